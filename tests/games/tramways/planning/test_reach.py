"""Tramways: how far a line can come, against all lines that the rules allow."""

from __future__ import annotations

import random

import pytest

from tests.games.tramways.planning.games import moments
from tests.games.tramways.properties.lines import Lines
from tests.games.tramways.properties.test_lines import (
    BOARDS,
    LAYOUTS,
    TURNS,
    deal,
    lay,
    sandbox,
)
from tests.games.tramways.rules.position import BROWN, ORANGE
from tramshed.games.tramways.planning.reach import Reach, line, reach
from tramshed.games.tramways.track.removal import remove_neglected

Ends = dict[tuple[str, ...], int]
"""From where (a tile taken back, the side at which the first tile is entered) to where (the side
at which the last one is left), for how many rails at least."""


def ends_of(lines: Lines) -> Ends:
    """All lines, worked out in plain Python."""
    found: Ends = {}
    for moves, (rails, _) in lines.found.items():
        laid = [move for move in moves if move.startswith("lay")]
        key = (*moves[: -len(laid)], laid[0][:-1], laid[-1][:-2] + laid[-1][-1])
        found[key] = min(rails, found.get(key, rails))
    return found


def ends_in(found: Reach) -> Ends:
    """What the search has found."""
    ends: Ends = {}
    for start in found.starts:
        for spot in found.spots(start):
            if spot.ending:
                first = f"lay {start.cell} {start.entry}"
                key = (*start.moves[1:], first, f"lay {spot.cell} {spot.leave}")
                ends[key] = min(spot.rails, ends.get(key, spot.rails))
    return ends


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("boards", BOARDS)
def test_the_reach_is_that_of_all_lines(boards: str, layout: str) -> None:
    """TW-3.1 to TW-3.4: every end of every line, and the least that it costs."""
    dice = random.Random(layout + boards)
    scene = sandbox(boards, layout)
    for turn in range(TURNS):
        scene.match.begin_here()
        seat = dice.choice((ORANGE, ORANGE, BROWN))
        lines = Lines(scene, seat, deal(scene, seat, dice))
        found = reach(scene.match.view(seat))
        assert ends_in(found) == ends_of(lines)
        assert (found.reason is None) == bool(lines.found)
        for start in found.starts:
            for spot in found.spots(start):
                if spot.ending:
                    moves = [move for move in line(found, start, spot)[1:] if move != "stop"]
                    price = lines.found[tuple(moves)]
                    assert (spot.rails, spot.ending == "complete") == (
                        price.rails,
                        bool(price.goals),
                    )
        if lines.found:
            lay(scene, lines, dice)
        if turn % 10 == 9:
            remove_neglected(scene.match.state[0])


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_every_line_can_be_laid(seats: int) -> None:
    """In random games, from every step in which a line can be laid; and a start is offered for
    every first tile that is."""
    dice = random.Random(seats)
    laid = 0
    for now in moments(seats, seats + 40, "action", "start", "lay"):
        found = reach(now.view)
        offered = {move[:-1] for move in now.menu if move.startswith("lay")}
        if offered:
            shown = {f"lay {start.cell} {start.entry}" for start in found.starts}
            assert offered <= shown
        for start in dice.sample(found.starts, min(2, len(found.starts))):
            ends = [spot for spot in found.spots(start) if spot.ending]
            for spot in dice.sample(ends, min(3, len(ends))):
                then = now.after(line(found, start, spot)).table
                assert then.step == "pay"
                assert then.bill is not None
                assert (then.bill.what, then.bill.rails) == ("track", spot.rails)
                assert bool(then.bill.goals) == (spot.ending == "complete")
                laid += 1
    assert laid > 20
