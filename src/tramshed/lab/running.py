"""A whole contest, from the first match to the last, begun again where it was left.

What is noted is written down match by match, in order, so a contest that was interrupted goes on
after its last whole line:

    FOLDER/contest.json     what is played
    FOLDER/matches.jsonl    a line for each match
"""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import IO

import msgspec

from tramshed import bots
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.registry import root
from tramshed.kernel.sources import KERNEL, digest
from tramshed.lab.contest import Contest
from tramshed.lab.crews import Crew, played
from tramshed.lab.jobs import Played
from tramshed.lab.saying import refused
from tramshed.lab.standing import is_decided, looks

CONTEST, MATCHES = "contest.json", "matches.jsonl"

Told = Callable[[list[Played]], None]


def run(
    contest: Contest,
    crew: Crew,
    folder: Path | None = None,
    *,
    to_the_end: bool = False,
    told: Told = lambda noted: None,
) -> list[Played]:
    """Play a contest until it is decided, or to its end; says after each match how it stands.

    With a folder, what was played there before is not played again.
    """
    noted = begun(contest, folder) if folder else []
    stops = looks(contest.length, contest.round)
    if _is_done(noted, stops, to_the_end):
        return noted
    told(noted)
    with _Notebook(folder) as book:
        for each in played(islice(contest.jobs(), len(noted), None), crew):
            noted.append(each)
            book.write(each)
            told(noted)
            if _is_done(noted, stops, to_the_end):
                break
    return noted


def _is_done(noted: list[Played], stops: list[int], to_the_end: bool) -> bool:
    """One looks only at certain moments: to look always would be to find what one wants."""
    if len(noted) >= stops[-1]:
        return True
    return not to_the_end and len(noted) in stops and is_decided(noted)


class Begun(msgspec.Struct, frozen=True):
    """What is played in a folder, and by which code: results of another would not be these."""

    contest: Contest
    code: str


def code_of(game: str) -> str:
    """Names the sources of kernel, bots and game."""
    roots = KERNEL, Path(bots.__file__).parent, root(game)
    return blake2b(" ".join(map(digest, roots)).encode(), digest_size=8).hexdigest()


def begun(contest: Contest, folder: Path) -> list[Played]:
    """What a folder has of a contest; it is made if there is none."""
    file, now = folder / CONTEST, Begun(contest, code_of(contest.game))
    if file.exists():
        there = msgspec.json.decode(file.read_bytes(), type=Begun)
        if there.contest.digest != contest.digest:
            raise refused("error.lab.folder", BadSetup, folder=str(folder))
        if there.code != now.code:
            raise refused("error.lab.code", BadSetup, folder=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(now)) + b"\n")
    return _whole_lines(folder / MATCHES)[: contest.length]


def _whole_lines(file: Path) -> list[Played]:
    """What was noted; a last line that was not finished is cut off."""
    if not file.exists():
        return []
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if len(whole) < len(content):
        with file.open("r+b") as torn:
            torn.truncate(len(whole))
    return [msgspec.json.decode(line, type=Played) for line in whole.splitlines()]


class _Notebook:
    """Where matches are written down, if anywhere."""

    def __init__(self, folder: Path | None) -> None:
        self._file: IO[bytes] | None = (folder / MATCHES).open("ab") if folder else None

    def __enter__(self) -> _Notebook:
        return self

    def __exit__(self, *exc: object) -> None:
        if self._file:
            self._file.close()

    def write(self, each: Played) -> None:
        """A line, which is on the disk before the next one begins."""
        if self._file:
            self._file.write(msgspec.json.encode(each) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
