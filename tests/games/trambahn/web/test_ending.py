"""The end: points line by line, the bonus, and how they stood after each scoring."""

from __future__ import annotations

import random

import tramshed
from tramshed.games.trambahn.shown.news import BonusScored, LineScored, PointsScored
from tramshed.games.trambahn.shown.things import LINES
from tramshed.games.trambahn.web.ending import BONUS, ending
from tramshed.games.trambahn.web.texts import web_words
from tramshed.kernel.match import Match
from tramshed.kernel.news import Happened
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.words import Seat
from tramshed.web.ending import Label
from tramshed.web.endings import ending_of


def played(seed: int) -> Match:
    match, dice = tramshed.game("trambahn").match(seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(dice.choice(match.legal_moves))
    return match


def test_lines_are_those_of_the_pad() -> None:
    match = played(2)
    assert match.outcome
    seen, told = match.view(0).table, ending_of(match.position, match.told, match.outcome)
    for seat, account in enumerate(told.accounts):
        found = {each.source.id: each.amounts for each in account}
        for line in LINES:
            scored = tuple(each.points[seat] for each in seen.scorings if each.line == line.name)
            assert found.get(f"line.{line.name}", ()) == scored


def test_a_bonus_has_a_line_of_its_own() -> None:
    """And is part of the next stop, or of the last."""
    match, red = played(2), LINES[1]
    scoring: list[Happened] = [
        LineScored(red, 1),
        PointsScored(Seat(0), 6, red),
        PointsScored(Seat(1), 0, red),
    ]
    events: list[list[Happened]] = [
        [],
        [BonusScored(Seat(0), 15, 1)],
        scoring,
        [BonusScored(Seat(1), 20, 2)],
    ]
    told = ending(match.view(), events, Outcome((21, 20), (0, 1)))
    assert [[(each.source, each.amounts) for each in account] for account in told.accounts] == [
        [(Label("line.R"), (6,)), (BONUS, (15,))],
        [(Label("line.R"), (0,)), (BONUS, (20,))],
    ]
    assert [stop.scores for stop in told.course] == [(0, 0), (21, 0), (21, 20)]


def test_a_stop_for_each_scoring_with_its_sign() -> None:
    match = played(1)
    assert match.outcome
    seen, told = match.view(0).table, ending_of(match.position, match.told, match.outcome)
    signs = [stop.sign for stop in told.course if not stop.minor]
    assert signs == [f"sign-{each.line}" for each in seen.scorings]


def test_what_breaks_a_tie_is_said() -> None:
    """TB-7.2: money."""
    match = played(1)
    mine, theirs = sorted((player.money for player in match.view(0).table.players), reverse=True)
    decided = ending(match.view(), [], Outcome((90, 90), (1, 0))).decided
    assert decided
    said = web_words("en").say(decided.message)
    assert said == f"Level on points: money left decides, {mine} cards to {theirs}"
    assert ending(match.view(), [], Outcome((90, 90), (0, 0))).decided is None
