"""Figures: what was measured, kept for the next run to compare with."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from tramshed.kernel.cache_folders import cache_root

A_SECOND = "/s"

LAST = cache_root() / "bench" / "last.json"


class Figure(NamedTuple):
    """One number: whose it is, what it is the number of, and its bar: the most it may be, or, of
    what is done in a second, the least."""

    of: str
    what: str
    value: float
    unit: str
    bar: float | None = None

    @property
    def misses(self) -> bool:
        """Is it on the wrong side of its bar?"""
        if self.bar is None:
            return False
        return self.value < self.bar if self.unit == A_SECOND else self.value > self.bar

    @property
    def name(self) -> str:
        """How it is called in files."""
        return f"{self.of}: {self.what}" + (f", {self.unit}" if self.unit else "")


def spread(
    of: str, what: str, values: Sequence[float], scale: float, unit: str
) -> Iterator[Figure]:
    """Of many values: their mean, the one that few exceed, and the largest."""
    in_order = sorted(values)
    yield Figure(of, f"{what}, mean", sum(in_order) / len(in_order) * scale, unit)
    yield Figure(of, f"{what}, p95", in_order[len(in_order) * 95 // 100] * scale, unit)
    yield Figure(of, f"{what}, largest", in_order[-1] * scale, unit)


def as_table(figures: Iterable[Figure], last: Mapping[str, float]) -> Table:
    """All figures, each beside its ratio to its bar and to the last run's."""
    table = Table("", "now", "", "to the bar", "to the last run", box=None, padding=(0, 1))
    for column in (1, 3, 4):
        table.columns[column].justify = "right"
    groups: dict[str, list[Figure]] = {}
    for figure in figures:
        groups.setdefault(figure.of, []).append(figure)
    for of, group in groups.items():
        table.add_row(f"[bold]{of}")
        for figure in group:
            table.add_row(f"  {figure.what}", *_cells(figure, last))
    return table


def as_json(figures: Mapping[str, float]) -> str:
    return json.dumps(figures, indent=2, ensure_ascii=False) + "\n"


def by_name(figures: Iterable[Figure]) -> dict[str, float]:
    return {figure.name: figure.value for figure in figures}


def load(file: Path) -> dict[str, float]:
    """The figures in a file; none if there is no such file."""
    try:
        return {str(name): float(value) for name, value in json.loads(file.read_text()).items()}
    except FileNotFoundError:
        return {}


def save(figures: Mapping[str, float], file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(as_json(figures))


def _cells(figure: Figure, last: Mapping[str, float]) -> tuple[str, str, str, str]:
    before = last.get(figure.name)
    to_last = _ratio(figure.value, before) if before else "–"
    return _short(figure.value), figure.unit, _to_bar(figure), to_last


def _to_bar(figure: Figure) -> str:
    if figure.bar is None:
        return ""
    text = f"{_ratio(figure.value, figure.bar)} of {_short(figure.bar)}"
    return f"[bold red]{text}" if figure.misses else text


def _short(value: float) -> str:
    """Three digits are more than a busy machine can vouch for."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _ratio(value: float, other: float) -> str:
    return f"×{value / other:.2f}"
