"""The proof of a shuffle and a concession are kept in a file; forged ones are found out."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import pytest

from tests.forgery import forge, forged
from tests.kernel.test_matchfile import played, refused, sealed
from tests.tiny.game import GAME
from tramshed.kernel.chance import key_from_secret
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import dumps, load, loads
from tramshed.kernel.outcome import concession
from tramshed.kernel.proof import Proof, seal

SECRET, SHARES = bytes(range(32)), {0: b"a" * 16, 2: b"c" * 16}
PROOF = Proof("table-7", seal(SECRET), SECRET, SHARES)


@cache
def proven() -> Match:
    """A match whose key comes from the secret, over after some moves."""
    digest = GAME.meta.setup(3).digest()
    key = key_from_secret(SECRET, "table-7", digest, SHARES.values())
    match = played(9, key=key, seed=None)
    match.proof = PROOF
    return match


@cache
def text() -> str:
    match = proven().copy()
    match.concede(1)
    return dumps(match)


def test_what_is_promised_is_the_sha256() -> None:
    assert PROOF.commitment == sha256(SECRET).digest()


def test_proof_and_concession_come_back() -> None:
    match = loads(text())
    assert match.proof == PROOF
    assert match.conceded == 1
    assert match.is_over
    assert dumps(match) == text()
    assert loads(dumps(played(9))).proof is None


def test_a_match_that_is_loaded_and_saved_keeps_its_proof(tmp_path: Path) -> None:
    file = proven().save(tmp_path / "a.match")
    again = load(file).save(tmp_path / "b.match")
    assert again.read_text() == file.read_text()
    assert load(again).proof == PROOF
    assert load(again).copy(3).proof == PROOF


def test_a_conceded_match_stays_so(tmp_path: Path) -> None:
    match = proven().copy()
    match.concede(2)
    file = match.save(tmp_path / "a.match")
    again = load(file)
    assert (again.conceded, again.outcome) == (2, match.outcome)
    assert again.save(tmp_path / "b.match").read_text() == file.read_text()


def test_how_it_is_written() -> None:
    lines = text().split("\n")
    at = lines.index("table: table-7")
    assert lines[at + 1 : at + 5] == [
        f"commitment: {sha256(SECRET).hexdigest()}",
        f"secret: {SECRET.hex()}",
        f"share 1: {'61' * 16}",
        f"share 3: {'63' * 16}",
    ]
    assert "conceded: 2" in lines
    assert lines[lines.index("conceded: 2") + 1].startswith("result: ")


def test_a_shuffle_that_fits() -> None:
    match = loads(text())
    assert match.proof
    verdict = match.proof.check(match.setup, match.key)
    assert (verdict.seal_fits, verdict.key_fits, verdict.fits) == (True, True, True)


@pytest.mark.parametrize(
    ("old", "new", "seal_fits", "key_fits"),
    [
        (f"commitment: {sha256(SECRET).hexdigest()}", f"commitment: {'00' * 32}", False, True),
        (f"secret: {SECRET.hex()}", f"secret: {'00' * 32}", False, False),
        ("table: table-7", "table: table-8", True, False),
        ("share 1: 61", "share 1: 62", True, False),
        (f"share 1: {'61' * 16}\n", "", True, False),
        ("share 3: ", "share 2: ", True, True),  # whose it was does not count, only the order
        ("option clock: lap", "option clock: live", True, False),
    ],
)
def test_a_shuffle_that_does_not_fit(old: str, new: str, seal_fits: bool, key_fits: bool) -> None:
    head, _, _ = forge(text(), old, new).partition("\n\n")
    match = loads(sealed(f"{head}\n\n\nend: x\n"))
    assert match.proof
    verdict = match.proof.check(match.setup, match.key)
    assert (verdict.seal_fits, verdict.key_fits) == (seal_fits, key_fits)
    assert verdict.fits == (seal_fits and key_fits)


@forged(
    {
        "table: table-7\n": {"": "the head has no 'table' line"},
        "table: table-7": {
            "table: \x1b[2J": "a table’s name is 1 to 80 characters on one line",
            "table: ": "a table’s name is 1 to 80 characters on one line, not ''",
            f"table: {'x' * 81}": "a table’s name is 1 to 80 characters",
        },
        f"secret: {SECRET.hex()}\n": {"": "the head has no 'secret' line"},
        "secret: 00": {
            "secret: ": "'secret' has 64 lower-case hexadecimal digits, not '01",
            "secret: zz": "'secret' has 64 lower-case hexadecimal digits",
        },
        "commitment: ": {"commitment: F": "'commitment' has 64 lower-case hexadecimal digits"},
        "share 1: 61": {"share 1: ": "'share 1' has 32 lower-case hexadecimal digits"},
        "share 3: ": {
            "share 4: ": "share '4': the seats are 1 to 3",
            "share 1: ": "line 14: 'share 1' is given twice",
            "share table: ": "share 'table': the seats are 1 to 3",
        },
        "conceded: 2": {
            "conceded: 4": "one of the players 1 to 3 can concede, not '4'",
            "conceded: ": "one of the players 1 to 3 can concede, not ''",
        },
        "conceded: 2\n": {"": "playing the moves gives the result open, the file says"},
    }
)
def test_lines_that_tell_nonsense(old: str, new: str, complaint: str) -> None:
    assert refused(sealed(forge(text(), old, new))).startswith(complaint)


def test_nobody_concedes_after_the_end() -> None:
    forged = dumps(played(999)).replace("\nresult:", "\nconceded: 1\nresult:", 1)
    assert refused(sealed(forged)) == (
        "somebody is said to have conceded, but the match was played to its end"
    )


def test_a_torn_proof_is_a_torn_file() -> None:
    lines = text().split("\n")
    for number in range(len(lines) - 1):
        refused("\n".join(lines[:number]))
        refused("\n".join(lines[:number] + lines[number + 1 :]))


@pytest.mark.parametrize(
    ("ranks", "seat", "final"),
    [
        ((0, 1), 0, (1, 0)),
        ((0, 1), 1, (0, 1)),
        ((0, 0), 1, (0, 1)),
        ((0, 1, 2), 0, (2, 0, 1)),
        ((1, 0, 1), 1, (0, 2, 0)),
        ((0,), 0, (0,)),
    ],
)
def test_whoever_concedes_is_last(
    ranks: tuple[int, ...], seat: int, final: tuple[int, ...]
) -> None:
    outcome = concession([5] * len(ranks), ranks, seat)
    assert outcome.ranks == final
    assert outcome.scores == (5,) * len(ranks)
