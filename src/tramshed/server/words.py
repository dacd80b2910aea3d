"""The site's languages and its sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError
from markupsafe import escape

from tramshed.kernel.line_breaks import tied
from tramshed.kernel.registry import root
from tramshed.kernel.words import FALLBACK, Message, Seat, Value, Words

LOCALES = (Path(__file__).parent / "locale", Path(__file__).parent.parent / "locale")

MOST_PATTERNS = 20_000


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the fallback first."""
    codes = {file.stem for folder in LOCALES for file in folder.glob("*.po")} | {FALLBACK}
    return tuple(sorted(codes, key=lambda code: (code != FALLBACK, code)))


class QuickWords(Words):
    """Words that remember what they looked up: a page says a hundred things for each move."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        super().__init__(language, folders)
        self._patterns: dict[tuple[str, int, bool, str], str] = {}
        self._said: dict[object, str] = {}

    def _put(self, message: Message, names: Sequence[str], reader: int | None, form: str) -> str:
        """What is said of plain values is the same for everybody."""
        values = message.values
        for value in values.values():
            if type(value) is not str and type(value) is not int:
                return tied(super()._put(message, names, reader, form))
        key = message.id, form, *values.items()
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= MOST_PATTERNS:
                self._said.clear()
            found = self._said[key] = tied(super()._put(message, names, reader, form))
        return found

    def _pattern(self, message: Message, number: int, reader: int | None, form: str) -> str:
        mine = reader is not None and message.values.get("player") == Seat(reader)
        key = message.id, number, mine, form
        found = self._patterns.get(key)
        if found is None:
            if len(self._patterns) >= MOST_PATTERNS:
                self._patterns.clear()
            found = self._patterns[key] = super()._pattern(message, number, reader, form)
        return found


@cache
def site_words(language: str) -> Words:
    """The site's own words."""
    return QuickWords(language, LOCALES)


@cache
def game_words(language: str, name: str) -> Words:
    """The site's words and a game's."""
    folder = root(name)
    return QuickWords(language, [*LOCALES, folder / "web" / "locale", folder / "locale"])


@cache
def own_name(language: str) -> str:
    """A language's name for itself."""
    try:
        return Locale.parse(language).get_display_name() or language
    except (UnknownLocaleError, ValueError):
        return language


def preferred(accepted: str) -> str:
    """The best language for an Accept-Language header."""
    wishes: list[tuple[float, str]] = []
    for part in accepted[:500].split(","):
        code, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), code.partition("-")[0].casefold()))
        except ValueError:
            continue
    known = languages()
    chosen = (code for _, code in sorted(wishes, key=lambda wish: wish[0]) if code in known)
    return next(chosen, FALLBACK)


def say(words: Words, message_id: str, /, **values: Value) -> str:
    """A sentence for a page: what is put into it is escaped, but for what is markup already."""
    safe = {
        name: str(escape(value)) if isinstance(value, str) else value
        for name, value in values.items()
    }
    return words.say(Message(message_id, safe))
