"""What a scoring adds up from: at the row who gets how much, at each column its points times its
tram."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.trambahn.components import BONUS_SIZE, POINTS
from tramshed.games.trambahn.shown import news
from tramshed.games.trambahn.shown.table import ColumnSeen, TableSeen
from tramshed.games.trambahn.shown.things import CARD_NAMED
from tramshed.games.trambahn.web.glides import side_of
from tramshed.games.trambahn.web.texts import Texts, texts_in
from tramshed.kernel.view import View
from tramshed.kernel.words import Seat, Words
from tramshed.web.sums import Sum


def sums(events: Sequence[news.Event], view: View, words: Words, names: Sequence[str]) -> list[Sum]:
    """What to write of some events, on the table that they led to."""
    teller = Teller(view, texts_in(words), names)
    written: list[Sum] = []
    number = 0
    for event in events:
        match event:
            case news.LineScored(line, number):
                scored = [each for each in events if isinstance(each, news.PointsScored)]
                written.append(teller.row(line.name, scored))
            case news.PointsScored(player, points, line):
                written += teller.line(player, line.name, points, f"pad-{number}")
            case news.BonusScored(player, points, column):
                written += teller.bonus(player, column, points)
    return written


class Teller:
    """Writes on one table."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self._seen: TableSeen = view.table
        self._seat, self._texts, self._names = view.seat, texts, names

    def row(self, line: str, scored: Sequence[news.PointsScored]) -> Sum:
        """Who gets how much."""
        each = [f"{self._names[one.player.number]} {one.points}" for one in scored]
        said = self._texts.say("sum.row", line=self._texts.line(line), sums=", ".join(each))
        return Sum(at=f"row-{line}", text=" · ".join(each), say=said)

    def line(self, player: Seat, line: str, points: int, pad: str) -> Iterator[Sum]:
        """A player's columns of a line. A page may have skipped what happened since: then they are
        no more what they were, and nothing is better than a wrong sum."""
        columns = self._columns(player)
        mine = {number: each for number, each in columns if each.line == line and each.tram}
        if sum(each.score for each in mine.values()) == points:
            for number, each in mine.items():
                yield self._column(player, number, each, each.cards, pad)

    def bonus(self, player: Seat, column: int, points: int) -> Iterator[Sum]:
        """The first eight cards of a column."""
        for number, each in self._columns(player):
            cards = each.cards[:BONUS_SIZE]
            if number == column and sum(values(cards)) * each.multiplier == points:
                yield self._column(player, number, each, cards, "pad-bonus")

    def _columns(self, player: Seat) -> Iterator[tuple[int, ColumnSeen]]:
        return enumerate(self._seen.players[player.number].columns, 1)

    def _column(
        self, player: Seat, number: int, column: ColumnSeen, cards: Sequence[str], pad: str
    ) -> Sum:
        side, worth = side_of(player, self._seat), sum(values(cards)) * column.multiplier
        text = f"{added(values(cards))} × {column.multiplier} = {worth}"
        medal = "theirs-points" if side else "ours-points"
        return Sum(
            at=f"{side}column-{number}",
            text=text,
            say=self._texts.say(
                "sum.column", name=self._names[player.number], number=number, sum=text
            ),
            n=str(worth),
            to=[f"{pad}-{player.number}", medal],
        )


def values(cards: Sequence[str]) -> list[int]:
    """The points of stations; conductors have none."""
    return [int(POINTS[each.value]) for card in cards if (each := CARD_NAMED[card]).line]


def added(points: Sequence[int]) -> str:
    """Several in brackets."""
    if len(points) == 1:
        return str(points[0])
    return f"({'+'.join(map(str, points))})" if points else "0"
