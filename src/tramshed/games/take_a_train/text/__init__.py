"""Take a Train in the terminal (see text/contract.py)."""

from __future__ import annotations

from tramshed.games.take_a_train.text.choices import label, task
from tramshed.games.take_a_train.text.table import draw
from tramshed.text.contract import GameText

TEXT = GameText(
    draw=draw,
    task=task,
    label=label,
    passive=("drop", "hold", "pass"),
    listed=("card", "locomotive", "objective", "earning"),
    breaks=(
        "event.round", "event.lot", "event.lap", "event.full", "event.all-passed",
        "event.earned", "event.total",
    ),
    joins=(
        "event.named", "event.opened", "event.raised", "event.dropped", "event.held",
        "event.sealed", "event.favoured", "event.bought", "event.picked", "event.chose",
        "event.turned-down", "event.passed",
    ),
)  # fmt: skip
