"""What a scoring adds up from, written on the table where it comes from (the site's sums.js)."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Sum(TypedDict):
    """Something written at an element, which lights up."""

    at: str
    """The element."""
    text: str
    """What is written there: (1+1+2) × 3 = 12."""
    say: str
    """The same for the ear, with what it is the sum of."""
    n: NotRequired[str]
    """The number that flies …"""
    to: NotRequired[list[str]]
    """… to the first of these elements that is in sight."""
