"""Saving a match: where to, and what not to overwrite."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from tramshed.kernel.errors import TramshedError
from tramshed.kernel.match import Match
from tramshed.kernel.words import Message
from tramshed.terminal.language import LOCALE

ENDING = ".match"


class Occupied(TramshedError):
    """There is a file already, and this session did not make it."""

    def __init__(self, file: Path) -> None:
        super().__init__(Message("ui.save.exists", {"file": str(file)}), LOCALE)
        self.file = file


class Keeper:
    """Saves one match, and knows which files are its own."""

    def __init__(self, match: Match, *own: Path) -> None:
        self.match = match
        self.own = {file.resolve() for file in own}
        self.saved_at: int | None = None

    @property
    def is_saved(self) -> bool:
        """Does a file hold the match as it is now?"""
        return self.saved_at == len(self.match.turns)

    def save(self, file: Path, *, overwrite: bool = False) -> Path:
        """Write the match; other files are not overwritten unawares."""
        file = file.expanduser()
        if file.exists() and file.resolve() not in self.own and not overwrite:
            raise Occupied(file)
        self.match.save(file)
        self.own.add(file.resolve())
        self.saved_at = len(self.match.turns)
        return file

    def free_name(self) -> Path:
        """A name in this folder that no file has."""
        name = self.match.setup.game
        tries = (Path(f"{name}-{number}{ENDING}") for number in count(1))
        return next(file for file in tries if not file.exists())

    def rescue(self) -> Path | None:
        """Keep an unsaved match when its player leaves without a word."""
        home = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
        file = Path(home).expanduser() / "tramshed" / f"last{ENDING}"
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            return self.save(file, overwrite=True)
        return None
