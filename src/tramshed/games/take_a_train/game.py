"""Take a Train's verbs, for the kernel's contract."""

from __future__ import annotations

from pathlib import Path

from tramshed.games.take_a_train.auctions.open import count
from tramshed.games.take_a_train.audit import audit
from tramshed.games.take_a_train.edition import FOLDER
from tramshed.games.take_a_train.judgement.policy import estimate, prefer
from tramshed.games.take_a_train.knowledge.determinize import determinize
from tramshed.games.take_a_train.knowledge.view import view
from tramshed.games.take_a_train.meta import META
from tramshed.games.take_a_train.moves import moves
from tramshed.games.take_a_train.reasons import REASONS
from tramshed.games.take_a_train.scoring import over, rank, score
from tramshed.games.take_a_train.setup import deal, prepare
from tramshed.games.take_a_train.shown.narrate import narrate
from tramshed.games.take_a_train.shown.read_event import read_event
from tramshed.games.take_a_train.shown.table import table
from tramshed.games.take_a_train.state import State, View
from tramshed.games.take_a_train.turn import actors, apply, forbids, legal
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
    samples={"even": (FOLDER / "even.toml").read_text("utf-8")},
)
