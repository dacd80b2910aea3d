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
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tramshed.kernel import drive
from tramshed.kernel.errors import (
    BadFile,
    BadSetup,
    MatchOver,
    MoveError,
    NotLegal,
    NotYourTurn,
    UnknownGame,
)
from tramshed.kernel.match import LONGEST_NAME, Match, Outcome
from tramshed.kernel.matchdraft import FIRST_LINE, Draft, bad, read_draft, seal
from tramshed.kernel.proof import Proof
from tramshed.kernel.registry import game
from tramshed.kernel.seats import MOST_SEATS, seat_name
from tramshed.kernel.words import Message, Value

MOST_BYTES = 4_000_000
"""No match is longer; a larger file is something else."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a file tells besides the moves."""

    match: Match
    conceded: int | None = None
    """The seat that gave up, if one did."""

    @property
    def proof(self) -> Proof | None:
        """How it was shuffled, if it was played on a site."""
        return self.match.proof

    @property
    def is_over(self) -> bool:
        return self.conceded is not None or self.match.is_over

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None if the match was not played to its end."""
        if self.conceded is None:
            return self.match.outcome
        seats, state = range(self.match.setup.seats), self.match.state
        scores = [int(drive.score(state, seat)) for seat in seats]
        ranks = [int(drive.rank(state, seat)) for seat in seats]
        return concession(scores, ranks, self.conceded)


def concession(scores: Sequence[int], ranks: Sequence[int], seat: int) -> Outcome:
    """Whoever concedes is last; the others rank as they stand."""
    others = [each for each in range(len(ranks)) if each != seat]
    final = [sum(ranks[other] < ranks[each] for other in others) for each in range(len(ranks))]
    final[seat] = len(others)
    return Outcome(tuple(scores), tuple(final))


# --- writing


def dumps(match: Match, *, conceded: int | None = None) -> str:
    """The match as text."""
    lines = list(_lines(Saved(match, conceded)))
    return "\n".join([*lines, f"end: {seal(lines, len(match.turns))}", ""])


def _lines(saved: Saved) -> Iterator[str]:
    match, setup = saved.match, saved.match.setup
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
    if saved.proof:
        yield from _proof_lines(saved.proof)
    yield f"key: {match.key.hex()}"
    yield ""
    for turn in match.turns:
        yield f"{seat_name(turn.seat)} {turn.move}"
    yield ""
    if saved.conceded is not None:
        yield f"conceded: {seat_name(saved.conceded)}"
    if saved.outcome:
        yield f"result: {_scores(saved.outcome)}"


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
    return read_file(file).match


def loads(text: str) -> Match:
    """The match that a text tells; raises BadFile, which says where it goes wrong."""
    return read(text).match


def read_file(file: str | os.PathLike[str]) -> Saved:
    """Read all that a file tells."""
    path = Path(file)
    try:
        with path.open("rb") as stream:
            data = stream.read(MOST_BYTES + 1)
    except OSError as error:
        why = str(error.strerror or error)
        raise bad("unreadable", file=str(path), why=why) from error
    return read(decoded(data))


def decoded(data: bytes) -> str:
    """A file's bytes as text; raises BadFile."""
    if len(data) > MOST_BYTES:
        raise bad("too-long", most=f"{MOST_BYTES:,}")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad("not-text", data[: error.start].count(b"\n") + 1) from error


def read(text: str) -> Saved:
    """All that a text tells; raises BadFile, which says where it goes wrong. Whether a shuffle
    fits its proof is another question: see `Proof.check`."""
    draft = read_draft(text)
    saved = _start(draft)
    for line, seat, notation in draft.moves:
        try:
            saved.match.play(notation, seat)
        except MoveError as error:
            raise _bad_move(saved.match, line, seat, notation, error) from error
    _check_result(draft, saved)
    return saved


def _start(draft: Draft) -> Saved:
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
    return Saved(match, draft.conceded(seats))


def _names(draft: Draft, seats: int) -> list[str]:
    names = []
    for number in range(1, min(seats, MOST_SEATS) + 1):
        name = draft.head.pop(f"name {number}", f"Player {number}")
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise bad("name", most=LONGEST_NAME, name=repr(name[:60]))
        names.append(name)
    return names


def _bad_move(match: Match, line: int, seat: int, notation: str, error: MoveError) -> BadFile:
    """Why a move was not made."""
    told: dict[str, Value]
    match error:
        case NotLegal():
            reason = match.why_not(notation, seat)
            assert reason is not None
            why = Message(reason.message)
            told = {"move": str(match.moves.parse(notation)), "why": why, "clause": reason.clause}
            locale = match.game.folder / "locale"
            return BadFile(Message("error.move.forbidden", told), line, locale)
        case NotYourTurn():
            awaited = ", ".join(seat_name(each) for each in match.actors)
            told = {"seat": seat_name(seat), "awaited": awaited}
            return BadFile(Message("error.move.not-awaited", told), line)
        case MatchOver():
            return BadFile(Message("error.move.over"), line)
    return BadFile(error.told, line)


def _check_result(draft: Draft, saved: Saved) -> None:
    if saved.conceded is not None and saved.match.is_over:
        raise bad("conceded-late")
    outcome = saved.outcome
    played, told = _scores(outcome) if outcome else None, draft.tail.get("result")
    if played != told:
        unfinished = Message("error.file.open")
        raise bad("result", played=played or unfinished, told=told or unfinished)
