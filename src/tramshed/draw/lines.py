"""Lines of text in a terminal: loud, quiet, and as many pieces on each as fit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

QUIET, LOUD = "dim", "bold"
GAP = "   "


def packed(title: Text, pieces: Sequence[Text], width: int, gap: str = GAP) -> Text:
    """A title and pieces beside it, as many on a line as fit."""
    indent = title.cell_len
    text, used = title.copy(), indent
    for number, piece in enumerate(pieces):
        room = used + len(gap) + piece.cell_len <= width
        if number and room:
            text.append(gap)
            used += len(gap)
        elif number:
            text.append("\n" + " " * indent)
            used = indent
        text.append_text(piece)
        used += piece.cell_len
    return text
