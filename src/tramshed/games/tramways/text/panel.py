"""Everything beside the map: players, auction, books, buildings, the own hand."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tramshed.games.tramways.components import CASH_A_JOY, ROUNDS, TRACK_JOY
from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.shown.narrate import minus, signed
from tramshed.games.tramways.shown.seen import (
    BookSeen,
    PlayerSeen,
    PurseSeen,
    TableSeen,
)
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.text import signs
from tramshed.games.tramways.text.signs import JOY, PASSENGER, STRESS, WORKER
from tramshed.text.drawing import Drawing
from tramshed.text.lines import LOUD, QUIET, packed

PHASES = {
    "setup": ("sides", "draft", "book", "keep", "top", "packet"),
    "hands": ("hand",),
    "auction": ("auction", "line", "take", "void"),
    "administration": ("administration", "newcomers", "square", "demand"),
    "end": ("over",),
}
STRESS_BAR = 7


class Panel(Drawing[TableSeen]):
    """What one seat sees beside the map, in some width."""

    width: int

    def lines(self) -> Iterator[Text]:
        """All of it."""
        yield from self._players()
        yield self._demand()
        if self.seen.bidding:
            yield from self._bids()
        if self.seen.row:
            yield self._tickets("row", self._row())
        if self.seen.draft and self.seen.step in ("draft", "sides"):
            yield self._tickets("draft", map(self._ticket, self.seen.draft))
        yield from self._development()
        if self.seen.buildings:
            yield self._buildings()
        if self.seen.trip:
            yield self._trip()
        if self.seen.seat is not None:
            yield from self._own()

    # --- words

    def _money(self, amount: int) -> str:
        return signs.dollars(amount, self.words)

    def _title(self, name: str) -> Text:
        return Text(f"  {self._say(name)}  ")

    def _ticket(self, ticket: TicketSeen) -> Text:
        return signs.ticket(ticket, self.words)

    def _tickets(self, title: str, pieces: Iterator[Text]) -> Text:
        return packed(self._title(title), list(pieces), self.width)

    # --- players

    def _players(self) -> Iterator[Text]:
        """In the order of play; in an auction in the order of bidding."""
        order = self.seen.bidding or [seat for seat in self.seen.order if seat is not None]
        for seat in order:
            player = self.seen.players[seat]
            yield packed(self._name(seat), list(self._facts(seat, player)), self.width, "  ")

    def _name(self, seat: int) -> Text:
        """Whose move it is, letter and name: all equally wide."""
        awaited = self.seen.to_move == seat or (
            self.seen.to_move is None and seat not in self.seen.done and self.seen.step != "over"
        )
        return Text.assemble(
            ("→" if awaited else " ", LOUD), signs.seat_letter(seat), " ", self._named(seat), " "
        )

    def _facts(self, seat: int, player: PlayerSeen) -> Iterator[Text]:
        """What everybody knows; of the viewer what he has already decided, too."""
        purse, held, points = player.purse, player.held, player.points
        if self.seen.sheet and seat == self.seen.seat:
            purse, held = self.seen.sheet.purse, len(self.seen.hand)
            points += standing(purse) - standing(player.purse)
        if self.seen.step == "over":
            yield from self._sum(player)
            return
        yield from self._purse(purse, player)
        yield Text(self._say("hand-count", cards=f"{held}/{player.limit}"))
        yield Text(self._say("deck-count", deck=player.deck, discard=len(player.discard)), QUIET)
        yield Text(self._say("tiles", straights=player.straights, curves=player.curves), QUIET)
        yield Text(self._say("tracks", count=player.complete))
        yield self._points(points)

    def _sum(self, player: PlayerSeen) -> Iterator[Text]:
        """How the points of the end come about (TW-5.1)."""
        purse, tracks = player.purse, self._say("tracks", count=player.complete)
        yield Text(f"{JOY}{signed(purse.joy)}", "red")
        yield Text(f"+{player.complete * TRACK_JOY} ({tracks})")
        yield Text(f"+{purse.cash // CASH_A_JOY} ({self._money(purse.cash)})")
        yield Text(f"−{purse.stress} ({STRESS})")
        yield Text("= ", LOUD).append_text(self._points(player.points))

    def _points(self, points: int) -> Text:
        return Text(self._say("points", sign=minus(points), n=abs(points)), LOUD)

    def _purse(self, purse: PurseSeen, player: PlayerSeen) -> Iterator[Text]:
        yield Text(f"{self._money(purse.cash):>4}")
        yield Text(f"{JOY}{signed(purse.joy):>3}", "red")
        share = -(-purse.stress * STRESS_BAR // player.last_stress)
        bar = "▮" * share + "▯" * (STRESS_BAR - share)
        full = purse.stress == player.last_stress
        yield Text(
            f"{STRESS}{purse.stress:>2}/{player.last_stress} {bar}", "bold red" if full else ""
        )
        yield Text(f"{WORKER}{purse.workers}/{player.most_workers}")

    # --- the auction

    def _demand(self) -> Text:
        """Which type gets passengers after which round; how many are left."""
        title = self._title("demand")
        pieces = []
        for number, letter in enumerate(self.seen.demand, 1):
            style = LOUD if number == self.seen.round else QUIET if number < self.seen.round else ""
            sign = signs.destination(letter)
            pieces.append(Text.assemble((f"{number}:", style), sign))
        pieces.append(Text(f"{PASSENGER} {self._say('supply', count=self.seen.supply)}"))
        if 1 <= self.seen.round < ROUNDS:
            pieces.append(Text(self._say("auction-deck", cards=self.seen.auction_left), QUIET))
        return packed(title, pieces, self.width, "  ")

    def _bids(self) -> Iterator[Text]:
        bids = []
        for seat in self.seen.bidding:
            player = self.seen.players[seat]
            if not player.in_auction:
                continue
            bid = self._money(player.bid) if player.bid else "–"
            bids.append(Text.assemble(signs.player(seat, self.names), f" {bid}"))
        yield packed(self._title("bids"), bids, self.width)
        places = [
            Text.assemble(f"{place}. ", Text("…", QUIET) if seat is None else self._who(seat))
            for place, seat in enumerate(self.seen.order, 1)
        ]
        yield packed(self._title("places"), places, self.width)

    def _who(self, seat: int) -> Text:
        return signs.player(seat, self.names)

    def _row(self) -> Iterator[Text]:
        """Face-up auction tickets; a solo player's newest one costs stress."""
        for ticket in self.seen.row:
            text = self._ticket(ticket)
            if ticket.number == self.seen.newest:
                text.append(f" {STRESS}+1", "red")
            yield text

    # --- development tickets and buildings

    def _development(self) -> Iterator[Text]:
        seen = self.seen
        if seen.pile:
            pieces = [*map(self._ticket, seen.faces)]
            if seen.books[0].left and seen.step != "packet":
                pieces.append(Text(self._say("face-down", cards=seen.books[0].left), QUIET))
            if pieces:
                yield packed(self._title("pile"), pieces, self.width)
        else:
            books = [
                self._book(number, book) for number, book in enumerate(seen.books, 1) if book.left
            ]
            if books:
                yield packed(self._title("books"), books, self.width)
        yield from self._inside()

    def _book(self, number: int, book: BookSeen) -> Text:
        top = self._ticket(book.top) if book.top else Text("…", QUIET)
        more = book.left - (book.top is not None)
        text = Text.assemble((f"{number}: ", LOUD), top)
        return text.append(f" +{more}", QUIET) if more else text

    def _inside(self) -> Iterator[Text]:
        """What the viewer has seen in a book and may remember."""
        if self.seen.seat is None:
            return
        for number, book in enumerate(self.seen.books, 1):
            if book.inside:
                title = self._say("packet") if self.seen.pile else self._say("inside", book=number)
                tickets = [*map(self._ticket, book.inside)]
                yield packed(Text(f"  {title}  ", QUIET), tickets, self.width)

    def _buildings(self) -> Text:
        """Types and numbers; the tickets too when one is to be chosen, or there are few."""
        seen = self.seen
        if seen.step in ("parcel", "ticket") or len(seen.buildings) <= 5:
            return self._tickets("buildings", map(self._ticket, seen.buildings))
        counts = {
            letter: sum(ticket.trade == letter for ticket in seen.buildings)
            for letter in TRADE_LETTERS
        }
        pieces = [
            Text.assemble((f"[{letter}]", signs.TRADE_BLOCKS[letter]), f"×{count}")
            for letter, count in counts.items()
            if count
        ]
        return packed(self._title("buildings"), pieces, self.width)

    def _trip(self) -> Text:
        """A passenger on the way, and what the tracks cost or bring."""
        trip = self.seen.trip
        assert trip is not None
        goal = signs.destination(trip.goal) if trip.goal else Text("…")
        start = Text.assemble(f"{PASSENGER} {trip.origin} → ", goal)
        rides = [
            Text.assemble(signs.seat_letter(track.owner), f" {self._money(track.fare)}")
            for track in trip.tracks
        ]
        now = Text(self._say("now-at", cell=trip.at))
        return packed(self._title("trip"), [start, *rides, now], self.width)

    # --- the viewer

    def _own(self) -> Iterator[Text]:
        seen = self.seen
        none = [Text(self._say("no-tickets"), QUIET)]
        hand = [*map(self._ticket, seen.hand)]
        yield packed(self._title("hand"), hand or none, self.width)
        if seen.sheet and seen.sheet.entries:
            used = [
                Text.assemble(
                    (f"#{entry.ticket.number}", LOUD),
                    " ✗" if entry.discarded else " ",
                    Text(" ").join(signs.icon(icon, self.words) for icon in entry.icons),
                )
                for entry in seen.sheet.entries
            ]
            yield packed(self._title("sheet"), used, self.width)


def standing(purse: PurseSeen) -> int:
    """What a purse counts at the end."""
    return purse.joy + purse.cash // CASH_A_JOY - purse.stress


def phase(seen: TableSeen) -> str:
    """The phase that a step belongs to."""
    if seen.bill and seen.bill.what in ("bid", "more"):
        return "auction"
    for name, steps in PHASES.items():
        if seen.step in steps and not (seen.half and name == "setup"):
            return name
    return "actions"
