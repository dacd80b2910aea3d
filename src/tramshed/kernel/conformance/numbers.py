"""Numbers: records, counters, quick judgement, scores and ranks."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.conformance.bench import Bench, Reached, Step, counters, difference
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.record import extremes, layout
from tramshed.kernel.seats import SPECTATOR

SIGNED_LIMITS = {int(np.iinfo(kind).max) for kind in (np.int8, np.int16, np.int32)}


def records_are_the_games_own(bench: Bench) -> Iterator[Complaint]:
    """State and View begin with a byte named after the game, and no field hides behind a method
    of NumPy's records"""
    for record in (bench.game.state, bench.game.view):
        kind = layout(record)
        first = (kind.names or ("nothing",))[0]
        if first != bench.game.name.replace("-", "_") or kind[0] != np.dtype("u1"):
            yield Complaint(f"{record.__name__} begins with {first}, a {kind[0]}")
        for name in _field_names(kind):
            if hasattr(np.record, name):
                yield Complaint(f"interpreted, {record.__name__}'s field {name!r} is a method")


def _field_names(kind: Any) -> Iterator[str]:
    for name in kind.names or ():
        yield name
        yield from _field_names(kind[name].base)


def the_audit_finds_nothing(at: Reached) -> Iterator[Complaint]:
    """The audit finds nothing in any position"""
    for finding in at.bench.game.audit(at.state[0]):
        yield Complaint(finding)


def counters_never_go_back(step: Step) -> Iterator[Complaint]:
    """`drawn`, `shown` and `settled` never decrease, and no action changes the set-up or the key"""
    now = counters(step.after)
    for what, then in counters(step.before).items():
        if now[what] < then:
            yield Complaint(f"{what} went from {then} to {now[what]}", step.seat, step.notation)
    if step.before[0].fixed.tobytes() != step.after[0].fixed.tobytes():
        what = difference(step.before[0].fixed, step.after[0].fixed)
        yield Complaint(f"in the set-up {what}", step.seat, step.notation)
    if step.before[0].live.chance.key.tobytes() != step.after[0].live.chance.key.tobytes():
        yield Complaint("the key changed", step.seat, step.notation)


def copies_are_independent(step: Step) -> Iterator[Complaint]:
    """An action on a copy leaves the original alone, and has the same effect each time"""
    before = step.before.tobytes()
    again = step.bench.after(step.before, step.seat, step.action)
    if step.before.tobytes() != before:
        yield Complaint("playing on a copy changed the original", step.seat, step.notation)
    if again[0].live.tobytes() != step.after[0].live.tobytes():
        what = difference(step.after[0].live, again[0].live)
        yield Complaint(f"done twice, {what}", step.seat, step.notation)


def looking_changes_nothing(at: Reached) -> Iterator[Complaint]:
    """Menus, reasons, views, scores and estimates leave the state as it is"""
    bench = at.bench
    before = at.state.tobytes()
    for seat in bench.deciders:
        bench.menu(at.state, seat)
        drive.forbids(at.state, seat, at.rng.randrange(len(bench.moves)))
    for seat in bench.viewers:
        bench.view(at.state, seat)
    for seat in bench.players:
        drive.score(at.state, seat)
        drive.rank(at.state, seat)
        drive.estimate(at.state, seat)
    for seat in at.actors:
        bench.weights(at.state, seat)
    if at.state.tobytes() != before:
        yield Complaint("looking at it changed the state")


def judgement_is_in_range(at: Reached) -> Iterator[Complaint]:
    """Weights are finite and above zero, estimates from -1 to 1"""
    bench = at.bench
    for seat in at.actors:
        menu = bench.menu(at.state, seat)
        for action, weight in zip(menu, bench.weights(at.state, seat), strict=True):
            if not 0 < weight < math.inf:
                yield Complaint(f"its weight is {weight}", seat, bench.notation(action))
    for seat in bench.players:
        outlook = float(drive.estimate(at.state, seat))
        if not -1 <= outlook <= 1:
            yield Complaint(f"the estimate is {outlook}", seat)


def ranks_count_who_did_better(at: Reached) -> Iterator[Complaint]:
    """At the end a seat's rank is the number of seats that did better, none with a lower score"""
    if not at.over:
        return
    seats = at.bench.players
    ranks = [int(drive.rank(at.state, seat)) for seat in seats]
    scores = [int(drive.score(at.state, seat)) for seat in seats]
    for seat in seats:
        better = [other for other in seats if ranks[other] < ranks[seat]]
        if ranks[seat] != len(better):
            yield Complaint(f"rank {ranks[seat]}, but {len(better)} did better: {ranks}", seat)
        if any(scores[other] < scores[seat] for other in better):
            yield Complaint(f"ranks {ranks} do not fit the scores {scores}", seat)


def fields_keep_to_half_their_range(at: Reached) -> Iterator[Complaint]:
    """No signed field passes half of its range: compiled, it would wrap silently

    Unsigned fields are sets of bits, or numbers made for wrapping.
    """
    view = at.bench.view(at.state, SPECTATOR)
    for record in (at.state[0].live, view[0]):
        for name, (low, high, limit) in extremes(record).items():
            if limit in SIGNED_LIMITS and max(high, -low) > limit // 2:
                yield Complaint(f"{name} reaches {max(high, -low)}, its limit is {limit}")
