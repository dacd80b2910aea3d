"""Sentences that wrap well: between words, in Japanese between any two letters but a few, nowhere
where a line may not break (kernel/line_breaks.py) or before a number in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from tramshed.kernel.line_breaks import JOINER, tied

WIDE = r"\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60"
OPENING = "（「『"  # noqa: RUF001 - not at the end of a line
CLOSING = "、。，．：；）」』！？ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # noqa: RUF001 - not at the start
PIECE = re.compile(
    rf"[ \t]+|[{OPENING}]*(?:[^ \t{WIDE}]|(?<={JOINER})[{WIDE}])+[{CLOSING}]*"
    rf"|[{OPENING}]*[{WIDE}][{CLOSING}]*"
)
NUMBERED = re.compile(r" (?=\(\d+\))")
TIE = "\ue000"
"""What stands for a space at which no line breaks until the lines are cut: no text has it."""


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
    for paragraph in NUMBERED.sub(TIE, tied(text, TIE, TIE)).split("\n"):
        line = ""
        for piece in PIECE.findall(paragraph):
            if line and cell_len(line + piece.rstrip()) > width:
                yield _untied(line)
                line = piece.lstrip()
            else:
                line += piece
        yield _untied(line)


def _untied(line: str) -> str:
    return line.rstrip().replace(TIE, " ").replace(JOINER, "")
