"""What can be wrong with an edition: a line that cannot be read, or a clause that does not hold."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tramshed.kernel.editions import Line

MOST_TOLD = 20


class Unreadable(Exception):
    """A line that cannot be read: where, what is wrong, what to do."""

    def __init__(self, line: Line, message: str) -> None:
        super().__init__(f"{line}: {message}")


@dataclass(frozen=True, slots=True)
class Breach:
    """A clause that an edition breaks, and which board or ticket breaks it."""

    clause: str
    where: str
    message: str
    source: str = ""
    """File and line, where one line is to blame."""

    def __str__(self) -> str:
        source = f"{self.source}: " if self.source else ""
        return f"{source}{self.where}: {self.message} ({self.clause})"


def counted(wanted: int, given: int) -> str:
    """That there are too few or too many of something."""
    return f"there should be {wanted}, not {given}"


def told(troubles: Iterable[object]) -> str:
    """Troubles as one message, a line each; not more than one cares to read."""
    lines = [str(trouble) for trouble in troubles]
    more = len(lines) - MOST_TOLD
    return "\n".join([*lines[:MOST_TOLD], *([f"… and {more} more"] if more > 0 else [])])
