"""What is wrong with an edition."""

from __future__ import annotations

from tramshed.kernel.editions import Line


class Trouble(Exception):
    """A line that cannot be read: where, what is wrong, what to do."""

    def __init__(self, line: Line, message: str) -> None:
        super().__init__(f"{line}: {message}")
