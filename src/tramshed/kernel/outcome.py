"""How a match ended, and the sentence that says so: the same for every game, on pages and in the
terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tramshed.kernel.words import Message, Seat

WON, SHARED, LOST = "won", "shared", "lost"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: scores and ranks by seat, and the seat that gave up, if one did. Rank 0 is
    the best; a tie shares it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    conceded: int | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 0)

    @property
    def order(self) -> tuple[int, ...]:
        """The seats, the best first."""
        return tuple(sorted(range(len(self.ranks)), key=lambda seat: self.ranks[seat]))

    @property
    def by_tie_break(self) -> bool:
        """Has somebody not won who has as high a score as the winners?"""
        best = self.scores[self.winners[0]]
        losers = (seat for seat, rank in enumerate(self.ranks) if rank > 0)
        return self.conceded is None and any(self.scores[seat] == best for seat in losers)

    def of(self, seat: int) -> str:
        """What it was for somebody: won, shared or lost."""
        if seat not in self.winners:
            return LOST
        return WON if len(self.winners) == 1 else SHARED


def concession(scores: Sequence[int], ranks: Sequence[int], seat: int) -> Outcome:
    """Whoever concedes is last; the others rank as they stand."""
    others = [each for each in range(len(ranks)) if each != seat]
    final = [sum(ranks[other] < ranks[each] for other in others) for each in range(len(ranks))]
    final[seat] = len(others)
    return Outcome(tuple(scores), tuple(final), seat)


# --- in words


def told(outcome: Outcome, reader: int | None = None, scores: str = "") -> Message:
    """Who has won, for whoever sits at some seat, and why: somebody gave up; or with what scores,
    if they are written out."""
    who = _winners(outcome, reader)
    if outcome.conceded is not None:
        return Message("result.conceded", {"player": Seat(outcome.conceded), "result": who})
    return Message("result.scores", {"result": who, "scores": scores}) if scores else who


def _winners(outcome: Outcome, reader: int | None) -> Message:
    """Who has won, alone or together."""
    winners = outcome.winners
    if len(outcome.ranks) == 1:
        return Message("result.over")
    if len(winners) == 1:
        return Message("result.won", {"player": Seat(winners[0])})
    if len(winners) == len(outcome.ranks):
        return Message("result.draw")
    if reader in winners:
        others = [seat for seat in winners if seat != reader]
        return Message("result.shared-with", {"others": listed(others)})
    return Message("result.shared", {"players": listed(winners)})


def listed(seats: Sequence[int]) -> Message | Seat:
    """Players, one after the other."""
    first, *rest = seats
    if not rest:
        return Seat(first)
    join = "result.and" if len(rest) == 1 else "result.comma"
    return Message(join, {"first": Seat(first), "rest": listed(rest)})
