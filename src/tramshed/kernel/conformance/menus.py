"""Menus: what may be done, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.kernel.conformance.bench import WORLDS_A_VIEWER, Bench, Reached
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.seats import SPECTATOR, TABLE


def somebody_is_awaited(at: Reached) -> Iterator[Complaint]:
    """Until the end some seats are awaited, players or the table, each with something to do"""
    bench = at.bench
    if at.over and at.actors:
        yield Complaint("the game is over, yet somebody is awaited", at.actors[0])
    if not at.over and not at.actors:
        yield Complaint("nobody is awaited, yet the game is not over")
    for seat in at.actors:
        if seat not in bench.players and seat != TABLE:
            yield Complaint("awaited, though nobody sits there", seat)
        elif not bench.menu(at.state, seat):
            yield Complaint("awaited, but has no legal action", seat)


def legal_is_what_nothing_forbids(at: Reached) -> Iterator[Complaint]:
    """The menu of every seat has exactly the actions that no clause forbids, each once; it is
    empty for a seat that is not awaited"""
    bench = at.bench
    for seat in bench.deciders:
        menu = bench.menu(at.state, seat)
        if menu and seat not in at.actors:
            yield Complaint("not awaited, but has a menu", seat, bench.notation(menu[0]))
        if len(set(menu)) < len(menu):
            twice = next(action for action in menu if menu.count(action) > 1)
            yield Complaint("twice in the menu", seat, bench.notation(twice))
        offered = set(menu)
        for action, reason in enumerate(at.reasons[seat]):
            if (reason == 0) != (action in offered):
                what = f"in the menu, but forbidden by reason {reason}"
                what = what if reason else "not forbidden, but not in the menu"
                yield Complaint(what, seat, bench.notation(action))
            elif reason and reason not in bench.game.reasons:
                what = f"forbidden by reason {reason}, which the game does not explain"
                yield Complaint(what, seat, bench.notation(action))


def menus_follow_from_views(at: Reached) -> Iterator[Complaint]:
    """What a seat may do, and why not, follows from what it may know"""
    bench = at.bench
    for number, (viewer, world) in enumerate(at.worlds):
        for seat in (SPECTATOR, TABLE) if viewer == SPECTATOR else (viewer,):
            if bench.menu(world, seat) != bench.menu(at.state, seat):
                yield Complaint("the menu tells what the seat may not know", seat)
            if number % WORLDS_A_VIEWER:
                continue  # asking for every reason is slow: one world a viewer will do
            for action, reason in enumerate(bench.reasons(world, seat)):
                if reason != at.reasons[seat][action]:
                    what = "the reason tells what the seat may not know"
                    yield Complaint(what, seat, bench.notation(action))


def every_reason_is_explained(bench: Bench) -> Iterator[Complaint]:
    """Every reason has a clause and a sentence in the English catalogue"""
    for number, reason in bench.game.reasons.items():
        if number == 0:
            yield Complaint("reason 0 means that an action is allowed")
        if not reason.clause:
            yield Complaint(f"reason {number} names no clause")
        if reason.message not in bench.words:
            yield Complaint(f"{reason.message!r} ({reason.clause}) is not in the catalogue")
