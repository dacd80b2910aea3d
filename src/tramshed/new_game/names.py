"""What a new game is called: in code, in print, in its clauses. Bad names are refused with why."""

from __future__ import annotations

import keyword
import re
from collections.abc import Collection
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tramshed.kernel.errors import TramshedError
from tramshed.kernel.registry import metas
from tramshed.kernel.words import Message, Value

FORM = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 40
LOCALE = Path(__file__).parent.parent / "locale"


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
        told: dict[str, Value] = {"name": repr(name), "why": complaint}
        raise BadName(Message("new.bad-name", told), LOCALE)
    words = package.split("_")
    initials = "".join(word[0] for word in words if word[0].isalpha())
    return Names(
        package=package,
        distribution="-".join(words),
        title=" ".join(word.capitalize() for word in words),
        clauses=(initials if len(initials) > 1 else package.replace("_", "")[:2]).upper(),
    )


def _complaint(package: str, fields: Collection[str]) -> Message | None:
    if not FORM.fullmatch(package) or not 2 <= len(package) <= LONGEST:
        return Message("new.form", {"most": LONGEST})
    if package in metas():
        return Message("new.game")
    if keyword.iskeyword(package) or keyword.issoftkeyword(package):
        return Message("new.keyword")
    if package in fields or _is_numpys(package):
        return Message("new.field")
    if find_spec(package) is not None:
        return Message("new.package")
    return None


def _is_numpys(field: str) -> bool:
    import numpy as np  # not needed to list games

    return hasattr(np.record, field)
