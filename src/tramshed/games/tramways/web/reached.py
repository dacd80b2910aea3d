"""How far a line can come, for the script that lays lines (static/reached.js): thousands of spots,
so each of their facts is told for all of them at once."""

from __future__ import annotations

from typing import Any

from tramshed.games.tramways import names
from tramshed.games.tramways.planning.reach import ENDINGS, Reach, Start
from tramshed.kernel.setup import Setup

ENDS = {number: each[:1] or "-" for number, each in ENDINGS.items()}
"""Can the line end there? By their first letters: open, complete."""


def reached(found: Reach, start: Start, setup: Setup) -> dict[str, Any]:
    """The spots that follow a start: cells, both sides of the tiles, rails up to there, how many
    spots ago the one before was (0: none), endings."""
    cells, sides, told = names.cells(setup), names.SIDE_LETTERS, found.columns(start)
    return {
        "cell": start.cell,
        "entry": start.entry,
        "cells": " ".join([cells[end >> 2] for end in told["end"]]),
        "sides": "".join(
            [
                sides[entry] + sides[end & 3]
                for entry, end in zip(told["entry"], told["end"], strict=True)
            ]
        ),
        "rails": told["cost"],
        "ago": [n - each if each >= 0 else 0 for n, each in enumerate(told["before"])],
        "ends": "".join([ENDS[each] for each in told["ending"]]),
    }
