"""Bots at tables of the site: chairs for them, and what everybody is called."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.bots.levels import LEVELS, THINKING, BotName, as_person, of_level, told_apart
from tramshed.server.play.seating import Chair
from tramshed.server.store.rows import BOT, TableRow
from tramshed.server.words import site_words

SEARCHING = [level for level, (bot, _) in LEVELS.items() if bot == THINKING]
"""Levels whose bots need compiled rules."""


def chair_for(level: str) -> Chair:
    """A chair for a bot of this level."""
    bot = of_level(level)
    return Chair("bot", bot=bot.bot, strength=bot.seconds)


def bots_at(table: TableRow) -> Iterator[BotName | None]:
    """The bots at a table, seat by seat; None for people."""
    return told_apart(
        BotName(seat.bot, seat.strength or 0.0) if seat.kind == BOT and seat.bot else None
        for seat in table.seats
    )


def names_at(table: TableRow, language: str) -> tuple[str, ...]:
    """What everybody at a table is called in some language: people as they like."""
    words = site_words(language)
    return tuple(
        bot.say(words) if bot else seat.name
        for bot, seat in zip(bots_at(table), table.seats, strict=True)
    )


def names_in_file(table: TableRow) -> tuple[str, ...]:
    """What everybody is called in a file, which is of no language."""
    return tuple(
        str(bot) if bot else as_person(seat.name)
        for bot, seat in zip(bots_at(table), table.seats, strict=True)
    )


def searches_at(table: TableRow) -> bool:
    """Does a bot sit there that searches?"""
    return any(seat.kind == BOT and seat.bot == THINKING for seat in table.seats)
