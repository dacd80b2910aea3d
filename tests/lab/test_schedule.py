"""Which matches are played: fair to every player at every seat, with every deal."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from tramshed.kernel.errors import BadSetup, UnknownGame
from tramshed.lab import ladder, simulation
from tramshed.lab.schedule import lineups, rotations, spread


def test_every_deal_is_played_once_for_each_way_to_sit() -> None:
    contest = simulation("take_a_train", ["greedy", "random", "search@5"], games=7)
    jobs = list(contest.jobs())
    assert (contest.round, contest.length, len(jobs)) == (3, 9, 9)
    by_deal = defaultdict(list)
    for job in jobs:
        by_deal[job.key].append(job.players)
    assert len(by_deal) == 3
    for seatings in by_deal.values():
        for seat in range(3):
            assert {players[seat] for players in seatings} == {"greedy", "random", "search@5"}


def test_alike_players_are_not_turned_in_vain() -> None:
    assert rotations(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(rotations(("a", "b", "b"))) == 3


def test_in_a_ladder_everybody_meets_everybody_equally_often() -> None:
    contest = ladder("trambahn", ["random", "greedy", "search@5", "search@9"], 2, games=24)
    meetings = Counter(frozenset(job.players) for job in contest.jobs())
    assert len(meetings) == 6
    assert set(meetings.values()) == {4}


def test_a_table_larger_than_the_ladder_seats_players_twice() -> None:
    groups = lineups(("a", "b"), 4)
    assert sorted(sorted(Counter(group).values()) for group in groups) == [[1, 3], [1, 3], [2, 2]]
    assert spread(("a", "a", "b", "b")) == ("a", "b", "a", "b")


def test_a_longer_contest_begins_with_the_shorter_one() -> None:
    short, long = (simulation("trambahn", ["greedy", "random"], n) for n in (4, 10))
    assert list(long.jobs())[:4] == list(short.jobs())
    assert long.digest == short.digest
    assert simulation("trambahn", ["greedy", "random"], 4, "2").digest != short.digest


@pytest.mark.parametrize(
    ("game", "seats", "what"),
    [
        ("chess", ["greedy", "greedy"], UnknownGame),
        ("trambahn", ["greedy"], BadSetup),
        ("trambahn", ["greedy", "clever"], BadSetup),
        ("trambahn", ["greedy", "search@"], BadSetup),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    game: str, seats: list[str], what: type[Exception]
) -> None:
    with pytest.raises(what):
        simulation(game, seats, 2)


def test_a_ladder_of_one_is_none() -> None:
    with pytest.raises(BadSetup, match="two different"):
        ladder("trambahn", ["greedy", "greedy"], 2, 2)
