"""`@rule` compiles a rule; the disk cache that makes the second start instant.

Numba's cache looks only at the file a function stands in: a changed callee, or another flag,
silently loads old code. So each group of sources gets a cache folder of its own, named by a
digest of everything its code can depend on:

- a rule: the kernel and the rule's own folder;
- generic code (search, playouts), which is compiled into every game: all rules there are.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba import types
from numba.core.registry import CPUDispatcher

P = ParamSpec("P")
R = TypeVar("R")

KERNEL = Path(__file__).parent
GAMES = KERNEL.parent / "games"

ONLOOKERS = ("audit.py", "narrate.py", "table.py", "text.py")
"""Files of a game, by the end of their name, that read records and that no rule reads."""

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""NUMBA_DISABLE_JIT=1: the same rules as plain Python, for debugging and coverage."""

CHECKED = os.environ.get("TRAMSHED_CHECKED") == "1"
"""Array bounds are checked in compiled code. The tests run so."""


def rule(f: Callable[P, R]) -> Callable[P, R]:
    """Compile a function of one game, or of the kernel, that calls nothing generic.

    Rules are called by rules; from Python one goes through `kernel.drive`. So there is no way in
    from Python, which would take a fifth of all compile time, except in the tests.
    """
    return _compiled(f, lambda home: sources(KERNEL, home), way_in=CHECKED)


def generic(f: Callable[P, R]) -> Callable[P, R]:
    """Compile a function that calls the contract's verbs, once per game, for every game."""
    return _compiled(f, lambda home: sources(KERNEL, home, *_game_folders()), way_in=True)


def wrapping(f: Callable[P, R]) -> Callable[P, R]:
    """For arithmetic meant to wrap around: compiled code does, NumPy scalars warn."""
    return np.errstate(over="ignore")(f) if INTERPRETED else f


def _compiled(
    f: Callable[P, R], digest_of: Callable[[Path], str], *, way_in: bool
) -> Callable[P, R]:
    if INTERPRETED:
        return f
    digest = digest_of(Path(f.__code__.co_filename).parent)
    numba.config.CACHE_DIR = str(_cache(digest))
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
def sources(*folders: Path) -> str:
    """A digest of the Python sources in these folders, the interpreter and Numba.

    Not of what lies deeper or only looks on (`web/`, `text.py`…): no rule depends on it.
    """
    state = blake2b(f"{sys.version_info[:3]} {numba.__version__}".encode(), digest_size=8)
    for file in sorted({file for folder in folders for file in folder.glob("*.py")}):
        if not file.name.endswith(ONLOOKERS):
            state.update(file.read_bytes())
    return state.hexdigest()


@cache
def _game_folders() -> tuple[Path, ...]:
    return (*(folder for folder in GAMES.iterdir() if folder.is_dir()), *_foreign_folders())


def _foreign_folders() -> Iterable[Path]:
    for point in entry_points(group="tramshed.games"):
        with suppress(ImportError):  # somebody's broken package is no reason not to start
            spec = find_spec(point.value)
            yield from (Path(place) for place in (spec and spec.submodule_search_locations) or ())
