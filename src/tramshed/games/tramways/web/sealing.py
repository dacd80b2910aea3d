"""What is proposed where all decide at once: the sheet of the administration, the last hand."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways import steps
from tramshed.games.tramways.planning import last_hand, office
from tramshed.games.tramways.planning.payment import Refusal
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View


class Proposed(Plain):
    """Moves that seal it; icons used, and tickets chosen or thrown away; what could be, too."""

    moves: tuple[str, ...]
    used: tuple[str, ...]
    possible: tuple[str, ...]


def proposed_sheet(
    view: View, step: int, use: Sequence[str], spare: Sequence[str]
) -> Proposed | Refusal:
    """As planning proposes it."""
    return _office(view, use, spare) if step == steps.ADMINISTRATION else _hand(view, use, spare)


def _office(view: View, use: Sequence[str], spare: Sequence[str]) -> Proposed | Refusal:
    found = office.propose(view, use, spare)
    if isinstance(found, Refusal):
        return found
    used = (*(each.icon for each in found.punched), *map(str, found.discarded))
    possible = (*found.possible, *map(str, found.disposable))
    return Proposed(found.moves, used, possible)


def _hand(view: View, use: Sequence[str], spare: Sequence[str]) -> Proposed | Refusal:
    found = last_hand.propose(view, use, spare)
    if isinstance(found, Refusal):
        return found
    return Proposed(found.moves, tuple(map(str, found.taken)), tuple(map(str, found.left)))
