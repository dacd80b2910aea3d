"""Phase 2, two action rounds: whose action it is, and which ones can be carried out (TW-3.0)."""

from __future__ import annotations

import numpy as np

from tramshed.games.tramways import actions, events, steps
from tramshed.games.tramways.building import offer_parcels
from tramshed.games.tramways.components import INCOME
from tramshed.games.tramways.passenger.travel import offer_passengers
from tramshed.games.tramways.paying.bill import clear_bill
from tramshed.games.tramways.paying.payable import ZERO, clear_sums, note_sums
from tramshed.games.tramways.purse import gain_cash
from tramshed.games.tramways.reasons import (
    ALLOWED,
    NO_RAILS,
    NO_WORKER,
    NOTHING_TO_DO,
    WRONG_STEP,
)
from tramshed.games.tramways.state import FOR_BUILDING, FOR_RENOVATION, State
from tramshed.games.tramways.track.lines import offer_first_tiles
from tramshed.games.tramways.track.upgrading import offer_upgrades
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

SCRATCH = 16
"""More than the ways to go on from one cell."""


@rule
def begin_actions(s: State) -> None:
    """Two action rounds, each in the order of play."""
    table = s.live.table
    table.half, table.turn, table.taken = 1, 0, 0
    await_action(s)


@rule
def await_action(s: State) -> None:
    """The seat whose turn it is chooses an action; what it can pay is noted once."""
    table = s.live.table
    table.seat = table.order[table.turn]
    table.step = steps.ACTION
    note_sums(s, int(table.seat))


@rule
def can_start(s: State, seat: int, action: int, acts: Actions) -> bool:
    """Can such an action be carried out in full?"""
    if action == actions.TRACK:
        return s.live.sums[0] != ZERO and offer_first_tiles(s, seat, acts, 1) > 0
    if action == actions.UPGRADE:
        return offer_upgrades(s, seat, acts, 1) > 0
    if action == actions.BUILD:
        return offer_parcels(s, seat, FOR_BUILDING, acts, 1) > 0
    if action == actions.RENOVATE:
        return offer_parcels(s, seat, FOR_RENOVATION, acts, 1) > 0
    return offer_passengers(s, seat, acts, 1) > 0


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """Income, and every action that can be carried out."""
    possible = 0
    for action in range(actions.TRACK, actions.MOVE + 1):
        if can_start(s, seat, action, acts):
            possible |= 1 << action
    acts[0] = actions.INCOME
    n = 1
    for action in range(actions.TRACK, actions.MOVE + 1):
        if possible >> action & 1:
            acts[n] = action
            n += 1
    return n


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """Only what can be carried out."""
    if not actions.INCOME <= action <= actions.MOVE:
        return WRONG_STEP + step
    if action == actions.INCOME or can_start(s, seat, action, np.empty(SCRATCH, np.int16)):
        return ALLOWED
    if action == actions.TRACK:
        return NO_WORKER if s.live.table.players[seat].purse.workers == 0 else NO_RAILS
    return NOTHING_TO_DO


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """Income; or now how the action is to be taken."""
    table = s.live.table
    if action == actions.TRACK:
        table.step = steps.START
        return
    clear_sums(s)
    if action == actions.INCOME:
        take_income(s, seat)
    elif action == actions.UPGRADE:
        table.step = steps.UPGRADE
    elif action == actions.BUILD:
        table.step = steps.PARCEL
    elif action == actions.RENOVATE:
        table.step = steps.RENOVATE
    else:
        table.step = steps.PASSENGER


@rule
def take_income(s: State, seat: int) -> None:
    """Two dollars, and nothing else in this action round."""
    tell(s, EVERYONE, events.INCOME, seat, 0, 0, 0)
    gain_cash(s, seat, INCOME)
    s.live.table.taken = s.live.table.half
    s.live.table.step = steps.ACTED


@rule
def next_action(s: State) -> None:
    """One action in the first action round, two in the second; then the next seat."""
    table = s.live.table
    clear_bill(s)
    table.taken += 1
    if table.taken >= table.half:
        table.taken = 0
        table.turn += 1
    if table.turn == s.fixed.seats:
        table.turn = 0
        table.half += 1
    if table.half <= 2:
        await_action(s)
    else:
        table.half = 0
        table.step = steps.ENDED_ACTIONS
