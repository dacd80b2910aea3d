"""What any choice of boards holds (TW-C7, TW-C8)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product

import pytest

from tests.games.tramways.rules.editions import EDITION, boards_with, broken, changed, with_board
from tramshed.games.tramways.edition.model import Edition, Face
from tramshed.games.tramways.edition.selections import (
    FACES,
    check_passengers,
    check_selections,
    fewest,
    most,
    parcels,
    printed,
)
from tramshed.games.tramways.edition.trouble import LOCALE
from tramshed.kernel.words import Words

OURS = tuple((len(board.normal.labels), len(board.hard.labels)) for board in EDITION.boards)
SQUARES = tuple(board.normal.printed for board in EDITION.boards)


def every_total(
    edition: Edition, boards: int, worth: Callable[[Face], int], faces: str
) -> Iterator[int]:
    """What each legal selection holds, one after the other."""
    for chosen in combinations(edition.boards, boards):
        if sum(board.letter == "J" for board in chosen) <= 1:
            for up in product(*(FACES[faces](board) for board in chosen)):
                yield sum(map(worth, up))


@pytest.mark.parametrize("boards", [3, 4, 6, 8, 10])
@pytest.mark.parametrize("faces", FACES)
def test_extremes_are_exact(boards: int, faces: str) -> None:
    """TW-C8: against every legal selection, for ours and for boards at random."""
    dice = random.Random(boards)
    made = boards_with(*((dice.randrange(5), dice.randrange(5)) for _ in range(12)))
    for edition in (EDITION, made):
        totals = set(every_total(edition, boards, parcels, faces))
        assert fewest(edition, boards, parcels, faces).total == min(totals)
        assert most(edition, boards, parcels, faces).total == max(totals)


def test_a_selection_says_what_it_is() -> None:
    """TW-C8"""
    selection = fewest(EDITION, 3, parcels)
    words = Words("en", [LOCALE])
    assert words.say(selection.called) == "boards B 1920, C 1910, E 1910"
    assert selection.total == 3
    assert words.say(most(EDITION, 99, parcels).called) == "boards"


def test_our_distribution() -> None:
    """TW-C8: lots on A to I and each J; printed squares, the same on both faces."""
    lots = [(4, 4), (1, 2), (2, 1), (3, 3), (2, 1), (3, 3), (2, 2), (4, 3), (1, 1)]
    assert [*OURS] == [*lots, *[(2, 1)] * 3]
    assert [*SQUARES] == [2, 1, 1, 2, 1, 2, 1, 1, 1, 2, 2, 2]
    assert [board.hard.printed for board in EDITION.boards] == list(SQUARES)
    assert fewest(EDITION, 10, parcels).total == 20
    assert most(EDITION, 10, printed).total == 14


def messages(edition: Edition) -> list[str]:
    return [str(breach) for breach in check_selections(edition)]


def of(**changes: tuple[int, int]) -> Edition:
    """Boards with our numbers of parcels, but for some."""
    lots = [changes.get(letter, ours) for letter, ours in zip("ABCDEFGHIJKL", OURS, strict=True)]
    return boards_with(*lots, printed=SQUARES)


def test_ten_boards_with_too_few_parcels() -> None:
    """TW-C8"""
    (found,) = (text for text in messages(of(A=(4, 3))) if "any ten" in text)
    assert found.startswith("boards A 1910, B 1920, C 1910, D 1920,")
    assert found.endswith(": 19 parcels; any ten boards have 20 (TW-C8)")


def test_ten_boards_with_too_many_printed_squares() -> None:
    """TW-C7, TW-C8: 15 printed squares and 16 tiles need 31 passengers."""
    edition = boards_with(*OURS, printed=(3, *SQUARES[1:]))
    assert any("15 printed squares; any ten boards have 14 at most" in m for m in messages(edition))
    (breach,) = check_passengers(edition)
    assert breach.clause == "TW-C7"
    assert "15 printed squares and 16 building tiles need more than 30" in str(breach)
    assert list(check_passengers(boards_with(*OURS, printed=SQUARES))) == []


@pytest.mark.parametrize(("boards", "least"), [(3, 4), (4, 8), (6, 12), (8, 16)])
def test_maps_can_be_too_poor(boards: int, least: int) -> None:
    """TW-C8: with as many parcels on every board as the map needs on average, none is."""
    each = -(-least // boards)
    rich = messages(boards_with(*[(each, each)] * 12))
    assert any(f"some {boards} boards have fewer than {least} (TW-C8)" in m for m in rich)
    assert not any(f"some {boards} boards" in m for m in messages(of()))


@pytest.mark.parametrize("faces", ["normal", "hard", "mixed"])
def test_legal_maps_exist_for_all_faces(faces: str) -> None:
    """TW-C8: with one parcel on every board of such faces there is none."""
    poor = {"normal": (1, 4), "hard": (4, 1), "mixed": (1, 1)}[faces]
    found = messages(boards_with(*[poor] * 12))
    for boards, least in ((3, 8), (4, 8), (6, 12), (8, 16), (10, 20)):
        assert (
            f"{faces} faces: no {boards} boards have {least} parcels, at most {boards} (TW-C8)"
            in found
        )
    assert not any(text.startswith(f"{faces} faces") for text in messages(of()))


def test_double_buildings_exist() -> None:
    """TW-C8: a double industry (board D), and another (the J boards)."""
    row = ".  I  I  ~  .   |   .  ^  ~  ~  ."
    single = (row, row.replace("I  I", ".  I"))
    hard = ("^  .  .  .  ^   |   .  I  I  .  .", "^  .  .  .  ^   |   .  .  I  .  .")
    assert ("TW-C8", "boards") in broken(changed(single, hard))
    assert ("TW-C8", "boards") not in broken(changed(single))
    assert any("no board has another building" in text for text in messages(of()))


def test_a_broken_bound_names_the_boards() -> None:
    """TW-C8: from the text to the boards: A with a single parcel."""
    text = with_board("A", "R . . . A1\n" + ". . . . .\n" * 4)
    assert any(
        clause == "TW-C8" and where.startswith("boards A 1920, B 1920")
        for clause, where in broken(text)
    )
