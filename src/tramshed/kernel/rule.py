"""`@rule` compiles a rule, `@generic` what calls the rules of any game.

The same sources run interpreted, too. What is compiled is kept on disk: see `kernel.code_cache`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher

from tramshed.kernel.code_cache import CHECKED, CodeCache
from tramshed.kernel.linked_code import Linked, LinkedCompiler
from tramshed.kernel.sources import KERNEL, file_of, looks_on, root_of

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""NUMBA_DISABLE_JIT=1: the same rules as plain Python, for debugging and coverage."""


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of one game, or of the kernel, that calls nothing generic.

    Rules are called by rules; from Python one goes through `kernel.drive`. So there is no way in
    from Python, which would take a fifth of all compile time, except in the tests, and no machine
    code but that of its callers (`kernel.linked_code`).
    """
    _refuse_strangers(f)
    return _compiled(f, way_in=CHECKED)


def generic(f: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that calls the contract's verbs, once per game, for every game."""
    return _compiled(f, way_in=True)


def wrapping(f: Callable[P, R]) -> Callable[P, R]:
    """For arithmetic meant to wrap around: compiled code does, NumPy scalars warn."""
    return np.errstate(over="ignore")(f) if INTERPRETED else f


@cache
def _refuse_onlooker(module: str) -> None:
    """Nothing is compiled among onlookers: an edit there would not be noticed."""
    file, root = file_of(module), root_of(module)
    if root in file.parents and looks_on(file, root):
        raise TypeError(
            f"{module} cannot have rules: what is in {file.relative_to(root).parts[0]!r} looks on, "
            "and an edit of it recompiles nothing"
        )


def _refuse_strangers(f: Callable[..., Any]) -> None:
    """A rule calls the kernel and its own root: an edit elsewhere would not be noticed."""
    root = root_of(f.__module__)
    for callee in _callees(f):
        if root_of(callee.__module__) not in (KERNEL, root):
            raise TypeError(
                f"the rule {f.__module__}.{f.__qualname__} calls {callee.__module__}."
                f"{callee.__qualname__}, which is neither in {root.name!r} nor in the kernel"
            )


def _callees(f: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """The compiled functions that a function names, also as `module.name`."""
    names = f.__code__.co_names
    named = [f.__globals__[name] for name in names if name in f.__globals__]
    modules = [value for value in named if isinstance(value, ModuleType)]
    named += [getattr(module, name, None) for module in modules for name in names]
    return (value.py_func for value in named if isinstance(value, Dispatcher))


def _compiled(f: Callable[P, R], *, way_in: bool) -> Callable[P, R]:
    _refuse_onlooker(f.__module__)
    if INTERPRETED:
        return f
    options: dict[str, Any] = {"no_cfunc_wrapper": True, "no_cpython_wrapper": not way_in}
    if not way_in:
        options["pipeline_class"] = LinkedCompiler
    jit: Any = numba.njit
    compiled = jit(nogil=True, error_model="numpy", boundscheck=CHECKED, **options)(f)
    if file_of(f.__module__).is_file():  # what is typed in is compiled, but not kept
        compiled._cache = CodeCache(f)
    if not way_in:
        compiled.__class__ = Linked
    return cast("Callable[P, R]", _with_plain_ints(compiled))


def _with_plain_ints(dispatcher: Any) -> Any:
    """Let compiled callers pass every small or literal integer as a plain one.

    Numba would compile a rule anew for an `int8` seat, an `int16` seat, a literal 0…: half of
    all compile time. Only 64-bit unsigned numbers, which hashing needs, stay as they are.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return resolve(tuple(_plain(each) for each in args), kws)

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _plain(kind: Any) -> Any:
    whole = types.unliteral(kind)  # type: ignore[no-untyped-call]
    return types.int64 if isinstance(whole, types.Integer) and whole != types.uint64 else whole
