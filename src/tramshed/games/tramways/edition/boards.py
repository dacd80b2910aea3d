"""A board's text: its faces as maps, side by side or one after the other.

[board D] Foundry Row
         1920        |        1910
     .  I  I  ~  .   |    .  ^  ~  ~  .
     .  .  ~  .  .   |    . D1 D2  ~  .
     .  . D1 D2 D3   |    .  .  ^  .  .
     .  .  .  .  .   |    ^  .  .  . D3
     ^  .  .  .  ^   |    .  I  I  .  .
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from tramshed.games.tramways.components import SIDE
from tramshed.games.tramways.edition.model import Board, Cell, Face, Ground, Trade
from tramshed.games.tramways.edition.trouble import Unreadable, said
from tramshed.kernel.editions import Line

NORMAL, HARD = YEARS = (1920, 1910)
GROUNDS = {".": Ground.PLAIN, "^": Ground.MOUNTAIN, "~": Ground.LAKE}
LONGEST_NAME = 40
LABEL = re.compile(r"[A-J][1-9]")
_YEARS = re.compile(r"(1920|1910)(\s*\|\s*(1920|1910))?")


def read_board(heading: Line, letter: str, name: str, body: Sequence[Line]) -> Board:
    """A board with both faces."""
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Unreadable(heading, said("faces.name-board", letter=letter, most=LONGEST_NAME))
    faces: dict[int, Face] = {}
    lines = list(body)
    while lines:
        years, rows, lines = lines[0], lines[1 : 1 + SIDE], lines[1 + SIDE :]
        for face in _read_faces(years, rows):
            if face.year in faces:
                raise Unreadable(years, said("faces.face-twice", letter=letter, year=face.year))
            faces[face.year] = face
    for year in YEARS:
        if year not in faces:
            raise Unreadable(heading, said("faces.face-missing", letter=letter, year=year))
    return Board(letter, name, faces[NORMAL], faces[HARD], heading)


def _read_faces(years: Line, rows: Sequence[Line]) -> list[Face]:
    if not _YEARS.fullmatch(years.text):
        raise Unreadable(years, said("faces.years", rows=SIDE))
    headings = [int(year) for year in years.text.split("|")]
    cells: list[list[Cell]] = [[] for _ in headings]
    for row in rows:
        parts = row.text.split("|")
        if len(parts) != len(headings):
            begun = said("faces.row-faces", begun=len(headings), given=len(parts))
            raise Unreadable(row, begun)
        for face, part in zip(cells, parts, strict=True):
            face.extend(_read_row(row, part))
    if len(rows) != SIDE:
        raise Unreadable(years, said("faces.rows", rows=SIDE, given=len(rows)))
    return [Face(year, tuple(face)) for year, face in zip(headings, cells, strict=True)]


def _read_row(line: Line, text: str) -> list[Cell]:
    words = text.split()
    if len(words) != SIDE:
        raise Unreadable(line, said("faces.cells", cells=SIDE, given=len(words)))
    return [_read_cell(line, word) for word in words]


def _read_cell(line: Line, word: str) -> Cell:
    if word in GROUNDS:
        return Cell(GROUNDS[word])
    if word in Trade.__members__:
        return Cell(Ground.BUILDING, trade=Trade[word])
    if LABEL.fullmatch(word):
        return Cell(Ground.PARCEL, label=word)
    raise Unreadable(line, said("faces.no-cell", word=repr(word)))
