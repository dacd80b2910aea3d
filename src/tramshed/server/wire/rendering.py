"""From a seat's view to what its page is sent: only zones that changed, each rendered once.

A game's `web` package says what its zones are. `zone_data` boils a view down to one hashable
value per zone; equal values look equal, so HTML is cached by value and public zones are rendered
once for everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tramshed.kernel.moves import Move
from tramshed.kernel.registry import game
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, Words
from tramshed.server.words import game_words
from tramshed.web import plain_table
from tramshed.web.seats import Offers, Sitter

LINES_PER_ACTION = 64
"""Each action has a place in the journal; its lines are numbered from so many times that."""
MOST_ZONES = 4_000
"""Zones that are remembered, for whoever looks on or takes a move back: some fifteen megabytes."""

ANY_TABLE = ("table.css", "table-cards.css", "panels.css", "notes.css")
"""Style sheets of every table."""
SHAPES = ("table-wide.css", "table-phone.css", "table-tall.css", "table-low.css")
"""Those of tables that are drawn: on a desktop, on a phone, held upright, on its side."""


@dataclass(frozen=True, slots=True)
class GameWeb:
    """What a game brings to be seen in the browser; what it does not bring is plain."""

    SHEETS: tuple[str, ...]
    """The game's own style sheets, of those in static/."""
    zone_data: Callable[[View, Sequence[Sitter], Offers, int | None], Mapping[str, Hashable]]
    """What each zone shows: view, who sits where, offers, and the seat that has conceded."""
    render: Callable[[str, Any, Words], str]
    board: Callable[[Mapping[str, Any], Words, Any], str]
    """The whole table with a journal beside it, for the page."""
    sprite: Callable[[], str]
    """Drawings that zones use."""
    origins: Callable[..., Mapping[str, str]]
    """Where things newly seen came from: news, seat, undone."""
    departures: Callable[[Sequence[Message], int], Mapping[str, str]]
    """Where things that are gone went to."""
    line: Callable[[Message, Words, Sequence[str], int | None], str]
    """A journal line as HTML; names come as people wrote them."""
    moment: Callable[[Sequence[Message], Words, Sequence[str], int | None], str]
    """News worth a pause, as HTML over the table; nothing for most of them."""
    menu: Callable[[Sequence[Move], View, Words], Sequence[Any]]
    """Legal moves for the page's script."""
    why: Callable[[Any, int, str, str, Words, str], str]
    """Why something may not be put somewhere: board, seat, source, target, rules' address."""


@cache
def web(name: str) -> GameWeb:
    """A game's own page, or the plain table."""
    place = f"{game(name).state.__module__.rpartition('.')[0]}.web"
    own: Any = import_module(place) if find_spec(place) else plain_table
    names = [field.name for field in fields(GameWeb)]
    return GameWeb(**{each: getattr(own, each, getattr(plain_table, each)) for each in names})


def sheets(name: str) -> tuple[str, ...]:
    """The style sheets of a game's table, its own last."""
    own = web(name).SHEETS
    return ANY_TABLE + own if own is plain_table.SHEETS else ANY_TABLE + SHAPES + own


@lru_cache(maxsize=MOST_ZONES)
def zone_html(name: str, zone: str, language: str, data: Hashable) -> str:
    """A zone as HTML."""
    return web(name).render(zone, data, game_words(language, name))
