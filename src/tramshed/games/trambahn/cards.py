"""What a card shows."""

from __future__ import annotations

from tramshed.games.trambahn.components import VALUES
from tramshed.kernel.rule import rule


@rule
def line_of(kind: int) -> int:
    """The line of a station card."""
    return kind // VALUES


@rule
def value_of(kind: int) -> int:
    """The value, 1 to 10, of a station card."""
    return kind % VALUES + 1
