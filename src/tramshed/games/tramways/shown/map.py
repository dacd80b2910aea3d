"""The map of a view as plain values (table.py): cells, sites, tracks, boards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any

import numpy as np

from tramshed.games.tramways import names
from tramshed.games.tramways.components import (
    LAKE,
    MOST_TRACKS,
    MOUNTAIN,
    PLAIN,
    SIDE,
    SITE,
)
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.edition.model import Board
from tramshed.games.tramways.set_up.layout import cell_spots, neighbours, spots
from tramshed.games.tramways.shown.seen import (
    BoardSeen,
    CellSeen,
    MapSeen,
    SiteSeen,
    TileSeen,
    TrackSeen,
)
from tramshed.games.tramways.shown.things import sides
from tramshed.kernel.setup import Setup

PARTS = (
    "boards", "faces", "turned", "sites_count", "ground", "rails", "track", "tracks", "sites",
)  # fmt: skip
"""All that the map of a view is made of."""
MOST_MAPS = 128
"""Maps that are remembered: all seats see the same, and few moves change it."""
SITE_PARTS = ("label", "trade", "owner", "upgraded", "passenger")
GROUNDS = {PLAIN: "plain", MOUNTAIN: "mountain", LAKE: "lake"}


@cache
def near(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """For every cell the cells on its four sides; -1 off the map."""
    return tuple(neighbours(setup))


@cache
def _boards(setup: Setup) -> tuple[Board, ...]:
    """Those of the edition."""
    return edition_of(setup).boards


@lru_cache(maxsize=MOST_MAPS)
def _bare_cells(setup: Setup, ground: bytes) -> dict[str, CellSeen]:
    """The cells of a map on which nothing lies and stands."""
    return {
        name: CellSeen(name, column, row, GROUNDS.get(kind, "site"), None, ())
        for (column, row), name, kind in zip(
            cell_spots(setup), names.cells(setup), ground, strict=False
        )
    }


@dataclass(frozen=True)
class MapReader:
    """Reads the map of an open table, a record as plain NumPy values."""

    table: Any
    setup: Setup

    # --- names

    def cell(self, number: int) -> str:
        """A cell's name."""
        return names.cells(self.setup)[number]

    def label(self, number: int) -> str:
        """A parcel's label, counted from 1; 0 is none."""
        return names.labels(self.setup)[number - 1] if number else ""

    # --- the parts

    def whole(self) -> MapSeen:
        """All of it."""
        parts = b"".join(self.table[part].tobytes() for part in PARTS)
        return _map(self.setup, parts, _layout(self.table.dtype))

    def cells(self) -> dict[str, CellSeen]:
        """All cells, by name."""
        table, setup = self.table, self.setup
        known, rails = names.cells(setup), table["rails"].tolist()
        found = dict(_bare_cells(setup, table["ground"].tobytes()))
        sites = {site.cell: site for site in self.sites()}
        for number, name in enumerate(known):
            if rails[number] or name in sites:
                tiles = self._tiles(number, rails[number])
                found[name] = replace(found[name], site=sites.get(name), tiles=tiles)
        return found

    def sites(self) -> list[SiteSeen]:
        """Building squares and parcels, by number."""
        found = self.table["sites"][: self.table["sites_count"]]
        cells = [self.cell(cell) for cell in found["cell"].tolist()]
        nodes = found["node"].tolist()
        squares = Counter(nodes)
        seen = (found[each].tolist() for each in SITE_PARTS)
        return [
            SiteSeen(
                cell=cell,
                label=self.label(label),
                trade=names.TRADE_LETTERS[trade - 1] if trade else "",
                owner=owner - 1 if owner else None,
                node=cells[node],
                squares=squares[node],
                upgraded=bool(upgraded),
                passenger=bool(passenger),
            )
            for cell, node, label, trade, owner, upgraded, passenger in zip(
                cells, nodes, *seen, strict=True
            )
        ]

    def _tiles(self, cell: int, rails: int) -> tuple[TileSeen, ...]:
        return tuple(
            self._tile(tile, int(self.table["track"][cell, slot]) - 1)
            for slot in range(2)
            if (tile := rails >> 4 * slot & 15)
        )

    def _tile(self, tile: int, track: int) -> TileSeen:
        return TileSeen(
            sides=sides(tile),
            owner=track // MOST_TRACKS,
            track=track,
            upgraded=bool(self.table["tracks"][track]["upgraded"]),
        )

    def tracks(self) -> tuple[TrackSeen, ...]:
        """Every track that has a tile, by number."""
        return tuple(
            self.track(number) for number, each in enumerate(self.table["tracks"]) if each["tiles"]
        )

    def track(self, number: int) -> TrackSeen:
        """One track."""
        record = self.table["tracks"][number]
        first, second = (int(end) for end in record["ends"])
        tiles, owner = int(record["tiles"]), number // MOST_TRACKS
        return TrackSeen(
            number=number,
            owner=owner,
            tiles=tiles,
            upgraded=bool(record["upgraded"]),
            ends=(self._end(first), self._end(second)),
            stops=(self._stop(first, owner), self._stop(second, owner)),
            fare=tiles + (tiles + 1) // 2 if record["upgraded"] else tiles,
        )

    def _end(self, end: int) -> tuple[str, str]:
        return self.cell(end >> 2), names.SIDE_LETTERS[end & 3]

    def _stop(self, end: int, owner: int) -> str:
        """The building, or bare parcel of the owner, that an end points at."""
        cell = near(self.setup)[end >> 2][end & 3]
        number = int(self.table["ground"][cell]) - SITE if cell >= 0 else -1
        if number < 0:
            return ""
        site = self.table["sites"][number]
        own = site["owner"] == owner + 1 and not self.table["rails"][cell]
        return self.cell(cell) if site["trade"] or own else ""

    def boards(self) -> tuple[BoardSeen, ...]:
        """The boards, spot by spot."""
        known, table = _boards(self.setup), self.table
        return tuple(
            BoardSeen(
                column=column * SIDE,
                row=row * SIDE,
                letter=known[number].letter,
                name=known[number].name,
                year=known[number].faces[int(table["faces"][spot])].year,
                turned=int(table["turned"][spot]),
            )
            for spot, (column, row) in enumerate(spots(self.setup))
            for number in (int(table["boards"][spot]),)
        )


@lru_cache(maxsize=MOST_MAPS)
def _map(setup: Setup, parts: bytes, layout: np.dtype[Any]) -> MapSeen:
    reader = MapReader(np.frombuffer(parts, layout)[0], setup)
    return MapSeen(reader.boards(), reader.cells(), reader.tracks())


@cache
def _layout(table: np.dtype[Any]) -> np.dtype[Any]:
    """Of the parts that make the map, one after the other."""
    return np.dtype([(part, table[part]) for part in PARTS])
