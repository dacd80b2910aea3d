"""Looking at saved matches: replay and verify, good files and bad ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import MID, WHOLE, Run


def test_verify_a_whole_match(run: Run) -> None:
    ran = run(f"verify {WHOLE}")
    assert ran.code == 0
    words = " ".join(ran.out.split())
    assert "every move is legal, the checksum is right." in words
    assert "game Trambahn (rules version 1)" in words
    assert "players greedy, greedy 2" in words
    assert "moves 311" in words
    assert "result greedy 2 (140), greedy (123)" in words


def test_verify_an_unfinished_match(run: Run) -> None:
    ran = run(f"verify {MID}")
    assert ran.code == 0
    assert "unfinished, Player 1 to move" in ran.out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("\nresult:", None, "the file is torn: it stops after 311 moves"),
        ("2 done", None, "the file is torn: it stops after"),
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
    assert "bad.match is not right: " in ran.out
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
    assert "Move 150 of 311 – greedy 2: station B7 3" in ran.out
    assert "greedy 2 lays a blue 7 at the end of column 3." in ran.out
    assert "Move 151 of 311 – greedy 2: done" in ran.out
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
    assert run(f"replay {WHOLE} --from 150 --to 150 --seat greedy").out == other


def test_replay_to_the_end_tells_the_result(run: Run) -> None:
    ran = run(f"replay {WHOLE} --from 311 --step")
    assert "result: greedy 2 (140), greedy (123)" in ran.out


def test_replay_begins_with_the_deal(run: Run) -> None:
    ran = run(f"replay {WHOLE} --from 0 --to 0")
    assert "The deal" in ran.out
    assert "greedy 2 begins." in ran.out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--from 400", "the match has moves 0 (the deal) to 311"),
        ("--from 9 --to 3", "not 9 to 3"),
        ("--seat 3", "there is no seat '3'; there are: 1, 2, greedy, greedy 2, spectator"),
    ],
)
def test_replay_of_what_is_not_there(run: Run, line: str, complaint: str) -> None:
    ran = run(f"replay {WHOLE} {line}")
    assert (ran.code, complaint in ran.err) == (2, True)
