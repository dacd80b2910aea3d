"""The table in the terminal: it can be drawn, and every move named, at every moment of a game."""

from __future__ import annotations

import random

from rich.console import Console

from last_tram import text
from last_tram.game import GAME
from tramshed import SPECTATOR


def test_every_moment_can_be_drawn() -> None:
    match, dice, words = GAME.match(seats=3, seed=5), random.Random(5), GAME.words("en")
    screen = Console(width=80)
    while not match.is_over:
        seat = match.actors[0]
        seen, menu = match.view(seat).table, match.legal_moves_of(seat)
        assert text.task(seen).id in words
        assert all(str(text.label(move, seen, match.names, words)) for move in menu)
        with screen.capture() as drawn:
            screen.print(text.draw(seen, match.names, words))
            screen.print(text.draw(match.view(SPECTATOR).table, match.names, words))
        assert all(name in drawn.get() for name in match.names)
        match.play(dice.choice(menu), seat)
