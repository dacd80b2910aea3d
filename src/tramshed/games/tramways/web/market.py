"""The market: the timetable of new passengers, the auction row, what can be built, the books."""

from __future__ import annotations

from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.shown.seen import BookSeen, TableSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.kernel.plain import Plain

IN_SHEET = ("book", "commerce")
"""Steps at which books and pile lie on a sheet."""


class Supply(Plain):
    """Buildings of one type, each with its ticket."""

    trade: str
    tickets: tuple[TicketSeen, ...]


class Market(Plain):
    """All that lies beside the map."""

    solo: bool
    round: int
    demand: tuple[str, ...]
    supply: int
    row: tuple[TicketSeen, ...]
    row_named: bool
    """Do its tickets bear their names, or lie those on a sheet?"""
    newest: int | None
    left: int
    buildings: tuple[Supply, ...]
    buildings_named: bool
    pile: bool
    left_in_pile: int
    faces: tuple[TicketSeen, ...]
    faces_named: bool
    books: tuple[BookSeen, ...]
    books_named: bool
    draft: tuple[TicketSeen, ...]

    @property
    def is_supplied(self) -> bool:
        """Is anything to be built?"""
        return any(each.tickets for each in self.buildings)

    @property
    def has_books(self) -> bool:
        """Is there a ticket in any book?"""
        return bool(self.left_in_pile) or any(book.left for book in self.books)


def market(seen: TableSeen, acts: bool) -> Market:
    """What everybody sees, and what the viewer remembers of books."""
    solo, on_sheet = len(seen.players) == 1, acts and seen.step in IN_SHEET
    return Market(
        solo=solo,
        round=seen.round,
        demand=seen.demand,
        supply=seen.supply,
        row=seen.row,
        row_named=not (acts and seen.step in ("take", "line")),
        newest=seen.newest,
        left=seen.auction_left,
        buildings=tuple(
            Supply(trade, tuple(each for each in seen.buildings if each.trade == trade))
            for trade in TRADE_LETTERS
        ),
        buildings_named=not (acts and seen.step == "ticket"),
        pile=seen.pile,
        left_in_pile=seen.books[0].left if seen.pile else 0,
        faces=seen.faces if seen.pile else (),
        faces_named=not on_sheet,
        books=() if seen.pile else seen.books,
        books_named=not on_sheet,
        draft=seen.draft if seen.step == "sides" else (),
    )
