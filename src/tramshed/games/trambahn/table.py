"""A view as plain Python values, in the game's words: for people, pages and analysts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from numpy.typing import NDArray

from tramshed.games.trambahn.components import KINDS, MULTIPLIER, STACK, TRAMS
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES, card
from tramshed.games.trambahn.state import STEPS, View
from tramshed.kernel.record import plain
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.setup import Setup

STEP_NAMES = ("first passenger", "second passenger", "stations", "income", "buying", "over")
assert len(STEP_NAMES) == len(STEPS)

CARD_NAMES = tuple(card(kind) for kind in range(KINDS))
TRAMS_BY = {0: None} | {int(MULTIPLIER[tram]): TRAM_NAMES[tram] for tram in TRAMS}
"""The tram that gives a multiplier."""


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


def table(v: View, setup: Setup) -> TableSeen:
    """Read a view."""
    view = plain(v)
    seen = view["table"]
    to_move, step, turn = int(seen["seat"]), int(seen["step"]), int(seen["turn"])
    spent = int(seen["owed"])
    money = view["in_money"].tolist()
    money[to_move] -= spent
    scorings = int(seen["scorings"])
    return TableSeen(
        seat=None if view["seat"] == SPECTATOR else int(view["seat"]),
        turn=turn,
        to_move=to_move,
        step=STEP_NAMES[step],
        hand=_cards(view["hand"]["cards"], view["hand"]["n"]),
        rows={
            letter: _cards(row, count)
            for letter, row, count in zip(LETTERS, seen["rows"], seen["waiting"], strict=True)
        },
        market=dict(zip(TRAM_NAMES, seen["market"].tolist(), strict=True)),
        trams_left=len(STACK) - int(seen["sold"]),
        deck=int(view["in_deck"]),
        discard=int(view["in_discard"]),
        spent=spent,
        scorings=tuple(
            Scoring(LETTERS[line], (first, second))
            for line, (first, second) in zip(
                seen["scored_line"][:scorings].tolist(),
                seen["scored"][:scorings].tolist(),
                strict=True,
            )
        ),
        players=(_player(view, 0, money[0]), _player(view, 1, money[1])),
    )


def _player(view: Any, player: int, money: int) -> PlayerSeen:
    seen = view["table"]
    return PlayerSeen(
        points=int(seen["points"][player]),
        bonus=int(seen["bonus"][player]),
        hand=int(view["in_hand"][player]),
        money=money,
        columns=tuple(
            _column(*column)
            for column in seen["columns"][player, : seen["column_count"][player]].tolist()
        ),
    )


def _column(
    line: int, top: int, points: int, multiplier: int, n: int, cards: NDArray[Any]
) -> ColumnSeen:
    return ColumnSeen(LETTERS[line], _cards(cards, n), TRAMS_BY[multiplier], multiplier, points)


def _cards(kinds: NDArray[Any], count: int) -> tuple[str, ...]:
    return tuple(CARD_NAMES[kind] for kind in kinds[:count].tolist())
