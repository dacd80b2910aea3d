"""The terminal's small parts, one by one."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tramshed
from tests.games.trambahn.terminal.matches import MID
from tests.tiny.game import GAME as TINY
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.match import Match
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.words import Message, Seat, Words
from tramshed.terminal import journal, prose
from tramshed.terminal.chairs import Chair, chairs, chairs_of, labels
from tramshed.terminal.ending import ranking
from tramshed.terminal.keeping import Keeper, Occupied
from tramshed.terminal.language import preferred, words
from tramshed.terminal.screen import Screen, printable
from tramshed.terminal.session import Session
from tramshed.text.contract import GameText

SAVED = tramshed.load(MID)
WORDS = (
    "1", "9", "done", "undo", "moves", "table", "news", "help", "why", "rules", "passenger",
    "station", "B5", "C", "R", "new", "2", "quit", ";", ",", "、", "#", "!",
)  # fmt: skip
TYPED = st.one_of(
    st.text(max_size=12).map(lambda text: text.replace("save", "")),
    st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
)
TRAMBAHN = Path(__file__).parents[2] / "src" / "tramshed" / "games" / "trambahn"
ENGLISH = Words("en", [TRAMBAHN / "locale"])


# --- who sits where


def test_chairs() -> None:
    assert chairs("you, steady") == (Chair("Player 1"), Chair("Steady bot", "greedy", 0.05))
    assert chairs("you, greedy") == chairs("you,steady")
    assert chairs("you:Ann,search:0.5")[1] == Chair("Strong bot (0.5 s)", "search", 0.5)
    assert chairs("you:Ann,search:2") == chairs("you:Ann,master")
    assert [chair.name for chair in chairs("greedy,steady,friend,random")] == [
        "Steady bot",
        "Steady bot 2",
        "Player 3",
        "Learner bot",
    ]
    with pytest.raises(BadSetup, match="is no seat"):
        chairs("")


def test_labels() -> None:
    sitting = chairs("you:Ann,search:0.5,master,master")
    english = ("Ann", "Strong bot (0.5 s)", "Master bot", "Master bot 2")
    assert labels(sitting, words("en")) == english
    assert labels(sitting, words("fr"))[2:] == ("Robot maître", "Robot maître 2")


def test_chairs_survive_a_saved_match() -> None:
    sitting = chairs("you:Ann,search:0.5,greedy,steady,strong")
    assert chairs_of([chair.name for chair in sitting]) == sitting


# --- the journal


STYLE = GameText(listed=("card", "tram"))


def said(message_id: str, **values: object) -> Message:
    return Message(message_id, values)  # type: ignore[arg-type]


def card(line: str, value: int) -> Message:
    return said("card.station", line=said(f"line.{line}"), value=value)


def test_messages_that_differ_in_one_thing_become_one_sentence() -> None:
    teller = journal.Teller(ENGLISH, ["Ann", "Ben"], 0, STYLE)
    drew = [said("event.drew", player=Seat(0), card=card(*each)) for each in (("B", 1), ("R", 2))]
    assert teller.sentences(drew) == ["You draw a blue 1 and a red 2."]
    drew.append(drew[0])
    assert teller.sentences(drew) == ["You draw a blue 1, a red 2, and a blue 1."]
    unseen = [said("event.income-unseen", player=Seat(1))] * 3
    assert teller.sentences(unseen) == ["Ben lays down a card as money (×3)."]


def test_messages_that_differ_in_more_stay_apart() -> None:
    teller = journal.Teller(ENGLISH, ["Ann", "Ben"], None, STYLE)
    line = said("line.R")
    scored = [said("event.scored", player=Seat(seat), n=seat, line=line) for seat in (0, 1)]
    laid = [
        said("event.station", player=Seat(0), card=card("B", 2), column=1),
        said("event.station", player=Seat(0), card=card("B", 3), column=2),
    ]
    lost = [
        said("event.column-lost", player=Seat(0), line=said(f"line.{line}"), n=1) for line in "BR"
    ]
    assert len(teller.sentences([*scored, *laid, *lost])) == 6


def test_some_messages_begin_a_paragraph() -> None:
    english = words("en", TRAMBAHN)
    teller = journal.Teller(english, ["Ann", "Ben"], None, replace(STYLE, breaks=("event.drew",)))
    drew = [said("event.drew", player=Seat(0), card=card("B", value)) for value in (1, 2)]
    news = [said("event.turn", player=Seat(0), turn=3), *drew, said("event.ended")]
    assert teller.texts(news) == [
        "Turn 3: Ann.",
        "Ann draws a blue 1 and a blue 2. The game is over.",
    ]
    assert teller.texts([]) == []


# --- wrapping


def test_japanese_wraps_between_letters_but_not_before_a_full_stop() -> None:
    lines = list(prose.lines("あいうえお。かきく", 10))
    assert lines == ["あいうえ", "お。かきく"]
    assert list(prose.lines("縦列 station B5 new です", 12)) == ["縦列 station", "B5 new です"]


def test_french_wraps_neither_before_a_colon_nor_within_an_amount() -> None:
    assert list(prose.lines("Nouveau au marché : un wagon", 17)) == [
        "Nouveau au",
        "marché : un wagon",
    ]
    assert list(prose.lines("Vous avez 12 500 $ !", 14)) == ["Vous avez", "12 500 $ !"]
    assert list(prose.lines("« moves » montre", 10)) == ["« moves »", "montre"]
    assert list(prose.lines("Go on: 3 to 4", 6)) == ["Go on:", "3 to 4"]
    assert list(prose.lines("Ann (40), Ben (38)", 13)) == ["Ann (40),", "Ben (38)"]


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("fr", ", "), ("ja", "、")])
def test_scores_are_listed_as_a_language_does(language: str, comma: str) -> None:
    told = ranking(Outcome((38, 40), (1, 0)), ["Ann", "Ben"], words(language))
    assert [part[:3] for part in told.split(comma)] == ["Ben", "Ann"]


def test_texts_are_safe_to_show() -> None:
    assert printable("a\x1b[2Jb\n") == "a�[2Jb�"
    assert len(printable("x" * 999)) == 60


# --- languages


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "ja_JP"}, "ja"),
        ({"LANG": "fr_FR", "LANGUAGE": "ja:fr"}, "ja"),
        ({"LANG": "fr_FR", "LC_ALL": "POSIX"}, "en"),
    ],
)
def test_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


# --- keeping


def test_a_keeper_knows_its_own_files(tmp_path: Path) -> None:
    match = TINY.match(seats=2, seed=1)
    keeper = Keeper(match)
    other = tmp_path / "other"
    other.write_text("precious")
    with pytest.raises(Occupied):
        keeper.save(other)
    assert not keeper.is_saved
    mine = keeper.save(tmp_path / "mine")
    assert keeper.save(mine) == mine
    assert keeper.is_saved


# --- any game


def play(match: Match, seats: str, typed: str) -> tuple[int, str]:
    out = io.StringIO()
    screen = Screen(words("en", match.game.folder), io.StringIO(typed), out)
    code = Session(match, chairs(seats), screen, Keeper(match)).run()
    return code, out.getvalue()


@pytest.mark.parametrize("seed", range(5))
def test_a_game_without_art_can_be_played(seed: int) -> None:
    """Sealed bids, a clock, an edition: the kernel's tiny game, drawn plainly."""
    match = TINY.match(seats=3, seed=seed, names=["Ann", "random", "Ben"])
    code, out = play(match, "you:Ann,random,you:Ben", "1\n" * 200)
    assert code == 0
    assert "Pass to Ann." in out
    assert "wins: " in out or "A draw: " in out


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(TYPED, max_size=6).map("\n".join))
def test_whatever_is_typed_something_sensible_happens(typed: str) -> None:
    match = SAVED.copy()
    before = list(match.turns)
    code, out = play(match, "you,greedy", typed)
    assert code == 1 or "q" in typed.casefold() or "exit" in typed.casefold()
    assert match.turns[: len(before)] == before
    assert "\x1b" not in out


def test_the_table_decides_too() -> None:
    match = TINY.match(seats=2, seed=1, options={"clock": "live"})
    code, _ = play(match, "random,random", "")
    assert code == 0
