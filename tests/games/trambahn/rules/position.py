"""Positions in the game's words, and questions to ask of them.

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

import pytest

from tests.rules.edited import check, rekey, settle
from tramshed.games.trambahn.game import GAME
from tramshed.games.trambahn.knowledge.memory import (
    ANYWHERE,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_MONEY,
)
from tramshed.kernel import drive
from tramshed.kernel.errors import NotLegal
from tramshed.kernel.match import Match, new_match
from tramshed.kernel.record import Records

# The box, written out here once more: the tests do not take the rules' word for it.
LINES = "BRGY"
COPIES = {1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3, 10: 2}
POINTS = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3}
STACK = ["horse"] * 5 + ["steam"] * 4 + ["electric"] * 7
MULTIPLIER = {"horse": 2, "steam": 3, "electric": 4}
STEPS = ("first passenger", "second passenger", "stations", "income", "buying")
KINDS = [f"{line}{value}" for line in LINES for value in COPIES] + ["C"]

PLACES = {
    "deck": IN_DECK,
    "discard": IN_DISCARD,
    "money 0": IN_MONEY[0],
    "money 1": IN_MONEY[1],
    "hand 0": IN_HAND[0],
    "hand 1": IN_HAND[1],
}

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
            for copy in range(_copies(card))
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


def _copies(card: str) -> int:
    return 8 if card == "C" else COPIES[int(card[1:])]


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


# --- doing


def play(match: Match, *moves: str) -> Match:
    """Play moves from the menu, with an audit after each."""
    for move in moves:
        assert move in legal(match), match.why_not(move)
        match.play(move)
        check(match)
    return match


def finish_turn(match: Match) -> Match:
    """Done with every step that is left of this turn."""
    seat = match.turn
    for _ in STEPS:
        if match.turn == seat:
            play(match, "done")
    assert match.turn != seat
    return match


# --- asking


def legal(match: Match) -> set[str]:
    """All legal moves in notation, each offered once."""
    offered = [str(move) for move in match.legal_moves]
    assert len(set(offered)) == len(offered)
    return set(offered)


def forbidden_by(match: Match, move: str) -> str:
    """The clause that forbids a move: asked for, met when playing, and missing in the menu."""
    reason = match.why_not(move)
    assert reason is not None, f"{move} is allowed"
    assert move not in legal(match)
    before = match.digest()
    with pytest.raises(NotLegal) as refusal:
        match.play(move)
    assert refusal.value.clause == reason.clause
    assert str(refusal.value).startswith(f"{move}: ")
    assert str(refusal.value).endswith(f" ({reason.clause})")
    assert match.digest() == before, "a refused move changes nothing"
    return reason.clause


def table(match: Match, seat: int = 0) -> Any:
    """The table as a seat sees it."""
    return match.view(seat).table


def columns(match: Match, player: int) -> list[str]:
    """A player's columns as `position` reads them."""
    return [
        " ".join(
            [
                column.line,
                "-".join(card.removeprefix(column.line) for card in column.cards),
                *([column.tram] if column.tram else []),
            ]
        )
        for column in table(match).players[player].columns
    ]


def hand(match: Match, player: int) -> str:
    held = match.state[0].live.hand[player]
    return " ".join(KINDS[kind] for kind in held.cards[: held.n])


def money(match: Match, player: int) -> str:
    return _named(match.state[0].live.money[player])


def deck(match: Match) -> str:
    return _named(match.state[0].live.deck)


def discard(match: Match) -> str:
    return _named(match.state[0].live.discard)


def _named(pile: Any) -> str:
    """A face-down pile in order of kind: B1 B2 … C."""
    assert pile.n == sum(pile.count)
    return " ".join(card for card, n in zip(KINDS, pile.count, strict=True) for _ in range(n))


def market(match: Match) -> str:
    return " ".join(tram for tram, n in table(match).market.items() for _ in range(n))


def rows(match: Match) -> dict[str, str]:
    """Rows with passengers in them."""
    return {line: " ".join(cards) for line, cards in table(match).rows.items() if cards}


def points(match: Match) -> tuple[int, int]:
    first, second = table(match).players
    return first.points, second.points


def money_cards(match: Match) -> tuple[int, int]:
    """Money cards as everybody sees them: what is spent is gone."""
    first, second = table(match).players
    return first.money, second.money


def news(match: Match, seat: int) -> list[str]:
    """What a seat is told of the last move, as ids."""
    return [message.id for message in match.news(seat=seat)]


# --- what is remembered


def beliefs(match: Match, viewer: int, card: str) -> list[str]:
    """Where a viewer thinks the unseen cards of a kind can be; the most definite first."""
    memory = match.view(viewer).record[0].memory
    first = sum(_copies(before) for before in KINDS[: KINDS.index(card)])
    found = [
        ", ".join(name for name, bit in PLACES.items() if places & bit)
        for places in map(int, memory[first : first + _copies(card)])
        if places
    ]
    return sorted(found, key=lambda places: (places.count(","), places))


def anywhere(viewer: int) -> str:
    """What is thought of a card never seen."""
    return ", ".join(name for name in PLACES if name != f"hand {viewer}")


def imagine(match: Match, seat: int, dice: Records) -> Records:
    """A full position that a seat's view allows."""
    imagined = GAME.undealt(match.setup)
    drive.determinize(match.view(seat).record, imagined, dice)
    return imagined


def believe(match: Match, viewer: int, unsure: Sequence[tuple[str, str]]) -> Match:
    """A viewer is unsure of these cards (each with the places it can be in), sure of the rest."""
    live = match.state[0].live
    places = {place: cards for place, cards in hidden(match).items() if place != f"hand {viewer}"}
    memory: list[int] = []
    for card in KINDS:
        mine = sorted((_bits(where) for name, where in unsure if name == card), key=int.bit_count)
        sure = [PLACES[place] for place, cards in places.items() for _ in _all(card, cards)]
        for where in mine:  # an unsure card takes the place of one that is really there
            sure.remove(next(place for place in sure if place & where))
        seen = [0] * (_copies(card) - len(mine) - len(sure))
        memory += seen + mine + sure
    live.memory[viewer] = memory
    settle(match)
    return match


def exchange(match: Match, place: str, card: str, other_place: str, other_card: str) -> Match:
    """Two face-down cards change places, behind everybody's back."""
    live = match.state[0].live
    piles = {"deck": live.deck, "discard": live.discard}
    piles |= {f"money {player}": live.money[player] for player in range(2)}
    for where, out, into in ((place, card, other_card), (other_place, other_card, card)):
        piles[where].count[KINDS.index(out)] -= 1
        piles[where].count[KINDS.index(into)] += 1
    settle(match)
    return match


def hidden(match: Match) -> dict[str, str]:
    """What really is in each hidden place."""
    return {
        "deck": deck(match),
        "discard": discard(match),
        "money 0": money(match, 0),
        "money 1": money(match, 1),
        "hand 0": hand(match, 0),
        "hand 1": hand(match, 1),
    }


def _all(card: str, cards: str) -> list[str]:
    return [each for each in cards.split() if each == card]


def _bits(places: str) -> int:
    return sum(PLACES[place] for place in places.split(", "))
