"""The zones of the table: what each depends on, and nothing else.

A zone is sent to a page when its value has changed, and its HTML is remembered by value: so values
are small, hashable, and equal where things look equal.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from last_tram.shown.table import PlayerSeen, TableSeen
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.web.seats import Offers, Sitter

ZONES = ("status", "stop", "trams", "hand", "actions")
"""`status` stands in the page's bar, the others where `board` puts them."""


class Status(Plain):
    """A sentence of the page, and who it is about."""

    says: str
    name: str = ""
    yours: bool = False
    over: bool = False


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
    view: View, sitters: Sequence[Sitter], offers: Offers, conceded: int | None
) -> dict[str, Hashable]:
    """All zones of the table as a seat sees it; `conceded` is the seat that gave up, if any."""
    seen: TableSeen = view.table
    over = seen.phase == "over" or conceded is not None
    return {
        "status": _after(seen, sitters, conceded) if over else _status(seen, sitters),
        "stop": seen.stop,
        "trams": tuple(
            Tram(sitter, player, seat == seen.seat)
            for seat, (sitter, player) in enumerate(zip(sitters, seen.players, strict=True))
        ),
        "hand": seen.hand,
        "actions": Actions(seen.seat is not None, over, offers),
    }


def _status(seen: TableSeen, sitters: Sequence[Sitter]) -> Status:
    if seen.turn is not None:
        yours = seen.turn == seen.seat
        return Status("status.board" if yours else "other.board", sitters[seen.turn].name, yours)
    yours = seen.seat is not None and not seen.players[seen.seat].has_laid
    return Status("status.lay" if yours else "other.lay", yours=yours)


def _after(seen: TableSeen, sitters: Sequence[Sitter], conceded: int | None) -> Status:
    others = (seat for seat in range(len(sitters)) if seat != conceded)
    best = max(others, key=lambda seat: seen.players[seat].points)
    return Status("over", sitters[best].name, over=True)
