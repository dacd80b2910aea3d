"""A contest: who plays what against whom, and how often at most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import islice

import msgspec

from tramshed.kernel.errors import BadSetup
from tramshed.kernel.registry import metas, package
from tramshed.lab import players, schedule
from tramshed.lab.jobs import Job
from tramshed.lab.saying import refused


class Contest(msgspec.Struct, frozen=True):
    """What is played. Its matches follow from it, one after the other."""

    game: str
    seats: int
    lineups: tuple[tuple[str, ...], ...]
    games: int
    """Matches at most; rounded up to whole rounds."""
    seed: str = "1"
    options: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who takes part, in the order in which they were named."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def round(self) -> int:
        """How many matches one deal for everybody makes."""
        return sum(len(schedule.rotations(lineup)) for lineup in self.lineups)

    @property
    def length(self) -> int:
        """All its matches."""
        return -(-self.games // self.round) * self.round

    @property
    def is_repeatable(self) -> bool:
        """Is its result the same on every machine?"""
        return all(players.read(name).is_repeatable for name in self.players)

    @property
    def digest(self) -> str:
        """Names the contest, however long it is to be."""
        content = msgspec.json.encode(msgspec.structs.replace(self, games=0))
        return blake2b(content, digest_size=8).hexdigest()

    def jobs(self) -> Iterator[Job]:
        """Its matches."""
        for deal, group, turn, seated in islice(schedule.rounds(self.lineups), self.length):
            yield Job(self.game, self.options, self.seed, deal, group, turn, seated)


def simulation(
    game: str,
    seated: Sequence[str],
    games: int,
    seed: str = "1",
    options: Mapping[str, str] | None = None,
) -> Contest:
    """The same players at one table again and again."""
    return _checked(Contest(game, len(seated), (tuple(seated),), games, seed, _pairs(options)))


def ladder(
    game: str,
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: str = "1",
    options: Mapping[str, str] | None = None,
) -> Contest:
    """Everybody against everybody."""
    if len(set(bots)) < 2:
        raise refused("error.lab.ladder", BadSetup)
    groups = tuple(schedule.lineups(tuple(dict.fromkeys(bots)), seats))
    return _checked(Contest(game, seats, groups, games, seed, _pairs(options)))


def _pairs(options: Mapping[str, str] | None) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((options or {}).items()))


def _checked(contest: Contest) -> Contest:
    """Complain before anything is played."""
    package(contest.game)  # is there such a game?
    metas()[contest.game].setup(contest.seats, dict(contest.options))
    for name in contest.players:
        players.read(name)
    return contest
