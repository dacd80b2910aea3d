"""What a move costs a page at a full table: the server's time until all zones that changed are
HTML, and their bytes."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from bench.timing import Work, seconds_each
from tramshed.kernel.match import Match
from tramshed.kernel.position import Position
from tramshed.kernel.registry import game
from tramshed.server.words import game_words
from tramshed.web.contract import GamePage, page_of
from tramshed.web.drawing import kept
from tramshed.web.seats import Offers, Sitter

MOVES = 150
"""Measured of a match at random: its last ones."""


class Update(NamedTuple):
    """What was found of one, in seconds and bytes."""

    seconds: float
    mean: float
    largest: int


def measure_updates(name: str, seconds: float) -> Update | None:
    """A seat's page while all play; nothing where a game draws none."""
    page = page_of(name)
    if not page.is_drawn:
        return None
    positions = _positions(name)
    sizes = [*_sizes(page, name, positions)]
    time = seconds_each({name: Work(len(sizes), lambda: [*_sizes(page, name, positions)])}, seconds)
    return Update(time[name], sum(sizes) / len(sizes), max(sizes))


def _positions(name: str) -> list[Position]:
    match, rng = _match(name), random.Random(1)
    found: deque[Position] = deque(maxlen=MOVES)
    while not match.is_over:
        found.append(match.position.copy())
        seat = match.actors[0]
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
    return [*found]


def _match(name: str) -> Match:
    found = game(name)
    return found.match(seats=max(found.meta.seats), seed=1)


def _sizes(page: GamePage, name: str, positions: list[Position]) -> Iterator[int]:
    """Bytes of the zones that a move changes, made as for the first page that asks for them."""
    kept.cache_clear()
    words, before = game_words("en", name), None
    for position in positions:
        view = position.view(0)
        sitters = [Sitter(f"Player {seat + 1}") for seat in range(position.setup.seats)]
        zones = page.zone_data(view, sitters, Offers(hint=True), None)
        if before is not None:
            changed = [zone for zone, value in zones.items() if before.get(zone) != value]
            yield sum(len(page.render(zone, zones[zone], words).encode()) for zone in changed)
        before = zones
