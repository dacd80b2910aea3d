"""The zones of the table: what each depends on, and nothing else.

A zone is sent to a page when its value has changed, and its HTML is remembered by value: so values
are small, hashable, and equal where things look equal.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from last_tram.shown.table import PlayerSeen, TableSeen
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.web.result import Ended
from tramshed.web.seats import Offers, Sitter, names_of

ZONES = ("status", "stop", "trams", "hand", "actions")
"""`status` stands in the page's bar, the others where `board` puts them."""


class Status(Plain):
    """A sentence of the page, and who it is about."""

    says: str
    name: str = ""
    yours: bool = False
    ended: Ended | None = None
    """How it ended, for the viewer."""
    reader: int | None = None


class Tram(Plain):
    """A player's tram."""

    sitter: Sitter
    player: PlayerSeen
    you: bool


class Actions(Plain):
    """The buttons; a spectator has none."""

    seated: bool
    over: bool
    offers: Offers


def zone_data(
    view: View, sitters: Sequence[Sitter], offers: Offers, outcome: Outcome | None
) -> dict[str, Hashable]:
    """All zones of the table as a seat sees it; `outcome` is how it ended, once it has."""
    seen: TableSeen = view.table
    return {
        "status": _after(seen, sitters, outcome) if outcome else _status(seen, sitters),
        "stop": seen.stop,
        "trams": tuple(
            Tram(sitter, player, seat == seen.seat)
            for seat, (sitter, player) in enumerate(zip(sitters, seen.players, strict=True))
        ),
        "hand": seen.hand,
        "actions": Actions(seen.seat is not None, outcome is not None, offers),
    }


def _status(seen: TableSeen, sitters: Sequence[Sitter]) -> Status:
    if seen.turn is not None:
        yours = seen.turn == seen.seat
        return Status("status.board" if yours else "other.board", sitters[seen.turn].name, yours)
    yours = seen.seat is not None and not seen.players[seen.seat].has_laid
    return Status("status.lay" if yours else "other.lay", yours=yours)


def _after(seen: TableSeen, sitters: Sequence[Sitter], outcome: Outcome) -> Status:
    return Status("over", ended=Ended(outcome, names_of(sitters)), reader=seen.seat)
