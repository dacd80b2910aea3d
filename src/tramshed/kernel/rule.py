"""`@rule` compiles a rule; the disk cache that makes the second start instant.

Numba's cache looks only at the file a function stands in: a changed callee, or another flag,
silently loads old code. So each group of sources gets a cache folder of its own, named by a
digest of everything its code can depend on:

- a rule: the kernel and the rule's own root, at any depth (see `kernel.sources`);
- generic code (search, playouts), which is compiled into every game: all rules there are.

A rule stands where its root's digest sees it, and calls nothing beyond: else it is refused.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.util import find_spec
from inspect import unwrap
from pathlib import Path
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUDispatcher

from tramshed.kernel.sources import KERNEL, digest, looks_on, root_of

P = ParamSpec("P")
R = TypeVar("R")

GAMES = KERNEL.parent / "games"

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""NUMBA_DISABLE_JIT=1: the same rules as plain Python, for debugging and coverage."""

CHECKED = os.environ.get("TRAMSHED_CHECKED") == "1"
"""Array bounds are checked in compiled code. The tests run so."""


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of one game, or of the kernel, that calls nothing generic.

    Rules are called by rules; from Python one goes through `kernel.drive`. So there is no way in
    from Python, which would take a fifth of all compile time, except in the tests.
    """
    root = _home(f)
    _refuse_strangers(f, root)
    return _compiled(f, (KERNEL, root), way_in=CHECKED)


def generic(f: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that calls the contract's verbs, once per game, for every game."""
    return _compiled(f, (KERNEL, _home(f), *_game_folders()), way_in=True)


def wrapping(f: Callable[P, R]) -> Callable[P, R]:
    """For arithmetic meant to wrap around: compiled code does, NumPy scalars warn."""
    return np.errstate(over="ignore")(f) if INTERPRETED else f


def _home(f: Callable[..., Any]) -> Path:
    """The root of a function that is to be compiled; where onlookers stand it is refused."""
    file = _file(f)
    root = root_of(f.__module__, file)
    if root in file.parents and looks_on(file, root):
        raise TypeError(
            f"{f.__module__}.{f.__qualname__} cannot be compiled where it stands: what is in "
            f"{file.relative_to(root).parts[0]!r} looks on, and an edit of it recompiles nothing"
        )
    return root


def _file(f: Callable[..., Any]) -> Path:
    return Path(unwrap(f).__code__.co_filename)


def _refuse_strangers(f: Callable[..., Any], root: Path) -> None:
    """A rule calls the kernel and its own root: an edit elsewhere would not be noticed."""
    for callee in _callees(f):
        called = callee.py_func
        if root_of(called.__module__, _file(called)) not in (KERNEL, root):
            raise TypeError(
                f"the rule {f.__module__}.{f.__qualname__} calls {called.__module__}."
                f"{called.__qualname__}, which is neither in {root.name!r} nor in the kernel"
            )


def _callees(f: Callable[..., Any]) -> Iterator[Any]:
    """The compiled functions that a function names, also as `module.name`."""
    names = f.__code__.co_names
    named = [f.__globals__[name] for name in names if name in f.__globals__]
    modules = [value for value in named if isinstance(value, ModuleType)]
    named += [getattr(module, name, None) for module in modules for name in names]
    return (value for value in named if isinstance(value, Dispatcher))


def _compiled(f: Callable[P, R], roots: Iterable[Path], *, way_in: bool) -> Callable[P, R]:
    if INTERPRETED:
        return f
    numba.config.CACHE_DIR = str(_cache(sources(*roots)))
    options: dict[str, Any] = {"no_cfunc_wrapper": True, "no_cpython_wrapper": not way_in}
    jit: Any = numba.njit
    compiled = jit(cache=True, nogil=True, error_model="numpy", boundscheck=CHECKED, **options)(f)
    if not way_in:
        compiled.__class__ = _Inner
    return cast("Callable[P, R]", _with_plain_ints(compiled))


class _Inner(CPUDispatcher):
    """A rule without a way in: refuses what would otherwise crash."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError(
            f"the rule {self.py_func.__name__!r} is called by rules; from Python go through "
            "tramshed.kernel.drive, or set TRAMSHED_CHECKED=1"
        )


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


def generic_cache() -> Path:
    """Where generic code of the kernel and of all games is kept now."""
    return _cache(sources(KERNEL, *_game_folders()))


def _cache(digest: str) -> Path:
    return cache_root() / f"{'checked' if CHECKED else 'fast'}-{digest}"


@cache
def cache_root() -> Path:
    """Where compiled code is kept: TRAMSHED_CACHE, else the user's cache folder."""
    chosen = os.environ.get("TRAMSHED_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    for root in (chosen, f"{home}/tramshed"):
        if root and _writable(Path(root)):
            return Path(root)
    return Path(tempfile.gettempdir()) / f"tramshed-{os.getuid() if hasattr(os, 'getuid') else 0}"


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


@cache
def sources(*roots: Path) -> str:
    """A digest of all sources below these roots, of the interpreter and of Numba."""
    parts = [f"{sys.version_info[:3]} {numba.__version__}", *sorted({digest(r) for r in roots})]
    return blake2b(" ".join(parts).encode(), digest_size=8).hexdigest()


@cache
def _game_folders() -> tuple[Path, ...]:
    return (*(folder for folder in GAMES.iterdir() if folder.is_dir()), *_foreign_folders())


def _foreign_folders() -> Iterable[Path]:
    for point in entry_points(group="tramshed.games"):
        with suppress(ImportError):  # somebody's broken package is no reason not to start
            spec = find_spec(point.value)
            yield from (Path(place) for place in (spec and spec.submodule_search_locations) or ())
