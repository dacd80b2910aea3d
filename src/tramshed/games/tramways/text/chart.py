"""The map, drawn: three or five letters a cell, in two lines.

The first line of a cell has its rails, its building or its parcel; the second what belongs to it:
a passenger, whether it is upgraded, the owner's letter.

     a  b  c  d
  1 [R] ·  ▲ A1      a residence, plain, a mountain, a parcel of V
    ●        V
  2  ╰──────────     a track of V from the residence to the east
     V
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from tramshed.games.tramways import names
from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.shown.seen import CellSeen, SiteSeen, TableSeen, TileSeen
from tramshed.games.tramways.text.signs import COLOURS, LETTERS, PASSENGER
from tramshed.games.tramways.text.signs import TRADE_BLOCKS as BLOCKS
from tramshed.text.lines import LOUD, QUIET

NARROW, WIDE = 3, 5
MARGIN = 3

RAILS = {"ns": "│", "ew": "─", "ne": "╰", "nw": "╯", "es": "╭", "sw": "╮"}
UPGRADED = {"ns": "║", "ew": "═", "ne": "╚", "nw": "╝", "es": "╔", "sw": "╗"}
CROSSINGS = {(False, False): "┼", (True, False): "╫", (False, True): "╪", (True, True): "╬"}
"""By whether north–south and east–west are upgraded."""
TWO_CURVES = {"ne": "╲", "nw": "╱"}  # noqa: RUF001 - it is no slash
"""By the one in the north."""
ARROWS = {"n": "↑", "e": "→", "s": "↓", "w": "←"}
"""Open ends."""

Glyph = tuple[str, str]
"""A letter and its style."""
BLANK: Glyph = (" ", "")


def rail(tile: TileSeen) -> str:
    """How one tile looks."""
    return (UPGRADED if tile.upgraded else RAILS)[tile.sides]


def along(tile: TileSeen, sides: str) -> str:
    """How the line of a tile goes on to its sides."""
    return (UPGRADED if tile.upgraded else RAILS)[sides]


@dataclass(frozen=True)
class Chart:
    """The map of a table, in cells of some width."""

    seen: TableSeen
    wide: int

    @property
    def columns(self) -> int:
        return max(cell.column for cell in self.seen.cells.values()) + 1

    @property
    def rows(self) -> int:
        return max(cell.row for cell in self.seen.cells.values()) + 1

    @property
    def width(self) -> int:
        """If it is drawn in one piece."""
        return MARGIN + self.columns * self.wide

    def lines(self, width: int) -> Iterator[Text]:
        """Drawn; too wide a map is cut between boards into bands, one below the other."""
        boards = max((width - MARGIN) // (self.wide * SIDE), 1)
        for first in range(0, self.columns, boards * SIDE):
            columns = range(first, min(first + boards * SIDE, self.columns))
            if first:
                yield Text()
            yield self._head(columns)
            for row in range(self.rows):
                yield from self._row(row, columns)

    def _head(self, columns: range) -> Text:
        letters = (names.column(column).center(self.wide) for column in columns)
        return Text(" " * MARGIN + "".join(letters), QUIET, no_wrap=True)

    def _row(self, row: int, columns: range) -> Iterator[Text]:
        cells = [self._at.get((column, row)) for column in columns]
        blocks = [self._block(cell) if cell else ([BLANK] * WIDE,) * 2 for cell in cells]
        for line in range(2):
            margin = f"{row + 1:>{MARGIN - 1}} " if line == 0 else " " * MARGIN
            text = Text.assemble((margin, QUIET), no_wrap=True)
            for block in blocks:
                cut = (WIDE - self.wide) // 2
                for letter, style in block[line][cut : WIDE - cut]:
                    text.append(letter, style)
            yield text

    @cached_property
    def _at(self) -> dict[tuple[int, int], CellSeen]:
        return {(cell.column, cell.row): cell for cell in self.seen.cells.values()}

    @cached_property
    def _open(self) -> set[tuple[str, str]]:
        """Open ends, by cell and side."""
        return {
            end
            for track in self.seen.tracks
            for end, stop in zip(track.ends, track.stops, strict=True)
            if not stop
        }

    # --- one cell: two lines of five letters, of which the outer ones may be cut

    def _block(self, cell: CellSeen) -> tuple[list[Glyph], list[Glyph]]:
        if cell.tiles:
            return self._railed(cell)
        if cell.site and cell.site.trade:
            return self._building(cell.site)
        if cell.site:
            return self._parcel(cell.site)
        if cell.ground == "lake":
            return [("~", "blue")] * WIDE, [("~", "blue")] * WIDE
        sign = ("▲", "yellow") if cell.ground == "mountain" else ("·", QUIET)
        return [BLANK, BLANK, sign, BLANK, BLANK], [BLANK] * WIDE

    def _building(self, site: SiteSeen) -> tuple[list[Glyph], list[Glyph]]:
        style = BLOCKS[site.trade]
        here = self.seen.trip is not None and self.seen.trip.at == site.node
        waiting = PASSENGER if site.passenger else " "
        return (
            [BLANK, ("[", style), (site.trade, style), ("]", style), BLANK],
            [
                BLANK,
                (waiting, f"{LOUD} reverse" if here else LOUD),
                ("+" if site.upgraded else " ", LOUD),
                self._letter(site.owner),
                BLANK,
            ],
        )

    def _parcel(self, site: SiteSeen) -> tuple[list[Glyph], list[Glyph]]:
        style = QUIET if site.owner is None else f"{LOUD} {COLOURS[site.owner]}"
        board, lot = ((letter, style) for letter in site.label)
        return (
            [BLANK, board, lot, BLANK, BLANK],
            [BLANK, BLANK, self._letter(site.owner), BLANK, BLANK],
        )

    @staticmethod
    def _letter(owner: int | None) -> Glyph:
        return BLANK if owner is None else (LETTERS[owner], f"{LOUD} {COLOURS[owner]}")

    def _railed(self, cell: CellSeen) -> tuple[list[Glyph], list[Glyph]]:
        at = {side: tile for tile in cell.tiles for side in tile.sides}
        open_ends = self._open
        ends = {
            side: self._line(at.get(side), side, arrow=(cell.name, side) in open_ends)
            for side in "wes"
        }
        inner = ends
        if self.wide == WIDE:
            inner = {side: self._line(at.get(side), side, arrow=False) for side in "we"}
        first = [ends["w"], inner["w"], self._centre(cell, at), inner["e"], ends["e"]]
        return first, self._below(cell, at, ends["s"], first)

    def _line(self, tile: TileSeen | None, side: str, *, arrow: bool) -> Glyph:
        """From the middle to a side; where an end is open, an arrow."""
        if tile is None:
            return BLANK
        sign = along(tile, "ns" if side == "s" else "ew")
        return (ARROWS[side] if arrow else sign, COLOURS[tile.owner])

    def _centre(self, cell: CellSeen, at: dict[str, TileSeen]) -> Glyph:
        first = cell.tiles[0]
        colour = COLOURS[at.get("w", first).owner]
        if len(cell.tiles) == 1:
            is_open = "n" in at and (cell.name, "n") in self._open
            return (ARROWS["n"] if is_open else rail(first), colour)
        north = at["n"]
        if north.sides == "ns":
            return (CROSSINGS[north.upgraded, at["w"].upgraded], colour)
        return (TWO_CURVES[north.sides], colour)

    def _below(
        self, cell: CellSeen, at: dict[str, TileSeen], south: Glyph, first: list[Glyph]
    ) -> list[Glyph]:
        """The second line: owners, left of whatever reaches the west; a parcel's label."""
        left = at.get("w", cell.tiles[0])
        owner = self._letter(left.owner)
        if cell.site:
            return self._below_on_parcel(cell.site, south, owner, first)
        right = BLANK
        if len(cell.tiles) == 2:
            other = cell.tiles[0] if cell.tiles[1] is left else cell.tiles[1]
            right = self._letter(other.owner)
        elif cell.ground == "mountain":
            right = ("▲", "yellow")
        return [BLANK, owner, south, right, BLANK]

    def _below_on_parcel(
        self, site: SiteSeen, south: Glyph, owner: Glyph, first: list[Glyph]
    ) -> list[Glyph]:
        """Its label to the left of the line, if there is room, else around it."""
        board, lot = ((letter, owner[1]) for letter in site.label)
        if self.wide == WIDE:
            return [board, lot, south, owner, BLANK]
        if south is BLANK:
            return [BLANK, board, lot, owner, BLANK]
        for free in (1, 3):
            if first[free] is BLANK:
                first[free] = owner
                break
        return [BLANK, board, south, lot, BLANK]
