"""Ways to pay a bill, ticket by ticket, and what each loses (TW-1.1 to TW-1.3).

A bill is paid icon by icon, in the order of the tickets. So what is still needed after some tickets
says all that matters for the rest: two passes over the hand, from the front and from the back, find
the best way to pay, and the best way that uses some icon. Whether icons count, and whether the way
found is legal, the rules say: payment.py plays it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import combinations
from typing import Any, NamedTuple

from tramshed.games.tramways import icons, names
from tramshed.games.tramways.actions import ICON
from tramshed.games.tramways.components import LAST_STRESS
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.planning.trial import Trial
from tramshed.games.tramways.state import FOR_BID, FOR_JOY

DOLLAR, STEP, POINT, WORKER, TICKET = 1, 4, 4, 4, 4
"""What is lost, in quarters of a point: a dollar; a step of stress; a happiness point; a worker; a
ticket."""

NERVOUS = 8
"""Steps to the last space of stress, and no more, that a payment could come to."""

IconAt = tuple[int, int]
"""A ticket, and a slot of it."""


class Need(NamedTuple):
    """What is still to be paid, and what is left to pay consequences and debts with; and steps to
    the last space of stress, if they are few."""

    rails: int
    sign: int
    goals: int
    money: int
    most: int
    cash: int
    workers: int
    nerves: int


class Loss(NamedTuple):
    """How bad it is to pay so: first in quarters of points, then by what the quick policy thinks
    of the tickets; fewer icons rather than more."""

    quarters: int
    regret: float
    icons: int


NOTHING = Loss(0, 0.0, 0)


class Way(NamedTuple):
    """Some icons of a ticket, the money and workers that its consequence takes, the steps of
    stress, and what playing them loses."""

    ticket: int
    slots: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    pay: int = 0
    labour: int = 0
    steps: int = 0
    loss: Loss = NOTHING


class Paying(NamedTuple):
    """A way to pay all, and its loss."""

    loss: Loss
    ways: tuple[Way, ...]


class Ways:
    """All ways to pay the bill on a trial, but those with icons that are to be spared."""

    def __init__(
        self,
        trial: Trial,
        use: Collection[IconAt] = (),
        spare: Collection[IconAt] = (),
    ) -> None:
        self._trial, self._bill = trial, trial.table["bill"]
        self._money = is_money_bill(trial)
        self._tight = self._money or _is_tight(trial)
        self._nerves = _nerves(trial)
        tickets = [*_tickets(trial)]
        regrets = _regrets(trial, tickets)
        self._ways = [
            [
                way
                for way in self._of_ticket(ticket, regrets[ticket])
                if _agrees(way, use) and not any((ticket, slot) in spare for slot in way.slots)
            ]
            for ticket in tickets
        ]
        self._before = [*self._forwards()]
        self._after = self._backwards()

    @property
    def best(self) -> Paying | None:
        """The way to pay that loses least; None if the bill cannot be paid so."""
        return self._after[0].get(self._need())

    def with_icon(self) -> dict[IconAt, Loss]:
        """Every icon that can be used, and the least that is lost then."""
        found: dict[IconAt, Loss] = {}
        for i, ways in enumerate(self._ways):
            for need, so_far in self._before[i].items():
                for way in ways:
                    rest = self._rest(need, way)
                    after = self._after[i + 1].get(rest) if rest else None
                    if after:
                        loss = _sum(_sum(so_far, way.loss), after.loss)
                        for slot in way.slots:
                            icon = way.ticket, slot
                            found[icon] = min(loss, found.get(icon, loss))
        return found

    # --- what is needed

    def _need(self) -> Need:
        bill, purse = self._bill, self._trial.purse(self._trial.seat)
        return Need(
            int(bill["rails"]),
            int(bill["sign"]),
            int(bill["goals"]),
            int(bill["money"]),
            int(bill["most"]),
            *((purse.cash, purse.workers) if self._tight else (0, 0)),
            self._nerves,
        )

    def _rest(self, need: Need, way: Way) -> Need | None:
        """What is needed once these icons are played; None if one of them is not."""
        rails, sign, goals, money, most, cash, workers, nerves = need
        for icon in way.icons:
            if self._money:
                dollars = icon - icons.MONEY
                if dollars - max(dollars, most) >= money:
                    return None
                money, most = money - dollars, max(most, dollars)
            elif icon <= icons.MOST_RAILS:
                rails -= icon
            elif icon == sign:
                sign = 0
            elif icon < icons.BUILD and goals >> (icon - icons.TO_TRADE) & 1:
                goals = 0
            else:
                return None
        if self._tight:
            cash, workers = cash - way.pay, workers - way.labour
        if rails < 0 or cash < 0 or workers < 0:
            return None
        return Need(rails, sign, goals, money, most, cash, workers, max(nerves - way.steps, 0))

    def _settled(self, need: Need) -> Loss | None:
        """What is lost at the end: cash, and a point for whoever has come to the last space of
        stress (steps beyond it cost a point instead of stress, TW-1.3); None if something is left
        unpaid."""
        collapse = POINT if self._nerves and not need.nerves else 0
        if self._money:
            left = Loss(DOLLAR * need.money + collapse, 0.0, 0)
            return left if need.cash >= need.money else None
        return Loss(collapse, 0.0, 0) if need[:3] == (0, 0, 0) else None

    # --- the ways of a ticket

    def _is_laid(self, ticket: int) -> bool:
        """Is the ticket on the table already, so that each icon is a further one?"""
        return ticket + 1 in (int(self._bill["ticket"]), *self._bill["spent"].tolist())

    def _of_ticket(self, ticket: int, regret: float) -> Iterator[Way]:
        """None of its icons, or any of those that count."""
        printed, numbers = self._trial.tickets[ticket], names.icons_of(self._trial.setup)[ticket]
        first = int(self._bill["slot"]) if ticket + 1 == self._bill["ticket"] else 0
        slots = [slot for slot in range(first, SLOTS) if self._counts(numbers[slot])]
        laid = self._is_laid(ticket)
        pay, labour = (0, 0) if laid else (int(printed["pay"]), int(printed["labour"]))
        once = Loss(0, 0.0, 0) if laid else Loss(TICKET + _consequence(printed) - STEP, regret, 0)
        strain = 0 if laid else int(printed["strain"]) - 1
        yield Way(ticket)
        for count in range(1, len(slots) + 1):
            loss, steps = _sum(once, Loss(STEP * count, 0.0, count)), strain + count
            for some in combinations(slots, count):
                used = tuple(numbers[slot] for slot in some)
                yield Way(ticket, some, used, pay, labour, steps, loss)

    def _counts(self, icon: int) -> bool:
        """Can such an icon go towards the bill at all?"""
        if icon == icons.NONE:
            return False
        if self._money:
            return icon > icons.MONEY
        if icon <= icons.MOST_RAILS:
            return icon <= int(self._bill["rails"])
        is_goal = icons.TO_TRADE <= icon < icons.BUILD
        wanted = is_goal and int(self._bill["goals"]) >> (icon - icons.TO_TRADE) & 1
        return icon == int(self._bill["sign"]) or bool(wanted)

    # --- the two passes

    def _forwards(self) -> Iterator[dict[Need, Loss]]:
        """Before each ticket, and after the last: what can be needed, and the least lost so far."""
        now = {self._need(): NOTHING}
        yield now
        for ways in self._ways:
            then: dict[Need, Loss] = {}
            for need, so_far in now.items():
                for way in ways:
                    rest = self._rest(need, way)
                    if rest:
                        loss = _sum(so_far, way.loss)
                        then[rest] = min(loss, then.get(rest, loss))
            now = then
            yield now

    def _backwards(self) -> list[dict[Need, Paying]]:
        """For all that can be needed before each ticket: the best way to pay it."""
        last = {need: self._settled(need) for need in self._before[-1]}
        found = [{need: Paying(loss, ()) for need, loss in last.items() if loss}]
        for before, ways in zip(reversed(self._before[:-1]), reversed(self._ways), strict=True):
            found.append(self._best_of(before, ways, found[-1]))
        return found[::-1]

    def _best_of(
        self, before: Iterable[Need], ways: list[Way], after: dict[Need, Paying]
    ) -> dict[Need, Paying]:
        best: dict[Need, Paying] = {}
        for need in before:
            for way in ways:
                rest = self._rest(need, way)
                paid = after.get(rest) if rest else None
                if paid:
                    loss = _sum(way.loss, paid.loss)
                    if need not in best or loss < best[need].loss:
                        best[need] = Paying(loss, (way, *paid.ways) if way.slots else paid.ways)
        return best


def _sum(one: Loss, other: Loss) -> Loss:
    return Loss(one[0] + other[0], one[1] + other[1], one[2] + other[2])


def _agrees(way: Way, use: Collection[IconAt]) -> bool:
    """Are all icons of the ticket used that are to be used for certain?"""
    return all(slot in way.slots for ticket, slot in use if ticket == way.ticket)


def is_money_bill(trial: Trial) -> bool:
    """Is it money that is to be paid?"""
    return FOR_BID <= int(trial.table["bill"]["what"]) <= FOR_JOY


def _tickets(trial: Trial) -> Iterator[int]:
    """The tickets that can be played, in the order in which they must be: at a leisure first those
    of the trip; then the one being played, and those of the hand after it."""
    bill = trial.table["bill"]
    current, spent = int(bill["ticket"]) - 1, list[int]()
    if int(bill["what"]) == FOR_JOY:
        spent = [int(ticket) - 1 for ticket in bill["spent"].tolist() if ticket]
    if current < 0 or current in spent:
        yield from spent[spent.index(current) if current in spent else 0 :]
        yield from trial.hand()
    else:
        yield current
        yield from (ticket for ticket in trial.hand() if ticket > current)


def _is_tight(trial: Trial) -> bool:
    """Could there be too many consequences to pay them all?"""
    purse = trial.purse(trial.seat)
    printed = [trial.tickets[ticket] for ticket in trial.hand()]
    pay = sum(int(each["pay"]) for each in printed)
    return pay > purse.cash or sum(int(each["labour"]) for each in printed) > purse.workers


def _nerves(trial: Trial) -> int:
    """Steps of stress to the last space; 0 if it is reached, or far away."""
    player = trial.table["players"][trial.seat]
    left = LAST_STRESS[int(player["hard"])] - trial.purse(trial.seat).stress
    return left if left <= NERVOUS else 0


def _consequence(printed: Any) -> int:
    """What a ticket's consequence loses."""
    strain, gloom = STEP * int(printed["strain"]), POINT * int(printed["gloom"])
    return strain + gloom + WORKER * int(printed["labour"]) + DOLLAR * int(printed["pay"])


def _regrets(trial: Trial, tickets: list[int]) -> dict[int, float]:
    """How little the quick policy likes to play each ticket."""
    if not tickets:
        return {}
    likes = trial.policy(ICON + ticket * SLOTS for ticket in tickets)
    return {ticket: -like for ticket, like in zip(tickets, likes, strict=True)}
