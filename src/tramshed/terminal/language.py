"""Which language to speak, and its words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tramshed.kernel.words import Words


LOCALE = Path(__file__).parent.parent / "locale"
FALLBACK = "en"
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> tuple[str, ...]:
    """The languages there are, the fallback first."""
    codes = sorted(file.stem for file in LOCALE.glob("*.po"))
    return tuple(sorted(codes, key=lambda code: code != FALLBACK))


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, as far as it is known here."""
    for variable in VARIABLES:
        for wish in environment.get(variable, "").split(":"):
            code = wish.replace("-", "_").partition("_")[0].partition(".")[0].casefold()
            if code in languages():
                return code
            if code:  # another language, or "C": do not look at weaker variables
                return FALLBACK
    return FALLBACK


def words(language: str, *games: Path) -> Words:
    """The terminal's own words, and those of the games in these folders."""
    from tramshed.kernel.words import Words  # not needed to list games

    return Words(language, [LOCALE, *(folder / "locale" for folder in games)])
