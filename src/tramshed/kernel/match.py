"""A match: who has decided what, from the set-up to the result.

The truth of a match is its set-up, its key and its moves. States are kept where a turn began, so
going back or looking back plays at most one turn again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.chance import Key, key_from_seed
from tramshed.kernel.errors import BadSetup, CannotUndo, MatchOver, NotLegal, NotYourTurn
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.news import News, news_for, news_of
from tramshed.kernel.outcome import Outcome, concession
from tramshed.kernel.proof import Proof
from tramshed.kernel.record import Records, digest
from tramshed.kernel.seats import SPECTATOR, TABLE, seat_name, seats_in
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import told_bytes
from tramshed.kernel.view import View, view_of
from tramshed.kernel.words import Message

LONGEST_NAME = 40


@dataclass(frozen=True, slots=True)
class Turn:
    """One decision of one seat."""

    seat: int
    move: Move


class Match:
    """A match of some game.

    >>> import tramshed
    >>> match = tramshed.game("trambahn").match(seed=7)
    """

    def __init__(
        self, game: Game, setup: Setup, key: Key, names: Sequence[str] | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.key = key
        self.names = tuple(names or (f"Player {n + 1}" for n in range(setup.seats)))
        _check_names(self.names, setup.seats)
        self.proof: Proof | None = None
        """How it was shuffled, if it was played on a site."""
        self.conceded: int | None = None
        """The seat that gave up, if one did."""
        self.moves: MoveTable = game.moves(setup)
        self.turns: list[Turn] = []
        self.state: Records = game.new_state(setup, key)
        self._menu = game.new_menu(setup)
        self._news: list[list[News]] = [self._last_news()]
        self._snapshots: dict[int, bytes] = {0: self._live()}

    # --- what can be done

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are awaited, in order; none when the match is over."""
        return () if self.conceded is not None else seats_in(drive.actors(self.state))

    @property
    def turn(self) -> int | None:
        """The seat that is awaited, when there is just one."""
        awaited = self.actors
        return awaited[0] if len(awaited) == 1 else None

    @property
    def is_over(self) -> bool:
        return self.conceded is not None or bool(drive.over(self.state))

    @property
    def legal_moves(self) -> list[Move]:
        """What the awaited seats may do; see `legal_moves_of` when there are several."""
        return [move for seat in self.actors for move in self.legal_moves_of(seat)]

    def legal_moves_of(self, seat: int) -> list[Move]:
        """What one seat may do now."""
        if self.conceded is not None:
            return []
        count = drive.menu(self.state, seat, self._menu)
        return [self.moves[int(action)] for action in self._menu[:count]]

    def why_not(self, move: str | Move, seat: int | None = None) -> Reason | None:
        """The rule clause that forbids a move now, or None if it is legal."""
        move = self.moves.parse(move) if isinstance(move, str) else move
        seat = self._seat_for(seat)
        reason = drive.forbids(self.state, seat, move.action)
        return self.game.reasons[reason] if reason else None

    def explain(self, reason: Reason, language: str = "en") -> str:
        """A reason in words."""
        return self.game.words(language).say(Message(reason.message))

    # --- doing it

    def play(self, move: str | Move, seat: int | None = None) -> Move:
        """Make a move, given in notation or as one of the `legal_moves`."""
        move = self.moves.parse(move) if isinstance(move, str) else move
        if self.is_over:
            raise MatchOver("the match is over")
        seat = self._seat_for(seat)
        if seat not in self.actors:
            awaited = ", ".join(seat_name(each) for each in self.actors)
            raise NotYourTurn(f"seat {seat_name(seat)} is not awaited; seat {awaited} is")
        if reason := self.why_not(move, seat):
            raise NotLegal(f"{move}: {self.explain(reason)} ({reason.clause})", reason.clause)
        before = drive.actors(self.state)
        drive.apply(self.state, seat, move.action)
        self.turns.append(Turn(seat, move))
        self._news.append(self._last_news())
        if drive.actors(self.state) != before:
            self._snapshots[len(self.turns)] = self._live()
        return move

    def concede(self, seat: int) -> None:
        """A seat gives up, which ends the match: it is last, the others rank as they stand."""
        if self.is_over:
            raise MatchOver("the match is over")
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"there is no seat {seat}: players are 0 to {self.setup.seats - 1}")
        self.conceded = seat

    def undo(self, seat: int | None = None) -> Move:
        """Take back a seat's last decision, if nobody has decided since, nothing was drawn or
        shown, and the rules do not make it final; returns the move taken back."""
        if not self.turns:
            raise CannotUndo("nothing has been played yet")
        last = self.turns[-1]
        if seat is not None and last.seat != seat:
            raise CannotUndo(f"seat {seat_name(last.seat)} has decided since")
        if self.is_over:
            raise CannotUndo("the match is over")
        earlier = self.state_after(len(self.turns) - 1)
        now, then = self.state[0].live.chance, earlier[0].live.chance
        if now.drawn != then.drawn or now.shown != then.shown:
            raise CannotUndo(f"{last.move} brought something hidden to light: it stands")
        if now.settled != then.settled:
            raise CannotUndo(f"{last.move} is final by the rules: it stands")
        self._snapshots.pop(len(self.turns), None)
        self.turns.pop()
        self._news.pop()
        self.state = earlier
        return last.move

    @property
    def can_undo(self) -> bool:
        """May the seat that decided last take it back?"""
        if not self.turns or self.is_over:
            return False
        earlier = self.state_after(len(self.turns) - 1)[0].live.chance
        now = self.state[0].live.chance
        return bool(
            now.drawn == earlier.drawn
            and now.shown == earlier.shown
            and now.settled == earlier.settled
        )

    # --- looking at it

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know now."""
        if seat == TABLE or not (0 <= seat < self.setup.seats or seat == SPECTATOR):
            raise ValueError(f"there is no seat {seat}: players are 0 to {self.setup.seats - 1}")
        return view_of(self.game, self.setup, self.state, seat)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        if not self.is_over:
            return None
        seats = range(self.setup.seats)
        scores = tuple(int(drive.score(self.state, seat)) for seat in seats)
        ranks = tuple(int(drive.rank(self.state, seat)) for seat in seats)
        if self.conceded is not None:
            return concession(scores, ranks, self.conceded)
        return Outcome(scores, ranks)

    def news(self, number: int | None = None, seat: int = SPECTATOR) -> list[Message]:
        """What a seat may know of what a move did: by default the last one, 0 is the deal."""
        items = self._news[len(self.turns) if number is None else number]
        return news_for(items, seat)

    def digest(self) -> str:
        """Names the position, hidden things included."""
        return digest(self.state[0].live.reshape(1))

    def state_after(self, number: int) -> Records:
        """The state after some moves (0: as dealt), as a copy."""
        if not 0 <= number <= len(self.turns):
            raise IndexError(f"the match has {len(self.turns)} moves, there is no move {number}")
        start = max(mark for mark in self._snapshots if mark <= number)
        state = self.state.copy()
        state[0].live = _thawed(self.game, self._snapshots[start])
        for turn in self.turns[start:number]:
            drive.apply(state, turn.seat, turn.move.action)
        return state

    def replay(self) -> Iterator[tuple[Turn, Records]]:
        """Every decision with the state after it."""
        for number, turn in enumerate(self.turns, 1):
            yield turn, self.state_after(number)

    def copy(self, number: int | None = None) -> Match:
        """An independent match, up to some move: for looking at what might have been."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        if number is None:
            number = len(self.turns)
        else:
            other.conceded = None
        other.state = self.state_after(number)
        other.turns = self.turns[:number]
        other._news = self._news[: number + 1]
        other._menu = self._menu.copy()
        other._snapshots = {at: live for at, live in self._snapshots.items() if at <= number}
        return other

    # --- keeping it

    def save(self, file: str | os.PathLike[str]) -> Path:
        """Write the match as a text file; the old one stays until the new one is whole."""
        from tramshed.kernel.matchfile import save  # it reads matches, so it knows this module

        return save(self, Path(file))

    # --- inside

    def _seat_for(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        awaited = self.actors
        if len(awaited) > 1:
            names = ", ".join(seat_name(each) for each in awaited)
            raise NotYourTurn(f"several seats are awaited ({names}): say which one moves")
        return awaited[0] if awaited else 0

    def _live(self) -> bytes:
        return bytes(self.state[0].live.tobytes())

    def _last_news(self) -> list[News]:
        return news_of(self.game, self.setup, told_bytes(self.state))


def new_match(
    game: Game,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    key: Key | None = None,
    options: dict[str, str] | None = None,
    edition: str | None = None,
    edition_text: str | None = None,
    names: Sequence[str] | None = None,
) -> Match:
    """A new match; a seed or a key makes it reproducible."""
    setup = game.meta.setup(seats, options, edition, edition_text)
    if key is None:
        key = os.urandom(16) if seed is None else key_from_seed(seed)
    return Match(game, setup, key, names)


def _check_names(names: Sequence[str], seats: int) -> None:
    if len(names) != seats:
        raise BadSetup(f"{seats} seats need {seats} names, not {len(names)}")
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadSetup(f"a name is 1 to {LONGEST_NAME} letters on one line, not {name[:60]!r}")


def _thawed(game: Game, live: bytes) -> Any:
    return np.frombuffer(live, game.live)[0]
