"""Where a passenger can go, along which tracks, and what that brings everybody (TW-3.10, TW-3.11).

    travellers(view)                who can go, and whereto
    trips(view, "3c", "R")          the ways there, best for the mover first, each with its waybill
    waybills(view)                  of the trip that is to be paid, or that has arrived: one for
                                    each bonus that can be chosen
    waybills(view, bonus="cash")    the one with this bonus alone

A waybill is found out by making the trip on a trial, and adding up what happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from tramshed.games.tramways import actions, events, names, steps
from tramshed.games.tramways.components import SITE
from tramshed.games.tramways.planning.payment import Payment, Refusal, propose_on
from tramshed.games.tramways.planning.trial import Trial
from tramshed.games.tramways.shown.map import MapReader
from tramshed.games.tramways.shown.seen import PurseSeen
from tramshed.kernel.moves import Move
from tramshed.kernel.plain import Plain
from tramshed.kernel.told import Happening
from tramshed.kernel.view import View

MOST_TRIPS = 60
"""Ways to one goal that are looked at, the quick policy's favourites first."""
A_DOLLAR = 0.25

CHANGES = (events.CASH, events.JOY, events.STRESS, events.WORKERS)
NEXT = (
    events.DREW, events.DREW_UNSEEN, events.SHUFFLED, events.WORN_OUT, events.ARRIVAL,
    events.REMOVED, events.ROUND, events.SCORED,
)  # fmt: skip
"""A trip is over before any of these happens."""
TICKET = "ticket"
"""The bonus that is a development ticket: which one is another decision, after a look."""

Notations = tuple[str, ...]


class Traveller(Plain):
    """A passenger who can go somewhere: the cell, and the goals."""

    cell: str
    goals: tuple[str, ...]


class Leg(Plain):
    """A track on the way: whose, from cell to cell, its tiles, and what it costs or brings."""

    track: int
    owner: int
    begin: str
    end: str
    tiles: int
    upgraded: bool
    fare: int


class Shortage(Plain):
    """The mover cannot pay a track in full: whom, how much is paid and is due. Nothing after it is
    paid."""

    owner: int
    paid: int
    due: int


class Waybill(Plain):
    """What a trip brings everybody: changes by seat, payment included; the moves still to be made;
    the bonus chosen ("", "cash", "ticket", "joy 3")."""

    bonus: str
    moves: Notations
    changes: tuple[PurseSeen, ...]
    shortage: Shortage | None

    def value(self, seat: int) -> float:
        """What it is worth to a seat, in points."""
        change = self.changes[seat]
        return change.joy - change.stress + change.workers + A_DOLLAR * change.cash


class Trip(Plain):
    """A way to a goal: the moves up to its payment, track by track, and the best waybill."""

    origin: str
    goal: str
    moves: Notations
    legs: tuple[Leg, ...]
    waybill: Waybill

    @property
    def all_moves(self) -> Notations:
        """Everything, payment and bonus included."""
        return (*self.moves, *self.waybill.moves)


# --- who, whereto


def travellers(view: View) -> tuple[Traveller, ...]:
    """Who can be sent somewhere by the seat, before it chooses an action or a passenger."""
    trial = Trial(view)
    if trial.step == steps.ACTION:
        if trial.why_not(actions.MOVE):
            return ()
        trial.happens(actions.MOVE)
    kept, found = trial.kept(), list[Traveller]()
    for move in _menu(trial):
        trial.happens(move.action)
        goals = tuple(each.decision.goal for each in _menu(trial))
        found.append(Traveller(move.decision.cell, goals))
        trial.restore(kept)
    return tuple(found)


def _menu(trial: Trial) -> list[Move]:
    return [trial.moves[action] for action in trial.menu()]


# --- along which tracks


def trips(
    view: View,
    cell: str | None = None,
    goal: str | None = None,
    use: Sequence[str] = (),
    spare: Sequence[str] = (),
) -> tuple[Trip, ...]:
    """The ways of a passenger to a goal, or (None) of all of them to all goals; also of one who is
    on the way. Best for the mover first; then those that bring others least."""
    trial = Trial(view)
    if trial.step == steps.ACTION and trial.why_not(actions.MOVE):
        return ()
    sender = _Sender(trial, use, spare)
    found = [
        Trip(_origin(trial), _goal(trial), moves, tuple(_legs(trial)), waybill)
        for moves in _ways_there(trial, cell, goal)
        for waybill in sender.waybills(every=False)
    ]
    seat, seats = view.seat, range(view.setup.seats)

    def order(trip: Trip) -> tuple[float, float, int]:
        others = sum(trip.waybill.value(other) for other in seats if other != seat)
        return -trip.waybill.value(seat), others, len(trip.legs)

    return tuple(sorted(found, key=order))


def _ways_there(trial: Trial, cell: str | None, goal: str | None) -> Iterator[Notations]:
    """The moves of every way, while the trial stands where it is to be paid."""
    found = Counter[tuple[str, str]]()

    def go_on(moves: Notations) -> Iterator[Notations]:
        if trial.step == steps.PAY:
            found[_origin(trial), _goal(trial)] += 1
            yield moves
            return
        kept = trial.kept()
        for move in _moves_on(trial, cell, goal):
            if trial.step != steps.RIDE or found[_origin(trial), _goal(trial)] < MOST_TRIPS:
                trial.happens(move.action)
                yield from go_on((*moves, str(move)))
                trial.restore(kept)

    yield from go_on(())


def _moves_on(trial: Trial, cell: str | None, goal: str | None) -> Iterable[Move]:
    """The moves of the trip that is wanted; tracks as the quick policy likes them."""
    if trial.step == steps.ACTION:
        return [trial.moves[actions.MOVE]]
    menu = _menu(trial)
    if trial.step == steps.PASSENGER:
        return [move for move in menu if cell in (None, move.decision.cell)]
    if trial.step == steps.GOAL:
        return [move for move in menu if goal in (None, move.decision.goal)]
    if trial.step != steps.RIDE:
        return []
    likes = trial.policy(move.action for move in menu)
    return [menu[place] for place in sorted(range(len(menu)), key=lambda each: -likes[each])]


def _legs(trial: Trial) -> Iterator[Leg]:
    """The tracks of the trip so far."""
    trip, reader = trial.table["trip"], MapReader(trial.table, trial.setup)
    here = _node(trial, _origin(trial))
    for number in trip["tracks"][: int(trip["n"])].tolist():
        track = reader.track(number - 1)
        begin, end = track.stops
        if _node(trial, begin) != here:
            begin, end = end, begin
        yield Leg(number - 1, track.owner, begin, end, track.tiles, track.upgraded, track.fare)
        here = _node(trial, end)


def _node(trial: Trial, cell: str) -> int:
    """The building, or bare parcel, in a cell."""
    site = int(trial.table["ground"][names.cells(trial.setup).index(cell)]) - SITE
    return int(trial.table["sites"][site]["node"])


def _origin(trial: Trial) -> str:
    return names.cells(trial.setup)[int(trial.table["trip"]["origin"])]


def _goal(trial: Trial) -> str:
    return names.goal(int(trial.table["trip"]["goal"]), trial.setup)


# --- what it brings


def waybills(
    view: View, use: Sequence[str] = (), spare: Sequence[str] = (), bonus: str | None = None
) -> tuple[Waybill, ...] | Refusal:
    """Of the trip that is to be paid, or that has arrived: one for each bonus, the best first; or
    just the one that is named."""
    sender = _Sender(Trial(view), use, spare)
    if isinstance(sender.payment, Refusal):
        return sender.payment
    found = sender.waybills(every=True, bonus=bonus)
    return tuple(sorted(found, key=lambda bill: -bill.value(view.seat)))


class _Sender:
    """Sends passengers on a trial, which stays as it is."""

    def __init__(self, trial: Trial, use: Sequence[str], spare: Sequence[str]) -> None:
        self._trial, self._use, self._spare = trial, use, spare
        self._payments: dict[str, Payment | Refusal] = {}

    @property
    def payment(self) -> Payment | Refusal | None:
        """What is to be paid, if anything is: the same for every way to a goal."""
        trial = self._trial
        if trial.step != steps.PAY:
            return None
        goal = _goal(trial)
        if goal not in self._payments:
            self._payments[goal] = propose_on(trial, self._use, self._spare)
        return self._payments[goal]

    def waybills(self, *, every: bool, bonus: str | None = None) -> list[Waybill]:
        """Of the trip, with every bonus (or the one that is named) or with the favourite one; none
        if it cannot be paid."""
        trial, payment = self._trial, self.payment
        if isinstance(payment, Refusal):
            return []
        start, legs, told = trial.kept(), [*_legs(trial)], list[Happening]()
        moves = payment.moves if payment else ()
        for move in moves:
            told += trial.happens(trial.moves.parse(move).action)
        found = list[Waybill]()
        if trial.step in (steps.COMMERCE, steps.LEISURE):
            arrived = trial.kept()
            for offered in self._bonuses(every=every):
                if bonus not in (None, self._name(offered)):
                    continue
                name, chosen, more = self._choose(offered)
                found.append(self._waybill(name, (*moves, *chosen), legs, [*told, *more]))
                trial.restore(arrived)
        else:
            found.append(self._waybill("", moves, legs, told))
        trial.restore(start)
        return found

    def _bonuses(self, *, every: bool) -> list[Move]:
        """What can be chosen on arrival; of all ways to a ticket the first stands for them."""
        menu = _menu(self._trial)
        if self._trial.step == steps.COMMERCE:
            menu = menu[:2]
        if every:
            return menu
        likes = self._trial.policy(move.action for move in menu)
        return [menu[likes.index(max(likes))]]

    def _name(self, bonus: Move) -> str:
        """What a bonus is called."""
        looks = self._trial.step == steps.COMMERCE and bonus.action != actions.CASH
        return TICKET if looks else str(bonus)

    def _choose(self, bonus: Move) -> tuple[str, Notations, list[Happening]]:
        """A bonus: what it is called, the moves for it, and what happens."""
        trial, name = self._trial, self._name(bonus)
        told = trial.happens(bonus.action)
        if name == TICKET:
            while trial.step in (steps.KEEP, steps.TOP):
                told += trial.happens(trial.menu()[0])
            return TICKET, (), told
        moves: Notations = (str(bonus),)
        if trial.step == steps.PAY:
            payment = propose_on(trial, (), self._spare)
            if isinstance(payment, Refusal):
                payment = propose_on(trial)
            assert isinstance(payment, Payment)
            moves += payment.moves
            for move in payment.moves:
                told += trial.happens(trial.moves.parse(move).action)
        return name, moves, told

    def _waybill(
        self, bonus: str, moves: Notations, legs: list[Leg], told: list[Happening]
    ) -> Waybill:
        of_trip = [*takewhile(lambda event: event.what not in NEXT, told)]
        changes = Counter[tuple[int, int]]()
        for event in of_trip:
            if event.what in CHANGES:
                changes[event.seat, event.what] += event.a
        seat, seats = self._trial.seat, range(self._trial.setup.seats)
        return Waybill(
            bonus=bonus,
            moves=moves,
            changes=tuple(PurseSeen(*(changes[each, what] for what in CHANGES)) for each in seats),
            shortage=_shortage(of_trip, [leg for leg in legs if leg.owner != seat], seat),
        )


def _shortage(told: list[Happening], legs: list[Leg], seat: int) -> Shortage | None:
    """Which of the others' tracks is not paid in full."""
    if all(event.what != events.SHORT for event in told):
        return None
    paid = [event.a for event in told if event.what == events.CASH and event.seat != seat]
    if paid and paid[-1] < legs[len(paid) - 1].fare:
        leg = legs[len(paid) - 1]
        return Shortage(leg.owner, paid[-1], leg.fare)
    leg = legs[len(paid)]
    return Shortage(leg.owner, 0, leg.fare)
