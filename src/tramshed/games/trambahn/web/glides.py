"""What glides where, for the page's animation: element ids, or patterns of them.

`origins` says for newly shown elements from which old element they came; `departures` says for
elements that are gone where they went. `hand-*` stands for any new (or gone) element whose id
begins with `hand-`. A hidden card is never named: an opponent's card leaves from a back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.trambahn.shown import news
from tramshed.games.trambahn.shown.things import Card
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.words import Seat

Pair = tuple[str, str]


def origins(events: Sequence[news.Event], seat: int, undone: bool = False) -> dict[str, str]:
    """New element → old element, for what a seat sees of some events; if a move was taken back,
    its events the other way round."""
    pairs = [pair for event in events for pair in _moved(event, seat)]
    return dict(_turned(pair) for pair in pairs) if undone else dict(pairs)


def departures(events: Sequence[news.Event], seat: int) -> dict[str, str]:
    """Old element → the place it went to, where nothing new shows it."""
    gone: dict[str, str] = {}
    played: Sequence[str] = ()
    for event in events:
        match event:
            case news.PassengerPlaced(player, card):
                played = _played(player, card, seat)
            case news.LineScored(line):
                gone |= dict.fromkeys((f"row-{line.name}-*", *played), "discard")
            case news.ColumnLost(player):
                side = side_of(player, seat)
                gone[f"{side}column-*"] = f"{side}money"
    return gone


def _moved(event: news.Event, seat: int) -> Iterator[Pair]:
    match event:
        case news.PassengerPlaced(player, card, line):
            yield f"row-{line.name}-*", _hand(player, card, seat)
        case news.StationBuilt(player, card, column):
            yield f"{side_of(player, seat)}column-{column}-card-*", _hand(player, card, seat)
        case news.IncomeTaken(player, card):
            yield f"{side_of(player, seat)}money-top", _hand(player, card, seat)
        case news.IncomeTakenUnseen(player):
            yield f"{side_of(player, seat)}money-top", _unseen(player, seat)
        case news.TramBought(player, tram, column):
            yield f"{side_of(player, seat)}column-{column}-tram", f"market-{tram.name}"
        case news.MoneyPaid(player) | news.MoneyHalved(player):
            yield "discard-top", f"{side_of(player, seat)}money"
        case news.DeckRebuilt():
            yield "deck-top", "discard"
        case news.CardDrawn(player) | news.CardsDrawnUnseen(player):
            yield f"{side_of(player, seat)}hand-*", "deck"
        case news.TramTurnedUp():
            yield "market-*", "tram-stack"


def _turned(pair: Pair) -> Pair:
    """What went from the hand or the market to a place comes back from it."""
    new, old = pair
    return old.rsplit("-", 1)[0] + "-*", new


def side_of(player: Seat, seat: int) -> str:
    """What the ids of a player's elements begin with: one side of the table is below."""
    return "" if player.number == (1 if seat == SPECTATOR else seat) else "theirs-"


def _hand(player: Seat, card: Card, seat: int) -> str:
    """The element a card left: the card itself in the reader's hand, else a back."""
    return f"hand-{card.name}" if player.number == seat else _unseen(player, seat)


def _unseen(player: Seat, seat: int) -> str:
    return f"{side_of(player, seat)}hand-1"


def _played(player: Seat, card: Card, seat: int) -> Sequence[str]:
    """The hand's elements, one of which is gone once this card is played."""
    if side_of(player, seat):
        return ("theirs-hand-*",)
    left = _hand(player, card, seat)
    return (left, f"{left}-*")
