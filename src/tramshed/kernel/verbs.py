"""The contract's verbs, for any game: the record's type says which game's rules to call.

Generic code calls `legal(s, seat, acts)` and the like. Compiled, Numba resolves each call at
compile time to the game whose record it is given, so nothing is lost in speed and the result
can be cached on disk; interpreted, the plain function below looks the game up by its dtype.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, ParamSpec, TypeVar

import numba
from numba import types
from numba.core.typing.templates import AbstractTemplate, infer_global

from tramshed.kernel.chance import Dice
from tramshed.kernel.code_cache import belong
from tramshed.kernel.record import Actions, Row, layout

if TYPE_CHECKING:
    from tramshed.kernel.game import Game

P = ParamSpec("P")
R = TypeVar("R")

_games: dict[Any, Game] = {}
NAMES: list[str] = []
"""Of all verbs."""


def register(game: Game) -> None:
    """Make the verbs know a game's records. No two games may share a layout: compiled code could
    not tell them apart."""
    kinds = [layout(record) for record in (game.state, game.view)]
    for kind in kinds:
        if kind in _games:
            raise ValueError(
                f"{game!r} and {_games[kind]!r} have records of the same layout: the first field "
                "of State and View must be a byte named after the game"
            )
    rules = [getattr(game, name) for name in NAMES]
    for kind in kinds:
        _games[kind] = _games[numba.from_dtype(kind)] = game
        belong(numba.from_dtype(kind), rules)


def forget(game: Game) -> None:
    """Let another game have this one's records: for tests that replace a verb."""
    for record in (game.state, game.view):
        for kind in (layout(record), numba.from_dtype(layout(record))):
            _games.pop(kind, None)


def _of(record: Any) -> Game:
    return _games[record.dtype]


def verb(f: Callable[P, R]) -> Callable[P, R]:
    """Let compiled code resolve this verb by the type of its first argument.

    A template, not `numba.extending.overload`: that would compile a function around each rule,
    and with it optimize the whole game once more for every verb.
    """

    class Resolved(AbstractTemplate):
        key = f
        found: ClassVar[dict[Any, Any]] = {}

        def generic(self, args: Any, kws: Any) -> Any:
            game = _games.get(args[0])
            if game is None:
                return None
            chosen: Any = types.Dispatcher(getattr(game, f.__name__))
            signature = chosen.get_call_type(self.context, args, kws)
            self.found[signature.args] = chosen.get_overload(signature)
            return signature

        def get_impl_key(self, signature: Any) -> Any:
            return self.found[signature.args]

    NAMES.append(f.__name__)
    as_global: Callable[..., Any] = infer_global
    as_global(f, types.Function(Resolved))
    return f


@verb
def deal(s: Any) -> None:
    """Set up the table, chance included."""
    _of(s).deal(s)


@verb
def actors(s: Any) -> int:
    """The seats awaited, as bits."""
    return _of(s).actors(s)


@verb
def legal(s: Any, seat: int, acts: Actions) -> int:
    """Fill the menu of a seat; returns its length."""
    return _of(s).legal(s, seat, acts)


@verb
def forbids(s: Any, seat: int, action: int) -> int:
    """The reason that forbids an action, or 0."""
    return _of(s).forbids(s, seat, action)


@verb
def apply(s: Any, seat: int, action: int) -> None:
    """The action and all that follows from it."""
    _of(s).apply(s, seat, action)


@verb
def show(s: Any, seat: int, v: Any) -> None:
    """Copy all that the seat may know into its view."""
    _of(s).show(s, seat, v)


@verb
def determinize(v: Any, s: Any, dice: Dice) -> None:
    """A full position that the view allows, unseen things drawn at random."""
    _of(s).determinize(v, s, dice)


@verb
def over(s: Any) -> bool:
    """Has the match ended?"""
    return _of(s).over(s)


@verb
def score(s: Any, seat: int) -> int:
    """A seat's score so far."""
    return _of(s).score(s, seat)


@verb
def rank(s: Any, seat: int) -> int:
    """How many seats did better."""
    return _of(s).rank(s, seat)


@verb
def prefer(s: Any, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """Quick weights, above zero, for the first n actions of a menu."""
    _of(s).prefer(s, seat, acts, n, weights)


@verb
def estimate(s: Any, seat: int) -> float:
    """How the match will end for a seat, by a quick look: -1 (lost) to 1 (won)."""
    return _of(s).estimate(s, seat)
