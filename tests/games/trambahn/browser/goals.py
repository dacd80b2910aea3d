"""Positions of Trambahn to wish for. Ann is to move in all of them."""

from __future__ import annotations

from tests.browser.prepared import Goal
from tramshed.games.trambahn.shown.table import TableSeen
from tramshed.kernel.position import Position

NAME = "trambahn"


def seen(board: Position) -> TableSeen:
    """The table as Ann sees it."""
    found: TableSeen = board.view(0).table
    return found


def scoring_card(table: TableSeen) -> str:
    """A card of the hand that completes a row, for whose line both have a column with a tram."""
    for card in table.hand:
        line = card[0]
        if len(table.rows.get(line, ())) == 3 and all(
            any(column.line == line and column.tram for column in player.columns)
            for player in table.players
        ):
            return card
    return ""


def _scores(board: Position) -> bool:
    table = seen(board)
    return table.to_move == 0 and table.step == "first passenger" and bool(scoring_card(table))


def _is_late(board: Position) -> bool:
    table = seen(board)
    cards = sum(len(column.cards) for column in table.players[0].columns)
    return table.to_move == 0 and table.step == "stations" and cards >= 20


SCORES = Goal(NAME, _scores)
"""A row can be completed, and both score."""
LATE = Goal(NAME, _is_late)
"""Many cards lie in Ann's columns."""
