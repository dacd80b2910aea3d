"""Tramways: what could be done with a thing, and what forbids it, against what is legal."""

from __future__ import annotations

import pytest

from tests.games.tramways.planning.games import Moment, moments
from tramshed.games.tramways.planning.asking import VERBS, in_a_word, on_cell
from tramshed.games.tramways.planning.reach import reach
from tramshed.games.tramways.web.touching import elements

SEEDS = [(1, 3), (3, 5), (5, 8)]
CHOSEN_ON_THE_MAP = ("upgrade", "parcel", "renovate", "passenger", "goal", "square", "demand")


def touched(moment: Moment) -> set[str]:
    """The cells that the moves on offer are about."""
    moves = (moment.position.moves[action] for action in moment.position.menu(moment.seat))
    found = (each for move in moves for each in elements(move, moment.table))
    return {each.removeprefix("cell-") for each in found if each.startswith("cell-")}


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_a_cell_says_which_actions_can_begin_there(seats: int, seed: int) -> None:
    """TW-3.0: what can be done has no reason, everything else has one."""
    for number, moment in enumerate(moments(seats, seed, "action")):
        if number % 9:
            continue
        then = {verb: moment.after([verb]) for verb in VERBS.values() if verb in moment.menu}
        for cell in moment.table.cells:
            for remark in on_cell(moment.view, cell):
                if remark.verb not in then:
                    assert remark.reason is not None
                elif remark.verb != "track":
                    assert (remark.reason is None) == (cell in touched(then[remark.verb]))


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_a_cell_that_cannot_be_chosen_says_why(seats: int, seed: int) -> None:
    """TW-3.6 to TW-3.10: by what the rules say of the move that would choose it."""
    met = set()
    for moment in moments(seats, seed + 1, *CHOSEN_ON_THE_MAP):
        met.add(moment.table.step)
        if moment.table.step == "goal":
            continue  # where a passenger comes to is decided by the way
        chosen = touched(moment)
        for cell in moment.table.cells:
            (remark,) = on_cell(moment.view, cell)
            assert (remark.reason is None) == (cell in chosen)
    assert met


def test_a_line_says_why_it_does_not_come_there() -> None:
    """TW-3.4: beside its reach for the reason of the next tile, beyond it for want of rails."""
    told = set()
    for number, moment in enumerate(moments(3, 5, "start", "lay")):
        if number % 3 or moment.table.step != "lay":
            continue
        found = reach(moment.view)
        for cell in moment.table.cells:
            if cell not in found.cells():
                (remark,) = on_cell(moment.view, cell)
                told.add(remark.reason.message if remark.reason else "")
    assert {"why.unpayable", "why.wrong-ground"} <= told


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_every_other_move_has_its_reason(seats: int, seed: int) -> None:
    """Nothing forbids what is legal; everything else is forbidden by a clause."""
    for number, moment in enumerate(moments(seats, seed + 2, "action", "auction", "pay", "take")):
        if number % 40 == 0:
            menu = moment.position.menu(moment.seat)
            for move in moment.position.moves:
                legal = in_a_word(moment.view, move) is None
                assert legal == (move.action in menu)
