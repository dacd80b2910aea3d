"""A new game is whole from the start: nothing here is touched, and everything finds it."""

from __future__ import annotations

from tests.new_game.made import NAME, TITLE, Made


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
