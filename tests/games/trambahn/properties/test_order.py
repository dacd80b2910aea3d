"""The same things done in another order are the same position."""

from __future__ import annotations

import tramshed
from tramshed.kernel.record import digest


def test_positions_are_the_same_in_any_order() -> None:
    """Income laid down in either order is one position: equal knowledge, equal bytes."""
    match = tramshed.game("trambahn").match(seed=1)
    match.play(match.legal_moves[0])
    for _ in range(2):
        match.play("done")
    first, second = (str(move) for move in match.legal_moves[1:3])
    other = match.copy()
    for move in (first, second):
        match.play(move)
    for move in (second, first):
        other.play(move)
    hidden = ("deck", "discard", "money", "hand", "table")
    for part in hidden:
        assert digest(match.state["live"][part]) == digest(other.state["live"][part])
    for seat in (0, 1, tramshed.SPECTATOR):
        assert match.view(seat).tobytes() == other.view(seat).tobytes()
