"""Tracks: begun, gone on with, redirected, joined, finished (TW-3.1, TW-3.2, TW-3.3)."""

from __future__ import annotations

from tramshed.games.tramways import events, steps
from tramshed.games.tramways.components import SITE
from tramshed.games.tramways.paying.bill import present_bill
from tramshed.games.tramways.paying.payable import clear_sums
from tramshed.games.tramways.purse import gain_workers
from tramshed.games.tramways.state import FOR_TRACK, State, Track
from tramshed.games.tramways.track.laying import lift_tile, put_tile
from tramshed.games.tramways.track.lines import line_from
from tramshed.games.tramways.track.network import link_all
from tramshed.games.tramways.track.tiles import (
    across,
    anchor,
    goal_of,
    has_side,
    pointed_at,
    price,
    slot_at,
    tile_at,
    track_at,
)
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def swap_ends(track: Track) -> None:
    """The other way round."""
    first = int(track.ends[0])
    track.ends[0] = track.ends[1]
    track.ends[1] = first


@rule
def wipe_track(track: Track) -> None:
    """An unused number is all zero."""
    track.tiles = track.upgraded = track.worked = 0
    track.ends[0] = track.ends[1] = 0


@rule
def begin_line(s: State, seat: int, cell: int, entry: int) -> None:
    """A worker sets out: a new track, or one that the first tile goes on with."""
    table = s.live.table
    line = line_from(s, seat, cell, entry)
    track = table.tracks[line]
    table.line, table.cost = line + 1, 0
    gain_workers(s, seat, -1)
    if track.tiles == 0:
        track.ends[0] = cell * 4 + entry
    elif track.ends[0] == int(s.fixed.near[cell, entry]) * 4 + (entry ^ 2):
        swap_ends(track)


@rule
def lay_tile(s: State, seat: int, cell: int, entry: int, leave: int) -> None:
    """The line's next tile; where it meets an own track both are one, and the line ends."""
    table = s.live.table
    line = int(table.line) - 1
    track = table.tracks[line]
    tile = 1 << entry | 1 << leave
    rails = price(table, cell, seat)
    put_tile(s, seat, line, cell, tile)
    tell(s, EVERYONE, events.LAID, seat, cell, tile, rails)
    track.tiles += 1
    track.worked = 1
    track.ends[1] = cell * 4 + leave
    table.cost += rails
    table.barred = 0
    table.step = steps.LAY
    ahead = int(s.fixed.near[cell, leave])
    if has_side(table, ahead, leave ^ 2):
        join(s, line, track_at(table, ahead, leave ^ 2), ahead * 4 + (leave ^ 2))
        tell(s, EVERYONE, events.JOINED, seat, ahead, 0, 0)
        stop_line(s)
    elif int(table.ground[ahead]) >= SITE and table.sites[int(table.ground[ahead]) - SITE].trade:
        stop_line(s)


@rule
def join(s: State, line: int, other: int, end: int) -> None:
    """The line takes over a track that it has met at this end. Upgraded in part is upgraded."""
    table = s.live.table
    track, gone = table.tracks[line], table.tracks[other]
    rename(s, end, int(gone.tiles), line)
    track.tiles += gone.tiles
    track.upgraded = max(int(track.upgraded), int(gone.upgraded))
    track.ends[1] = gone.ends[1 if gone.ends[0] == end else 0]
    wipe_track(gone)


@rule
def rename(s: State, end: int, tiles: int, track: int) -> int:
    """Give so many tiles, from an end on inwards, to a track; returns the last one's other end."""
    table = s.live.table
    cell, side = end >> 2, end & 3
    for i in range(tiles):
        if i > 0:
            cell, side = int(s.fixed.near[cell, side]), side ^ 2
        table.track[cell, slot_at(table, cell, side)] = track + 1
        side = across(table, cell, side)
    return cell * 4 + side


@rule
def take_back(s: State, seat: int, cell: int, side: int) -> None:
    """The last tile of an incomplete track comes back; another takes its place."""
    table = s.live.table
    line = track_at(table, cell, side)
    track = table.tracks[line]
    entry = across(table, cell, side)
    tell(s, EVERYONE, events.TOOK_BACK, seat, cell, tile_at(table, cell, side), 0)
    lift_tile(s, seat, cell, side)
    track.tiles -= 1
    track.ends[1] = int(s.fixed.near[cell, entry]) * 4 + (entry ^ 2) if track.tiles > 0 else 0
    table.line, table.cost = line + 1, 0
    table.barred = cell * 4 + side + 1
    table.step = steps.LAY
    gain_workers(s, seat, -1)


@rule
def stop_line(s: State) -> None:
    """The line is as long as it gets: its rails are to be paid, and a destination if it is
    complete (TW-3.3)."""
    table = s.live.table
    line = int(table.line) - 1
    tail, head = anchor(s, line, 0), anchor(s, line, 1)
    goals = 0
    if tail >= 0 and head >= 0:
        goals = 1 << goal_of(table, tail) | 1 << goal_of(table, head)
    clear_sums(s)
    present_bill(s, FOR_TRACK, int(table.cost), 0, goals)


@rule
def finish_line(s: State, seat: int) -> None:
    """Paid: the track stands."""
    table = s.live.table
    line = int(table.line) - 1
    track = table.tracks[line]
    if anchor(s, line, 0) < 0:
        swap_ends(track)
    table.line = table.cost = 0
    link_all(s)
    complete = int(anchor(s, line, 1) >= 0)
    ahead = pointed_at(s, int(track.ends[1]))
    tell(s, EVERYONE, events.FINISHED, seat, ahead, int(track.tiles), complete)
    table.step = steps.ACTED
