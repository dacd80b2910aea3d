"""What the six actions need, what of it is there, and why one cannot be taken (TW-3.0 to TW-3.10).

recipes(view)       income, track, upgrade, build, renovate, move: in that order
lacking(view)       just what of it is not there
"""

from __future__ import annotations

from collections.abc import Iterable

from tramshed.games.tramways import actions, icons, names, reasons, steps
from tramshed.games.tramways.components import LABELS
from tramshed.games.tramways.planning.trial import Trial
from tramshed.kernel.game import Reason
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View

WORKER, RAILS, GOAL, LABEL = "worker", "rails", "destination", "parcel"
NEEDS = {
    actions.INCOME: (),
    actions.TRACK: (RAILS, WORKER),
    actions.UPGRADE: ("upgrade-track", GOAL),
    actions.BUILD: ("build", LABEL),
    actions.RENOVATE: ("upgrade-building", GOAL),
    actions.MOVE: ("strip", GOAL),
}
"""Signs, by the names of names.PLAIN_ICONS; rails, a destination (a type of building, or a bare
parcel), the parcel's own label; a worker from the player board."""

NEARLY = (
    reasons.UNPAYABLE,
    reasons.NOT_SUPPLIED,
    reasons.UPGRADED_ALREADY,
    reasons.NOT_COMPLETE,
    reasons.BUILT_ALREADY,
    reasons.NO_WAY,
)
"""Of all that forbids an action somewhere, the first of these is worth telling."""


class Ingredient(Plain):
    """Something that an action takes: is there any?"""

    name: str
    there: bool


class Recipe(Plain):
    """An action: what it takes, and why it cannot be taken now."""

    verb: str
    needs: tuple[Ingredient, ...]
    reason: Reason | None


def recipes(view: View) -> tuple[Recipe, ...]:
    """All six actions."""
    trial = Trial(view)
    there = {*_in_hand(trial)}
    return tuple(
        Recipe(
            str(trial.moves[action]),
            tuple(Ingredient(name, name in there) for name in needs),
            why_not(trial, action),
        )
        for action, needs in NEEDS.items()
    )


def lacking(view: View) -> frozenset[tuple[str, int]]:
    """What is not there: actions, and places among all that one takes."""
    trial = Trial(view)
    there = {*_in_hand(trial)}
    return frozenset(
        (str(trial.moves[action]), place)
        for action, needs in NEEDS.items()
        for place, name in enumerate(needs)
        if name not in there
    )


def _in_hand(trial: Trial) -> Iterable[str]:
    """What the hand and the player board have of all that actions take."""
    if trial.purse(trial.seat).workers:
        yield WORKER
    for ticket in trial.hand():
        for icon in names.icons_of(trial.setup)[ticket]:
            if icons.NONE < icon <= icons.MOST_RAILS:
                yield RAILS
            elif icons.TO_TRADE <= icon < icons.BUILD:
                yield GOAL
                if icon >= icons.TO_LABEL:
                    yield LABEL
            elif icon in names.PLAIN_ICONS:
                yield names.PLAIN_ICONS[icon]


def why_not(trial: Trial, action: int) -> Reason | None:
    """What forbids an action; where nothing of the kind can be done, what is nearest to it."""
    reason, known = trial.why_not(action), trial.game.reasons
    if reason != known[reasons.NOTHING_TO_DO]:
        return reason
    kept = trial.kept()
    trial.play(action)  # not legal: only to ask about what would come next
    found = {trial.why_not(each) for each in _targets(trial)}
    trial.restore(kept)
    return next((known[each] for each in NEARLY if known[each] in found), reason)


def _targets(trial: Trial) -> Iterable[int]:
    """What such an action could be about."""
    if trial.step == steps.UPGRADE:
        own = trial.table["tracks"]
        for ends in own["ends"][own["tiles"] > 0].tolist():
            yield _on_cell(min(ends) >> 2, actions.ALONG + (min(ends) & 3))
    elif trial.step == steps.PASSENGER:
        sites = trial.table["sites"][: trial.table["sites_count"]]
        for cell in sites["cell"].tolist():
            yield _on_cell(cell, actions.AT)
    else:
        yield from range(actions.PARCEL, actions.PARCEL + LABELS)


def _on_cell(cell: int, what: int) -> int:
    return actions.CELL + cell * actions.A_CELL + what
