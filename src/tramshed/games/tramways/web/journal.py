"""Lines of the journal: sentences with chips for tickets and icons; what an action brought whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from tramshed.games.tramways.shown.things import Gain, Gains, Icon, TicketSeen
from tramshed.games.tramways.web import faces
from tramshed.games.tramways.web.map.icons import cost_of
from tramshed.games.tramways.web.retold import on_the_map
from tramshed.games.tramways.web.texts import Texts, texts_in
from tramshed.kernel.words import Message, Seat, Thing, Words
from tramshed.web.journal import line_with_chips

CREST = Markup(
    '<svg class="i crest" viewBox="0 0 24 24" aria-hidden="true"><use href="#crest-{}"/></svg>'
)
PRINTED = Markup('<svg class="i" viewBox="0 0 40 40" role="img" aria-label="{}">{}</svg>')
SIGN = Markup('<svg class="i" viewBox="0 0 40 40" aria-hidden="true"><use href="#{}"/></svg>')
DRAWN = Markup('<svg class="i" viewBox="0 0 40 40" aria-hidden="true">{}</svg>')
TICKET = Markup('<span class="no" role="img" aria-label="{}"><b>№ {}</b>{}</span>')
VOID = Markup('<i class="void">VOID</i>')
"""As it is printed, in any language."""
GAIN = Markup('<span class="gain" role="img" aria-label="{}">{}{}</span>')
DEED = Markup('<span class="deed" data-seat="{}">{}</span>')
PLACED = Markup('<span data-map="{}">{}</span>')
SIGNS = {"joy": "heart", "cash": "coin", "stress": "bolt", "workers": "icon-worker"}


def line(message: Message, words: Words, names: Sequence[str], reader: int | None = None) -> Markup:
    """A message as HTML for a reader at some seat: the crest of whom it is about, its sentence, and
    what it brought."""
    texts = texts_in(words)
    gains = message.values.get("gains")
    said = {name: value for name, value in message.values.items() if name != "gains"}
    sentence = line_with_chips(
        Message(message.id, said), words, names, reader, lambda thing: chip(thing, texts)
    )
    if places := on_the_map(message):
        sentence = PLACED.format(places, sentence)
    player = said.get("player")
    if isinstance(player, Seat):
        sentence = CREST.format(player.number) + DEED.format(player.number, sentence)
    if not isinstance(gains, Gains):
        return sentence
    chips = (_gained(gain, names, texts) for gain in gains.each)
    return sentence + Markup(' <span class="gains">{}</span>').format(Markup("").join(chips))


@lru_cache(maxsize=2_000)
def chip(thing: Thing, texts: Texts) -> Markup | None:
    """A ticket as its number and icons, an icon as it is drawn; nothing for other things."""
    match thing:
        case TicketSeen():
            return TICKET.format(texts.called(thing), thing.number, _icons(thing, texts))
        case Icon():
            return PRINTED.format(texts.icon(thing), faces.sign(texts.notation(thing)))
    return None


def _icons(ticket: TicketSeen, texts: Texts) -> Markup:
    if ticket.void:
        return VOID
    drawn = [DRAWN.format(faces.sign(texts.notation(icon))) for icon in ticket.icons]
    if name := cost_of(ticket):
        drawn.append(SIGN.format(name))
    return Markup("").join(drawn)


def _gained(gain: Gain, names: Sequence[str], texts: Texts) -> Markup:
    """A crest, and what changed."""
    changes = [(name, getattr(gain, name)) for name in SIGNS if getattr(gain, name)]
    said = texts.words.enumerate(_said(name, change, texts) for name, change in changes)
    drawn = (SIGN.format(SIGNS[name]) + texts.change(change) for name, change in changes)
    label = texts.say("gain", name=names[gain.seat], list=said)
    return GAIN.format(label, CREST.format(gain.seat), Markup("").join(drawn))


def _said(name: str, change: int, texts: Texts) -> str:
    return texts.say(f"gain.{name}", change=texts.change(change))
