"""The contract's `actors`, `legal`, `forbids` and `apply`: each asks the phase of the step.

A phase is a folder or a module with three functions: `offer` fills a menu, `forbids` says why not,
`carry_out` does it.
"""

from __future__ import annotations

from tramshed.games.tramways import (
    action_rounds,
    administration,
    auction,
    building,
    passenger,
    paying,
    set_up,
    steps,
    track,
)
from tramshed.games.tramways.reasons import NOT_AWAITED, OVER_ALREADY
from tramshed.games.tramways.rounds import proceed
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import NOBODY


@rule
def actors(s: State) -> int:
    """All who have not done yet, where all decide at once; else the one whose turn it is."""
    table = s.live.table
    if table.step == steps.OVER:
        return NOBODY
    if table.step in steps.TOGETHER:
        return (1 << int(s.fixed.seats)) - 1 & ~int(table.done)
    return 1 << int(table.seat)


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """What this seat may do now."""
    step = int(s.live.table.step)
    if not actors(s) >> seat & 1:
        return 0
    if step <= steps.LAST_OF_SET_UP:
        return set_up.offer(s, seat, step, acts)
    if step <= steps.LAST_OF_AUCTION:
        return auction.offer(s, seat, step, acts)
    if step == steps.ACTION:
        return action_rounds.offer(s, seat, step, acts)
    if step <= steps.LAST_OF_TRACK:
        return track.offer(s, seat, step, acts)
    if step <= steps.LAST_OF_BUILDING:
        return building.offer(s, seat, step, acts)
    if step <= steps.LAST_OF_PASSENGER:
        return passenger.offer(s, seat, step, acts)
    if step == steps.PAY:
        return paying.offer(s, seat, step, acts)
    return administration.offer(s, seat, step, acts)


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED."""
    step = int(s.live.table.step)
    if step == steps.OVER:
        return OVER_ALREADY
    if not actors(s) >> seat & 1:
        return NOT_AWAITED
    if step <= steps.LAST_OF_SET_UP:
        return set_up.forbids(s, seat, step, action)
    if step <= steps.LAST_OF_AUCTION:
        return auction.forbids(s, seat, step, action)
    if step == steps.ACTION:
        return action_rounds.forbids(s, seat, step, action)
    if step <= steps.LAST_OF_TRACK:
        return track.forbids(s, seat, step, action)
    if step <= steps.LAST_OF_BUILDING:
        return building.forbids(s, seat, step, action)
    if step <= steps.LAST_OF_PASSENGER:
        return passenger.forbids(s, seat, step, action)
    if step == steps.PAY:
        return paying.forbids(s, seat, step, action)
    return administration.forbids(s, seat, step, action)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    step = int(s.live.table.step)
    if step <= steps.LAST_OF_SET_UP:
        set_up.carry_out(s, seat, step, action)
    elif step <= steps.LAST_OF_AUCTION:
        auction.carry_out(s, seat, step, action)
    elif step == steps.ACTION:
        action_rounds.carry_out(s, seat, step, action)
    elif step <= steps.LAST_OF_TRACK:
        track.carry_out(s, seat, step, action)
    elif step <= steps.LAST_OF_BUILDING:
        building.carry_out(s, seat, step, action)
    elif step <= steps.LAST_OF_PASSENGER:
        passenger.carry_out(s, seat, step, action)
    elif step == steps.PAY:
        paying.carry_out(s, seat, step, action)
    else:
        administration.carry_out(s, seat, step, action)
    proceed(s)
