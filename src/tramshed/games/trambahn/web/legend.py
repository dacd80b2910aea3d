"""What the things on the table are: for the legend of the page (see web/legend.py)."""

from __future__ import annotations

from tramshed.games.trambahn.web.texts import texts_in
from tramshed.kernel.words import Words
from tramshed.web.legend import Legend
from tramshed.web.legend import legend as entries

CLAUSES = {
    "station": ("TB-1.1", "TB-2.1", "TB-3", "TB-C2"),
    "conductor": ("TB-C3", "TB-1.1", "TB-2.5"),
    "passenger": ("TB-1.2", "TB-6.1"),
    "row": ("TB-C6", "TB-1.2", "TB-7.1"),
    "laid": ("TB-C2", "TB-2.2", "TB-2.4"),
    "column": ("TB-6.1", "TB-2.6"),
    "new-column": ("TB-2.1", "TB-2.3", "TB-5.1"),
    "tram": ("TB-C5", "TB-4.1", "TB-6.1"),
    "no-tram": ("TB-5.1",),
    "tram-stack": ("TB-S1", "TB-5.4"),
    "deck": ("TB-5.2", "TB-5.3"),
    "discard": ("TB-4.2", "TB-6.2", "TB-8.1"),
    "money": ("TB-C4", "TB-S2"),
    "points": ("TB-7.1", "TB-7.2"),
}
"""The clauses about each kind of thing; its sentence is `web.about.<kind>`."""


def legend(words: Words, rules: str) -> Legend:
    """All kinds of things, with the rules' address."""
    texts = texts_in(words)
    return entries(CLAUSES, lambda kind: (texts.say(f"about.{kind}"),), rules)
