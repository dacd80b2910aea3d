"""What any choice of boards for a map holds, at most and at least (TW-C7, TW-C8).

A map has at most one J board; which face of a board lies up is free, or set by an option. So the
extreme choices come from sorting the boards by what their best faces hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tramshed.games.tramways.components import PASSENGERS
from tramshed.games.tramways.edition.check_boards import SHARED
from tramshed.games.tramways.edition.model import Board, Edition, Face, Trade
from tramshed.games.tramways.edition.plan import buildings
from tramshed.games.tramways.edition.trouble import Breach, said
from tramshed.kernel.words import Message, enumerated

SUPPLIED = {1: 5, 2: 5, 3: 8, 4: 12, 5: 16}
"""Building tiles beside the map, by players (TW-S7)."""
ROW_OF_BOARDS = 3
"""Boards of a solo map, and of the small map for two."""
BOARDS = {1: ROW_OF_BOARDS, 2: 4, 3: 6, 4: 8, 5: 10}
PARCELS = {1: 4, 2: 8, 3: 12, 4: 16, 5: 20}
"""The fewest parcels of a legal map, by players (TW-S1, TW-6.1)."""
MOST_PRINTED = 14

Faces = Callable[[Board], tuple[Face, ...]]
FACES: dict[str, Faces] = {
    "normal": lambda board: (board.normal,),
    "hard": lambda board: (board.hard,),
    "mixed": lambda board: board.faces,
}
"""Which faces may lie up, by option."""
UP = {"normal": "faces.up-normal", "hard": "faces.up-hard", "mixed": "faces.up-mixed"}
"""How these are called."""


@dataclass(frozen=True, slots=True)
class Selection:
    """Boards for a map, a face of each, and how much they hold together."""

    total: int
    faces: tuple[tuple[Board, Face], ...]

    @property
    def called(self) -> Message:
        """Its boards, in words."""
        if not self.faces:
            return said("faces.boards")
        names = enumerated(f"{board.letter} {face.year}" for board, face in self.faces)
        return said("faces.selection", boards=names)


def most(
    edition: Edition, boards: int, worth: Callable[[Face], int], faces: str = "mixed"
) -> Selection:
    """The legal selection that holds most; an empty one if there are not so many boards."""
    ranked = sorted(
        (
            Selection(worth(face), ((board, face),))
            for board in edition.boards
            for face in [max(FACES[faces](board), key=worth)]
        ),
        key=lambda one: -one.total,
    )
    plain = [one for one in ranked if one.faces[0][0].letter != SHARED]
    shared = [one for one in ranked if one.faces[0][0].letter == SHARED]
    candidates = [
        _together(plain[: boards - j] + shared[:j])
        for j in (0, 1)
        if len(plain) >= boards - j and len(shared) >= j
    ]
    return max(candidates, key=lambda one: one.total, default=Selection(0, ()))


def fewest(
    edition: Edition, boards: int, worth: Callable[[Face], int], faces: str = "mixed"
) -> Selection:
    """The legal selection that holds least."""
    found = most(edition, boards, lambda face: -worth(face), faces)
    return Selection(-found.total, found.faces)


def _together(parts: list[Selection]) -> Selection:
    faces = sorted((one.faces[0] for one in parts), key=lambda up: up[0].letter)
    return Selection(sum(one.total for one in parts), tuple(faces))


def parcels(face: Face) -> int:
    """How many parcels a face has."""
    return len(face.labels)


def printed(face: Face) -> int:
    """How many printed building squares a face has."""
    return face.printed


def check_passengers(edition: Edition) -> Iterator[Breach]:
    """TW-C7: at set-up every printed square and every supplied tile gets a passenger."""
    for players, boards in BOARDS.items():
        fullest = most(edition, boards, printed)
        if fullest.total + SUPPLIED[players] > PASSENGERS:
            tiles = SUPPLIED[players]
            many = said("faces.passengers", squares=fullest.total, tiles=tiles, most=PASSENGERS)
            yield Breach("TW-C7", fullest.called, many)


def check_selections(edition: Edition) -> Iterator[Breach]:
    """TW-C8: bounds on every legal selection of boards, with any faces."""
    ten = BOARDS[5]
    poorest, fullest = fewest(edition, ten, parcels), most(edition, ten, printed)
    if poorest.total < PARCELS[5]:
        few = said("faces.few-parcels", parcels=poorest.total, least=PARCELS[5])
        yield Breach("TW-C8", poorest.called, few)
    if fullest.total > MOST_PRINTED:
        many = said("faces.many-printed", squares=fullest.total, most=MOST_PRINTED)
        yield Breach("TW-C8", fullest.called, many)
    for players in (1, 2, 3, 4):
        scarce = fewest(edition, BOARDS[players], parcels)
        if scarce.total >= PARCELS[players]:
            boards, least = BOARDS[players], PARCELS[players]
            ample = said("faces.never-scarce", parcels=scarce.total, boards=boards, least=least)
            yield Breach("TW-C8", scarce.called, ample)
    yield from _check_maps(edition)
    yield from _check_doubles(edition)


def _check_maps(edition: Edition) -> Iterator[Breach]:
    wanted = {*((BOARDS[n], PARCELS[n]) for n in BOARDS), (ROW_OF_BOARDS, PARCELS[2])}
    for faces in FACES:
        for boards, least in sorted(wanted):
            richest = most(edition, boards, parcels, faces)
            if richest.total < least:
                poor = said("faces.no-map", boards=boards, least=least, most=richest.total)
                yield Breach("TW-C8", said(UP[faces]), poor)


def _check_doubles(edition: Edition) -> Iterator[Breach]:
    doubles = {
        face.cells[min(building)].trade
        for board in edition.boards
        for face in board.faces
        for building in buildings(face)
        if len(building) > 1
    }
    if Trade.I not in doubles:
        yield Breach("TW-C8", said("faces.boards"), said("faces.double-industry"))
    if not doubles - {Trade.I}:
        yield Breach("TW-C8", said("faces.boards"), said("faces.double-other"))
