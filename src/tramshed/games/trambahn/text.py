"""Trambahn's table in the terminal, drawn with rich from a `TableSeen`.

A line is a colour, a sign and a letter, so nothing is lost without colour. All of it fits 80
columns: the opponent on top, rows and score pad in the middle, own columns and hand below.
"""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal
from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.games.trambahn import moves
from tramshed.games.trambahn.components import MULTIPLIER, PRICE, ROW_SIZE, SCORINGS
from tramshed.games.trambahn.moves import CONDUCTOR_NAME, TRAM_NAMES
from tramshed.games.trambahn.shown.table import ColumnSeen, TableSeen
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words
from tramshed.text.contract import GameText
from tramshed.text.drawing import Drawing
from tramshed.text.lines import LOUD, QUIET, ruled

SIGNS = {"B": "◆", "R": "◉", "G": "▲", "Y": "▦"}
COLOURS = {"B": "bright_blue", "R": "red", "G": "green", "Y": "yellow"}
CARDS = {
    "B": "bold white on blue",
    "R": "bold white on red",
    "G": "bold black on green",
    "Y": "bold black on yellow",
    "C": "bold black on white",
}
WIDEST = 100
SIDE_BY_SIDE = 76
"""From this width on the score pad stands beside the rows."""


class Drawn(Drawing[TableSeen]):
    """The table as one seat sees it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        own = self.seen.seat or 0
        yield from (
            ruled(self._name(1 - own), self._purse(1 - own), width),
            self._columns(1 - own, width),
            ruled(self._say("rows"), self._stock(), width),
            self._middle(width),
            self._market(),
            ruled(self._name(own), self._purse(own), width),
            self._columns(own, width),
        )
        if self.seen.seat is not None:
            yield self._hand()

    # --- words

    def _name(self, player: int) -> str:
        return self.names[player]

    def _thousands(self, cards: int) -> str:
        return thousands(cards, self.words)

    # --- the parts

    def _purse(self, player: int) -> str:
        seen = self.seen.players[player]
        parts = [
            self._say("points", n=seen.points),
            self._say("cards", n=seen.hand),
            self._say("money", amount=self._thousands(seen.money)),
        ]
        if self.seen.spent and self.seen.to_move == player:
            parts.append(self._say("spent", amount=self._thousands(self.seen.spent)))
        return " · ".join(parts)

    def _stock(self) -> str:
        seen = self.seen
        return " · ".join(
            (
                self._say("turn", turn=seen.turn),
                self._say("deck", cards=seen.deck),
                self._say("discard", cards=seen.discard),
                self._say("stack", cards=seen.trams_left),
            )
        )

    def _columns(self, player: int, width: int) -> RenderableType:
        columns = self.seen.players[player].columns
        if not columns:
            return Text(f"  {self._say('no-columns')}", QUIET)
        texts = [self._column(number, column, width) for number, column in enumerate(columns, 1)]
        aligned = Columns(texts, equal=True, padding=(0, 3))
        return Padding(aligned, (0, 0, 0, 2), expand=False)

    def _column(self, number: int, column: ColumnSeen, width: int) -> Text:
        text = Text.assemble((f"{number} ", LOUD), sign(column.line), "  ", no_wrap=True)
        text.append(" ".join(card.lstrip("BRGY") for card in column.cards), COLOURS[column.line])
        if column.tram is None:
            return text.append(f"  {self._say('no-tram')}", LOUD)
        name = f"{tram(column.tram, self.words)} " if width >= WIDEST else ""
        text.append(f"  {name}×{column.multiplier}")
        return text.append(f" = {column.score}", LOUD)

    def _middle(self, width: int) -> RenderableType:
        if width < SIDE_BY_SIDE:
            return Padding(Group(self._rows(), self._pad()), (0, 0, 0, 2))
        both = Table.grid(padding=(0, 3, 0, 0))
        both.add_row(self._rows(), self._pad())
        return Padding(both, (0, 0, 0, 2))

    def _rows(self) -> Table:
        grid = Table.grid(padding=(0, 1))
        for line, waiting in self.seen.rows.items():
            cards = [Text(card.lstrip("BRGY"), COLOURS[line], justify="right") for card in waiting]
            free = [Text("·", QUIET, justify="right")] * (ROW_SIZE - len(cards))
            grid.add_row(sign(line), *cards, *free)
        for column in grid.columns[1:]:
            column.min_width = 2
        return grid

    def _pad(self) -> Table:
        """The score pad: ten scorings, the bonus line, the total."""
        pad = Table(box=box.SIMPLE, show_header=False, show_edge=False, padding=0, pad_edge=False)
        pad.add_column(max_width=9, no_wrap=True, overflow="ellipsis")
        for _ in range(SCORINGS):
            pad.add_column(width=3, justify="right", no_wrap=True)
        pad.add_column(justify="right", no_wrap=True)
        pad.add_column(justify="right", no_wrap=True, style=LOUD)
        numbers = [str(number) for number in range(1, SCORINGS + 1)]
        pad.add_row(
            self._say("scoring"), *numbers, self._say("bonus"), self._say("total"), style=QUIET
        )
        lines = [sign(scoring.line) for scoring in self.seen.scorings]
        pad.add_row("", *self._ten(lines))
        own = self.seen.seat or 0
        for player in (1 - own, own):
            scored = [Text(str(scoring.points[player])) for scoring in self.seen.scorings]
            counts = self.seen.players[player]
            pad.add_row(
                self._name(player), *self._ten(scored), str(counts.bonus), str(counts.points)
            )
        return pad

    def _ten(self, cells: list[Text]) -> list[Text]:
        return cells + [Text("·", QUIET)] * (SCORINGS - len(cells))

    def _market(self) -> Text:
        on_sale = [
            self._for_sale(name) for name, count in self.seen.market.items() for _ in range(count)
        ]
        text = Text(f"  {self._say('trams')}  ")
        return text.append_text(Text("  ").join(on_sale or [Text(self._say("sold-out"), QUIET)]))

    def _for_sale(self, name: str) -> Text:
        number = TRAM_NAMES.index(name)
        price = self._thousands(int(PRICE[number]))
        label = f"{tram(name, self.words)} ×{int(MULTIPLIER[number])}"
        return Text.assemble(("[", QUIET), (label, LOUD), f" {price}", ("]", QUIET))

    def _hand(self) -> Text:
        text = Text(f"  {self._say('hand')}  ", no_wrap=True)
        for card in self.seen.hand:
            text.append_text(tile(card)).append(" ")
        if not self.seen.hand:
            text.append(self._say("no-cards"), QUIET)
        return text


def draw(seen: TableSeen, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    return Drawn(seen, names, words)


def task(seen: TableSeen) -> Message:
    """What the player to move is to do now."""
    return Message(f"task.{seen.step.replace(' ', '-')}")


def label(move: Move, seen: TableSeen, names: Sequence[str], words: Words) -> Text:
    """A legal move in a menu, beside its verb."""
    match move.decision:
        case moves.Passenger(card, line):
            return _passenger(card, line, seen, words)
        case moves.Station(card, column):
            return _station(card, column, seen, words)
        case moves.NewColumn(card, line):
            return _new_column(card, line, words)
        case moves.Income(card):
            return tile(card)
        case moves.Purchase(name, column):
            return _tram(name, column, seen, words)
    return _done(seen, words)


def _passenger(card: str, line: str, seen: TableSeen, words: Words) -> Text:
    place = len(seen.rows[line]) + 1
    text = tile(card)
    if card == CONDUCTOR_NAME:
        text.append(" → ").append_text(sign(line))
    text.append(f" {place}/{ROW_SIZE}")
    if place == ROW_SIZE:
        own, other = (_worth(seen, player, line) for player in (seen.to_move, 1 - seen.to_move))
        note = words.say(Message("move.scores", {"mine": own, "theirs": other}))
        text.append(f" {note}", LOUD)
    return text


def _worth(seen: TableSeen, player: int, line: str) -> int:
    return sum(column.score for column in seen.players[player].columns if column.line == line)


def _station(card: str, slot: int, seen: TableSeen, words: Words) -> Text:
    text = tile(card).append(" → ").append(_column(slot, words))
    if card != CONDUCTOR_NAME:
        return text
    return text.append(" ").append_text(_line_of(slot, seen))


def _new_column(card: str, line: str, words: Words) -> Text:
    text = tile(card).append(" → ").append(words.say(Message("move.new-column")))
    return text.append(" ").append_text(sign(line)) if card == CONDUCTOR_NAME else text


def _tram(name: str, slot: int, seen: TableSeen, words: Words) -> Text:
    price = thousands(int(PRICE[TRAM_NAMES.index(name)]), words)
    text = Text(f"{tram(name, words)} {price} → ")
    return text.append(f"{_column(slot, words)} ").append_text(_line_of(slot, seen))


def _column(slot: int, words: Words) -> str:
    return words.say(Message("move.column", {"column": slot}))


def _line_of(slot: int, seen: TableSeen) -> Text:
    return sign(seen.players[seen.to_move].columns[slot - 1].line)


def _done(seen: TableSeen, words: Words) -> Text:
    step = seen.step.replace(" ", "-")
    text = Text(words.say(Message(f"move.done-{step}")))
    columns = seen.players[seen.to_move].columns
    lost = sum(column.tram is None for column in columns)
    if step == "buying" and lost:
        text.append(f" {words.say(Message('move.loses', {'n': lost}))}", LOUD)
    return text


def sign(line: str) -> Text:
    """A line: sign and letter in its colour."""
    return Text.assemble((f"{SIGNS[line]}{line}", f"bold {COLOURS[line]}"))


def tile(card: str) -> Text:
    """A card: sign, letter and value on its colour."""
    return Text.assemble((f" {SIGNS.get(card[0], '')}{card} ", CARDS[card[0]]))


def tram(name: str, words: Words) -> str:
    """A tram's short name."""
    return words.say(Message(f"table.tram-{name}"))


def thousands(cards: int, words: Words) -> str:
    """Money: each card is a thousand marks."""
    text: str = format_decimal(cards * 1000, locale=words.language)
    return text.replace("\u202f", "\u00a0")


TEXT = GameText(draw=draw, task=task, label=label, listed=("card", "tram"))
