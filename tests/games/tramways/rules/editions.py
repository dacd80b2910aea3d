"""The default edition's text, and what becomes of it when it is changed."""

from __future__ import annotations

from dataclasses import replace

from tramshed.games.tramways.components import BOARD_CELLS
from tramshed.games.tramways.edition import DEFAULT
from tramshed.games.tramways.edition.boards import HARD, NORMAL
from tramshed.games.tramways.edition.check import breaches
from tramshed.games.tramways.edition.model import (
    Board,
    Cell,
    Edition,
    Face,
    Ground,
    Ticket,
    Trade,
)
from tramshed.games.tramways.edition.reading import read
from tramshed.games.tramways.edition.trouble import LOCALE
from tramshed.kernel.editions import gather
from tramshed.kernel.words import Words

TEXT = gather(DEFAULT)
EDITION = read(TEXT)

LETTERS = "ABCDEFGHIJJJ"


def changed(*changes: tuple[str, str]) -> str:
    """The default edition's text with some passages replaced; each occurs once."""
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    return text


def with_board(letter: str, normal: str, hard: str | None = None) -> str:
    """The default edition's text with another board of this letter, and the same map on both faces
    unless two are given."""
    start = TEXT.index(f"[board {letter}]")
    end = TEXT.index("[board", start + 1)
    board = f"[board {letter}]\n1920\n{normal}\n1910\n{hard or normal}\n"
    return TEXT[:start] + board + TEXT[end:]


def broken(text: str) -> set[tuple[str, str]]:
    """The clauses that an edition breaks, with what breaks them."""
    words = Words("en", [LOCALE])
    return {(breach.clause, words.say(breach.where)) for breach in breaches(read(text))}


def without(edition: Edition, *tickets: Ticket) -> Edition:
    """An edition that lacks some tickets."""
    return replace(edition, tickets=tuple(t for t in edition.tickets if t not in tickets))


def boards_with(*parcels: tuple[int, int], printed: tuple[int, ...] = (1,) * 12) -> Edition:
    """Twelve boards that hold so many parcels on each face and so many printed squares on both."""
    boards = tuple(
        Board(
            letter, "", _face(NORMAL, letter, normal, squares), _face(HARD, letter, hard, squares)
        )
        for letter, (normal, hard), squares in zip(LETTERS, parcels, printed, strict=True)
    )
    return Edition(boards, ())


def _face(year: int, letter: str, parcels: int, printed: int) -> Face:
    cells = [Cell(Ground.PARCEL, label=f"{letter}{n}") for n in range(1, parcels + 1)]
    cells += [Cell(Ground.BUILDING, Trade.I)] * printed
    return Face(year, tuple(cells + [Cell(Ground.PLAIN)] * (BOARD_CELLS - len(cells))))
