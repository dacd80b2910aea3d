"""What a new game is called: in code, in print, in its clauses. Bad names are refused with why."""

from __future__ import annotations

import keyword
import re
from collections.abc import Collection
from dataclasses import dataclass
from importlib.util import find_spec

from tramshed.kernel.errors import TramshedError
from tramshed.kernel.registry import metas

FORM = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40


class BadName(TramshedError, ValueError):
    """A game cannot be called so."""


@dataclass(frozen=True, slots=True)
class Names:
    """A game's names: package and record field, distribution, title, and before its clauses."""

    package: str
    distribution: str
    title: str
    clauses: str


def names_of(name: str, fields: Collection[str]) -> Names:
    """All names that follow from one, such as `harbour_lights`; `fields` are those of the records
    that it will stand beside."""
    package = name.replace("-", "_")
    if complaint := _complaint(package, fields):
        raise BadName(f"a game cannot be called {name!r}: {complaint}")
    words = package.split("_")
    initials = "".join(word[0] for word in words if word[0].isalpha())
    return Names(
        package=package,
        distribution="-".join(words),
        title=" ".join(word.capitalize() for word in words),
        clauses=(initials if len(initials) > 1 else package.replace("_", "")[:2]).upper(),
    )


def _complaint(package: str, fields: Collection[str]) -> str | None:
    if not FORM.fullmatch(package) or not 2 <= len(package) <= LONGEST:
        return (
            f"it is 2 to {LONGEST} small letters and digits, words parted by _, "
            "a letter first, such as harbour_lights"
        )
    if package in metas():
        return "there is such a game already"
    if keyword.iskeyword(package) or keyword.issoftkeyword(package):
        return "it is a word of Python's"
    if package in fields or _is_numpys(package):
        return "its records begin with a field of this name, and this one is taken"
    if find_spec(package) is not None:
        return "there is a Python package or module of this name already"
    return None


def _is_numpys(field: str) -> bool:
    import numpy as np  # not needed to list games

    return hasattr(np.record, field)
