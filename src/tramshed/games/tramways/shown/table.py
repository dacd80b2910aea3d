"""A view as plain Python values (seen.py)."""

from __future__ import annotations

from typing import Any

from tramshed.games.tramways import names, state, steps, whereabouts
from tramshed.games.tramways.components import (
    CASH_A_JOY,
    DEVELOPMENTS,
    LAST_STRESS,
    ROUNDS,
    TICKETS,
    TRACK_JOY,
    WORKERS,
)
from tramshed.games.tramways.icons import GOALS
from tramshed.games.tramways.knowledge.memory import IN_BOOK
from tramshed.games.tramways.shown.map import MapReader
from tramshed.games.tramways.shown.seen import (
    BillSeen,
    BookSeen,
    EntrySeen,
    PlayerSeen,
    PurseSeen,
    SheetSeen,
    TableSeen,
    TrackSeen,
    TripSeen,
)
from tramshed.games.tramways.shown.things import TicketSeen, icon, tickets
from tramshed.games.tramways.state import View
from tramshed.kernel.record import plain
from tramshed.kernel.seats import SPECTATOR, seats_in
from tramshed.kernel.setup import Setup

STEP_NAMES = (
    "sides", "draft", "book", "keep", "top", "packet", "auction", "line", "take", "void", "action",
    "start", "lay", "upgrade", "parcel", "ticket", "renovate", "passenger", "goal", "ride",
    "commerce", "leisure", "pay", "administration", "newcomers", "square", "demand", "hand", "over",
)  # fmt: skip
assert len(STEP_NAMES) == len(steps.ALL)

BILL_NAMES = {
    0: "newcomers",
    state.FOR_BID: "bid",
    state.FOR_MORE: "more",
    state.FOR_JOY: "joy",
    state.FOR_TRACK: "track",
    state.FOR_UPGRADE: "upgrade",
    state.FOR_BUILDING: "building",
    state.FOR_RENOVATION: "renovation",
    state.FOR_TRIP: "trip",
}


def table(v: View, setup: Setup) -> TableSeen:
    """Read a view."""
    return _Reader(plain(v), setup).table()


class _Reader:
    """Reads one view."""

    def __init__(self, view: Any, setup: Setup) -> None:
        self.view = view
        self.seen = view["table"]
        self.setup = setup
        self.map = MapReader(self.seen, setup)
        self.seat = None if view["seat"] == SPECTATOR else int(view["seat"])
        self.known = tickets(setup)
        self.step = int(self.seen["step"])
        self.together = self.step in steps.TOGETHER

    def table(self) -> TableSeen:
        seen = self.seen
        found = self.map.whole()
        return TableSeen(
            seat=self.seat,
            step=STEP_NAMES[self.step],
            round=int(seen["rounds"]),
            half=int(seen["half"]),
            taken=int(seen["taken"]),
            to_move=None if self.together or self.step == steps.OVER else int(seen["seat"]),
            done=tuple(seats_in(int(seen["done"]))) if self.together else (),
            order=self._order(),
            bidding=self._bidding(),
            demand=tuple(
                names.TRADE_LETTERS[trade - 1] for trade in seen["demand"].tolist() if trade
            ),
            supply=int(seen["supply"]),
            wanting=int(seen["wanting"]),
            row=self._in(whereabouts.ROW),
            newest=self.known[int(seen["newest"]) - 1].number if seen["newest"] else None,
            auction_left=int(seen["auction_left"]),
            buildings=self._in(whereabouts.SUPPLY),
            draft=self._in(whereabouts.DRAFT),
            pile=self.setup.option("development") == "pile",
            faces=self._in(whereabouts.FACE),
            books=self._books(),
            map=found,
            line=int(seen["line"]) - 1 if seen["line"] else None,
            cost=int(seen["cost"]),
            choice=self._choice(),
            ticket=self._ticket(seen["ticket"]),
            bill=self._bill(),
            trip=self._trip(),
            hand=self._tickets(self.view["hand"]),
            own=self._own(),
            sheet=self._sheet(),
            players=tuple(self._player(seat, found.tracks) for seat in range(self.setup.seats)),
        )

    # --- tickets

    def _ticket(self, number: int) -> TicketSeen | None:
        return self.known[int(number) - 1] if number else None

    def _tickets(self, held: Any) -> tuple[TicketSeen, ...]:
        return tuple(self.known[ticket] for ticket in held["cards"][: held["n"]].tolist())

    def _in(self, *wanted: int) -> tuple[TicketSeen, ...]:
        found = self.seen["where"].tolist()
        return tuple(self.known[ticket] for ticket in range(TICKETS) if found[ticket] in wanted)

    def _own(self) -> tuple[TicketSeen, ...]:
        if self.seat is None:
            return ()
        held = self._tickets(self.view["hand"])
        kept = self._in(
            *(
                where + self.seat
                for where in (whereabouts.HELD, whereabouts.OWNED, whereabouts.DISCARD)
            )
        )
        numbers = {each.number for each in (*held, *kept)}
        return tuple(each for each in self.known if each.number in numbers)

    def _books(self) -> tuple[BookSeen, ...]:
        memory = self.view["memory"].tolist()
        return tuple(
            BookSeen(
                left=int(book["left"]),
                top=self._ticket(book["top"]),
                opened=bool(book["opened"]),
                inside=tuple(
                    self.known[ticket]
                    for ticket in range(DEVELOPMENTS)
                    if memory[ticket] == 1 << (IN_BOOK + number)
                ),
            )
            for number, book in enumerate(self.seen["books"][: max(self.setup.seats, 2)])
        )

    # --- who

    def _order(self) -> tuple[int | None, ...]:
        """During an auction only the places already taken."""
        seats, seen = self.setup.seats, self.seen
        order = seen["order"][:seats].tolist()
        if not self._auctioning():
            return tuple(order)
        front, rear = int(seen["front"]), seats - int(seen["rear"])
        return tuple(
            seat if place < front or place >= rear else None for place, seat in enumerate(order)
        )

    def _bidding(self) -> tuple[int, ...]:
        order: list[int] = self.seen["old_order"][: self.setup.seats].tolist()
        return tuple(order) if self._auctioning() else ()

    def _auctioning(self) -> bool:
        bill = int(self.seen["bill"]["what"])
        return self.step == steps.AUCTION or (self.step == steps.PAY and bill == state.FOR_BID)

    def _player(self, seat: int, tracks: tuple[TrackSeen, ...]) -> PlayerSeen:
        player = self.seen["players"][seat]
        hard, purse = int(player["hard"]), _purse(player["purse"])
        held, secret = int(player["held"]), int(player["secret"])
        sure, own = self._in(whereabouts.HELD + seat), self._in(whereabouts.OWNED + seat)
        complete = sum(track.owner == seat and track.complete for track in tracks)
        return PlayerSeen(
            purse=purse,
            hard=bool(hard),
            last_stress=LAST_STRESS[hard],
            most_workers=WORKERS[hard],
            limit=int(player["limit"]),
            straights=int(player["straights"]),
            curves=int(player["curves"]),
            held=held,
            deck=0 if self._decks_are_gone() else len(sure) + len(own) + secret - held,
            discard=self._in(whereabouts.DISCARD + seat),
            surely_held=sure,
            bid=int(player["bid"]),
            in_auction=self._auctioning() and bool(int(self.seen["in_auction"]) >> seat & 1),
            complete=complete,
            points=purse.joy + TRACK_JOY * complete + purse.cash // CASH_A_JOY - purse.stress,
        )

    def _decks_are_gone(self) -> bool:
        """In the last round, once the hands are chosen (TW-4.3)."""
        return int(self.seen["rounds"]) == ROUNDS and self.step != steps.HAND

    # --- what is going on

    def _choice(self) -> str:
        choice = int(self.seen["choice"])
        if self.step in (steps.KEEP, steps.TOP):
            return str(choice + 1)
        bill = BILL_NAMES.get(int(self.seen["bill"]["what"]))
        if self.step == steps.TICKET or bill in ("building", "renovation"):
            return names.labels(self.setup)[choice - 1]
        return ""

    def _bill(self) -> BillSeen | None:
        bill = self.seen["bill"]
        if not bill["what"] and not bill["ticket"]:
            return None
        goals = int(bill["goals"])
        return BillSeen(
            what=BILL_NAMES[int(bill["what"])],
            money=int(bill["money"]),
            rails=int(bill["rails"]),
            sign=icon(int(bill["sign"]), self.setup),
            goals=tuple(names.goal(goal, self.setup) for goal in range(GOALS) if goals >> goal & 1),
            ticket=self._ticket(bill["ticket"]),
            slot=int(bill["slot"]),
            spent=tuple(self.known[ticket - 1] for ticket in bill["spent"].tolist() if ticket),
        )

    def _trip(self) -> TripSeen | None:
        trip = self.seen["trip"]
        if not trip["been"]:
            return None
        chosen = self.step not in (steps.PASSENGER, steps.GOAL)
        return TripSeen(
            origin=self.map.cell(int(trip["origin"])),
            goal=names.goal(int(trip["goal"]), self.setup) if chosen else "",
            at=self.map.cell(int(self.seen["sites"][int(trip["node"])]["cell"])),
            tracks=tuple(
                self.map.track(int(track) - 1) for track in trip["tracks"][: int(trip["n"])]
            ),
        )

    def _sheet(self) -> SheetSeen | None:
        if self.seat is None or self.step != steps.ADMINISTRATION:
            return None
        sheet = self.view["sheet"]
        return SheetSeen(
            purse=_purse(sheet["purse"]),
            entries=tuple(
                self._entry(int(ticket), int(used))
                for ticket, used in zip(
                    sheet["tickets"][: sheet["n"]], sheet["used"][: sheet["n"]], strict=True
                )
            ),
        )

    def _entry(self, number: int, used: int) -> EntrySeen:
        ticket = self.known[number]
        return EntrySeen(ticket, ticket.used(used), bool(used >> state.DISCARDED & 1))


def _purse(purse: Any) -> PurseSeen:
    return PurseSeen(*(int(purse[name]) for name in ("cash", "joy", "stress", "workers")))
