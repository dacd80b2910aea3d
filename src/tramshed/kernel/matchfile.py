"""A match as a text file: set-up, moves in notation, result. Diffable, versioned, self-contained.

    tramshed match 1
    game: trambahn
    rules: 1
    seats: 2
    name 1: Ann
    name 2: greedy
    key: 9f86d081884c7d659a2feaa0c55ad015

    1 passenger B5
    1 done
    …

    result: 134 120
    end: 212 moves, 1f3870be274f6c49b3e31a0c6728957f

The last line tells a whole file from a torn or a changed one: it has a checksum of all lines above.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from tramshed.kernel.errors import BadFile, BadSetup, MoveError, UnknownGame
from tramshed.kernel.match import Match
from tramshed.kernel.registry import game
from tramshed.kernel.seats import MOST_SEATS, seat_name

FORMAT = 1
FIRST_LINE = f"tramshed match {FORMAT}"
MOST_BYTES = 4_000_000
"""No match is longer; a larger file is something else."""

_SEATS = {seat_name(seat): seat for seat in range(MOST_SEATS + 2)}


def dumps(match: Match) -> str:
    """The match as text."""
    lines = list(_lines(match))
    return "\n".join([*lines, f"end: {_seal(lines, len(match.turns))}", ""])


def _seal(lines: list[str], moves: int) -> str:
    text = "\n".join(lines).encode(errors="surrogatepass")
    checksum = blake2b(text, digest_size=16).hexdigest()
    return f"{moves} moves, {checksum}"


def _lines(match: Match) -> Iterator[str]:
    setup = match.setup
    yield FIRST_LINE
    yield f"game: {setup.game}"
    yield f"rules: {match.game.meta.rules_version}"
    yield f"seats: {setup.seats}"
    for number, name in enumerate(match.names, 1):
        yield f"name {number}: {name}"
    for option, value in setup.options:
        yield f"option {option}: {value}"
    if setup.edition is not None:
        yield f"edition: {setup.edition}"
    for line in (setup.edition_text or "").split("\n")[:-1]:
        yield f"edition text: {line}"
    yield f"key: {match.key.hex()}"
    yield ""
    for turn in match.turns:
        yield f"{seat_name(turn.seat)} {turn.move}"
    yield ""
    if match.outcome:
        yield f"result: {' '.join(str(score) for score in match.outcome.scores)}"


def save(match: Match, file: Path) -> Path:
    """Write the match beside the file, then put it in its place in one step."""
    text = dumps(match).encode()
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, file)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    return file


def load(file: str | os.PathLike[str]) -> Match:
    """Read a saved match and play it through; every move must be legal."""
    path = Path(file)
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(f"cannot read {path}: {error.strerror or error}") from error
    return loads(_decoded(data))


def _decoded(data: bytes) -> str:
    if len(data) > MOST_BYTES:
        raise BadFile(f"more than {MOST_BYTES:,} bytes: no saved match is that long")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile("not text in UTF-8", line) from error


@dataclass
class _Draft:
    """What a file says, before it is believed."""

    head: dict[str, str] = field(default_factory=dict)
    edition: list[str] = field(default_factory=list)
    moves: list[tuple[int, int, str]] = field(default_factory=list)  # line, seat, notation
    result: str | None = None
    end: str | None = None


def loads(text: str) -> Match:
    """The match that a text tells; raises BadFile, which says where it goes wrong."""
    draft = _read(text)
    match = _start(draft)
    for line, seat, notation in draft.moves:
        try:
            match.play(notation, seat)
        except MoveError as error:
            raise BadFile(str(error), line) from error
    _check_result(draft, match)
    return match


def _read(text: str) -> _Draft:
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if not lines[0].startswith("tramshed match "):
        raise BadFile(f"not a saved match: it should begin with {FIRST_LINE!r}", 1)
    if lines[0].strip() != FIRST_LINE:
        version = lines[0].removeprefix("tramshed match ").strip()[:20]
        raise BadFile(f"format {version!r} is not known here; this program reads {FORMAT}", 1)
    draft = _Draft()
    part = 0  # head, moves, tail: parted by blank lines
    for number, line in enumerate(lines[1:], 2):
        if draft.end is not None:
            if line.strip():
                raise BadFile("there is text after the end", number)
        elif not line.strip():
            part += 1
        elif part == 1:
            _read_move(draft, number, line)
        else:
            _read_entry(draft, number, line, head=part == 0)
    if draft.end is None:
        raise BadFile(
            f"the file is torn: it stops after {len(draft.moves)} moves, without an 'end' line",
            len(lines),
        )
    _check_seal(draft, lines)
    return draft


def _check_seal(draft: _Draft, lines: list[str]) -> None:
    last = max(i for i, line in enumerate(lines) if line.partition(":")[0].strip() == "end")
    if draft.end != _seal(lines[:last], len(draft.moves)):
        raise BadFile(
            "the file was changed since it was saved: its checksum does not fit", last + 1
        )


def _read_move(draft: _Draft, number: int, line: str) -> None:
    who, _, notation = line.strip().partition(" ")
    if who not in _SEATS:
        raise BadFile(f"a move begins with a seat's number, not {who[:20]!r}", number)
    draft.moves.append((number, _SEATS[who], notation))


def _read_entry(draft: _Draft, number: int, line: str, *, head: bool) -> None:
    name, colon, value = line.partition(":")
    name, value = name.strip(), value.removeprefix(" ")
    if not colon:
        raise BadFile(f"expected 'name: value', not {line.strip()[:40]!r}", number)
    if head and name == "edition text":
        draft.edition.append(value)
    elif head:
        if name in draft.head:
            raise BadFile(f"{name!r} is given twice", number)
        draft.head[name] = value
    elif name == "result" and draft.result is None:
        draft.result = value
    elif name == "end":
        draft.end = value
    else:
        raise BadFile(f"{name[:20]!r} is not expected here", number)


def _start(draft: _Draft) -> Match:
    """A match as the head describes it."""
    head = dict(draft.head)
    try:
        played = game(head.pop("game"))
        version, seats = int(head.pop("rules")), int(head.pop("seats"))
        key = bytes.fromhex(head.pop("key"))
    except KeyError as error:
        raise BadFile(f"the head has no {error.args[0]!r} line") from error
    except UnknownGame as error:
        raise BadFile(str(error)) from error
    except ValueError as error:
        raise BadFile(f"the head has a bad value: {error}") from error
    if version != played.meta.rules_version:
        raise BadFile(
            f"played under rules version {version}; this program has "
            f"{played.meta.rules_version}, which may play it differently"
        )
    if len(key) != 16:
        raise BadFile(f"a key has 32 hexadecimal digits, not {len(key) * 2}")
    options = {
        name.removeprefix("option "): head.pop(name)
        for name in [name for name in head if name.startswith("option ")]
    }
    edition = head.pop("edition", None)
    names = [head.pop(f"name {n}", f"Player {n}") for n in range(1, min(seats, MOST_SEATS) + 1)]
    if head:
        raise BadFile(f"the head has an unknown line: {next(iter(head))[:40]!r}")
    text = "\n".join(draft.edition) + "\n" if draft.edition else None
    try:
        setup = played.meta.setup(seats, options, edition, text)
        return Match(played, setup, key, names)
    except BadSetup as error:
        raise BadFile(str(error)) from error


def _check_result(draft: _Draft, match: Match) -> None:
    outcome = match.outcome
    result = " ".join(str(score) for score in outcome.scores) if outcome else None
    if draft.result != result:
        raise BadFile(
            f"playing the moves gives the result {result or 'open'}, the file says "
            f"{draft.result or 'open'}: other rules made it"
        )
