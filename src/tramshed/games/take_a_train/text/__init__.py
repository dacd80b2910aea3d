"""Take a Train in the terminal."""

from __future__ import annotations

from tramshed.games.take_a_train.text.choices import label, task
from tramshed.games.take_a_train.text.table import draw

__all__ = ["BREAKS", "JOINS", "LISTED", "draw", "label", "task"]

LISTED = ("card", "locomotive", "objective", "earning")
"""Values of messages that can be listed in one sentence."""
BREAKS = (
    "event.round", "event.lot", "event.place", "event.full", "event.all-passed", "event.earned",
    "event.total",
)  # fmt: skip
"""Messages that begin a paragraph."""
JOINS = (
    "event.named", "event.opened", "event.raised", "event.dropped", "event.held", "event.sealed",
    "event.favoured", "event.bought", "event.picked", "event.chose", "event.turned-down",
    "event.passed",
)  # fmt: skip
"""Messages that follow on somebody else's in one paragraph."""
