"""Lines of the journal: sentences with chips for cards and locomotives."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from tramshed.games.take_a_train.shown.things import Engine, LocomotiveSeen, Special, Wagon
from tramshed.games.take_a_train.web.texts import Texts, texts_in
from tramshed.kernel.words import Thing
from tramshed.web.journal import drawn_with

SIGN = '<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><use href="#{name}"/></svg>'


@lru_cache(maxsize=1_000)
def chip(thing: Thing, texts: Texts) -> Markup | None:
    """A card or a locomotive as colour, sign and text; nothing for other things."""
    match thing:
        case Wagon(name, type_):
            return _chip(type_, f"chip-{type_}", texts.wagon(name))
        case Special(name):
            return _chip("special", f"mark-{name}", texts.wagon(name))
        case LocomotiveSeen():
            return _chip(thing.type, f"drive-{thing.type}", texts.chip("engine", thing))
        case Engine():
            return _chip(thing.type, f"drive-{thing.type}", texts.chip("hauling", thing))
    return None


def _chip(look: str, sign: str, text: str) -> Markup:
    drawn = Markup(SIGN.format(name=sign))
    return Markup('<span class="chip chip-{}">{}{}</span>').format(look, drawn, text)


line = drawn_with(lambda thing, words: chip(thing, texts_in(words)))
"""A message as HTML for a reader at some seat."""
