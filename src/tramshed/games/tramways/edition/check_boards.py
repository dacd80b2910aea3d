"""The boards by themselves, and the parcels on them (TW-C1, TW-C2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tramshed.games.tramways.components import BOARDS, LABELS
from tramshed.games.tramways.edition.model import Board, Edition, Face, Kind
from tramshed.games.tramways.edition.plan import buildings
from tramshed.games.tramways.edition.trouble import Breach, counted, said
from tramshed.kernel.editions import Line
from tramshed.kernel.words import Message

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
        yield Breach("TW-C1", said("faces.boards"), counted(BOARDS, len(edition.boards)))
    for board, face in _faces(edition):
        for building in buildings(face):
            if len(building) > LARGEST:
                large = said("faces.large-building", squares=len(building))
                yield Breach("TW-C1", place(board, face), large, board.source)


def check_labels(edition: Edition) -> Iterator[Breach]:
    """TW-C2: 25 labels, each on its own board, with one parcel card."""
    letters = Counter(board.letter for board in edition.boards)
    for letter in sorted(LETTERS.keys() | letters.keys()):
        if edition.boards and letters[letter] != LETTERS[letter]:
            yield Breach(
                "TW-C2",
                said("faces.board", letter=letter),
                counted(LETTERS[letter], letters[letter]),
                _source(edition, letter),
            )
    for board, face in _faces(edition):
        yield from _check_face(board, face)
    printed = {label for _, face in _faces(edition) for label in face.labels}
    if not edition.boards:  # which is told already
        return
    if len(printed) != LABELS:
        yield Breach("TW-C2", said("faces.parcels"), counted(LABELS, len(printed)))
    for label in KNOWN_LABELS:
        letter = label[0]
        if label not in printed and letters[letter]:
            where, missing = (
                said("faces.board", letter=letter),
                said("faces.parcel-missing", label=label),
            )
            yield Breach("TW-C2", where, missing, _source(edition, letter))
    if edition.of_kind(Kind.PARCEL):
        yield from _check_cards(edition, printed)


def _check_face(board: Board, face: Face) -> Iterator[Breach]:
    for label, times in Counter(face.labels).items():
        for trouble in _label_troubles(board, face, label, times):
            yield Breach("TW-C2", place(board, face), trouble, board.source)


def _label_troubles(board: Board, face: Face, label: str, times: int) -> Iterator[Message]:
    if times > 1:
        yield said("faces.parcel-often", label=label, times=times)
    if label[0] != board.letter:
        yield said("faces.other-letter", label=label)
    elif board.letter == SHARED and label not in KNOWN_LABELS:
        yield said("faces.shared", label=label)
    if label == HARD_ONLY and face is board.normal:
        yield said("faces.hard-only")


def _check_cards(edition: Edition, printed: set[str]) -> Iterator[Breach]:
    tickets = {ticket.label: ticket for ticket in edition.of_kind(Kind.PARCEL) if ticket.label}
    cards = Counter(ticket.label for ticket in edition.of_kind(Kind.PARCEL) if ticket.label)
    for label in sorted(printed | cards.keys()):
        source = tickets[label].source if label in tickets else None
        where = said("faces.parcel-ticket", label=label)
        if label not in printed:
            yield Breach("TW-C2", where, said("faces.no-parcel"), source)
        elif cards[label] != 1:
            yield Breach("TW-C2", where, counted(1, cards[label]), source)


def _source(edition: Edition, letter: str) -> Line | None:
    """Where the last board of a letter is written."""
    sources = [board.source for board in edition.boards if board.letter == letter]
    return sources[-1] if sources else None


def place(board: Board, face: Face) -> Message:
    """A face in words."""
    if not board.name:
        return said("faces.face", letter=board.letter, year=face.year)
    return said("faces.named-face", letter=board.letter, name=board.name, year=face.year)


def _faces(edition: Edition) -> Iterator[tuple[Board, Face]]:
    for board in edition.boards:
        for face in board.faces:
            yield board, face
