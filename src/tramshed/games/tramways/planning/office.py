"""What to play in administration: a useful set, sealed as one list of moves (TW-4.1).

    propose(view)                               money, workers up to the limit, calm
    propose(view, use=["31-2", "40"])           with this icon for certain, ticket 40 thrown away
    propose(view, spare=["31-2"])               without that icon

What the player asks for comes first, ticket by ticket; then whatever the quick policy thinks worth
playing. Tickets with a passenger are set apart: they are played openly afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways import actions, icons, names, reasons, steps
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.planning.bills import IconAt
from tramshed.games.tramways.planning.payment import Punched, Refusal, icon_at, icon_name
from tramshed.games.tramways.planning.trial import PURSE, Trial
from tramshed.games.tramways.shown.seen import PurseSeen
from tramshed.kernel.game import Reason
from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View


class Sheet(Plain):
    """What is to be sealed: the moves, what they use and throw away, what they bring."""

    moves: tuple[str, ...]
    punched: tuple[Punched, ...]
    discarded: tuple[int, ...]
    possible: tuple[str, ...]
    """Icons that could be used, too."""
    disposable: tuple[int, ...]
    """Tickets that could be thrown away, too."""
    apart: tuple[int, ...]
    """Tickets that can bring a passenger afterwards."""
    before: PurseSeen
    after: PurseSeen


def propose(view: View, use: Sequence[str] = (), spare: Sequence[str] = ()) -> Sheet | Refusal:
    """A useful set, with what is to be used or thrown away, and without what is not."""
    trial = Trial(view)
    start, before = trial.kept(), _purse(trial)
    played = list[int]()
    wanted = _Wanted(view.setup, use)
    refused = _play_wanted(trial, wanted, played)
    if refused:
        return refused
    _play_useful(trial, wanted, {*spare}, played)
    refused = _throw_away(trial, wanted, played)
    if refused:
        return refused
    after = _purse(trial)
    trial.restore(start)
    used = [_icon(action) for action in played if actions.ICON <= action < actions.JOY]
    thrown = tuple(names.tickets(view.setup)[ticket] for ticket in sorted(wanted.thrown))
    return Sheet(
        moves=tuple(str(trial.moves[action]) for action in (*played, actions.DONE)),
        punched=tuple(_punched(used, view.setup)),
        discarded=thrown,
        possible=tuple(_possible(trial, use, used)),
        disposable=tuple(_disposable(trial, used, wanted)),
        apart=tuple(
            names.tickets(view.setup)[ticket]
            for ticket in trial.hand()
            if _brings_passenger(trial, ticket) and ticket not in {at for at, _ in used}
        ),
        before=before,
        after=after,
    )


class _Wanted:
    """What the player asks for: icons ticket by ticket, and tickets to throw away."""

    def __init__(self, setup: Setup, use: Sequence[str]) -> None:
        named = [each for each in use if "-" in each]
        self.icons: dict[int, list[IconAt]] = {}
        for icon in sorted(icon_at(each, setup) for each in named):
            self.icons.setdefault(icon[0], []).append(icon)
        numbers = names.tickets(setup)
        self.thrown = {numbers.index(int(each)) for each in use if "-" not in each}


def _play_wanted(trial: Trial, wanted: _Wanted, played: list[int]) -> Refusal | None:
    """Ticket by ticket, each as soon as it can be played; or what cannot be."""
    left, refused = [*wanted.icons.values()], None
    while left:
        for icons_of_ticket in left:
            refused = _play_ticket(trial, icons_of_ticket, played)
            if refused is None:
                left.remove(icons_of_ticket)
                break
        else:
            return refused
    return None


def _play_ticket(trial: Trial, wanted: Sequence[IconAt], played: list[int]) -> Refusal | None:
    """All wanted icons of a ticket, in whatever order can be played; or none."""
    kept, left, done = trial.kept(), [*wanted], list[int]()
    while left:
        found = [icon for icon in left if trial.why_not(_action(icon)) is None]
        if not found:
            reason = trial.why_not(_action(left[0])) or _cannot(trial)
            trial.restore(kept)
            return Refusal(icon_name(left[0], trial.setup), reason)
        trial.happens(_action(found[0]))
        done.append(_action(found[0]))
        left.remove(found[0])
    played += done
    return None


def _play_useful(trial: Trial, wanted: _Wanted, spared: set[str], played: list[int]) -> None:
    """Whatever is worth more than nothing to the quick policy, best first."""
    while trial.step == steps.ADMINISTRATION:
        offered = [
            action
            for action in trial.menu()
            if action == actions.DONE or _is_worth_asking(trial, action, wanted, spared)
        ]
        likes = trial.policy(offered)
        best = offered[likes.index(max(likes))]
        if best == actions.DONE:
            return
        trial.happens(best)
        played.append(best)


def _is_worth_asking(trial: Trial, action: int, wanted: _Wanted, spared: set[str]) -> bool:
    if not actions.ICON <= action < actions.JOY:
        return False
    icon = _icon(action)
    if icon_name(icon, trial.setup) in spared or icon[0] in wanted.thrown:
        return False
    return icon[0] in wanted.icons or not _brings_passenger(trial, icon[0])


def _throw_away(trial: Trial, wanted: _Wanted, played: list[int]) -> Refusal | None:
    """The tickets that are to go, in their order."""
    for ticket in sorted(wanted.thrown):
        action = actions.DISCARD + ticket
        if reason := trial.why_not(action):
            return Refusal(str(names.tickets(trial.setup)[ticket]), reason)
        trial.happens(action)
        played.append(action)
    return None


# --- what else could be


def _possible(trial: Trial, use: Sequence[str], used: list[IconAt]) -> list[str]:
    """Icons of the hand that could be asked for beside those that are."""
    kept, found = trial.kept(), list[str]()
    for ticket in trial.hand():
        for slot in range(SLOTS):
            name = icon_name((ticket, slot), trial.setup)
            number = names.icons_of(trial.setup)[ticket][slot]
            if number < icons.WORKER or number == icons.PASSENGER or (ticket, slot) in used:
                continue
            if _play_wanted(trial, _Wanted(trial.setup, (*use, name)), []) is None:
                found.append(name)
            trial.restore(kept)
    return found


def _disposable(trial: Trial, used: list[IconAt], wanted: _Wanted) -> list[int]:
    """Tickets of the hand that could be thrown away beside those that are."""
    busy = {ticket for ticket, _ in used} | wanted.thrown
    return [
        names.tickets(trial.setup)[ticket]
        for ticket in trial.hand()
        if ticket not in busy and trial.why_not(actions.DISCARD + ticket) is None
    ]


# --- reading


def _purse(trial: Trial) -> PurseSeen:
    """What the seat will have, by its sheet."""
    found = trial.live["sheet"][trial.seat]["purse"]
    return PurseSeen(*(int(found[name]) for name in PURSE))


def _brings_passenger(trial: Trial, ticket: int) -> bool:
    return icons.PASSENGER in names.icons_of(trial.setup)[ticket]


def _punched(used: list[IconAt], setup: Setup) -> list[Punched]:
    found, seen = list[Punched](), set[int]()
    for ticket, slot in used:
        name, number = names.slots(setup)[ticket][slot], names.tickets(setup)[ticket]
        found.append(Punched(icon_name((ticket, slot), setup), number, name, ticket in seen))
        seen.add(ticket)
    return found


def _action(icon: IconAt) -> int:
    return actions.ICON + icon[0] * SLOTS + icon[1]


def _icon(action: int) -> IconAt:
    return divmod(action - actions.ICON, SLOTS)


def _cannot(trial: Trial) -> Reason:
    return trial.game.reasons[reasons.CANNOT_COMPLETE]
