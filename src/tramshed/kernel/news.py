"""News: the events of an action in the game's words, each for its audience."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tramshed.kernel.game import Game
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import events_in
from tramshed.kernel.words import Message


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened, and the seats that may know of it."""

    message: Message
    audience: int


def news_of(game: Game, setup: Setup, told: bytes) -> list[News]:
    """What an action told, as messages."""
    return [News(game.narrate(event, setup), event.audience) for event in events_in(told)]


def news_for(news: Sequence[News], seat: int) -> list[Message]:
    """What a seat may know of it."""
    return [item.message for item in news if item.audience >> seat & 1]
