"""Entries of a journal: what happened in few lines, the rest on demand.

A game's `entries` is given the news of one action that a reader may know, and nothing else; so what
he may not know changes no line of his. It says what weighs how much:

    CHAPTER, PART   a heading: a round, a turn; a part of it, such as a lot
    LINE            what was done, and what it brought
    STEP            on the way to something, a bid for instance: it stands until a result comes
    RESULT          a line that settles something: the steps right before it become its details
    DETAIL          belongs to the line before it; without one it is a line itself
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from itertools import groupby

from tramshed.kernel.news import News
from tramshed.kernel.plain import Plain
from tramshed.kernel.words import Message, Several, Thing


class Weight(Enum):
    """What an entry is to its journal."""

    CHAPTER = "chapter"
    PART = "part"
    LINE = "line"
    STEP = "step"
    RESULT = "result"
    DETAIL = "detail"


class Entry(Plain):
    """A heading, or a line with its details."""

    weight: Weight
    message: Message
    details: tuple[Message, ...] = ()

    @property
    def is_heading(self) -> bool:
        return self.weight in (Weight.CHAPTER, Weight.PART)


def entries_of(told: Iterable[tuple[Weight, Message]]) -> list[Entry]:
    """What weighs so much, with details where they belong."""
    entries: list[Entry] = []
    for weight, message in told:
        if weight is not Weight.DETAIL:
            entries.append(Entry(weight, message))
        elif entries and not entries[-1].is_heading:
            entries[-1] = replace(entries[-1], details=(*entries[-1].details, message))
        else:
            entries.append(Entry(Weight.LINE, message))
    return entries


def first_and_rest(news: Sequence[News]) -> list[Entry]:
    """For a game that does not weigh: one line an action, all that followed beside it."""
    return entries_of((Weight.DETAIL, each.message) for each in news)


# --- many events as one message


def joined(news: Sequence[News], listed: Mapping[str, str]) -> list[News]:
    """News that follow each other and differ in one thing only, as one: "draws a red 7, a blue 2".
    `listed` has, for the id of a message, the value that can be listed."""

    def alike(item: News) -> object:
        key = listed.get(item.message.id)
        if key is None:
            return id(item)
        rest = {name: value for name, value in item.message.values.items() if name != key}
        return item.message.id, tuple(sorted(rest.items(), key=lambda each: each[0]))

    runs = [list(run) for _, run in groupby(news, alike)]
    return [run[0] if len(run) == 1 else _as_one(run, listed) for run in runs]


def _as_one(run: Sequence[News], listed: Mapping[str, str]) -> News:
    first, key = run[0], listed[run[0].message.id]
    things = [each.message.values[key] for each in run]
    several = Several(tuple(thing for thing in things if isinstance(thing, Thing)))
    return replace(first, message=Message(first.message.id, {**first.message.values, key: several}))


# --- a journal of several actions


def settled(entries: Iterable[Entry]) -> list[Entry]:
    """What stands when all is told: steps that have led to a result are left out."""
    standing: list[Entry] = []
    for entry in entries:
        if entry.weight is Weight.RESULT:
            while standing and standing[-1].weight is Weight.STEP:
                standing.pop()
        standing.append(entry)
    return standing
