"""A journal as HTML: sentences with chips for a game's things; lines with what can be unfolded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from markupsafe import Markup, escape

from tramshed.kernel.entries import Entry, Weight
from tramshed.kernel.words import Listed, Message, Several, Thing, Value, Words

# --- a sentence


def line_with_chips(
    message: Message,
    words: Words,
    names: Sequence[str],
    reader: int | None,
    chip: Callable[[Thing], str | None],
) -> Markup:
    """A message as HTML for a reader at some seat. Names are players' own words: escaped. `chip`
    draws a value that is a thing, or says that it is none; several things are listed."""
    chips: list[str] = []

    def drawn(thing: Thing) -> str | None:
        found = chip(thing)
        if found is None:
            return None
        chips.append(found)
        return _mark(len(chips) - 1)

    def shown(value: Value) -> Value:
        if isinstance(value, Several):
            marks = ((thing, drawn(thing)) for thing in value.things)
            return Listed(tuple(Message(mark) if mark else thing.called for thing, mark in marks))
        return (drawn(value) if isinstance(value, Thing) else None) or value

    values = {name: shown(value) for name, value in message.values.items()}
    text = str(escape(words.say(Message(message.id, values), names, reader)))
    for number, each in enumerate(chips):
        text = text.replace(_mark(number), each)
    return Markup(text)


class SaysLine(Protocol):
    """Says a message as HTML for a reader at some seat."""

    def __call__(
        self, message: Message, words: Words, names: Sequence[str], reader: int | None = None
    ) -> Markup: ...


def drawn_with(chip: Callable[[Thing, Words], str | None]) -> SaysLine:
    """A game's lines, from how it draws its things in some language."""

    def line(
        message: Message, words: Words, names: Sequence[str], reader: int | None = None
    ) -> Markup:
        return line_with_chips(message, words, names, reader, lambda thing: chip(thing, words))

    return line


def _mark(number: int) -> str:
    """Stands for a chip until the sentence is escaped; no name may contain such characters."""
    return f"\ue000{number}\ue001"


# --- lines


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in HTML, with its number in the journal."""

    number: int
    weight: Weight
    html: Markup
    details: tuple[Markup, ...] = ()
    steps: tuple[Line, ...] = ()
    """What led to it."""

    @property
    def is_heading(self) -> bool:
        return self.weight in HEADINGS


HEADINGS = {Weight.CHAPTER: "h3", Weight.PART: "h4"}
"""Below the journal's own."""


def line_of(number: int, entry: Entry, say: Callable[[Message], str]) -> Line:
    """An entry in words; what says nothing is left out."""
    details = tuple(Markup(text) for each in entry.details if (text := say(each)))
    return Line(number, entry.weight, Markup(say(entry.message)), details)


def gathered(lines: Iterable[Line]) -> list[Line]:
    """Each result with the steps that led to it, as far as they are among these lines. The page's
    script does the same with those that are on the page."""
    standing: list[Line] = []
    for line in lines:
        first = len(standing)
        while line.weight is Weight.RESULT and first and standing[first - 1].weight is Weight.STEP:
            first -= 1
        standing[first:] = [replace(line, steps=tuple(standing[first:]))]
    return standing


def item(line: Line) -> Markup:
    """An item of the journal's list. Only what is not folded is read out."""
    if tag := HEADINGS.get(line.weight):
        inside = Markup("<{0}>{1}</{0}>").format(Markup(tag), line.html)
    elif line.steps or line.details:
        inside = FOLDED.format(line.html, unfolded(line))
    else:
        inside = line.html
    return ITEM.format(line.weight.value, line.number, inside)


def unfolded(line: Line) -> Markup:
    """Items for what is folded: what led to it, then what came with it."""
    steps = Markup("").join(item(step) for step in line.steps)
    return steps + Markup("").join(Markup("<li>{}</li>").format(each) for each in line.details)


ITEM = Markup('<li class="told-{}" data-number="{}">{}</li>')
FOLDED = Markup('<details><summary>{}</summary><ul class="more">{}</ul></details>')
