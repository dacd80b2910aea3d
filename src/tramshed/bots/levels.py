"""What bots are called. A level is a bot and the seconds it may think.

A bot has one name wherever it sits: in a file and in the library "Steady bot 2", on a screen the
same in the reader's language. Whatever reads a name again knows which bot it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tramshed.kernel.words import Message, Words

LEVELS: dict[str, tuple[str, float]] = {
    "learner": ("random", 0.05),
    "steady": ("greedy", 0.05),
    "strong": ("search", 0.3),
    "master": ("search", 2.0),
}
DEFAULT = "steady"
THINKING = "search"
"""The bot for which it matters how long it may think."""

_NAME = re.compile(rf"({'|'.join(LEVELS)}) bot(?: \(([\d.]{{1,6}}) s\))?(?: (\d))?", re.IGNORECASE)
_FORMERLY = re.compile(r"([Rr]andom|[Gg]reedy|[Ss]earch)(?::([\d.]{1,6}))?(?: (\d))?")
"""As they were called in files up to version 0.2."""


@dataclass(frozen=True, slots=True)
class BotName:
    """A bot at a table: which one, how long it may think, and the how manieth of its kind."""

    bot: str
    seconds: float
    number: int = 1

    @property
    def level(self) -> str:
        """The highest level for which it has the time."""
        known = [name for name, (bot, _) in LEVELS.items() if bot == self.bot]
        enough = [name for name in known if LEVELS[name][1] <= self.seconds]
        return (enough or known)[-1 if enough else 0]

    @property
    def _odd_seconds(self) -> str:
        """The seconds, if they are not the level's own."""
        odd = self.bot == THINKING and self.seconds != LEVELS[self.level][1]
        return f"{self.seconds:g}" if odd else ""

    def __str__(self) -> str:
        seconds = f" ({odd} s)" if (odd := self._odd_seconds) else ""
        number = f" {self.number}" if self.number > 1 else ""
        return f"{self.level.capitalize()} bot{seconds}{number}"

    def say(self, words: Words) -> str:
        """In the reader's language."""
        said = words.say(Message(f"bot.{self.level}"))
        if odd := self._odd_seconds:
            said = words.say(Message("bot.seconds", {"bot": said, "seconds": odd}))
        if self.number > 1:
            said = words.say(Message("bot.number", {"bot": said, "number": self.number}))
        return said


def of_level(level: str) -> BotName:
    """A bot of a level."""
    return BotName(*LEVELS[level])


def read(name: str) -> BotName | None:
    """The bot that is called so; None if that is a person's name."""
    if found := _NAME.fullmatch(name):
        level, seconds, number = found[1].lower(), found[2], found[3]
    elif found := _FORMERLY.fullmatch(name):
        level, seconds, number = _level_of(found[1].lower()), found[2], found[3]
    else:
        return None
    bot, usual = LEVELS[level]
    return BotName(bot, _seconds(seconds, usual), int(number or 1))


def _level_of(bot: str) -> str:
    return next(level for level, (each, _) in LEVELS.items() if each == bot)


def _seconds(text: str | None, usual: float) -> float:
    try:
        return float(text or usual)
    except ValueError:  # such as 1.2.3
        return usual


def told_apart(sitting: Iterable[BotName | None]) -> Iterator[BotName | None]:
    """The same ones with numbers, where several would be called the same."""
    times: Counter[str] = Counter()
    for each in sitting:
        if each is None:
            yield None
            continue
        plain = replace(each, number=1)
        times[str(plain)] += 1
        yield replace(plain, number=times[str(plain)])


def shown(names: Sequence[str], words: Words) -> tuple[str, ...]:
    """Names from a file, as they are to be read: bots in the reader's language."""
    return tuple(bot.say(words) if (bot := read(name)) else name for name in names)


def as_person(name: str) -> str:
    """A person's name for a file: one who is called like a bot stands in quotes."""
    return f'"{name}"' if read(name) else name
