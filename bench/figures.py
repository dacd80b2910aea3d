"""Figures: what was measured, kept for the next run to compare with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from tramshed.kernel.rule import cache_root

LAST = cache_root() / "bench" / "last.json"


class Figure(NamedTuple):
    """One number, and what it is the number of."""

    what: str
    value: float
    unit: str

    @property
    def name(self) -> str:
        """How it is called in files."""
        return f"{self.what}, {self.unit}" if self.unit else self.what


def as_table(figures: Iterable[Figure], last: Mapping[str, float]) -> Table:
    """All figures, each beside its ratio to the last run's."""
    table = Table("", "now", "", "to the last run", box=None, padding=(0, 2, 0, 0))
    for column in (1, 3):
        table.columns[column].justify = "right"
    for figure in figures:
        table.add_row(figure.what, _short(figure.value), figure.unit, _ratio(figure, last))
    return table


def as_json(figures: Iterable[Figure]) -> str:
    return json.dumps({figure.name: figure.value for figure in figures}, indent=2) + "\n"


def load(file: Path) -> dict[str, float]:
    """The figures in a file; none if there is no such file."""
    try:
        return {str(name): float(value) for name, value in json.loads(file.read_text()).items()}
    except FileNotFoundError:
        return {}


def save(figures: Iterable[Figure], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(as_json(figures))


def _short(value: float) -> str:
    """Three digits are more than a busy machine can vouch for."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _ratio(figure: Figure, last: Mapping[str, float]) -> str:
    before = last.get(figure.name)
    return f"×{figure.value / before:.2f}" if before else "–"
