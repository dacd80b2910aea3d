"""Upgrading a track (TW-3.6)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, icons, steps
from tramshed.games.tramways.components import MOST_TRACKS, UPGRADE_JOY
from tramshed.games.tramways.paying.bill import present_bill
from tramshed.games.tramways.paying.payable import can_pay
from tramshed.games.tramways.purse import gain_joy
from tramshed.games.tramways.reasons import (
    ALLOWED,
    NO_TRACK,
    NOT_COMPLETE,
    UNPAYABLE,
    UPGRADED_ALREADY,
)
from tramshed.games.tramways.state import FOR_UPGRADE, State, Track
from tramshed.games.tramways.track.tiles import (
    anchor,
    goal_of,
    has_side,
    is_complete,
    owner_of,
    pointed_at,
    track_at,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def end_goals(s: State, track: int) -> int:
    """The destinations at the two ends of a complete track, as bits."""
    table = s.live.table
    return 1 << goal_of(table, anchor(s, track, 0)) | 1 << goal_of(table, anchor(s, track, 1))


@rule
def lower_end(track: Track) -> int:
    """The end that names a track."""
    return min(int(track.ends[0]), int(track.ends[1]))


@rule
def forbids_upgrade(s: State, seat: int, end: int) -> int:
    """Own, complete, not upgraded, and payable; named by the lower of its ends."""
    table = s.live.table
    if not has_side(table, end >> 2, end & 3):
        return NO_TRACK
    track = track_at(table, end >> 2, end & 3)
    if owner_of(track) != seat or lower_end(table.tracks[track]) != end:
        return NO_TRACK
    if not is_complete(s, track):
        return NOT_COMPLETE
    if table.tracks[track].upgraded:
        return UPGRADED_ALREADY
    if can_pay(s, seat, 0, icons.UPGRADE_TRACK, end_goals(s, track)):
        return ALLOWED
    return UNPAYABLE


@rule
def offer_upgrades(s: State, seat: int, acts: Actions, most: int) -> int:
    """Every track, up to so many, that can be upgraded."""
    n = 0
    for track in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
        if s.live.table.tracks[track].tiles > 0 and n < most:
            end = lower_end(s.live.table.tracks[track])
            if forbids_upgrade(s, seat, end) == ALLOWED:
                acts[n] = actions.along(end)
                n += 1
    return n


@rule
def choose_upgrade(s: State, end: int) -> None:
    """An upgrade icon and a destination of one end are due; no worker."""
    track = track_at(s.live.table, end >> 2, end & 3)
    s.live.table.line = track + 1
    present_bill(s, FOR_UPGRADE, 0, icons.UPGRADE_TRACK, end_goals(s, track))


@rule
def upgrade(s: State, seat: int) -> None:
    """Paid: the tiles are turned over."""
    track = s.live.table.tracks[int(s.live.table.line) - 1]
    track.upgraded = 1
    s.live.table.line = 0
    one, other = pointed_at(s, int(track.ends[0])), pointed_at(s, int(track.ends[1]))
    tell(s, EVERYONE, events.UPGRADED, seat, one, other, int(track.tiles))
    gain_joy(s, seat, UPGRADE_JOY)
    s.live.table.step = steps.ACTED
