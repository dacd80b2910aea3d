"""Positions that a test of rules has made by hand, or that a seat imagines."""

from __future__ import annotations

from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed, words
from tramshed.kernel.match import Match
from tramshed.kernel.record import Records


def settle(match: Match, *, whole: bool = True) -> None:
    """An edited state is where the match begins now; nothing may be wrong with it, unless cards
    were left out on purpose."""
    if whole:
        check(match)
    match.begin_here()


def check(match: Match) -> None:
    """Nothing is lost, nothing is from nowhere, and whatever anybody remembers is true."""
    assert list(match.game.audit(match.state[0])) == []


def rekey(match: Match, seed: int) -> None:
    """Other luck from here on."""
    chance = match.state[0].live.chance
    chance.key[0], chance.key[1] = words(key_from_seed(seed))


def imagine(match: Match, seat: int, dice: Records) -> Records:
    """A full position that a seat's view allows."""
    imagined = match.game.undealt(match.setup)
    drive.determinize(match.view(seat).record, imagined, dice)
    return imagined
