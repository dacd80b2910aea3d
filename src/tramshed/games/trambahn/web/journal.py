"""Lines of the journal: sentences with chips for cards, lines and trams."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup, escape

from tramshed.games.trambahn.web.texts import Texts, notation, texts_in
from tramshed.kernel.words import Message, Words
from tramshed.web.journal import line_with_chips

SIGN = '<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><use href="#chip-{line}"/></svg>'


def line(message: Message, words: Words, names: Sequence[str], reader: int | None = None) -> Markup:
    """A message as HTML for a reader at some seat."""
    texts = texts_in(words)
    return line_with_chips(message, words, names, reader, lambda thing: chip(thing, texts))


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
