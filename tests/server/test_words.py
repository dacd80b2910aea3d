"""The site's sentences, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tramshed.kernel.words import KERNEL, Message, Seat
from tramshed.server import words
from tramshed.server.words import game_words, preferred, say, site_words

HERE = Path(words.__file__).parent
LOCALES = sorted((HERE / "locale").glob("*.po"))


def catalogue(file: Path) -> dict[str, str]:
    with file.open("rb") as stream:
        return {
            str(message.id if isinstance(message.id, str) else message.id[0]): str(message.string)
            for message in read_po(stream)
            if message.id
        }


def test_every_language_says_the_same_things() -> None:
    first, *others = map(catalogue, LOCALES)
    assert len(others) >= 2
    for other in others:
        assert other.keys() == first.keys()


@pytest.mark.parametrize("file", LOCALES, ids=lambda file: file.stem)
def test_no_value_is_forgotten(file: Path) -> None:
    english = catalogue(HERE / "locale" / "en.po")
    for name, text in catalogue(file).items():
        assert text, name
        assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", english[name])), name


def test_every_refusal_and_problem_has_its_sentence() -> None:
    known = catalogue(HERE / "locale" / "en.po")
    for file in HERE.rglob("*.py"):
        source = file.read_text()
        for why in re.findall(r'Refusal\(\s*"([\w-]+)"', source):
            assert f"table.refused.{why}" in known, (file.name, why)
        for problem in re.findall(r'Problem\(\s*\d+, "([\w-]+)"', source):
            assert f"problem.{problem}" in known, (file.name, problem)
            assert f"problem.{problem}.do" in known, (file.name, problem)


def test_every_sentence_that_pages_ask_for_exists() -> None:
    """Games bring words for their own zones; the frame around them is the site's, and how names are
    listed is the kernel's."""
    known = catalogue(HERE / "locale" / "en.po") | catalogue(KERNEL / "en.po")
    for file in (HERE / "templates").glob("*.html"):
        for name in re.findall(r'\bsay\(\s*["\']([\w.-]+)["\'][,)]', file.read_text()):
            assert f"page.{name}" in known or name in known, (file.name, name)
    table = (HERE / "templates" / "table.html").read_text()
    (listed,) = re.findall(r"for word in \((.*?)\)", table, re.DOTALL)
    for word in re.findall(r'"([\w-]+)"', listed):
        assert f"page.client.{word}" in known, word
    for script in (HERE / "static").glob("*.js"):
        for word in re.findall(r"words\.say([A-Z]\w*)", script.read_text()):
            hyphened = re.sub(r"(?<!^)([A-Z])", r"-\1", word).lower()
            assert f'"{hyphened}"' in listed, (script.name, word)


def test_what_people_wrote_is_escaped() -> None:
    text = say(site_words("en"), "table.refused.not-a-move", move="<b>{x}</b>")
    assert "<b>" not in text
    assert "{x}" in text


def test_words_remember_without_mixing_things_up() -> None:
    spoken = site_words("en")
    message = Message("table.taken-back", {"player": Seat(0)})
    for _ in range(2):
        assert spoken.say(message, ["Ann", "Ben"], 1) == "Ann takes back a decision."
        assert spoken.say(message, ["Cas", "Ben"], 1) == "Cas takes back a decision."
        assert spoken.say(message, ["Ann", "Ben"], 0) == "You take back a decision."
        assert spoken.say(Message("page.seat", {"number": 1})) == "Seat 1"
        assert spoken.say(Message("page.seat", {"number": 2})) == "Seat 2"


def test_lines_break_neither_at_a_sign_nor_between_a_number_and_its_counter() -> None:
    turn = Message("event.turn", {"turn": 3, "player": Seat(0)})
    assert game_words("fr", "trambahn").say(turn, ["Ann"]) == "Tour 3\u00a0: à Ann de jouer."


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("ja-JP,ja;q=0.9,en;q=0.8", "ja"),
        ("de;q=1, fr;q=0.2, en;q=0.1", "fr"),
        ("*", "en"),
        ("fr;q=nonsense, ja;q=0.1", "ja"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_browsers_wish_is_heard(header: str, language: str) -> None:
    assert preferred(header) == language
