"""Order: several seats at once, what they may change meanwhile, and the table's clock."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

from tramshed.kernel import drive
from tramshed.kernel.conformance.bench import (
    Bench,
    Reached,
    counters,
    difference,
    live_bytes,
    luck,
)
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.errors import CannotUndo
from tramshed.kernel.position import Position
from tramshed.kernel.record import Records
from tramshed.kernel.seats import TABLE
from tramshed.kernel.undo import MOST_DECISIONS as MOST_TAKEN_BACK

Scripts = dict[int, list[int]]
"""What each seat decides, action by action."""

MOST_DECISIONS = 200
"""No seat needs more of them before it is the others' turn."""


def several_at_once_commute(at: Reached) -> Iterator[Complaint]:
    """While several seats are awaited, the order of their decisions does not matter, and nothing
    is drawn or shown before the last one

    Unless the table is awaited too: against its clock the time of receipt decides.
    """
    if len(at.actors) < 2 or TABLE in at.actors:
        return
    bench = at.bench
    scripts = {seat: _script(bench, at.state, seat, at.rng) for seat in at.actors}
    reference: Records | None = None
    for order in _orders(at.rng, scripts):
        end, complaint = _played(bench, at.state, scripts, order)
        if complaint is not None:
            yield complaint
            return
        if reference is None:
            reference = end
        elif live_bytes(end) != live_bytes(reference):
            names = ", ".join(str(seat + 1) for seat in order)
            what = difference(reference[0].live, end[0].live)
            yield Complaint(f"deciding in the order {names}: {what}")


def sealed_decisions_can_be_changed(at: Reached) -> Iterator[Complaint]:
    """While several seats are awaited, each can take back its own decisions, in any order and
    whatever others have sealed meanwhile, unless the rules make them final; and when it has changed
    its mind, all is as if it had decided so at once"""
    if len(at.actors) < 2 or TABLE in at.actors:
        return
    scripts = {seat: _script(at.bench, at.state, seat, at.rng) for seat in at.actors}
    hesitant = at.rng.choice(at.actors)
    scripts[hesitant].pop()  # so nothing is opened yet
    order = [seat for seat in scripts for _ in scripts[seat]]
    at.rng.shuffle(order)
    if len(order) > MOST_TAKEN_BACK:
        return
    for seat in at.actors:
        final = _final(at.bench, at.state, seat, scripts[seat])
        free = len(scripts[seat]) - final
        sealed = _sealed(at, scripts, order)
        if sealed.undoable(seat) != free:
            yield Complaint(f"it can take back {sealed.undoable(seat)} decisions, not {free}", seat)
        elif free:
            yield from _one_is_taken_back(at, scripts, seat, final, sealed.copy())
            yield from _all_are_made_anew(at, scripts, seat, final, sealed, seat == hesitant)


def _all_are_made_anew(
    at: Reached, scripts: Scripts, seat: int, final: int, sealed: Position, hesitates: bool
) -> Iterator[Complaint]:
    """A seat takes back what it can, and decides again."""
    kept = scripts[seat][:final]
    start = at.state
    for action in kept:
        start = at.bench.after(start, seat, action)
    anew = _script(at.bench, start, seat, at.rng)
    if hesitates:
        anew.pop()
    sealed.restart(seat)
    for action in anew:
        sealed.play(action, seat)
    changed = scripts | {seat: kept + anew}
    yield from _is_as_at_once(at, changed, sealed, seat)


def _one_is_taken_back(
    at: Reached, scripts: Scripts, seat: int, final: int, sealed: Position
) -> Iterator[Complaint]:
    """A seat takes back one decision, if those after it can stand without it."""
    script = scripts[seat]
    place = at.rng.randrange(final, len(script))
    action = script[place]
    if action in script[place + 1 :]:
        return  # the last of its kind would be meant
    left = script[:place] + script[place + 1 :]
    legal = _is_legal(at.state, seat, left)
    try:
        sealed.undo(seat, action)
    except CannotUndo:
        if legal:
            what = "it cannot be taken back, though all else can stand without it"
            yield Complaint(what, seat, at.bench.notation(action))
        return
    yield from _is_as_at_once(at, scripts | {seat: left}, sealed, seat)


def _is_as_at_once(
    at: Reached, scripts: Scripts, sealed: Position, seat: int
) -> Iterator[Complaint]:
    order = [each for each in scripts for _ in scripts[each]]
    at_once = _sealed(at, scripts, order)
    if sealed.live() != at_once.live():
        what = difference(at_once.state[0].live, sealed.state[0].live)
        yield Complaint(f"having changed its mind, {what}", seat)


def the_clock_is_set(at: Reached) -> Iterator[Complaint]:
    """Where the table is awaited beside others, the game says how long its clock runs"""
    if TABLE not in at.actors or len(at.actors) == 1:
        return
    clock = at.bench.game.clock
    if clock is None:
        yield Complaint("the table is awaited beside others, and the game has no `clock`", TABLE)
        return
    count = clock(at.state[0])
    if not count.seconds > 0:
        yield Complaint(f"the clock runs for {count.seconds} seconds", TABLE)
    hash(count.what)


def _script(bench: Bench, start: Records, seat: int, rng: random.Random) -> list[int]:
    """Random decisions of one seat, while it alone decides, until it is awaited no more."""
    script: list[int] = []
    state = start.copy()
    while seat in bench.actors(state) and len(script) < MOST_DECISIONS:
        script.append(rng.choice(bench.menu(state, seat)))
        drive.apply(state, seat, script[-1])
    return script


def _final(bench: Bench, start: Records, seat: int, script: list[int]) -> int:
    """How many decisions of a script the rules make final."""
    state, final = start.copy(), 0
    for number, action in enumerate(script, 1):
        settled = counters(state)["settled"]
        drive.apply(state, seat, action)
        if counters(state)["settled"] != settled:
            final = number
    return final


def _is_legal(start: Records, seat: int, script: list[int]) -> bool:
    """Can one seat decide so?"""
    state = start.copy()
    for action in script:
        if drive.forbids(state, seat, action):
            return False
        drive.apply(state, seat, action)
    return True


def _sealed(at: Reached, scripts: Scripts, order: list[int]) -> Position:
    """The position when the seats have decided so, in an order of seats."""
    position = at.bench.position(at.state)
    decisions = {seat: iter(scripts[seat]) for seat in scripts}
    for seat in order:
        position.play(next(decisions[seat]), seat)
    return position


def _orders(rng: random.Random, scripts: Scripts) -> Iterator[list[int]]:
    """Orders to try, as seats: seat by seat in every order if they are few, then mixed."""
    seats = list(scripts)
    if len(seats) <= 3:
        for order in permutations(seats):
            yield [seat for seat in order for _ in scripts[seat]]
    else:
        yield [seat for seat in seats for _ in scripts[seat]]
        yield [seat for seat in reversed(seats) for _ in scripts[seat]]
    mixed = [seat for seat in seats for _ in scripts[seat]]
    for _ in range(3):
        rng.shuffle(mixed)
        yield mixed.copy()


def _played(
    bench: Bench, start: Records, scripts: Scripts, order: list[int]
) -> tuple[Records, Complaint | None]:
    """Play the scripts in an order of seats."""
    state = start.copy()
    progress = dict.fromkeys(scripts, 0)
    for number, seat in enumerate(order, 1):
        action = scripts[seat][progress[seat]]
        progress[seat] += 1
        if drive.forbids(state, seat, action):
            what = "no longer legal after another seat's decision"
            return state, Complaint(what, seat, bench.notation(action))
        drive.apply(state, seat, action)
        if number < len(order) and luck(state) != luck(start):
            what = "drew or showed something while others were still awaited"
            return state, Complaint(what, seat, bench.notation(action))
    return state, None
