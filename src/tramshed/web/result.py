"""How a match ended, as pages say it: on top of a table, in lists, in headings. Who has won is what
the outcome says (kernel/outcome.py); no page works it out again."""

from __future__ import annotations

from collections.abc import Callable

from babel.numbers import format_decimal

from tramshed.kernel.outcome import Outcome, told
from tramshed.kernel.plain import Plain
from tramshed.kernel.words import Words


class Ended(Plain):
    """An outcome, and what the players are called."""

    outcome: Outcome
    names: tuple[str, ...]

    def said(self, words: Words, score: Callable[[int], str], reader: int | None = None) -> str:
        """Who has won, and why; `score` writes a score."""
        return words.say(told(self.outcome, reader, self._scores(score)), self.names, reader)

    def _scores(self, score: Callable[[int], str]) -> str:
        """Of two players both scores, of more the best."""
        best = [score(self.outcome.scores[seat]) for seat in self.outcome.order]
        return "\u00a0:\u00a0".join(best) if len(best) == 2 else best[0]


def points(score: int, words: Words) -> str:
    """A score that is a number."""
    text: str = format_decimal(score, locale=words.language)
    return text
