"""The boards by themselves, and the parcels on them (TW-C1, TW-C2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tramshed.games.tramways.components import BOARDS, LABELS
from tramshed.games.tramways.edition.model import Board, Edition, Face, Kind
from tramshed.games.tramways.edition.plan import buildings
from tramshed.games.tramways.edition.trouble import Breach

LETTERS = Counter("ABCDEFGHIJJJ")
SHARED = "J"
KNOWN_LABELS = (
    *("A1", "A2", "A4", "B1", "B2", "C1", "D1", "D2", "D3"),
    *("F2", "F3", "H1", "H2", "H4", "I1", "J1", "J2"),
)
HARD_ONLY = "B1"
LARGEST = 2
"""Squares of a printed building."""


def check_boards(edition: Edition) -> Iterator[Breach]:
    """TW-C1: twelve boards, their buildings single or double."""
    if len(edition.boards) != BOARDS:
        yield Breach("TW-C1", "boards", f"there are {BOARDS}, not {len(edition.boards)}")
    for board, face in _faces(edition):
        for building in buildings(face):
            if len(building) > LARGEST:
                yield Breach(
                    "TW-C1",
                    place(board, face),
                    f"a printed building of {len(building)} squares; they are single or double",
                )


def check_labels(edition: Edition) -> Iterator[Breach]:
    """TW-C2: 25 labels, each on its own board, with one parcel card."""
    letters = Counter(board.letter for board in edition.boards)
    for letter in sorted(LETTERS.keys() | letters.keys()):
        if letters[letter] != LETTERS[letter]:
            yield Breach(
                "TW-C2",
                f"board {letter}",
                f"there should be {LETTERS[letter]} of it, not {letters[letter]}",
            )
    for board, face in _faces(edition):
        yield from _check_face(board, face)
    printed = {label for _, face in _faces(edition) for label in face.labels}
    if len(printed) != LABELS:
        yield Breach("TW-C2", "boards", f"there are {LABELS} parcel labels, not {len(printed)}")
    for label in KNOWN_LABELS:
        if label not in printed:
            yield Breach("TW-C2", f"board {label[0]}", f"parcel {label} is missing")
    yield from _check_cards(edition, printed)


def _check_face(board: Board, face: Face) -> Iterator[Breach]:
    for label, times in Counter(face.labels).items():
        if times > 1:
            yield Breach("TW-C2", place(board, face), f"parcel {label} is there {times} times")
        if label[0] != board.letter:
            yield Breach("TW-C2", place(board, face), f"parcel {label} has another board's letter")
        elif board.letter == SHARED and label not in KNOWN_LABELS:
            yield Breach("TW-C2", place(board, face), f"the J boards share J1 and J2, not {label}")
        if label == HARD_ONLY and face is board.normal:
            yield Breach("TW-C2", place(board, face), "B1 is only on the hard face")


def _check_cards(edition: Edition, printed: set[str]) -> Iterator[Breach]:
    cards = Counter(ticket.label for ticket in edition.of_kind(Kind.PARCEL) if ticket.label)
    for label in sorted(printed | cards.keys()):
        if label not in printed:
            yield Breach("TW-C2", f"parcel card {label}", "no board has this parcel")
        elif cards[label] != 1:
            yield Breach("TW-C2", f"parcel {label}", f"it has one parcel card, not {cards[label]}")


def place(board: Board, face: Face) -> str:
    """A face in words."""
    return f"board {board.letter}{board.name and f' ({board.name})'}, {face.year}"


def _faces(edition: Edition) -> Iterator[tuple[Board, Face]]:
    for board in edition.boards:
        for face in board.faces:
            yield board, face
