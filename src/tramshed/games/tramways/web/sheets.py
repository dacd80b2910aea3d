"""Sheets that dock over the map: whatever is decided neither on it nor with the hand alone."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.shown.seen import BookSeen, EntrySeen, TableSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web.deciding import awaited
from tramshed.games.tramways.web.desk import least_that_leads
from tramshed.games.tramways.web.facts import Facts
from tramshed.games.tramways.web.legal import Legal
from tramshed.games.tramways.web.order import room
from tramshed.kernel.plain import Plain
from tramshed.web.seats import Sitter

LEAST_COLUMNS = 10
"""Bids that the auction's table shows."""


class Deciding(Plain):
    """A player where all decide at once."""

    seat: int
    name: str
    you: bool
    sealed: bool


class Sides(Plain):
    """Which side of the player board?"""

    yours: bool
    players: tuple[Deciding, ...]


class Choosing(Plain):
    """One of some tickets: of a book, a packet, the auction, the draft, beside the pile."""

    what: str
    book: str
    tickets: tuple[TicketSeen, ...]
    yours: bool
    newest: int = 0
    """The ticket of the solo auction that costs stress."""
    players: tuple[Deciding, ...] = ()


class Bidder(Plain):
    """A row of the auction's table."""

    seat: int
    name: str
    you: bool
    bid: int
    is_in: bool
    leads: bool
    to_bid: bool


class AuctionSheet(Plain):
    """The auction: what is for sale, who bids what, which places are left."""

    tickets: tuple[TicketSeen, ...]
    bidders: tuple[Bidder, ...]
    places: tuple[Deciding | None, ...]
    columns: int
    allowed: tuple[int, ...] | None
    """The viewer's bids; None if it is not his turn."""
    preset: int
    worry: int
    """Stress for the first player."""


class Commerce(Plain):
    """Money, or a ticket of a book or of the pile."""

    pile: bool
    books: tuple[BookSeen, ...]
    faces: tuple[TicketSeen, ...]
    left: int
    cash: bool
    """Can money be had?"""


class Kind(Plain):
    """A type of building that can be built, with its tickets."""

    trade: str
    tickets: tuple[TicketSeen, ...]


class Building(Plain):
    """What to build on a parcel."""

    label: str
    is_low: bool
    """Does the parcel lie in the lower half of the map, where sheets dock else?"""
    kinds: tuple[Kind, ...]
    limit: int


class Office(Plain):
    """Administration: the own sheet, and who has sealed his."""

    entries: tuple[EntrySeen, ...]
    later: tuple[TicketSeen, ...]
    """Tickets with a passenger: played openly afterwards."""
    players: tuple[Deciding, ...]
    demand: str
    yours: bool


class LastHand(Plain):
    """The hand of round 6: chosen from all own tickets."""

    tickets: tuple[TicketSeen, ...]
    kept: frozenset[int]
    """Already in hand: they stay."""
    chosen: frozenset[int]
    drafted: frozenset[int]
    """Those that a draft takes, or could take."""
    room: int
    limit: int
    fits: frozenset[int]
    """Those that can be chosen next."""
    players: tuple[Deciding, ...]
    yours: bool


SheetData = Sides | Choosing | AuctionSheet | Commerce | Building | Office | LastHand | None


def sheet(
    seen: TableSeen, sitters: Sequence[Sitter], acts: bool, can: Legal, facts: Facts
) -> SheetData:
    """What docks over the map now, if anything."""
    if seen.bidding:
        return _auction(seen, sitters, can)
    match seen.step:
        case "sides":
            return Sides(acts, _everybody(seen, sitters))
        case "draft":
            return Choosing("draft", "", seen.draft, acts)
        case "keep" | "top" | "packet" | "take" | "line":
            return _choosing(seen, sitters, acts)
        case "book" | "commerce" if acts:
            return _commerce(seen, can)
        case "ticket" if acts:
            return _building(seen)
        case "administration":
            return _office(seen, sitters, acts)
        case "hand":
            return _last_hand(seen, sitters, acts, can, facts)
    return None


def _everybody(seen: TableSeen, sitters: Sequence[Sitter]) -> tuple[Deciding, ...]:
    """All players, with who has decided."""
    deciding = awaited(seen)
    return tuple(
        Deciding(seat, sitter.name, seat == seen.seat, seat not in deciding)
        for seat, sitter in enumerate(sitters)
    )


# --- tickets to choose from


def _choosing(seen: TableSeen, sitters: Sequence[Sitter], acts: bool) -> SheetData:
    match seen.step:
        case "packet":
            mine = seen.books[seen.seat].inside if seen.seat is not None else ()
            return Choosing("packet", "", mine, acts, players=_everybody(seen, sitters))
        case "take":
            return Choosing("take", "", seen.row, acts)
        case "line":
            return Choosing("line", "", seen.row, acts, seen.newest or 0)
    if not acts:
        return None
    book = seen.books[int(seen.choice) - 1]
    inside = {each.number: each for each in (*book.inside, *((book.top,) if book.top else ()))}
    tickets = tuple(inside[number] for number in sorted(inside))
    return Choosing(seen.step, seen.choice, tickets, acts)


def _commerce(seen: TableSeen, can: Legal) -> Commerce:
    return Commerce(
        pile=seen.pile,
        books=() if seen.pile else seen.books,
        faces=seen.faces if seen.pile else (),
        left=seen.books[0].left if seen.pile else 0,
        cash="cash" in can.words,
    )


def _building(seen: TableSeen) -> Building:
    player = seen.players[seen.seat or 0]
    return Building(
        label=seen.choice,
        is_low=_is_low(seen, seen.choice),
        kinds=tuple(
            Kind(trade, tuple(each for each in seen.buildings if each.trade == trade))
            for trade in TRADE_LETTERS
        ),
        limit=player.limit,
    )


def _is_low(seen: TableSeen, parcel: str) -> bool:
    lowest = max(cell.row for cell in seen.cells.values())
    return seen.lot(parcel).row * 2 > lowest


# --- the auction


def _auction(seen: TableSeen, sitters: Sequence[Sitter], can: Legal) -> AuctionSheet:
    highest = max((each.bid for each in seen.players if each.in_auction), default=0)
    yours = seen.step == "auction" and seen.to_move == seen.seat
    return AuctionSheet(
        tickets=seen.row,
        bidders=tuple(
            Bidder(
                seat=seat,
                name=sitters[seat].name,
                you=seat == seen.seat,
                bid=seen.players[seat].bid,
                is_in=seen.players[seat].in_auction,
                leads=seen.players[seat].in_auction and 0 < seen.players[seat].bid == highest,
                to_bid=seat == seen.to_move,
            )
            for seat in seen.bidding
        ),
        places=tuple(
            None if seat is None else Deciding(seat, sitters[seat].name, seat == seen.seat, True)
            for seat in seen.order
        ),
        columns=max(LEAST_COLUMNS, *(each.bid for each in seen.players)),
        allowed=can.bids if yours else None,
        preset=least_that_leads(seen, can.bids) if can.bids else 0,
        worry=2 if seen.round == 6 else 1,
    )


# --- administration


def _office(seen: TableSeen, sitters: Sequence[Sitter], acts: bool) -> Office:
    later = (each for each in seen.hand if "passenger" in each.slots)
    return Office(
        entries=seen.sheet.entries if seen.sheet else (),
        later=tuple(later) if acts else (),
        players=_everybody(seen, sitters),
        demand=seen.demand[seen.round - 1] if seen.round <= len(seen.demand) else "",
        yours=acts,
    )


def _last_hand(
    seen: TableSeen, sitters: Sequence[Sitter], acts: bool, can: Legal, facts: Facts
) -> LastHand:
    player = seen.players[seen.seat or 0]
    held = frozenset(each.number for each in seen.hand)
    return LastHand(
        tickets=seen.own,
        kept=held,
        chosen=can.chosen | frozenset(map(int, facts.sealed)),
        drafted=frozenset(map(int, (*facts.sealed, *facts.possible))),
        room=room(seen),
        limit=player.limit,
        fits=can.tickets,
        players=_everybody(seen, sitters),
        yours=acts,
    )
