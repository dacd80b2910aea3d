"""How a match ended, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tramshed.kernel.outcome import Outcome
from tramshed.server.http.templating import Say
from tramshed.server.play.levels import names_at
from tramshed.server.store.rows import TableRow


@dataclass(frozen=True, slots=True)
class Ended:
    """A match that is over."""

    names: Sequence[str]
    outcome: Outcome
    conceded: int | None = None

    @classmethod
    def at(cls, row: TableRow, language: str) -> Ended:
        outcome = Outcome(tuple(row.scores or ()), tuple(row.ranks or ()))
        return cls(names_at(row, language), outcome, row.conceded)

    def ranking(self) -> list[tuple[int, str, int]]:
        """Rank, name and score of each player, the best first."""
        return sorted(zip(self.outcome.ranks, self.names, self.outcome.scores, strict=True))

    def result(self, say: Say, mine: Sequence[int] = ()) -> tuple[str, str]:
        """How it ended for whoever sat at these seats: won, lost, draw or over, and a sentence."""
        me = mine[0] if len(mine) == 1 else None
        state = self._state(me)
        if self.conceded is not None:
            if self.conceded == me:
                return state, say("result.you-conceded")
            return state, say("result.conceded", name=self.names[self.conceded])
        scores = " : ".join(str(score) for score in self._scores(me))
        if len(self.names) == 1:
            return "over", say("result.alone", scores=scores)
        if me is None and len(self.outcome.winners) == 1:
            return state, say(
                "result.winner", name=self.names[self.outcome.winners[0]], scores=scores
            )
        return state, say(f"result.{'draw' if state == 'over' else state}", scores=scores)

    def _state(self, me: int | None) -> str:
        if me is None:
            return "over"
        if me not in self.outcome.winners:
            return "lost"
        return "won" if len(self.outcome.winners) == 1 else "draw"

    def _scores(self, me: int | None) -> list[int]:
        """One's own first, the others' from the best on."""
        others = sorted((seat for seat in range(len(self.names)) if seat != me), key=self._rank)
        return [self.outcome.scores[seat] for seat in ([] if me is None else [me]) + others]

    def _rank(self, seat: int) -> int:
        return self.outcome.ranks[seat]
