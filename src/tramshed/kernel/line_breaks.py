"""Where a line may not break: within an amount, before a sign that a space parts from its word,
between a number and its counter.

It holds in any language: where one writes no such space, there is nothing to tie.
"""

from __future__ import annotations

import re

NARROW, WIDE, JOINER = "\u202f", "\u00a0", "\u2060"
"""Spaces at which no line breaks, and a mark that takes no room."""

_NARROW = re.compile(r" (?=[;!?](?:\W|$))|(?<=\d) (?=\d{3}(?!\d))")
_WIDE = re.compile(
    r" (?=[:»%$€](?:\W|$))|(?<=[«№]) |(?<=n°) |(?<=\d) (?=(?:[kKM]?[oB]|ms|s|min)\b)"
)
_COUNTER = re.compile(r"(?<=\d)(?=[つ\u30a1-\u30ff\u3400-\u9fff])")


def tied(text: str, narrow: str = NARROW, wide: str = WIDE) -> str:
    """The text, with its lines to break elsewhere."""
    return _COUNTER.sub(JOINER, _WIDE.sub(wide, _NARROW.sub(narrow, text)))
