"""News: the events of an action in the game's words, each for its audience."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tramshed.kernel.plain import Plain
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening, events_in
from tramshed.kernel.words import Message, Seat

if TYPE_CHECKING:
    from tramshed.kernel.game import Game


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened, and the seats that may know of it."""

    message: Message
    audience: int
    event: Any = None
    """What happened, as a value of the game's own types: for whoever shows it."""

    def is_for(self, seat: int) -> bool:
        """May a seat know of it?"""
        return bool(self.audience >> seat & 1)


class Happened(Plain):
    """Something that happened, in a game's words: the base of its events (shown/news.py)."""


class Done(Happened):
    """Something that a player does, or that happens to him."""

    player: Seat


def news_of(game: Game, setup: Setup, told: bytes) -> list[News]:
    """What an action told."""
    return [_news(game, setup, each) for each in events_in(told)]


def _news(game: Game, setup: Setup, told: Happening) -> News:
    event = game.read_event(told, setup)
    return News(game.narrate(event, setup), told.audience, event)


def news_for(news: Sequence[News], seat: int) -> list[News]:
    """What a seat may know of it."""
    return [item for item in news if item.is_for(seat)]
