"""Positions of matches of every number of players and form, as pages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import tramshed
from tests.games.tramways.facts import FORMS
from tramshed.games.tramways.web.drawing import board, render
from tramshed.games.tramways.web.texts import web_words
from tramshed.games.tramways.web.zones import zone_data
from tramshed.kernel.match import Match
from tramshed.kernel.seats import SPECTATOR
from tramshed.terminal.language import languages
from tramshed.web.seats import Offers, Sitter

NAMES = ["Xaver", "Frau <b>Huber</b>", "Anna", "Bo", "Cy"]
LANGUAGES = languages()
CASES = [(1, "plain"), (2, "advanced"), (3, "alternative"), (4, "hard"), (5, "plain")]
"""Every number of players, every form."""


def sitters(seats: int) -> list[Sitter]:
    return [Sitter(name, bot=number % 2 == 1) for number, name in enumerate(NAMES[:seats])]


def positions(seats: int, form: str, every: int = 11) -> Iterator[Match]:
    """Some positions of a random match, each step that it comes to among them."""
    match = tramshed.game("tramways").match(seats=seats, seed=seats, options=FORMS[form])
    rng, met = Random(seats), set()
    while not match.is_over:
        step = match.view(0).table.step
        if len(match.turns) % every == 0 or step not in met:
            met.add(step)
            yield match
        seat = rng.choice(match.actors)
        match.play(_some_move(match, seat, rng), seat)
    yield match


def _some_move(match: Match, seat: int, rng: Random) -> tramshed.Move:
    """Low bids, so that money lasts; rather an action than income."""
    moves = match.legal_moves_of(seat)
    keen = [move for move in moves if move.verb not in ("income", "bid", "done", "pass")] or moves
    return rng.choice(keen if rng.random() < 0.8 else moves[:12])


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.setup.seats), SPECTATOR)


def zones(match: Match, seat: int) -> dict[str, Any]:
    offers = Offers(undo=True, restart=True, hint=seat in match.actors)
    return zone_data(match.view(seat), sitters(match.setup.seats), offers, match.outcome)


def page(match: Match, seat: int, language: str = "en") -> str:
    words = web_words(language)
    data = zones(match, seat)
    status = render("status", data["status"], words)
    return status + board(data, words, journal="")  # type: ignore[arg-type]
