"""What a player can do, for the page's script: the menu, and answers to "why not there?"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from markupsafe import Markup

from tramshed.games.take_a_train.components import BONUS_PAYS, UNIT
from tramshed.games.take_a_train.shown.table import LocomotiveSeen, TableSeen, TrainSeen
from tramshed.games.take_a_train.web.texts import Texts
from tramshed.kernel.game import Reason
from tramshed.kernel.match import Match
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, Words
from tramshed.web.seats import Choice

SEVERAL = "replace"
"""Chosen together, in the market's form: no element is this move."""


def menu(moves: Iterable[Move], view: View, words: Words) -> list[Choice]:
    """Legal moves as the script wants them; all bids are one entry."""
    seen: TableSeen = view.table
    texts = Texts(words)
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
    verb, *rest = move.notation.split()
    match verb:
        case "name" | "buy" | "pick" | "keep" | "turn":
            return texts.say(f"say.{verb}", engine=rest[0])
        case "favour":
            return texts.say("say.favour", seat=int(rest[0]))
        case "bid":
            return texts.say("say.bid", amount=texts.money(int(rest[0])))
        case "replace":
            return texts.say("say.replace", card=texts.wagon(rest[0]))
        case "take" if len(rest) == 2:
            return texts.say("say.take", card=texts.wagon(rest[0]), train=int(rest[1]))
        case "take":
            return texts.say("say.bonus", amount=texts.money(BONUS_PAYS * UNIT))
    return texts.say(f"say.{verb}")


def _tip(move: Move, seen: TableSeen, texts: Texts) -> str:
    """What the target shows: what a wagon brings, what a locomotive costs."""
    verb, *rest = move.notation.split()
    if verb == "take":
        gain = _gain(rest, seen)
        return texts.say("tip.gain", amount=texts.money(gain)) if gain else ""
    if verb in ("name", "keep", "turn", "buy"):
        price = _power(rest[0], seen.auction.revealed) if verb == "buy" else 0
        return texts.say(f"tip.{verb}", amount=texts.money(price))
    if verb == "pick" and seen.seat is not None:
        return texts.say("tip.buy", amount=texts.money(seen.auction.bids.get(seen.seat, 0)))
    return ""


def _power(name: str, engines: Iterable[LocomotiveSeen]) -> int:
    return next((each.power for each in engines if each.name == name), 0)


def _gain(taken: Sequence[str], seen: TableSeen) -> int:
    """By how much a card raises the income of the train it joins."""
    if taken[0] == "bonus":
        return BONUS_PAYS * UNIT
    seat = seen.seat if seen.seat is not None else seen.to_move
    trains = seen.players[seat].trains if seat is not None else ()
    number = int(taken[1])
    if number > len(trains):
        return 0
    train = trains[number - 1]
    if taken[0] == "plus-one":
        return train.worth
    value = _value(taken[0], train)
    if train.face_down:
        return max(value - train.income, 0)
    return value * train.multiplier


def _value(card: str, train: TrainSeen) -> int:
    """What a wagon is worth; the Twin is what stands first."""
    if card == "twin":
        card = train.wagons[0] if train.wagons else "-0"
    return int(card.rpartition("-")[2])


# --- why not?


def why(match: Match, seat: int, source: str, target: str, words: Words, rules: str) -> Markup:
    """Why something may not be put somewhere, as HTML; `rules` is the rules page's address."""
    texts = Texts(words)
    move = _by_elements(match.moves).get((source, target))
    reason: Reason | None = match.why_not(move, seat) if move else None
    if move is None or reason is None:
        return Markup("<p>{}</p>").format(texts.say("why.nothing"))
    said = label(move, match.view(seat).table, texts)
    return Markup(
        '<p><b>{}:</b> {}. <a class="clause" href="{}#{}" target="_blank">{}</a></p>'
    ).format(said, words.say(Message(reason.message)), rules, reason.clause, reason.clause)


@cache
def _by_elements(moves: MoveTable) -> dict[tuple[str | None, str | None], Move]:
    """Moves by what is taken up and where it is put; buying comes before picking."""
    found: dict[tuple[str | None, str | None], Move] = {}
    for move in moves:
        found.setdefault((move.source, move.target), move)
    return found
