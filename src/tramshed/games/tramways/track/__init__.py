"""Phase 2, track (TW-3.1, TW-3.2, TW-3.3, TW-3.4, TW-3.5, TW-3.6).

Tiles lie on the map (tiles) and make tracks, which join buildings and parcels into a network
(network). A worker lays a line, tile by tile: where it may lie and whether it can be finished
(laying), where it begins and goes on (lines), what becomes of the track (tracks); how far
it can come (reaching). Tracks are upgraded (upgrading); neglected ones, and tiles under a new
building, leave the map (removal).
"""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.components import MOST_CELLS, TRACKS
from tramshed.games.tramways.reasons import WRONG_STEP
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.lines import (
    forbids_first_tile,
    forbids_next_tile,
    forbids_stop,
    forbids_taking_back,
    offer_first_tiles,
    offer_next_tiles,
)
from tramshed.games.tramways.track.tracks import begin_line, lay_tile, stop_line, take_back
from tramshed.games.tramways.track.upgrading import choose_upgrade, forbids_upgrade, offer_upgrades
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """A first tile, the next one, or a track to upgrade."""
    if step == steps.START:
        return offer_first_tiles(s, seat, acts, MOST_CELLS * actions.A_CELL)
    if step == steps.LAY:
        return offer_next_tiles(s, seat, acts)
    return offer_upgrades(s, seat, acts, TRACKS)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """A tile that may not lie there, an end that is none, a track that cannot be upgraded."""
    cell, what = actions.cell_of(action), actions.on_cell(action)
    entry, leave = actions.sides_of(what)
    if step == steps.LAY and action == actions.STOP:
        return forbids_stop(s, seat)
    if step == steps.UPGRADE and actions.end_along(action) >= 0:
        return forbids_upgrade(s, seat, actions.end_along(action))
    if step == steps.START and actions.BACK <= what < actions.ALONG:
        return forbids_taking_back(s, seat, cell, what - actions.BACK)
    if step == steps.START and actions.LAY <= what < actions.BACK:
        return forbids_first_tile(s, seat, cell, entry, leave)
    if step == steps.LAY and actions.LAY <= what < actions.BACK:
        return forbids_next_tile(s, seat, cell, entry, leave)
    return WRONG_STEP + step


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """Lay a tile, take one back, stop; or choose a track."""
    cell, what = actions.cell_of(action), actions.on_cell(action)
    entry, leave = actions.sides_of(what)
    if step == steps.UPGRADE:
        choose_upgrade(s, actions.end_along(action))
    elif action == actions.STOP:
        stop_line(s)
    elif what >= actions.BACK:
        take_back(s, seat, cell, what - actions.BACK)
    else:
        if step == steps.START:
            begin_line(s, seat, cell, entry)
        lay_tile(s, seat, cell, entry, leave)
