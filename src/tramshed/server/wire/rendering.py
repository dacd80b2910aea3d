"""From a seat's view to what its page is sent: only zones that changed, each rendered once.

A game's page says what its zones are (see web/contract.py): `zone_data` boils a view down to one
hashable value per zone; equal values look equal, so HTML is cached by value and public zones are
rendered once for everybody.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from tramshed.kernel.news import news_for, news_of
from tramshed.kernel.registry import game
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message, is_about
from tramshed.server.words import game_words
from tramshed.web import ending_page
from tramshed.web.contract import page_of
from tramshed.web.journal import Line, line_of

ENDING = "ending"
"""A zone of every table that no game draws: the end of the match (web/ending_page.py)."""
LINES_PER_ACTION = 64
"""Each action has a place in the journal; its lines are numbered from so many times that."""
MOST_ZONES = 4_000
"""Zones that are remembered, for whoever looks on or takes a move back: some fifteen megabytes."""
MOST_TOLD = 8_000
"""Actions whose lines are remembered, for whoever comes back to a long journal: as much."""


@lru_cache(maxsize=MOST_ZONES)
def zone_html(name: str, zone: str, language: str, data: Hashable) -> str:
    """A zone as HTML."""
    page, words = page_of(name), game_words(language, name)
    if isinstance(data, ending_page.Shown):
        return ending_page.render(data, words, page.score)
    return page.render(zone, data, words)


@lru_cache(maxsize=MOST_TOLD)
def told_lines(
    setup: Setup, told: bytes, language: str, names: tuple[str, ...], listener: int
) -> tuple[Line, ...]:
    """What somebody may know of an action, as lines of a journal, counted from 0."""
    played, page, words = game(setup.game), page_of(setup.game), game_words(language, setup.game)

    def say(message: Message) -> str:
        about = listener != SPECTATOR and is_about(message, listener)
        return page.line(message, words, names, listener if about else None)

    news = news_for(news_of(played, setup, told), listener)
    lines = (line_of(number, each, say) for number, each in enumerate(played.entries(news)))
    return tuple(line for line in lines if line.html)
