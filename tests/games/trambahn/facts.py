"""What the house's tests are told of Trambahn."""

from __future__ import annotations

from functools import partial

import tramshed
from tests.discovery import Count, Facts, Playthrough
from tests.games.trambahn.message_ids import message_ids
from tramshed.kernel.match import Match


def deal(seed: int) -> Match:
    return tramshed.game("trambahn").match(seed=seed)


FACTS = Facts(
    clauses=33,
    message_ids=message_ids,
    playthroughs=[Playthrough(seats=2, seed=7, views=True)],
    counts=[
        Count("seed 1", partial(deal, 1), [8, 68, 488, 3152]),
        Count("seed 2", partial(deal, 2), [9, 69, 429, 2275, 9229]),
    ],
    positions=700,
)
