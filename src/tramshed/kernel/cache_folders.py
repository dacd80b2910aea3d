"""Folders of compiled code on disk: where they are, who uses them, when they go.

Every edit of a rule makes a new folder, and old ones are of no use until the edit is undone: they
would pile up. Whoever makes a folder clears away those that nobody has used for weeks, and those
that many others of their kind have followed, unless they were used today. A process holds a lock
on each folder it uses, for as long as it runs: what is held stays.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

try:
    import fcntl
except ImportError:  # no locks, so nothing is ever cleared away
    fcntl = None  # type: ignore[assignment]

OURS = re.compile(r"((?:fast|checked)(?:-[\w+]+)?)-[0-9a-f]{16}")
"""The name of a folder: its kind (how it was compiled, from what), and a digest."""

HOLD = "in-use"
"""The file in a folder that tells by its lock who uses it, and by its time when it was last."""

DAY = 24 * 3600.0
LATEST = 8
"""How many folders of a kind stay longer than for a day."""
WEEKS = 28 * DAY
"""How long they stay."""


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
def use(folder: Path) -> None:
    """Keep a folder for as long as this process runs; clear others away if it is a new one."""
    new = not folder.exists()
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        hold = os.open(folder / HOLD, os.O_CREAT | os.O_WRONLY)  # the process closes it, ending
        if fcntl:
            fcntl.flock(hold, fcntl.LOCK_SH)
        os.utime(folder / HOLD)
        if new:
            clear_away(folder.parent)


def clear_away(root: Path) -> None:
    """Remove what nobody needs any more, unless somebody uses it."""
    for folder in _left_behind(root):
        with suppress(OSError), (folder / HOLD).open("ab") as hold:
            if fcntl:
                fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(folder)


def _left_behind(root: Path) -> Iterator[Path]:
    """Folders that have not been used for long, or that many of their kind have followed."""
    kinds: dict[str, list[tuple[float, Path]]] = {}
    for folder in root.iterdir():
        if named := OURS.fullmatch(folder.name):
            kinds.setdefault(named[1], []).append((_unused(folder), folder))
    for folders in kinds.values():
        for later, (unused, folder) in enumerate(sorted(folders)):
            if unused > (DAY if later >= LATEST else WEEKS):
                yield folder


def _unused(folder: Path) -> float:
    """For how many seconds nobody has begun to use a folder."""
    hold = folder / HOLD
    return time.time() - (hold if hold.exists() else folder).stat().st_mtime
