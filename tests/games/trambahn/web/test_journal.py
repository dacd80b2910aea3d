"""The journal: a turn is a heading, a scoring is one line."""

from __future__ import annotations

import random
from itertools import chain

import tramshed
from tramshed.games.trambahn.shown import news as happened
from tramshed.games.trambahn.web.texts import web_words
from tramshed.kernel.entries import Entry, Weight
from tramshed.kernel.match import Match
from tramshed.kernel.seats import SPECTATOR
from tramshed.web.contract import page_of

web = page_of("trambahn")

NAMES = "Ann", "Ben"


def played(seed: int = 3) -> Match:
    match, dice = tramshed.game("trambahn").match(seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(dice.choice(match.legal_moves))
    return match


def entries(match: Match, seat: int = SPECTATOR) -> list[Entry]:
    numbers = range(len(match.turns) + 1)
    return list(chain(*(match.game.entries(match.happened(number, seat)) for number in numbers)))


def test_turns_are_headings_and_scorings_are_lines() -> None:
    match = played()
    events = [
        item.event for number in range(len(match.turns) + 1) for item in match.happened(number)
    ]
    weighed = entries(match)
    headings = [entry for entry in weighed if entry.is_heading]
    begun = happened.TurnBegan, happened.NoCards
    assert len(headings) == sum(isinstance(event, begun) for event in events)
    scorings = [entry for entry in weighed if entry.message.id == "journal.scoring"]
    assert len(scorings) == sum(isinstance(event, happened.LineScored) for event in events)
    assert not any(entry.message.id == "event.scored" for entry in weighed)
    assert all(entry.weight in (Weight.CHAPTER, Weight.LINE) for entry in weighed)


def test_a_scoring_says_what_everybody_gets() -> None:
    match = played()
    scoring = next(entry for entry in entries(match) if entry.message.id == "journal.scoring")
    line = web.line(scoring.message, web_words("en"), NAMES, 1)
    assert line.startswith("Scoring 1 of 10, the <span")
    assert "Ann +" in line
    assert "you +" in line


def test_cards_drawn_are_one_line_for_their_owner_and_for_others() -> None:
    match = played()
    own = [entry for entry in entries(match, 0) if entry.message.id == "event.drew"]
    others = [entry for entry in entries(match, 1) if entry.message.id == "event.drew-unseen"]
    assert len(own) == len(others) > 0
