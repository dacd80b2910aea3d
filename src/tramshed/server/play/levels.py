"""How strong bots can be chosen to be, and what they are called. A level is a bot and the seconds
it may think."""

from __future__ import annotations

from tramshed.kernel.words import Message
from tramshed.server.play.seating import Chair
from tramshed.server.store.rows import BOT, SeatRow, TableRow
from tramshed.server.words import site_words

LEVELS: dict[str, tuple[str, float]] = {
    "learner": ("random", 0.05),
    "steady": ("greedy", 0.05),
    "strong": ("search", 0.3),
    "master": ("search", 2.0),
}
DEFAULT = "steady"


def chair_for(name: str) -> Chair:
    """A chair for a bot of this level."""
    bot, seconds = LEVELS[name]
    return Chair("bot", bot=bot, strength=seconds)


def level_of(seat: SeatRow) -> str | None:
    """The level of the bot at a seat: the highest for which it has the time; None for other
    bots."""
    known = [name for name, (bot, _) in LEVELS.items() if bot == seat.bot]
    enough = [name for name in known if LEVELS[name][1] <= (seat.strength or 0.0)]
    return next(iter(enough[-1:] or known), None)


def names_at(table: TableRow, language: str) -> tuple[str, ...]:
    """What everybody at a table is called in some language: people as they like, bots by their
    level, and a number if there are several of them."""
    words, levels = site_words(language), list[str]()
    names = []
    for seat in table.seats:
        level = level_of(seat) if seat.kind == BOT else None
        if level is None:
            names.append(seat.name)
            continue
        levels.append(level)
        number = f" {levels.count(level)}" if levels.count(level) > 1 else ""
        names.append(words.say(Message(f"page.bot.{level}")) + number)
    return tuple(names)
