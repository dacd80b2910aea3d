"""A game's roles: the modules that every game has under the same names, and a `Game` out of them.

A module plays a role by having its names; the type checker sees to it, as for any protocol.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from tramshed.kernel.chance import Dice
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.moves import MoveTable
from tramshed.kernel.record import Actions, Records, Row
from tramshed.kernel.setup import Meta, Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message

# --- the rules


class StateModule(Protocol):
    """`state.py`: the records. It stands in the game's folder, which is known by it."""

    __file__: str | None
    State: type[Any]
    View: type[Any]


class ReasonsModule(Protocol):
    """`reasons.py`: why something is forbidden."""

    @property
    def REASONS(self) -> Mapping[int, Reason]: ...  # noqa: N802


class MovesModule(Protocol):
    """`moves.py`: notation, and what moves decide."""

    def moves(self, setup: Setup, /) -> MoveTable: ...


class SetUpModule(Protocol):
    """`setup.py` or `set_up/`: what was chosen is written down, then luck deals."""

    def prepare(self, state: Records, setup: Setup, /) -> None: ...
    def deal(self, s: Any, /) -> None: ...


class TurnModule(Protocol):
    """`turn.py`: who decides, what can be decided, and what it does."""

    def actors(self, s: Any, /) -> int: ...
    def legal(self, s: Any, seat: int, acts: Actions, /) -> int: ...
    def forbids(self, s: Any, seat: int, action: int, /) -> int: ...
    def apply(self, s: Any, seat: int, action: int, /) -> None: ...


class ScoringModule(Protocol):
    """`scoring.py`: when it ends, and how."""

    def over(self, s: Any, /) -> bool: ...
    def score(self, s: Any, seat: int, /) -> int: ...
    def rank(self, s: Any, seat: int, /) -> int: ...


@dataclass(frozen=True)
class Rules:
    """What happens at the table."""

    state: StateModule
    reasons: ReasonsModule
    moves: MovesModule
    set_up: SetUpModule
    turn: TurnModule
    scoring: ScoringModule


# --- what goes on in players' heads


class ViewModule(Protocol):
    """`knowledge/view.py`: what a seat knows."""

    def view(self, s: Any, seat: int, v: Any, /) -> None: ...


class DeterminizeModule(Protocol):
    """`knowledge/determinize.py`: a position that what a seat knows allows."""

    def determinize(self, v: Any, s: Any, dice: Dice, /) -> None: ...


class PolicyModule(Protocol):
    """`judgement/policy.py`: what looks good."""

    def prefer(self, s: Any, seat: int, acts: Actions, n: int, weights: Row[float], /) -> None: ...
    def estimate(self, s: Any, seat: int, /) -> float: ...


@dataclass(frozen=True)
class Mind:
    """What players know, imagine and think of it."""

    view: ViewModule
    determinize: DeterminizeModule
    policy: PolicyModule


# --- onlookers


class NewsModule(Protocol):
    """`shown/news.py` or `shown/read_event.py`: what happened, as values."""

    def read_event(self, told: Happening, setup: Setup, /) -> Any: ...


class NarrateModule(Protocol):
    """`shown/narrate.py`: what happened, as messages."""

    def narrate(self, event: Any, setup: Setup, /) -> Message: ...


class TableModule(Protocol):
    """`shown/table.py`: the table as values."""

    def table(self, v: Any, setup: Setup, /) -> Any: ...


class AuditModule(Protocol):
    """`audit.py`: what must hold in every position."""

    def audit(self, s: Any, /) -> Iterable[str]: ...


@dataclass(frozen=True)
class Onlookers:
    """Those who read records, and whom no rule reads."""

    news: NewsModule
    narrate: NarrateModule
    table: TableModule
    audit: AuditModule


def assembled(meta: Meta, rules: Rules, mind: Mind, onlookers: Onlookers, **more: Any) -> Game:
    """A game out of its modules; `more` are the verbs that few games have (see `Game`)."""
    return Game(
        meta=meta,
        folder=Path(str(rules.state.__file__)).parent,
        state=rules.state.State,
        view=rules.state.View,
        reasons=rules.reasons.REASONS,
        prepare=rules.set_up.prepare,
        deal=rules.set_up.deal,
        actors=rules.turn.actors,
        legal=rules.turn.legal,
        forbids=rules.turn.forbids,
        apply=rules.turn.apply,
        show=mind.view.view,
        determinize=mind.determinize.determinize,
        over=rules.scoring.over,
        score=rules.scoring.score,
        rank=rules.scoring.rank,
        prefer=mind.policy.prefer,
        estimate=mind.policy.estimate,
        moves=rules.moves.moves,
        read_event=onlookers.news.read_event,
        narrate=onlookers.narrate.narrate,
        table=onlookers.table.table,
        audit=onlookers.audit.audit,
        **more,
    )
