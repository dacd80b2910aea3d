"""The table, drawn with rich from a `TableSeen`.

All of it fits 80 columns: what is for sale, the others and their trains, one's own below. Cash is
shown to its owner, to everybody with open money, and to all when the match is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.games.take_a_train.components import (
    LEAVING_SPECIALS,
    OBJECTIVES_EACH,
    ROUNDS,
    TAKEN_SPECIALS,
    WAGONS_OF,
)
from tramshed.games.take_a_train.moves import WAGON_NAMES
from tramshed.games.take_a_train.shown.table import PlayerSeen, TableSeen, TrainSeen
from tramshed.games.take_a_train.shown.things import CARD_NAMED, ObjectiveSeen, Wagon
from tramshed.games.take_a_train.text import tiles
from tramshed.games.take_a_train.text.sale import sale
from tramshed.kernel.words import Words
from tramshed.text.drawing import LONGEST_NAME, Drawing
from tramshed.text.lines import LOUD, QUIET, packed, ruled

WIDEST = 100


class Drawn(Drawing[TableSeen]):
    """The table as one seat sees it."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, WIDEST)
        yield ruled(self._title(), self._stock(), width)
        if self.seen.order:
            yield from self._market(width)
        else:
            yield from sale(self.seen, self.names, self.words, width)
        if self.seen.step == "over" or (self.seen.round > 1 and not self.seen.order):
            yield ruled(self._say("earnings"), "", width)
            yield self._pad()
        others = self._others()
        if others:
            yield ruled(self._say("players"), "", width)
            yield from (self._player(seat, width) for seat in others)
        if self.seen.seat is not None:
            yield from self._own(self.seen.seat, width)

    # --- words

    def _money(self, amount: int) -> str:
        return tiles.dollars(amount, self.words)

    # --- the parts

    def _title(self) -> str:
        seen = self.seen
        what = "end" if seen.step == "over" else "wagons" if seen.order else seen.kind
        return f"{self._say('round', round=seen.round)} · {self._say(what)}"

    def _stock(self) -> str:
        seen, auction = self.seen, self.seen.auction
        if seen.step == "over":
            return ""
        if seen.order:
            discarded = sum(seen.discard.values())
            parts = [
                self._say("deck", cards=seen.deck),
                self._say("discard", cards=discarded),
                self._say("limit", wagons=seen.limit),
            ]
            return " · ".join(parts)
        if seen.kind == "draft":
            return ""
        return f"{self._say('lot', lot=auction.lots)} · {self._say('stack', cards=auction.stack)}"

    def _market(self, width: int) -> Iterator[Text]:
        seen = self.seen
        cards = [
            Text.assemble(tiles.card(each, self.words), ("✗" if chosen else "", LOUD))
            for each, chosen in zip(seen.market, seen.chosen, strict=True)
        ]
        if seen.step != "over":
            none = [Text(self._say("no-market"), QUIET)]
            yield packed(Text(f"  {self._say('market')}  "), cards or none, width, gap=" ")
            yield packed(Text(f"  {self._say('left')}  ", QUIET), list(self._left()), width, "  ")

    def _left(self) -> Iterator[Text]:
        """How many cards of each type are still in the deck, of how many there are."""
        seen = self.seen
        lie_open = [
            *seen.market,
            *(each for each, count in seen.discard.items() for _ in range(count)),
        ]
        lie_open += [
            wagon for player in seen.players for train in player.trains for wagon in train.wagons
        ]
        gone = [each.type for name in lie_open if isinstance(each := CARD_NAMED[name], Wagon)]
        for cargo, total in zip(WAGON_NAMES, WAGONS_OF, strict=True):
            short = self._say(f"{cargo}-short")
            text = f"{short} {total - gone.count(cargo)}/{total}"
            yield Text(text, tiles.CARGO_COLOURS[cargo])
        specials = len(TAKEN_SPECIALS) + len(LEAVING_SPECIALS)
        wagons = sum(WAGONS_OF) - sum(gone.count(cargo) for cargo in WAGON_NAMES)
        yield Text(f"{self._say('specials')} {seen.deck - wagons}/{specials}")

    # --- the players

    def _others(self) -> list[int]:
        """By turn order, or clockwise from the viewer's left."""
        seen = self.seen
        first = 0 if seen.seat is None else seen.seat
        seats = len(seen.players)
        around = seen.order or tuple((first + step) % seats for step in range(seats))
        return [seat for seat in around if seat != seen.seat]

    def _name(self, seat: int) -> Text:
        """Whose move it is, the place, the name: all equally wide."""
        player = self.seen.players[seat]
        mark = "→" if self.seen.to_move == seat else " "
        place = " " if player.place is None else str(player.place + 1)
        return Text.assemble((mark, LOUD), f"{place} ", self._named(seat), "  ")

    def _player(self, seat: int, width: int) -> Text:
        player = self.seen.players[seat]
        trains = [self._train(train) for train in player.trains]
        return packed(self._name(seat), [*trains, *self._facts(player, seat)], width)

    def _facts(self, player: PlayerSeen, seat: int) -> Iterator[Text]:
        seen = self.seen
        if not seen.order and seat == seen.auction.starter:
            yield Text(self._say("starter"))
        if seen.open_money and seen.step != "over":
            yield Text(self._say("has", amount=self._money(player.cash)))
        if seen.order and player.replacing and seen.step != "over":
            yield Text(self._say("replacing", amount=self._money(player.replacing)), QUIET)
        if player.achieved:
            yield Text(self._say("achieved", count=len(player.achieved)), QUIET)

    def _train(self, train: TrainSeen) -> Text:
        if not self.seen.order and train.locomotive and not train.face_down:
            return tiles.locomotive(train.locomotive, self.words)
        text = tiles.engine(train, self.words).append(" ")
        text.append_text(tiles.wagons(train, self.words, short=True))
        return text.append(f" = {self._money(train.income)}", LOUD) if train.wagons else text

    # --- the viewer

    def _own(self, seat: int, width: int) -> Iterator[RenderableType]:
        player = self.seen.players[seat]
        facts = [self._money(player.cash), self._say("power", power=player.power)]
        if not self.seen.order and seat == self.seen.auction.starter:
            facts.append(self._say("starter"))
        if player.place is not None and player.replacing and self.seen.step != "over":
            facts.append(self._say("place", place=player.place + 1))
            facts.append(self._say("replacing", amount=self._money(player.replacing)))
        yield ruled(self.names[seat], " · ".join(facts), width)
        for number, train in enumerate(player.trains, 1):
            yield packed(Text(f"  {number} ", LOUD), list(self._own_train(train)), width, "  ")
        title = Text(f"  {self._say('objectives')}  ")
        aims = [self._objective(each) for each in self.seen.objectives]
        done = [self._objective(each, done=True) for each in player.achieved]
        yield packed(title, aims + done, width, " · ")

    def _own_train(self, train: TrainSeen) -> Iterator[Text]:
        known = train.locomotive
        if known and not train.face_down:
            text = tiles.locomotive(known, self.words)
            yield text.append(" +1", LOUD) if train.plus_one else text
        else:
            yield tiles.engine(train, self.words)
        if not self.seen.order:
            if train.paid:
                yield Text(self._say("paid", amount=self._money(train.paid)), QUIET)
            return
        yield tiles.wagons(train, self.words, short=False)
        if train.wagons:
            sum_of = f"{self._money(train.worth)} × {train.multiplier} "
            yield Text.assemble(
                sum_of if train.multiplier else "", (f"= {self._money(train.income)}", LOUD)
            )

    def _objective(self, seen: ObjectiveSeen, *, done: bool = False) -> Text:
        text = self.words.say(seen.called)
        return Text(f"✓ {text}", QUIET) if done else Text(text)

    # --- earnings

    def _pad(self) -> RenderableType:
        """What the trains earned in each round, objectives, and at the end the cash."""
        over = self.seen.step == "over"
        pad = Table(
            box=box.SIMPLE, show_header=False, show_edge=False, padding=(0, 1), pad_edge=False
        )
        pad.add_column(max_width=LONGEST_NAME, no_wrap=True, overflow="ellipsis")
        for _ in range(ROUNDS + 1 + over):
            pad.add_column(justify="right", no_wrap=True)
        rounds = [self._say("round-short", round=number) for number in range(1, ROUNDS + 1)]
        total = [self._say("cash")] if over else []
        pad.add_row("", *rounds, self._say("objectives"), *total, style=QUIET)
        for seat, player in enumerate(self.seen.players):
            earned = [self._money(amount) for amount in player.earned]
            free = ["·"] * (ROUNDS - len(earned))
            aims = f"{len(player.achieved)}/{OBJECTIVES_EACH}"
            cash = [Text(self._money(player.cash), LOUD)] if over else []
            pad.add_row(self.names[seat], *earned, *free, aims, *cash)
        return Padding(pad, (0, 0, 0, 2))


def draw(seen: TableSeen, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table."""
    return Drawn(seen, names, words)
