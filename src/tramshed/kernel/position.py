"""A position in play: what can be done, doing it, taking it back, and what each seat may know.

It holds no history but what can still be taken back, so it is small. `Match` adds the history, the
site its journal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.chance import Key
from tramshed.kernel.errors import CannotUndo, MatchOver, MoveError, NotLegal, NotYourTurn
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.outcome import Outcome, concession
from tramshed.kernel.record import Actions, Records
from tramshed.kernel.seats import SPECTATOR, seat_name, seats_in
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import told_bytes
from tramshed.kernel.undo import MOST_DECISIONS, Again, Decision, TakenBack, Window
from tramshed.kernel.view import View, view_of
from tramshed.kernel.words import Message, Value, enumerated


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What moves change, after so many decisions."""

    after: int
    layout: str
    live: bytes


@dataclass(frozen=True, slots=True)
class Mark:
    """A position to go back to."""

    live: bytes
    number: int
    window: Window
    conceded: int | None


class Position:
    """A game, a set-up, and where play stands."""

    def __init__(self, game: Game, setup: Setup, key: Key) -> None:
        self.game, self.setup = game, setup
        self.moves = game.moves(setup)
        self.state: Records = game.new_state(setup, key)
        self.number = 0
        """Decisions made so far."""
        self.conceded: int | None = None
        """The seat that gave up, if one did."""
        self.dealt = told_bytes(self.state)
        """What the deal told, as events."""
        self._window = Window(self.live())
        self._undoable: dict[int, int] = {}

    def copy(self) -> Position:
        """An independent position."""
        other = Position.__new__(Position)
        other.game, other.setup, other.moves = self.game, self.setup, self.moves
        other.state = self.state.copy()
        other.number, other.conceded, other.dealt = self.number, self.conceded, self.dealt
        other._window, other._undoable = self._window, {}
        return other

    # --- what can be done

    @property
    def awaited(self) -> int:
        """The seats that are awaited, as bits; none when it is over."""
        return 0 if self.conceded is not None else int(drive.actors(self.state))

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are awaited, in order."""
        return seats_in(self.awaited)

    @property
    def together(self) -> tuple[int, ...]:
        """The seats that decide at once, those that have done already included."""
        actors = self.actors
        return seats_in(self._window.together(actors[0], self.awaited)) if actors else ()

    @property
    def is_over(self) -> bool:
        return self.conceded is not None or bool(drive.over(self.state))

    def menu(self, seat: int) -> tuple[int, ...]:
        """What a seat may do now."""
        if not self.awaited >> seat & 1:
            return ()
        return tuple(self._menu[: drive.menu(self.state, seat, self._menu)].tolist())

    def why_not(self, action: int, seat: int) -> Reason | None:
        """The clause that forbids an action now, or None if it is legal."""
        reason = drive.forbids(self.state, seat, action)
        return self.game.reasons[reason] if reason else None

    # --- doing it

    def play(self, action: int, seat: int) -> bytes:
        """Carry out an action; returns what it told, as events."""
        awaited, window = self.awaited, self._window
        self._check(action, seat, awaited)
        *luck, settled = self._counts()
        drive.apply(self.state, seat, action)
        *luck_now, settled_now = self._counts()
        together, phase = window.together(seat, awaited), window.phase(awaited)
        decision = Decision(seat, action, together, settled_now != settled, awaited, phase)
        self.number += 1
        self._undoable.clear()
        if luck_now != luck:
            self._window = Window(self.live(), self.number, decision)
        else:
            self._window = window._replace(decisions=(*window.decisions, decision))
            if len(self._window.decisions) > MOST_DECISIONS:
                self._forget()
        return told_bytes(self.state)

    def _check(self, action: int, seat: int, awaited: int) -> None:
        if not (seat >= 0 and awaited >> seat & 1):
            if self.is_over:
                raise MatchOver(Message("error.move.over"))
            others = enumerated(seat_name(each) for each in seats_in(awaited))
            values: dict[str, Value] = {"seat": seat_name(seat), "awaited": others}
            raise NotYourTurn(Message("error.move.not-awaited", values))
        if reason := self.why_not(action, seat):
            why, move = Message(reason.message), str(self.moves[action])
            told: dict[str, Value] = {"move": move, "why": why, "clause": reason.clause}
            locale = self.game.folder / "locale"
            raise NotLegal(Message("error.move.forbidden", told), reason.clause, locale)

    def _forget(self) -> None:
        """The older half of what could be taken back stands."""
        kept = self._window.decisions[MOST_DECISIONS // 2 :]
        earlier = self._after(MOST_DECISIONS // 2)
        self._window = Window(earlier.live(), earlier.number, None, kept)

    def concede(self, seat: int) -> None:
        """A seat gives up, which ends the match: it is last, the others rank as they stand."""
        if self.is_over:
            raise MatchOver(Message("error.move.over"))
        if not 0 <= seat < self.setup.seats:
            raise self._no_seat(seat)
        self.conceded = seat
        self._undoable.clear()

    # --- taking it back: see undo.py

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last decision back?"""
        return self.undoable(seat) > 0

    def undoable(self, seat: int) -> int:
        """How many of its last decisions this seat may take back."""
        if seat not in self._undoable:
            places = [] if self.is_over else self._window.open_to(seat)
            while places and not self._stand_without(places):
                places.pop()
            self._undoable[seat] = len(places)
        return self._undoable[seat]

    def undo(self, seat: int | None = None, action: int | None = None) -> TakenBack:
        """Take back a seat's last decision, or the one that is named; by default whoever decided
        last. What was decided since is played again, and must still be legal."""
        if seat is None:
            last = self._window.last
            seat = last.seat if last else 0
        window = self._window
        places = window.open_to(seat)[:1] if action is None else window.named(seat, action)
        if self.is_over or not places or not self._stand_without(places):
            raise self._stands(seat, action)
        return self._take_back(places)

    def restart(self, seat: int) -> TakenBack:
        """Take back all of a seat's decisions that it may."""
        if not self.undoable(seat):
            raise self._stands(seat, None)
        return self._take_back(self._window.open_to(seat)[: self._undoable[seat]])

    def _stand_without(self, places: Sequence[int]) -> bool:
        """Would what was decided since stand without these decisions of one seat? And do they leave
        it alone: made last, after all that others decided, they lead to where play stands now."""
        decisions, first = self._window.decisions, min(places)
        since = decisions[first:]
        if len(since) == len(places):
            return True  # nothing was decided since
        seat = since[0].seat
        others = [each for each in since if each.seat != seat]
        try:
            if others:
                twin = self._after(first)
                twin._replay([*others, *(each for each in since if each.seat == seat)])
                if twin.live() != self.live():
                    return False
            twin = self._after(first)
            twin._replay(self._rest(places))
        except MoveError:
            return False
        return twin._window.first == self._window.first and not twin.is_over

    def _take_back(self, places: Sequence[int]) -> TakenBack:
        first, window = min(places), self._window
        earlier = self._after(first)
        later = earlier._replay(self._rest(places))
        self.restore(earlier.mark())
        ordered = sorted(places)
        return TakenBack(
            tuple(self.moves[window.decisions[place].action] for place in ordered),
            tuple(window.first + place + 1 for place in ordered),
            later,
        )

    def _rest(self, places: Sequence[int]) -> list[Decision]:
        """What was decided since, but for these."""
        decisions = self._window.decisions
        return [decisions[i] for i in range(min(places), len(decisions)) if i not in places]

    def _after(self, place: int) -> Position:
        """The position before a decision that can be taken back."""
        window = self._window
        other = self.copy()
        other.restore(Mark(window.start, window.first, window._replace(decisions=()), None))
        other._replay(window.decisions[:place])
        return other

    def _replay(self, decisions: Iterable[Decision]) -> tuple[Again, ...]:
        """Play decisions again."""
        return tuple(
            Again(each.seat, self.moves[each.action], self.play(each.action, each.seat))
            for each in decisions
        )

    def _stands(self, seat: int, action: int | None) -> CannotUndo:
        """Why a seat cannot take back its last decision, or the one that is named."""
        window, last = self._window, self._window.last
        if self.number == 0:
            return CannotUndo(Message("error.undo.unplayed"))
        if self.is_over:
            return CannotUndo(Message("error.move.over"))
        if action is not None:
            named: dict[str, Value] = {"move": str(self.moves[action]), "seat": seat_name(seat)}
            return CannotUndo(Message("error.undo.named", named))
        mine = [each for each in window.decisions if each.seat == seat]
        if mine and mine[-1].final:
            return CannotUndo(self._about("error.undo.final", mine[-1]))
        if last and last.seat != seat:
            who = seat_name(last.seat)
            return CannotUndo(Message("error.undo.since", {"seat": who}), last.seat)
        if last and not window.decisions:
            return CannotUndo(self._about("error.undo.shown", last))
        return CannotUndo(Message("error.undo.none"))

    def _about(self, message_id: str, decision: Decision) -> Message:
        return Message(message_id, {"move": str(self.moves[decision.action])})

    # --- looking at it

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know now."""
        if not (0 <= seat < self.setup.seats or seat == SPECTATOR):
            raise self._no_seat(seat)
        return view_of(self.game, self.setup, self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while play goes on."""
        if not self.is_over:
            return None
        seats = range(self.setup.seats)
        scores = tuple(int(drive.score(self.state, seat)) for seat in seats)
        ranks = tuple(int(drive.rank(self.state, seat)) for seat in seats)
        if self.conceded is not None:
            return concession(scores, ranks, self.conceded)
        return Outcome(scores, ranks)

    def _no_seat(self, seat: int) -> ValueError:
        return ValueError(f"there is no seat {seat}: players are 0 to {self.setup.seats - 1}")

    # --- keeping it

    def stand(self) -> None:
        """Begin here, as if nothing had been decided before."""
        self.dealt = told_bytes(self.state)
        self.restore(Mark(self.live(), 0, Window(self.live()), None))

    def live(self) -> bytes:
        """What moves change, as bytes."""
        return self.state["live"].tobytes()

    def snapshot(self) -> Snapshot:
        """A place to start from that loses nothing: whoever plays the decisions after it again can
        take back as much as now."""
        return Snapshot(self._window.first, self.game.layout, self._window.start)

    def thaw(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot of the same layout."""
        self.restore(
            Mark(snapshot.live, snapshot.after, Window(snapshot.live, snapshot.after), None)
        )

    def mark(self) -> Mark:
        """Remember the position, to go back if what follows cannot be kept."""
        return Mark(self.live(), self.number, self._window, self.conceded)

    def restore(self, mark: Mark) -> None:
        """Go back to a remembered position."""
        self.state["live"] = np.frombuffer(mark.live, self.game.live)
        self.number, self._window, self.conceded = mark.number, mark.window, mark.conceded
        self._undoable.clear()

    # --- inside

    @cached_property
    def _menu(self) -> Actions:
        return self.game.new_menu(self.setup)

    def _counts(self) -> list[int]:
        """Numbers drawn, secrets shown, decisions made final so far."""
        chance = self.state["live"]["chance"]
        return [int(chance[name][0]) for name in ("drawn", "shown", "settled")]
