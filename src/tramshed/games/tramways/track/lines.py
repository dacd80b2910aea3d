"""Where a line can begin, go on and end; which tile can be taken back (TW-3.2)."""

from __future__ import annotations

from tramshed.games.tramways import actions
from tramshed.games.tramways.components import MOST_TRACKS
from tramshed.games.tramways.paying.payable import ZERO
from tramshed.games.tramways.reasons import (
    ALLOWED,
    CANNOT_COMPLETE,
    NOT_A_START,
    NOT_THE_END,
    SAME_WAY,
    UNPAYABLE,
)
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.laying import (
    can_finish,
    forbids_ends,
    forbids_tile,
    lift_tile,
    put_tile,
)
from tramshed.games.tramways.track.tiles import (
    across,
    anchor,
    has_side,
    node_for,
    owner_of,
    pointed_at,
    track_at,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def free_track(s: State, seat: int) -> int:
    """A number for a new track, or −1 where there are no tiles left for one."""
    for track in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
        if s.live.table.tracks[track].tiles == 0:
            return track
    return -1


@rule
def line_from(s: State, seat: int, cell: int, entry: int) -> int:
    """The track that a first tile, entered at a side, goes on with or begins; −1 for none.

    It points at a building or an own bare parcel; or it meets the end of an own track (TW-3.2).
    """
    table = s.live.table
    before = int(s.fixed.near[cell, entry])
    if before < 0:
        return -1
    if node_for(table, before, seat) >= 0:
        return free_track(s, seat)
    if has_side(table, before, entry ^ 2):
        track = track_at(table, before, entry ^ 2)
        return track if owner_of(track) == seat else -1
    return -1


@rule
def tail_from(s: State, seat: int, line: int, cell: int, entry: int) -> int:
    """The node at the other end of a line whose next tile is entered here, or −1."""
    table = s.live.table
    before = int(s.fixed.near[cell, entry])
    if not has_side(table, before, entry ^ 2):
        return node_for(table, before, seat)
    end = before * 4 + (entry ^ 2)
    return anchor(s, line, 1 if table.tracks[line].ends[0] == end else 0)


@rule
def forbids_first_tile(s: State, seat: int, cell: int, entry: int, leave: int) -> int:
    """A start, where it may lie, of a line that can be finished."""
    if s.live.sums[0] == ZERO:
        return UNPAYABLE
    line = line_from(s, seat, cell, entry)
    if line < 0:
        return NOT_A_START
    reason = forbids_tile(s, seat, line, cell, entry, leave)
    if reason:
        return reason
    tail = tail_from(s, seat, line, cell, entry)
    return ALLOWED if can_finish(s, seat, line, tail, cell, entry, leave, 0) else CANNOT_COMPLETE


@rule
def next_end(s: State) -> int:
    """Where the next tile of the line is entered: its cell × 4 + side; −1 off the map."""
    track = s.live.table.tracks[int(s.live.table.line) - 1]
    if track.tiles == 0:
        return int(track.ends[0])
    ahead = pointed_at(s, int(track.ends[1]))
    return ahead * 4 + (int(track.ends[1]) & 3 ^ 2) if ahead >= 0 else -1


@rule
def forbids_next_tile(s: State, seat: int, cell: int, entry: int, leave: int) -> int:
    """It goes on where the line ends, and the line can be finished."""
    table = s.live.table
    if next_end(s) != cell * 4 + entry:
        return NOT_THE_END
    if table.barred == cell * 4 + leave + 1:
        return SAME_WAY
    line, cost = int(table.line) - 1, int(table.cost)
    reason = forbids_tile(s, seat, line, cell, entry, leave)
    if reason:
        return reason
    tail = anchor(s, line, 0)
    if not can_finish(s, seat, line, tail, cell, entry, leave, cost):
        return CANNOT_COMPLETE
    return ALLOWED


@rule
def forbids_stop(s: State, seat: int) -> int:
    """The line in hand may end as it is."""
    track = s.live.table.tracks[int(s.live.table.line) - 1]
    if s.live.table.cost == 0:
        return CANNOT_COMPLETE
    end, tail = int(track.ends[1]), anchor(s, int(s.live.table.line) - 1, 0)
    head = node_for(s.live.table, pointed_at(s, end), seat)
    return forbids_ends(s, tail, head, int(s.live.table.cost))


@rule
def forbids_taking_back(s: State, seat: int, cell: int, side: int) -> int:
    """The last tile of an own incomplete track, if another one can take its place."""
    table = s.live.table
    if not has_side(table, cell, side):
        return NOT_THE_END
    track = track_at(table, cell, side)
    if owner_of(track) != seat or table.tracks[track].ends[1] != cell * 4 + side:
        return NOT_THE_END
    if anchor(s, track, 1) >= 0:
        return NOT_THE_END
    if s.live.sums[0] == ZERO:
        return UNPAYABLE
    entry, tail = across(table, cell, side), anchor(s, track, 0)
    lift_tile(s, seat, cell, side)
    found = False
    for turns in range(actions.TURNS):
        leave = (entry + 1 + turns) & 3
        if leave != side and forbids_tile(s, seat, track, cell, entry, leave) == ALLOWED:
            found = found or can_finish(s, seat, track, tail, cell, entry, leave, 0)
    put_tile(s, seat, track, cell, 1 << entry | 1 << side)
    return ALLOWED if found else CANNOT_COMPLETE


@rule
def offer_first_tiles(s: State, seat: int, acts: Actions, most: int) -> int:
    """Every first tile, up to so many, and every tile that can be taken back."""
    table = s.live.table
    n = 0
    for site in range(table.sites_count):
        cell = int(table.sites[site].cell)
        if node_for(table, cell, seat) < 0:
            continue
        for side in range(4):
            near = int(s.fixed.near[cell, side])
            if near < 0:
                continue
            n = offer_tiles(s, seat, near, side ^ 2, acts, n)
            if table.sites[site].trade == 0 and has_side(table, near, side ^ 2):
                n = offer_tiles(s, seat, cell, side, acts, n)
            if n >= most:
                return n
    for track in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
        if table.tracks[track].tiles > 0 and anchor(s, track, 1) < 0:
            n = offer_at_open_end(s, seat, int(table.tracks[track].ends[1]), acts, n)
            if n >= most:
                return n
    return n


@rule
def offer_at_open_end(s: State, seat: int, end: int, acts: Actions, n: int) -> int:
    """Go on at the open end of a track, or take its last tile back."""
    n = offer_tiles(s, seat, pointed_at(s, end), end & 3 ^ 2, acts, n)
    if forbids_taking_back(s, seat, end >> 2, end & 3) == ALLOWED:
        acts[n] = actions.back(end)
        n += 1
    return n


@rule
def offer_tiles(s: State, seat: int, cell: int, entry: int, acts: Actions, n: int) -> int:
    """The three ways in which a first tile can lie here."""
    for turns in range(actions.TURNS):
        if forbids_first_tile(s, seat, cell, entry, (entry + 1 + turns) & 3) == ALLOWED:
            acts[n] = actions.lay(cell, entry, turns)
            n += 1
    return n


@rule
def offer_next_tiles(s: State, seat: int, acts: Actions) -> int:
    """Go on with the line, or stop."""
    n = 0
    if forbids_stop(s, seat) == ALLOWED:
        acts[0] = actions.STOP
        n = 1
    end = next_end(s)
    if end < 0:
        return n
    for turns in range(actions.TURNS):
        entry = end & 3
        if forbids_next_tile(s, seat, end >> 2, entry, (entry + 1 + turns) & 3) == ALLOWED:
            acts[n] = actions.lay(end >> 2, entry, turns)
            n += 1
    return n
