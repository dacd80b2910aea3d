"""What people stumbled over, in five measures, beside the figures of the version in which they did:
clicks for ten turns, lines of a journal, the first move on a first start, the longest wait for five
bots, and how high a six-seat auction is on a phone.

python -m bench.stumbling    ten minutes: a match is waited through as a person would
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from statistics import mean

from rich.console import Console
from rich.table import Table

from bench.clicks import clicks
from bench.heights import heights
from bench.journal_lines import SEEDS, journal_lines
from bench.waits import first_moves, waits_with_bots

Rows = list[tuple[str, str]]
"""What was measured, and the figure."""
BEFORE = {
    "clicks for ten turns of Trambahn": "170",
    "lines of a journal: trambahn, 2 seats": "412",
    "lines of a journal: take_a_train, 4 seats": "871",
    "lines of a journal: take_a_train, 6 seats": "1404",
    "first move on a first start: trambahn": "16.7 s",
    "first move on a first start: take_a_train": "79.4 s",
    "longest wait for five bots": "31.7 s",
    "height of a six-seat auction, 390 px wide": "1457–1719 px",
}
"""Measured with these very scripts, on two cores."""


def _clicks() -> Rows:
    return [("clicks for ten turns of Trambahn", str(sum(taken for _, taken in clicks())))]


def _lines() -> Rows:
    return [
        (f"lines of a journal: {name}, {seats} seats", f"{mean(each for each, _ in counted):.0f}")
        for (name, seats), counted in asyncio.run(journal_lines(SEEDS)).items()
    ]


def _first_moves() -> Rows:
    """Counted from when the site is up."""
    return [
        (f"first move on a first start: {name}", f"{moved:.1f} s")
        for name, _, _, moved in first_moves()
    ]


def _waits() -> Rows:
    return [
        ("longest wait for five bots", f"{max(seconds for seconds, _ in waits_with_bots(1)):.1f} s")
    ]


def _heights() -> Rows:
    found = [each.pixels for each in heights()]
    return [("height of a six-seat auction, 390 px wide", f"{min(found)}–{max(found)} px")]


MEASURES: tuple[Callable[[], Rows], ...] = (_clicks, _lines, _first_moves, _waits, _heights)


def main() -> int:
    console, table = Console(), Table("", "before", "now", box=None, padding=(0, 1))
    for column in table.columns[1:]:
        column.justify = "right"
    for measure in MEASURES:
        with console.status("measuring"):
            for what, now in measure():
                table.add_row(what, BEFORE.get(what, "–"), now)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
