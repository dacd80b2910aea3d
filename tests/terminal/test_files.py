"""Looking at saved matches: replay and verify, good files and bad ones."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tramshed
from tests.games.trambahn.terminal.matches import MID, WHOLE
from tests.terminal.fixtures import Run
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import dumps
from tramshed.kernel.proof import Proof, seal


def test_verify_a_whole_match(run: Run) -> None:
    ran = run(f"verify {WHOLE}")
    assert ran.code == 0
    words = " ".join(ran.out.split())
    assert "every move is legal, the checksum is right." in words
    assert "game Trambahn (rules version 1)" in words
    assert "players Steady bot, Steady bot 2" in words
    assert "moves 311" in words
    assert "result Steady bot 2 wins: Steady bot 2 (140), Steady bot (123)" in words


def test_verify_an_unfinished_match(run: Run) -> None:
    ran = run(f"verify {MID}")
    assert ran.code == 0
    assert "unfinished, Player 1 to move" in ran.out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("\nresult:", None, "the file is incomplete: it stops after 311 moves"),
        ("2 done", None, "the file is incomplete: it stops after"),
        ("1 done", "1 undone", "its checksum does not fit"),
        ("greedy 2", "cheater!", "its checksum does not fit"),
        ("tramshed match", "chess match", "not a saved match"),
        ("match 1", "match 9", "format '9' is not known here"),
    ],
)
def test_verify_says_what_is_wrong(
    run: Run, tmp_path: Path, old: str, new: str | None, complaint: str
) -> None:
    text = WHOLE.read_text()
    damaged = text[: text.index(old)] if new is None else text.replace(old, new, 1)
    (tmp_path / "bad.match").write_text(damaged)
    ran = run("verify bad.match")
    assert ran.code == 1
    assert "bad.match is not valid: " in ran.out
    assert complaint in " ".join(ran.out.split())
    assert run("replay bad.match").code == 2
    assert run("play --load bad.match").code == 2


def test_verify_a_file_that_is_not_there(run: Run) -> None:
    ran = run("verify nothing.match")
    assert ran.code == 2
    assert "cannot read nothing.match: No such file or directory" in ran.out


def test_replay_shows_moves_news_and_tables(run: Run) -> None:
    ran = run(f"replay {WHOLE} --from 150 --to 151")
    assert ran.code == 0
    assert "Move 150 of 311 – Steady bot 2: station B7 3" in ran.out
    assert "Steady bot 2 lays a blue 7 at the end of column 3." in ran.out
    assert "Move 151 of 311 – Steady bot 2: done" in ran.out
    assert ran.out.count("Waiting passengers") == 2
    assert "result" not in ran.out


def test_replay_shows_each_movers_hand(run: Run) -> None:
    own = run(f"replay {WHOLE} --from 150 --to 150").out
    other = run(f"replay {WHOLE} --from 150 --to 150 --seat 1").out
    nobody = run(f"replay {WHOLE} --from 150 --to 150 --seat spectator").out
    assert "Hand   ▲G2   ▲G2   ▲G4   ▦Y3" in own
    assert "Hand" in other
    assert "▲G2   ▲G2" not in other
    assert "Hand" not in nobody
    assert run(f"replay {WHOLE} --from 150 --to 150 --seat 'Steady bot'").out == other


def test_replay_to_the_end_tells_the_result(run: Run) -> None:
    ran = run(f"replay {WHOLE} --from 311 --step")
    assert "\nSteady bot 2 wins: Steady bot 2 (140), Steady bot (123)\n" in ran.out


def test_replay_begins_with_the_deal(run: Run) -> None:
    ran = run(f"replay {WHOLE} --from 0 --to 0")
    assert "The deal" in ran.out
    assert "Steady bot 2 begins." in ran.out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--from 400", "the match has moves 0 (the deal) to 311"),
        ("--from 9 --to 3", "not 9 to 3"),
        ("--seat 3", "there is no seat '3'; there are: 1, 2, steady bot, steady bot 2, spectator"),
    ],
)
def test_replay_of_what_is_not_there(run: Run, line: str, complaint: str) -> None:
    ran = run(f"replay {WHOLE} {line}")
    assert (ran.code, complaint in ran.err) == (2, True)


# --- matches from a site: a proof of the shuffle, a concession

SECRET, SHARES = bytes(range(32)), {0: b"a" * 16, 1: b"b" * 16}
PROOF = Proof("Tq7", seal(SECRET), SECRET, SHARES)


def from_site(file: Path, proof: Proof = PROOF) -> None:
    """A match as a site gives it, dealt with the key that the honest proof gives."""
    game = tramshed.game("trambahn")
    setup = game.meta.setup()
    match = Match(game, setup, PROOF.check(setup, b"").recomputed, ("Ann", "Ben"))
    for _ in range(5):
        match.play(match.legal_moves[0])
    match.proof = proof
    match.concede(1)
    file.write_text(dumps(match))


@pytest.mark.parametrize(
    ("language", "verdict", "conceded"),
    [
        ("en", "Verified: the shuffle follows from the secret", "Ben concedes. Ann wins"),
        ("fr", "Vérifié : le mélange découle du secret", "Ben abandonne. Ann gagne"),
        ("ja", "検証済み", "Benが投了。Annの勝ち"),
    ],
)
def test_verify_the_shuffle(
    run: Run, tmp_path: Path, language: str, verdict: str, conceded: str
) -> None:
    from_site(tmp_path / "site.match")
    ran = run(f"verify site.match --lang {language}")
    words = " ".join(ran.out.split())
    assert ran.code == 0
    assert verdict in words
    assert conceded in words
    for fact in (PROOF.table, PROOF.commitment.hex(), SECRET.hex(), (b"b" * 16).hex()):
        assert fact in "".join(words.split())


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"commitment": bytes(32)}, f"the SHA-256 of the secret is {seal(SECRET).hex()}, not"),
        ({"table": "other"}, "secret, table, set-up and random numbers give the key"),
        ({"shares": {0: b"a" * 16}}, "secret, table, set-up and random numbers give the key"),
        ({"secret": bytes(32)}, f"the SHA-256 of the secret is {seal(bytes(32)).hex()}, not"),
    ],
)
def test_verify_finds_a_false_shuffle(
    run: Run, tmp_path: Path, changes: dict[str, Any], complaint: str
) -> None:
    from_site(tmp_path / "site.match", replace(PROOF, **changes))
    ran = run("verify site.match")
    assert ran.code == 1
    assert f"Not verified: {complaint}" in " ".join(ran.out.split())
    assert "Verified:" not in ran.out


def test_a_file_without_a_proof_says_so(run: Run) -> None:
    assert "cannot be verified: the file has no proof" in " ".join(run(f"verify {MID}").out.split())


def test_what_is_wrong_is_told_in_the_readers_language(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.match").write_text(WHOLE.read_text().replace("match 1", "match 9", 1))
    ran = run("verify bad.match --lang fr")
    assert "ligne 1 : le format '9' est inconnu ici" in " ".join(ran.out.split())
    assert ran.code == 1


def test_a_conceded_match_is_over(run: Run, tmp_path: Path) -> None:
    from_site(tmp_path / "site.match")
    assert "Ben concedes. Ann wins" in run("replay site.match --from 5").out
    ran = run("play --load site.match")
    assert ran.code == 2
    assert "was conceded; ‘tramshed replay’ shows it" in ran.err
