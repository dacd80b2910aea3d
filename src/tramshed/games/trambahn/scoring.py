"""Scoring, and the end of the game (TB-2.6, TB-6.1, TB-6.2, TB-6.3, TB-7.1, TB-7.2)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.components import ROW_SIZE, SCORINGS
from tramshed.games.trambahn.knowledge.memory import IN_DISCARD, all_see_laid_down
from tramshed.games.trambahn.state import OVER, Column, State
from tramshed.kernel.chance import put
from tramshed.kernel.record import Grid
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def column_score(column: Column) -> int:
    """Points of its stations times its tram's multiplier."""
    return int(column.points) * int(column.tram)


@rule
def line_score(columns: Grid[Column], count: int, player: int, line: int) -> int:
    """What a player's columns of one line are worth."""
    total = 0
    for i in range(count):
        if columns[player, i].line == line:
            total += column_score(columns[player, i])
    return total


@rule
def score_line(s: State, line: int) -> None:
    """A row is full: both players score its line; its passengers leave."""
    table = s.live.table
    number = int(table.scorings)
    table.scored_line[number] = line
    tell(s, EVERYONE, events.SCORING, int(table.seat), line, number + 1, 0)
    for player in range(2):
        points = line_score(table.columns, table.column_count[player], player, line)
        table.scored[number, player] = points
        table.points[player] += points
        tell(s, EVERYONE, events.SCORED, player, points, line, 0)
    clear_row(s, line)
    table.scorings += 1
    if table.scorings == SCORINGS:
        end_game(s)


@rule
def clear_row(s: State, line: int) -> None:
    """The four passengers go to the discard pile."""
    table = s.live.table
    for i in range(ROW_SIZE):
        kind = int(table.rows[line, i])
        put(s.live.discard, kind)
        all_see_laid_down(s.live, kind, IN_DISCARD)
        table.rows[line, i] = 0
    table.waiting[line] = 0


@rule
def score_bonus(s: State, seat: int, slot: int) -> None:
    """A column has reached eight cards: its owner scores it, outside the ten scorings."""
    table = s.live.table
    column = table.columns[seat, slot]
    # At most five cards are laid in a turn, so the other three were kept, with a tram.
    assert column.tram > 0
    points = column_score(column)
    table.bonus[seat] += points
    table.points[seat] += points
    tell(s, EVERYONE, events.BONUS, seat, points, slot, 0)


@rule
def end_game(s: State) -> None:
    """Nothing more is played."""
    s.live.table.step = OVER
    tell(s, EVERYONE, events.ENDED, -1, 0, 0, 0)


@rule
def over(s: State) -> bool:
    """Has the game ended?"""
    return s.live.table.step == OVER


@rule
def score(s: State, seat: int) -> int:
    """Points over all scorings and bonuses."""
    return int(s.live.table.points[seat])


@rule
def rank(s: State, seat: int) -> int:
    """0 for the winner; a draw ranks both 0. Money cards break a tie of points."""
    other = 1 - seat
    mine, theirs = int(s.live.table.points[seat]), int(s.live.table.points[other])
    if mine == theirs:
        mine, theirs = money_of(s, seat), money_of(s, other)
    return 1 if mine < theirs else 0


@rule
def money_of(s: State, seat: int) -> int:
    """Money cards a player has left, those spent this turn not counted."""
    owed = int(s.live.table.owed) if s.live.table.seat == seat else 0
    return int(s.live.money[seat].n) - owed
