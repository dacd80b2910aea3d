"""What each icon of the hand can do at the moment, or why it cannot do anything.

    for icon in now(view):
        icon.name, icon.uses, icon.reason

Before an action every bill that could come is presented on a trial, and every way to pay it looked
at: so an icon is said to be of use only if there is a legal way to use it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.games.tramways import actions, icons, names, reasons, steps
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.planning.bills import IconAt, Ways
from tramshed.games.tramways.planning.payment import icon_name
from tramshed.games.tramways.planning.reach import Spot, line, reach
from tramshed.games.tramways.planning.recipes import why_not
from tramshed.games.tramways.planning.trial import Trial
from tramshed.games.tramways.shown.map import near
from tramshed.kernel.game import Reason
from tramshed.kernel.moves import Move
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, enumerated

PLAY, TRACK, COMPLETE = "play", "track", "complete"


class Use(Plain):
    """Something that an icon is good for: one of the actions, completing a line, or just to be
    played; and where: cells or labels."""

    verb: str
    targets: tuple[str, ...] = ()

    @property
    def called(self) -> Message:
        """In words."""
        return Message(f"now.{self.verb}", {"targets": enumerated(self.targets)})


class IconNow(Plain):
    """An icon of the hand: what it can do now; if nothing, why."""

    icon: str
    ticket: int
    name: str
    uses: tuple[Use, ...]
    reason: Reason | None


def now(view: View) -> tuple[IconNow, ...]:
    """All icons of the hand, ticket by ticket."""
    trial = Trial(view)
    acting = trial.step == steps.ACTION and trial.is_awaited
    uses = _uses(view, trial) if acting else {}
    found = []
    for ticket in trial.hand():
        for slot, name in enumerate(names.slots(view.setup)[ticket]):
            number = names.icons_of(view.setup)[ticket][slot]
            if number == icons.NONE:
                continue
            icon = ticket, slot
            good = tuple(Use(verb, tuple(targets)) for verb, targets in uses.get(icon, {}).items())
            reason = None if good else _why_not(trial, icon, number, acting=acting)
            if not acting and reason is None:
                good = (Use(PLAY),)
            printed = names.tickets(view.setup)[ticket]
            found.append(IconNow(icon_name(icon, view.setup), printed, name, good, reason))
    return tuple(found)


def _why_not(trial: Trial, icon: IconAt, number: int, *, acting: bool) -> Reason | None:
    if not acting:
        return trial.why_not(actions.ICON + icon[0] * SLOTS + icon[1])
    known = trial.game.reasons
    verb = _verb(number)
    if verb is None:
        return known[reasons.NOT_NOW]
    return why_not(trial, verb) or known[reasons.CANNOT_COMPLETE]


def _verb(icon: int) -> int | None:
    """The action that an icon is first of all for; None for those of other phases."""
    if icon <= icons.MOST_RAILS:
        return actions.TRACK
    if icon < icons.BUILD:
        return actions.MOVE if icon < icons.TO_LABEL else actions.BUILD
    return {
        icons.BUILD: actions.BUILD,
        icons.UPGRADE_TRACK: actions.UPGRADE,
        icons.UPGRADE_BUILDING: actions.RENOVATE,
        icons.STRIP: actions.MOVE,
    }.get(icon)


# --- before an action

Uses = dict[IconAt, dict[str, list[str]]]
Bill = tuple[str, str, frozenset[IconAt]]
"""The action, where, and the icons that can pay for it."""


def _uses(view: View, trial: Trial) -> Uses:
    """All icons that can be used in an action, for what, and where."""
    found: Uses = {}
    payers = _Payers(trial)
    lines, works = _lines(view, trial, payers), _works(trial, payers)
    for verb, target, icons_used in (*lines, *works, *_journeys(trial, payers)):
        for icon in icons_used:
            targets = found.setdefault(icon, {}).setdefault(verb, [])
            if target and target not in targets:
                targets.append(target)
    return found


class _Payers:
    """The icons that can go towards the bill on a trial: the same for every bill alike."""

    def __init__(self, trial: Trial) -> None:
        self._trial = trial
        self._known: dict[tuple[int, ...], frozenset[IconAt]] = {}

    def __call__(self) -> frozenset[IconAt]:
        bill = self._trial.table["bill"]
        asked = tuple(int(bill[name]) for name in ("what", "rails", "sign", "goals"))
        if asked not in self._known:
            self._known[asked] = frozenset(Ways(self._trial).with_icon())
        return self._known[asked]


def _lines(view: View, trial: Trial, payers: _Payers) -> Iterator[Bill]:
    """A line of every price, and one to every place where a line can be completed."""
    found, kept = reach(view), trial.kept()
    for start, spot in found.examples():
        for move in line(found, start, spot):
            trial.happens(trial.moves.parse(move).action)
        used = payers()
        goals = frozenset(icon for icon in used if _number(trial, icon) >= icons.TO_TRADE)
        if spot.ending == COMPLETE:
            yield COMPLETE, _ahead(view, spot), goals
        yield TRACK, "", used - goals
        trial.restore(kept)


def _ahead(view: View, spot: Spot) -> str:
    """The cell that a line ends at."""
    cells, side = names.cells(view.setup), names.SIDE_LETTERS.index(spot.leave)
    return cells[near(view.setup)[cells.index(spot.cell)][side]]


def _number(trial: Trial, icon: IconAt) -> int:
    return names.icons_of(trial.setup)[icon[0]][icon[1]]


def _works(trial: Trial, payers: _Payers) -> Iterator[Bill]:
    """Every track that can be upgraded, every parcel and building that can be worked on."""
    start = trial.kept()
    for verb in (actions.UPGRADE, actions.BUILD, actions.RENOVATE):
        if trial.why_not(verb):
            continue
        trial.happens(verb)
        chosen = trial.kept()
        for move in _menu(trial):
            trial.happens(move.action)
            if trial.step == steps.TICKET:
                trial.happens(trial.menu()[0])
            yield str(trial.moves[verb]), _where(move), payers()
            trial.restore(chosen)
        trial.restore(start)


def _journeys(trial: Trial, payers: _Payers) -> Iterator[Bill]:
    """Every passenger who can go somewhere: what is to be paid is the same for all to one goal."""
    if trial.why_not(actions.MOVE):
        return
    start = trial.kept()
    trial.happens(actions.MOVE)
    moving = trial.kept()
    of_goal: dict[int, frozenset[IconAt]] = {}
    for who in _menu(trial):
        trial.happens(who.action)
        waiting = trial.kept()
        for goal in trial.menu():
            if goal not in of_goal:
                trial.happens(goal)
                while trial.step == steps.RIDE:
                    trial.happens(trial.menu()[0])
                of_goal[goal] = payers()
                trial.restore(waiting)
            yield str(trial.moves[actions.MOVE]), _where(who), of_goal[goal]
        trial.restore(moving)
    trial.restore(start)


def _menu(trial: Trial) -> list[Move]:
    return [trial.moves[action] for action in trial.menu()]


def _where(move: Move) -> str:
    """The cell or the label that a move is about."""
    decision = move.decision
    return str(getattr(decision, "label", "") or decision.cell)
