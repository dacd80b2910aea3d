"""Lines of the journal: sentences with chips for cards and locomotives."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tramshed.games.take_a_train.web.texts import Texts
from tramshed.kernel.words import Message, Value, Words
from tramshed.web.journal import line_with_chips

SIGN = '<svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><use href="#{name}"/></svg>'


def line(message: Message, words: Words, names: Sequence[str], reader: int | None = None) -> Markup:
    """A message as HTML for a reader at some seat."""
    texts = Texts(words)
    return line_with_chips(message, words, names, reader, lambda thing: chip(thing, texts))


def chip(thing: Message, texts: Texts) -> Markup | None:
    """A card or a locomotive as colour, sign and text; nothing for other messages."""
    kind, _, name = thing.id.partition(".")
    match kind:
        case "wagon":
            return _chip(name, f"chip-{name}", texts.wagon(notation(thing)))
        case "special":
            return _chip("special", f"mark-{name}", texts.wagon(name))
        case "locomotive":
            values = {key: thing.values[key] for key in ("name", "power", "multiplier")}
            return _chip(name, f"drive-{name}", texts.say("chip.engine", **values))
    return None


def _chip(look: str, sign: str, text: str) -> Markup:
    drawn = Markup(SIGN.format(name=sign))
    return Markup('<span class="chip chip-{}">{}{}</span>').format(look, drawn, text)


def notation(card: Message) -> str:
    """A card of the wagon deck, as moves name it."""
    kind, _, name = card.id.partition(".")
    if kind == "special":
        return name
    value = card.values["value"]
    return f"{name}-{amount(value)}"


def amount(money: Value) -> int:
    """An amount of money, in dollars."""
    assert isinstance(money, Message)
    number = int(str(money.values["amount"]))
    return number if "rest" not in money.values else number * 1000 + int(str(money.values["rest"]))
