"""Positions in the game's words. What is done with them: doing.py; questions to ask: seeing.py.

    position("B5 C R2", step="stations", columns=["B 4-7-9 horse", "R C-2"], rows={"G": "G1 C"})

`hand`, `money` and `columns` belong to the player to move, `their_…` to the other one. Cards are
named ("B5 C") or only counted (12: whatever is left in the box). Cards not asked for are the deck,
unless `rest` says otherwise. Trams that must have left the stack before those asked for stand on
yellow columns of the other player, one station each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tests.games.trambahn.rules.box import (
    COPIES,
    KINDS,
    LINES,
    MULTIPLIER,
    POINTS,
    STACK,
    STEPS,
    copies_of,
)
from tests.rules.edited import rekey, settle
from tramshed.games.trambahn.game import GAME
from tramshed.games.trambahn.knowledge.memory import (
    ANYWHERE,
)
from tramshed.kernel.match import Match, new_match

Cards = str | int


@dataclass(frozen=True)
class Column:
    line: str
    cards: list[str]
    tram: str | None

    @classmethod
    def read(cls, text: str) -> Column:
        line, cards, *tram = text.split()
        names = ["C" if card == "C" else line + card for card in cards.split("-")]
        return cls(line, names, tram[0] if tram else None)


class Box:
    """What has not been dealt yet."""

    def __init__(self) -> None:
        self.left = Counter({f"{line}{v}": n for line in LINES for v, n in COPIES.items()})
        self.left["C"] = 8

    def take(self, cards: Iterable[str]) -> list[str]:
        taken = list(cards)
        for card in taken:
            assert self.left[card], f"there is no {card} left in the box"
            self.left[card] -= 1
        return taken

    def take_any(self, number: int) -> list[str]:
        return self.take(list(self.left.elements())[:number])

    def runs(self) -> Iterable[Column]:
        """All that is left, as columns."""
        conductors = self.take(["C"] * self.left["C"])
        for line in LINES:
            while run := [f"{line}{v}" for v in COPIES if self.left[f"{line}{v}"]]:
                yield Column(line, conductors + self.take(run), None)
                conductors = []


def position(
    hand: Cards = "",
    *,
    money: Cards = 12,
    columns: Sequence[str] = (),
    their_hand: Cards = 6,
    their_money: Cards = 15,
    their_columns: Sequence[str] = (),
    deck: Cards = "",
    discard: Cards = "",
    rest: Literal["deck", "discard", "columns"] = "deck",
    rows: Mapping[str, str] | None = None,
    market: str | None = None,
    step: str = "first passenger",
    to_move: int = 0,
    scorings: int = 0,
    points: tuple[int, int] = (0, 0),
    seed: int = 1,
) -> Match:
    """A match that stands as described; it has no past."""
    box = Box()
    me, other = to_move, 1 - to_move
    laid = {me: [Column.read(text) for text in columns]}
    laid[other] = [Column.read(text) for text in their_columns]
    for column in laid[me] + laid[other]:
        box.take(column.cards)
    passengers = {line: box.take(cards.split()) for line, cards in (rows or {}).items()}
    asked = {
        f"hand {me}": hand,
        f"money {me}": money,
        f"hand {other}": their_hand,
        f"money {other}": their_money,
        "deck": deck,
        "discard": discard,
    }
    piles = {place: box.take(n.split()) for place, n in asked.items() if isinstance(n, str)}
    on_sale, parked = _trams(laid[me] + laid[other], market)
    laid[other] += [Column("Y", box.take([_lowest_yellow(box)]), tram) for tram in parked]
    for place, cards in asked.items():
        if isinstance(cards, int):
            piles[place] = box.take_any(cards)
    if rest == "columns":
        assert market is None
        for run in box.runs():
            gone = len([column for column in laid[me] + laid[other] if column.tram])
            laid[other].append(Column(run.line, run.cards, STACK[gone]))
        on_sale, parked = _trams(laid[me] + laid[other], None)
        assert not parked
    else:
        piles[rest] += box.take(list(box.left.elements()))

    match = new_match(GAME, seed=seed)
    match.state = GAME.undealt(match.setup)
    match.state[0].told.on = 1
    live = match.state[0].live
    rekey(match, seed)
    table = live.table
    table.seat, table.step, table.turn = to_move, STEPS.index(step), 1
    for tram in on_sale:
        table.market[list(MULTIPLIER).index(tram)] += 1
    owned = [column for column in laid[me] + laid[other] if column.tram]
    table.sold = len(owned) + len(on_sale)
    table.scorings = scorings
    pad = table.scored[0] if scorings else table.bonus
    for player in range(2):
        pad[player] = table.points[player] = points[player]
        table.column_count[player] = len(laid[player])
        for slot, column in enumerate(laid[player]):
            _lay(table.columns[player, slot], column)
        held = sorted(map(KINDS.index, piles[f"hand {player}"]))
        live.hand[player].n = len(held)
        live.hand[player].cards[: len(held)] = held
        _fill(live.money[player], piles[f"money {player}"])
    for line, waiting in passengers.items():
        table.waiting[LINES.index(line)] = len(waiting)
        for i, card in enumerate(waiting):
            table.rows[LINES.index(line), i] = KINDS.index(card)
    _fill(live.deck, piles["deck"])
    _fill(live.discard, piles["discard"])
    in_sight = [card for column in laid[0] + laid[1] for card in column.cards]
    in_sight += [card for waiting in passengers.values() for card in waiting]
    for viewer in range(3):
        seen = Counter(in_sight + (piles[f"hand {viewer}"] if viewer < 2 else []))
        live.memory[viewer] = [
            0 if copy < seen[card] else ANYWHERE[viewer]
            for card in KINDS
            for copy in range(copies_of(card))
        ]
    settle(match)
    return match


def _trams(columns: list[Column], market: str | None) -> tuple[list[str], list[str]]:
    """The market, and the trams that must have left the stack before."""
    asked = [column.tram for column in columns if column.tram]
    on_sale = market.split() if market is not None else []
    needed = Counter(asked + on_sale)
    gone = next(n for n in range(len(STACK) + 1) if not needed - Counter(STACK[:n]))
    parked = list((Counter(STACK[:gone]) - needed).elements())
    return (STACK[gone : gone + 3] if market is None else on_sale), parked


def _lowest_yellow(box: Box) -> str:
    return next(f"Y{value}" for value in COPIES if box.left[f"Y{value}"])


def _lay(record: Any, column: Column) -> None:
    values = [int(card[1:]) for card in column.cards if card != "C"]
    record.line = LINES.index(column.line)
    record.top = values[-1] if values else 0
    record.points = sum(POINTS[value] for value in values)
    record.tram = MULTIPLIER[column.tram] if column.tram else 0
    record.n = len(column.cards)
    record.cards[: record.n] = [KINDS.index(card) for card in column.cards]


def _fill(pile: Any, cards: list[str]) -> None:
    for card in cards:
        pile.count[KINDS.index(card)] += 1
    pile.n = len(cards)
