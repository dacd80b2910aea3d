"""An edition's text into values. What cannot be read is told with its file and line, all at once.

Sections begin with a heading in square brackets and may stand in any file and any order; `#` begins
a comment, blank lines and spacing mean nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tramshed.games.tramways.edition.boards import read_board
from tramshed.games.tramways.edition.model import Board, Edition, Kind, Sign, Ticket
from tramshed.games.tramways.edition.tickets import SECTIONS, read_tickets
from tramshed.games.tramways.edition.trouble import Unreadable, refusal, said
from tramshed.kernel.editions import Line, lines_of
from tramshed.kernel.words import Message, enumerated

HEADING = re.compile(r"\[(?P<what>[^\]]*)\]\s*(?P<name>.*)")
BOARD = re.compile(r"board ([A-J])")


@dataclass(slots=True)
class Section:
    """A heading and the lines under it, without comments and blanks."""

    line: Line
    what: str
    name: str
    body: list[Line] = field(default_factory=list)


def read(text: str) -> Edition:
    """The edition that a text describes; raises BadSetup with all that cannot be read."""
    troubles: list[Message] = []
    boards: list[Board] = []
    tickets: list[Ticket] = []
    for section in _sections(text, troubles):
        if board := BOARD.fullmatch(section.what):
            try:
                boards.append(read_board(section.line, board[1], section.name, section.body))
            except Unreadable as error:
                troubles.append(error.told)
        elif section.what in SECTIONS:
            tickets.extend(read_tickets(SECTIONS[section.what], section.body, troubles))
        else:
            known = enumerated(["[board A]", "…", "[board J]", *(f"[{name}]" for name in SECTIONS)])
            what = said("faces.no-section", section=f"[{section.what}]", known=known)
            troubles.append(Unreadable(section.line, what).told)
    if troubles:
        raise refusal(troubles)
    return Edition(
        tuple(sorted(boards, key=lambda board: board.letter)),
        tuple(sorted(tickets, key=_place)),
    )


def _sections(text: str, troubles: list[Message]) -> Iterator[Section]:
    section: Section | None = None
    for line in lines_of(text):
        bare = line.text.partition("#")[0].strip()
        if heading := HEADING.fullmatch(bare):
            if section:
                yield section
            section = Section(line, " ".join(heading["what"].split()), heading["name"])
        elif bare and section:
            section.body.append(Line(line.file, line.number, bare))
        elif bare:
            troubles.append(Unreadable(line, said("faces.heading")).told)
            return
    if section:
        yield section


def _place(ticket: Ticket) -> tuple[Kind, str, int, int, bool, int]:
    """Where a ticket stands in an edition; see `Edition`."""
    return (
        ticket.kind,
        ticket.label if ticket.kind == Kind.PARCEL else "",
        ticket.trade or 0,
        ticket.players,
        ticket.kind == Kind.GENERIC and not any(i.sign == Sign.RAILS for i in ticket.icons),
        ticket.number,
    )
