"""What zones show of a draft (draft.py)."""

from __future__ import annotations

from tramshed.games.tramways.planning.payment import Payment
from tramshed.games.tramways.planning.trips import Leg, Shortage
from tramshed.games.tramways.shown.seen import PurseSeen, SheetSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web.map import Marks
from tramshed.kernel.plain import Plain


class Ride(Plain):
    """The way of a passenger: where it goes, line by line; which of all ways it is, best first."""

    goal: str
    legs: tuple[Leg, ...]
    number: int
    ways: int
    other: str
    """What a draft uses for the next one; nothing if there is no other."""
    shortage: Shortage | None = None


class Facts(Plain):
    """What is drafted, what it takes and what it brings."""

    verb: str = ""
    """What is being done: one of the actions; nothing while none is begun."""
    tiles: int = 0
    rails: int = 0
    payment: Payment | None = None
    refused: str = ""
    """The icon that cannot be used, if one was asked for."""
    changed: bool = False
    """Was the payment changed by hand?"""
    ends: tuple[str, ...] = ()
    """What a line completes: one of these destinations is due."""
    lines: int = 0
    """Complete tracks more than before."""
    ride: Ride | None = None
    ticket: int = 0
    """Of the building that is built."""
    label: str = ""
    """The parcel that is built on."""
    bonuses: tuple[tuple[str, bool], ...] = ()
    """What the destination offers: cash, blind, book-2, joy-3; is it what is chosen?"""
    sealed: tuple[str, ...] = ()
    """Of a sheet that is to be sealed: icons used, and tickets chosen or thrown away."""
    possible: tuple[str, ...] = ()
    """What could be on it, too."""
    sheet: SheetSeen | None = None
    hand: tuple[TicketSeen, ...] = ()
    """How the sheet of the administration would look, and what would be left in the hand."""
    before: tuple[PurseSeen, ...] = ()
    after: tuple[PurseSeen, ...] = ()
    """What everybody has, before and after all of it."""
    marks: Marks = Marks()

    @property
    def goal(self) -> str:
        """Where the passenger goes."""
        return self.ride.goal if self.ride else ""
