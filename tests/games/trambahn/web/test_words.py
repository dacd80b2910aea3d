"""Journal lines, answers, glides, and the catalogues behind them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tramshed
from tests.games.trambahn.rules.position import position
from tests.web.catalogues import catalogue, templates_and_code
from tramshed.games.trambahn.shown.news import IncomeTakenUnseen, LineScored, PassengerPlaced
from tramshed.games.trambahn.shown.things import CARD_NAMED, Line
from tramshed.games.trambahn.web.texts import HERE, web_words
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.why_not import why_not_there
from tramshed.kernel.words import Message, Seat
from tramshed.server.words import languages, site_words
from tramshed.web.contract import page_of

web = page_of("trambahn")

NAMES = ["Xaver", "Frau <i>Huber</i>"]
BLUE_5 = CARD_NAMED["B5"]
PLACED = PassengerPlaced(Seat(0), BLUE_5, Line("B"))
TEMPLATES = Path(tramshed.__file__).parent / "server" / "templates"


def asked_for(file: Path) -> list[str]:
    return re.findall(r'\bsay\(\s*"([\w.-]+)"[,)]', file.read_text("utf-8"))


def test_every_sentence_that_is_asked_for_exists() -> None:
    known = catalogue(HERE, "en")
    for file in templates_and_code(HERE):
        for name in asked_for(file):
            assert f"web.{name}" in known, f"{name} in {file.name}"


def test_the_frame_of_a_table_has_the_words_of_the_site() -> None:
    for name in ("table.html", "layout.html"):
        for sentence in asked_for(TEMPLATES / name):
            assert f"page.{sentence}" in site_words("en"), f"{sentence} in {name}"


# --- the journal


def test_a_line_has_chips_and_escapes_names() -> None:
    message = Message("event.passenger", {"player": Seat(1), "card": BLUE_5})
    line = web.line(message, web_words("en"), NAMES, 0)
    assert line.startswith('Frau &lt;i&gt;Huber&lt;/i&gt; places <span class="chip chip-B">')
    assert "blue 5</span> among the passengers." in line
    own = web.line(message, web_words("fr"), NAMES, 1)
    assert own.startswith("Vous placez")


@pytest.mark.parametrize("language", languages())
def test_everything_that_happens_in_a_match_can_be_told(language: str) -> None:
    match = tramshed.game("trambahn").match(seed=3, names=["A", "B"])
    while not match.is_over:
        match.play(match.legal_moves[-1])
        for seat in (0, 1, SPECTATOR):
            for message in match.news(seat=seat):
                line = web.line(message, web_words(language), NAMES, seat)
                assert "event." not in line
                assert "\ue000" not in line


# --- glides


def test_own_cards_come_from_the_hand_and_others_from_a_back() -> None:
    news = [PLACED]
    assert web.origins(news, 0) == {"row-B-*": "hand-B5"}
    assert web.origins(news, 1) == {"row-B-*": "theirs-hand-1"}
    assert web.origins(news, SPECTATOR) == {"row-B-*": "theirs-hand-1"}
    assert web.origins(news, 0, undone=True) == {"hand-*": "row-B-*"}


def test_hidden_income_names_no_card() -> None:
    news = [IncomeTakenUnseen(Seat(1))]
    assert web.origins(news, 0) == {"theirs-money-top": "theirs-hand-1"}
    assert web.origins(news, SPECTATOR) == {"money-top": "hand-1"}


def test_a_scoring_sends_the_passengers_away() -> None:
    assert web.departures([PLACED, LineScored(Line("B"), 1)], 0) == {
        "row-B-*": "discard",
        "hand-B5": "discard",
        "hand-B5-*": "discard",
    }


# --- why not?


def answer(source: str, target: str, language: str = "en") -> str:
    match = tramshed.game("trambahn").match(seed=7, names=["A", "B"])
    seat = match.turn
    assert seat is not None
    held = match.view(seat).table.hand
    station = next(card for card in held if card != "C")
    source = source.replace("STATION", station)
    other = next(line for line in "BRGY" if line != station[0])
    target = target.replace("OTHER", other)
    asked = why_not_there(match.position, seat, source, target)
    return web.why(asked, match.view(seat), web_words(language), "/rules/trambahn")


@pytest.mark.parametrize(
    ("source", "target", "clause"),
    [
        ("hand-STATION", "row-OTHER", "TB-1.1"),
        ("hand-STATION", "money", "TB-1.0"),
        ("hand-STATION", "column-new", "TB-1.0"),
        ("hand-C", "column-new", "TB-1.0"),
        ("market-horse", "column-1", "TB-1.0"),
    ],
)
def test_the_answer_names_the_clause(source: str, target: str, clause: str) -> None:
    assert f'href="/rules/trambahn#{clause}"' in answer(source, target)


def test_things_that_cannot_be_taken_up_can_be_asked_about() -> None:
    zones = (HERE / "zones.html").read_text("utf-8")
    assert zones.count("data-source=") == zones.count("data-why=")
    for source, target in (("market-horse", "column-1"), ("hand-STATION", "money")):
        assert f'data-why="{target}"' in zones
        assert "TB-1.0" in answer(source, target)


@pytest.mark.parametrize(
    ("step", "columns", "said"),
    [
        ("stations", (), "Horse tram: this belongs to another step"),
        ("buying", (), "Horse tram: you have no column yet"),
        ("buying", ("B 4 horse",), "Horse tram for column 1: this column"),
    ],
)
def test_no_column_is_spoken_of_that_is_not_there(
    step: str, columns: tuple[str, ...], said: str
) -> None:
    """The market asks about column 1, wherever a tram is touched that cannot be bought."""
    match = position("B5", money=9, columns=list(columns), market="horse", step=step)
    asked = why_not_there(match.position, 0, "market-horse", "column-1")
    html = web.why(asked, match.view(0), web_words("en"), "/rules/trambahn")
    assert re.sub(r"<[^>]*>", "", html).startswith(said)
    assert "TB-" in html


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("source", "target"), [("hand-STATION", "row-OTHER"), ("hand-STATION", "money"), ("", "")]
)
def test_an_answer_begins_with_a_capital(source: str, target: str, language: str) -> None:
    said = re.sub(r"<[^>]*>", "", answer(source, target, language)).strip()
    assert said[:1] == said[:1].upper(), said


def test_what_no_rule_speaks_of_gets_an_answer_too() -> None:
    assert "no such move" in answer("hand-<b>", "nowhere")
