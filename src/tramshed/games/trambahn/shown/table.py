"""A view as plain Python values, in the game's words: for people, pages and analysts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tramshed.games.trambahn.components import KINDS, MULTIPLIER, STACK, TRAMS
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES, card
from tramshed.games.trambahn.state import STEPS, Column, View
from tramshed.kernel.plain import Plain
from tramshed.kernel.record import layout, plain
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.setup import Setup

STEP_NAMES = ("first passenger", "second passenger", "stations", "income", "buying", "over")
assert len(STEP_NAMES) == len(STEPS)

CARD_NAMES = tuple(card(kind) for kind in range(KINDS))
TRAMS_BY = {0: None} | {int(MULTIPLIER[tram]): TRAM_NAMES[tram] for tram in TRAMS}
"""The tram that gives a multiplier."""
COLUMN = np.dtype(layout(Column).descr)


class ColumnSeen(Plain):
    """A column: its line's letter, its cards, its tram if it has one, what it scores."""

    line: str
    cards: tuple[str, ...]
    tram: str | None
    multiplier: int
    points: int

    @property
    def score(self) -> int:
        return self.points * self.multiplier


class PlayerSeen(Plain):
    """What everybody sees of a player."""

    points: int
    bonus: int
    hand: int
    money: int
    columns: tuple[ColumnSeen, ...]


class Scoring(Plain):
    """One of the ten scorings: the line and what each player got."""

    line: str
    points: tuple[int, int]


class TableSeen(Plain):
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
    record = plain(v)
    view = _by_name(record.dtype, record.item())
    seen = _by_name(record.dtype["table"], view["table"])
    held, cards = view["hand"]
    to_move, spent = seen["seat"], seen["owed"]
    money = view["in_money"].tolist()
    money[to_move] -= spent
    scorings = seen["scorings"]
    points, bonus = seen["points"].tolist(), seen["bonus"].tolist()
    hands, columns = view["in_hand"].tolist(), seen["column_count"].tolist()
    first, second = (
        PlayerSeen(
            points[player],
            bonus[player],
            hands[player],
            money[player],
            _columns(seen["columns"][player, : columns[player]]),
        )
        for player in (0, 1)
    )
    return TableSeen(
        seat=None if view["seat"] == SPECTATOR else view["seat"],
        turn=seen["turn"],
        to_move=to_move,
        step=STEP_NAMES[seen["step"]],
        hand=_cards(cards.tolist(), held),
        rows={
            letter: _cards(row, count)
            for letter, row, count in zip(
                LETTERS, seen["rows"].tolist(), seen["waiting"].tolist(), strict=True
            )
        },
        market=dict(zip(TRAM_NAMES, seen["market"].tolist(), strict=True)),
        trams_left=len(STACK) - seen["sold"],
        deck=view["in_deck"],
        discard=view["in_discard"],
        spent=spent,
        scorings=tuple(
            Scoring(LETTERS[line], (first, second))
            for line, (first, second) in zip(
                seen["scored_line"][:scorings].tolist(),
                seen["scored"][:scorings].tolist(),
                strict=True,
            )
        ),
        players=(first, second),
    )


def _by_name(dtype: np.dtype[Any], values: tuple[Any, ...]) -> dict[str, Any]:
    """A record's values by name. NumPy reads all of them sooner than two of them one by one."""
    assert dtype.names
    return dict(zip(dtype.names, values, strict=True))


def _columns(columns: NDArray[Any]) -> tuple[ColumnSeen, ...]:
    return tuple([_column(column.tobytes()) for column in columns])


@lru_cache(maxsize=4_000)
def _column(record: bytes) -> ColumnSeen:
    """Remembered, since a move changes one column at most."""
    (column,) = np.frombuffer(record, COLUMN).tolist()
    line, _, points, multiplier, n, cards = column
    return ColumnSeen(
        LETTERS[line], _cards(cards.tolist(), n), TRAMS_BY[multiplier], multiplier, points
    )


def _cards(kinds: list[int], count: int) -> tuple[str, ...]:
    return tuple([CARD_NAMES[kind] for kind in kinds[:count]])
