"""Playing through pipes: moves, commands, mistakes, saving and going on."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import pytest

import tramshed
from tests.games.trambahn.terminal.matches import MID, WHOLE
from tests.terminal.fixtures import Run

TWO = "play trambahn --seats you:Ann,you:Ben --seed 3"
START = "play trambahn --seats greedy,you --seed 3"
"""With this seed the second seat begins."""


def first_turn() -> list[str]:
    """How the golden match of seed 3 begins."""
    turns = tramshed.load(WHOLE).turns
    return [str(turn.move) for turn in takewhile(lambda turn: turn.seat == 1, turns)]


# --- whole matches


def test_a_whole_match_by_number(run: Run) -> None:
    ran = run(START, "1\n" * 3000)
    assert (ran.code, ran.err) == (0, "")
    told = " ".join(ran.out.split())
    assert "Scoring 10 of 10" in told
    assert "The game is over." in told
    assert "win: " in ran.out or "wins: " in ran.out or "A draw: " in ran.out
    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_whole_match_in_notation_is_the_same_match(run: Run, tmp_path: Path) -> None:
    whole = tramshed.load(WHOLE)
    ran = run(TWO, "".join(f"{turn.move}\n" for turn in whole.turns) + "save whole.match\n")
    assert ran.code == 0
    assert "Ben wins: Ben (140), Ann (123)" in ran.out
    assert "To continue: tramshed replay whole.match" in ran.out
    played = tramshed.load(tmp_path / "whole.match")
    assert (played.turns, played.digest()) == (whole.turns, whole.digest())


def test_bots_alone(run: Run, tmp_path: Path) -> None:
    ran = run("play trambahn --seats random,greedy --seed 1 --save bots.match")
    assert ran.code == 0
    assert "wins: " in ran.out or "A draw: " in ran.out
    assert tramshed.load(tmp_path / "bots.match").names == ("Learner bot", "Steady bot")


# --- one screen


def test_a_screen_has_all_it_needs(run: Run) -> None:
    out = run(f"play --load {MID}").out
    table = (
        "Steady bot", "You", "Waiting passengers", "Scoring", "bonus", "total", "Market", "Hand",
        "deck 27", "discard 41", "stack 3", "points", "marks", "◆B", "◉R", "▲G", "▦Y",
    )  # fmt: skip
    news = "Turn 21: Steady bot. Steady bot places a red 3 among the passengers."
    task = "Your turn: place a passenger (you must)"
    for part in (*table, news, task, "passenger  1", "9  C"):
        assert part in out


def test_news_are_short_and_told_in_full_when_asked_for(run: Run) -> None:
    ran = run(f"play --load {MID}", "news\nquit\n")
    short, _, full = ran.out.partition("> news")
    assert "the red line: you +0 and Steady bot +18." in " ".join(short.split())
    assert "New in the market: an electric tram." not in short
    assert "You score 0 points. Steady bot scores 18 points." in " ".join(full.split())
    assert "New in the market: an electric tram." in full


def test_the_opponents_hand_is_not_on_the_screen(run: Run) -> None:
    match = tramshed.load(MID)
    out = run(f"play --load {MID}").out
    hand = next(line for line in out.splitlines() if line.startswith("  Hand"))
    assert hand.split()[1:] == ["◆B1", "◆B5", "◆B8", "◉R2", "▲G5", "C"]
    assert out.count("  Hand") == 1
    assert match.view(1).table.hand != match.view(0).table.hand


def test_two_people_see_their_own_hands(run: Run) -> None:
    ran = run(TWO, "\n".join(first_turn()) + "\n")
    assert "Pass to Ben." in ran.out
    before, _, after = ran.out.partition("Pass to Ann.")
    assert "Ben: place a passenger" in before
    assert "Ann: place a passenger" in after
    assert "Ben: " not in after


# --- what one can type


@pytest.mark.parametrize("typed", ["passenger b1", "PASSENGER  B1", "p b1", "b1", "1", "\uff11"])
def test_ways_to_write_a_move(run: Run, typed: str) -> None:  # the last is a full-width 1
    assert "You place a blue 1 among the passengers." in run(f"play --load {MID}", typed).out


@pytest.mark.parametrize("gap", [";", ",", " ; ", "、", "；"])  # noqa: RUF001
def test_several_moves_on_one_line(run: Run, gap: str) -> None:
    out = run(f"play --load {MID}", gap.join(["p b1", "done", "station g5 new"])).out
    assert "You open column 6 with a green 5." in out
    assert out.count("Your turn:") == 2


def test_numbers_on_one_line_mean_the_menu_on_the_screen(run: Run) -> None:
    out = run(f"play --load {MID}", "1, 4").out
    assert "You place a blue 1 and a red 2 among the passengers." in out


def test_after_a_mistake_the_rest_of_the_line_is_not_played(run: Run) -> None:
    out = run(f"play --load {MID}", "p b1; nonsense; done; done").out
    assert "‘nonsense’ is neither a move nor a command." in out
    assert "Not played: done; done" in out
    assert out.rstrip().count("place a second passenger") == 1


def test_a_line_is_for_one_turn(run: Run) -> None:
    out = run(f"play --load {MID}", "p b1; done; done; done; done; p b5").out
    assert "Not played: p b5" in out


def test_empty_lines_and_comments_are_skipped(run: Run) -> None:
    out = run(f"play --load {MID}", "\n# a comment\n  \n1\n").out
    assert out.count("Your turn:") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("bogus", "‘bogus’ is neither a move nor a command."),
        ("pasenger b1", "Did you mean ‘passenger B1’?"),
        ("udno", "Did you mean ‘undo’?"),
        ("99", "There is no move 99: the numbers are 1 to 9."),
        ("9" * 5000, "There is no move 999"),
        ("0", "There is no move 0"),
        ("undo 3", "‘undo’ takes nothing after it; what is ‘3’?"),
        ("c", "‘c’ is neither a move"),
        ("passenger", "‘passenger’ could be: passenger B1, passenger B5,"),
        ("passenger c", "‘passenger c’ could be: passenger C B, passenger C R,"),
        ("done", "done: you must first place a passenger (TB-1.1)."),
        ("station b5 new", "this belongs to another step"),
        ("passenger y9", "you have no such card in your hand (TB-1.1)."),
        ("\x1b[2J", "‘�[2J’ is neither"),
        ("x" * 500, "…’ is neither"),
    ],
)
def test_mistakes_are_explained(run: Run, typed: str, answer: str) -> None:
    ran = run(f"play --load {MID}", f"{typed}\n")
    assert " ".join(answer.split()) in " ".join(ran.out.split())
    assert "\x1b" not in ran.out
    assert ran.code == 1


# --- commands


def test_help_names_every_command(run: Run) -> None:
    out = run(f"play --load {MID}", "help\n").out
    for usage in ("why MOVE", "undo", "hint", "table", "moves", "news", "rules [CLAUSE]"):
        assert f" {usage} " in out
    for usage in ("save FILE", "help", "quit", "--ask-all"):
        assert f" {usage} " in out


def test_why(run: Run) -> None:
    typed = "p b1; done\nwhy station b8 2\nwhy station g5 new\nwhy\nwhy rain\n"
    out = run(f"play --load {MID}", typed).out
    assert "station B8 2: a 10 completes a column, nothing may follow it (TB-2.4)." in out
    assert "TB-2.4  A 10 completes its column." in out
    assert "station G5 new: nothing forbids it, you can play it now." in out
    assert "Explain which move?" in out
    assert "‘rain’ is neither a move nor a command." in out


def test_undo(run: Run) -> None:
    out = run(f"play --load {MID}", "undo\np b1\np b5\nundo\nundo\nundo\n").out
    assert out.count("There is nothing to take back") == 2
    assert "Taken back: passenger B5" in out
    assert "Taken back: passenger B1" in out


def test_undo_stops_at_what_was_drawn(run: Run) -> None:
    typed = "p b1; done; done; done; done\nundo\n"
    assert "There is nothing to take back" in run(f"play --load {MID}", typed).out


def test_table_and_moves_and_news_show_again(run: Run) -> None:
    out = run(f"play --load {MID}", "table\nmoves\nnews\n").out
    assert out.count("Waiting passengers") == 2
    assert out.count("Your turn:") == 3
    assert out.count("Steady bot places a red 3") == 3


def test_rules(run: Run) -> None:
    out = run(f"play --load {MID}", "rules\nrules tb-2.4\nrules 7\nrules quantum\n").out
    assert "TB-C1 TB-C2 TB-C3" in out
    assert "TB-2.4  A 10 completes its column." in out
    assert "TB-7.1  The tenth scoring" in out
    assert "No clause is called ‘quantum’" in out


def test_hint_is_a_legal_move(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tramshed.terminal.commands.HINT_SECONDS", 0.05)
    out = run(f"play --load {MID}", "hint\n").out
    assert "Strong bot would play " in out
    assert ", passenger " in out


# --- leaving, saving, going on


def test_when_input_ends_the_match_is_unfinished(run: Run) -> None:
    ran = run(START, "1\n")
    assert ran.code == 1
    assert "The input has ended; the match is not finished, after 1 move." in ran.out
    assert "type ‘save FILE’ before you leave" in ran.out


def test_quit_is_fine(run: Run) -> None:
    ran = run(START, "1\nquit\n1\n")
    assert ran.code == 0
    assert "You left after 1 move; the match was not saved" in ran.out


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    ran = run(START, "1\n1\nsave a game, half done.match\nquit\n")
    assert ran.code == 0
    assert "To continue: tramshed play --load 'a game, half done.match'" in ran.out
    (tmp_path / "a game, half done.match").rename("half.match")
    ran = run("play --load half.match", "undo\n")
    assert "Taken back: " in ran.out
    assert len(tramshed.load("half.match").turns) == 2


def test_other_files_are_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    ran = run(START, "1\nsave thesis.txt\nsave\nsave no/where\n")
    assert "thesis.txt exists already: choose another name, or ‘save! thesis.txt’." in ran.out
    assert "Save where? For example: save trambahn-1.match" in ran.out
    assert "Cannot save no/where: No such file or directory" in ran.out
    assert (tmp_path / "thesis.txt").read_text() == "precious"
    run(START, "1\nsave! thesis.txt\n1\nsave thesis.txt\n")
    assert len(tramshed.load("thesis.txt").turns) == 2


def test_save_option_keeps_the_match_however_one_leaves(run: Run) -> None:
    assert run(f"{START} --save kept.match", "1\n").code == 1
    assert len(tramshed.load("kept.match").turns) == 1
    again = run(f"{START} --save kept.match")
    assert (again.code, "exists already" in again.err) == (2, True)
    assert "no folder" in run(f"{START} --save no/where.match").err


def test_a_bot_is_as_lucky_the_second_time(run: Run) -> None:
    typed = "1\ndone\ndone\ndone\ndone\n"
    first = run("play trambahn --seats random,you --seed 3", f"{typed}save one.match\n")
    again = run("play trambahn --seats random,you --seed 3", f"{typed}save two.match\n")
    assert (first.code, again.code) == (1, 1)
    assert tramshed.load("one.match").turns == tramshed.load("two.match").turns


# --- setting up


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("play", "say which game to play: "),
        ("play chess", "there is no game 'chess'; there are: "),
        ("play trambahn --seats you,gredy", "did you mean 'greedy'?"),
        ("play trambahn --seats you,Ann", "a person of that name is you:Ann"),
        ("play trambahn --seats you", "Trambahn has 2 seats, not 1"),
        ("play trambahn --seats you,you,greedy", "Trambahn has 2 seats, not 3"),
        ("play trambahn --seats you:Ann,you:Ann", "two players are called 'Ann'"),
        ("play trambahn --seats you:greedy,greedy", "'greedy' is a bot’s name"),
        ("play trambahn --seats you,search:never", "such as search:0.5"),
        ("play trambahn --seats you,search:0", "such as search:0.5"),
        ("play trambahn --seats you,greedy:2", "greedy does not think"),
        ("play trambahn --option colour", "an option is name=value"),
        ("play trambahn --option colour=red", "Trambahn has no options"),
        ("play trambahn --edition berlin", "Trambahn has no editions"),
        ("play --load nothing.match", "cannot read nothing.match"),
        (f"play --load {MID} --seed 1", "a saved match has its set-up already"),
        (f"play --load {MID} --seats you", "the match has 2 seats, --seats names 1"),
        (f"play chess --load {MID}", "there is no game 'chess'"),
    ],
)
def test_bad_setups_are_one_line_and_code_2(run: Run, line: str, complaint: str) -> None:
    ran = run(line)
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.err.startswith("tramshed: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("fr", "À vous : placez un passager"), ("ja", "あなたの番です。乗客を1枚並べてください")],
)
def test_other_languages(run: Run, language: str, words: str) -> None:
    assert words in run(f"play --load {MID} --lang {language}").out


def test_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CH.UTF-8")
    assert "À vous" in run(f"play --load {MID}").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Your turn" in run(f"play --load {MID}").out
