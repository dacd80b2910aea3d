"""One match of a contest: what is to be played, and what is noted of it."""

from __future__ import annotations

import random
import time
from threading import get_ident

import msgspec

import tramshed
from tramshed.kernel.match import Match
from tramshed.lab.players import read, sitting
from tramshed.web.endings import ending_of


class Job(msgspec.Struct, frozen=True):
    """A match to be played. Whoever plays it, the result is the same."""

    game: str
    options: tuple[tuple[str, str], ...]
    seed: str
    """The contest's."""
    deal: int
    lineup: int
    """Which players meet, counted from 0."""
    turn: int
    """By how many seats they are rotated."""
    players: tuple[str, ...]
    """By seat."""

    @property
    def key(self) -> str:
        """What is dealt: the same for a group of players wherever they sit, another for others."""
        return f"{self.seed} deal {self.deal} of {self.lineup}"


class Played(msgspec.Struct, frozen=True):
    """What is noted of a match; tuples are by seat."""

    deal: int
    lineup: int
    turn: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    """Where there was something to choose."""
    seconds: tuple[float, ...]
    """All that each thought, of the processor."""
    longest: tuple[float, ...]
    """The longest that each thought about one decision."""
    moves: int
    sources: tuple[dict[str, int], ...]
    """Where each one's score comes from."""

    def share(self, seat: int) -> float:
        """What a seat has of the victory: a shared one is split."""
        return (self.ranks[seat] == 0) / self.ranks.count(0)


def play(job: Job) -> Played:
    """Play a match."""
    game = tramshed.game(job.game)
    seats = len(job.players)
    match = game.match(seats=seats, seed=job.key, options=dict(job.options))
    thinking = [_Thinking(job, seat) for seat in range(seats)]
    while not match.is_over:
        seat = match.actors[0]
        thinking[seat].decide(match)
    outcome = match.outcome
    assert outcome is not None
    return Played(
        job.deal,
        job.lineup,
        job.turn,
        job.players,
        outcome.scores,
        outcome.ranks,
        tuple(each.decisions for each in thinking),
        tuple(round(each.seconds, 6) for each in thinking),
        tuple(round(each.longest, 6) for each in thinking),
        len(match.turns),
        sources(match),
    )


class _Thinking:
    """A player at a seat of one match, and how long it has thought."""

    def __init__(self, job: Job, seat: int) -> None:
        name = job.players[seat]
        self._seat, self._limit = seat, read(name).limit
        self._bot = sitting(name, seat, get_ident())
        self._rng = random.Random(f"{job.key} seat {seat} {name}")
        self.decisions, self.seconds, self.longest = 0, 0.0, 0.0

    def decide(self, match: Match) -> None:
        """Choose a move, and make it."""
        began = time.thread_time()
        move = self._bot.choose(match.view(self._seat), self._limit, self._rng)
        took = time.thread_time() - began
        self.decisions += len(match.position.menu(self._seat)) > 1
        self.seconds += took
        self.longest = max(self.longest, took)
        match.play(move, self._seat)


def sources(match: Match) -> tuple[dict[str, int], ...]:
    """Where everybody's score comes from, as the game's page tells it at the end."""
    assert match.outcome is not None
    accounts = ending_of(match.position, match.told, match.outcome).accounts
    told = [{entry.source.id: sum(entry.amounts) for entry in account} for account in accounts]
    return tuple(told or [{} for _ in match.outcome.scores])
