"""Who sits where: people and bots, as `--seats you,steady` says it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tramshed import bots
from tramshed.bots import levels
from tramshed.bots.levels import LEVELS, BotName
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import Words, enumerated
from tramshed.terminal.language import refused

PEOPLE = ("you", "friend")
THINKING = 1.0
"""Seconds that `search` takes for a move, unless the seat says otherwise."""
LONGEST = 600.0


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat's player. A bot's name says which bot it is, so that a saved match can go on
    (see bots/levels.py)."""

    name: str
    bot: str | None = None
    seconds: float = THINKING

    @property
    def human(self) -> bool:
        return self.bot is None


def chairs(text: str, player: str = "Player {number}") -> tuple[Chair, ...]:
    """Read `you:Ann,search:0.5`; `player` names people who give no name."""
    found = [
        _chair(part.strip(), player.format(number=number))
        for number, part in enumerate(text.split(","), 1)
    ]
    return _distinct(found)


def chairs_of(names: Sequence[str]) -> tuple[Chair, ...]:
    """Who sat there when a match was saved: bots have bots' names, all others are people."""
    return tuple(_seated(bot) if (bot := levels.read(name)) else Chair(name) for name in names)


def labels(sitting: Sequence[Chair], words: Words) -> tuple[str, ...]:
    """What to call them on the screen."""
    return levels.shown([chair.name for chair in sitting], words)


def _seated(bot: BotName) -> Chair:
    return Chair(str(bot), bot.bot, bot.seconds)


def _chair(part: str, anonymous: str) -> Chair:
    kind, _, name = part.partition(":")
    if kind.casefold() in PEOPLE:
        return _person(name.strip() or anonymous)
    if found := _bot(part):
        return _seated(found)
    raise _unknown(part)


def _person(name: str) -> Chair:
    if levels.read(name):
        raise refused("ui.seat.bots-name", name=repr(name))
    return Chair(name)


def _bot(text: str) -> BotName | None:
    """A bot by its level, or by what it does."""
    kind, colon, seconds = text.partition(":")
    if kind not in (*LEVELS, *bots.names()):
        return None
    if colon and kind != levels.THINKING:
        raise refused("ui.seat.thoughtless", bot=kind)
    if kind in LEVELS:
        return levels.of_level(kind)
    if kind == levels.THINKING:
        return BotName(kind, _seconds(seconds) if colon else THINKING)
    return next(each for each in map(levels.of_level, LEVELS) if each.bot == kind)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST:
        raise refused("ui.seat.seconds", most=f"{LONGEST:g}")
    return seconds


def _distinct(found: list[Chair]) -> tuple[Chair, ...]:
    """Two of one name: bots are numbered, people must choose."""
    times: Counter[str] = Counter()
    result = []
    for chair in found:
        times[chair.name] += 1
        if times[chair.name] > 1 and chair.human:
            raise refused("ui.seat.twice", name=repr(chair.name))
        bot = levels.read(chair.name)
        result.append(_seated(replace(bot, number=times[chair.name])) if bot else chair)
    return tuple(result)


def _unknown(part: str) -> BadSetup:
    known = [*PEOPLE, *LEVELS, *bots.names()]
    seat, several = repr(part), enumerated(known)
    if near := difflib.get_close_matches(part.partition(":")[0].casefold(), known, n=1):
        return refused("ui.seat.near", seat=seat, known=several, near=repr(near[0]))
    return refused("ui.seat.unknown", seat=seat, known=several, name=part or "Ann")
