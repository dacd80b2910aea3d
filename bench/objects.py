"""Trambahn as ordinary object-oriented Python: the measure of what the engine gains.

All rules, written for clarity with classes, lists and enums and no thought of speed. What seats
remember of hidden cards is left out. Random play makes the same kinds of decisions as the engine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum, auto
from random import Random
from typing import NamedTuple

HAND_SIZE = 6
ROW_SIZE = 4
MARKET_SIZE = 3
BONUS_SIZE = 8
SCORINGS = 10
START_MONEY = (12, 15)


class Line(IntEnum):
    BLUE = auto()
    RED = auto()
    GREEN = auto()
    YELLOW = auto()


class Step(IntEnum):
    FIRST_PASSENGER = auto()
    SECOND_PASSENGER = auto()
    STATIONS = auto()
    INCOME = auto()
    BUYING = auto()
    OVER = auto()


class Tram(NamedTuple):
    name: str
    multiplier: int
    price: int


class Card(NamedTuple):
    """A station, or a conductor, which has neither line nor value."""

    line: Line | None = None
    value: int = 0

    @property
    def points(self) -> int:
        return (0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3)[self.value]


CONDUCTOR = Card()
HORSE, STEAM, ELECTRIC = Tram("horse", 2, 5), Tram("steam", 3, 10), Tram("electric", 4, 15)


def all_cards() -> list[Card]:
    stations = [
        Card(line, value)
        for line in Line
        for value in range(1, 11)
        for _ in range(2 if value in (1, 10) else 3)
    ]
    return stations + [CONDUCTOR] * 8


@dataclass(eq=False, slots=True)
class Column:
    line: Line
    cards: list[Card] = field(default_factory=list)
    top: int = 0
    """The value of the last station."""
    tram: Tram | None = None

    @property
    def score(self) -> int:
        if self.tram is None:
            return 0
        return sum(card.points for card in self.cards) * self.tram.multiplier

    def accepts(self, card: Card) -> bool:
        if self.top == 10:
            return False
        return card == CONDUCTOR or (card.line == self.line and card.value > self.top)

    def add(self, card: Card) -> None:
        self.cards.append(card)
        if card != CONDUCTOR:
            self.top = card.value


@dataclass(eq=False, slots=True)
class Player:
    hand: list[Card] = field(default_factory=list)
    money: list[Card] = field(default_factory=list)
    columns: list[Column] = field(default_factory=list)
    points: int = 0
    owed: int = 0
    """Money cards spent this turn; which ones is drawn at its end."""

    def choices(self) -> list[Card]:
        """The different cards in the hand."""
        return list(dict.fromkeys(self.hand))


class Done(NamedTuple):
    """Finish this step."""


class PlacePassenger(NamedTuple):
    card: Card
    line: Line


class Extend(NamedTuple):
    card: Card
    column: Column


class Open(NamedTuple):
    card: Card
    line: Line


class LayDown(NamedTuple):
    card: Card


class Buy(NamedTuple):
    tram: Tram
    column: Column


Move = Done | PlacePassenger | Extend | Open | LayDown | Buy


class Game:
    """A game in progress."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.step = Step.FIRST_PASSENGER
        self.deck = all_cards()
        self.rng.shuffle(self.deck)
        self.discard: list[Card] = []
        self.rows: dict[Line, list[Card]] = {line: [] for line in Line}
        self.stack = [ELECTRIC] * 7 + [STEAM] * 4 + [HORSE] * 5
        self.market: list[Tram] = []
        self.scorings = 0
        self.passengers = 0
        self.turns = 0
        self.empty_handed = 0
        self.players = [Player(), Player()]
        self.player, self.opponent = self.rng.sample(self.players, 2)
        self._deal()
        self._begin_turn()

    @property
    def is_over(self) -> bool:
        return self.step is Step.OVER

    def legal_moves(self) -> list[Move]:
        match self.step:
            case Step.FIRST_PASSENGER:
                return list(self._passengers())
            case Step.SECOND_PASSENGER:
                return [Done(), *self._passengers()]
            case Step.STATIONS:
                return [Done(), *self._stations()]
            case Step.INCOME:
                return [Done(), *(LayDown(card) for card in self.player.choices())]
            case Step.BUYING:
                return [Done(), *self._trams()]
            case Step.OVER:
                return []

    def play(self, move: Move) -> None:
        match move:
            case Done():
                self._finish_step()
            case PlacePassenger(card, line):
                self._place_passenger(card, line)
            case Extend(card, column):
                self._lay(card, column)
            case Open(card, line):
                column = Column(line)
                self.player.columns.append(column)
                self._lay(card, column)
            case LayDown(card):
                self.player.hand.remove(card)
                self.player.money.append(card)
            case Buy(tram, column):
                self.market.remove(tram)
                self.player.owed += tram.price
                column.tram = tram

    def _deal(self) -> None:
        for player, cards in zip((self.player, self.opponent), START_MONEY, strict=True):
            player.money = [self.deck.pop() for _ in range(cards)]
        self._fill_hand(self.player)
        self._fill_hand(self.opponent)
        self._fill_market()

    # --- what may be done

    def _passengers(self) -> Iterator[Move]:
        for card in self.player.choices():
            for line in self._lines_for(card):
                yield PlacePassenger(card, line)

    def _stations(self) -> Iterator[Move]:
        for card in self.player.choices():
            for column in self.player.columns:
                if column.accepts(card):
                    yield Extend(card, column)
            for line in self._lines_for(card):
                yield Open(card, line)

    def _trams(self) -> Iterator[Move]:
        purse = len(self.player.money) - self.player.owed
        for tram in dict.fromkeys(self.market):
            if tram.price <= purse:
                for column in self.player.columns:
                    if column.tram is None:
                        yield Buy(tram, column)

    @staticmethod
    def _lines_for(card: Card) -> list[Line]:
        return list(Line) if card.line is None else [card.line]

    # --- doing it

    def _finish_step(self) -> None:
        if self.step is Step.BUYING:
            self._end_turn()
        else:
            self.step = Step(self.step + 1)

    def _place_passenger(self, card: Card, line: Line) -> None:
        self.player.hand.remove(card)
        self.rows[line].append(card)
        self.passengers += 1
        self.step = Step(self.step + 1)
        if len(self.rows[line]) == ROW_SIZE:
            self._score(line)

    def _score(self, line: Line) -> None:
        for player in self.players:
            player.points += sum(column.score for column in player.columns if column.line is line)
        self.discard += self.rows[line]
        self.rows[line] = []
        self.scorings += 1
        if self.scorings == SCORINGS:
            self.step = Step.OVER

    def _lay(self, card: Card, column: Column) -> None:
        self.player.hand.remove(card)
        column.add(card)
        if len(column.cards) == BONUS_SIZE:
            assert column.tram is not None
            self.player.points += column.score

    # --- the end of a turn

    def _end_turn(self) -> None:
        self._discard_money(self.player, self.player.owed)
        self.player.owed = 0
        self._lose_columns()
        self._fill_hand(self.player)
        self._fill_market()
        self.player, self.opponent = self.opponent, self.player
        self._begin_turn()

    def _discard_money(self, player: Player, cards: int) -> None:
        for _ in range(cards):
            self.discard.append(player.money.pop(self.rng.randrange(len(player.money))))

    def _lose_columns(self) -> None:
        for column in self.player.columns:
            if column.tram is None:
                self.player.money += column.cards
        self.player.columns = [column for column in self.player.columns if column.tram]

    def _fill_hand(self, player: Player) -> None:
        while len(player.hand) < HAND_SIZE:
            if not self.deck:
                self._rebuild_deck()
            if not self.deck:
                break
            player.hand.append(self.deck.pop())

    def _rebuild_deck(self) -> None:
        for player in self.players:
            self._discard_money(player, len(player.money) // 2)
        self.deck, self.discard = self.discard, []
        self.rng.shuffle(self.deck)

    def _fill_market(self) -> None:
        while len(self.market) < MARKET_SIZE and self.stack:
            self.market.append(self.stack.pop())

    def _begin_turn(self) -> None:
        if self.player.hand:
            self.step = Step.FIRST_PASSENGER
            self.turns += 1
            self.empty_handed = 0
            return
        self.step = Step.STATIONS
        self.empty_handed += 1
        if self.empty_handed >= 2 and not self._can_draw():
            self.step = Step.OVER

    def _can_draw(self) -> bool:
        spare = sum(len(player.money) // 2 for player in self.players)
        return bool(self.deck or self.discard or spare)


def random_game(rng: Random) -> tuple[Game, int]:
    """A game played at random, and the number of decisions in it."""
    game = Game(rng)
    decisions = 0
    while not game.is_over:
        game.play(rng.choice(game.legal_moves()))
        decisions += 1
    return game, decisions
