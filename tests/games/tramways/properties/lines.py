"""Every line that the rules of Tramways let a player lay, in notation, worked out in plain Python
from what lies on the map: nothing of the game's own search is used (TW-3.1 to TW-3.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tests.games.tramways.rules.position import Scene
from tramshed.games.tramways.components import LAKE, MOST_TRACKS, MOUNTAIN, SIDES, SITE
from tramshed.kernel.record import plain

LETTERS = "nesw"

Moves = tuple[str, ...]
End = tuple[int, int]
"""A cell, and the side at which a tile leaves it."""


class Tile(NamedTuple):
    sides: frozenset[int]
    owner: int


Tiles = Mapping[int, tuple[Tile, ...]]


class Price(NamedTuple):
    """What a line costs: rails, and one of these destinations if it is complete."""

    rails: int
    goals: frozenset[int]


class Laying(NamedTuple):
    """A line as far as it is laid."""

    moves: Moves
    tiles: Tiles
    stock: tuple[int, int]  # curves, straights
    rails: int
    entry: End
    leave: End


class Lines:
    """The lines of a seat that has these sums of rails, alone (None) or with a destination."""

    def __init__(self, scene: Scene, seat: int, sums: Mapping[int | None, set[int]]) -> None:
        state = plain(scene.match.state[0])
        table = state["live"]["table"]
        self.seat, self.sums = seat, sums
        self.near: list[list[int]] = state["fixed"]["near"].tolist()
        self.name = {cell: name for name, cell in scene.names.items()}
        self.ground: list[int] = table["ground"].tolist()
        self.sites = {int(site["cell"]): site for site in table["sites"][: table["sites_count"]]}
        self.tiles: Tiles = {
            cell: tiles for cell in self.name if (tiles := tuple(_tiles(table, cell)))
        }
        player = table["players"][seat]
        self.stock = (int(player["curves"]), int(player["straights"]))
        self.found: dict[Moves, Price] = {}
        for laying in (*self._starts(), *self._redirections()):
            self._go_on(laying)

    # --- what is where

    def _is_building(self, cell: int) -> bool:
        return cell in self.sites and self.sites[cell]["trade"] > 0

    def _is_own(self, cell: int) -> bool:
        return cell in self.sites and self.sites[cell]["owner"] == self.seat + 1

    def _node(self, cell: int, tiles: Tiles) -> tuple[int, int] | None:
        """The building or own bare parcel here: its number, and the destination that it is."""
        if self._is_building(cell):
            return int(self.sites[cell]["node"]), int(self.sites[cell]["trade"]) - 1
        if self._is_own(cell) and cell not in tiles:
            return int(self.sites[cell]["node"]), 3 + int(self.sites[cell]["label"])
        return None

    def _price(self, cell: int) -> int:
        if self.ground[cell] >= SITE:
            return int(self._is_own(cell) and not self._is_building(cell))
        return {LAKE: 0, MOUNTAIN: 2}.get(self.ground[cell], 1)

    def _far_end(self, end: End, tiles: Tiles) -> End | None:
        """Where one gets to who leaves a tile here; nowhere, on a ring."""
        cell, side = end
        while True:
            near = self.near[cell][side]
            tile = _tile(near, side ^ 2, tiles)
            if tile is None:
                return cell, side
            (out,) = tile.sides - {side ^ 2}
            cell, side = near, out
            if (cell, side) == end:
                return None

    # --- lines

    def _starts(self) -> Iterator[Laying]:
        for cell in self.name:
            for entry in SIDES:
                before = self.near[cell][entry]
                tile = _tile(before, entry ^ 2, self.tiles)
                own_end = tile is not None and tile.owner == self.seat
                if own_end or (before >= 0 and self._node(before, self.tiles)):
                    yield from self._laid((), self.tiles, self.stock, 0, (cell, entry))

    def _redirections(self) -> Iterator[Laying]:
        for cell, lying in self.tiles.items():
            for tile in lying:
                for side in tile.sides:
                    (entry,) = tile.sides - {side}
                    if tile.owner != self.seat or not self._is_open(cell, side):
                        continue
                    rest = {**self.tiles, cell: tuple(other for other in lying if other != tile)}
                    tiles = {at: left for at, left in rest.items() if left}
                    stock = _changed(self.stock, tile.sides, 1)
                    back = f"back {self.name[cell]} {LETTERS[side]}"
                    for laying in self._laid((back,), tiles, stock, 0, (cell, entry)):
                        if laying.leave != (cell, side):
                            yield laying

    def _is_open(self, cell: int, side: int) -> bool:
        """Is this the open end of a track?"""
        near = self.near[cell][side]
        return _tile(near, side ^ 2, self.tiles) is None and not self._node(near, self.tiles)

    def _laid(
        self, moves: Moves, tiles: Tiles, stock: tuple[int, int], rails: int, entry: End
    ) -> Iterator[Laying]:
        """One more tile, in each way in which it may lie."""
        cell, side = entry
        for leave in SIDES:
            sides = frozenset((side, leave))
            fewer = _changed(stock, sides, -1)
            if leave == side or min(fewer) < 0 or not self._may_lie(cell, sides, leave, tiles):
                continue
            more = {**tiles, cell: (*tiles.get(cell, ()), Tile(sides, self.seat))}
            if self._far_end((cell, leave), more) is None:
                continue
            move = f"lay {self.name[cell]} {LETTERS[side]}{LETTERS[leave]}"
            cost = rails + self._price(cell)
            yield Laying((*moves, move), more, fewer, cost, entry, (cell, leave))

    def _may_lie(self, cell: int, sides: frozenset[int], leave: int, tiles: Tiles) -> bool:
        lying = tiles.get(cell, ())
        if not self._price(cell) or len(lying) > 1 or any(sides & tile.sides for tile in lying):
            return False
        near = self.near[cell][leave]
        parcel = near in self.sites and not self._is_building(near)
        if near < 0 or (parcel and not self._is_own(near)):
            return False
        met = _tile(near, leave ^ 2, tiles)
        if met is not None and met.owner != self.seat:
            return False
        ends = {side for side in SIDES if _tile(self.near[cell][side], side ^ 2, tiles)}
        return cell not in self.sites or bool(lying) or ends <= sides

    def _go_on(self, laying: Laying) -> None:
        """Note the line if it may end here; then try all longer ones."""
        price = self._judged(laying)
        if price:
            self.found[laying.moves] = price
        cell, side = laying.leave
        near = self.near[cell][side]
        over = self._is_building(near) or _tile(near, side ^ 2, laying.tiles)
        if not over and laying.rails < max(self.sums[None], default=0):
            entry = (near, side ^ 2)
            for more in self._laid(laying.moves, laying.tiles, laying.stock, laying.rails, entry):
                self._go_on(more)

    def _judged(self, laying: Laying) -> Price | None:
        nodes = []
        for end in (laying.entry, laying.leave):
            far = self._far_end(end, laying.tiles)
            assert far is not None
            nodes.append(self._node(self.near[far[0]][far[1]], laying.tiles))
        found = [node for node in nodes if node]
        if not found or (len(found) == 2 and found[0][0] == found[1][0]):
            return None
        goals = frozenset(goal for _, goal in found) if len(found) == 2 else frozenset()
        sums = [self.sums.get(goal, set()) for goal in goals or (None,)]
        return Price(laying.rails, goals) if any(laying.rails in each for each in sums) else None


def _tiles(table: Any, cell: int) -> Iterator[Tile]:
    rails, tracks = table["rails"][cell], table["track"][cell]
    for slot in range(2):
        if bits := int(rails) >> 4 * slot & 15:
            sides = frozenset(side for side in SIDES if bits >> side & 1)
            yield Tile(sides, (int(tracks[slot]) - 1) // MOST_TRACKS)


def _tile(cell: int, side: int, tiles: Tiles) -> Tile | None:
    """The tile that reaches a side of a cell."""
    return next((tile for tile in tiles.get(cell, ()) if side in tile.sides), None)


def _changed(stock: tuple[int, int], sides: frozenset[int], by: int) -> tuple[int, int]:
    """Curves and straights left, with one more or less."""
    curves, straights = stock
    is_straight = max(sides) - min(sides) == 2
    return (curves, straights + by) if is_straight else (curves + by, straights)
