"""How a match ended, in words: in lists, and on the page of a match."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from tramshed.server.play.levels import names_at
from tramshed.server.store.rows import TableRow
from tramshed.server.words import game_words
from tramshed.web.contract import page_of
from tramshed.web.result import Ended


def ended_at(row: TableRow, language: str) -> Ended | None:
    """How the match at a table ended; None if it has not."""
    outcome = row.outcome
    return Ended(outcome, names_at(row, language)) if outcome else None


def result(ended: Ended, game: str, language: str, mine: Sequence[int] = ()) -> tuple[str, Markup]:
    """What it was for whoever sat at these seats (won, shared, lost, or just over), and a
    sentence."""
    words, me = game_words(language, game), mine[0] if len(mine) == 1 else None
    score = page_of(game).score
    said = ended.said(words, lambda each: score(each, words), me)
    alone = len(ended.names) == 1
    return "over" if me is None or alone else ended.outcome.of(me), escape(said)
