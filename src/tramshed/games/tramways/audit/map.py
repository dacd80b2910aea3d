"""What must hold on the map: tiles, tracks, buildings and links, all worked out anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tramshed.games.tramways.components import (
    CURVES,
    LAKE,
    MOST_TRACKS,
    SITE,
    STRAIGHTS,
    TRACKS,
)

STRAIGHT_TILES = (5, 10)
TILES = (3, 5, 6, 9, 10, 12)

Tile = tuple[int, int]
"""Its cell and its sides, as bits."""


def audit_map(fixed: Any, table: Any) -> Iterator[str]:
    """Every complaint about the map."""
    book = _Map(fixed, table)
    yield from book.tiles()
    yield from book.supplies()
    yield from book.tracks()
    yield from book.nodes()
    yield from book.links()


class _Map:
    """A map, read from the record."""

    def __init__(self, fixed: Any, table: Any) -> None:
        self.table = table
        self.seats = int(fixed["seats"])
        self.cells = int(fixed["cells"])
        self.near: list[list[int]] = fixed["near"].tolist()
        self.rails: list[int] = table["rails"].tolist()
        self.ground: list[int] = table["ground"].tolist()
        self.sites = table["sites"][: table["sites_count"]]
        self.owner_of: dict[Tile, int] = {}
        for cell, tiles in enumerate(self.rails):
            for slot in range(2):
                if tile := tiles >> 4 * slot & 15:
                    self.owner_of[cell, tile] = int(table["track"][cell, slot]) - 1

    def tile_at(self, cell: int, side: int) -> Tile | None:
        """The tile that reaches a side."""
        return next(
            (each for each in self.owner_of if each[0] == cell and each[1] >> side & 1), None
        )

    def tiles(self) -> Iterator[str]:
        for cell, tiles in enumerate(self.rails):
            first, second = tiles & 15, tiles >> 4
            if any(tile and tile not in TILES for tile in (first, second)) or first & second:
                yield f"cell {cell} has tiles {first} and {second}"
            if second and (second & -second) < (first & -first):
                yield f"the tiles in cell {cell} are in the wrong order"
            for slot, tile in enumerate((first, second)):
                if bool(tile) != bool(self.table["track"][cell, slot]):
                    yield f"a tile in cell {cell} and its track disagree"
            if tiles and (cell >= self.cells or self.ground[cell] == LAKE):
                yield f"a tile lies in cell {cell}"
        for (cell, tile), track in self.owner_of.items():
            if self.ground[cell] >= SITE:
                site = self.sites[self.ground[cell] - SITE]
                if site["trade"] or site["owner"] != track // MOST_TRACKS + 1:
                    yield f"a tile lies on the site in cell {cell}"
            for side in range(4):
                near = self.near[cell][side]
                if not tile >> side & 1:
                    continue
                if near < 0:
                    yield f"a tile in cell {cell} leads off the map"
                elif self.owner_of.get(self.tile_at(near, side ^ 2) or (-1, 0), track) != track:
                    yield f"two tracks meet between cells {cell} and {near}"

    def supplies(self) -> Iterator[str]:
        laid = Counter(
            (track // MOST_TRACKS, tile in STRAIGHT_TILES)
            for (_, tile), track in self.owner_of.items()
        )
        for seat in range(self.seats):
            player = self.table["players"][seat]
            if not player["limit"]:
                continue  # before the player boards are given out
            if player["straights"] + laid[seat, True] != STRAIGHTS:
                yield f"seat {seat} has lost a straight"
            if player["curves"] + laid[seat, False] != CURVES:
                yield f"seat {seat} has lost a curve"

    def node_at(self, cell: int, seat: int) -> int | None:
        """Where a track of a seat can end."""
        number = self.ground[cell] - SITE if cell >= 0 else -1
        if number < 0:
            return None
        site = self.sites[number]
        if site["trade"] or (site["owner"] == seat + 1 and not self.rails[cell]):
            return int(site["node"])
        return None

    def ends(self, track: int) -> list[int | None]:
        """The nodes at both ends of a track."""
        return [
            self.node_at(self.near[end >> 2][end & 3], track // MOST_TRACKS)
            for end in self.table["tracks"][track]["ends"].tolist()
        ]

    def tracks(self) -> Iterator[str]:
        found = Counter(self.owner_of.values())
        for track in range(TRACKS):
            record = self.table["tracks"][track]
            if record["tiles"] != found[track]:
                yield f"track {track} has {found[track]} tiles, not {record['tiles']}"
                continue
            in_hand = self.table["line"] == track + 1
            if not record["tiles"]:
                if not in_hand and record.tobytes().strip(b"\0"):
                    yield f"track {track} is not clean"
                continue
            if not self._leads_through(track):
                yield f"track {track} does not lead from end to end"
            if not in_hand and self.ends(track)[0] is None:
                yield f"track {track} has no anchor"

    def _leads_through(self, track: int) -> bool:
        record = self.table["tracks"][track]
        first, last = record["ends"].tolist()
        cell, side = first >> 2, first & 3
        for number in range(int(record["tiles"])):
            if number:
                cell, side = self.near[cell][side], side ^ 2
            tile = self.tile_at(cell, side)
            if tile is None or self.owner_of[tile] != track:
                return False
            side = next(other for other in range(4) if tile[1] >> other & 1 and other != side)
        return bool(cell * 4 + side == last)

    def nodes(self) -> Iterator[str]:
        """Squares of one trade side by side are one building, named by the lowest."""
        for number, site in enumerate(self.sites):
            if self.ground[site["cell"]] != SITE + number:
                yield f"site {number} is not where it should be"
            if site["label"] and self.table["lots"][site["label"] - 1] != number + 1:
                yield f"label {site['label']} is not where it should be"
            lowest = min(self._building(number)) if site["trade"] else number
            if site["node"] != lowest:
                yield f"site {number} is of node {site['node']}, not {lowest}"

    def _building(self, start: int) -> set[int]:
        building, edge = {start}, [start]
        while edge:
            for near in self.near[int(self.sites[edge.pop()]["cell"])]:
                number = self.ground[near] - SITE if near >= 0 else -1
                if number < 0 or number in building:
                    continue
                if self.sites[number]["trade"] == self.sites[start]["trade"]:
                    building.add(number)
                    edge.append(number)
        return building

    def links(self) -> Iterator[str]:
        if self.table["line"]:
            return  # noted when the line is finished
        links = [0] * len(self.table["links"])
        for track in range(TRACKS):
            if self.table["tracks"][track]["tiles"]:
                one, other = self.ends(track)
                if one is not None and other is not None and one != other:
                    links[one] |= 1 << other
                    links[other] |= 1 << one
        for node, linked in enumerate(self.table["links"].tolist()):
            if linked != links[node]:
                yield f"node {node}'s links are noted wrongly"
