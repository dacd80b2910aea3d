"""How far a line can come, for the script that lays lines (static/reached.js): thousands of spots,
so each of their facts is told for all of them at once."""

from __future__ import annotations

from typing import Any

from tramshed.games.tramways import names
from tramshed.games.tramways.planning.reach import ENDINGS, Reach, Start
from tramshed.kernel.setup import Setup

ENDS = {"": "-", "open": "o", "complete": "c"}
"""Can the line end there?"""


def reached(found: Reach, start: Start, setup: Setup) -> dict[str, Any]:
    """The spots that follow a start: cells, both sides of the tiles, rails up to there, how many
    spots ago the one before was (0: none), endings."""
    cells, letters, rows = names.cells(setup), names.SIDE_LETTERS, found.rows(start)
    return {
        "cell": start.cell,
        "entry": start.entry,
        "cells": " ".join([cells[row[0] >> 2] for row in rows]),
        "sides": "".join([letters[row[1]] + letters[row[0] & 3] for row in rows]),
        "rails": [row[2] for row in rows],
        "ago": [n - row[3] if row[3] >= 0 else 0 for n, row in enumerate(rows)],
        "ends": "".join([ENDS[ENDINGS[row[4]]] for row in rows]),
    }
