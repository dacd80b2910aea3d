"""The market: the timetable of new passengers, the auction row, what can be built, the books. Each
is a zone of its own: market-times, and so on."""

from __future__ import annotations

from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.shown.seen import BookSeen, TableSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.kernel.plain import Plain

IN_SHEET = ("book", "commerce")
"""Steps at which books and pile lie on a sheet."""


class Times(Plain):
    """When passengers come, and whereto."""

    round: int
    demand: tuple[str, ...]
    supply: int


class Row(Plain):
    """The auction row; while sides are chosen, the parcels to be drafted."""

    solo: bool
    begun: bool
    tickets: tuple[TicketSeen, ...]
    named: bool
    """Do its tickets bear their names, or lie those on a sheet?"""
    left: int
    draft: tuple[TicketSeen, ...]


class Supply(Plain):
    """Buildings of one type, each with its ticket."""

    trade: str
    tickets: tuple[TicketSeen, ...]


class Supplies(Plain):
    """What can be built."""

    begun: bool
    buildings: tuple[Supply, ...]
    named: bool

    @property
    def is_there(self) -> bool:
        """Is anything to be built?"""
        return any(each.tickets for each in self.buildings)


class Books(Plain):
    """Books of development tickets, or the pile of them."""

    begun: bool
    pile: bool
    left_in_pile: int
    faces: tuple[TicketSeen, ...]
    books: tuple[BookSeen, ...]
    named: bool

    @property
    def is_there(self) -> bool:
        """Is there a ticket in any book?"""
        return bool(self.left_in_pile) or any(book.left for book in self.books)


def market(seen: TableSeen, acts: bool) -> dict[str, Plain]:
    """What everybody sees, and what the viewer remembers of books."""
    begun, step = seen.round > 0, seen.step if acts else ""
    return {
        "market-times": Times(seen.round, seen.demand, seen.supply),
        "market-row": Row(
            solo=len(seen.players) == 1,
            begun=begun,
            tickets=seen.row,
            named=step not in ("take", "line"),
            left=seen.auction_left,
            draft=seen.draft if seen.step == "sides" else (),
        ),
        "market-supply": Supplies(
            begun=begun,
            buildings=tuple(_supply(seen, trade) for trade in TRADE_LETTERS),
            named=step != "ticket",
        ),
        "market-books": Books(
            begun=begun,
            pile=seen.pile,
            left_in_pile=seen.books[0].left if seen.pile else 0,
            faces=seen.faces if seen.pile else (),
            books=() if seen.pile else seen.books,
            named=step not in IN_SHEET,
        ),
    }


def _supply(seen: TableSeen, trade: str) -> Supply:
    return Supply(trade, tuple(each for each in seen.buildings if each.trade == trade))
