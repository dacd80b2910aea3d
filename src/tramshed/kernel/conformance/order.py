"""Order: several seats at once, and the table's clock."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

from tramshed.kernel import drive
from tramshed.kernel.conformance.bench import Bench, Position, difference, live_bytes, luck
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.record import Records
from tramshed.kernel.seats import TABLE

MOST_DECISIONS = 200
"""No seat needs more of them before it is the others' turn."""


def several_at_once_commute(at: Position) -> Iterator[Complaint]:
    """While several seats are awaited, the order of their decisions does not matter, and nothing
    is drawn or shown before the last one

    Unless the table is awaited too: against its clock the time of receipt decides.
    """
    if len(at.actors) < 2 or TABLE in at.actors:
        return
    bench = at.bench
    scripts = {seat: _script(at, seat) for seat in at.actors}
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


def the_clock_is_set(at: Position) -> Iterator[Complaint]:
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


def _script(at: Position, seat: int) -> list[int]:
    """Random decisions of one seat, while it alone decides, until it is awaited no more."""
    script: list[int] = []
    state = at.state.copy()
    while seat in at.bench.actors(state) and len(script) < MOST_DECISIONS:
        script.append(at.rng.choice(at.bench.menu(state, seat)))
        drive.apply(state, seat, script[-1])
    return script


def _orders(rng: random.Random, scripts: dict[int, list[int]]) -> Iterator[list[int]]:
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
    bench: Bench, start: Records, scripts: dict[int, list[int]], order: list[int]
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
