"""The table as plain Python values, in the game's words: for people, pages and analysts.

Seats count from 0; cells, tickets, parcels and icons have their names in notation (names.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from tramshed.games.tramways.names import column
from tramshed.games.tramways.shown.things import Icon, TicketSeen
from tramshed.kernel.plain import Plain

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""Columns and rows from a cell to the next on each side."""


class TileSeen(Plain):
    """A rail tile: its two sides, such as "ns", and the track it belongs to."""

    sides: str
    owner: int
    track: int
    upgraded: bool


class SiteSeen(Plain):
    """A building square, or a parcel. Squares of one building have the same `node`, a cell."""

    cell: str
    label: str
    trade: str
    owner: int | None
    node: str
    squares: int
    upgraded: bool
    passenger: bool


class CellSeen(Plain):
    """A cell of the map."""

    name: str
    column: int
    row: int
    ground: str
    """plain, mountain, lake or site."""
    site: SiteSeen | None
    tiles: tuple[TileSeen, ...]


class TrackSeen(Plain):
    """A track. Its ends are a tile's cell and side; where one points at a building or a bare parcel
    of its owner, `stops` has that cell, else ""."""

    number: int
    owner: int
    tiles: int
    upgraded: bool
    ends: tuple[tuple[str, str], tuple[str, str]]
    stops: tuple[str, str]
    fare: int

    @property
    def complete(self) -> bool:
        """Does it lead from somewhere to somewhere?"""
        return all(self.stops)


class BoardSeen(Plain):
    """A board of the map: where its top left cell lies, its letter, year and quarter turns."""

    column: int
    row: int
    letter: str
    name: str
    year: int
    turned: int


@dataclass(frozen=True, eq=False)
class MapSeen:
    """The map. As long as nothing on it changes, everybody who looks sees the very same one: what
    is made of it can be remembered by it."""

    boards: tuple[BoardSeen, ...]
    cells: dict[str, CellSeen]
    tracks: tuple[TrackSeen, ...]


class PurseSeen(Plain):
    """What moves in front of a player."""

    cash: int
    joy: int
    stress: int
    workers: int


class PlayerSeen(Plain):
    """What everybody knows of a player."""

    purse: PurseSeen
    hard: bool
    last_stress: int
    most_workers: int
    limit: int
    straights: int
    curves: int
    held: int
    deck: int
    discard: tuple[TicketSeen, ...]
    surely_held: tuple[TicketSeen, ...]
    bid: int
    in_auction: bool
    complete: int
    """Complete tracks."""
    points: int
    """The score, if the game ended now (TW-5.1)."""


class BookSeen(Plain):
    """A book of tickets, or the pile. `inside`: what the viewer knows to be in it."""

    left: int
    top: TicketSeen | None
    opened: bool
    inside: tuple[TicketSeen, ...]


class BillSeen(Plain):
    """What is still to be paid: money (below 0: change), rails, a sign, one of some goals."""

    what: str
    money: int
    rails: int
    sign: Icon | None
    goals: tuple[str, ...]
    ticket: TicketSeen | None
    slot: int
    """The ticket being played, and its slots used so far; see state.py."""
    spent: tuple[TicketSeen, ...]
    """Tickets of the trip that may still give money."""


class TripSeen(Plain):
    """A passenger on the way: from a cell, to a goal, now at a cell, along some tracks."""

    origin: str
    goal: str
    at: str
    tracks: tuple[TrackSeen, ...]


class EntrySeen(Plain):
    """A ticket on the viewer's sheet: the icons used, or thrown away."""

    ticket: TicketSeen
    icons: tuple[Icon, ...]
    discarded: bool


class SheetSeen(Plain):
    """What the viewer has decided while all do."""

    purse: PurseSeen
    entries: tuple[EntrySeen, ...]


class TableSeen(Plain):
    """The table as one seat sees it."""

    seat: int | None
    """The viewer; None for a spectator."""
    step: str
    round: int
    """0 during set-up."""
    half: int
    """The action round, 1 or 2; else 0."""
    taken: int
    """Actions taken in it."""
    to_move: int | None
    """None where several decide, or nobody does."""
    done: tuple[int, ...]
    """Seats that have decided, where all do at once."""
    order: tuple[int | None, ...]
    """The order of play; None for a place that is still free in the auction."""
    bidding: tuple[int, ...]
    """The old order, during an auction."""
    demand: tuple[str, ...]
    supply: int
    wanting: int
    row: tuple[TicketSeen, ...]
    """Auction tickets face up."""
    newest: int | None
    auction_left: int
    buildings: tuple[TicketSeen, ...]
    """Building tickets in supply, each with its tile."""
    draft: tuple[TicketSeen, ...]
    pile: bool
    faces: tuple[TicketSeen, ...]
    """Development tickets face up, beside the pile or on books."""
    books: tuple[BookSeen, ...]
    map: MapSeen
    line: int | None
    """The track being laid or upgraded, and what its new tiles cost, in rails."""
    cost: int
    choice: str
    """What a choice is about: a book's number or a parcel."""
    ticket: TicketSeen | None
    """Of the building to come."""
    bill: BillSeen | None
    trip: TripSeen | None
    hand: tuple[TicketSeen, ...]
    own: tuple[TicketSeen, ...]
    """All tickets that the viewer can have: the hand is chosen from them in the last round."""
    sheet: SheetSeen | None
    players: tuple[PlayerSeen, ...]

    @property
    def boards(self) -> tuple[BoardSeen, ...]:
        return self.map.boards

    @property
    def cells(self) -> dict[str, CellSeen]:
        """By name."""
        return self.map.cells

    @property
    def tracks(self) -> tuple[TrackSeen, ...]:
        return self.map.tracks

    def beside(self, cell: str, side: str) -> CellSeen | None:
        """The cell on some side of another, if the map goes on there."""
        here, (right, down) = self.cells[cell], STEPS[side]
        if here.column + right < 0:
            return None
        return self.cells.get(f"{here.row + down + 1}{column(here.column + right)}")

    def lot(self, label: str) -> CellSeen:
        """The cell of a parcel, built on or not."""
        return next(each for each in self.cells.values() if each.site and each.site.label == label)
