"""Trambahn's verbs, for the kernel's contract."""

from __future__ import annotations

from pathlib import Path

from tramshed.games.trambahn.audit import audit
from tramshed.games.trambahn.judgement.policy import estimate, prefer
from tramshed.games.trambahn.knowledge.determinize import determinize
from tramshed.games.trambahn.knowledge.view import view
from tramshed.games.trambahn.meta import META
from tramshed.games.trambahn.moves import moves
from tramshed.games.trambahn.near_misses import near_miss
from tramshed.games.trambahn.reasons import REASONS
from tramshed.games.trambahn.scoring import over, rank, score
from tramshed.games.trambahn.setup import deal, prepare
from tramshed.games.trambahn.shown.narrate import narrate
from tramshed.games.trambahn.shown.news import read_event
from tramshed.games.trambahn.shown.table import table
from tramshed.games.trambahn.state import State, View
from tramshed.games.trambahn.turn import actors, apply, forbids, legal
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
    near_miss=near_miss,
)
