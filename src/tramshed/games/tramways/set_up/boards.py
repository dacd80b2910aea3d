"""The map: which boards lie where, and what that makes of its cells (TW-S1, TW-S4)."""

from __future__ import annotations

from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.building import merge
from tramshed.games.tramways.components import (
    BOARD_CELLS,
    BOARDS,
    FIRST_PARCEL,
    LABELS,
    LOT,
    PRINTED,
    SIDE,
    SITE,
)
from tramshed.games.tramways.state import State
from tramshed.kernel.chance import below
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

MIXED = 2
SHARED = 9
"""The letter J, of which a map has one board at most."""


@rule
def lay_boards(s: State) -> None:
    """Boards at random, turned at random, until they make a legal map."""
    while not draw_boards(s):
        pass
    table = s.live.table
    for spot in range(s.fixed.spots):
        table.turned[spot] = below(s.live.chance, 4)
        face = int(table.faces[spot]) * 4 + int(table.turned[spot])
        tell(s, EVERYONE, events.BOARD, -1, spot, int(table.boards[spot]), face)
    make_map(s)


@rule
def draw_boards(s: State) -> bool:
    """A board for each spot; those that will not do are swapped for unused ones and stay out.
    False if none is left, and all are to be drawn anew."""
    used = 0
    for spot in range(s.fixed.spots):
        used = draw_board(s, spot, used)
    while True:
        spot = unfit_spot(s)
        if spot < 0:
            return True
        if used == (1 << BOARDS) - 1:
            return False
        used = draw_board(s, spot, used)


@rule
def draw_board(s: State, spot: int, used: int) -> int:
    """An unused board, with a face up; returns the boards used then, as bits."""
    left = 0
    for board in range(BOARDS):
        left += 1 - (used >> board & 1)
    nth = below(s.live.chance, left)
    board = -1
    while nth >= 0:
        board += 1
        nth -= 1 - (used >> board & 1)
    table = s.live.table
    table.boards[spot] = board
    table.faces[spot] = below(s.live.chance, 2) if s.fixed.faces == MIXED else s.fixed.faces
    return used | 1 << board


@rule
def unfit_spot(s: State) -> int:
    """Where a board has to be swapped, or −1: a second J, or else, if parcels are too few, the
    board with fewest."""
    table = s.live.table
    parcels = shared = 0
    poorest = 0
    for spot in range(s.fixed.spots):
        board = int(table.boards[spot])
        if s.fixed.letters[board] == SHARED:
            shared += 1
            if shared > 1:
                return spot
        parcels += int(lots_at(s, spot))
        if lots_at(s, spot) < lots_at(s, poorest):
            poorest = spot
    return poorest if parcels < s.fixed.parcels else -1


@rule
def lots_at(s: State, spot: int) -> int:
    """How many parcels the board at a spot has."""
    return int(s.fixed.lots[s.live.table.boards[spot], s.live.table.faces[spot]])


@rule
def printed_at(s: State, spot: int, row: int, column: int) -> int:
    """What a cell of a spot is, as printed, once its board is turned clockwise."""
    table = s.live.table
    for _ in range(table.turned[spot]):
        row, column = SIDE - 1 - column, row
    face = int(table.faces[spot]) * BOARD_CELLS
    return int(s.fixed.cell[table.boards[spot], face + row * SIDE + column])


@rule
def make_map(s: State) -> None:
    """Ground, building squares with a passenger each, and parcels."""
    table = s.live.table
    for cell in range(s.fixed.cells):
        at = cell % BOARD_CELLS
        printed = printed_at(s, cell // BOARD_CELLS, at // SIDE, at % SIDE)
        table.ground[cell] = printed
        if printed >= SITE:
            add_site(s, cell, printed)
    for site in range(table.sites_count):
        if table.sites[site].trade > 0:
            merge(s, site)
    for label in range(LABELS):
        in_play = table.lots[label] > 0
        table.where[FIRST_PARCEL + label] = whereabouts.DRAFT if in_play else whereabouts.OUT


@rule
def add_site(s: State, cell: int, printed: int) -> None:
    """A printed square, or a parcel."""
    table = s.live.table
    number = int(table.sites_count)
    table.sites_count += 1
    table.ground[cell] = SITE + number
    site = table.sites[number]
    site.cell, site.node = cell, number
    if printed >= LOT:
        site.label = printed - LOT + 1
        table.lots[printed - LOT] = number + 1
    else:
        site.trade = printed - PRINTED + 1
        site.passenger = 1
        table.supply -= 1
