"""Lines of the journal: sentences with chips for a game's things."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from markupsafe import Markup, escape

from tramshed.kernel.words import Message, Thing, Value, Words


def line_with_chips(
    message: Message,
    words: Words,
    names: Sequence[str],
    reader: int | None,
    chip: Callable[[Thing], str | None],
) -> Markup:
    """A message as HTML for a reader at some seat. Names are players' own words: escaped. `chip`
    draws a value that is a thing, or says that it is none."""
    chips: list[str] = []
    values: dict[str, Value] = {}
    for name, value in message.values.items():
        found = chip(value) if isinstance(value, Thing) else None
        if found is None:
            values[name] = value
        else:
            values[name] = _mark(len(chips))
            chips.append(found)
    text = str(escape(words.say(Message(message.id, values), names, reader)))
    for number, each in enumerate(chips):
        text = text.replace(_mark(number), each)
    return Markup(text)


def _mark(number: int) -> str:
    """Stands for a chip until the sentence is escaped; no name may contain such characters."""
    return f"\ue000{number}\ue001"
