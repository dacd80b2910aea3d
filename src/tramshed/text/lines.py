"""Lines of text in a terminal: loud, quiet, ruled, and as many pieces on each as fit."""

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


def ruled(left: str, right: str, width: int) -> Text:
    """A ruled line with a title at either end."""
    end = Text.assemble(f" {right} ", ("─", QUIET)) if right else Text("──", QUIET)
    start = Text("─ ", QUIET)
    room = width - start.cell_len - end.cell_len - 2
    title = Text(left, LOUD)
    title.truncate(max(room, 4), overflow="ellipsis")
    fill = "─" * max(room - title.cell_len + 1, 1)
    return Text.assemble(start, title, (f" {fill}", QUIET), end, no_wrap=True, overflow="crop")
