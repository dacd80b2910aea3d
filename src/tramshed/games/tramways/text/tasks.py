"""What is to be decided now, in one sentence."""

from __future__ import annotations

from tramshed.games.tramways.shown.seen import BillSeen, TableSeen
from tramshed.games.tramways.shown.things import DESTINATION, RAILS, Goal, Icon, Money, listed
from tramshed.kernel.words import Message, Thing, Value

TOGETHER = ("sides", "packet", "hand", "administration")
"""Everybody decides."""


def task(seen: TableSeen) -> Message:
    """What the player to move is to do."""
    if seen.step in TOGETHER and len(seen.players) > 1:
        return Message("task.together", {"task": _task(seen)})
    return _task(seen)


def _task(seen: TableSeen) -> Message:
    match seen.step:
        case "pay":
            assert seen.bill is not None
            return _paying(seen.bill)
        case "action":
            return Message(f"task.action-{_action(seen)}")
        case "lay":
            return Message("task.lay", {"n": seen.cost})
        case "start" if any(each.owner == seen.seat and not each.complete for each in seen.tracks):
            return Message("task.start-open")
        case "keep" | "top":
            return Message(f"task.{seen.step}", {"book": seen.choice})
        case "ticket":
            return Message("task.ticket", {"label": seen.choice})
        case "goal" | "ride":
            return _travelling(seen)
        case "demand":
            return Message("task.demand", {"n": seen.wanting})
        case "hand":
            return Message("task.hand", {"n": _limit(seen)})
        case "line" if len(seen.row) == 1:
            return Message("task.line-first")
    return Message(f"task.{seen.step}")


def _action(seen: TableSeen) -> str:
    """The first action round; or the first, or second, action of the other."""
    return "only" if seen.half == 1 else "second" if seen.taken else "first"


def _limit(seen: TableSeen) -> int:
    return seen.players[seen.seat or 0].limit


def _travelling(seen: TableSeen) -> Message:
    trip = seen.trip
    assert trip is not None
    values: dict[str, Value] = {"cell": trip.origin if seen.step == "goal" else trip.at}
    if trip.goal:
        values["goal"] = Goal(trip.goal).called
    return Message(f"task.{seen.step}", values)


def _paying(bill: BillSeen) -> Message:
    """What is still due: money, or rails, a sign and a destination."""
    if bill.what in ("bid", "more", "joy"):
        if bill.money < 0:
            return Message("task.pay-change", {"amount": Money(-bill.money).called})
        return Message("task.pay-money", {"amount": Money(bill.money).called})
    due: list[Thing] = [Icon(RAILS, bill.rails)] if bill.rails else []
    if bill.sign:
        due.append(bill.sign)
    if bill.goals:
        due.append(Either(tuple(Icon(DESTINATION, goal=goal) for goal in bill.goals)))
    return Message(f"task.pay-{bill.what}", {"due": listed(due)})


class Either(Thing):
    """One of some icons."""

    icons: tuple[Icon, ...]

    @property
    def called(self) -> Message:
        first, *rest = self.icons
        if not rest:
            return first.called
        return Message("either", {"first": first.called, "rest": Either(tuple(rest)).called})
