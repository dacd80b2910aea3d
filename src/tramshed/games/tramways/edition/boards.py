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
from tramshed.games.tramways.edition.trouble import Unreadable
from tramshed.kernel.editions import Line

NORMAL, HARD = YEARS = (1920, 1910)
GROUNDS = {".": Ground.PLAIN, "^": Ground.MOUNTAIN, "~": Ground.LAKE}
LONGEST_NAME = 40
LABEL = re.compile(r"[A-J][1-9]")
_YEARS = re.compile(r"(1920|1910)(\s*\|\s*(1920|1910))?")


def read_board(heading: Line, letter: str, name: str, body: Sequence[Line]) -> Board:
    """A board with both faces."""
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Unreadable(heading, f"give board {letter} a name of up to {LONGEST_NAME} letters")
    faces: dict[int, Face] = {}
    lines = list(body)
    while lines:
        years, rows, lines = lines[0], lines[1 : 1 + SIDE], lines[1 + SIDE :]
        for face in _read_faces(years, rows):
            if face.year in faces:
                raise Unreadable(years, f"board {letter} has its {face.year} face twice (TW-C1)")
            faces[face.year] = face
    for year in YEARS:
        if year not in faces:
            raise Unreadable(heading, f"board {letter} has no {year} face (TW-C1)")
    return Board(letter, name, faces[NORMAL], faces[HARD], str(heading))


def _read_faces(years: Line, rows: Sequence[Line]) -> list[Face]:
    if not _YEARS.fullmatch(years.text):
        raise Unreadable(
            years, f"expected '1920 | 1910', '1920' or '1910', then {SIDE} rows of cells (TW-C1)"
        )
    headings = [int(year) for year in years.text.split("|")]
    cells: list[list[Cell]] = [[] for _ in headings]
    for row in rows:
        parts = row.text.split("|")
        if len(parts) != len(headings):
            raise Unreadable(row, f"{len(headings)} face(s) are begun, this row has {len(parts)}")
        for face, part in zip(cells, parts, strict=True):
            face.extend(_read_row(row, part))
    if len(rows) != SIDE:
        raise Unreadable(years, f"a face has {SIDE} rows of cells, not {len(rows)} (TW-C1)")
    return [Face(year, tuple(face)) for year, face in zip(headings, cells, strict=True)]


def _read_row(line: Line, text: str) -> list[Cell]:
    words = text.split()
    if len(words) != SIDE:
        raise Unreadable(line, f"a row of a face has {SIDE} cells, not {len(words)} (TW-C1)")
    return [_read_cell(line, word) for word in words]


def _read_cell(line: Line, word: str) -> Cell:
    if word in GROUNDS:
        return Cell(GROUNDS[word])
    if word in Trade.__members__:
        return Cell(Ground.BUILDING, trade=Trade[word])
    if LABEL.fullmatch(word):
        return Cell(Ground.PARCEL, label=word)
    raise Unreadable(
        line,
        f"{word!r} is no cell; cells are . (plain), ^ (mountain), ~ (lake), "
        "R C L I (buildings) and parcels such as A1 (TW-C1)",
    )
