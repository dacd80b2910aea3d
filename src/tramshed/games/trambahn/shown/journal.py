"""The journal: what of the news is a heading, a line or a detail (see kernel/entries.py).

A turn is a heading. A scoring is one line, whatever it gives to whom, and so are cards drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from tramshed.games.trambahn.shown import news as happened
from tramshed.games.trambahn.shown.things import Points
from tramshed.kernel.entries import Entry, Weight, entries_of, joined
from tramshed.kernel.news import News
from tramshed.kernel.words import Message, Several, Value

Told = tuple[Weight, Message]

LISTED = {"event.drew": "card"}
"""What is told one by one, and read in one go."""
SCORING = (happened.LineScored, happened.PointsScored)
REBUILDING = (happened.MoneyHalved, happened.DeckRebuilt)
TOGETHER = (SCORING, REBUILDING)
"""What is one line."""


def entries(news: Sequence[News]) -> list[Entry]:
    """What a reader may know of an action."""
    return entries_of(told for _, run in groupby(news, _topic) for told in _run(list(run)))


def _topic(item: News) -> object:
    return next((kinds for kinds in TOGETHER if isinstance(item.event, kinds)), type(item.event))


def _run(run: Sequence[News]) -> Iterator[Told]:
    match run[0].event:
        case happened.TurnBegan(player, turn):
            yield Weight.CHAPTER, Message("journal.turn", {"player": player, "turn": turn})
        case happened.LineScored(line, number):
            points = Several(tuple(_points(run)))
            values: dict[str, Value] = {"line": line, "number": number, "points": points}
            yield Weight.LINE, Message("journal.scoring", values)
        case happened.NoCards():
            yield Weight.CHAPTER, run[0].message
        case happened.TramTurnedUp():
            yield from ((Weight.DETAIL, item.message) for item in run)
        case happened.MoneyHalved():
            yield Weight.LINE, run[-1].message
            yield from ((Weight.DETAIL, item.message) for item in run[:-1])
        case _:
            yield from ((Weight.LINE, item.message) for item in joined(run, LISTED))


def _points(run: Sequence[News]) -> Iterator[Points]:
    for item in run:
        if isinstance(item.event, happened.PointsScored):
            yield Points(item.event.player, item.event.points)
