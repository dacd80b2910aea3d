"""Sentences that wrap well: between words, in Japanese between any two letters but a few, in
French not before a colon and the like, nowhere within an amount or before a number in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60"
OPENING = "（「『"  # noqa: RUF001 - not at the end of a line
CLOSING = "、。，．：；）」』！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # noqa: RUF001 - not at the start
PIECE = re.compile(
    rf"[ \t]+|[{OPENING}]*[^ \t{WIDE}]+[{CLOSING}]*|[{OPENING}]*[{WIDE}][{CLOSING}]*"
)
TIED = re.compile(r" (?=[:;!?»%$](?:\W|$))|(?<=«) |(?<=\d) (?=\d{3}\b)| (?=\(\d+\))")
"""Spaces that stay with what is beside them."""
TIE = "\ue000"
"""What stands for such a space until the lines are cut: no text has it."""


class Prose:
    """A paragraph."""

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        text = "\n".join(lines(self.text, options.max_width))
        yield Text(text, self.style, overflow="fold")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((cell_len(piece) for piece in PIECE.findall(self.text)), default=0)
        whole = max((cell_len(line) for line in self.text.splitlines()), default=0)
        return Measurement(longest, whole).with_maximum(options.max_width)


def lines(text: str, width: int) -> Iterator[str]:
    """The text cut into lines of some width."""
    for paragraph in TIED.sub(TIE, text).split("\n"):
        line = ""
        for piece in PIECE.findall(paragraph):
            if line and cell_len(line + piece.rstrip()) > width:
                yield line.rstrip().replace(TIE, " ")
                line = piece.lstrip()
            else:
                line += piece
        yield line.rstrip().replace(TIE, " ")
