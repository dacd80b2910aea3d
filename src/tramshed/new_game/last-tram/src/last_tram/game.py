"""Last Tram's verbs, for the kernel's contract: the table of contents of this folder."""

from __future__ import annotations

from last_tram import audit, moves, reasons, scoring, setup, state, turn
from last_tram.judgement import policy
from last_tram.knowledge import determinize, view
from last_tram.meta import META
from last_tram.shown import narrate, news, table
from tramshed.kernel.roles import Mind, Onlookers, Rules, assembled

GAME = assembled(
    META,
    Rules(state, reasons, moves, setup, turn, scoring),
    Mind(view, determinize, policy),
    Onlookers(news, narrate, table, audit),
)
