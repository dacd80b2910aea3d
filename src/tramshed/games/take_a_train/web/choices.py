"""What a player can do, for the page's script: the menu, and answers to "why not there?"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from tramshed.games.take_a_train.components import BONUS_PAYS, UNIT
from tramshed.games.take_a_train.moves import Bid, Choose, Favour, Replace, Take, TakeBonus
from tramshed.games.take_a_train.shown.table import TableSeen, TrainSeen
from tramshed.games.take_a_train.shown.things import CARD_NAMED, LocomotiveSeen, Wagon
from tramshed.games.take_a_train.web.texts import Texts, texts_in
from tramshed.kernel.moves import Move
from tramshed.kernel.view import View
from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Words
from tramshed.web.seats import Choice
from tramshed.web.why_not import explained

SEVERAL = "replace"
"""Chosen together, in the market's form: no element is this move."""


def menu(moves: Iterable[Move], view: View, words: Words) -> list[Choice]:
    """Legal moves as the script wants them; all bids are one entry."""
    seen: TableSeen = view.table
    texts = texts_in(words)
    listed = list(moves)
    choices = [_choice(move, seen, texts) for move in listed if move.amount is None]
    if amounts := [move.amount for move in listed if move.amount is not None]:
        choices.append(_bid(amounts, texts))
    return choices


def _choice(move: Move, seen: TableSeen, texts: Texts) -> Choice:
    alone = move.verb == SEVERAL
    return Choice(
        m=move.notation,
        s=None if alone else move.source,
        d=None if alone else move.target,
        a=None,
        say=label(move, seen, texts),
        tip=_tip(move, seen, texts),
    )


def _bid(amounts: Sequence[int], texts: Texts) -> Choice:
    least, most = min(amounts), max(amounts)
    said = texts.say("say.bid", amount=texts.money(least))
    if most > least:
        said = texts.say("say.bids", least=texts.money(least), most=texts.money(most))
    return Choice(m="bid #", s=None, d="lot", a=[least, most, UNIT], say=said, tip="")


# --- in words


def label(move: Move, seen: TableSeen, texts: Texts) -> str:
    """A move in words."""
    match move.decision:
        case Choose(locomotive):
            return texts.say(f"say.{move.verb}", engine=_engine(locomotive, seen, texts))
        case Favour(seat):
            return texts.say("say.favour", seat=seat)
        case Bid(dollars):
            return texts.say("say.bid", amount=texts.money(dollars))
        case Replace(card):
            return texts.say("say.replace", card=texts.wagon(card))
        case Take(card, train):
            return texts.say("say.take", card=texts.wagon(card), train=train)
        case TakeBonus():
            return texts.say("say.bonus", amount=texts.money(BONUS_PAYS * UNIT))
    return texts.say(f"say.{move.verb}")


def _engine(name: str, seen: TableSeen, texts: Texts) -> str:
    """A locomotive as its card shows it; one that is not on the table has its name only."""
    auction = seen.auction
    shown = [*auction.revealed, *auction.hand, *auction.set_aside]
    shown += [each.locomotive for each in _own_trains(seen) if each.locomotive]
    found = next((each for each in shown if each.name == name), None)
    return texts.the_engine(found) if found else name


def _tip(move: Move, seen: TableSeen, texts: Texts) -> str:
    """What the target shows: what a wagon brings, what a locomotive costs."""
    match move.decision:
        case TakeBonus():
            return _brings(BONUS_PAYS * UNIT, texts)
        case Take(card, train):
            return _brings(_gain(card, train, seen), texts)
        case Choose(locomotive):
            return _cost(move.verb, locomotive, seen, texts)
    return ""


def _brings(gain: int, texts: Texts) -> str:
    return texts.say("tip.gain", amount=texts.money(gain)) if gain else ""


def _cost(verb: str, locomotive: str, seen: TableSeen, texts: Texts) -> str:
    """Buying costs the power, picking the own bid."""
    if verb == "pick":
        if seen.seat is None:
            return ""
        return texts.say("tip.buy", amount=texts.money(seen.auction.bids.get(seen.seat, 0)))
    price = _power(locomotive, seen.auction.revealed) if verb == "buy" else 0
    return texts.say(f"tip.{verb}", amount=texts.money(price))


def _power(name: str, engines: Iterable[LocomotiveSeen]) -> int:
    return next((each.power for each in engines if each.name == name), 0)


def _gain(card: str, number: int, seen: TableSeen) -> int:
    """By how much a card raises the income of the train it joins."""
    trains = _own_trains(seen)
    if number > len(trains):
        return 0
    train = trains[number - 1]
    if card == "plus-one":
        return train.worth
    value = _value(card, train)
    if train.face_down:
        return max(value - train.income, 0)
    return value * train.multiplier


def _own_trains(seen: TableSeen) -> Sequence[TrainSeen]:
    """Those of the viewer; for a spectator, of whoever is to move."""
    seat = seen.seat if seen.seat is not None else seen.to_move
    return seen.players[seat].trains if seat is not None else ()


def _value(card: str, train: TrainSeen) -> int:
    """What a wagon is worth; the Twin is what stands first."""
    if card == "twin":
        return _value(train.wagons[0], train) if train.wagons else 0
    known = CARD_NAMED[card]
    return known.value if isinstance(known, Wagon) else 0


# --- why not?


def why(answer: Answer, view: View, words: Words, rules: str) -> Markup:
    """What forbids something, as HTML; `rules` is the rules page's address."""
    texts = texts_in(words)
    said = label(answer.move, view.table, texts) if answer.move else ""
    return explained(answer, said, texts, rules)
