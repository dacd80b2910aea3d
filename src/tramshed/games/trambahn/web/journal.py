"""Lines of the journal: sentences with chips for cards, lines and trams."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from tramshed.games.trambahn.web.texts import Texts
from tramshed.kernel.words import Message, Value, Words

SIGN = '<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><use href="#chip-{line}"/></svg>'


def line(message: Message, words: Words, names: Sequence[str], reader: int | None = None) -> Markup:
    """A message as HTML for a reader at some seat. Names are players' own words: escaped."""
    chips: list[Markup] = []
    values: dict[str, Value] = {}
    for name, value in message.values.items():
        if isinstance(value, Message):
            chips.append(chip(value, Texts(words)))
            values[name] = _mark(len(chips) - 1)
        else:
            values[name] = value
    text = escape(words.say(Message(message.id, values), names, reader))
    for number, each in enumerate(chips):
        text = Markup(text.replace(_mark(number), each))
    return text


def _mark(number: int) -> str:
    """Stands for a chip until the sentence is escaped; no name may contain such characters."""
    return f"\ue000{number}\ue001"


def chip(thing: Message, texts: Texts) -> Markup:
    """A card, a line or a tram, as colour, sign and text."""
    kind, _, name = thing.id.partition(".")
    if kind == "line":
        return _chip(name, texts.line(name), sign=name)
    if kind == "tram":
        return _chip("tram", texts.tram(name))
    if name == "conductor":
        return _chip("conductor", texts.card("C"))
    letter = str(getattr(thing.values["line"], "id", "")).removeprefix("line.")
    return _chip(letter, texts.card(f"{letter}{thing.values['value']}"), sign=letter)


def _chip(look: str, text: str, sign: str = "") -> Markup:
    drawn = Markup(SIGN.format(line=sign)) if sign else Markup("")
    return Markup('<span class="chip chip-{}">{}{}</span>').format(look, drawn, text)
