"""What leaves the map: neglected tracks, and tiles under a new building (TW-3.5, TW-3.7)."""

from __future__ import annotations

from tramshed.games.tramways import events
from tramshed.games.tramways.components import MOST_TRACKS, TRACKS
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.laying import lift_tile
from tramshed.games.tramways.track.network import link_all
from tramshed.games.tramways.track.tiles import (
    across,
    anchor,
    has_side,
    owner_of,
    tile_at,
    track_at,
)
from tramshed.games.tramways.track.tracks import rename, wipe_track
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

NEGLECTED = 2
"""Marks a track that is about to go."""


@rule
def remove_neglected(s: State) -> None:
    """Incomplete tracks not worked on in this round disappear, all at once (TW-3.5). A parcel they
    lay on is bare again: another track that points at it is complete now."""
    for track in range(TRACKS):
        record = s.live.table.tracks[track]
        if record.tiles > 0 and record.worked == 0 and anchor(s, track, 1) < 0:
            record.worked = NEGLECTED
    for track in range(TRACKS):
        record = s.live.table.tracks[track]
        if record.worked == NEGLECTED:
            cell, tiles = int(record.ends[0]) >> 2, int(record.tiles)
            tell(s, EVERYONE, events.REMOVED, owner_of(track), cell, tiles, 0)
            remove_track(s, track)
        record.worked = 0
    link_all(s)


@rule
def remove_track(s: State, track: int) -> None:
    """All tiles go back."""
    record = s.live.table.tracks[track]
    end, tiles = int(record.ends[0]), int(record.tiles)
    cell, side = end >> 2, end & 3
    for i in range(tiles):
        leave = across(s.live.table, cell, side)
        lift_tile(s, owner_of(track), cell, side)
        if i < tiles - 1:
            cell, side = int(s.fixed.near[cell, leave]), leave ^ 2
    wipe_track(record)


@rule
def cut(s: State, seat: int, cell: int, side: int) -> None:
    """Take the tile that reaches a side out of its track; what is left of it are two tracks, or
    one, or none (TW-3.7)."""
    table = s.live.table
    track = track_at(table, cell, side)
    record = table.tracks[track]
    leave = across(table, cell, side)
    tell(s, EVERYONE, events.LIFTED, seat, cell, tile_at(table, cell, side), 0)
    before = tiles_beyond(s, cell, side, int(record.tiles))
    after = int(record.tiles) - 1 - before
    lift_tile(s, seat, cell, side)
    upgraded, worked = int(record.upgraded), int(record.worked)
    wipe_track(record)
    if before > 0:
        split_off(s, seat, cell, side, before, upgraded, worked)
    if after > 0:
        split_off(s, seat, cell, leave, after, upgraded, worked)


@rule
def tiles_beyond(s: State, cell: int, side: int, most: int) -> int:
    """How many tiles of a track follow a tile beyond one of its sides."""
    count = 0
    near, entry = int(s.fixed.near[cell, side]), side ^ 2
    while count < most and near >= 0 and has_side(s.live.table, near, entry):
        count += 1
        leave = across(s.live.table, near, entry)
        near, entry = int(s.fixed.near[near, leave]), leave ^ 2
    return count


@rule
def split_off(
    s: State, seat: int, cell: int, side: int, tiles: int, upgraded: int, worked: int
) -> None:
    """The tiles beyond a side of a cell, which now has a building, are a track of their own."""
    table = s.live.table
    number = seat * MOST_TRACKS
    while table.tracks[number].tiles > 0:
        number += 1
    record = table.tracks[number]
    record.tiles, record.upgraded, record.worked = tiles, upgraded, worked
    record.ends[0] = int(s.fixed.near[cell, side]) * 4 + (side ^ 2)
    record.ends[1] = rename(s, int(record.ends[0]), tiles, number)
