"""The quick policy plays like a sensible beginner: better than chance, whatever the auction."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

import numpy as np
import pytest

import tramshed
from tests.games.take_a_train.bots.figures import (
    SANITY,
    Figures,
    Player,
    Sanity,
    all_passed,
    face_down,
    play,
    poorest,
)
from tests.games.take_a_train.rules.box import AUCTIONS
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.record import plain

MATCHES = 60
SEATS = range(2, 7)


class Duel:
    """One greedy player among random ones: how often he won, and by how much he did better than
    the others in rounds of each kind of auction."""

    def __init__(self) -> None:
        self.wins = 0
        self.leads: dict[str, list[float]] = defaultdict(list)


@cache
def duel(seats: int) -> Duel:
    game = tramshed.game("take_a_train")
    setup = game.meta.setup(seats)
    player, rng, found = Player(game, setup), np.random.default_rng(seats), Duel()
    for seed in range(MATCHES):
        state = game.new_state(setup, key_from_seed(seed))
        table = plain(state[0])["live"]["table"]
        hero, rounds, kind, before = seed % seats, 0, int(table["kind"]), table["cash"].copy()
        while not drive.over(state):
            seat = drive.first_actor(drive.actors(state))
            greedy = player.greedy(state, seat) if seat == hero else -1
            action = greedy if greedy >= 0 else player.random(state, seat, rng)
            drive.apply(state, seat, action)
            if table["rounds"] > rounds:
                gains = (table["cash"] - before)[:seats]
                others = (gains.sum() - gains[hero]) / (seats - 1)
                found.leads[AUCTIONS[kind]].append(float(gains[hero] - others))
                rounds, kind, before = (
                    int(table["rounds"]),
                    int(table["kind"]),
                    table["cash"].copy(),
                )
        found.wins += drive.rank(state, hero) == 0
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_greedy_beats_random(seats: int) -> None:
    assert duel(seats).wins >= 0.95 * MATCHES


@pytest.mark.parametrize("kind", AUCTIONS)
@pytest.mark.parametrize("seats", SEATS)
def test_in_every_auction(seats: int, kind: str) -> None:
    leads = duel(seats).leads[kind]
    assert len(leads) >= 15
    assert np.mean(leads) > 3 * np.std(leads) / len(leads) ** 0.5


@cache
def among_themselves() -> dict[int, Figures]:
    return {seats: play(seats, 40 if seats == 2 else 20) for seats in SEATS}


@pytest.mark.parametrize("figure", SANITY, ids=lambda each: f"{each.name}-{each.seats[0]}")
def test_figures_beside_the_clause_file(figure: Sanity) -> None:
    """Ours are the same, or a sentence says why they are not; no sentence is about nothing."""
    found = among_themselves()
    differ = [seats for seats in figure.seats if not figure.is_near(found[seats])]
    assert bool(differ) == bool(figure.differs)


def test_what_the_sentences_say() -> None:
    """Greedy players among themselves are rich, are seldom left short, and take what they can."""
    found = among_themselves()
    for each in found.values():
        assert each.idle_passes < 0.06 * each.passes
        assert poorest(each) > 5_700
        assert face_down(each) < 0.5
        assert all_passed(each) < 0.4
