"""A language is added by its files alone: German catalogues, laid beside the others in a copy of
the sources, are found, pass the tests of catalogues, and are spoken in the terminal, with cases."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tramshed
from tramshed.games.trambahn.shown import news
from tramshed.games.trambahn.shown.narrate import narrate
from tramshed.games.trambahn.shown.things import CARD_NAMED, CARDS, LINES, TRAMS
from tramshed.kernel.words import Seat, Words
from tramshed.terminal.journal import Teller
from tramshed.text.contract import text_of

HOME = Path(tramshed.__file__).parent
TESTS = Path(__file__).parents[1]
GERMAN = Path(__file__).parent / "german"
PLACES = {"terminal": "locale", "trambahn": "games/trambahn/locale"}
"""Where each catalogue belongs."""
CATALOGUES = str(TESTS / "terminal" / "test_catalogues.py")
PLAY = ["play", "trambahn", "--lang", "de", "--seats", "you,greedy", "--seed", "7"]


@pytest.fixture(scope="module")
def with_german(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a copy that speaks German, too."""
    sources = tmp_path_factory.mktemp("german")
    shutil.copytree(
        HOME, sources / "tramshed", ignore=shutil.ignore_patterns("__pycache__", "server")
    )
    for name, place in PLACES.items():
        shutil.copy(GERMAN / name / "de.po", sources / "tramshed" / place)
    return {**os.environ, "PYTHONPATH": f"{sources}{os.pathsep}{TESTS.parent}"}


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (news.StationBuilt(Seat(0), CARD_NAMED["G5"], 2, False), "legt eine grüne 5 ans Ende"),
        (news.StationBuilt(Seat(0), CARD_NAMED["G5"], 2, True), "Spalte 2 mit einer grünen 5."),
        (news.StationBuilt(Seat(0), CARDS[-1], 1, True), "Spalte 1 mit einem Schaffner."),
        (news.TramBought(Seat(0), TRAMS[0], 3), "kauft einen Pferdewagen für Spalte 3."),
        (news.TramTurnedUp(TRAMS[0]), "Neu im Angebot: ein Pferdewagen."),
        (news.PassengerPlaced(Seat(0), CARDS[-1], LINES[3]), "in die gelbe Reihe."),
    ],
)
def test_each_sentence_has_its_case(event: news.Event, said: str) -> None:
    setup = tramshed.game("trambahn").meta.setup()
    assert said in _german().say(narrate(event, setup), ["Ann", "Ben"])


def test_a_list_has_one_too() -> None:
    """What German does to the first card it does to all."""
    setup = tramshed.game("trambahn").meta.setup()
    drawn = [news.CardDrawn(Seat(1), card) for card in (CARD_NAMED["R3"], CARDS[-1])]
    teller = Teller(_german(), ["Ann", "Ben"], 1, text_of("trambahn"))
    (said,) = teller.sentences([narrate(each, setup) for each in drawn])
    assert said == "Du ziehst eine rote 3 und einen Schaffner."


def test_it_passes_the_tests_of_catalogues(with_german: dict[str, str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", CATALOGUES, "-k", "trambahn-de"],
        env=with_german,
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    assert "= 4 passed" in ran.stdout


def test_it_is_spoken_in_the_terminal(with_german: dict[str, str], tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tramshed", *PLAY],
        env={**with_german, "XDG_STATE_HOME": str(tmp_path), "COLUMNS": "100"},
        input="1\nundo\n1\nwhy station B10 new\ndone\nquit\n",
        capture_output=True,
        text=True,
        check=True,
    )
    for said in ("Wartende Fahrgäste", "Du bist dran: lege", "Zurückgenommen", "Schritt", "Stapel"):
        assert said in ran.stdout, ran.stdout


def _german() -> Words:
    return Words("de", [GERMAN / "trambahn", GERMAN / "terminal"])
