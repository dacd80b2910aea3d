"""Last Tram's verbs, for the kernel's contract: the table of contents of this folder."""

from __future__ import annotations

from pathlib import Path

from last_tram.audit import audit
from last_tram.judgement.policy import estimate, prefer
from last_tram.knowledge.determinize import determinize
from last_tram.knowledge.view import view
from last_tram.meta import META
from last_tram.moves import moves
from last_tram.reasons import REASONS
from last_tram.scoring import over, rank, score
from last_tram.setup import deal, prepare
from last_tram.shown.narrate import narrate
from last_tram.shown.news import read_event
from last_tram.shown.table import table
from last_tram.state import State, View
from last_tram.turn import actors, apply, forbids, legal
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
