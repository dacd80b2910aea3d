"""How far a line can come: where its next tiles can lie, and what they cost (TW-3.1 to TW-3.4).

For pages and analysts, who want to know it of the whole map at once. One search, cheapest first,
over cell, side and cost: of all lines that leave a cell at a side for the same price one is kept,
and a dearer one only if it can end at a price that the cheaper one cannot; where straights or
curves run short, also one that needs fewer of them. Whether a tile may lie somewhere is asked of
the rules: mostly of the map as it is; where a line comes near its own tiles, these are laid for
the moment.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from tramshed.games.tramways import actions
from tramshed.games.tramways.components import MOST_CELLS, SITE
from tramshed.games.tramways.paying.payable import ONE, ZERO
from tramshed.games.tramways.reasons import ALLOWED
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.laying import (
    forbids_ends,
    forbids_tile,
    head_of,
    lift_tile,
    put_tile,
)
from tramshed.games.tramways.track.lines import line_from, next_end, tail_from
from tramshed.games.tramways.track.tiles import (
    anchor,
    has_side,
    is_own_parcel,
    is_straight,
    price,
)
from tramshed.kernel.record import Records, Row, i1, i2, u8
from tramshed.kernel.rule import generic, rule

WORD = 64
"""Prices, or cells, that one number has bits for."""
WORDS = (MOST_CELLS + WORD - 1) // WORD
MOST_STEPS = 12_000
"""Several prices of every side of every cell; mostly there is one."""
NONE = -1

NO_ENDING, OPEN, COMPLETE = range(3)
"""May the line end with this tile? With an open end, or between two places."""


class Step:
    """A tile of a line that could be laid."""

    end: i2  # at which it is left: cell × 4 + side
    entry: i1
    cost: i1  # of the line so far, in rails
    before: i2  # the step before it, or NONE
    queued: i2  # the next step of the same price, or NONE
    beside: i2  # another step that leaves there, or NONE
    straights: i1  # of the line so far
    curves: i1
    covered: Annotated[Row[u8], WORDS]  # its cells, as bits
    ending: i1
    last: i1  # nothing can follow: the line meets a building or a track
    useful: i1  # the line can end here, or further on


class Search:
    """A line that is to be laid, and how far it can come."""

    seat: i1
    line: i2
    tail: i2
    barred: i2  # an end that its first tile may not have, or NONE
    few_straights: i1  # there may be too few of them
    few_curves: i1
    n: i2
    better: Annotated[Row[u8], WORD]  # for every price the lower ones that are no worse, as bits
    queues: Annotated[Row[i2], WORD]  # for every price the first step in its queue, or NONE
    kept: Annotated[Row[i2], MOST_CELLS * 4]  # for every end the last step found, or NONE
    steps: Annotated[Row[Step], MOST_STEPS]


@generic
def reach(states: Records, searches: Records, seat: int, end: int) -> int:
    """The steps of a line whose next tile is entered at an end (cell × 4 + side), or (NONE) of the
    line in hand; returns how many."""
    s, search = states[0], searches[0]
    search.seat, search.n = seat, 0
    search.few_straights = search.few_curves = 0
    if end >= 0:
        begin_search(s, search, end)
        go_on(s, search, NONE, end, 0)
    else:
        resume_search(s, search)
        end = next_end(s)
        if end >= 0:
            go_on(s, search, NONE, end, int(s.live.table.cost))
    spread_out(s, search)
    mark_useful(search)
    return int(search.n)


@rule
def begin_search(s: State, search: Search, end: int) -> None:
    """A line that is not begun yet."""
    seat = int(search.seat)
    search.line = line_from(s, seat, end >> 2, end & 3)
    search.tail = tail_from(s, seat, int(search.line), end >> 2, end & 3)
    search.barred = NONE
    clear_search(s, search)


@rule
def resume_search(s: State, search: Search) -> None:
    """The line in hand."""
    search.line = int(s.live.table.line) - 1
    search.tail = anchor(s, int(search.line), 0)
    search.barred = int(s.live.table.barred) - 1
    clear_search(s, search)


@rule
def clear_search(s: State, search: Search) -> None:
    """Nothing is found yet; which prices are worth looking at is known, and what may run short."""
    player = s.live.table.players[search.seat]
    for end in range(MOST_CELLS * 4):
        search.kept[end] = NONE
    for dear in range(WORD):
        search.queues[dear] = NONE
        search.better[dear] = ZERO
        if s.live.sums[0] >> np.uint64(dear) == ZERO:
            continue
        search.few_straights = int(player.straights < dear)
        search.few_curves = int(player.curves < dear)
        for cheap in range(dear):
            if leaves_more(s, cheap, dear):
                search.better[dear] |= ONE << np.uint64(cheap)


@rule
def leaves_more(s: State, cheap: int, dear: int) -> bool:
    """Whatever can be paid on top of the dear price, can it be on top of the cheap one?"""
    for i in range(len(s.live.sums)):
        sums = s.live.sums[i]
        if (sums >> np.uint64(dear)) & ~(sums >> np.uint64(cheap)) != ZERO:
            return False
    return True


@rule
def spread_out(s: State, search: Search) -> None:
    """Go on from every step, cheapest first."""
    for cost in range(WORD):
        number = int(search.queues[cost])
        while number >= 0:
            step = search.steps[number]
            if not step.last:
                ahead = int(s.fixed.near[int(step.end) >> 2, int(step.end) & 3])
                go_on(s, search, number, ahead * 4 + (int(step.end) & 3 ^ 2), cost)
            number = int(step.queued)


@rule
def go_on(s: State, search: Search, before: int, end: int, cost: int) -> None:
    """The three tiles that can follow a step, entered at an end."""
    cost += price(s.live.table, end >> 2, int(search.seat))
    if cost >= WORD or s.live.sums[0] >> np.uint64(cost) == ZERO:
        return
    for turns in range(actions.TURNS):
        leave = (end + 1 + turns) & 3
        if before < 0 and end >> 2 << 2 | leave == search.barred:
            continue
        if search.n < MOST_STEPS and not is_known(search, before, end, leave, cost):
            consider(s, search, before, end, leave, cost)


@rule
def is_known(search: Search, before: int, end: int, leave: int, cost: int) -> bool:
    """Has a step been found that leaves there and is as good?"""
    straights, curves = 1, 0
    if (end ^ leave) & 3 != 2:
        straights, curves = 0, 1
    if before >= 0:
        straights += search.steps[before].straights
        curves += search.steps[before].curves
    other = int(search.kept[end >> 2 << 2 | leave])
    while other >= 0:
        step = search.steps[other]
        if (
            (step.cost == cost or (search.better[cost] >> np.uint64(step.cost)) & ONE == ONE)
            and (step.straights <= straights or not search.few_straights)
            and (step.curves <= curves or not search.few_curves)
        ):
            return True
        other = int(step.beside)
    return False


@rule
def consider(s: State, search: Search, before: int, end: int, leave: int, cost: int) -> None:
    """Note a tile as a step, if it may lie there and the line is not over without an ending."""
    seat, line, tail = int(search.seat), int(search.line), int(search.tail)
    cell, entry = end >> 2, end & 3
    near = before >= 0 and comes_near(s, search, before, cell, leave)
    take_from_supply(s, search, before, near)
    ending, last = NO_ENDING, False
    allowed = forbids_tile(s, seat, line, cell, entry, leave) == ALLOWED
    if allowed:
        put_tile(s, seat, line, cell, 1 << entry | 1 << leave)
        head = head_of(s, seat, cell, leave)
        if forbids_ends(s, tail, head, cost) == ALLOWED:
            ending = COMPLETE if min(tail, head) >= 0 else OPEN
        last = is_last(s, cell, leave)
        lift_tile(s, seat, cell, entry)
    give_back(s, search, before, near)
    if allowed and not (last and ending == NO_ENDING):
        note_step(search, before, end, leave, cost)
        search.steps[search.n - 1].ending = ending
        search.steps[search.n - 1].last = int(last)


@rule
def is_last(s: State, cell: int, leave: int) -> bool:
    """Does a tile that leaves here meet a track or a building, so that the line is over?"""
    table = s.live.table
    ahead = int(s.fixed.near[cell, leave])
    if has_side(table, ahead, leave ^ 2):
        return True
    site = int(table.ground[ahead]) - SITE
    return site >= 0 and table.sites[site].trade > 0


# --- the line so far


@rule
def comes_near(s: State, search: Search, before: int, cell: int, leave: int) -> bool:
    """Does it matter to a tile here that the line so far lies where it does?"""
    step = search.steps[before]
    if is_covered(step, cell) or is_own_parcel(s.live.table, cell, int(search.seat)):
        return True
    ahead = int(s.fixed.near[cell, leave])
    return ahead >= 0 and is_covered(step, ahead)


@rule
def is_covered(step: Step, cell: int) -> bool:
    """Does the line so far have a tile in this cell?"""
    return bool((step.covered[cell // WORD] >> np.uint64(cell % WORD)) & ONE)


@rule
def take_from_supply(s: State, search: Search, before: int, near: bool) -> None:
    """The tiles of the line so far have left the supply; where it matters, they are laid."""
    seat = int(search.seat)
    if before >= 0 and not near:
        player = s.live.table.players[seat]
        player.straights -= search.steps[before].straights
        player.curves -= search.steps[before].curves
    while near and before >= 0:
        step = search.steps[before]
        tile = 1 << int(step.entry) | 1 << (int(step.end) & 3)
        put_tile(s, seat, int(search.line), int(step.end) >> 2, tile)
        before = int(step.before)


@rule
def give_back(s: State, search: Search, before: int, near: bool) -> None:
    """All is as it was."""
    seat = int(search.seat)
    if before >= 0 and not near:
        player = s.live.table.players[seat]
        player.straights += search.steps[before].straights
        player.curves += search.steps[before].curves
    while near and before >= 0:
        step = search.steps[before]
        lift_tile(s, seat, int(step.end) >> 2, int(step.entry))
        before = int(step.before)


@rule
def note_step(search: Search, before: int, end: int, leave: int, cost: int) -> None:
    """One step more, in the queue of its price."""
    step, number = search.steps[search.n], int(search.n)
    cell, entry = end >> 2, end & 3
    step.end, step.entry, step.cost = cell * 4 + leave, entry, cost
    step.before, step.useful = before, 0
    step.straights = step.curves = 0
    for i in range(WORDS):
        step.covered[i] = ZERO
    if before >= 0:
        step.straights = search.steps[before].straights
        step.curves = search.steps[before].curves
        for i in range(WORDS):
            step.covered[i] = search.steps[before].covered[i]
    if is_straight(1 << entry | 1 << leave):
        step.straights += 1
    else:
        step.curves += 1
    step.covered[cell // WORD] |= ONE << np.uint64(cell % WORD)
    step.queued = search.queues[cost]
    search.queues[cost] = number
    step.beside = search.kept[step.end]
    search.kept[step.end] = number
    search.n += 1


@rule
def mark_useful(search: Search) -> None:
    """The steps at which a line can end, and all that lead to one."""
    for i in range(search.n):
        step = search.steps[search.n - 1 - i]
        if step.ending != NO_ENDING:
            step.useful = 1
        if step.useful and step.before >= 0:
            search.steps[step.before].useful = 1
