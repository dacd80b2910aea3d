"""What the house's tests are told of the tiny game."""

from __future__ import annotations

from tests.discovery import Facts, Playthrough
from tests.games.tiny.message_ids import message_ids

FACTS = Facts(
    clauses=19,
    message_ids=message_ids,
    playthroughs=[Playthrough(seats=3, seed=1, views=True)],
    forms=[{"clock": "lap"}, {"clock": "live"}],
)
