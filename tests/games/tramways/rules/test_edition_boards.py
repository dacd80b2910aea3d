"""The boards of an edition, each clause broken once (TW-C1, TW-C2, TW-C9)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.editions import EDITION, TEXT, broken, changed, with_board
from tramshed.games.tramways.edition.check import breaches
from tramshed.games.tramways.edition.model import Ground, Trade
from tramshed.games.tramways.edition.plan import buildings
from tramshed.games.tramways.edition.reading import read
from tramshed.kernel.errors import BadSetup

FIRST_ROW_OF_D = ".  I  I  ~  .   |   .  ^  ~  ~  ."


def test_the_default_edition_breaks_no_clause() -> None:
    """TW-C7: ours satisfies TW-C1, TW-C2, TW-C3, TW-C4, TW-C5, TW-C8, TW-C9 and TW-C10."""
    assert breaches(EDITION) == []


def test_twelve_boards_with_two_faces() -> None:
    """TW-C1"""
    assert len(EDITION.boards) == 12
    for board in EDITION.boards:
        assert [face.year for face in board.faces] == [1920, 1910]
        assert all(len(face.cells) == 25 for face in board.faces)


def test_every_sort_of_cell_is_there() -> None:
    """TW-C1"""
    cells = {cell for board in EDITION.boards for face in board.faces for cell in face.cells}
    assert {cell.ground for cell in cells} == set(Ground)
    assert {cell.trade for cell in cells if cell.ground == Ground.BUILDING} == set(Trade)
    sizes = {
        len(building)
        for board in EDITION.boards
        for face in board.faces
        for building in buildings(face)
    }
    assert sizes == {1, 2}


def test_a_missing_board() -> None:
    """TW-C1, TW-C2"""
    start, end = TEXT.index("[board I]"), TEXT.index("# Three boards")
    found = broken(TEXT[:start] + TEXT[end:])
    assert {("TW-C1", "boards"), ("TW-C2", "board I")} <= found


def test_a_building_of_three_squares() -> None:
    """TW-C1"""
    text = changed((FIRST_ROW_OF_D, FIRST_ROW_OF_D.replace(".  I  I", "I  I  I")))
    assert ("TW-C1", "board D (Foundry Row), 1920") in broken(text)


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (".  I  I  ~      |   .  ^  ~  ~  .", "a row of a face has 5 cells, not 4 (TW-C1)"),
        (".  I  I  ~  X   |   .  ^  ~  ~  .", "'X' is no cell; cells are . (plain), ^ (mountain)"),
        (".  I  I  ~  .", "faces begun: 2; faces in this row: 1"),
        ("", "a face has 5 rows of cells, not 4 (TW-C1)"),
        ("1920", "faces begun: 2; faces in this row: 1"),
    ],
)
def test_a_row_that_is_no_row(row: str, complaint: str) -> None:
    """TW-C1: told with its file and line."""
    with pytest.raises(BadSetup) as caught:
        read(changed((FIRST_ROW_OF_D, row)))
    assert str(caught.value).startswith("boards.txt, line 3")
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("year", "complaint"),
    [("1920", "board A has its 1920 face twice"), ("", "board A has no 1910 face")],
)
def test_both_faces_are_given_once(year: str, complaint: str) -> None:
    """TW-C1"""
    rows = "\n".join(["R . . . A1"] * 5)
    with pytest.raises(BadSetup, match=complaint):
        read(f"[board A]\n1920\n{rows}\n{year and f'{year}{chr(10)}{rows}'}")


def test_a_face_begins_with_its_year() -> None:
    """TW-C1"""
    with pytest.raises(
        BadSetup, match=r"line 2: expected ‘1920 \| 1910’, ‘1920’ or ‘1910’, then 5"
    ):
        read("[board A]\n1930\n" + "R . . . A1\n" * 5)


def test_a_face_has_five_rows() -> None:
    """TW-C1"""
    with pytest.raises(BadSetup, match=r"^line 2: a face has 5 rows of cells, not 4"):
        read("[board A]\n1920\n" + "\n".join(["R . . . A1"] * 4))


def test_25_labels_with_a_card_each() -> None:
    """TW-C2"""
    printed = {label for board in EDITION.boards for face in board.faces for label in face.labels}
    assert len(EDITION.labels) == 25
    assert set(EDITION.labels) == printed
    assert list(EDITION.labels) == sorted(EDITION.labels)
    assert "B1" in EDITION.boards[1].hard.labels
    assert "B1" not in EDITION.boards[1].normal.labels


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        # two boards H and none I
        ([("[board I] Gas", "[board H] Gas")], "board H"),
        ([("[board I] Gas", "[board H] Gas")], "board I"),
        # a parcel with another board's letter; twice on a face; too many in all
        ([("~  . E2  .  .", "~  . G2  .  .")], "board E (Exchange Square), 1920"),
        ([("A4  .  .  .  C", "A1  .  .  .  C")], "board A (Market Cross), 1920"),
        ([("A4  .  .  .  C", "A4 A5  .  .  C")], "parcels on the boards"),
        # the J boards share J1 and J2
        ([("^ J2  .  .  ~", "^ J3  .  .  ~")], "board J (Fairground), 1920"),
        # B1 is only on the hard face
        ([("^  .  . B2  .", "^  .  . B1  .")], "board B (Quarry Pass), 1920"),
        # a known parcel is missing
        ([(". I1  .  .  ~", ".  .  .  .  ~"), (".  ^  ^ I1  .", ".  ^  ^  .  .")], "board I"),
        # a card of no parcel; no card of a parcel; two cards
        ([("| A3, 2 rails", "| A9, 2 rails")], "parcel ticket of A9"),
        ([("| A3, 2 rails", "| A4, 2 rails")], "parcel ticket of A3"),
        ([("| A3, 2 rails", "| A4, 2 rails")], "parcel ticket of A4"),
    ],
)
def test_labels_that_break_the_rule(changes: list[tuple[str, str]], where: str) -> None:
    """TW-C2"""
    assert ("TW-C2", where) in broken(changed(*changes))


LONELY = """
. . . . .
. ^ ^ ^ .
. ^ {} ^ .
. ^ ^ ^ .
. . . . ."""


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (with_board("A", LONELY.format("A1")), "board A"),
        (with_board("B", LONELY.format("B2"), LONELY.format("B1").replace("^", ".")), "board B"),
        (with_board("D", LONELY.format("D1"), LONELY.format("D2")), "board D"),
        (changed((".  . F3  .  .", ".  .  .  .  ."), (". F2  ~ F3", ".  .  ~ F3")), "board F"),
        (with_board("H", LONELY.format("H2")), "board H"),
        (with_board("D", LONELY.format("D1")), "boards"),
    ],
)
def test_positions_that_the_examples_need(text: str, where: str) -> None:
    """TW-C9"""
    assert ("TW-C9", where) in broken(text)


def test_two_free_cells_lie_beside_two_of_three_parcels() -> None:
    """TW-C9: three in line are not enough."""
    row = "~ D1 D2 D3 ~\n"
    free = with_board("D", "~ ~ ~ ~ ~\n" * 2 + row + "~ ~ . . ~\n" + "~ ~ ~ ~ ~\n")
    hemmed = with_board("D", "~ ~ ~ ~ ~\n" * 2 + row + "~ . ~ . ~\n" + "~ ~ ~ ~ ~\n")
    assert ("TW-C9", "boards") not in broken(free)
    assert ("TW-C9", "boards") in broken(hemmed)


def test_a_position_may_span_two_boards() -> None:
    """TW-C9: board A has no R here; A1 is three plain tiles from an R of a board to its north, so
    that one of them has to be turned to lie in a row."""
    text = with_board("A", "^ ^ A1 ^ ^\n" + "^ ^ ^ ^ ^\n" * 4)
    assert ("TW-C9", "board A") not in broken(text)
