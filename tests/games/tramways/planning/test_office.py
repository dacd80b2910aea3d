"""Tramways: administration and the last hand as they are proposed."""

from __future__ import annotations

import random

import pytest

from tests.games.tramways.planning.games import moments
from tests.games.tramways.rules.position import ORANGE, Scene, position
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.planning import last_hand, office
from tramshed.games.tramways.planning.last_hand import Choice
from tramshed.games.tramways.planning.office import Sheet
from tramshed.games.tramways.planning.payment import Refusal

SEEDS = [(1, 3), (2, 7), (3, 5), (5, 8)]


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_the_set_can_be_sealed(seats: int, seed: int) -> None:
    """TW-4.1: all moves are legal, the sheet says what was announced, and it is done."""
    dice = random.Random(seed)
    sealed = 0
    for now in moments(seats, seed, "administration"):
        found = office.propose(now.view)
        assert isinstance(found, Sheet)
        *moves, done = found.moves
        sheet = now.after(moves).table.sheet
        assert sheet is not None
        assert (sheet.purse, done) == (found.after, "done")
        then = now.after(found.moves).table
        assert then.step != "administration" or now.seat in then.done
        sealed += 1
        for icon in dice.sample(found.possible, min(2, len(found.possible))):
            other = office.propose(now.view, use=[icon])
            assert isinstance(other, Sheet)
            assert icon in {each.icon for each in other.punched}
            now.after(other.moves)
        for ticket in found.disposable[:1]:
            other = office.propose(now.view, use=[str(ticket)])
            assert isinstance(other, Sheet)
            assert other.discarded == (ticket,)
            now.after(other.moves)
        for used in found.punched:
            other = office.propose(now.view, spare=[used.icon])
            assert isinstance(other, Sheet)
            assert used.icon not in {each.icon for each in other.punched}
    assert sealed > 3


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_the_last_hand_can_be_taken(seats: int, seed: int) -> None:
    """TW-4.3: as many as there is room for; one that is asked for is in it, one spared is not."""
    for now in moments(seats, seed, "hand"):
        found = last_hand.propose(now.view)
        assert isinstance(found, Choice)
        assert len(found.taken) == found.room
        then = now.after(found.moves).table
        assert then.step != "hand" or now.seat in then.done
        for ticket in found.left[:1]:
            other = last_hand.propose(now.view, use=[str(ticket)], spare=[str(found.taken[0])])
            assert isinstance(other, Choice)
            assert ticket in other.taken
            assert found.taken[0] not in other.taken
            now.after(other.moves)
        own = {ticket.number for ticket in now.table.own}
        foreign = next(number for number in range(1, 102) if number not in own)
        refused = last_hand.propose(now.view, use=[str(foreign)])
        assert isinstance(refused, Refusal)
        assert refused.reason.clause == "TW-4.3"


def at_the_office(hand: str, stress: int = 1, workers: int = 2) -> Scene:
    given = {"hands": {ORANGE: hand}, "stress": stress, "workers": workers}
    return position("F 1920, D 1920", begin=begin_administration, **given)  # type: ignore[arg-type]


def test_what_is_useful() -> None:
    """TW-4.1: money, a worker below the limit, calm above the first space; a further icon costs
    more than it brings, and a passenger waits."""
    found = office.propose(at_the_office("20 76 82 97", stress=4, workers=1).match.view(ORANGE))
    assert isinstance(found, Sheet)
    assert [each.icon for each in found.punched] == ["20-2", "76-1", "97-1"]
    assert found.apart == (82,)
    assert found.after.cash - found.before.cash == 4
    assert "20-3" in found.possible


def test_what_cannot_be_played_says_why() -> None:
    """TW-4.1: at the limit of workers; a passenger comes later."""
    view = at_the_office("76 82").match.view(ORANGE)
    for icon, message in {"76-2": "why.workers-full", "82-2": "why.second-phase"}.items():
        found = office.propose(view, use=[icon])
        assert isinstance(found, Refusal)
        assert (found.icon, found.reason.message) == (icon, message)
