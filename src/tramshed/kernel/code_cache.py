"""The disk cache that makes the second start instant, and never holds old code.

Numba's own cache looks only at the file a function stands in: a changed callee, or another flag,
silently loads old code, and a copy of the same file elsewhere is compiled anew. So all that is made
from the same sources, wherever they lie, is kept in one folder, which is named by their digest:

    fast-kernel-…           dice, and whatever else knows no game
    fast-trambahn-…         the rules of Trambahn, and the way into them from Python
    fast-bots+trambahn-…    the search, compiled for Trambahn

A compiled function is made from the kernel, from its own root, and from the game whose records it
is given, for by those the verbs find the rules to call. So editing a game, or adding one, leaves
what is compiled for the others as it is.

Each signature of a function has an index of its own: Numba rewrites a whole one, so of two
processes that compile a function for two games at once, one would lose what the other has kept.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    NullCache,
    _CacheLocator,
)
from numba.core.dispatcher import Dispatcher
from numba.core.sigutils import normalize_signature

from tramshed.kernel.cache_folders import cache_root, use
from tramshed.kernel.linked_code import is_linked, rebuilt
from tramshed.kernel.sources import KERNEL, digest, is_game, root_of

CHECKED = os.environ.get("TRAMSHED_CHECKED") == "1"
"""Array bounds are checked in compiled code. The tests run so."""

_called: dict[Any, list[Callable[..., Any]]] = {}
"""The functions that verbs call for a record, by its type."""


class CodeCache(NullCache):
    """What is compiled of one function: for each signature, in the folder of its sources."""

    def __init__(self, f: Callable[..., Any]) -> None:
        self._f = f
        self._kept: dict[tuple[Path, str], Any] = {}
        digest(root_of(f.__module__))  # now: what was read is what will be compiled

    def folder(self, sig: Any) -> Path:
        """Where the code for a signature is kept."""
        return folder_of(reach(self._f.__module__).union(*map(_roots, _given(sig))))

    @property
    def cache_path(self) -> str:
        return str(cache_root())

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._of(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        self._of(sig).save_overload(sig, data)

    def flush(self) -> None:
        for kept in self._kept.values():
            kept.flush()

    def _of(self, sig: Any) -> Any:
        folder, name = self.folder(sig), _name(sig)
        if (folder, name) not in self._kept:
            use(folder)
            self._kept[folder, name] = _kept_in(folder, self._f, name)
        return self._kept[folder, name]


def _given(sig: Any) -> tuple[Any, ...]:
    """The types of a signature's arguments."""
    given, _ = normalize_signature(sig)  # type: ignore[no-untyped-call]
    return tuple(given)


def _name(sig: Any) -> str:
    """Tells the signatures of a function apart."""
    return blake2b(repr(_given(sig)).encode(), digest_size=8).hexdigest()


class _Place(_CacheLocator):
    """Where Numba's cache keeps a function for a signature: the folder of its sources, by the
    module's name.

    The folder's name says which sources they are, so neither their path nor their age matters.
    """

    def __init__(self, folder: Path, f: Callable[..., Any], name: str) -> None:
        self._folder, self._f, self._name = folder / f.__module__, f, name

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return f"{self._f.__code__.co_firstlineno}-{self._name}"


def _kept_in(folder: Path, f: Callable[..., Any], name: str) -> Any:
    """Numba's cache of a function for one signature, in a folder."""

    class Locator(_Place):
        @classmethod
        def from_function(cls, py_func: Callable[..., Any], py_file: str) -> _Place:
            return cls(folder, py_func, name)

    class Impl(CompileResultCacheImpl):
        def __init__(self, py_func: Callable[..., Any]) -> None:
            locators: list[Any] = [Locator]
            self._locator_classes = locators
            super().__init__(py_func)  # type: ignore[no-untyped-call]

        def rebuild(self, target_context: Any, payload: Any) -> Any:
            if is_linked(payload):
                return rebuilt(target_context, payload)
            return super().rebuild(target_context, payload)  # type: ignore[no-untyped-call]

    class Kept(FunctionCache):
        _impl_class = Impl

    return Kept(f)  # type: ignore[no-untyped-call]


def belong(kind: Any, verbs: Iterable[Callable[..., Any]]) -> None:
    """Say which functions verbs call for records of a type."""
    _called[kind] = list(verbs)


def _roots(kind: Any) -> frozenset[Path]:
    """The roots that code depends on because it is given something of this type."""
    if isinstance(kind, types.Array):
        return _roots(kind.dtype)
    if isinstance(kind, types.BaseTuple):
        return frozenset[Path]().union(*map(_roots, getattr(kind, "types", ())))
    return frozenset[Path]().union(*(reach(each.__module__) for each in _called.get(kind, ())))


@cache
def reach(module: str) -> frozenset[Path]:
    """The roots whose code can be called in a module, or whose facts are known there."""
    found, seen, todo = {KERNEL}, set[str](), [module]
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            root = root_of(name)
            found.add(root)
            if root != KERNEL and not is_game(root):  # their rules call nothing outside
                todo += _origins(name)
    return frozenset(found)


def _origins(module: str) -> Iterator[str]:
    """The modules that a module has compiled functions or anything of a game from."""
    for name in set(map(_origin, vars(sys.modules[module]).values())):
        if source := sys.modules.get(name):
            compiled = any(isinstance(each, Dispatcher) for each in vars(source).values())
            if compiled or is_game(root_of(name)):
                yield name


def _origin(value: Any) -> str:
    """The name of the module that something is, or comes from."""
    found = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
    return found if isinstance(found, str) else ""


@cache
def folder_of(roots: frozenset[Path]) -> Path:
    """Where code is kept that is made from these sources, by this interpreter and its Numba."""
    versions = [f"{sys.version_info[:3]}", numba.__version__, np.__version__]
    parts = [*versions, *sorted(map(digest, roots))]
    name = "+".join(sorted(root.name for root in roots - {KERNEL})) or KERNEL.name
    mode = "checked" if CHECKED else "fast"
    ending = blake2b(" ".join(parts).encode(), digest_size=8).hexdigest()
    return cache_root() / f"{mode}-{name}-{ending}"
