"""An owner's own edition: a folder of text files that travels with the match (TW-C7)."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.tramways.rules.editions import EDITION, TEXT, changed, with_board
from tramshed.games.tramways.edition import DEFAULT, edition_of
from tramshed.games.tramways.edition.__main__ import main
from tramshed.games.tramways.edition.check import breaches
from tramshed.games.tramways.edition.model import Cell
from tramshed.games.tramways.edition.reading import read
from tramshed.games.tramways.game import GAME
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.match import new_match
from tramshed.kernel.setup import Setup


def own(text: str) -> Setup:
    return Setup("tramways", 2, (), "mine", text)


def test_the_default_edition() -> None:
    """TW-C7: it comes with the game."""
    assert edition_of(Setup("tramways", 2, (), "default")) == EDITION
    assert "ours" in TEXT.splitlines()[1]


def test_the_same_text_as_an_owners() -> None:
    """TW-C7"""
    assert edition_of(own(TEXT)) == EDITION


def test_bounds_only_warn(caplog: pytest.LogCaptureFixture) -> None:
    """TW-C7, TW-C8: here a parcel less on board E's hard face."""
    text = changed((".  .  . E1  .", ".  .  .  .  ."))
    with caplog.at_level(logging.WARNING):
        assert edition_of(own(text)) == read(text)
    (warning,) = caplog.messages
    assert "19 parcels; any ten boards have 20 (TW-C8)" in warning


def test_positions_of_the_examples_only_warn(caplog: pytest.LogCaptureFixture) -> None:
    """TW-C7, TW-C9"""
    text = changed(
        (".  . F3  .  .", ".  .  . F3  ."), ("R H2  .", "R  . H2"), ("R H2  ^", "R ^ H2")
    )
    with caplog.at_level(logging.WARNING):
        edition_of(own(text))
    told = [each.message for each in caplog.records if each.name == edition_of.__module__]
    assert told == ["edition: board H: H2 lies nowhere beside an R (TW-C9)"]


def test_too_many_printed_squares_are_refused() -> None:
    """TW-C7: an owner's edition too, above 30 passengers."""
    with pytest.raises(BadSetup) as caught:
        edition_of(own(changed((".  C  .  .  ^", ".  C  .  L  ^"))))
    first, *rest = str(caught.value).splitlines()
    assert first == "edition 'mine':"
    assert [text.endswith("need more than 30 passengers (TW-C7)") for text in rest] == [True]


def on_hard_faces_only() -> str:
    """The default edition with every parcel on the hard faces, and none on the normal ones."""
    boards = []
    for board in EDITION.boards:
        rich = max(board.faces, key=lambda face: len(face.labels))
        words = [_word(cell) for cell in rich.cells]
        bare = ["." if cell.label else word for cell, word in zip(rich.cells, words, strict=True)]
        boards += [f"[board {board.letter}]", "1920", *_rows(bare), "1910", *_rows(words)]
    return TEXT[: TEXT.index("[board A]")] + "\n".join(boards) + "\n" + TEXT[TEXT.rindex("==== ") :]


def _word(cell: Cell) -> str:
    if cell.trade is not None:
        return cell.trade.name
    return cell.label or ".^~"[cell.ground]


def _rows(words: list[str]) -> list[str]:
    return [" ".join(words[row : row + 5]) for row in range(0, 25, 5)]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_game_without_a_map(seats: int) -> None:
    """TW-S1, TW-C7: where no boards hold enough parcels, the game is refused, not begun in vain."""
    text = on_hard_faces_only()
    with pytest.raises(BadSetup, match=r"'mine' has no map for this game: .* choose another"):
        new_match(GAME, seats=seats, edition="mine", edition_text=text)
    hard = {"faces": "hard"}
    match = new_match(GAME, seats=seats, edition="mine", edition_text=text, options=hard, seed=1)
    assert int(match.state[0].live.table.lots.astype(bool).sum()) >= 4 * seats


def test_all_else_is_refused_with_every_reason() -> None:
    """TW-C7: an owner's edition must keep the other clauses."""
    with pytest.raises(BadSetup) as caught:
        edition_of(own(changed(("97-101", "97-100"), ("74 |    3+", "74 |    2+"))))
    told = str(caught.value)
    assert "generic tickets: there should be 10, not 9 (TW-C3)" in told
    assert "auction tickets marked 2: there should be 12, not 13 (TW-C10)" in told


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            [("[board B] Quarry", "[board A] Quarry")],
            "boards.txt, line 16: board A: there should be 1, not 2 (TW-C2)",
        ),
        (
            [("A2  ~ A3  .   |", "A2  ~ B3  .   |")],
            "boards.txt, line 8: board A (Market Cross), 1920: parcel B3 has another board’s "
            "letter (TW-C2)",
        ),
        (
            [("    2 | 3 rails, C", "    1 | 3 rails, C")],
            "tickets.txt, line 14: ticket 1: 2 tickets have this number (TW-C3)",
        ),
        (
            [("3 | 2 rails, L, I ", "3 | 2 rails, A1, I")],
            "tickets.txt, line 15: development ticket 3: label A1 belongs on its own parcel ticket "
            "only (TW-C4)",
        ),
    ],
)
def test_a_breach_is_told_with_its_file_and_line(
    changes: list[tuple[str, str]], complaint: str
) -> None:
    """TW-C7: where one line is to blame."""
    with pytest.raises(BadSetup) as caught:
        edition_of(own(changed(*changes)))
    assert complaint in str(caught.value).splitlines()


@pytest.mark.parametrize(
    ("language", "head", "complaint"),
    [
        (
            "fr",
            "édition 'mine' :",
            "boards.txt, ligne 16 : plateau A : il en faut 1, pas 2 (TW-C2)",
        ),
        (
            "ja",
            "版 'mine'\uff1a",
            "boards.txtの16行目\uff1aボードA\uff1a1必要ですが、2です\uff08TW-C2\uff09",
        ),
    ],
)
def test_it_is_told_in_the_readers_language(language: str, head: str, complaint: str) -> None:
    """TW-C7: what breaks a clause, and what cannot be read."""
    with pytest.raises(BadSetup) as caught:
        edition_of(own(changed(("[board B] Quarry", "[board A] Quarry"))))
    first, *rest = caught.value.say(language).splitlines()
    assert first == head
    assert complaint in rest
    with pytest.raises(BadSetup) as caught:
        read("[trams]\n")
    assert "[trams]" in caught.value.say(language)
    assert caught.value.say(language) != caught.value.say("en")


def test_a_missing_file_is_told_in_few_words() -> None:
    """TW-C7: not once more for everything that would stand in it."""
    boards, tickets = ("==== " + file for file in TEXT.split("==== ")[1:])
    assert [str(breach) for breach in breaches(read(tickets))] == [
        "boards: there should be 12, not 0 (TW-C1)"
    ]
    assert {str(breach).partition(":")[0] for breach in breaches(read(boards))} == {
        f"{kind} tickets" for kind in ("development", "parcel", "building", "auction", "generic")
    }


def test_what_cannot_be_read_is_told_at_once() -> None:
    """TW-C7: file and line of every such place; not more than one cares to read."""
    text = changed(("2 rails, L, I", "2 rials, L, I"), (".  I  I  ~  .   |", ".  I  I  ~   |"))
    with pytest.raises(BadSetup) as caught:
        edition_of(own(text))
    _, *rest = str(caught.value).splitlines()
    assert [line.partition(":")[0] for line in rest] == [
        "boards.txt, line 34",
        "tickets.txt, line 15",
    ]
    with pytest.raises(BadSetup, match="… and 10 more"):
        read("[development]\n" + "1 | what\n" * 30)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1 | 3 rails\n", r"^line 1: begin with a heading such as \[board A\]"),
        ("[trams]\n", r"^line 1: there is no section \[trams\]; there are \[board A\], "),
        ("[board K]\n", r"there is no section \[board K\]; there are .*, \[board J\], "),
        ("[board A] \x1b[7m\n", r"^line 1: give board A a name of up to 40 characters"),
        (f"[board A] {'x' * 41}\n", r"^line 1: give board A a name of up to 40 characters"),
    ],
)
def test_headings(text: str, complaint: str) -> None:
    """TW-C7"""
    with pytest.raises(BadSetup, match=complaint):
        read(text)


def test_layout_is_free() -> None:
    """TW-C7: comments, blanks, spacing, the order of the sections and of the faces mean nothing."""
    files = TEXT.split("==== ")[1:]
    assert read("".join("==== " + file for file in reversed(files))) == EDITION
    assert read(TEXT.replace("  ", " ").replace("\n", "\n\n")) == EDITION
    board = EDITION.boards[0]
    rows = [[" ".join(row.split()) for row in line.split("|")] for line in _map_of_a()]
    apart = "\n".join(["[board A] Market Cross", *(r[1] for r in rows), *(r[0] for r in rows)])
    assert read(apart).boards == (board,)


def _map_of_a() -> list[str]:
    start = TEXT.index("[board A]")
    return TEXT[start : TEXT.index("[board B]")].strip().splitlines()[1:]


def test_a_folder_is_checked_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """TW-C7"""
    assert main([str(DEFAULT)]) == 0
    assert capsys.readouterr().out == "this edition can be played\n"
    assert main([]) == 2
    assert "FOLDER" in capsys.readouterr().out
    assert main([str(tmp_path)]) == 1
    assert "has no .txt files" in capsys.readouterr().out
    (tmp_path / "all.txt").write_text(with_board("D", ". . . . .\n" * 5), encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "boards.txt, line 32: board D: parcel D1 is missing (TW-C2)" in told
    assert "only a warning: board D: D1 lies nowhere beside D2 (TW-C9)" in told
    assert told[-1] == "this edition is refused"


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_text_is_read_or_refused(draw: st.DataObject) -> None:
    """TW-C7: an owner's slip of the pen is told, never a crash."""
    text = TEXT
    for _ in range(draw.draw(st.integers(1, 4))):
        at = draw.draw(st.integers(0, len(text)))
        slip = draw.draw(st.text("AJ159RCLI.^~|[]#$,+- \n=\u2028\u0660", max_size=6))
        text = text[:at] + slip + text[at + draw.draw(st.integers(0, 30)) :]
    with suppress(BadSetup):
        edition_of(own(text))
