"""A page's socket: what it holds, what it has been sent, what it is sent next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Protocol

import msgspec
from markupsafe import Markup, escape

from tramshed.kernel.entries import Weight
from tramshed.kernel.news import News, news_for
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.words import Message, Seat
from tramshed.server.play.clock import Pulse
from tramshed.server.play.levels import names_at
from tramshed.server.play.pace import NORMAL
from tramshed.server.wire.drafting import Drafted, Wanted, drafted
from tramshed.server.wire.messages import (
    Curtain,
    Ping,
    Rehearse,
    Rehearsed,
    State,
    Told,
    write,
)
from tramshed.server.wire.rendering import ENDING, LINES_PER_ACTION, zone_html
from tramshed.server.wire.seat_views import SeatView
from tramshed.server.wire.shown_table import ShownTable
from tramshed.server.wire.taps import marked
from tramshed.server.words import game_words
from tramshed.web.contract import GamePage, page_of
from tramshed.web.journal import Line, gathered, item
from tramshed.web.sums import Sum

_UNSENT = object()
MOST_WAITING = 200
"""Answers that may wait for a page that does not read; then it is let go."""


class Socket(Protocol):
    """Where messages go."""

    async def send(self, text: str) -> None: ...


class Connection:
    """One page at one table.

    A page is sent the difference between what it has and how things are when it can take it: a
    slow page skips states, it never holds anybody up.
    """

    def __init__(
        self, table: ShownTable, person_id: int | None, language: str, socket: Socket | None = None
    ) -> None:
        self.table = table
        self.person_id = person_id
        self.language = language
        self.held: list[int] = []
        """The seats of this device."""
        self.facing: int | None = None
        """The seat whose hand is shown."""
        self.pulse = Pulse()
        self.heard_at = 0.0
        """When it last said something."""
        self.speed = NORMAL
        self.skips = False
        self.greeted = False
        self.logged = -1
        """The last action whose news have been sent."""
        self._right = -1
        """The last action whose journal lines, with all before, are right on the page."""
        self._socket = socket
        self._wake = asyncio.Event()
        self._answers: deque[Told] = deque()
        self._dirty = False
        self._zones: dict[str, Hashable] = {}
        self._last: dict[str, Any] = {}
        self._undone: list[list[News]] = []
        self._extra: list[Line] = []
        self._cut: int | None = None
        self._wanted: tuple[int, int, Wanted] | None = None
        """What its seat drafts, with the seat and the number of the decision."""
        self._ended = False
        """Has the journal told of a concession?"""
        self._acks: deque[str] = deque()
        self.take_seats()

    # --- whose eyes

    def take_seats(self) -> None:
        """Find the seats that belong to this person."""
        self.held = self.table.row.seats_of(self.person_id)
        if len(self.held) == 1:
            self._face(self.held[0])

    @property
    def seat(self) -> int:
        """Whose view is sent."""
        return SPECTATOR if self.facing is None else self.facing

    def lift(self, seat: int) -> bool:
        """Somebody says that he is here, alone with his hand."""
        if seat not in self.held:
            return False
        self._face(seat)
        self.touch()
        return True

    def drop(self) -> None:
        """Hide the hand, on a device that several people share."""
        if len(self.held) > 1:
            self._face(None)
            self.touch()

    def lower_curtain(self, awaited: tuple[int, ...]) -> None:
        """Hide the hand when it is somebody else's turn on this device."""
        if self.facing in awaited:
            return
        if any(seat in awaited for seat in self.held if seat != self.facing):
            self.drop()

    def _face(self, seat: int | None) -> None:
        self.facing = seat

    def wishes(self, speed: str) -> None:
        """The reader would like bots to move at this speed."""
        self.speed = speed
        self.table.pace.look_again()

    def skip(self) -> None:
        """The reader has seen enough of what bots do, until a person decides again."""
        self.skips = True
        self.table.pace.look_again()

    @property
    def journal_seat(self) -> int:
        """Whose journal is sent: on a device that several people share, the public one."""
        return self.seat if len(self.held) < 2 else SPECTATOR

    # --- sending

    def hello(self, seen: int) -> None:
        """The page has its journal up to a line; all zones are sent."""
        journal = self.table.journal
        known = -1 if seen < 0 else seen // LINES_PER_ACTION
        self.logged = self._right = journal.standing(known) if self.table.board else -1
        place = journal.places[self.logged] if self.logged >= 0 else -1
        if place < known:
            self._cut = _last_line(place)
        self._zones.clear()
        self._last.clear()
        self._wanted = None
        self._ended = False
        self.greeted = True
        self.touch()

    def touch(self) -> None:
        """Something may have changed."""
        if self.greeted:
            self._dirty = True
            self._wake.set()

    def tell(self, message: Told) -> None:
        """Send a message as it is."""
        self._answers.append(message)
        self._wake.set()

    def measure(self) -> None:
        """Find out how slow the connection is."""
        if number := self.pulse.ping():
            self.tell(Ping(number))

    def acknowledge(self, command_id: str) -> None:
        """The next state is the answer to this."""
        self._acks.append(command_id)
        self.touch()

    def taken_back(self, numbers: Sequence[int], struck: Sequence[list[News]], seat: int) -> None:
        """A seat has taken back these actions, of which those were the news. Lines below them are
        sent again."""
        journal = self.table.journal
        had = [news for number, news in zip(numbers, struck, strict=True) if number <= self.logged]
        if not had:
            return
        self._undone += reversed(had)
        self.logged -= len(had)
        self._right = min(self._right, numbers[0] - 1)
        last = _last_line(journal.places[self._right])
        self._cut = last if self._cut is None else min(self._cut, last)
        if any(news_for(news, self.journal_seat) for news in had):
            text = self._say(Message("table.taken-back", {"player": Seat(seat)}))
            self._extra = [Line(journal.last * LINES_PER_ACTION, Weight.STEP, text)]

    def _say(self, message: Message) -> Markup:
        row = self.table.row
        words = game_words(self.language, row.game)
        reader = None if self.journal_seat == SPECTATOR else self.journal_seat
        return escape(words.say(message, names_at(row, self.language), reader))

    async def run(self) -> None:
        """Send what there is to send, until cancelled."""
        socket = self._socket
        assert socket is not None
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._answers:
                await socket.send(write(self._answers.popleft()).decode())
            while self._dirty:
                await self.table.safe()
                self._dirty = len(self._acks) > 1  # each gets a state of its own
                await socket.send(write(self.compose()).decode())

    @property
    def is_flooded(self) -> bool:
        return len(self._answers) > MOST_WAITING

    # --- composing

    def compose(self) -> State:
        """How things are, as far as this page does not know it yet."""
        table, seat = self.table, self.seat
        look, mine = table.seat_views.of(seat, self.language), self.facing
        ack = self._acks.popleft() if self._acks else None
        cut, self._cut = self._cut, None
        whole = not self._zones
        sums = self._sums(look)
        log, came, went, moment = self._log()
        return State(
            n=0 if mine is None else table.row.numbers[mine],
            seat=mine,
            phase=table.phase,
            moves=table.row.moves,
            whole=whole,
            zones=self._changed_zones(self._zones_of(look)),
            log=[(line.number, item(line)) for line in log],
            cut=cut,
            from_=came,
            to=went,
            moment=moment,
            sums=sums,
            menu=self._menu(look),
            turn=list(table.awaited),
            clock=table.clock.left,
            undo=look is not None and look.undoable > 0,
            restart=look is not None and look.undoable > 1,
            curtain=self._curtain(),
            held=self.held,
            players=self._if_new("players", table.seat_views.players(self.language)),
            result=self._if_new("result", table.result()),
            rematch=f"/tables/{table.row.rematch_id}" if table.row.rematch_id else None,
            drafts=look is not None and bool(look.menu) and self._page.complete is not None,
            id=ack,
        )

    @property
    def _page(self) -> GamePage:
        return page_of(self.table.row.game)

    # --- drafts

    @property
    def is_shown(self) -> bool:
        """Does the page have its zones, so that differences can be sent?"""
        return bool(self._zones)

    def rehearse(self, wanted: Wanted, wish: Rehearse) -> None:
        """Tell this page alone what a draft would lead to."""
        look = self.table.seat_views.of(self.seat, self.language)
        assert look is not None
        found = self._drafted(look, wanted)
        self._wanted = self.seat, wish.n, wanted
        draft = found.draft
        answer = Rehearsed(
            id=wish.id,
            n=wish.n,
            k=wish.k,
            ok=draft.is_ready,
            html=found.why,
            chosen=list(draft.chosen),
            moves=list(draft.moves),
            menu=found.menu,
            zones=self._changed_zones(found.zones),
            data=found.data,
        )
        self.tell(answer)

    def _drafted(self, look: SeatView, wanted: Wanted) -> Drafted:
        return drafted(look, wanted, self._page, game_words(self.language, self.table.row.game))

    def _zones_of(self, look: SeatView | None) -> Mapping[str, Any]:
        """The game's zones as this page is to show them: with its draft, as long as its seat faces
        the decision that it was made for; and that of the end."""
        if look is None:
            return {}
        if self._wanted is not None:
            seat, number, wanted = self._wanted
            if look.menu and seat == self.facing and number == self.table.row.numbers[seat]:
                return self._drafted(look, wanted).zones
            self._wanted = None
        return {**look.zones, ENDING: look.ending} if look.ending else look.zones

    def _changed_zones(self, zones: Mapping[str, Any]) -> dict[str, str]:
        name, changed = self.table.row.game, {}
        for zone, data in zones.items():
            known = self._zones.get(zone, _UNSENT)
            if known is not data and known != data:  # most are the very same, which is soon known
                self._zones[zone] = data
                changed[zone] = zone_html(name, zone, self.language, data)
        return changed

    def _menu(self, look: SeatView | None) -> Any:
        """What may be decided; it belongs to the decision number."""
        mine = self.facing
        number = None if mine is None else self.table.row.numbers[mine]
        actions = look.menu if look else ()
        if look is None or self._if_new("menu", (mine, number, actions)) is msgspec.UNSET:
            return [] if look is None else msgspec.UNSET
        row, moves = self.table.row, look.view.game.moves(look.view.setup)
        words = game_words(self.language, row.game)
        choices = page_of(row.game).menu([moves[each] for each in actions], look.view, words)
        return marked(choices, look.view)

    def _log(self) -> tuple[list[Line], dict[str, str], dict[str, str], str]:
        """Journal lines not sent yet; where things newly seen came from, and those gone went;
        what is worth a pause."""
        table, seat = self.table, self.seat
        told, self._extra = self._extra, []
        came: dict[str, str] = {}
        went: dict[str, str] = {}
        moment = ""
        board, row = table.board, table.row
        if board is None:
            return told, came, went, moment
        page, listener = page_of(row.game), self.journal_seat
        words, names = game_words(self.language, row.game), names_at(row, self.language)
        reader = None if listener == SPECTATOR else listener
        glides = self.logged >= 0 and bool(self._zones)
        for undone in self._undone if glides else ():
            came.update(page.origins(_events(news_for(undone, listener)), seat, True))
        self._undone.clear()
        for number in range(self._right + 1, board.number + 1):
            if number < board.number and not (glides and number > self.logged):
                told += table.seat_views.earlier(number, listener, self.language)
                continue
            news = table.seat_views.news(number, listener)
            told += table.seat_views.lines(number, news, self.language, reader)
            if glides and number > self.logged:
                came.update(page.origins(_events(news), seat))
                went.update(page.departures(_events(news), seat))
                moment += page.moment(news, words, names, reader)
        self.logged = self._right = board.number
        lines = sorted(told + self._ending(), key=lambda line: line.number)
        return gathered(lines), came, went, moment

    def _sums(self, look: SeatView | None) -> list[Sum]:
        """What scorings that this page has not been told of add up from."""
        board, row = self.table.board, self.table.row
        if board is None or look is None or not self._zones or self.logged < 0:
            return []
        words, names = game_words(self.language, row.game), names_at(row, self.language)
        heard = range(self.logged + 1, board.number + 1)
        news = (self.table.seat_views.news(number, self.journal_seat) for number in heard)
        sums = page_of(row.game).sums
        return [each for told in news for each in sums(_events(told), look.view, words, names)]

    def _ending(self) -> list[Line]:
        """A concession is no action of the game, but the journal tells of it."""
        seat = self.table.row.conceded
        if seat is None or self._ended:
            return []
        self._ended = True
        text = self._say(Message("table.conceded", {"player": Seat(seat)}))
        return [Line((self.table.journal.last + 1) * LINES_PER_ACTION, Weight.LINE, text)]

    def _curtain(self) -> Curtain | None:
        if len(self.held) < 2 or self.facing is not None or self.table.phase == "over":
            return None
        awaited = self.table.awaited
        seat = next((each for each in self.held if each in awaited), self.held[0])
        return Curtain(seat, self.table.row.seats[seat].name)

    def _if_new(self, name: str, value: Any) -> Any:
        if name in self._last and self._last[name] == value:
            return msgspec.UNSET
        self._last[name] = value
        return value


def _events(news: Sequence[News]) -> list[Any]:
    return [item.event for item in news]


def _last_line(place: int) -> int:
    """The highest number a line at this place of the journal can have."""
    return place * LINES_PER_ACTION + LINES_PER_ACTION - 1
