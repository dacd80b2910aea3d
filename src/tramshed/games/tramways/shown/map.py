"""The map of a view as plain values (table.py): cells, sites, tracks, boards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

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
from tramshed.games.tramways.set_up.layout import cell_spots, neighbours, spots
from tramshed.games.tramways.shown.seen import BoardSeen, CellSeen, SiteSeen, TileSeen, TrackSeen
from tramshed.games.tramways.shown.things import sides
from tramshed.kernel.setup import Setup

GROUNDS = {PLAIN: "plain", MOUNTAIN: "mountain", LAKE: "lake"}


@cache
def near(setup: Setup) -> tuple[tuple[int, ...], ...]:
    """For every cell the cells on its four sides; -1 off the map."""
    return tuple(neighbours(setup))


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

    def cells(self) -> dict[str, CellSeen]:
        """All cells, by name."""
        sites = {site.cell: site for site in self.sites()}
        grounds, rails = self.table["ground"].tolist(), self.table["rails"].tolist()
        return {
            name: CellSeen(
                name=name,
                column=column,
                row=row,
                ground=GROUNDS.get(grounds[number], "site"),
                site=sites.get(name),
                tiles=self._tiles(number, rails[number]) if rails[number] else (),
            )
            for number, ((column, row), name) in enumerate(
                zip(cell_spots(self.setup), names.cells(self.setup), strict=True)
            )
        }

    def sites(self) -> list[SiteSeen]:
        """Building squares and parcels, by number."""
        table = self.table
        found = table["sites"][: table["sites_count"]]
        nodes = found["node"].tolist()
        return [
            SiteSeen(
                cell=self.cell(int(site["cell"])),
                label=self.label(int(site["label"])),
                trade=names.TRADE_LETTERS[int(site["trade"]) - 1] if site["trade"] else "",
                owner=int(site["owner"]) - 1 if site["owner"] else None,
                node=self.cell(int(found[nodes[number]]["cell"])),
                squares=nodes.count(nodes[number]),
                upgraded=bool(site["upgraded"]),
                passenger=bool(site["passenger"]),
            )
            for number, site in enumerate(found)
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
        known = edition_of(self.setup).boards
        table = self.table
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
