"""A match at the terminal: people and bots take turns until it is over or somebody leaves."""

from __future__ import annotations

import random
from collections.abc import Sequence

from rich.padding import Padding

from tramshed import bots
from tramshed.kernel.match import Match
from tramshed.kernel.moves import Move
from tramshed.kernel.seats import SPECTATOR, TABLE
from tramshed.kernel.words import Message, Value
from tramshed.terminal import commands, ending, journal
from tramshed.terminal.chairs import Chair, labels
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.menu import Menu, Puzzled
from tramshed.terminal.prose import Prose
from tramshed.terminal.screen import Screen
from tramshed.terminal.typed import Piece, Typed, read
from tramshed.text.contract import text_of


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
        self.text = text_of(match.game.name)
        self.people = [seat for seat, chair in enumerate(chairs) if chair.human]
        self.ask_all = ask_all or not screen.interactive
        self.known = {seat: _last_known(match, seat) for seat in (*self.people, SPECTATOR)}
        self.news: list[str] = []
        self.told_from = 0
        self.notes: list[str] = []
        self._bots = {seat: bots.bot(chair.bot) for seat, chair in enumerate(chairs) if chair.bot}
        self._typed = Typed(screen)
        self._facing: int | None = None
        self.shown: int | None = None
        """The number of moves that the screen shows."""
        screen.names = self.names = labels(chairs, screen.words)

    def run(self) -> int:
        """Play on; returns the exit code."""
        try:
            while not self.match.is_over:
                self._decide(self._awaited())
            return ending.finish(self)
        except ending.Left as left:
            return left.code
        except EOFError:
            return ending.input_ended(self)
        except KeyboardInterrupt:
            return ending.interrupted(self)

    # --- whose decision it is

    def _awaited(self) -> int:
        """Of several awaited at once: whoever sits here, then other people, then bots; so the
        screen is passed on as seldom as can be, and at once when a secret is on it."""
        actors = self.match.actors
        if self._facing in actors:
            return self._facing
        return next((seat for seat in actors if seat in self.people), actors[0])

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
        name = self.names[seat] if chair is self.chairs[seat] else chair.name
        with self.screen.waiting("ui.thinking", name=name):
            return bot.choose(self.match.view(seat), bots.Limit(seconds=chair.seconds), rng)

    # --- a person's decision

    def _ask(self, seat: int) -> None:
        if self._facing != seat:
            self._face(seat)
        if move := self._forced(seat):
            self.match.play(move, seat)
            self.note("ui.automatic", move=str(move))
            return
        menu = Menu.of(self.match.legal_moves_of(seat), self.match.moves, self.text.passive)
        self.screen.complete([*menu.notations(), *commands.COMMANDS])
        if not self._typed:
            self.present(seat, menu)
        while not self._next(seat, menu):
            if self.shown != len(self.match.turns):  # a mistake after moves on the same line
                self.present(seat, menu)

    def _face(self, seat: int) -> None:
        """Another person sits down: hide what the one before could see."""
        self.drop_typed()
        self._facing, self.shown = seat, None
        if len(self.people) > 1:
            self.notes.clear()
            self.screen.clear(secret=True)
            self.screen.pause("ui.pass-to", name=self.names[seat])

    def _forced(self, seat: int) -> Move | None:
        """The only legal move, if it just says "nothing more" and takes nothing from the player:
        it can be taken back itself, or there was nothing left to take back."""
        if self.ask_all or self._typed:
            return None
        legal = self.match.legal_moves_of(seat)
        if len(legal) != 1 or legal[0].verb not in self.text.passive:
            return None
        trial = self.match.copy()
        trial.play(legal[0], seat)
        harmless = trial.may_undo(seat) and trial.turn == seat
        return legal[0] if harmless or not self.match.may_undo(seat) else None

    def undo(self, seat: int) -> Move:
        """Take back the last decision this seat really had, not those made for it since; raises
        CannotUndo. If it has decided nothing yet, somebody else before this screen who decides at
        once with it may think again, and sits down."""
        others = [each for each in self.match.together if each in self.people]
        changing = [each for each in (seat, *others) if self.match.may_undo(each)]
        if changing and changing[0] != seat:
            self._face(changing[0])
        return self._take_back(changing[0] if changing else seat)

    def _take_back(self, seat: int) -> Move:
        while True:
            before = self.match.turns.copy()
            undone, self.shown = self.match.undo(seat), None
            pairs = zip(before, self.match.turns, strict=False)
            number = next((n for n, (old, new) in enumerate(pairs) if old != new), len(before) - 1)
            for who in self.known:
                self.known[who] -= self.known[who] > number
            if not (self._forced(seat) and self.match.may_undo(seat)):
                return undone

    # --- what is typed

    def _next(self, seat: int, menu: Menu) -> bool:
        """Do the next thing typed; is the decision made, or the position another one?"""
        try:
            piece = self._typed.next(menu)
            return self._carry_out(piece, seat, menu) if piece else self._nothing_typed(seat, menu)
        except Puzzled as puzzled:
            self.complain(puzzled)
            return False

    def _carry_out(self, piece: Piece, seat: int, menu: Menu) -> bool:
        move = piece if isinstance(piece, Move) else menu.exactly(piece)
        if move is None and (command := commands.find(str(piece))):
            return command.run(self, seat, commands.argument(command, str(piece)), menu)
        return self._play(move or read(str(piece), menu), seat)

    def _nothing_typed(self, seat: int, menu: Menu) -> bool:
        """Enter alone makes the only move there is."""
        if not self.screen.interactive:
            return False
        if len(menu.moves) == 1:
            return self._play(menu.moves[0], seat)
        self.screen.say("ui.enter")
        return False

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
            self.note("ui.dropped", rest=self._typed.drop())

    # --- what is shown

    def present(self, seat: int, menu: Menu, *, again: bool = False) -> None:
        """The table, the news, what is to be done, and the menu."""
        if not again:
            self.collect_news(seat)
        self.screen.clear()
        self.screen.gap()
        self.draw(seat)
        if self.news or self.notes:
            self.screen.gap()
        self.screen.show(*journal.bullets(self.news))
        self.show_notes()
        self.screen.gap()
        self.show_menu(seat, menu)
        self.shown = len(self.match.turns)

    def draw(self, seat: int) -> None:
        """The table as a seat sees it."""
        seen = self.match.view(seat).table
        self.screen.show(self.text.draw(seen, self.names_for(seat), self.screen.words))

    def show_menu(self, seat: int, menu: Menu) -> None:
        """What is to be done, and how."""
        seen = self.match.view(seat).table
        task = self.text.task(seen)
        sentence = "ui.your-turn" if len(self.people) == 1 else "ui.turn-of"
        told = self.screen.text(sentence, name=self.names[seat], task=task)
        self.screen.show(
            Padding(Prose(told, "bold"), (0, 1)),
            menu.draw(self.text, seen, self.names_for(seat), self.screen.words),
        )

    def collect_news(self, seat: int) -> None:
        """What happened that this seat has not been told yet."""
        self.told_from, self.known[seat] = self.known[seat] + 1, len(self.match.turns)
        self.news = self._teller(seat).paragraphs(self.match, self.told_from, seat)

    def all_news(self, seat: int) -> list[str]:
        """The same with all that was left out."""
        return self._teller(seat).paragraphs(self.match, self.told_from, seat, whole=True)

    def _teller(self, seat: int) -> journal.Teller:
        reader = None if seat == SPECTATOR else seat
        return journal.Teller(self.screen.words, self.names, reader, self.text)

    def show_news(self, seat: int) -> None:
        """Only the news."""
        self.collect_news(seat)
        self.screen.show(*journal.bullets(self.news))

    def note(self, message_id: str, /, **values: Value) -> None:
        """Something to say when there is a moment."""
        self.notes.append(self.screen.text(message_id, **values))

    def show_notes(self) -> None:
        for note in self.notes:
            self.screen.show(Padding(Prose(note, "bold italic"), (0, 1)))
        self.notes.clear()

    def names_for(self, seat: int | None) -> list[str]:
        """Players' names; a person alone among bots is simply "you"."""
        names = list(self.names)
        if seat is not None and self.people == [seat]:
            names[seat] = self.screen.text("ui.self")
        return names


def _last_known(match: Match, seat: int) -> int:
    """The news before a seat's last decision are old; -1 if it never decided: the deal is news."""
    decided = (
        number for number in range(len(match.turns), 0, -1) if match.turns[number - 1].seat == seat
    )
    return next(decided, 0) - 1
