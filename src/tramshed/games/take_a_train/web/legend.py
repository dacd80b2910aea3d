"""What the things on the table are: for the legend of the page (see web/legend.py)."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.take_a_train.components import BONUS_PAYS, UNIT
from tramshed.games.take_a_train.shown.things import AUCTION_NAMES, OBJECTIVE_NAMES
from tramshed.games.take_a_train.web.objectives import CARGOES, DRIVES
from tramshed.games.take_a_train.web.texts import Texts, texts_in
from tramshed.kernel.words import Words
from tramshed.web.legend import Legend
from tramshed.web.legend import legend as entries

CLAUSES = {
    "loco": ("TT-C1", "TT-3.1", "TT-4.1"),
    "face-down": ("TT-1.5", "TT-4.1"),
    "lot-back": ("TT-2.4",),
    "stack": ("TT-S2", "TT-1.7"),
    "train": ("TT-3.4", "TT-3.5", "TT-4.1"),
    "wagon": ("TT-3.4", "TT-4.1"),
    "twin": ("TT-3.7",),
    "plus-one": ("TT-3.7",),
    "bonus": ("TT-3.7",),
    "deck": ("TT-C2", "TT-3.8"),
    "discard": ("TT-3.3", "TT-3.6"),
    "starter": ("TT-1.2", "TT-1.3"),
    "place": ("TT-3.1", "TT-3.3"),
    "cash": ("TT-1.1", "TT-4.3"),
    "hidden-cash": ("TT-6.1",),
    "aims": ("TT-S1", "TT-5.1"),
    "achieved": ("TT-5.1", "TT-4.3"),
}
"""The clauses about each kind of thing; its sentence is `web.about.<kind>`."""

AIMS = {
    "aim-wagons": ("TT-5.1", "TT-5.3"),
    "aim-types": ("TT-5.1", "TT-5.2"),
    "aim-speed": ("TT-5.1", "TT-5.2", "TT-5.5"),
    "aim-place": ("TT-5.1", "TT-5.2"),
    "aim-special": ("TT-5.1", "TT-5.3"),
    "aim-others": ("TT-5.1", "TT-5.5"),
}
"""Kinds of objectives: they have a sentence in common."""
AIM_KIND = {
    **dict.fromkeys((*CARGOES, "three-on-each", "ten-wagons"), "aim-wagons"),
    **dict.fromkeys(DRIVES, "aim-types"),
    **dict.fromkeys(("fastest", "slowest"), "aim-speed"),
    **dict.fromkeys(("first-player", "last-player"), "aim-place"),
    "took-special": "aim-special",
    "two-others": "aim-others",
}
assert set(AIM_KIND) == set(OBJECTIVE_NAMES)

AUCTIONS: dict[str, tuple[str, ...]] = {
    kind: (f"TT-2.{number}",) for number, kind in enumerate(AUCTION_NAMES, 1)
}
"""Of an auction the stage says how it goes."""


def legend(words: Words, rules: str) -> Legend:
    """All kinds of things, with the rules' address."""
    texts = texts_in(words)
    return entries(CLAUSES | AIMS | AUCTIONS, lambda kind: _sentences(kind, texts), rules)


def _sentences(kind: str, texts: Texts) -> Sequence[str]:
    if kind in AUCTIONS:
        return (texts.say(f"how.{kind}"),)
    told = texts.say(f"about.{kind}", amount=texts.money(BONUS_PAYS * UNIT))
    return (texts.say("about.aim"), told) if kind in AIMS else (told,)
