"""Trambahn's verbs, for the kernel's contract."""

from __future__ import annotations

from tramshed.games.trambahn import audit, moves, reasons, scoring, setup, state, turn
from tramshed.games.trambahn.judgement import policy
from tramshed.games.trambahn.knowledge import determinize, view
from tramshed.games.trambahn.meta import META
from tramshed.games.trambahn.near_misses import near_miss
from tramshed.games.trambahn.shown import narrate, news, table
from tramshed.games.trambahn.shown.journal import entries
from tramshed.kernel.roles import Mind, Onlookers, Rules, assembled

GAME = assembled(
    META,
    Rules(state, reasons, moves, setup, turn, scoring),
    Mind(view, determinize, policy),
    Onlookers(news, narrate, table, audit),
    entries=entries,
    near_miss=near_miss,
)
