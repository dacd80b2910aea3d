"""What a player can do, for the page's script: the menu, and answers to "why not there?"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from tramshed.games.trambahn.components import ROW_SIZE
from tramshed.games.trambahn.moves import (
    CONDUCTOR_NAME,
    Done,
    Income,
    NewColumn,
    Passenger,
    Purchase,
    Station,
)
from tramshed.games.trambahn.reasons import NO_COLUMN_FOR_TRAM, REASONS
from tramshed.games.trambahn.shown.table import TableSeen
from tramshed.games.trambahn.web.texts import Texts, texts_in
from tramshed.kernel.game import Reason
from tramshed.kernel.moves import Move
from tramshed.kernel.view import View
from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Words
from tramshed.web.seats import Choice
from tramshed.web.why_not import explained

NEEDS_CARDS = ("second passenger", "stations", "income")
NO_COLUMN = Reason(REASONS[NO_COLUMN_FOR_TRAM].clause, "web.why.no-column")
"""For a tram that is touched in the market by somebody who has no column at all."""


class Situation(NamedTuple):
    """All of a table that the words for one move depend on."""

    step: str = ""
    place: int = 0
    """For a passenger: the place in the row."""
    worth: tuple[int, int] = (0, 0)
    """For the last one of a row: what the scoring gives the player to move, and the other one."""


def menu(moves: Iterable[Move], view: View, words: Words) -> list[Choice]:
    """Legal moves as the script wants them."""
    texts = texts_in(words)
    return [_choice(move, _situation(move, view.table), texts) for move in moves]


@lru_cache(maxsize=4_000)
def _choice(move: Move, at: Situation, texts: Texts) -> Choice:
    return Choice(
        m=move.notation,
        s=move.source,
        d=move.target,
        a=None,
        say=_said(move, at, texts),
        tip=_tip(at, texts),
    )


def label(move: Move, seen: TableSeen, texts: Texts) -> str:
    """A move in words."""
    return _said(move, _situation(move, seen), texts)


def _situation(move: Move, seen: TableSeen) -> Situation:
    match move.decision:
        case Done():
            return Situation(step=seen.step)
        case Passenger(line=line):
            place = len(seen.rows[line]) + 1
            worth = _worth(seen, line) if place == ROW_SIZE else (0, 0)
            return Situation(place=place, worth=worth)
    return Situation()


def _said(move: Move, at: Situation, texts: Texts) -> str:
    match move.decision:
        case Passenger(card, line):
            return _passenger(card, line, at, texts)
        case Station(card, column):
            return texts.say("say.station", card=texts.card(card), column=column)
        case NewColumn(card, line) if card == CONDUCTOR_NAME:
            return texts.say("say.open-line", card=texts.card(card), line=texts.line(line))
        case NewColumn(card):
            return texts.say("say.open", card=texts.card(card))
        case Income(card):
            return texts.say("say.money", card=texts.card(card))
        case Purchase(tram, column):
            return texts.say("say.buy", tram=texts.tram(tram), column=column)
    return texts.say(f"done.{at.step.replace(' ', '-')}")


def _passenger(card: str, line: str, at: Situation, texts: Texts) -> str:
    named = {"card": texts.card(card), "line": texts.line(line)}
    if at.place < ROW_SIZE:
        return texts.say("say.passenger", place=at.place, **named)
    mine, theirs = at.worth
    return texts.say("say.scores", mine=mine, theirs=theirs, **named)


def _tip(at: Situation, texts: Texts) -> str:
    """A passenger who brings a scoring shows what each player would get."""
    if at.place < ROW_SIZE:
        return ""
    mine, theirs = at.worth
    return texts.say("tip.scores", mine=mine, theirs=theirs)


def _worth(seen: TableSeen, line: str) -> tuple[int, int]:
    """What a scoring of a line gives the player to move, and the other one."""
    mine, theirs = (
        sum(column.score for column in seen.players[player].columns if column.line == line)
        for player in (seen.to_move, 1 - seen.to_move)
    )
    return mine, theirs


def idle(view: View) -> bool:
    """Without cards there is nothing to place, to lay or to lay down."""
    seen: TableSeen = view.table
    return seen.step in NEEDS_CARDS and not seen.players[seen.to_move].hand


# --- why not?


def why(answer: Answer, view: View, words: Words, rules: str) -> Markup:
    """What forbids something, as HTML; `rules` is the rules page's address."""
    texts, seen = texts_in(words), view.table
    move, reason = answer.move, answer.reason
    if move is None:
        return explained(answer, "", texts, rules)
    match move.decision:
        case Purchase(tram, column) if column > _columns(seen):
            if reason == REASONS[NO_COLUMN_FOR_TRAM]:
                reason = NO_COLUMN
            return explained(Answer(move, reason), texts.tram(tram), texts, rules)
    return explained(answer, label(move, seen, texts), texts, rules)


def _columns(seen: TableSeen) -> int:
    """How many columns the viewer has: no other is spoken of."""
    return 0 if seen.seat is None else len(seen.players[seen.seat].columns)
