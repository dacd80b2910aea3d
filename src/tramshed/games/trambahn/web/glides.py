"""What glides where, for the page's animation: element ids, or patterns of them.

`origins` says for newly shown elements from which old element they came; `departures` says for
elements that are gone where they went. `hand-*` stands for any new (or gone) element whose id
begins with `hand-`. A hidden card is never named: an opponent's card leaves from a back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.trambahn.web.texts import notation
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.words import Message, Seat

Pair = tuple[str, str]


def origins(news: Sequence[Message], seat: int, undone: bool = False) -> dict[str, str]:
    """New element → old element, for what a seat sees of some news; if a move was taken back,
    its news the other way round."""
    pairs = [pair for message in news for pair in _moved(message, seat)]
    return dict(_turned(pair) for pair in pairs) if undone else dict(pairs)


def departures(news: Sequence[Message], seat: int) -> dict[str, str]:
    """Old element → the place it went to, where nothing new shows it."""
    gone: dict[str, str] = {}
    played: Sequence[str] = ()
    for message in news:
        if message.id in ("event.passenger", "event.passenger-conductor"):
            played = _played(message, seat)
        elif message.id == "event.scoring":
            line = _line(message.values["line"])
            gone |= dict.fromkeys((f"row-{line}-*", *played), "discard")
        elif message.id == "event.column-lost":
            own = _is_below(message, seat)
            gone["column-*" if own else "theirs-column-*"] = "money" if own else "theirs-money"
    return gone


def _moved(message: Message, seat: int) -> Iterator[Pair]:
    values = message.values
    own = _is_below(message, seat)
    column = f"{'column' if own else 'theirs-column'}-{values.get('column')}"
    money = "money" if own else "theirs-money"
    match message.id:
        case "event.passenger" | "event.passenger-conductor":
            yield f"row-{_row(message)}-*", _hand(message, seat)
        case "event.station" | "event.station-new":
            yield f"{column}-card-*", _hand(message, seat)
        case "event.income" | "event.income-unseen":
            yield f"{money}-top", _hand(message, seat)
        case "event.bought":
            tram = values["tram"]
            assert isinstance(tram, Message)
            yield f"{column}-tram", f"market-{tram.id.removeprefix('tram.')}"
        case "event.paid" | "event.halved":
            yield "discard-top", money
        case "event.rebuilt":
            yield "deck-top", "discard"
        case "event.drew" | "event.drew-unseen":
            yield "hand-*" if own else "theirs-hand-*", "deck"
        case "event.turned-up":
            yield "market-*", "tram-stack"


def _turned(pair: Pair) -> Pair:
    """What went from the hand or the market to a place comes back from it."""
    new, old = pair
    return old.rsplit("-", 1)[0] + "-*", new


def _played(message: Message, seat: int) -> Sequence[str]:
    """The hand's elements, one of which is gone once this card is played."""
    card = _hand(message, seat)
    return (card, f"{card}-*") if card.startswith("hand-") else ("theirs-hand-*",)


def _hand(message: Message, seat: int) -> str:
    """The element a card left: the card itself in the reader's hand, else a back."""
    if not _is_below(message, seat):
        return "theirs-hand-1"
    return "hand-1" if seat == SPECTATOR else f"hand-{_card(message)}"


def _is_below(message: Message, seat: int) -> bool:
    """Is the player of this message the one whose side is below?"""
    return message.values.get("player") == Seat(1 if seat == SPECTATOR else seat)


def _card(message: Message) -> str:
    """The card of a message, in notation."""
    card = message.values.get("card", Message("card.conductor"))
    assert isinstance(card, Message)
    return notation(card)


def _row(message: Message) -> str:
    """The row that a passenger joins."""
    if "line" in message.values:
        return _line(message.values["line"])
    return _card(message)[0]


def _line(line: object) -> str:
    assert isinstance(line, Message)
    return line.id.removeprefix("line.")
