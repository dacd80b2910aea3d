"""The way in from Python: generic, compiled, on one-element arrays (see `record.Records`)."""

from __future__ import annotations

import numpy as np

from tramshed.kernel import verbs
from tramshed.kernel.bits import first
from tramshed.kernel.borrow import borrowed
from tramshed.kernel.chance import Dice, roll
from tramshed.kernel.record import Actions, Records, Row, blank
from tramshed.kernel.rule import generic
from tramshed.kernel.told import hush

MOST_DECISIONS = 1_000_000
"""A game that goes on longer does not end."""


@generic
def deal(states: Records) -> None:
    hush(states[0])
    verbs.deal(states[0])


@generic
def actors(states: Records) -> int:
    return verbs.actors(states[0])


@generic
def menu(states: Records, seat: int, acts: Actions) -> int:
    return verbs.legal(states[0], seat, acts)


@generic
def forbids(states: Records, seat: int, action: int) -> int:
    return verbs.forbids(states[0], seat, action)


@generic
def apply(states: Records, seat: int, action: int) -> None:
    hush(states[0])
    verbs.apply(states[0], seat, action)


@generic
def show(states: Records, seat: int, views: Records) -> None:
    verbs.show(states[0], seat, views[0])


@generic
def determinize(views: Records, states: Records, dice: Records) -> None:
    verbs.determinize(views[0], states[0], dice[0])


@generic
def prefer(states: Records, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    verbs.prefer(states[0], seat, acts, n, weights)


@generic
def estimate(states: Records, seat: int) -> float:
    return verbs.estimate(states[0], seat)


@generic
def over(states: Records) -> bool:
    return verbs.over(states[0])


@generic
def score(states: Records, seat: int) -> int:
    return verbs.score(states[0], seat)


@generic
def rank(states: Records, seat: int) -> int:
    return verbs.rank(states[0], seat)


@generic
def first_actor(awaited: int) -> int:
    """The lowest seat of a set that is not empty."""
    return first(awaited)


@generic
def playout(states: Records, acts: Actions, dice: Records) -> int:
    """Play on at random to the end; returns the number of decisions, or -1 if there is none."""
    s, d, acts = states[0], dice[0], borrowed(acts)
    for decisions in range(MOST_DECISIONS):
        if verbs.over(s):
            return decisions
        seat = first(verbs.actors(s))
        verbs.apply(s, seat, int(acts[roll(d, verbs.legal(s, seat, acts))]))
    return -1


@generic
def random_games(
    clean: Records, states: Records, acts: Actions, dice: Records, games: int, checks: Records
) -> int:
    """Deal and play many games at random, keyed 1, 2, 3…; returns the decisions made and mixes
    every score into `checks[0]`, so that two engines can be compared."""
    decisions = 0
    for number in range(1, games + 1):
        states[0] = clean[0]
        s = states[0]
        s.live.chance.key[0] = np.uint64(number)
        s.live.chance.key[1] = np.uint64(0)
        dice[0].state = np.uint64(number)
        verbs.deal(s)
        decisions += playout(states, acts, dice)
        for seat in range(s.fixed.seats):
            checks[0] = (checks[0] * 31 + verbs.score(s, seat)) & 0xFFFFFFFFFFFF
    return decisions


def new_dice(seed: int) -> Records:
    """A fast generator, seeded."""
    dice = blank(Dice)
    dice[0].state = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    return dice
