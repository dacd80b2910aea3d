"""The same game in C (trambahn.c): built with the system's compiler, called in this process."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.engine import Engine, Played

GAME = "trambahn"
"""The one that has a twin."""
SOURCE = Path(__file__).with_name(f"{GAME}.c")
FLAGS = ("-std=gnu11", "-O3", "-march=native", "-shared", "-fPIC")


class Twin:
    """Trambahn's rules in C."""

    def __init__(self, library: Path) -> None:
        loaded = ctypes.CDLL(str(library))
        self._random_games = loaded.random_games
        self._random_games.restype = ctypes.c_int64
        self._copies = loaded.copies
        self._copies.restype = None

    def random_games(self, games: int) -> Played:
        check = ctypes.c_int64(0)
        decisions = self._random_games(ctypes.c_int64(games), ctypes.byref(check))
        return Played(decisions, check.value)

    def copy_often(self, times: int) -> None:
        self._copies(ctypes.c_int64(times))


@cache
def twin() -> Twin | None:
    """The C version, or None where there is no C compiler."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return None
    with TemporaryDirectory() as folder:
        library = Path(folder) / "trambahn.so"
        subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(library)], check=True)
        return Twin(library)  # once loaded, the file may go


def same_games(games: int) -> bool | None:
    """Do the engine and C play the very same games? None where there is no C compiler."""
    other = twin()
    return None if other is None else other.random_games(games) == Engine(GAME).random_games(games)
