"""Knowledge: who knows what, and what an action may tell."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.kernel import drive
from tramshed.kernel.conformance.bench import (
    WORLDS_A_VIEWER,
    Reached,
    Step,
    difference,
    live_bytes,
    news,
)
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.record import Records
from tramshed.kernel.seats import SPECTATOR, seat_name

FAR = 40
"""Decisions at random, for a position that has nothing to do with the one looked at."""
TRIES = 8
"""How often to imagine a position in which the same action is legal."""


def views_show_only_what_is_known(at: Reached) -> Iterator[Complaint]:
    """A position imagined from a view looks the same to its viewer, byte for byte"""
    for viewer, world in at.worlds:
        view, again = at.views[viewer], at.bench.view(world, viewer)
        if again.tobytes() != view.tobytes():
            yield Complaint(f"in the view {difference(view[0], again[0])}", viewer)


def imagined_positions_pass_the_audit(at: Reached) -> Iterator[Complaint]:
    """The audit finds nothing in a position imagined from a view"""
    for viewer, world in at.worlds[::WORLDS_A_VIEWER]:
        for finding in at.bench.game.audit(world[0]):
            yield Complaint(finding, viewer)


def views_are_read(at: Reached) -> Iterator[Complaint]:
    """Every view can be read as a plain value, the same for the same view"""
    for viewer, view in at.views.items():
        read = [at.bench.game.table(each[0], at.bench.setup) for each in (view, view.copy())]
        if read[0] != read[1]:
            yield Complaint("read twice, the view is not the same", viewer)


def imagining_starts_afresh(at: Reached) -> Iterator[Complaint]:
    """What is imagined depends on the view and the dice alone, not on what was imagined before;
    the view stays as it is"""
    viewer, view = at.viewers[0], at.views[at.viewers[0]]
    before = view.tobytes()
    seed = at.rng.getrandbits(64)
    clean = at.bench.imagine(view, drive.new_dice(seed))
    used = at.bench.imagine(view, drive.new_dice(seed), at.bench.wander(at.rng, FAR))
    if live_bytes(clean) != live_bytes(used):
        what = difference(clean[0].live, used[0].live)
        yield Complaint(f"imagined into a used state, {what}", viewer)
    if view.tobytes() != before:
        yield Complaint("imagining changed the view", viewer)


def actions_tell_only_what_they_show(step: Step) -> Iterator[Complaint]:
    """An action that draws and shows nothing lets nobody see more: in every position that a seat
    could be in, it leads to the same view"""
    if not step.quiet:
        return
    for viewer, seen, _, other_seen in _elsewhere(step):
        if seen.tobytes() != other_seen.tobytes():
            what = f"it shows, uncounted, that {difference(seen[0], other_seen[0])}"
            yield _about(step, viewer, what)


def what_is_told_is_seen(step: Step) -> Iterator[Complaint]:
    """News tell nothing that the view hides: where a seat sees the same, it is told the same"""
    for viewer, seen, other, other_seen in _elsewhere(step):
        if seen.tobytes() == other_seen.tobytes():
            told, other_told = news(step.after, viewer), news(other, viewer)
            for event in [*told, *other_told]:
                if told.count(event) != other_told.count(event):
                    said = step.bench.words.say(step.bench.game.narrate(event, step.bench.setup))
                    yield _about(step, viewer, f"it tells, but does not show: {said!r}")


def _elsewhere(step: Step) -> Iterator[tuple[int, Records, Records, Records]]:
    """The same action in a position that a viewer could have been in: the viewer, what it sees
    after the action, the state elsewhere, and what it sees there."""
    bench = step.bench
    for viewer in _viewers(step):
        view = bench.view(step.before, viewer)
        for _ in range(TRIES):
            world = bench.imagine(view, drive.new_dice(step.rng.getrandbits(64)))
            if drive.forbids(world, step.seat, step.action) == 0:
                other = bench.after(world, step.seat, step.action)
                yield viewer, bench.view(step.after, viewer), other, bench.view(other, viewer)
                break


def _viewers(step: Step) -> list[int]:
    """The seat that decided, another one, and a spectator."""
    others = [seat for seat in step.bench.players if seat != step.seat]
    deciding = [step.seat] if step.seat in step.bench.players else []
    return [*deciding, *step.rng.sample(others, min(1, len(others))), SPECTATOR]


def _about(step: Step, viewer: int, what: str) -> Complaint:
    return Complaint(f"(decided by seat {seat_name(step.seat)}) {what}", viewer, step.notation)


def the_result_is_public(at: Reached) -> Iterator[Complaint]:
    """At the end a spectator can tell scores and ranks"""
    if not at.over:
        return
    for viewer, world in at.worlds:
        for seat in at.bench.players:
            for verb in (drive.score, drive.rank):
                if viewer == SPECTATOR and verb(at.state, seat) != verb(world, seat):
                    yield Complaint("the result depends on something never turned up", seat)
