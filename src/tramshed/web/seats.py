"""Who sits at a table, and what a page offers whoever looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NotRequired, TypedDict

from tramshed.web.drafts import Draft


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat, as far as the page shows it."""

    name: str
    bot: bool = False
    connected: bool = True


def names_of(sitters: Sequence[Sitter]) -> tuple[str, ...]:
    """What they are called, by seat."""
    return tuple(sitter.name for sitter in sitters)


@dataclass(frozen=True, slots=True)
class Offers:
    """What the viewer may do besides moving; a hint can be had whenever he is to decide."""

    undo: bool = False
    restart: bool = False
    hint: bool = False
    draft: Draft | None = None
    """What the viewer has chosen and not sent yet, where a game's page has drafts."""


NONE = Offers()


class Choice(TypedDict):
    """One entry of the menu, in the script's words."""

    m: str
    """The move in notation; `#` stands for the amount."""
    s: str | None
    """The element taken up."""
    d: str | None
    """The element it is put on; without `s`, the button that is the move."""
    a: list[int] | None
    """Least, most and step of an amount."""
    say: str
    """All of it in words."""
    tip: str
    """What to show on the target; nothing special if empty."""
    draft: NotRequired[bool]
    """Does choosing it extend the draft (`drafts.py`), rather than being sent? `m` may then be
    several moves, parted by ", ", or none."""
    use: NotRequired[str]
    """What the draft uses then, for the game's page to complete it."""
