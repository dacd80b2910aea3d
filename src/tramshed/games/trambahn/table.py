"""A view as plain Python values, in the game's words: for people, pages and analysts."""

from __future__ import annotations

from dataclasses import dataclass

from tramshed.games.trambahn.components import LINES, MULTIPLIER, SCORINGS, TRAMS
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES, card
from tramshed.games.trambahn.state import STEPS, Column, View
from tramshed.kernel.seats import SPECTATOR

STEP_NAMES = ("first passenger", "second passenger", "stations", "income", "buying", "over")
assert len(STEP_NAMES) == len(STEPS)


@dataclass(frozen=True, slots=True)
class ColumnSeen:
    """A column: its line's letter, its cards, its tram if it has one, what it scores."""

    line: str
    cards: tuple[str, ...]
    tram: str | None
    multiplier: int
    points: int

    @property
    def score(self) -> int:
        return self.points * self.multiplier


@dataclass(frozen=True, slots=True)
class PlayerSeen:
    """What everybody sees of a player."""

    points: int
    bonus: int
    hand: int
    money: int
    columns: tuple[ColumnSeen, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """One of the ten scorings: the line and what each player got."""

    line: str
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TableSeen:
    """The table as one seat sees it."""

    seat: int | None
    """The viewer; None for a spectator."""
    turn: int
    to_move: int
    step: str
    hand: tuple[str, ...]
    rows: dict[str, tuple[str, ...]]
    market: dict[str, int]
    trams_left: int
    deck: int
    discard: int
    spent: int
    """Money cards the player to move has spent this turn."""
    scorings: tuple[Scoring, ...]
    players: tuple[PlayerSeen, PlayerSeen]


def table(v: View) -> TableSeen:
    """Read a view."""
    seen = v.table
    return TableSeen(
        seat=None if v.seat == SPECTATOR else int(v.seat),
        turn=int(seen.turn),
        to_move=int(seen.seat),
        step=STEP_NAMES[int(seen.step)],
        hand=tuple(card(int(v.hand.cards[i])) for i in range(v.hand.n)),
        rows={
            LETTERS[line]: tuple(card(int(seen.rows[line, i])) for i in range(seen.waiting[line]))
            for line in LINES
        },
        market={TRAM_NAMES[tram]: int(seen.market[tram]) for tram in TRAMS},
        trams_left=16 - int(seen.sold),
        deck=int(v.in_deck),
        discard=int(v.in_discard),
        spent=int(seen.owed),
        scorings=tuple(_scoring(v, i) for i in range(min(int(seen.scorings), SCORINGS))),
        players=(_player(v, 0), _player(v, 1)),
    )


def _player(v: View, player: int) -> PlayerSeen:
    seen = v.table
    return PlayerSeen(
        points=int(seen.points[player]),
        bonus=int(seen.bonus[player]),
        hand=int(v.in_hand[player]),
        money=int(v.in_money[player]) - (int(seen.owed) if seen.seat == player else 0),
        columns=tuple(
            _column(seen.columns[player, slot]) for slot in range(seen.column_count[player])
        ),
    )


def _scoring(v: View, number: int) -> Scoring:
    seen = v.table
    points = (int(seen.scored[number, 0]), int(seen.scored[number, 1]))
    return Scoring(LETTERS[int(seen.scored_line[number])], points)


def _column(column: Column) -> ColumnSeen:
    trams = {int(MULTIPLIER[tram]): TRAM_NAMES[tram] for tram in TRAMS}
    return ColumnSeen(
        line=LETTERS[int(column.line)],
        cards=tuple(card(int(column.cards[i])) for i in range(column.n)),
        tram=trams.get(int(column.tram)),
        multiplier=int(column.tram),
        points=int(column.points),
    )
