"""A page that looks at a table, as far as the table and its clock are concerned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tramshed.kernel.news import News
from tramshed.server.play.clock import Pulse


class Page(Protocol):
    """Told of changes; what it makes of them is its own business."""

    held: list[int]
    """The seats of this device."""
    pulse: Pulse
    heard_at: float
    """When it last said something."""
    speed: str
    """How fast bots are to move for its reader (see pace.py)."""
    skips: bool
    """Does the reader skip what bots do now?"""

    def take_seats(self) -> None:
        """Somebody sat down or stood up."""

    def lower_curtain(self, awaited: tuple[int, ...]) -> None:
        """Hide the hand when it is somebody else's turn on this device."""

    def touch(self) -> None:
        """Something may have changed."""

    def taken_back(self, numbers: Sequence[int], struck: Sequence[list[News]], seat: int) -> None:
        """A seat has taken back these actions, of which those were the news."""

    def measure(self) -> None:
        """Find out how slow the connection is."""
