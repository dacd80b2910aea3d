"""From a seat's view to what its page is sent: only zones that changed, each rendered once.

A game's `web.zones` module says what its zones are. `zone_data` boils a view down to one hashable
value per zone; equal values look equal, so HTML is cached by value and public zones are rendered
once for everybody.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, cast

import msgspec

from tramshed.kernel.match import View
from tramshed.kernel.moves import Move
from tramshed.kernel.registry import game
from tramshed.kernel.words import Message, Words
from tramshed.server import bare
from tramshed.server.messages import Choice
from tramshed.server.words import game_words

LINES_PER_ACTION = 64
"""Journal lines are numbered by action, times this, plus their place."""


class GameWeb(Protocol):
    """What a game brings to be seen in the browser."""

    ZONES: Sequence[str]

    def zone_data(self, view: View, names: Sequence[str]) -> Mapping[str, Hashable]: ...
    def render(self, zone: str, data: Any, words: Words) -> str: ...
    def origins(self, news: Sequence[Message], seat: int) -> Mapping[str, str]: ...
    def line(
        self, message: Message, words: Words, names: Sequence[str], reader: int | None
    ) -> str: ...
    def say(self, move: Move, words: Words) -> str: ...


@cache
def web(name: str) -> GameWeb:
    """A game's own pages, or the bare ones."""
    package = cast("ModuleType", import_module(type_home(name)))
    place = f"{package.__name__}.web.zones"
    try:
        found = find_spec(place)
    except ModuleNotFoundError:
        found = None
    return cast("GameWeb", import_module(place) if found else bare)


def type_home(name: str) -> str:
    """The package of a game."""
    return game(name).state.__module__.rpartition(".")[0]


@lru_cache(maxsize=20_000)
def zone_html(name: str, zone: str, language: str, data: Hashable) -> str:
    """A zone as HTML."""
    return web(name).render(zone, data, game_words(language, name))


@lru_cache(maxsize=4_000)
def menu_json(name: str, language: str, setup: Hashable, actions: tuple[int, ...]) -> msgspec.Raw:
    """A menu, ready to be sent."""
    page, words = web(name), game_words(language, name)
    moves = game(name).moves(setup)  # type: ignore[arg-type]
    choices = [
        Choice(move.notation, move.source, move.target, move.amount, page.say(move, words))
        for move in (moves[action] for action in actions)
    ]
    return msgspec.Raw(msgspec.json.encode(choices))


def lines(
    name: str,
    news: Sequence[Message],
    number: int,
    language: str,
    names: Sequence[str],
    reader: int | None,
) -> list[tuple[int, str]]:
    """Journal lines of one action, for somebody who may know these news."""
    page, words = web(name), game_words(language, name)
    first = number * LINES_PER_ACTION
    told = (page.line(message, words, names, reader) for message in news)
    return [(first + i, text) for i, text in enumerate(told) if text]
