"""What there is to see at a table, worked out once for all pages that look at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from tramshed.kernel.entries import Entry
from tramshed.kernel.news import News, news_for, news_of
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.position import Position
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, is_about
from tramshed.server.play.levels import names_at
from tramshed.server.store.rows import BOT, SeatRow
from tramshed.server.wire.messages import Player
from tramshed.server.wire.rendering import LINES_PER_ACTION, told_lines
from tramshed.server.words import game_words
from tramshed.web.contract import page_of
from tramshed.web.ending import Ending
from tramshed.web.ending_page import Shown
from tramshed.web.endings import ending_of
from tramshed.web.journal import Line, line_of
from tramshed.web.result import Ended
from tramshed.web.seats import Offers, Sitter, names_of

if TYPE_CHECKING:
    from tramshed.server.wire.shown_table import ShownTable


@dataclass(slots=True)
class SeatView:
    """What a seat sees now."""

    view: View
    zones: Mapping[str, Any]
    """Those of the game's table."""
    ending: Shown | None
    """That of the end, once it is over."""
    menu: tuple[int, ...]
    undoable: int
    sitters: Sequence[Sitter]
    offers: Offers


class SeatViews:
    """Forgotten whenever anything changes."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self._players: dict[str, list[Player]] = {}
        self._called: dict[str, tuple[str, ...]] = {}
        self._looks: dict[tuple[int, str], SeatView] = {}
        self._news: dict[int, list[News]] = {}
        self._weighed: dict[tuple[int, ...], Sequence[Entry]] = {}
        self._texts: dict[tuple[int, int, str, int | None], str] = {}
        self._ending: Ending | None = None

    def forget(self) -> None:
        """Something has changed."""
        self._players.clear()
        self._called.clear()
        self._looks.clear()
        self._news.clear()
        self._weighed.clear()
        self._texts.clear()

    def of(self, seat: int, language: str) -> SeatView | None:
        """What a seat, or a spectator, sees now; nothing before the match has begun."""
        if self._table.board is None:
            return None
        known = self._looks.get((seat, language))
        if known is None:
            known = self._looks[seat, language] = self._look(self._table.board, seat, language)
        return known

    def _look(self, board: Position, seat: int, language: str) -> SeatView:
        table = self._table
        page, view = page_of(table.row.game), board.view(seat)
        menu: tuple[int, ...] = ()
        undoable = 0
        if seat != SPECTATOR and table.phase == "play" and not table.row.seats[seat].standin:
            menu, undoable = table.menus[seat], table.undoable(seat)
        offers = Offers(undoable > 0, undoable > 1, bool(menu))
        sitters = [
            Sitter(player.name, bot := player.kind == BOT or player.standin, player.here or bot)
            for player in self.players(language)
        ]
        outcome = board.outcome
        zones = page.zone_data(view, sitters, offers, outcome)
        ended = self._ended(board, outcome, sitters, seat)
        return SeatView(view, zones, ended, menu, undoable, sitters, offers)

    def _ended(
        self, board: Position, outcome: Outcome | None, sitters: Sequence[Sitter], seat: int
    ) -> Shown | None:
        """How it ended. What has ended stays as it is, so it is worked out once."""
        if outcome is None or self._table.phase != "over":
            return None
        if self._ending is None:
            self._ending = ending_of(board, self._table.journal.told, outcome)
        reader = None if seat == SPECTATOR else seat
        return Shown(Ended(outcome, names_of(sitters)), self._ending, reader)

    def players(self, language: str) -> list[Player]:
        """Who sits where, and who is here."""
        known = self._players.get(language)
        if known is None:
            connections, row = self._table.connections, self._table.row
            here = {seat for connection in connections for seat in connection.held}
            known = self._players[language] = [
                self._player(seat, name, seat.number in here)
                for seat, name in zip(row.seats, names_at(row, language), strict=True)
            ]
        return known

    def _player(self, seat: SeatRow, name: str, here: bool) -> Player:
        gone = seat.has_person and not here
        away = gone and self._table.is_absent(seat.number)
        missing = self._table.board is None and seat.is_awaited
        return Player(name, seat.kind, here, away, seat.standin, missing)

    # --- the journal

    def news(self, number: int, listener: int) -> list[News]:
        """What somebody may know of what an action did; 0 is the deal."""
        board = self._table.board
        assert board is not None
        known = self._news.get(number)
        if known is None:
            known = news_of(board.game, board.setup, self._table.journal.told[number])
            if number == board.number:
                self._news[number] = known  # every page asks for the last one
        return news_for(known, listener)

    def lines(
        self, number: int, news: Sequence[News], language: str, reader: int | None
    ) -> list[Line]:
        """Journal lines for these news of an action, with their numbers."""
        first = self._table.journal.places[number] * LINES_PER_ACTION
        say = partial(self._text, number, language=language, reader=reader)
        told = (line_of(first + i, each, say) for i, each in enumerate(self._entries(number, news)))
        return [line for line in told if line.html]

    def earlier(self, number: int, listener: int, language: str) -> list[Line]:
        """Journal lines of an action that others have followed."""
        row, journal = self._table.row, self._table.journal
        first = journal.places[number] * LINES_PER_ACTION
        names = self._names(language)
        told = told_lines(row.setup, journal.told[number], language, names, listener)
        return [replace(line, number=first + line.number) for line in told]

    def _names(self, language: str) -> tuple[str, ...]:
        if language not in self._called:
            self._called[language] = names_at(self._table.row, language)
        return self._called[language]

    def _entries(self, number: int, news: Sequence[News]) -> Sequence[Entry]:
        """What somebody may know of an action, weighed; pages that know the same share it."""
        board = self._table.board
        assert board is not None
        if number not in self._news:
            return board.game.entries(news)
        known = tuple(map(id, news))
        if known not in self._weighed:
            self._weighed[known] = board.game.entries(news)
        return self._weighed[known]

    def _text(self, number: int, message: Message, language: str, reader: int | None) -> str:
        """One line. Only whoever is spoken of reads it differently."""
        spoken_to = reader if reader is not None and is_about(message, reader) else None
        row = self._table.row
        key = number, id(message), language, spoken_to
        found = self._texts.get(key)
        if found is None:
            words = game_words(language, row.game)
            found = page_of(row.game).line(message, words, self._names(language), spoken_to)
            if number in self._news:  # else the message, and its id, are gone in a moment
                self._texts[key] = found
        return found
