"""Lost Property's verbs, for the kernel's contract."""

from __future__ import annotations

from pathlib import Path

from tests.tiny.audit import audit
from tests.tiny.edition import FOLDER
from tests.tiny.judgement.policy import estimate, prefer
from tests.tiny.knowledge.determinize import determinize
from tests.tiny.knowledge.view import view
from tests.tiny.meta import META
from tests.tiny.moves import moves
from tests.tiny.open_sale import count
from tests.tiny.reasons import REASONS
from tests.tiny.scoring import over, rank, score
from tests.tiny.setup import deal, prepare
from tests.tiny.shown.narrate import narrate
from tests.tiny.shown.news import read_event
from tests.tiny.shown.table import table
from tests.tiny.state import State, View
from tests.tiny.turn import actors, apply, forbids, legal
from tramshed.kernel.game import Game

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    state=State,
    view=View,
    reasons=REASONS,
    prepare=prepare,
    deal=deal,
    actors=actors,
    legal=legal,
    forbids=forbids,
    apply=apply,
    show=view,
    determinize=determinize,
    over=over,
    score=score,
    rank=rank,
    prefer=prefer,
    estimate=estimate,
    moves=moves,
    read_event=read_event,
    narrate=narrate,
    table=table,
    audit=audit,
    clock=count,
    samples={"steep": (FOLDER / "steep.toml").read_text("utf-8")},
)
