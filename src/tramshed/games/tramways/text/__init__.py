"""Tramways' table in the terminal, drawn with rich from a `TableSeen`.

The map stands beside everything else where there is room, else above it. All of it fits 80 columns;
a map too wide for the terminal is cut into bands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tramshed.draw.lines import LOUD, QUIET, packed
from tramshed.games.tramways.components import ROUNDS
from tramshed.games.tramways.seen import TableSeen
from tramshed.games.tramways.text import signs
from tramshed.games.tramways.text.chart import NARROW, WIDE, Chart
from tramshed.games.tramways.text.labels import heading, label
from tramshed.games.tramways.text.panel import Panel, phase
from tramshed.games.tramways.text.tasks import task
from tramshed.kernel.words import Words

__all__ = ["BREAKS", "JOINS", "LISTED", "draw", "heading", "label", "task"]

LISTED = (
    "board", "cell", "demand", "icon", "parcel", "supply", "ticket", "tile", "use",
)  # fmt: skip
"""Values of messages that can be listed in one sentence."""
BREAKS = (
    "event.round", "event.turned-up", "event.supplied", "event.scored", "event.board",
    "event.board-edition",
)  # fmt: skip
"""Messages that begin a paragraph."""
JOINS = ("event.bid", "event.passed", "event.placed", "event.sealed")
"""Messages that follow on somebody else's in one paragraph."""

WIDEST = 120
ROOM_BESIDE = 42
"""Fewest columns for what stands beside the map."""


@dataclass(frozen=True)
class Drawn:
    """The table as one seat sees it."""

    seen: TableSeen
    names: Sequence[str]
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        yield self._bar(width)
        narrow, wide = (Chart(self.seen, cell) for cell in (NARROW, WIDE))
        for chart in (wide, narrow):
            if width - chart.width >= ROOM_BESIDE:
                yield self._beside(chart, width)
                return
        chart = wide if wide.width <= width else narrow
        yield from chart.lines(width)
        yield self._map_legend(width)
        yield from Panel(self.seen, self.names, self.words, width).lines()

    def _beside(self, chart: Chart, width: int) -> RenderableType:
        left = chart.width + 1
        grid = Table.grid(padding=0)
        grid.add_column(width=left, no_wrap=True)
        grid.add_column(width=width - left)
        panel = Panel(self.seen, self.names, self.words, width - left)
        grid.add_row(
            Group(*chart.lines(left)), Group(*panel.lines(), self._map_legend(width - left))
        )
        return grid

    def _bar(self, width: int) -> Text:
        """A ruled line with the round and the phase."""
        seen = self.seen
        parts = [signs.say(self.words, f"phase-{phase(seen)}")]
        if seen.round:
            parts.insert(0, signs.say(self.words, "round", round=seen.round, rounds=ROUNDS))
        if seen.half:
            parts.append(signs.say(self.words, "half", half=seen.half))
        start = Text("─ ", QUIET)
        title = Text(" · ".join(parts), LOUD)
        title.truncate(max(width - 4, 4), overflow="ellipsis")
        fill = "─" * max(width - start.cell_len - title.cell_len - 1, 1)
        return Text.assemble(start, title, (f" {fill}", QUIET), no_wrap=True, overflow="crop")

    def _map_legend(self, width: int) -> Text:
        names = (
            "plain", "mountain", "lake", "building", "waiting", "upgraded", "rails", "open",
            "owner",
        )  # fmt: skip
        pieces = [Text(signs.say(self.words, f"map-{name}"), QUIET) for name in names]
        return packed(Text("  "), pieces, width, " · ")


def draw(seen: TableSeen, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    return Drawn(seen, names, words)
