"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: scores and ranks by seat. Rank 0 is the best; a tie shares it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 0)


def concession(scores: Sequence[int], ranks: Sequence[int], seat: int) -> Outcome:
    """Whoever concedes is last; the others rank as they stand."""
    others = [each for each in range(len(ranks)) if each != seat]
    final = [sum(ranks[other] < ranks[each] for other in others) for each in range(len(ranks))]
    final[seat] = len(others)
    return Outcome(tuple(scores), tuple(final))
