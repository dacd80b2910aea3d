"""Lines of the journal: sentences with chips for cards, lines and trams."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from tramshed.games.trambahn.shown.things import Card, Line, Tram
from tramshed.games.trambahn.web.texts import Texts, texts_in
from tramshed.kernel.words import Thing
from tramshed.web.journal import drawn_with

SIGN = '<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><use href="#chip-{line}"/></svg>'


@lru_cache(maxsize=1_000)
def chip(thing: Thing, texts: Texts) -> str | None:
    """A card, a line or a tram, as colour, sign and text."""
    match thing:
        case Card(name, None):
            return _drawn("conductor", "", texts.card(name))
        case Card(name, Line(line)):
            return _drawn(line, line, texts.card(name))
        case Line(line):
            return _drawn(line, line, texts.line(line))
        case Tram(name):
            return _drawn("tram", "", texts.tram(name))
    return None


def _drawn(look: str, line: str, text: str) -> str:
    sign = SIGN.format(line=line) if line else ""
    return f'<span class="chip chip-{look}">{sign}{escape(text)}</span>'


line = drawn_with(lambda thing, words: chip(thing, texts_in(words)))
"""A message as HTML for a reader at some seat."""
