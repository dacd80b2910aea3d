"""Which tickets to take into the last round, out of all own ones (TW-4.3).

propose(view)                           the ones that the quick policy values most
propose(view, use=["31"])               ticket 31 for certain
propose(view, spare=["40"])             without ticket 40
"""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways import actions, names, reasons, steps
from tramshed.games.tramways.components import TICKETS
from tramshed.games.tramways.planning.payment import Refusal
from tramshed.games.tramways.planning.trial import Trial
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View


class Choice(Plain):
    """The tickets to take, by number; the others; the moves, the last of which seals."""

    moves: tuple[str, ...]
    taken: tuple[int, ...]
    left: tuple[int, ...]
    """The best of them first."""
    room: int


def propose(view: View, use: Sequence[str] = (), spare: Sequence[str] = ()) -> Choice | Refusal:
    """As many as there is room for, or as one has."""
    trial = Trial(view)
    numbers, known = names.tickets(view.setup), view.game.reasons
    own, room = _own(trial), _room(trial)
    wanted = [numbers.index(int(each)) for each in use]
    for ticket in wanted:
        if ticket not in own:
            return Refusal(str(numbers[ticket]), known[reasons.NOT_YOURS])
    if len(wanted) > room:
        return Refusal(str(numbers[wanted[-1]]), known[reasons.CANNOT_COMPLETE])
    spared = {numbers.index(int(each)) for each in spare}
    ranked = sorted(own, key=lambda ticket: -own[ticket])
    free = [ticket for ticket in ranked if ticket not in wanted and ticket not in spared]
    taken = sorted([*wanted, *free[: room - len(wanted)]])
    if len(taken) < room:
        return Refusal("", known[reasons.CANNOT_COMPLETE])
    return Choice(
        moves=tuple(str(trial.moves[actions.TAKE + ticket]) for ticket in taken),
        taken=tuple(numbers[ticket] for ticket in taken),
        left=tuple(numbers[ticket] for ticket in ranked if ticket not in taken),
        room=room,
    )


def _own(trial: Trial) -> dict[int, float]:
    """The tickets that can still be chosen, and what the quick policy thinks of them."""
    known = trial.game.reasons
    out = known[reasons.NOT_YOURS], known[reasons.ASCENDING]
    own = [each for each in range(TICKETS) if trial.why_not(actions.TAKE + each) not in out]
    likes = trial.policy(actions.TAKE + ticket for ticket in own)
    return dict(zip(own, likes, strict=True))


def _room(trial: Trial) -> int:
    """How many are to be chosen: found out by choosing."""
    kept, room = trial.kept(), 0
    while trial.step == steps.HAND and trial.is_awaited:
        trial.happens(trial.menu()[0])
        room += 1
    trial.restore(kept)
    return room
