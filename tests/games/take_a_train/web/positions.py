"""Positions of random matches of every kind of auction and every number of players, as pages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import tramshed
from tramshed.games.take_a_train.shown.things import AUCTION_NAMES
from tramshed.games.take_a_train.web.drawing import board, render
from tramshed.games.take_a_train.web.texts import web_words
from tramshed.games.take_a_train.web.zones import Data, zone_data
from tramshed.kernel.match import Match
from tramshed.kernel.seats import SPECTATOR, TABLE
from tramshed.terminal.language import languages
from tramshed.web.seats import Offers, Sitter

NAMES = ["Xaver", "Frau <b>Huber</b>", "Anna", "Bo", "Cy", "Dee"]
LANGUAGES = languages()
CASES = [(kind, 2 + number % 5) for number, kind in enumerate(AUCTION_NAMES * 2)]
"""Each kind of auction with two numbers of players, all numbers among them."""


def sitters(seats: int) -> list[Sitter]:
    return [Sitter(name, bot=number % 2 == 1) for number, name in enumerate(NAMES[:seats])]


@cache
def first_seed(kind: str, seats: int) -> int:
    """A seed whose first auction is of this kind."""
    game = tramshed.game("take_a_train")
    return next(
        seed for seed in range(200) if game.match(seats=seats, seed=seed).view(0).table.kind == kind
    )


def positions(kind: str, seats: int, every: int = 9, **options: str) -> Iterator[Match]:
    """Positions of a match whose first auction is of this kind, up to its end."""
    seed = first_seed(kind, seats)
    match = tramshed.game("take_a_train").match(seats=seats, seed=seed, options=options)
    rng = Random(seed)
    while not match.is_over:
        if len(match.turns) % every == 0:
            yield match
        seat = rng.choice(match.actors)
        match.play(_some_move(match, seat, rng), seat)
    yield match


def _some_move(match: Match, seat: int, rng: Random) -> tramshed.Move:
    """Low bids, so that money lasts; rather a card than a pass."""
    moves = match.legal_moves_of(seat)
    bids = [move for move in moves if move.amount is not None]
    others = [move for move in moves if move.amount is None]
    keen = [move for move in others if move.verb not in ("pass", "replace")] or others
    return rng.choice((keen if rng.random() < 0.9 else others) + bids[:6])


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.setup.seats), SPECTATOR)


def players(match: Match) -> tuple[int, ...]:
    """Those who are awaited, but for the table's clock."""
    return tuple(seat for seat in match.actors if seat != TABLE)


def zones(match: Match, seat: int) -> dict[str, Data]:
    offers = Offers(undo=True, restart=True, hint=seat in match.actors)
    return zone_data(match.view(seat), sitters(match.setup.seats), offers, match.outcome)


def page(match: Match, seat: int, language: str = "en") -> str:
    words = web_words(language)
    data = zones(match, seat)
    status = render("status", data["status"], words)
    return status + board(data, words, journal="")  # type: ignore[arg-type]
