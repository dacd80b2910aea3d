"""The players' plaques: who sits there, what everybody knows of him, what he did last."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways.components import CASH_A_JOY
from tramshed.games.tramways.shown.seen import PlayerSeen, PurseSeen, TableSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web.deciding import awaited
from tramshed.kernel.plain import Plain
from tramshed.web.seats import Sitter

MOST_SHOWN = 3
"""Discards that a plaque shows."""


class Plaque(Plain):
    """One player's plaque."""

    seat: int
    sitter: Sitter
    below: bool
    """At the bottom of the table."""
    you: bool
    awaited: bool
    sealed: bool
    """He has decided, others have not."""
    winner: bool
    place: int | None
    """In the order of play, from 1."""
    purse: PurseSeen
    then: int | None
    """The stress to come, by what is being drafted."""
    last_stress: int
    most_workers: int
    held: int
    limit: int
    deck: int
    discarded: int
    discard: tuple[TicketSeen, ...]
    """The last few of them."""
    sure: tuple[TicketSeen, ...]
    """What everybody knows to be in his hand."""
    straights: int
    curves: int
    complete: int
    points: int


def lowest(seen: TableSeen) -> int:
    """Who sits at the bottom: the viewer; for a spectator the last one."""
    return seen.seat if seen.seat is not None else len(seen.players) - 1


def plaques(
    seen: TableSeen, sitters: Sequence[Sitter], winners: Sequence[int], then: int | None = None
) -> dict[str, Plaque]:
    """From the viewer's left round the table, his own the last."""
    below, seats = lowest(seen), len(seen.players)
    zones = {}
    for number in range(1, seats + 1):
        seat = (below + number) % seats
        zones[f"plaque-{number}"] = _plaque(
            seen, seat, sitters[seat], seat in winners, then if seat == below else None
        )
    return zones


def _plaque(seen: TableSeen, seat: int, sitter: Sitter, winner: bool, then: int | None) -> Plaque:
    player, deciding = seen.players[seat], awaited(seen)
    purse, held, points = _now(seen, seat, player)
    return Plaque(
        seat=seat,
        sitter=sitter,
        below=seat == lowest(seen),
        you=seat == seen.seat,
        awaited=seat in deciding,
        sealed=seat in seen.done,
        winner=winner,
        place=seen.order.index(seat) + 1 if seat in seen.order else None,
        purse=purse,
        then=then,
        last_stress=player.last_stress,
        most_workers=player.most_workers,
        held=held,
        limit=player.limit,
        deck=player.deck,
        discarded=len(player.discard),
        discard=player.discard[-MOST_SHOWN:],
        sure=() if seat == seen.seat else player.surely_held,
        straights=player.straights,
        curves=player.curves,
        complete=player.complete,
        points=points,
    )


def _now(seen: TableSeen, seat: int, player: PlayerSeen) -> tuple[PurseSeen, int, int]:
    """Purse, hand and points: of the viewer with what his sealed sheet already says."""
    if seen.sheet is None or seat != seen.seat:
        return player.purse, player.held, player.points
    purse = seen.sheet.purse
    return purse, len(seen.hand), player.points + _standing(purse) - _standing(player.purse)


def _standing(purse: PurseSeen) -> int:
    """What a purse counts at the end (TW-5.1)."""
    return purse.joy + purse.cash // CASH_A_JOY - purse.stress
