"""Tramways' table in the terminal, drawn with rich from a `TableSeen`.

The map stands beside everything else where that is not longer, else above it. All of it fits 80
columns; a map too wide for the terminal is cut into bands. On a screen too low for all of it,
`help` has the legend, and the map comes last when it is what the decision is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tramshed.games.tramways.components import ROUNDS
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.text import signs
from tramshed.games.tramways.text.chart import NARROW, WIDE, Chart
from tramshed.games.tramways.text.labels import cluster, heading, label
from tramshed.games.tramways.text.panel import Panel, phase
from tramshed.games.tramways.text.tasks import task
from tramshed.kernel.words import Words
from tramshed.text.contract import GameText
from tramshed.text.drawing import Drawing, say
from tramshed.text.lines import LOUD, QUIET, packed

WIDEST = 140
ROOM_BESIDE = 41
"""Fewest columns for what stands beside the map."""
ROOM_BELOW = 10
"""Lines for news and a menu below the table."""
ON_THE_MAP = (
    "start", "lay", "upgrade", "parcel", "renovate", "passenger", "goal", "ride", "square",
    "demand",
)  # fmt: skip
"""Steps at which one looks at the map."""
GROUND = (
    "plain", "mountain", "lake", "residence", "commerce", "leisure", "industry", "waiting",
    "upgraded", "rails", "open", "owner",
)  # fmt: skip
"""What the legend of the map explains."""


class Drawn(Drawing[TableSeen]):
    """The table as one seat sees it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        height = console.height - ROOM_BELOW if console.is_terminal else None
        yield self._bar(width)
        wide, narrow = (Chart(self.seen, cell) for cell in (WIDE, NARROW))
        above = wide if wide.width <= width else narrow
        most = tall([*above.lines(width), *self._panel(width)])
        for chart in (wide, narrow):
            room = width - chart.width - 1
            if room >= ROOM_BESIDE and tall([*self._panel(room)]) <= most:
                yield self._beside(chart, width, height)
                return
        yield from self._below(above, width, height)

    def _beside(self, chart: Chart, width: int, height: int | None) -> RenderableType:
        left = chart.width + 1
        the_map, panel = [*chart.lines(left)], [*self._panel(width - left)]
        explained = [*panel, *Legend(self.words).lines(width - left)]
        if height is None or tall(explained) <= max(tall(the_map), height):
            panel = explained
        grid = Table.grid(padding=0)
        grid.add_column(width=left, no_wrap=True)
        grid.add_column(width=width - left)
        grid.add_row(Group(*the_map), Group(*panel))
        return grid

    def _below(self, chart: Chart, width: int, height: int | None) -> Iterator[Text]:
        the_map, panel = [*chart.lines(width)], [*self._panel(width)]
        legend = [*Legend(self.words).lines(width)]
        if height is None or tall([*the_map, *panel, *legend]) <= height:
            yield from (*the_map, *panel, *legend)
        elif self.seen.step in ON_THE_MAP and tall([*the_map, *panel]) > height:
            yield from (*panel, *the_map)
        else:
            yield from (*the_map, *panel)

    def _panel(self, width: int) -> Iterator[Text]:
        return Panel(self.seen, self.names, self.words, width).lines()

    def _bar(self, width: int) -> Text:
        """A ruled line with the round and the phase, and the word that helps."""
        seen = self.seen
        parts = [self._say(f"phase-{phase(seen)}")]
        if seen.round:
            parts.insert(0, self._say("round", round=seen.round, rounds=ROUNDS))
        if seen.half:
            parts.append(self._say("half", half=seen.half))
        start, end = Text("─ ", QUIET), Text(" help ─", QUIET)
        title = Text(" · ".join(parts), LOUD)
        title.truncate(max(width - start.cell_len - end.cell_len - 2, 4), overflow="ellipsis")
        fill = "─" * max(width - start.cell_len - title.cell_len - end.cell_len - 1, 1)
        return Text.assemble(start, title, (f" {fill}", QUIET), end, no_wrap=True, overflow="crop")


@dataclass(frozen=True)
class Legend:
    """What the signs on tickets and on the map mean."""

    words: Words

    def lines(self, width: int) -> Iterator[Text]:
        yield packed(Text("  "), [*signs.legend(self.words)], width, " · ")
        ground = [Text(say(self.words, f"map-{name}"), QUIET) for name in GROUND]
        yield packed(Text("  "), ground, width, " · ")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(min(options.max_width, WIDEST))


def tall(texts: Sequence[Text]) -> int:
    """How many lines texts take."""
    return sum(text.plain.count("\n") + 1 for text in texts)


def draw(seen: TableSeen, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    return Drawn(seen, names, words)


def legend(words: Words) -> RenderableType:
    """What the signs mean."""
    return Legend(words)


TEXT = GameText(
    draw=draw,
    task=task,
    legend=legend,
    label=label,
    heading=heading,
    cluster=cluster,
    listed=("board", "cell", "demand", "icon", "parcel", "supply", "ticket", "tile", "use"),
    breaks=(
        "event.round", "event.turned-up", "event.supplied", "event.scored", "event.board",
        "event.board-edition",
    ),
    joins=("event.bid", "event.passed", "event.placed", "event.sealed"),
)  # fmt: skip
