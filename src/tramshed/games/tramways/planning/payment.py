"""How to pay a bill: the way that loses least, or that the player wants (TW-1.1 to TW-1.3).

    propose(view)                                   what a page punches beforehand
    propose(view, use=["32-1"], spare=["93-1"])     with this icon for certain, without that one

Icons are named by ticket and slot, from 1, as on the page.
"""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways import actions, events, names, reasons
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.planning.bills import IconAt, Loss, Paying, Ways, is_money_bill
from tramshed.games.tramways.planning.trial import Trial
from tramshed.games.tramways.shown.seen import PurseSeen
from tramshed.kernel.game import Reason
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View

QUARTERS = 4
PAID_FOR = (
    events.FINISHED, events.UPGRADED, events.BUILT, events.RENOVATED, events.ARRIVED,
)  # fmt: skip
"""What follows a payment is no part of it."""


class Punched(Plain):
    """An icon that is used: its ticket's number, its name; a further one costs a step of stress."""

    icon: str
    ticket: int
    name: str
    further: bool


class Instead(Plain):
    """An icon that could be used instead, and how many points more that loses at least."""

    icon: str
    ticket: int
    name: str
    more: float


class Suffered(Plain):
    """A ticket's consequence."""

    ticket: int
    dollars: int
    stress: int
    workers: int
    joy: int


class Payment(Plain):
    """A way to pay: moves, the icons used, those that could be, and what it costs."""

    moves: tuple[str, ...]
    punched: tuple[Punched, ...]
    instead: tuple[Instead, ...]
    suffered: tuple[Suffered, ...]
    before: PurseSeen
    after: PurseSeen
    """Once all is paid, before what it was for happens."""
    loss: float
    """In points: a ticket, a step of stress, a worker 1, a dollar a quarter."""


class Refusal(Plain):
    """What cannot be: the icon that cannot be used, or "" where the rest would not pay."""

    icon: str
    reason: Reason


def propose(view: View, use: Sequence[str] = (), spare: Sequence[str] = ()) -> Payment | Refusal:
    """How to pay the bill. Of icons to be used that do not go together the later ones count."""
    return propose_on(Trial(view), use, spare)


def propose_on(
    trial: Trial, use: Sequence[str] = (), spare: Sequence[str] = ()
) -> Payment | Refusal:
    """The same on a trial, which stays as it is."""
    setup, known = trial.setup, trial.game.reasons
    wanted, spared = (tuple(icon_at(each, setup) for each in some) for some in (use, spare))
    freely = Ways(trial, (), spared)
    if freely.best is None:
        return Refusal("", known[reasons.CANNOT_COMPLETE])
    best, refused = _best_with(trial, wanted, spared, freely.best)
    if refused is not None:
        return Refusal(icon_name(refused, setup), _why_not(trial, refused))
    kept = trial.kept()
    payment = _payment(trial, best, freely.with_icon())
    trial.restore(kept)
    return payment


def _best_with(
    trial: Trial, wanted: tuple[IconAt, ...], spared: tuple[IconAt, ...], best: Paying
) -> tuple[Paying, IconAt | None]:
    """The best way with as many as possible of the icons that are wanted, the last one first; and
    the last one, if there is no way with it."""
    kept: tuple[IconAt, ...] = ()
    for icon in reversed(wanted):
        found = Ways(trial, (*kept, icon), spared).best
        if found and _uses(found, icon):
            best, kept = found, (*kept, icon)
        elif not kept:
            return best, icon
    return best, None


def _uses(paying: Paying, icon: IconAt) -> bool:
    ticket, slot = icon
    return any(way.ticket == ticket and slot in way.slots for way in paying.ways)


def _why_not(trial: Trial, icon: IconAt) -> Reason:
    """Why an icon cannot be used: for a reason of its own, or because of the rest."""
    ticket, slot = icon
    known = trial.game.reasons
    own = trial.why_not(actions.ICON + ticket * SLOTS + slot)
    for_others = (reasons.ASCENDING, reasons.CANNOT_COMPLETE)
    if own is None or own in [known[each] for each in for_others]:
        return known[reasons.CANNOT_COMPLETE]
    return own


def _payment(trial: Trial, paying: Paying, usable: dict[IconAt, Loss]) -> Payment:
    setup, before = trial.setup, trial.purse(trial.seat)
    used = [(way.ticket, slot) for way in paying.ways for slot in way.slots]
    laid = int(trial.table["bill"]["ticket"]) - 1, *(trial.table["bill"]["spent"] - 1).tolist()
    played = [actions.ICON + ticket * SLOTS + slot for ticket, slot in used]
    after, suffered = before, list[Suffered]()
    for action in played:
        after = _after(trial, action, after, suffered)
    if is_money_bill(trial):
        played.append(actions.DONE)
        owed = int(trial.table["bill"]["money"])
        after = PurseSeen(after.cash - owed, after.joy, after.stress, after.workers)
    firsts = {way.ticket: way.slots[0] for way in paying.ways if way.ticket not in laid}
    return Payment(
        moves=tuple(str(trial.moves[action]) for action in played),
        punched=tuple(
            Punched(*_names(icon, setup), further=firsts.get(icon[0]) != icon[1]) for icon in used
        ),
        instead=tuple(
            Instead(*_names(icon, setup), more=_more(loss, paying.loss))
            for icon, loss in sorted(usable.items())
            if icon not in used
        ),
        suffered=tuple(suffered),
        before=before,
        after=after,
        loss=paying.loss.quarters / QUARTERS,
    )


def _after(trial: Trial, action: int, purse: PurseSeen, suffered: list[Suffered]) -> PurseSeen:
    """The purse once an icon is played, and the consequence of its ticket."""
    cash, joy, stress, workers = purse.cash, purse.joy, purse.stress, purse.workers
    for event in trial.happens(action):
        if event.what in PAID_FOR:
            break
        if event.what == events.SUFFERED:
            suffered.append(_suffered(trial, event.a))
        elif event.what == events.CASH:
            cash = event.b
        elif event.what == events.JOY:
            joy = event.b
        elif event.what == events.STRESS:
            stress = event.b
        elif event.what == events.WORKERS:
            workers = event.b
    return PurseSeen(cash, joy, stress, workers)


def _suffered(trial: Trial, ticket: int) -> Suffered:
    printed = trial.tickets[ticket]
    costs = (int(printed[name]) for name in ("pay", "strain", "labour", "gloom"))
    return Suffered(names.tickets(trial.setup)[ticket], *costs)


def _more(loss: Loss, least: Loss) -> float:
    return (loss.quarters - least.quarters) / QUARTERS


# --- icons by name


def icon_at(name: str, setup: Setup) -> IconAt:
    """The icon that a page calls so: 32-1 is the first slot of ticket 32."""
    ticket, _, slot = name.partition("-")
    return names.tickets(setup).index(int(ticket)), int(slot) - 1


def icon_name(icon: IconAt, setup: Setup) -> str:
    """What a page calls an icon."""
    return f"{names.tickets(setup)[icon[0]]}-{icon[1] + 1}"


def _names(icon: IconAt, setup: Setup) -> tuple[str, int, str]:
    ticket, slot = icon
    return icon_name(icon, setup), names.tickets(setup)[ticket], names.slots(setup)[ticket][slot]
