"""What the things on the table are: for the legend of the page (see web/legend.py)."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.web.texts import Texts, texts_in
from tramshed.kernel.words import Words
from tramshed.web.legend import Legend
from tramshed.web.legend import legend as entries

CLAUSES = {
    "ticket": ("TW-1.1", "TW-1.2"),
    "icon-rails": ("TW-3.1",),
    "icon-destination": ("TW-3.3", "TW-3.10"),
    "icon-money": ("TW-2.1", "TW-3.11", "TW-4.1"),
    "icon-build": ("TW-3.7",),
    "icon-upgrade-track": ("TW-3.6",),
    "icon-upgrade-building": ("TW-3.9",),
    "icon-strip": ("TW-3.10",),
    "icon-worker": ("TW-4.1",),
    "icon-passenger": ("TW-4.1",),
    "icon-calm": ("TW-4.1",),
    "place": ("TW-2.1", "TW-2.4"),
    "happiness": ("TW-5.1",),
    "money": ("TW-1.4", "TW-5.1"),
    "worker": ("TW-3.1", "TW-4.1"),
    "stress": ("TW-1.3", "TW-4.2"),
    "hand": ("TW-1.5", "TW-4.2"),
    "deck": ("TW-4.2",),
    "discard": ("TW-1.4", "TW-4.2"),
    "tiles": ("TW-3.4",),
    "complete": ("TW-3.3", "TW-5.1"),
    "points": ("TW-5.1",),
    "passenger": ("TW-C6", "TW-4.2"),
    "demand": ("TW-4.2",),
    "end": ("TW-4.3",),
    "book": ("TW-S6", "TW-3.11"),
    **{f"building-{letter}": ("TW-3.11",) for letter in TRADE_LETTERS},
    "do-track": ("TW-3.1", "TW-3.2", "TW-3.3"),
    "do-upgrade": ("TW-3.6",),
    "do-build": ("TW-3.7",),
    "do-renovate": ("TW-3.9",),
    "do-move": ("TW-3.10", "TW-3.11"),
    "do-income": ("TW-3.0",),
}
"""The clauses about each kind of thing; its sentence is `web.about.<kind>`."""


def legend(words: Words, rules: str) -> Legend:
    """All kinds of things, with the rules' address."""
    texts = texts_in(words)
    return entries(CLAUSES, lambda kind: _sentences(kind, texts), rules)


def _sentences(kind: str, texts: Texts) -> Sequence[str]:
    return (texts.say(f"about.{kind}"),)
