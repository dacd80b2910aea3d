"""How a match is set up: the game's description, and what was chosen for one match.

Nothing here loads a game's rules, so a lobby can list games at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import Message, Value, Words, enumerated


@dataclass(frozen=True, slots=True)
class Option:
    """A choice offered before the match; the first one is the default.

    With a `form`, a regular expression, any value that it fits can be given too.
    """

    name: str
    choices: tuple[str, ...]
    form: str = ""

    @property
    def default(self) -> str:
        return self.choices[0]

    def allows(self, value: str) -> bool:
        """Can the option have this value?"""
        return value in self.choices or bool(self.form and re.fullmatch(self.form, value))


@dataclass(frozen=True, slots=True)
class Meta:
    """What one can say of a game without loading its rules."""

    name: str
    title: str
    author: str
    year: int
    seats: tuple[int, ...]
    summary: str
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    editions: tuple[str, ...] = ()

    def about(self, words: Words) -> str:
        """Its summary in a language, as far as its catalogues have one."""
        return words.say(Message("summary")) if "summary" in words else self.summary

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        edition_text: str | None = None,
    ) -> Setup:
        """A checked set-up; what is left out takes its default."""
        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats:
            told = {"game": self.title, "seats": _range(self.seats), "number": str(seats)}
            raise BadSetup(Message("error.setup.seats", told))
        chosen = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            self._check_option(name, value)
            chosen[name] = value
        edition, edition_text = self._edition(edition, edition_text)
        return Setup(self.name, seats, tuple(sorted(chosen.items())), edition, edition_text)

    def is_own(self, setup: Setup) -> bool:
        """Has somebody written a part of it, an edition or the value of an option? Whether that
        will do, only the game knows."""
        listed = {option.name: option.choices for option in self.options}
        own = any(value not in listed[name] for name, value in setup.options)
        return own or setup.edition_text is not None

    def _edition(self, name: str | None, text: str | None) -> tuple[str | None, str | None]:
        if not self.editions:
            if name is not None or text is not None:
                raise BadSetup(Message("error.setup.no-editions", {"game": self.title}))
            return None, None
        if text is not None:
            return _own_edition(name, text)
        if name is None:
            return self.editions[0], None
        if name not in self.editions:
            known = enumerated(self.editions)
            told: dict[str, Value] = {"game": self.title, "edition": repr(name), "known": known}
            raise BadSetup(Message("error.setup.edition", told))
        return name, None

    def _check_option(self, name: str, value: str) -> None:
        for option in self.options:
            if option.name == name:
                if not option.allows(value):
                    choices = enumerated([*option.choices, *([option.form] if option.form else [])])
                    told: dict[str, Value] = {"option": name, "choices": choices}
                    told["value"] = repr(value)
                    raise BadSetup(Message("error.setup.choice", told))
                return
        if not self.options:
            raise BadSetup(Message("error.setup.no-options", {"game": self.title}))
        known = enumerated(option.name for option in self.options)
        told = {"game": self.title, "option": repr(name), "known": known}
        raise BadSetup(Message("error.setup.option", told))


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen for one match. Public."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = field(default=())
    edition: str | None = None
    edition_text: str | None = None
    """The text of an edition that does not come with the game."""

    def option(self, name: str) -> str:
        """The chosen value of an option."""
        return dict(self.options)[name]

    def digest(self) -> str:
        """Names this set-up when a table's key is made."""
        parts = [self.game, str(self.seats), repr(self.options), self.edition or ""]
        return blake2b(
            "\n".join([*parts, self.edition_text or ""]).encode(), digest_size=16
        ).hexdigest()


def _own_edition(name: str | None, text: str) -> tuple[str, str]:
    """An edition given as text, so written that a match file can hold it."""
    name = "own" if name is None else name.strip()
    if not name or not name.isprintable():
        raise BadSetup(Message("error.setup.edition-name", {"name": repr(name[:60])}))
    return name, text.replace("\r\n", "\n").removesuffix("\n") + "\n"


def _range(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"
