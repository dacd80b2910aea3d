"""Deciding in the game's words, and what can be decided."""

from __future__ import annotations

import pytest

from tests.games.trambahn.rules.box import STEPS
from tests.rules.edited import check
from tramshed.kernel.errors import NotLegal
from tramshed.kernel.match import Match


def play(match: Match, *moves: str) -> Match:
    """Play moves from the menu, with an audit after each."""
    for move in moves:
        assert move in legal(match), match.why_not(move)
        match.play(move)
        check(match)
    return match


def finish_turn(match: Match) -> Match:
    """Done with every step that is left of this turn."""
    seat = match.turn
    for _ in STEPS:
        if match.turn == seat:
            play(match, "done")
    assert match.turn != seat
    return match


def legal(match: Match) -> set[str]:
    """All legal moves in notation, each offered once."""
    offered = [str(move) for move in match.legal_moves]
    assert len(set(offered)) == len(offered)
    return set(offered)


def forbidden_by(match: Match, move: str) -> str:
    """The clause that forbids a move: asked for, met when playing, and missing in the menu."""
    reason = match.why_not(move)
    assert reason is not None, f"{move} is allowed"
    assert move not in legal(match)
    before = match.digest()
    with pytest.raises(NotLegal) as refusal:
        match.play(move)
    assert refusal.value.clause == reason.clause
    assert str(refusal.value).startswith(f"{move}: ")
    assert str(refusal.value).endswith(f" ({reason.clause})")
    assert match.digest() == before, "a refused move changes nothing"
    return reason.clause
