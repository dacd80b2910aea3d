"""What compiled code is made from: the roots of sources, and digests of them.

A root is a game's folder, the kernel's, or the package of whatever else is compiled (bots, tests).
Everything below a root counts, at any depth, data too: a table read at import is compiled in. Only
what looks on does not count. That is told by a name directly below the root, never by the end of
one, and a rule in such a place is refused (see `kernel.rule`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

KERNEL = Path(__file__).parent

ONLOOKERS = frozenset({"audit", "planning", "shown", "text", "web"})
"""Modules and folders of a game that read records, and that no rule reads."""

SAYINGS = frozenset({"locale", "rules"})
"""Folders of a game with words for people."""

KIT = frozenset({"conformance", "locale"})
"""What looks on in the kernel."""


@cache
def root_of(module: str) -> Path:
    """The folder that a loaded module's compiled code depends on."""
    return root_among(module, file_of(module))


@cache
def file_of(module: str) -> Path:
    """The file of a loaded module; none for what was typed in."""
    return Path(getattr(sys.modules[module], "__file__", None) or "")


def root_among(module: str, file: Path) -> Path:
    """The root among the folders that a file is in: its game's, where it is in one."""
    if KERNEL in file.parents:
        return KERNEL
    packages = file.parents[: module.count(".") + (file.stem == "__init__")]
    return next((folder for folder in packages if is_game(folder)), file.parent)


def is_game(root: Path) -> bool:
    """A folder with a `meta.py` is a game."""
    return (root / "meta.py").exists()


def looks_on(file: Path, root: Path) -> bool:
    """Is this one of the places below a root that no rule may depend on?"""
    return file.relative_to(root).parts[0].removesuffix(".py") in _aside(root)


@cache
def _aside(root: Path) -> frozenset[str]:
    if root == KERNEL:
        return KIT
    return ONLOOKERS | SAYINGS if is_game(root) else frozenset()


def counted(root: Path) -> Iterator[Path]:
    """The files below a root that its compiled code can depend on."""
    if (root / "__init__.py").exists() or is_game(root):
        yield from _below(root, _aside(root))
    else:  # just a folder of scripts
        yield from sorted(root.glob("*.py"))


def _below(folder: Path, aside: frozenset[str]) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "__pycache__")) or path.name.removesuffix(".py") in aside:
            continue
        if path.is_dir():
            yield from _below(path, frozenset())
        else:
            yield path


@cache
def digest(root: Path) -> str:
    """Changes with every file that counts. Taken once: a process runs what it has read."""
    state = blake2b(digest_size=16)
    for file in counted(root):
        content = file.read_bytes()
        state.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode() + content)
    return state.hexdigest()
