"""Which language to speak, and its words."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import FALLBACK, Message, Value, Words, asked_for

LOCALE = Path(__file__).parent.parent / "locale"


def languages() -> tuple[str, ...]:
    """The languages there are, the fallback first."""
    codes = sorted(file.stem for file in LOCALE.glob("*.po"))
    return tuple(sorted(codes, key=lambda code: code != FALLBACK))


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, as far as it is known here."""
    return asked_for(environment, languages())


def wished(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, or else the environment. It is looked for before
    the line is read, since what is wrong with the line is said in it, too."""
    for word, following in pairwise([*arguments, ""]):
        name, equals, value = word.partition("=")
        if name == "--lang" and (code := value if equals else following) in languages():
            return code
    return preferred()


def words(language: str, *games: Path) -> Words:
    """The terminal's own words, and those of the games in these folders."""
    return Words(language, [LOCALE, *(folder / "locale" for folder in games)])


def refused(message_id: str, /, **values: Value) -> BadSetup:
    """A wish that cannot be granted, with the terminal's words for it."""
    return BadSetup(Message(message_id, values), LOCALE)
