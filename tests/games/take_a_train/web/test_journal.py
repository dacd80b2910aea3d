"""The journal: a lot, a move and an income are a line each; what led there can be unfolded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest

import tramshed
from tests.games.take_a_train.web.positions import CASES, LANGUAGES, NAMES, positions
from tramshed.games.take_a_train.shown import news as happened
from tramshed.games.take_a_train.web.texts import web_words
from tramshed.kernel.entries import Entry, Weight, settled
from tramshed.kernel.match import Match
from tramshed.kernel.news import Happened
from tramshed.kernel.seats import SPECTATOR
from tramshed.web.contract import page_of

web = page_of("take_a_train")

CODE = re.compile(r"\b[SDE][1-9]\b")
"""A locomotive in notation: it stands on no card."""
TRAIN = re.compile(r"(?<!\()\b[Tt]rain \d|列車\d")
"""Nor does the number of a train; only the sums of an income are told by it."""


def entries(match: Match, number: int, seat: int = SPECTATOR) -> list[Entry]:
    return list(match.game.entries(match.happened(number, seat)))


def whole(match: Match, seat: int = SPECTATOR) -> list[Entry]:
    numbers = range(len(match.turns) + 1)
    return list(chain.from_iterable(entries(match, number, seat) for number in numbers))


def played(kind: str, seats: int) -> Match:
    *_, match = positions(kind, seats)
    return match


def told(match: Match, *events: type[Happened]) -> Iterator[int]:
    """The numbers of actions that told such an event, once for each."""
    for number in range(len(match.turns) + 1):
        for item in match.happened(number):
            if isinstance(item.event, events):
                yield number


@pytest.mark.parametrize(("kind", "seats"), CASES[:6])
def test_what_stands_is_short(kind: str, seats: int) -> None:
    match = played(kind, seats)
    standing = settled(whole(match))
    ids = [entry.message.id for entry in standing]
    assert not any(entry.weight is Weight.STEP for entry in standing)
    sales = happened.Sold, happened.Bought, happened.Picked, happened.StageEnded
    lots = sum(entry.message.id == "journal.lot" for entry in standing)
    assert ids.count("journal.round") == ids.count("journal.income") == 3
    assert lots == len(list(told(match, happened.LotBegan)))
    results = sum(entry.weight is Weight.RESULT for entry in standing)
    drafts = match.view().table.kinds_used.count("draft")
    assert results == len(list(told(match, *sales))) + drafts
    assert len(standing) < sum(len(match.news(n)) for n in range(len(match.turns) + 1)) / 2


@pytest.mark.parametrize(("kind", "seats"), CASES[6:])
def test_nothing_is_lost(kind: str, seats: int) -> None:
    """What is not in a line of its own is in another one, or beside it."""
    match = played(kind, seats)
    for seat in (0, SPECTATOR):
        for number in range(len(match.turns) + 1):
            news, weighed = match.happened(number, seat), entries(match, number, seat)
            assert bool(news) == bool(weighed)
            said = [entry.message for entry in weighed]
            said += [detail for entry in weighed for detail in entry.details]
            amounts = set(re.findall(r"\$[\d,]+", _text(match, said)))
            assert set(re.findall(r"\$[\d,]+", _text(match, [n.message for n in news]))) <= amounts


def _text(match: Match, messages: list[tramshed.Message]) -> str:
    return " ".join(match.game.words().say(message, match.names) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_stands_in_it(language: str) -> None:
    words = web_words(language)
    for kind, seats in CASES[:6]:
        for entry in whole(played(kind, seats), 0):
            for message in (entry.message, *entry.details):
                line = web.line(message, words, NAMES, 0)
                assert not CODE.search(line), line
                if message.id != "event.earned":
                    assert not TRAIN.search(line), line


def test_a_card_taken_says_what_it_brings() -> None:
    match = played("draft", 3)
    number = next(told(match, happened.Gained))
    gain = next(n.event for n in match.happened(number) if isinstance(n.event, happened.Gained))
    first = entries(match, number)[0]
    assert first.message.values["amount"] == gain.amount
    assert first.message.id in ("journal.attached", "journal.took-plus-one", "journal.took-twin")


def test_a_lap_begins_with_the_first_in_turn_order() -> None:
    match = played("blind", 4)
    for number in told(match, happened.LapBegan):
        lap = next(
            n.event for n in match.happened(number) if isinstance(n.event, happened.LapBegan)
        )
        seen = match.copy(number).view().table
        assert seen.to_move == seen.order[0]
        assert lap.round == seen.round
