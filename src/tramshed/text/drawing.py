"""What drawings of a table share: what they are made from, and the words on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.text import Text

from tramshed.kernel.plain import Plain
from tramshed.kernel.words import Message, Value, Words
from tramshed.text.lines import LOUD

LONGEST_NAME = 16

Seen = TypeVar("Seen")


class Drawing(Plain, Generic[Seen]):
    """A table as one seat sees it, on its way to the terminal. Games draw by inheriting."""

    seen: Seen
    names: Sequence[str]
    words: Words

    def _say(self, name: str, **values: Value) -> str:
        return say(self.words, name, **values)

    def _named(self, seat: int) -> Text:
        """A player's name; all equally wide."""
        name = Text(self.names[seat], LOUD)
        wide = min(max(map(cell_len, self.names)), LONGEST_NAME)
        name.truncate(wide, overflow="ellipsis", pad=True)
        return name


def say(words: Words, name: str, **values: Value) -> str:
    """One of the table's words."""
    return words.say(Message(f"table.{name}", values))
