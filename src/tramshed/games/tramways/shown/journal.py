"""The journal: a round is a heading, all else a line (see kernel/entries.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways.shown import news as happened
from tramshed.kernel.entries import Entry, Weight, entries_of
from tramshed.kernel.news import News
from tramshed.kernel.words import Message


def entries(news: Sequence[News]) -> list[Entry]:
    """What a reader may know of an action."""
    return entries_of(_told(news))


def _told(news: Sequence[News]) -> Iterator[tuple[Weight, Message]]:
    for item in news:
        if isinstance(item.event, happened.RoundBegan):
            yield Weight.CHAPTER, Message("journal.round", item.message.values)
        else:
            yield Weight.LINE, item.message
