"""What is worked out for a page of Tramways while somebody decides: how far lines can come, how to
pay, what a trip brings. On maps of five players, in full swing; the slowest of many positions."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator

from bench.figures import Figure
from bench.in_memory import quick_action
from tramshed.games.tramways.planning import office, payment, trips
from tramshed.games.tramways.planning.now import now
from tramshed.games.tramways.planning.reach import reach
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.position import Position
from tramshed.kernel.registry import game
from tramshed.kernel.view import View

GAME, SEATS, GAMES, FROM_ROUND = "tramways", 5, 2, 3
OF = "Tramways, five players"

Plan = Callable[[View], object]

PLANS: dict[str, tuple[Plan, str, float | None]] = {
    "reach of all lines": (reach, "action", 10.0),
    "payment": (payment.propose, "pay", 5.0),
    "all trips, with waybills": (trips.trips, "passenger", None),
    "waybills of a trip": (trips.waybills, "pay", None),
    "administration": (office.propose, "administration", None),
    "what all icons can do now": (now, "action", None),
}
"""What is measured, the step in which it is asked for, and the most milliseconds it may take."""


def plans(tries: int) -> list[Figure]:
    """The mean of some positions, and the slowest of them."""
    views = [*_views()]
    found = []
    for what, (plan, step, bar) in PLANS.items():
        asked = [view for view in views if view.table.step == step and _fits(plan, view)]
        times = [_milliseconds(plan, view, tries) for view in asked]
        found.append(Figure(OF, what, sum(times) / len(times), "ms", bar))
        found.append(Figure(OF, f"{what}, at worst", max(times), "ms", bar))
    return found


def _milliseconds(plan: Plan, view: View, tries: int) -> float:
    """The best of some tries: the machine is busy with other things, too."""
    return 1000 * min(_seconds(plan, view) for _ in range(tries))


def _seconds(plan: Plan, view: View) -> float:
    began = time.perf_counter()
    plan(view)
    return time.perf_counter() - began


def _fits(plan: Plan, view: View) -> bool:
    return plan is not trips.waybills or view.table.bill.what == "trip"


def _views() -> Iterator[View]:
    """Of the seats that decide, in games as the quick policy plays them."""
    chosen = game(GAME)
    for seed in range(GAMES):
        position = Position(chosen, chosen.meta.setup(seats=SEATS), key_from_seed(seed))
        rng = random.Random(seed)
        while not position.is_over:
            seat = position.actors[0]
            view = position.view(seat)
            if view.table.round >= FROM_ROUND:
                yield view
            position.play(quick_action(position, seat, rng), seat)
