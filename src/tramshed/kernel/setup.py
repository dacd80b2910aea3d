"""How a match is set up: the game's description, and what was chosen for one match.

Nothing here loads a game's rules, so a lobby can list games at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from tramshed.kernel.errors import BadSetup


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
            raise BadSetup(f"{self.title} has {_range(self.seats)} seats, not {seats}")
        chosen = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            self._check_option(name, value)
            chosen[name] = value
        if edition is None and edition_text is None and self.editions:
            edition = self.editions[0]
        if edition is not None and edition_text is None and edition not in self.editions:
            raise BadSetup(
                f"{self.title} has no edition {edition!r}; it has: "
                f"{', '.join(self.editions) or 'none'}"
            )
        if edition_text is not None:
            edition, edition_text = _own_edition(edition, edition_text)
        return Setup(self.name, seats, tuple(sorted(chosen.items())), edition, edition_text)

    def _check_option(self, name: str, value: str) -> None:
        for option in self.options:
            if option.name == name:
                if not option.allows(value):
                    other = f", or of the form {option.form}" if option.form else ""
                    raise BadSetup(
                        f"option {name} is one of {', '.join(option.choices)}{other}, "
                        f"not {value!r}"
                    )
                return
        known = ", ".join(option.name for option in self.options) or "none"
        raise BadSetup(f"{self.title} has no option {name!r}; it has: {known}")


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
        raise BadSetup(f"an edition's name is one line of text, not {name[:60]!r}")
    return name, text.replace("\r\n", "\n").removesuffix("\n") + "\n"


def _range(seats: tuple[int, ...]) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
