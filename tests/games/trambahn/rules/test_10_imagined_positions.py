"""Positions imagined from a view (TB-8.1): bots think in them, so they must be what the seat can
know, no more and no less, and as frequent as they are likely."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import NamedTuple

import pytest

from tests.games.trambahn.rules.box import KINDS
from tests.games.trambahn.rules.doing import play
from tests.games.trambahn.rules.odds import fits
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.remembering import PLACES, anywhere, believe
from tests.games.trambahn.rules.seeing import hidden
from tests.rules.edited import imagine
from tramshed.games.trambahn.game import GAME
from tramshed.kernel.drive import new_dice
from tramshed.kernel.match import Match
from tramshed.kernel.rule import INTERPRETED
from tramshed.kernel.view import view_of

VIEWERS = [0, 1, 6]
TRIALS = 6 if INTERPRETED else 50
"""For each result that is possible."""


@pytest.mark.parametrize("seed", range(3))
def test_an_imagined_position_looks_the_same(seed: int) -> None:
    """TB-8.1: to its viewer, throughout a game; and nothing is wrong with it."""
    match, choice = GAME.match(seed=seed), random.Random(seed)
    while not match.is_over:
        match.play(choice.choice(match.legal_moves))
        if choice.random() < 0.04:
            for viewer in VIEWERS:
                imagined = imagine(match, viewer, new_dice(choice.getrandbits(32)))
                seen = view_of(GAME, match.setup, imagined, viewer)
                assert seen.tobytes() == match.view(viewer).tobytes()
                assert list(GAME.audit(imagined[0])) == []


def test_imagined_luck_is_not_the_real_one() -> None:
    """TB-8.1"""
    match = GAME.match(seed=1)
    keys = [
        tuple(state[0].live.chance.key)
        for state in (match.state, imagine(match, 0, new_dice(1)), imagine(match, 0, new_dice(2)))
    ]
    assert len(set(keys)) == 3


def test_what_the_others_remember_is_not_known() -> None:
    """TB-8.1: the other one knows what he laid down; who imagines him does not know what it is."""
    match = play(position("B1 B1", step="income"), "money B1")
    (memory, _, _) = imagine(match, 1, new_dice(1))[0].live.memory
    assert set(map(int, memory)) == {0, sum(PLACES.values()) - PLACES["hand 0"]}


class Unsure(NamedTuple):
    """A card: where it is, and where viewer 0 thinks that it can be."""

    card: str
    place: str
    believed: str


def lay_out(cards: list[Unsure]) -> Match:
    """A position in which all other cards lie open."""
    held = {place: " ".join(c.card for c in cards if c.place == place) for place in PLACES}
    match = position(
        "",
        their_hand=held["hand 1"],
        money=held["money 0"],
        their_money=held["money 1"],
        deck=held["deck"],
        discard=held["discard"],
        rest="columns",
    )
    return believe(match, 0, [(card.card, card.believed) for card in cards])


def ways(cards: list[Unsure]) -> Counter[tuple[str, ...]]:
    """All ways to put each card (copies are cards of their own) where it is believed to be, as
    many to each place as there are: how many of them give each result."""
    room = Counter(card.place for card in cards)
    found: Counter[tuple[str, ...]] = Counter()
    for places in product(*(card.believed.split(", ") for card in cards)):
        if Counter(places) == room:
            held: dict[str, list[str]] = {place: [] for place in PLACES}
            for card, place in zip(cards, places, strict=True):
                held[place].append(card.card)
            found[tuple(" ".join(sorted(held[p], key=KINDS.index)) for p in PLACES)] += 1
    return found


def imagined(match: Match, times: int) -> Counter[tuple[str, ...]]:
    """What is imagined how often."""
    found: Counter[tuple[str, ...]] = Counter()
    dice, thought = new_dice(1), match.copy()
    for _ in range(times):
        thought.state = imagine(match, 0, dice)
        found[tuple(hidden(thought).values())] += 1
    return found


ANY = anywhere(0)
MINE, HIS = "discard, money 0", "discard, money 1"

CASES = {
    "never seen": [
        Unsure("B1", "deck", ANY),
        Unsure("R2", "deck", ANY),
        Unsure("G3", "money 0", ANY),
        Unsure("Y4", "money 1", ANY),
        Unsure("C", "hand 1", ANY),
    ],
    "certain": [
        Unsure("B1", "deck", "deck"),
        Unsure("R2", "money 1", "money 1"),
        Unsure("G3", "money 0", ANY),
        Unsure("Y4", "hand 1", ANY),
    ],
    "one within the other": [
        Unsure("B1", "discard", "discard"),
        Unsure("R2", "discard", MINE),
        Unsure("G3", "money 0", MINE),
        Unsure("Y4", "money 0", ANY),
        Unsure("Y5", "money 1", ANY),
        Unsure("C", "deck", ANY),
    ],
    "my money or the discard pile, his money or the discard pile": [
        Unsure("B1", "money 0", MINE),
        Unsure("B2", "discard", MINE),
        Unsure("R1", "money 1", HIS),
        Unsure("R2", "discard", HIS),
        Unsure("R3", "money 1", HIS),
        Unsure("Y1", "money 0", ANY),
        Unsure("Y2", "deck", ANY),
    ],
    "his money is spent, so all of it is discarded": [
        Unsure("B1", "money 0", MINE),
        Unsure("B2", "money 0", MINE),
        Unsure("B3", "discard", MINE),
        Unsure("R1", "discard", HIS),
        Unsure("R2", "discard", HIS),
    ],
    "after a rebuild": [
        Unsure("B1", "deck", "deck, hand 1"),
        Unsure("B2", "hand 1", "deck, hand 1"),
        Unsure("R1", "deck", "deck, money 0, hand 1"),
        Unsure("R2", "money 0", "deck, money 0, hand 1"),
        Unsure("G1", "money 1", "deck, money 1, hand 1"),
        Unsure("Y1", "money 1", ANY),
    ],
    "twins": [
        Unsure("B2", "money 0", MINE),
        Unsure("B2", "discard", MINE),
        Unsure("B2", "deck", ANY),
        Unsure("R3", "discard", ANY),
        Unsure("R3", "money 1", ANY),
        Unsure("C", "money 1", HIS),
    ],
}


@pytest.mark.parametrize("cards", CASES.values(), ids=CASES.keys())
def test_all_ways_are_equally_likely(cards: list[Unsure]) -> None:
    """TB-8.1: the frequencies of imagined positions against all ways there are."""
    odds = ways(cards)
    times = TRIALS * odds.total() // min(odds.values())
    assert fits(imagined(lay_out(cards), times), odds)
