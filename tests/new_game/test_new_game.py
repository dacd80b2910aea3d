"""A new game is whole from the start: nothing here is touched, and everything finds it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.new_game.made import NAME, TITLE, Made
from tests.server.running import Browser, running


def test_its_own_tests_pass(made: Made) -> None:
    ran = made.run("-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert ran.returncode == 0, ran.stdout


def test_it_keeps_the_contract(made: Made) -> None:
    assert made.tramshed("check", NAME, "--games", "2").endswith("All hold.\n")


def test_it_is_among_the_games(made: Made) -> None:
    assert f"{NAME}  {TITLE}, " in made.tramshed("games")
    assert "HL-1.2" in made.tramshed("rules", NAME, "HL-1.2", "--lang", "en")


def test_it_is_played_in_the_terminal(made: Made) -> None:
    command = ("play", NAME, "--seats", "you,greedy,greedy", "--seed", "3", "--lang", "en")
    shown = made.tramshed(*command, typed="1\n1\nwhy take 5\nquit\n")
    assert "Your turn: lay a ticket, face down" in shown
    assert "Round 3." in shown
    assert "tickets are laid first, then passengers board (HL-1.0)" in shown


def test_it_is_on_the_site_with_its_own_style_sheet(
    made: Made, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in made.environment(NUMBA_DISABLE_JIT="1").items():
        monkeypatch.setenv(name, value)
    with running(f"sqlite:///{tmp_path}/site.db") as server:
        ann = Browser(server, "Ann")
        assert TITLE in ann.get("/").text
        table = ann.post("/play", game=NAME).headers["location"]
        socket = ann.socket(table)
        while not socket.hello().get("menu"):  # the page's share of the luck comes first
            pass
        page = ann.get(table).text
        assert "Lay a ticket, face down" in page
        (sheet,) = re.findall(rf'href="(/games/{NAME}/table\.css[^"]*)"', page)
        assert f".{NAME} .side" in ann.get(sheet).text
        assert ann.get(f"/games/{NAME}/lobby.svg").headers["content-type"] == "image/svg+xml"
        answer = socket.do("move", n=socket.now["n"], moves=[socket.menu[0]])
        assert answer["t"] == "state", answer
        socket.close()
