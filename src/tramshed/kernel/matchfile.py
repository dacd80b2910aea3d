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
docs/notation.md has the whole format.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tramshed.kernel.errors import (
    BadFile,
    BadSetup,
    MoveError,
    UnknownGame,
)
from tramshed.kernel.match import LONGEST_NAME, Match
from tramshed.kernel.matchdraft import FIRST_LINE, Draft, bad, read_draft, seal
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.proof import Proof
from tramshed.kernel.registry import game
from tramshed.kernel.seats import MOST_SEATS, seat_name
from tramshed.kernel.words import Message

MOST_BYTES = 4_000_000
"""No match is longer; a larger file is something else."""


# --- writing


def dumps(match: Match) -> str:
    """The match as text."""
    lines = list(_lines(match))
    return "\n".join([*lines, f"end: {seal(lines, len(match.turns))}", ""])


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
    if match.proof:
        yield from _proof_lines(match.proof)
    yield f"key: {match.key.hex()}"
    yield ""
    for turn in match.turns:
        yield f"{seat_name(turn.seat)} {turn.move}"
    yield ""
    if match.conceded is not None:
        yield f"conceded: {seat_name(match.conceded)}"
    if match.outcome:
        yield f"result: {_scores(match.outcome)}"


def _proof_lines(proof: Proof) -> Iterator[str]:
    yield f"table: {proof.table}"
    yield f"commitment: {proof.commitment.hex()}"
    yield f"secret: {proof.secret.hex()}"
    for seat, share in sorted(proof.shares.items()):
        yield f"share {seat_name(seat)}: {share.hex()}"


def _scores(outcome: Outcome) -> str:
    return " ".join(str(score) for score in outcome.scores)


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


# --- reading


def load(file: str | os.PathLike[str]) -> Match:
    """Read a saved match and play it through; every move must be legal."""
    path = Path(file)
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        why = str(error.strerror or error)
        raise bad("unreadable", file=str(path), why=why) from error
    return loads(decoded(data))


def decoded(data: bytes) -> str:
    """A file's bytes as text; raises BadFile."""
    if len(data) > MOST_BYTES:
        raise bad("too-long", most=f"{MOST_BYTES:,}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad("not-text", data[: error.start].count(b"\n") + 1) from error


def loads(text: str) -> Match:
    """The match that a text tells; raises BadFile, which says where it goes wrong. Whether a
    shuffle fits its proof is another question: see `Proof.check`."""
    draft = read_draft(text)
    match = _start(draft)
    conceded = draft.conceded(match.setup.seats)
    for line, seat, notation in draft.moves:
        try:
            match.play(notation, seat)
        except MoveError as error:
            raise BadFile(error.told, line, *error.catalogues) from error
    if conceded is not None:
        if match.is_over:
            raise bad("conceded-late")
        match.concede(conceded)
    _check_result(draft, match)
    return match


def _start(draft: Draft) -> Match:
    """A match as the head describes it."""
    try:
        played = game(draft.text("game"))
    except UnknownGame as error:
        raise BadFile(error.told) from error
    version, seats = draft.number("rules"), draft.number("seats")
    if version != played.meta.rules_version:
        raise bad("rules", version=version, known=played.meta.rules_version)
    key = draft.hexadecimal("key", 16)
    options = {name: draft.text(f"option {name}") for name in draft.numbered("option ")}
    edition = draft.head.pop("edition", None)
    text = "\n".join(draft.edition) + "\n" if draft.edition else None
    names = _names(draft, seats)
    proof = draft.proof(min(seats, MOST_SEATS))
    if draft.head:
        raise bad("unknown", name=repr(next(iter(draft.head))[:40]))
    try:
        setup = played.meta.setup(seats, options, edition, text)
        match = Match(played, setup, key, names)
        match.proof = proof
    except BadSetup as error:
        raise BadFile(error.told, None, *error.catalogues) from error
    return match


def _names(draft: Draft, seats: int) -> list[str]:
    names = []
    for number in range(1, min(seats, MOST_SEATS) + 1):
        name = draft.head.pop(f"name {number}", f"Player {number}")
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise bad("name", most=LONGEST_NAME, name=repr(name[:60]))
        names.append(name)
    return names


def _check_result(draft: Draft, match: Match) -> None:
    outcome = match.outcome
    played, told = _scores(outcome) if outcome else None, draft.tail.get("result")
    if played != told:
        unfinished = Message("error.file.open")
        raise bad("result", played=played or unfinished, told=told or unfinished)
