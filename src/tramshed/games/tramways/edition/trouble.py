"""What can be wrong with an edition: a line that cannot be read, or a clause that does not hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tramshed.kernel.editions import Line
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import FALLBACK, Message, Value, Words

LOCALE = Path(__file__).parent.parent / "locale"
MOST_TOLD = 20


def said(message_id: str, /, **values: Value) -> Message:
    """Something to say of an edition."""
    return Message(message_id, values)


class Unreadable(Exception):
    """A line that cannot be read: where, what is wrong, what to do."""

    def __init__(self, line: Line, what: Message) -> None:
        self.told = said("faces.at", place=line.place, what=what)
        super().__init__(self.told)


@dataclass(frozen=True, slots=True)
class Breach:
    """A clause that an edition breaks, and which board or ticket breaks it."""

    clause: str
    where: Message
    what: Message
    source: Line | None = None
    """The line that is to blame, where it is one."""

    @property
    def told(self) -> Message:
        breach = said("faces.breach", where=self.where, what=self.what, clause=self.clause)
        return said("faces.at", place=self.source.place, what=breach) if self.source else breach

    def __str__(self) -> str:
        return Words(FALLBACK, [LOCALE]).say(self.told)


def counted(wanted: int, given: int) -> Message:
    """That there are too few or too many of something."""
    return said("faces.counted", wanted=wanted, given=given)


def refusal(troubles: Sequence[Message]) -> BadSetup:
    """Troubles as one error, a line each; not more than one cares to read."""
    more = len(troubles) - MOST_TOLD
    rest = [said("faces.more", more=more)] if more > 0 else []
    return BadSetup(_lines([*troubles[:MOST_TOLD], *rest]), LOCALE)


def _lines(told: Sequence[Message]) -> Message:
    first, *rest = told
    return said("faces.lines", first=first, rest=_lines(rest)) if rest else first
