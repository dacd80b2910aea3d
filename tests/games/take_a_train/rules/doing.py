"""Deciding in the game's words, and what can be decided."""

from __future__ import annotations

import pytest

from tramshed.kernel.errors import NotLegal
from tramshed.kernel.match import Match
from tramshed.kernel.seats import TABLE


def play(match: Match, *moves: str) -> Match:
    """Play moves of whoever's turn it is ("2: bid 300" names a seat, "table: sold" the clock)."""
    for move in moves:
        seat, text = _read(match, move)
        assert text in legal(match, seat), match.why_not(text, seat)
        match.play(text, seat)
    return match


def _read(match: Match, move: str) -> tuple[int, str]:
    who, colon, text = move.rpartition(": ")
    if not colon:
        assert match.turn is not None, f"{match.actors} are awaited"
        return match.turn, text
    return (TABLE if who == "table" else int(who)), text


def bids(match: Match, *amounts: int) -> Match:
    """Everybody awaited gives a secret bid, in seat order."""
    for seat, amount in zip(match.actors, amounts, strict=True):
        play(match, f"{seat}: bid {amount}")
    return match


def legal(match: Match, seat: int | None = None) -> list[str]:
    """The legal moves of a seat in notation, each offered once."""
    if seat is None:
        seat = match.turn
        assert seat is not None, f"{match.actors} are awaited"
    offered = [str(move) for move in match.legal_moves_of(seat)]
    assert len(set(offered)) == len(offered)
    return offered


def amounts(match: Match, seat: int | None = None) -> list[int]:
    """The bids that a seat may make."""
    return [int(move.split()[1]) for move in legal(match, seat) if move.startswith("bid ")]


def takes(match: Match) -> set[str]:
    """The cards that may be taken, with their places."""
    return {move.removeprefix("take ") for move in legal(match) if move.startswith("take ")}


def forbidden_by(match: Match, move: str) -> str:
    """The clause that forbids a move: asked for, met when playing, and missing in the menu."""
    seat, text = _read(match, move)
    reason = match.why_not(text, seat)
    assert reason is not None, f"{move} is allowed"
    assert text not in legal(match, seat)
    if seat in match.actors:
        before = match.digest()
        with pytest.raises(NotLegal) as refusal:
            match.play(text, seat)
        assert refusal.value.clause == reason.clause
        assert str(refusal.value).endswith(f" ({reason.clause})")
        assert match.digest() == before, "a refused move changes nothing"
    return reason.clause
