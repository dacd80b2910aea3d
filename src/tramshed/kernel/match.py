"""A match: who has decided what, from the set-up to the result.

The truth of a match is its set-up, its key and its moves. What stands cannot be taken back (see
undo.py), so states are kept from where it stood: going back or looking back plays little again.
"""

from __future__ import annotations

import os
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from tramshed.kernel import drive
from tramshed.kernel.chance import Key, key_from_seed
from tramshed.kernel.errors import BadSetup, NotYourTurn
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.news import News, news_for, news_of
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.position import Position, Snapshot
from tramshed.kernel.proof import Proof
from tramshed.kernel.record import Records, digest
from tramshed.kernel.seats import SPECTATOR, seat_name
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, Value

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
        self.moves: MoveTable = game.moves(setup)
        self.turns: list[Turn] = []
        self.position = Position(game, setup, key)
        """Where it stands."""
        self.told = [self.position.dealt]
        """What each move told, as events; the first are the deal's."""
        self._snapshots = [self.position.snapshot()]
        """One for each time that something was drawn or shown."""

    # --- what can be done

    @property
    def state(self) -> Records:
        """The whole position, hidden things included."""
        return self.position.state

    @state.setter
    def state(self, state: Records) -> None:
        self.position.state = state

    def begin_here(self) -> None:
        """Forget how it came to this: the match begins with the position as it stands, which
        somebody has set up by hand."""
        self.position.stand()
        self.turns, self.told = [], [self.position.dealt]
        self._snapshots = [self.position.snapshot()]

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that are awaited, in order; none when the match is over."""
        return self.position.actors

    @property
    def turn(self) -> int | None:
        """The seat that is awaited, when there is just one."""
        awaited = self.actors
        return awaited[0] if len(awaited) == 1 else None

    @property
    def together(self) -> tuple[int, ...]:
        """The seats that decide at once, those that have done already included; otherwise the one
        whose turn it is."""
        return self.position.together

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def legal_moves(self) -> list[Move]:
        """What the awaited seats may do; see `legal_moves_of` when there are several."""
        return [move for seat in self.actors for move in self.legal_moves_of(seat)]

    def legal_moves_of(self, seat: int) -> list[Move]:
        """What one seat may do now."""
        return [self.moves[action] for action in self.position.menu(seat)]

    def why_not(self, move: str | Move, seat: int | None = None) -> Reason | None:
        """The rule clause that forbids a move now, or None if it is legal."""
        return self.position.why_not(self._read(move).action, self._seat_for(seat))

    def explain(self, reason: Reason, language: str = "en") -> str:
        """A reason in words."""
        return self.game.words(language).say(Message(reason.message))

    # --- doing it

    def play(self, move: str | Move, seat: int | None = None) -> Move:
        """Make a move, given in notation or as one of the `legal_moves`."""
        move, seat = self._read(move), self._seat_for(seat)
        self.told.append(self.position.play(move.action, seat))
        self.turns.append(Turn(seat, move))
        self._keep_snapshot()
        return move

    def concede(self, seat: int) -> None:
        """A seat gives up, which ends the match: it is last, the others rank as they stand."""
        self.position.concede(seat)

    @property
    def conceded(self) -> int | None:
        """The seat that gave up, if one did."""
        return self.position.conceded

    def undo(self, seat: int | None = None, move: str | Move | None = None) -> Move:
        """Take back a seat's last decision, if nobody has decided since but at once with it,
        nothing was drawn or shown, and the rules do not make it final; returns the move taken back.
        Where several decide at once, a seat may take back any of its decisions: name the move."""
        action = None if move is None else self._read(move).action
        undone = self.position.undo(seat, action)
        (number,) = undone.numbers
        del self.turns[number - 1]
        self.told[number:] = [each.told for each in undone.later]
        return undone.moves[0]

    @property
    def can_undo(self) -> bool:
        """May the seat that decided last take it back?"""
        return bool(self.turns) and self.may_undo(self.turns[-1].seat)

    def may_undo(self, seat: int) -> bool:
        """May this seat take its last decision back?"""
        return self.position.can_undo(seat)

    # --- looking at it

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may know now."""
        return self.position.view(seat)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the match goes on."""
        return self.position.outcome

    def news(self, number: int | None = None, seat: int = SPECTATOR) -> list[Message]:
        """What a seat may know of what a move did: by default the last one, 0 is the deal."""
        return [item.message for item in self.happened(number, seat)]

    def happened(self, number: int | None = None, seat: int = SPECTATOR) -> list[News]:
        """The same with the events themselves, for whoever shows them."""
        told = self.told[len(self.turns) if number is None else number]
        return news_for(news_of(self.game, self.setup, told), seat)

    def digest(self) -> str:
        """Names the position, hidden things included."""
        return digest(self.state[0].live.reshape(1))

    def state_after(self, number: int) -> Records:
        """The state after some moves (0: as dealt), as a copy."""
        start = self._snapshot_before(number)
        state = self.state.copy()
        state["live"] = np.frombuffer(start.live, self.game.live)
        for turn in self.turns[start.after : number]:
            drive.apply(state, turn.seat, turn.move.action)
        return state

    def position_after(self, number: int) -> Position:
        """The position after some moves, as a copy: one can play on there, and take back."""
        start, position = self._snapshot_before(number), self.position.copy()
        position.thaw(start)
        for turn in self.turns[start.after : number]:
            position.play(turn.move.action, turn.seat)
        return position

    def replay(self) -> Iterator[tuple[Turn, Records]]:
        """Every decision with the state after it."""
        for number, turn in enumerate(self.turns, 1):
            yield turn, self.state_after(number)

    def copy(self, number: int | None = None) -> Match:
        """An independent match, up to some move: for looking at what might have been."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        whole = number is None
        number = len(self.turns) if number is None else number
        other.position = self.position.copy() if whole else self.position_after(number)
        other.turns = self.turns[:number]
        other.told = self.told[: number + 1]
        other._snapshots = [each for each in self._snapshots if each.after <= number]
        return other

    # --- keeping it

    def save(self, file: str | os.PathLike[str]) -> Path:
        """Write the match as a text file; the old one stays until the new one is whole."""
        from tramshed.kernel.matchfile import save  # it reads matches, so it knows this module

        return save(self, Path(file))

    # --- inside

    def _read(self, move: str | Move) -> Move:
        return self.moves.parse(move) if isinstance(move, str) else move

    def _seat_for(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        awaited = self.actors
        if len(awaited) > 1:
            names = ", ".join(seat_name(each) for each in awaited)
            raise NotYourTurn(f"several seats are awaited ({names}): say which one moves")
        return awaited[0] if awaited else 0

    def _keep_snapshot(self) -> None:
        """Keep where play can start from again, if that has changed."""
        start = self.position.snapshot()
        if start.after != self._snapshots[-1].after:
            self._snapshots.append(start)

    def _snapshot_before(self, number: int) -> Snapshot:
        """The last snapshot up to some move."""
        if not 0 <= number <= len(self.turns):
            raise IndexError(f"the match has {len(self.turns)} moves, there is no move {number}")
        return self._snapshots[bisect_right(self._snapshots, number, key=_after) - 1]


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
            told: dict[str, Value] = {"most": LONGEST_NAME, "name": repr(name[:60])}
            raise BadSetup(Message("error.file.name", told))


def _after(snapshot: Snapshot) -> int:
    return snapshot.after
