"""One server for one database file. Running tables live in the server's memory, so two servers on
one file would not know of each other's moves."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from sqlalchemy.engine import make_url

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]


class Claim:
    """A claim to be the only server."""

    def __init__(self, note: TextIO | None = None, other: str | None = None) -> None:
        self._note = note
        self.other = other
        """Where the server is that came first, if there is one."""

    def tell(self, address: str) -> None:
        """Leave word for those who come later."""
        if self._note:
            self._note.truncate(0)
            self._note.write(address)
            self._note.flush()


@contextmanager
def claimed(database: str) -> Iterator[Claim]:
    """Claim an SQLite file, as an SQLAlchemy address, until the end of the block; the system gives
    it back when a server is killed. Other databases are shared as they see fit."""
    url = make_url(database)
    if fcntl is None or url.get_backend_name() != "sqlite" or not url.database:
        yield Claim()
        return
    file = Path(f"{url.database}.lock").expanduser()
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a+", encoding="utf-8") as note:
        try:
            fcntl.flock(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            note.seek(0)
            yield Claim(other=note.read())
        else:
            yield Claim(note)
