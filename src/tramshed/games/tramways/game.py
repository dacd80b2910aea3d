"""Tramways' verbs, for the kernel's contract."""

from __future__ import annotations

from tramshed.games.tramways import audit, moves, reasons, scoring, set_up, state, turn
from tramshed.games.tramways.judgement import policy
from tramshed.games.tramways.knowledge import determinize, view
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.shown import narrate, read_event, table
from tramshed.games.tramways.shown.journal import entries
from tramshed.kernel.roles import Mind, Onlookers, Rules, assembled

GAME = assembled(
    META,
    Rules(state, reasons, moves, set_up, turn, scoring),
    Mind(view, determinize, policy),
    Onlookers(read_event, narrate, table, audit),
    entries=entries,
)
