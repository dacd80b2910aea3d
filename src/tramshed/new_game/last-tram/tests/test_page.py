"""The table in the browser: every moment can be drawn, and every move can be made on it."""

from __future__ import annotations

import random
import re

from last_tram.game import GAME
from last_tram.web import PAGE
from tramshed import SPECTATOR, Match
from tramshed.kernel.words import Words
from tramshed.web.seats import Offers, Sitter

WORDS = Words("en", [GAME.folder / "web" / "locale", GAME.folder / "locale"])


def drawn(match: Match, seat: int) -> str:
    """The whole page as HTML, as a seat sees it."""
    sitters = [Sitter(name) for name in match.names]
    data = PAGE.zone_data(match.view(seat), sitters, Offers(undo=True), match.outcome)
    return PAGE.board(data, WORDS, "") + PAGE.render("status", data["status"], WORDS)


def test_every_moment_can_be_drawn_and_every_move_made() -> None:
    match, dice = GAME.match(seats=4, seed=3), random.Random(3)
    while not match.is_over:
        seat = match.actors[0]
        moves, html = match.legal_moves_of(seat), drawn(match, seat)
        ids = set(re.findall(r'\bid="([^"]+)"', html))
        for choice in PAGE.menu(moves, match.view(seat), WORDS):
            assert {choice["s"], choice["d"]} <= ids
            assert choice["say"]
        assert drawn(match, SPECTATOR)
        match.play(dice.choice(moves), seat)
    assert "The last tram has left" in drawn(match, 0)


def test_whoever_concedes_has_not_won() -> None:
    match = GAME.match(seats=2, seed=1)
    match.concede(1)
    assert "has left: Player 2 concedes. You win" in drawn(match, 0)
    assert "has left: You concede. Player 1 wins" in drawn(match, 1)


def test_a_ticket_face_down_is_on_nobody_else_s_page() -> None:
    match = GAME.match(seats=2, seed=1)
    ticket = match.view(0).table.hand[0]
    match.play(f"lay {ticket}", 0)
    laid = f'<span class="ticket small">{ticket}</span>'
    assert laid in drawn(match, 0)
    assert laid not in drawn(match, 1)
