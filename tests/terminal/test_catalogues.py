"""Every sentence there is, in every language: none missing, none left over, none garbled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import tramshed
from tests.games.take_a_train.terminal.words import TAKE_A_TRAIN, train_ids
from tests.games.tramways.terminal.words import TRAMWAYS, tramways_ids
from tests.terminal.word_ids import named_in
from tramshed.games.take_a_train.reasons import REASONS as TRAIN_REASONS
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES
from tramshed.games.trambahn.reasons import REASONS
from tramshed.games.trambahn.shown.table import STEP_NAMES
from tramshed.games.tramways.reasons import REASONS as TRAMWAYS_REASONS
from tramshed.kernel.words import Message as Said
from tramshed.kernel.words import Seat, Words
from tramshed.terminal import rules
from tramshed.terminal.commands import COMMANDS
from tramshed.terminal.language import LOCALE, languages

HOME = Path(tramshed.__file__).parent
TRAMBAHN = HOME / "games" / "trambahn"
LANGUAGES = ("en", "fr", "ja")


def trambahn_ids() -> set[str]:
    steps = [step.replace(" ", "-") for step in STEP_NAMES]
    files = ("shown/narrate.py", "shown/things.py", "reasons.py", "text.py")
    sources = (TRAMBAHN / name for name in files)
    found = named_in(*sources, kinds="event|why|card|move|table")
    found |= {reason.message for reason in REASONS.values()}
    said = re.findall(r"_say\(['\"]([\w-]+)", (TRAMBAHN / "text.py").read_text("utf-8"))
    found |= {f"table.{name}" for name in said}
    found |= {f"line.{letter}" for letter in LETTERS} | {f"tram.{name}" for name in TRAM_NAMES}
    found |= {f"table.tram-{name}" for name in TRAM_NAMES} | {f"task.{step}" for step in steps}
    return found | {f"move.done-{step}" for step in steps[1:-1]}


def terminal_ids() -> set[str]:
    found = named_in(*(HOME / "terminal").glob("*.py"), kinds="ui|help")
    return found | {f"help.{name}" for name in COMMANDS if name != "save!"}


BOOKS = {
    "trambahn": (TRAMBAHN / "locale", trambahn_ids),
    "take_a_train": (TAKE_A_TRAIN / "locale", train_ids),
    "tramways": (TRAMWAYS / "locale", tramways_ids),
    "terminal": (LOCALE, terminal_ids),
}


def catalogue(folder: Path, language: str) -> Catalog:
    with (folder / f"{language}.po").open("rb") as stream:
        return read_po(stream, locale=language, abort_invalid=True)


def entries(folder: Path, language: str) -> Iterator[tuple[str, Message]]:
    for message in catalogue(folder, language):
        if message.id:
            yield message.id if isinstance(message.id, str) else message.id[0], message


def forms(message: Message) -> tuple[str, ...]:
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_the_languages_there_are() -> None:
    assert languages() == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_id_has_a_translation(book: str, language: str) -> None:
    folder, used = BOOKS[book]
    there = {name for name, message in entries(folder, language) if all(forms(message))}
    theirs = {name.removesuffix(".you") for name in there}
    assert used() - there == set()
    assert theirs - used() == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("book", BOOKS)
def test_every_language_has_the_same_ids_and_values(book: str, language: str) -> None:
    folder, _ = BOOKS[book]
    english, other = dict(entries(folder, "en")), dict(entries(folder, language))
    assert other.keys() == english.keys()
    for name, message in other.items():
        expected = fields(forms(english[name])[0])
        assert [fields(form) for form in forms(message)] == [expected] * len(forms(message)), name
        assert message.pluralizable == english[name].pluralizable, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS)
def test_the_second_person_says_the_same(book: str, language: str) -> None:
    said = dict(entries(BOOKS[book][0], language))
    for name, message in said.items():
        if name.endswith(".you"):
            other = fields(forms(said[name.removesuffix(".you")])[0])
            assert fields(forms(message)[0]) == other - {"player"}
        elif name.startswith("event.") and "player" in fields(forms(message)[0]):
            assert f"{name}.you" in said


@pytest.mark.parametrize("book", BOOKS)
def test_counted_things_have_plurals(book: str) -> None:
    for name, message in entries(BOOKS[book][0], "en"):
        assert message.pluralizable == ("n" in fields(forms(message)[0])), name


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 0, "Ann scores 0 points."),
        ("en", 1, "Ann scores 1 point."),
        ("en", 2, "Ann scores 2 points."),
        ("fr", 0, "Ann marque 0 point."),
        ("fr", 2, "Ann marque 2 points."),
        ("ja", 2, "Annは2点を得ました。"),
    ],
)
def test_plurals(language: str, number: int, text: str) -> None:
    words = Words(language, [TRAMBAHN / "locale"])
    line = Said("line.B")
    message = Said("event.scored", {"player": Seat(0), "n": number, "line": line})
    assert words.say(message, ["Ann", "Ben"]) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You lay a green 5 at the end of column 2."),
        ("fr", "Vous posez une 5 verte au bout de la colonne 2."),
        ("ja", "あなたは縦列2の端に緑の5を置きました。"),
    ],
)
def test_lines_agree(language: str, text: str) -> None:
    words = Words(language, [TRAMBAHN / "locale"])
    card = Said("card.station", {"line": Said("line.G"), "value": 5})
    message = Said("event.station", {"player": Seat(0), "card": card, "column": 2})
    assert words.say(message, ["Ann", "Ben"], reader=0) == text


# --- the rules

RULES = {
    "trambahn": (TRAMBAHN / "rules", 33, REASONS),
    "take_a_train": (TAKE_A_TRAIN / "rules", 40, TRAIN_REASONS),
    "tramways": (TRAMWAYS / "rules", 51, TRAMWAYS_REASONS),
}
RULING = {"en": "Ruling:", "fr": "Décision :", "ja": "裁定\uff1a"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", RULES)
def test_the_rules_are_complete(book: str, language: str) -> None:
    folder, count, reasons = RULES[book]
    clauses = rules.clauses(folder, language)
    assert list(clauses) == list(rules.clauses(folder, "en"))
    assert len(clauses) == count
    assert {reason.clause for reason in reasons.values()} <= set(clauses)
    assert len(rules.sections(folder, language)) == len(rules.sections(folder, "en"))
    for text in clauses.values():
        assert set(mentioned(text)) <= set(clauses)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("book", RULES)
def test_the_rules_have_the_same_rulings_and_references(book: str, language: str) -> None:
    folder = RULES[book][0]
    english, other = rules.clauses(folder, "en"), rules.clauses(folder, language)
    for name in english:
        assert english[name].count(RULING["en"]) == other[name].count(RULING[language]), name
        assert mentioned(english[name]) == mentioned(other[name]), name


def mentioned(text: str) -> list[str]:
    """Other clauses that a clause names."""
    return re.findall(r"T[BTW]-[A-Z]?[\d.]*\d[a-z]?", text)


def test_finding_clauses() -> None:
    folder = TRAMBAHN / "rules"
    assert list(rules.find(folder, "en", "TB-2.2")) == ["TB-2.2"]
    assert list(rules.find(folder, "en", "c3")) == ["TB-C3"]
    assert list(rules.find(folder, "en", "tb-4")) == ["TB-4.1", "TB-4.2"]
    assert list(rules.find(folder, "en", "scoring")) == ["TB-6.1", "TB-6.2", "TB-6.3"]
    assert "TB-5.5" in rules.find(folder, "en", "empty hand")
    assert rules.find(folder, "en", "") == {}
    assert rules.clauses(folder, "de") == rules.clauses(folder, "en")
