"""What the player to move is to do, and his legal moves in a menu."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tramshed.games.take_a_train.components import BONUS_PAYS, UNIT
from tramshed.games.take_a_train.moves import Bid, Choose, Favour, Replace, Take, TakeBonus
from tramshed.games.take_a_train.shown.table import PlayerSeen, TableSeen, TrainSeen
from tramshed.games.take_a_train.shown.things import LocomotiveSeen, Money
from tramshed.games.take_a_train.text import tiles
from tramshed.games.take_a_train.text.tiles import dollars
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words
from tramshed.text.lines import LOUD


def task(seen: TableSeen) -> Message:
    """What is to be decided."""
    amount = _amount(seen)
    name = _variant(seen)
    return Message(f"task.{name}", {} if amount is None else {"amount": Money(amount)})


def _variant(seen: TableSeen) -> str:
    """The step, told apart by auction or by what is left of it."""
    match seen.step:
        case "raising" | "favouring" if seen.kind in ("open", "preempted"):
            return f"{seen.step}-{seen.kind}"
        case "naming" if seen.kind == "passing":
            return "naming-passing"
        case "bidding" if seen.kind == "preempted":
            return "bidding-preempted"
        case "bidding" if seen.seat == seen.auction.starter:
            return "bidding-starter"
        case "moving" if not _can_replace(seen):
            return "taking"
    return seen.step


def _amount(seen: TableSeen) -> int | None:
    """The sum of money that a task names."""
    auction, own = seen.auction, _own(seen)
    match _variant(seen):
        case "opening" | "bidding-starter":
            return auction.lot.power if auction.lot else None
        case "raising" | "raising-open":
            return auction.price
        case "adding" | "picking":
            return auction.bids.get(seen.seat or 0)
        case "turning":
            return draft_price(own)
        case "moving" | "replacing":
            return own.replacing
    return None


def _own(seen: TableSeen) -> PlayerSeen:
    seat = seen.seat if seen.seat is not None else seen.to_move
    return seen.players[seat or 0]


def _can_replace(seen: TableSeen) -> bool:
    own = _own(seen)
    return not seen.replaced and own.replacing is not None and own.cash >= own.replacing


def draft_price(player: PlayerSeen) -> int:
    """What is to be paid for the face-up locomotives of a draft."""
    known = [
        train.locomotive for train in player.trains if train.locomotive and not train.face_down
    ]
    highest = max((each.multiplier for each in known), default=0)
    return sum(each.power for each in known) * highest


# --- the menu


def label(move: Move, seen: TableSeen, names: Sequence[str], words: Words) -> Text:
    """A legal move, beside its verb."""
    match move.decision:
        case Bid(amount):
            return Text(dollars(amount, words))
        case Favour(seat):
            return Text(names[seat - 1])
        case TakeBonus():
            return tiles.card("bonus", words).append(f" +{dollars(BONUS_PAYS * UNIT, words)}", LOUD)
        case Take(card, train):
            return _taking(card, train, seen, words)
        case Replace(card):
            return tiles.card(card, words)
        case Choose(locomotive):
            return tiles.locomotive(_locomotive(locomotive, seen), words)
    if move.verb == "deal":
        price = dollars(_own(seen).replacing or 0, words)
        return Text(words.say(Message("move.deal", {"amount": price})))
    return Text(words.say(Message(f"move.{move.verb}")))


def _locomotive(name: str, seen: TableSeen) -> LocomotiveSeen:
    owned = [train.locomotive for train in _own(seen).trains if train.locomotive]
    known = [*seen.auction.revealed, *seen.auction.hand, *owned]
    return next(each for each in known if each.name == name)


def _taking(card: str, number: int, seen: TableSeen, words: Words) -> Text:
    """A card, where it goes, and what it would add to the earnings."""
    train = _own(seen).trains[number - 1]
    text = tiles.card(card, words)
    text.append(f" → {number} ").append_text(tiles.engine(train, words))
    text.append(f" +{dollars(gain(card, train), words)}", LOUD)
    if card != "plus-one" and len(train.wagons) + 1 == seen.limit:
        text.append(f" {words.say(Message('move.ends'))}", LOUD)
    return text


def gain(card: str, train: TrainSeen) -> int:
    """What a train earns more with a card."""
    if card == "plus-one":
        return train.worth
    values = [tiles.value_of(wagon) for wagon in train.wagons if wagon != "twin"]
    value = values[0] if card == "twin" else tiles.value_of(card)
    return value * train.multiplier if train.multiplier else max([*values, value]) - train.income
