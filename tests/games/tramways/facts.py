"""What the house's tests are told of Tramways."""

from __future__ import annotations

import random
from functools import partial

import tramshed
from tests.discovery import Count, Facts, Playthrough
from tests.games.tramways.message_ids import message_ids
from tramshed.kernel.match import Match

FORMS = {
    "plain": {},
    "advanced": {"parcels": "drafted", "faces": "mixed", "map": "small"},
    "alternative": {"development": "pile", "sides": "chosen", "layout": "stairs"},
    "hard": {"faces": "hard", "sides": "hard", "layout": "ring"},
}
"""The main options: advanced set-up and the three boards for two, the other development rule,
free layouts with holes, hard faces and sides."""


def first_action(seats: int, layout: str) -> Match:
    """A match at random, up to the first action of its second round: the deal leaves little
    choice."""
    match = tramshed.game("tramways").match(seats=seats, seed=seats, options={"layout": layout})
    rng = random.Random(seats)
    while not (match.view(0).table.round == 2 and match.view(0).table.step == "action"):
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
    return match


def count(seats: int, layout: str, *sequences: int) -> Count:
    return Count(f"{seats} seats, {layout}", partial(first_action, seats, layout), sequences)


FACTS = Facts(
    clauses=51,
    message_ids=message_ids,
    playthroughs=[
        Playthrough(seats=1, seed=3),
        Playthrough(seats=2, seed=5),
        Playthrough(seats=5, seed=8),
    ],
    counts=[
        count(1, "rectangle", 3, 66, 229, 658, 1839, 4803),
        count(2, "stairs", 3, 87, 376, 1121, 3167),
        count(3, "rectangle", 3, 131, 546, 1646, 4852),
        count(5, "ring", 2, 7, 208, 602, 1753, 5045),
    ],
    forms=list(FORMS.values()),
    interpreted=150,
)
