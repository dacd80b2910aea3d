"""Lines of the journal: sentences with chips for cards, lines and trams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from tramshed.games.trambahn.web.texts import Texts, notation, texts_in
from tramshed.kernel.words import Message, Value, Words

SIGN = '<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><use href="#chip-{line}"/></svg>'


def line(message: Message, words: Words, names: Sequence[str], reader: int | None = None) -> Markup:
    """A message as HTML for a reader at some seat. Names are players' own words: escaped."""
    chips: list[str] = []
    values: dict[str, Value] = {}
    for name, value in message.values.items():
        if isinstance(value, Message):
            values[name] = _mark(len(chips))
            chips.append(chip(value, texts_in(words)))
        else:
            values[name] = value
    text = str(escape(words.say(Message(message.id, values), names, reader)))
    for number, each in enumerate(chips):
        text = text.replace(_mark(number), each)
    return Markup(text)


def _mark(number: int) -> str:
    """Stands for a chip until the sentence is escaped; no name may contain such characters."""
    return f"\ue000{number}\ue001"


def chip(thing: Message, texts: Texts) -> str:
    """A card, a line or a tram, as colour, sign and text."""
    kind, _, name = thing.id.partition(".")
    return _chip(texts, kind, notation(thing) if kind == "card" else name)


@lru_cache(maxsize=1_000)
def _chip(texts: Texts, kind: str, name: str) -> str:
    if kind == "tram":
        return _drawn("tram", "", texts.tram(name))
    if kind == "line":
        return _drawn(name, name, texts.line(name))
    if name == "C":
        return _drawn("conductor", "", texts.card(name))
    return _drawn(name[0], name[0], texts.card(name))


def _drawn(look: str, line: str, text: str) -> str:
    sign = SIGN.format(line=line) if line else ""
    return f'<span class="chip chip-{look}">{sign}{escape(text)}</span>'
