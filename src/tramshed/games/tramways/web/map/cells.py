"""The cells as a grid that a pointer and a keyboard act on, and that is heard: each says all that
lies in it. A row of a board is a zone, so that a move sends a few of them only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.names import SIDE_LETTERS
from tramshed.games.tramways.shown.seen import CellSeen, MapSeen, SiteSeen, TileSeen
from tramshed.games.tramways.shown.things import Trade
from tramshed.kernel.plain import Plain
from tramshed.web.texts import Texts

CELLS = "cells-"
"""Zones of cells are called so, with a row and a board of it, both from 1: cells-3-2."""


class Cells(Plain):
    """Cells side by side on one board."""

    cells: tuple[CellSeen, ...]
    names: tuple[str, ...]
    viewer: int | None


def cells(seen: MapSeen, names: tuple[str, ...], viewer: int | None) -> dict[str, Cells]:
    """All of them, as zones, row by row."""
    pieces: dict[tuple[int, int], list[CellSeen]] = {}
    for cell in seen.cells.values():
        pieces.setdefault((cell.row + 1, cell.column // SIDE + 1), []).append(cell)
    return {
        f"{CELLS}{row}-{board}": Cells(tuple(pieces[row, board]), names, viewer)
        for row, board in sorted(pieces)
    }


class Spoken:
    """Says what lies in a cell, to somebody."""

    def __init__(self, texts: Texts, names: Sequence[str], viewer: int | None) -> None:
        self.texts = texts
        self.names = names
        self.viewer = viewer

    def cell(self, cell: CellSeen) -> str:
        """A whole sentence."""
        here, *more = self._here(cell)
        for each in more:
            here = self._say("and", first=here, then=each)
        said = self._say("cell", cell=cell.name, here=here)
        for tile in cell.tiles:
            said = self._say("cell.and", first=said, then=self._rails(tile))
        return said

    def _here(self, cell: CellSeen) -> Iterator[str]:
        site = cell.site
        if site is None:
            yield self._say(f"ground.{cell.ground}")
        elif site.trade:
            yield from self._building(site)
        else:
            yield self._owned("parcel", site.owner, label=site.label)

    def _building(self, site: SiteSeen) -> Iterator[str]:
        trade = self.texts.words.say(Trade(site.trade).called)
        yield self._say("building.upgraded", building=trade) if site.upgraded else trade
        if site.squares > 1:
            yield self._say("squares", n=site.squares)
        if site.label:
            yield self._owned("built", site.owner, label=site.label)
        yield self._say("waiting" if site.passenger else "nobody")

    def _rails(self, tile: TileSeen) -> str:
        first, last = (
            self._say(f"side.{side}") for side in sorted(tile.sides, key=SIDE_LETTERS.index)
        )
        kind = "rails.upgraded" if tile.upgraded else "rails"
        return self._owned(kind, tile.owner, first=first, last=last)

    def _owned(self, what: str, owner: int | None, **values: str) -> str:
        """A sentence about something, by whose it is."""
        if owner is None:
            return self._say(f"{what}.free", **values)
        if owner == self.viewer:
            return self._say(f"{what}.you", **values)
        return self._say(what, name=self.names[owner], **values)

    def _say(self, name: str, /, **values: str | int) -> str:
        return self.texts.say(f"map.{name}", **values)
