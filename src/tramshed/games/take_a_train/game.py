"""Take a Train's verbs, for the kernel's contract."""

from __future__ import annotations

from tramshed.games.take_a_train import audit, moves, reasons, scoring, setup, state, turn
from tramshed.games.take_a_train.auctions.open import count
from tramshed.games.take_a_train.edition import FOLDER
from tramshed.games.take_a_train.judgement import policy
from tramshed.games.take_a_train.knowledge import determinize, view
from tramshed.games.take_a_train.meta import META
from tramshed.games.take_a_train.shown import narrate, read_event, table
from tramshed.games.take_a_train.shown.journal import entries
from tramshed.kernel.roles import Mind, Onlookers, Rules, assembled

GAME = assembled(
    META,
    Rules(state, reasons, moves, setup, turn, scoring),
    Mind(view, determinize, policy),
    Onlookers(read_event, narrate, table, audit),
    entries=entries,
    clock=count,
    samples={"even": (FOLDER / "even.toml").read_text("utf-8")},
)
