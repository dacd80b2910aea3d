"""A position of a finished match as HTML: the game's own table, on which nothing can be done."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from tramshed.kernel.news import News, news_for, news_of
from tramshed.kernel.position import Position
from tramshed.kernel.registry import game
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Seat, Words
from tramshed.server.pages.stories import Story
from tramshed.server.words import game_words
from tramshed.web.contract import page_of
from tramshed.web.journal import Line, line_of
from tramshed.web.seats import NONE, Sitter
from tramshed.web.sums import Sum

OPEN, PUBLIC = "open", "public"
FOR_PLAYERS = ("status", "actions")
"""Zones that talk to a player; whoever looks back is a spectator."""
HAND = "hand"

_BUTTON = re.compile(r"<button\b(?![^>]*\sdata-look)([^>]*)>(.*?)</button>", re.DOTALL)
_ONLY_FOR_BUTTONS = re.compile(r'\s(?:type|aria-pressed|disabled)(?:="[^"]*")?(?=\s|$)')
_ID = re.compile(r'(?<=\s)id="')


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose view is shown: a seat's, everybody's hands (open), or what all could see (public)."""

    name: str
    seat: int | None = None


def eyes(wish: str, seats: int) -> Eyes | None:
    """The eyes that an address asks for, if there are such."""
    if wish in (OPEN, PUBLIC):
        return Eyes(wish)
    if wish.isascii() and wish.isdecimal() and 1 <= int(wish[:3]) <= seats:
        return Eyes(wish, int(wish) - 1)
    return None


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be drawn."""

    zones: Mapping[str, Hashable]
    others: Sequence[tuple[str, Hashable]]
    """Open hands that the table itself has no place for: names, and data of the hand's zone."""


def scene(story: Story, position: Position, seen_by: Eyes) -> Scene:
    """A position through somebody's eyes."""
    own = page_of(story.setup.game)
    sitters = [Sitter(*each, True) for each in zip(story.names, story.automatic, strict=True)]

    last = position.number == len(story.told) - 1
    outcome = story.ended.outcome if story.ended and last else None

    def data(seat: int) -> dict[str, Hashable]:
        return dict(own.zone_data(position.view(seat), sitters, NONE, outcome))

    public = data(SPECTATOR)
    if seen_by.seat is not None:
        told = {zone: public[zone] for zone in FOR_PLAYERS if zone in public}
        return Scene(data(seen_by.seat) | told, ())
    if seen_by.name == PUBLIC:
        return Scene(public, ())
    by_seat = [data(seat) for seat in range(story.setup.seats)]
    zones = dict(own.unveiled(public, by_seat))
    if HAND not in public:
        return Scene(zones, ())
    *others, lowest = [data[HAND] for data in by_seat]
    return Scene(zones | {HAND: lowest}, list(zip(story.names, others, strict=False)))


def glides(
    story: Story, position: Position, seen_by: Eyes
) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Where things came from and went to with the last action, elements by elements."""
    seat = SPECTATOR if seen_by.seat is None else seen_by.seat
    own, number = page_of(story.setup.game), position.number
    if number == 0:
        return {}, {}
    news = news_for(news_of(story.game, story.setup, story.told[number]), seat)
    events = [item.event for item in news]
    return own.origins(events, seat), own.departures(events, seat)


def sums(story: Story, position: Position, seen_by: Eyes, words: Words) -> Sequence[Sum]:
    """What the last action's scoring adds up from, as these eyes see the table."""
    seat = SPECTATOR if seen_by.seat is None else seen_by.seat
    news = news_for(news_of(story.game, story.setup, story.told[position.number]), seat)
    events = [item.event for item in news]
    return page_of(story.setup.game).sums(events, position.view(seat), words, story.names)


def still(html: str) -> Markup:
    """The same picture without anything to press, but for ways of looking at it (`data-look`)."""

    def picture(found: re.Match[str]) -> str:
        return f'<span role="img"{_ONLY_FOR_BUTTONS.sub("", found[1])}>{found[2]}</span>'

    return Markup(_BUTTON.sub(picture, html))


def other_hand(name: str, data: Any, words: Words, number: int) -> Markup:
    """An open hand beside the table; its ids must not be those of the hand on the table."""
    return still(_ID.sub(f'id="other-{number}-', page_of(name).render(HAND, data, words)))


# --- the journal


@lru_cache(maxsize=20_000)
def lines(
    setup: Setup, told: bytes, language: str, names: tuple[str, ...], seen_by: Eyes, number: int
) -> tuple[Line, ...]:
    """Journal lines of one action, by its number."""
    played, page, words = game(setup.game), page_of(setup.game), game_words(language, setup.game)
    entries = played.entries(known(news_of(played, setup, told), seen_by))
    found = (
        line_of(number, each, lambda message: page.line(message, words, names, None))
        for each in entries
    )
    return tuple(line for line in found if line.html)


def known(news: Sequence[News], seen_by: Eyes) -> list[News]:
    """What these eyes may know. Open ones know what the player concerned knew: "draws a red 7"
    and not also "draws a card", which is how it was told to the others."""
    if seen_by.name == OPEN:
        return [item for item in news if _is_first_hand(item)]
    return news_for(news, SPECTATOR if seen_by.seat is None else seen_by.seat)


def _is_first_hand(item: News) -> bool:
    player = item.message.values.get("player")
    return not isinstance(player, Seat) or item.is_for(player.number)
