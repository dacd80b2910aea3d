"""The end: points line by line, the bonus, and how they stood after each scoring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tramshed.games.trambahn.moves import LETTERS
from tramshed.games.trambahn.shown.news import BonusScored, LineScored, PointsScored
from tramshed.games.trambahn.shown.table import TableSeen
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.view import View
from tramshed.web.ending import Ending, Label, Ledger

LINES = {letter: Label(f"line.{letter}") for letter in LETTERS}
BONUS = Label("web.bonus")


def ending(view: View, told: Sequence[Sequence[Any]], outcome: Outcome) -> Ending:
    """The score pad, read line by line."""
    book = Ledger(len(outcome.scores))
    book.stop(Label("web.ending.start"), minor=True)
    for number, events in enumerate(told):
        scored = None
        for event in events:
            match event:
                case LineScored():
                    scored = event
                case PointsScored(player, points, line):
                    book.add(player.number, LINES[line.name], points, number, _sign(line.name))
                case BonusScored(player, points):
                    book.add(player.number, BONUS, points, number)
        if scored is not None:
            called = Label("web.ending.scoring", (("number", scored.number), ("line", scored.line)))
            book.stop(called, _sign(scored.line.name))
    if book.is_open:
        book.stop(Label("web.ending.end"), minor=True)
    return book.closed([*LINES.values(), BONUS], _decided(view.table, outcome))


def _sign(line: str) -> str:
    return f"sign-{line}"


def _decided(seen: TableSeen, outcome: Outcome) -> Label | None:
    """Money breaks a tie of points (TB-7.2)."""
    if not outcome.by_tie_break:
        return None
    mine, theirs = sorted((player.money for player in seen.players), reverse=True)
    return Label("web.ending.level", (("mine", mine), ("theirs", theirs)))
