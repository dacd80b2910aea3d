"""Tramways' verbs, for the kernel's contract."""

from __future__ import annotations

from pathlib import Path

from tramshed.games.tramways.audit import audit
from tramshed.games.tramways.judgement.policy import estimate, prefer
from tramshed.games.tramways.knowledge.determinize import determinize
from tramshed.games.tramways.knowledge.view import view
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.moves import moves
from tramshed.games.tramways.reasons import REASONS
from tramshed.games.tramways.scoring import over, rank, score
from tramshed.games.tramways.set_up.deal import deal
from tramshed.games.tramways.set_up.prepare import prepare
from tramshed.games.tramways.shown.narrate import narrate
from tramshed.games.tramways.shown.read_event import read_event
from tramshed.games.tramways.shown.table import table
from tramshed.games.tramways.state import State, View
from tramshed.games.tramways.turn import actors, apply, forbids, legal
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
)
