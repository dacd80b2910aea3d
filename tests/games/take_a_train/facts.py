"""What the house's tests are told of Take a Train."""

from __future__ import annotations

from tests.discovery import Facts, Playthrough
from tests.games.take_a_train.message_ids import message_ids

FACTS = Facts(
    clauses=40,
    message_ids=message_ids,
    playthroughs=[
        Playthrough(seats=2, seed=10, views=True),
        Playthrough(seats=4, seed=7),
        Playthrough(seats=6, seed=11),
    ],
    forms=[{"open_auction": "laps"}, {"open_auction": "clock"}],
    positions=100,
    tells_order=True,
)
