"""A match at the terminal: people and bots take turns until it is over or somebody leaves."""

from __future__ import annotations

import random
import re
import unicodedata
from collections import deque
from collections.abc import Sequence

from rich.text import Text

from tramshed import bots
from tramshed.kernel.match import Match
from tramshed.kernel.moves import Move
from tramshed.kernel.seats import SPECTATOR, TABLE
from tramshed.kernel.words import Message, Value
from tramshed.terminal import commands, ending, journal
from tramshed.terminal.board import artist
from tramshed.terminal.chairs import Chair
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.menu import PASSIVE, Menu, Puzzled, fold
from tramshed.terminal.screen import Screen, printable

SEPARATOR = re.compile("[;,；，、]")  # noqa: RUF001 - as Japanese keyboards have them
PROMPT = "> "

Piece = str | Move
"""Something typed: a number is a move of the menu it was typed at, all else waits as text."""


class Session:
    """One match, one screen."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[Chair],
        screen: Screen,
        keeper: Keeper,
        *,
        ask_all: bool = False,
    ) -> None:
        self.match = match
        self.chairs = chairs
        self.screen = screen
        self.keeper = keeper
        self.artist = artist(match.game)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.human]
        self.ask_all = ask_all or not screen.interactive
        self.known = {seat: _last_known(match, seat) for seat in (*self.people, SPECTATOR)}
        self.news: list[str] = []
        self.notes: list[str] = []
        self._bots = {seat: bots.bot(chair.bot) for seat, chair in enumerate(chairs) if chair.bot}
        self._automatic: set[int] = set()
        self._typed: deque[Piece] = deque()
        self._facing: int | None = None
        self.shown: int | None = None
        """The number of moves that the screen shows."""
        screen.names = match.names

    def run(self) -> int:
        """Play on; returns the exit code."""
        try:
            while not self.match.is_over:
                self._decide(self.match.actors[0])
            return ending.finish(self)
        except ending.Left as left:
            return left.code
        except EOFError:
            return ending.input_ended(self)
        except KeyboardInterrupt:
            return ending.interrupted(self)

    # --- whose decision it is

    def _decide(self, seat: int) -> None:
        if seat == TABLE:
            self.match.play(self.match.legal_moves_of(TABLE)[0], TABLE)
        elif self.chairs[seat].human:
            self._ask(seat)
        else:
            self._let_bot(seat)

    def _let_bot(self, seat: int) -> None:
        self.drop_typed()
        self.match.play(self.bot_choice(seat, self.chairs[seat]), seat)
        if not self.people and seat not in self.match.actors:
            self.show_news(SPECTATOR)

    def bot_choice(self, seat: int, chair: Chair) -> Move:
        """What a bot would do at a seat. The same position always gives it the same luck, so
        taking moves back does not let anybody fish for better replies."""
        rng = random.Random(f"{self.match.key.hex()} {seat} {len(self.match.turns)}")
        bot = self._bots.get(seat) or bots.bot(chair.bot or bots.names()[-1])
        with self.screen.waiting("ui.thinking", name=chair.name):
            return bot.choose(self.match.view(seat), bots.Limit(seconds=chair.seconds), rng)

    # --- a person's decision

    def _ask(self, seat: int) -> None:
        if self._facing != seat:
            self._face(seat)
        if move := self._forced(seat):
            self._automatic.add(len(self.match.turns))
            self.match.play(move, seat)
            self.note("ui.automatic", move=str(move))
            return
        menu = Menu.of(self.match.legal_moves_of(seat), self.match.moves)
        self.screen.complete([*menu.notations(), *commands.COMMANDS])
        if not self._typed:
            self.present(seat, menu)
        while not self._carry_out(self._next_piece(menu), seat, menu):
            if self.shown != len(self.match.turns):  # a mistake after moves on the same line
                self.present(seat, menu)

    def _face(self, seat: int) -> None:
        """Another person sits down: hide what the one before could see."""
        self.drop_typed()
        self._facing, self.shown = seat, None
        if len(self.people) > 1:
            self.screen.clear(secret=True)
            self.screen.pause("ui.pass-to", name=self.match.names[seat])

    def _forced(self, seat: int) -> Move | None:
        """The only legal move, if it just says "nothing more" and takes nothing from the player:
        it can be taken back itself, or there was nothing left to take back."""
        if self.ask_all or self._typed:
            return None
        legal = self.match.legal_moves_of(seat)
        if len(legal) != 1 or legal[0].verb not in PASSIVE:
            return None
        trial = self.match.copy()
        trial.play(legal[0], seat)
        harmless = trial.can_undo and trial.turn == seat
        return legal[0] if harmless or not self.can_undo(seat) else None

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last decision back?"""
        turns = self.match.turns
        return bool(turns) and turns[-1].seat == seat and self.match.can_undo

    def undo(self, seat: int) -> Move | None:
        """Take back the last decision this seat made itself."""
        undone = None
        while self.can_undo(seat):
            undone, self.shown = self.match.undo(seat), None
            if len(self.match.turns) not in self._automatic:
                break
            self._automatic.discard(len(self.match.turns))
        for who in self.known:
            self.known[who] = min(self.known[who], len(self.match.turns))
        return undone

    # --- what is typed

    def _next_piece(self, menu: Menu) -> Piece | None:
        """The next thing typed; None for an empty line, or one that makes no sense."""
        if not self._typed:
            try:
                self._typed.extend(self._pieces(self.screen.line(PROMPT), menu))
            except Puzzled as puzzled:
                self.complain(puzzled)
                return None
        return self._typed.popleft() if self._typed else ""

    def _pieces(self, line: str, menu: Menu) -> list[Piece]:
        """A line cut into the things typed; numbers mean the menu that was on the screen."""
        pieces: list[Piece] = []
        line = line.strip()
        while line and not line.startswith("#"):
            if commands.takes_rest(line):
                return [*pieces, line]
            piece, *rest = SEPARATOR.split(line, maxsplit=1)
            line = rest[0].strip() if rest else ""
            if words := " ".join(unicodedata.normalize("NFKC", piece).split()):
                pieces.append(menu.read(words) if words.isdecimal() else words)
        return pieces

    def _carry_out(self, piece: Piece | None, seat: int, menu: Menu) -> bool:
        """Do what was typed; is the decision made, or the position another one?"""
        if piece is None:
            return False
        if piece == "":
            return self._nothing_typed(seat, menu)
        try:
            if isinstance(piece, str) and (command := commands.find(piece)):
                return command.run(self, seat, piece.partition(" ")[2].strip(), menu)
            return self._play(piece if isinstance(piece, Move) else self._read(piece, menu), seat)
        except Puzzled as puzzled:
            self.complain(puzzled)
            return False

    def _nothing_typed(self, seat: int, menu: Menu) -> bool:
        """Enter alone makes the only move there is."""
        if not self.screen.interactive:
            return False
        if len(menu.moves) == 1:
            return self._play(menu.moves[0], seat)
        self.screen.say("ui.enter")
        return False

    def _read(self, text: str, menu: Menu) -> Move:
        try:
            return menu.read(text)
        except Puzzled as puzzled:
            if puzzled.messages[0].id == "ui.not-understood":
                commands.suggest(fold(text)[0])
            raise

    def _play(self, move: Move, seat: int) -> bool:
        if reason := self.match.why_not(move, seat):
            why = Message(reason.message)
            values: dict[str, Value] = {"move": str(move), "why": why, "clause": reason.clause}
            raise Puzzled(Message("ui.refused", values))
        self.match.play(move, seat)
        return True

    def complain(self, puzzled: Puzzled) -> None:
        """Say what was not understood, and what is not played because of it."""
        gap = self.screen.text("ui.gap").strip("|")
        text = gap.join(self.screen.words.say(message) for message in puzzled.messages)
        self.notes.append(f"✗ {text}")
        self.drop_typed()
        if self.shown == len(self.match.turns):
            self.show_notes()

    def drop_typed(self) -> None:
        """What was typed after a mistake, or for another turn, is not played."""
        if self._typed:
            rest = "; ".join(printable(str(piece)) for piece in self._typed)
            self._typed.clear()
            self.note("ui.dropped", rest=rest)

    # --- what is shown

    def present(self, seat: int, menu: Menu, *, again: bool = False) -> None:
        """The table, the news, what is to be done, and the menu."""
        if not again:
            self.collect_news(seat)
        self.screen.clear()
        self.screen.gap()
        self.draw(seat)
        self.screen.gap()
        self.screen.show(*journal.bullets(self.news))
        self.show_notes()
        self.screen.gap()
        self.show_menu(seat, menu)
        self.shown = len(self.match.turns)

    def draw(self, seat: int) -> None:
        """The table as a seat sees it."""
        seen = self.match.view(seat).table
        self.screen.show(self.artist.draw(seen, self.names_for(seat), self.screen.words))

    def show_menu(self, seat: int, menu: Menu) -> None:
        """What is to be done, and how."""
        seen = self.match.view(seat).table
        task = self.artist.task(seen)
        sentence = "ui.your-turn" if len(self.people) == 1 else "ui.turn-of"
        told = self.screen.text(sentence, name=self.match.names[seat], task=task)
        self.screen.show(Text(f" {told}", "bold"), menu.draw(self.artist, seen, self.screen.words))

    def collect_news(self, seat: int) -> None:
        """What happened that this seat has not been told yet."""
        first, self.known[seat] = self.known[seat] + 1, len(self.match.turns)
        reader = None if seat == SPECTATOR else seat
        words, names = self.screen.words, self.match.names
        self.news = journal.paragraphs(self.match, first, seat, words, names, reader)

    def show_news(self, seat: int) -> None:
        """Only the news."""
        self.collect_news(seat)
        self.screen.show(*journal.bullets(self.news))

    def note(self, message_id: str, /, **values: Value) -> None:
        """Something to say when there is a moment."""
        self.notes.append(self.screen.text(message_id, **values))

    def show_notes(self) -> None:
        for note in self.notes:
            self.screen.show(Text(f" {note}", "bold italic"))
        self.notes.clear()

    def names_for(self, seat: int | None) -> list[str]:
        """Players' names; a person alone among bots is simply "you"."""
        names = list(self.match.names)
        if seat is not None and self.people == [seat]:
            names[seat] = self.screen.text("ui.you")
        return names


def _last_known(match: Match, seat: int) -> int:
    """The news before a seat's last decision are old; -1 if it never decided: the deal is news."""
    decided = (
        number for number in range(len(match.turns), 0, -1) if match.turns[number - 1].seat == seat
    )
    return next(decided, 0) - 1
