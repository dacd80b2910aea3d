"""From a seat's view to what its page is sent: only zones that changed, each rendered once.

A game's page says what its zones are (see web/contract.py): `zone_data` boils a view down to one
hashable value per zone; equal values look equal, so HTML is cached by value and public zones are
rendered once for everybody.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from tramshed.server.words import game_words
from tramshed.web import ending_page
from tramshed.web.contract import page_of

ENDING = "ending"
"""A zone of every table that no game draws: the end of the match (web/ending_page.py)."""
LINES_PER_ACTION = 64
"""Each action has a place in the journal; its lines are numbered from so many times that."""
MOST_ZONES = 4_000
"""Zones that are remembered, for whoever looks on or takes a move back: some fifteen megabytes."""


@lru_cache(maxsize=MOST_ZONES)
def zone_html(name: str, zone: str, language: str, data: Hashable) -> str:
    """A zone as HTML."""
    page, words = page_of(name), game_words(language, name)
    if isinstance(data, ending_page.Shown):
        return ending_page.render(data, words, page.score)
    return page.render(zone, data, words)
