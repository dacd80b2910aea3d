"""What a player can do, for the page's script: the menu, and answers to "why not there?"."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from tramshed.games.trambahn.components import ROW_SIZE
from tramshed.games.trambahn.shown.table import TableSeen
from tramshed.games.trambahn.web.texts import Texts, texts_in
from tramshed.kernel.game import Reason
from tramshed.kernel.match import Match
from tramshed.kernel.moves import Move, MoveTable
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, Words
from tramshed.web.seats import Choice


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
    if move.verb == "done":
        return Situation(step=seen.step)
    if move.verb != "passenger":
        return Situation()
    line = move.notation.split()[-1][0]
    place = len(seen.rows[line]) + 1
    return Situation(place=place, worth=_worth(seen, line) if place == ROW_SIZE else (0, 0))


def _said(move: Move, at: Situation, texts: Texts) -> str:
    verb, *rest = move.notation.split()
    match verb:
        case "passenger":
            return _passenger(rest[0], rest[-1][0], at, texts)
        case "station" if rest[1] != "new":
            return texts.say("say.station", card=texts.card(rest[0]), column=int(rest[1]))
        case "station" if len(rest) == 3:
            return texts.say("say.open-line", card=texts.card(rest[0]), line=texts.line(rest[2]))
        case "station":
            return texts.say("say.open", card=texts.card(rest[0]))
        case "money":
            return texts.say("say.money", card=texts.card(rest[0]))
        case "buy":
            return texts.say("say.buy", tram=texts.tram(rest[0]), column=int(rest[1]))
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


# --- why not?

OWN_ROW = Reason("TB-1.1", "web.why.own-row")


def why(match: Match, seat: int, source: str, target: str, words: Words, rules: str) -> Markup:
    """Why something may not be put somewhere, as HTML; `rules` is the rules page's address."""
    texts = texts_in(words)
    move = _by_elements(match.moves).get((source, target))
    reason = _reason(match, seat, source, target)
    said = texts.say("why.move", move=label(move, match.view(seat).table, texts)) if move else ""
    if reason is None:
        return Markup("<p>{}</p>").format(texts.say("why.nothing"))
    sentence = texts.say("why.because", reason=Message(reason.message))
    return Markup(
        '<p><b>{}</b> {} <a class="clause" href="{}#{}" target="_blank">{}</a></p>'
    ).format(said, sentence, rules, reason.clause, reason.clause)


def _reason(match: Match, seat: int, source: str, target: str) -> Reason | None:
    moves = _by_elements(match.moves)
    if move := moves.get((source, target)):
        return match.why_not(move, seat)
    own_row = moves.get((source, f"row-{source.removeprefix('hand-')[:1]}"))
    if target.startswith("row-") and own_row:
        return match.why_not(own_row, seat) or OWN_ROW
    opening = moves.get((source, f"{target}-B"))
    return match.why_not(opening, seat) if opening else None


@cache
def _by_elements(moves: MoveTable) -> dict[tuple[str | None, str | None], Move]:
    return {(move.source, move.target): move for move in moves}
