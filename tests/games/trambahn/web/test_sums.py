"""What a scoring adds up from, as it is written on the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.trambahn.rules.doing import play
from tests.games.trambahn.rules.position import position
from tramshed.games.trambahn.web.sums import sums
from tramshed.games.trambahn.web.texts import web_words
from tramshed.kernel.match import Match
from tramshed.kernel.news import news_for, news_of
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.told import told_bytes
from tramshed.terminal.language import languages
from tramshed.web.sums import Sum

BLUE = {"B": "B1 B2 B3"}


def written(match: Match, seat: int = 0, language: str = "en") -> Sequence[Sum]:
    """What is written after the last move, for a seat."""
    told = news_for(news_of(match.game, match.setup, told_bytes(match.state)), seat)
    events = [item.event for item in told]
    return sums(events, match.view(seat), web_words(language), ["Ann", "Ben"])


def at(match: Match, seat: int = 0) -> dict[str, str]:
    return {each["at"]: each["text"] for each in written(match, seat)}


@pytest.fixture
def scored() -> Match:
    """Two blue columns of Ann's and one of Ben's, others beside them."""
    match = position(
        "B5",
        rows=BLUE,
        columns=["B 4-6-7 steam", "R 1-2 horse", "B C-9 horse"],
        their_columns=["Y 10 horse", "B 8-10 electric"],
    )
    return play(match, "passenger B5")


def test_each_column_of_the_line_has_its_sum(scored: Match) -> None:
    assert at(scored) == {
        "row-B": "Ann 16 · Ben 20",
        "column-1": "(1+1+2) × 3 = 12",
        "column-3": "2 × 2 = 4",
        "theirs-column-2": "(2+3) × 4 = 20",
    }


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_sides_are_the_readers(scored: Match, seat: int) -> None:
    assert at(scored, seat)["theirs-column-1"] == "(1+1+2) × 3 = 12"
    assert at(scored, seat)["column-2"] == "(2+3) × 4 = 20"


def test_numbers_fly_to_the_pad_or_to_the_players_points(scored: Match) -> None:
    flying = {each["at"]: (each["n"], each["to"]) for each in written(scored) if "n" in each}
    assert flying["column-1"] == ("12", ["pad-1-0", "ours-points"])
    assert flying["theirs-column-2"] == ("20", ["pad-1-1", "theirs-points"])


def test_the_sums_are_what_is_scored(scored: Match) -> None:
    totals = [0, 0]
    for each in written(scored):
        if "n" in each:
            totals[each["at"].startswith("theirs")] += int(each["n"])
    assert tuple(totals) == scored.view(0).table.scorings[-1].points


def test_a_bonus_is_written_at_its_column() -> None:
    match = position("B10", step="stations", columns=["B 1-2-3-4-5-6-7 steam"])
    assert at(play(match, "station B10 1")) == {"column-1": "(1+1+1+1+1+1+2+3) × 3 = 33"}
    assert written(match)[0].get("to") == ["pad-bonus-0", "ours-points"]


def test_a_line_that_nobody_owns_is_scored_all_the_same() -> None:
    assert at(play(position("B5", rows=BLUE), "passenger B5")) == {"row-B": "Ann 0 · Ben 0"}


def test_nothing_is_written_that_is_no_longer_true() -> None:
    """A slow page: the column has grown since."""
    match = position("B5 B9", rows=BLUE, columns=["B 4-6 steam"])
    play(match, "passenger B5")
    told = news_of(match.game, match.setup, told_bytes(match.state))
    play(match, "done", "station B9 1")
    events = [item.event for item in told]
    left = sums(events, match.view(0), web_words("en"), ["Ann", "Ben"])
    assert [each["at"] for each in left] == ["row-B"]


@pytest.mark.parametrize("language", languages())
def test_ears_are_told_whose_it_is(scored: Match, language: str) -> None:
    said = [each["say"] for each in written(scored, language=language)]
    assert all("Ann" in each or "Ben" in each for each in said)
    assert not any("web." in each for each in said)
