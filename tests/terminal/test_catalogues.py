"""Every sentence there is, in every language: none missing, none left over, none garbled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

import tramshed
from tests.discovery import facts, games, languages_of
from tests.message_ids import named_in, of_any_game
from tramshed.bots.levels import LEVELS
from tramshed.kernel.registry import root
from tramshed.kernel.words import Message as Said
from tramshed.kernel.words import Seat, Words
from tramshed.terminal.commands import COMMANDS
from tramshed.terminal.language import LOCALE, languages

HOME = Path(tramshed.__file__).parent
OF_TRAMBAHN = root("trambahn") / "locale"

FOLDERS = {"terminal": LOCALE} | {name: root(name) / "locale" for name in games()}
"""Where each book's sentences are."""
BOOKS = [(book, language) for book in FOLDERS for language in languages_of(FOLDERS[book])]
TRANSLATIONS = [(book, language) for book, language in BOOKS if language != "en"]


def used_in(book: str) -> set[str]:
    """Every sentence that can be asked for."""
    if book == "terminal":
        return terminal_ids()
    return facts(book).message_ids() | of_any_game(tramshed.game(book))


def terminal_ids() -> set[str]:
    parts = (HOME / part for part in ("terminal", "text", "bots", "new_game"))
    sources = (file for part in parts for file in part.glob("*.py"))
    found = named_in(HOME / "cli.py", *sources, kinds="ui|help|bot|left|cli|blank|new")
    found |= {f"bot.{level}" for level in LEVELS}
    return found | {f"help.{name}" for name in COMMANDS if name != "save!"}


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


def forms_asked(message: Message) -> set[str]:
    """The forms of things that a sentence asks for: `{card:dative}`."""
    return {form for text in forms(message) for _, _, form, _ in Formatter().parse(text) if form}


def plain_ids(folder: Path, language: str) -> dict[str, Message]:
    """All but the forms that only this language has: `card@dative`."""
    return {name: message for name, message in entries(folder, language) if "@" not in name}


def test_the_languages_there_are() -> None:
    """They are found by their files, English first."""
    assert sorted(languages()) == languages_of(LOCALE)
    assert languages()[0] == "en"
    assert TRANSLATIONS


@pytest.mark.parametrize("name", games())
def test_every_game_of_the_house_speaks_every_language(name: str) -> None:
    """Whoever brings a game of their own brings the languages they know."""
    spoken = languages_of(FOLDERS[name])
    assert spoken == list(languages()) if HOME in root(name).parents else "en" in spoken


@pytest.mark.parametrize(("book", "language"), BOOKS)
def test_every_id_has_a_translation(book: str, language: str) -> None:
    used = used_in(book)
    said = plain_ids(FOLDERS[book], language).items()
    there = {name for name, message in said if all(forms(message))}
    theirs = {name.removesuffix(".you") for name in there}
    assert used - there == set()
    assert theirs - used == set()


@pytest.mark.parametrize(("book", "language"), TRANSLATIONS)
def test_every_language_has_the_same_ids_and_values(book: str, language: str) -> None:
    folder = FOLDERS[book]
    english, other = plain_ids(folder, "en"), plain_ids(folder, language)
    assert other.keys() == english.keys()
    for name, message in other.items():
        expected = fields(forms(english[name])[0])
        assert [fields(form) for form in forms(message)] == [expected] * len(forms(message)), name
        assert message.pluralizable == english[name].pluralizable, name


@pytest.mark.parametrize(("book", "language"), BOOKS)
def test_forms_are_asked_for_and_whole(book: str, language: str) -> None:
    """A form that some things of a kind have, all of them have: the kind comes before the first
    dot. And no form is asked for in vain, or there without being asked for."""
    said = dict(entries(FOLDERS[book], language))
    plain = {name: message for name, message in said.items() if "@" not in name}
    asked = {form for message in said.values() for form in forms_asked(message)}
    kinds: dict[str, set[str]] = {}
    for name in said.keys() - plain.keys():
        base, _, form = name.partition("@")
        assert base in plain, name
        assert fields(forms(said[name])[0]) == fields(forms(plain[base])[0]), name
        kinds.setdefault(form, set()).add(base.partition(".")[0])
    assert kinds.keys() == asked
    for form, wanted in kinds.items():
        whole = {f"{name}@{form}" for name in plain if name.partition(".")[0] in wanted}
        assert whole <= said.keys()


@pytest.mark.parametrize(("book", "language"), BOOKS)
def test_the_second_person_says_the_same(book: str, language: str) -> None:
    said = dict(entries(FOLDERS[book], language))
    for name, message in said.items():
        if name.endswith(".you"):
            other = fields(forms(said[name.removesuffix(".you")])[0])
            assert fields(forms(message)[0]) == other - {"player"}
        elif name.startswith("event.") and "player" in fields(forms(message)[0]):
            assert f"{name}.you" in said


@pytest.mark.parametrize("book", FOLDERS)
def test_counted_things_have_plurals(book: str) -> None:
    for name, message in entries(FOLDERS[book], "en"):
        assert message.pluralizable == ("n" in fields(forms(message)[-1])), name


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
    words = Words(language, [OF_TRAMBAHN])
    line = Said("line.B")
    message = Said("event.scored", {"player": Seat(0), "n": number, "line": line})
    assert words.say(message, ["Ann", "Ben"]) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You lay a green 5 at the end of column 2."),
        ("fr", "Vous posez une station verte 5 au bout de la colonne 2."),
        ("ja", "あなたは縦列2の最後に緑の5を置きました。"),
    ],
)
def test_lines_agree(language: str, text: str) -> None:
    words = Words(language, [OF_TRAMBAHN])
    card = Said("card.station", {"line": Said("line.G"), "value": 5})
    message = Said("event.station", {"player": Seat(0), "card": card, "column": 2})
    assert words.say(message, ["Ann", "Ben"], reader=0) == text
