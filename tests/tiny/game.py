"""Lost Property's verbs, for the kernel's contract."""

from __future__ import annotations

from tests.tiny import audit, moves, reasons, scoring, setup, state, turn
from tests.tiny.edition import FOLDER
from tests.tiny.judgement import policy
from tests.tiny.knowledge import determinize, view
from tests.tiny.meta import META
from tests.tiny.open_sale import count
from tests.tiny.shown import narrate, news, table
from tramshed.kernel.roles import Mind, Onlookers, Rules, assembled

GAME = assembled(
    META,
    Rules(state, reasons, moves, setup, turn, scoring),
    Mind(view, determinize, policy),
    Onlookers(news, narrate, table, audit),
    clock=count,
    samples={"steep": (FOLDER / "steep.toml").read_text("utf-8")},
)
