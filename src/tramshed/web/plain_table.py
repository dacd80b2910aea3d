"""A plain table, for a game that draws none of its own: what a seat sees as a list of facts, what
it may do as a list of buttons (the site's moves.js)."""

from __future__ import annotations

import html
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from typing import Any

from markupsafe import Markup, escape

from tramshed.kernel.moves import Move
from tramshed.kernel.news import News
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.view import View
from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Message, Words
from tramshed.web.legend import Legend
from tramshed.web.result import Ended, points
from tramshed.web.seats import NONE, Offers, Sitter, names_of
from tramshed.web.sums import Sum
from tramshed.web.why_not import explained_plainly

ZONES = ("status", "table", "hand", "actions")
OF_HAND = ("hand", "seat")
COMMANDS = ("undo", "restart", "hint")


def zone_data(
    view: View, sitters: Sequence[Sitter], offers: Offers, outcome: Outcome | None
) -> Mapping[str, Hashable]:
    """How it ended, if it has; who plays and everything but the hand; the hand; commands."""
    facts, names = _facts(view.table), names_of(sitters)
    reader = view.seat if view.seat < len(sitters) else None
    return {
        "status": (Ended(outcome, names), reader) if outcome else None,
        "table": (
            names,
            tuple(each for each in facts if each[0] not in OF_HAND),
        ),
        "hand": tuple(each for each in facts if each[0] in OF_HAND),
        "actions": offers if outcome is None else NONE,
    }


def unveiled(
    public: Mapping[str, Any], by_seat: Sequence[Mapping[str, Any]]
) -> Mapping[str, Hashable]:
    """Nothing but hands is hidden."""
    return public


def _facts(value: Any) -> tuple[tuple[str, str], ...]:
    if not is_dataclass(value):
        return (("table", repr(value)),)
    return tuple((field.name, repr(getattr(value, field.name))) for field in fields(value))


def render(zone: str, data: Any, words: Words) -> str:
    """A sentence, definition lists, and buttons."""
    if zone == "status":
        return _status(data, words)
    if zone == "actions":
        return Markup("").join(_button(name, words, can=getattr(data, name)) for name in COMMANDS)
    names, facts = data if zone == "table" else ((), data)
    players = Markup("<li>{}</li>").format
    seated = Markup("<ol>{}</ol>").format(Markup("").join(map(players, names))) if names else ""
    items = (Markup("<dt>{}</dt><dd>{}</dd>").format(name, text) for name, text in facts)
    return Markup("{}<dl>{}</dl>").format(seated, Markup("").join(items))


def _status(data: tuple[Ended, int | None] | None, words: Words) -> Markup:
    if data is None:
        return Markup("")
    ended, reader = data
    said = ended.said(words, partial(points, words=words), reader)
    return Markup('<p class="turn over" id="turn">{}</p>').format(said)


def _button(name: str, words: Words, *, can: bool) -> Markup:
    disabled = "" if can else " disabled"
    return Markup(
        f'<button type="button" class="button" id="{name}" data-command="{name}"{disabled}>'
        f"{escape(words.say(Message(f'page.plain-table.{name}')))}</button>"
    )


BOARD = Markup("""
<section class="facts" id="zone-table">{table}</section>
<section class="facts" id="zone-hand">{hand}</section>
<section class="choices" aria-label="{choose}">
<ul id="moves" class="moves" data-none="{none}"></ul>
<p id="zone-actions">{actions}</p>
<p data-phase="over" hidden>
<button type="button" class="do" data-command="rematch">{rematch}</button>
<a class="button" href="/">{back}</a></p>
</section>
{journal}
""")


def board(data: Mapping[str, Any], words: Words, journal: Any) -> Markup:
    """One zone below the other; `status` stands in the page's head."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in ZONES[1:]}
    said = {
        name: words.say(Message(f"page.{message}"))
        for name, message in (
            ("choose", "plain-table.choose"),
            ("none", "plain-table.none"),
            ("rematch", "plain-table.rematch"),
            ("back", "back"),
        )
    }
    return BOARD.format(**inside, **said, journal=Markup(journal))


def sprite() -> str:
    """Nothing is drawn."""
    return ""


def legend(words: Words, rules: str) -> Legend:
    """Facts are named as they are."""
    return {}


def keys(words: Words) -> Sequence[tuple[str, str]]:
    """None but those of every table."""
    return ()


def origins(events: Sequence[Any], seat: int, undone: bool = False) -> Mapping[str, str]:
    """Nothing glides."""
    return {}


def departures(events: Sequence[Any], seat: int) -> Mapping[str, str]:
    """Nothing glides."""
    return {}


def line(message: Message, words: Words, names: Sequence[str], reader: int | None) -> str:
    """A sentence."""
    return html.escape(words.say(message, names, reader))


def moment(news: Sequence[News], words: Words, names: Sequence[str], reader: int | None) -> str:
    """Nothing stops the game."""
    return ""


def sums(events: Sequence[Any], view: View, words: Words, names: Sequence[str]) -> Sequence[Sum]:
    """Nothing is added up."""
    return ()


def menu(moves: Sequence[Move], view: View, words: Words) -> list[dict[str, Any]]:
    """The notation says it."""
    return [
        {"m": move.notation, "s": move.source, "d": move.target, "say": html.escape(move.notation)}
        for move in moves
    ]


def load() -> None:
    """The rules are all that is compiled."""


def idle(view: View) -> bool:
    """The table knows nothing of the game."""
    return False


def why(answer: Answer, view: View, words: Words, rules: str) -> str:
    """The clause that forbids it."""
    return explained_plainly(answer, words)
