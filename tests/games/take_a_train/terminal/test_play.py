"""Take a Train at the terminal: amounts, secrets, editions, whole matches."""

from __future__ import annotations

import io
import random
from itertools import repeat
from pathlib import Path

import pytest

import tramshed
from tests.forgery import forge, forged
from tests.games.take_a_train.terminal.matches import AUCTION, SCORING, WAGONS, WHOLE
from tests.terminal.fixtures import Run
from tramshed.games.take_a_train.edition import FOLDER
from tramshed.kernel.match import Match
from tramshed.kernel.words import Message
from tramshed.terminal.chairs import chairs
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.language import words
from tramshed.terminal.screen import Screen
from tramshed.terminal.session import Session

TRAIN = tramshed.game("take_a_train")


def plain(text: str) -> str:
    return " ".join(text.split())


def beginning_with(kind: str, seats: int, **options: str) -> Match:
    """A match whose first auction is of some kind."""
    tries = (TRAIN.match(seats=seats, seed=seed, options=options) for seed in range(200))
    return next(match for match in tries if match.view().table.kind == kind)


def numbers(seed: int) -> io.StringIO:
    """Somebody who types small numbers, more than a match takes: the first moves of each menu."""
    rng = random.Random(seed)
    return io.StringIO("".join(f"{rng.choice((1, 1, 2, 3))}\n" for _ in range(5000)))


def play(match: Match, seats: str, typed: io.StringIO, language: str = "en") -> tuple[int, str]:
    out = io.StringIO()
    screen = Screen(words(language, TRAIN.folder), typed, out)
    sitting = chairs(seats)
    match.names = tuple(chair.name for chair in sitting)
    return Session(match, sitting, screen, Keeper(match)).run(), out.getvalue()


# --- whole matches


@pytest.mark.parametrize(
    ("kind", "language"),
    [
        ("passing", "en"),
        ("blind", "fr"),
        ("double-blind", "ja"),
        ("preempted", "en"),
        ("open", "fr"),
        ("draft", "ja"),
    ],
)
def test_matches_are_played_to_the_end(kind: str, language: str) -> None:
    """Two people pass the screen to and fro, a bot sits between them."""
    match = beginning_with(kind, 3)
    code, out = play(match, "you:Ann,greedy,you:Ben", numbers(len(kind)), language)
    assert (code, match.is_over) == (0, True)
    for name in ("event.", "task.", "table.", "move.", "why.", "ui.", "{"):
        assert name not in out


def test_the_table_s_clock_sells_too() -> None:
    match = beginning_with("open", 2, open_auction="clock")
    code, _ = play(match, "greedy,random", io.StringIO())
    assert code == 0


# --- money


def test_cash_is_shown_to_its_owner_only() -> None:
    match = tramshed.load(SCORING)
    cash = {f"${player.cash:,}" for player in match.view(0).table.players[1:]}
    out = play(match, "you:Ann,greedy,greedy", io.StringIO())[1]
    table = out[: out.index("•")]
    assert f"${match.view(0).table.players[0].cash:,} · power" in table
    assert not any(f"cash {each}" in table or f"{each} ·" in table for each in cash)


def test_open_money_is_shown_to_all() -> None:
    match = tramshed.load(WAGONS)
    assert match.setup.option("open_money") == "yes"
    out = play(match, "you:Ann" + ",greedy" * 5, io.StringIO())[1]
    for player in match.view(0).table.players[1:]:
        assert f"cash ${player.cash:,}" in out


def test_totals_are_shown_at_the_end(run: Run) -> None:
    out = run(f"replay {WHOLE} --from 177").out
    match = tramshed.load(WHOLE)
    assert match.outcome is not None
    for player, score in zip(match.view().table.players, match.outcome.scores, strict=True):
        assert player.cash == score
        row = [f"${amount:,}" for amount in (*player.earned, player.cash)]
        assert any(all(each in line for each in row) for line in out.splitlines())


def test_earnings_say_why() -> None:
    match = tramshed.load(SCORING)
    told = plain(play(match, "you:Ann,greedy,greedy", io.StringIO("news\n"))[1])
    short, _, out = told.partition("> news")
    assert "Income: you ($3,500), Steady bot ($2,400), and Steady bot 2 ($3,400)." in short
    assert "You earn $400 × 2 = $800 (train 1), $450 × 3 = $1,350 (train 2), and" in out
    assert "and $300 (train 3, face down). Steady bot receives $2,400 in all." in out


def test_the_card_count_adds_up() -> None:
    """What is left in the deck, by type, is what the deck holds."""
    match = tramshed.load(WAGONS)
    out = play(match, "you:Ann" + ",greedy" * 5, io.StringIO())[1]
    line = next(line for line in out.splitlines() if line.startswith("  Left"))
    left = [int(part.partition("/")[0]) for part in line.split() if "/" in part]
    assert sum(left) == match.view(0).table.deck
    assert [int(part.partition("/")[2]) for part in line.split() if "/" in part] == [
        25, 19, 15, 11, 7, 5, 5,
    ]  # fmt: skip


# --- bidding


@pytest.mark.parametrize("typed", ["1,250", "$1250", "1 250", "bid 1250", "b 1250"])
def test_a_bid_is_typed(typed: str) -> None:
    match = tramshed.load(AUCTION)
    play(match, "you:Ann,greedy,greedy,greedy", io.StringIO(typed))
    number = len(tramshed.load(AUCTION).turns)
    assert (match.turns[number].seat, str(match.turns[number].move)) == (0, "bid 1250")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1275", "Which amount? ‘bid’ takes 0 to 9250, in steps of 50."),
        ("bid", "Which amount? ‘bid’ takes 0 to 9250"),
        ("9300", "bid 9300: both bids together are more than you have (TT-1.1)."),
        ("drop", "drop: this belongs to another kind of auction (TT-1.0)."),
        ("pass", "pass: this comes after the auction (TT-3.1)."),
        ("why take bonus", "take bonus: this comes after the auction (TT-3.1)."),
        ("rules TT-2.3", "TT-2.3 Double blind: as Blind"),
        ("undo", "There is nothing to take back"),
    ],
)
def test_mistakes_are_explained(run: Run, typed: str, answer: str) -> None:
    ran = run(f"play --load {AUCTION}", f"{typed}\n")
    assert answer in plain(ran.out)
    assert ran.code == 1


def test_hint_names_an_amount(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tramshed.terminal.commands.HINT_SECONDS", 0.05)
    out = run(f"play --load {AUCTION}", "hint\n").out
    assert "Strong bot would play " in out
    assert "bid " in out.partition("Strong bot would play ")[2]


def test_people_bid_in_secret_one_after_the_other() -> None:
    """People are asked before bots, and nobody's screen shows another's bid or objectives."""
    match = beginning_with("preempted", 4)
    seats = "you:Ann,greedy,you:Ben,greedy"
    out = play(match, seats, io.StringIO("1,250\n2,350\n"))[1]
    assert [(turn.seat, str(turn.move)) for turn in match.turns[:2]] == [
        (0, "bid 1250"),
        (2, "bid 2350"),
    ]
    ann, ben = (screen[: screen.index("> ")] for screen in out.split("Pass to ")[1:3])
    assert "Ann has bid" in ben
    assert "1,250" not in ben
    english = words("en", TRAIN.folder)
    hers = [
        english.say(Message(f"objective.{each.name}")) for each in match.view(0).table.objectives
    ]
    assert len(hers) == 3
    for objective in hers:
        assert objective in plain(ann)
        assert objective not in plain(ben)


def test_whoever_has_chosen_may_think_again() -> None:
    """Ann has chosen, Ben sits down; he says undo, and it is her choice again."""
    match = beginning_with("draft", 3)
    mine = [str(move) for move in match.legal_moves_of(0)]
    typed = f"{mine[0]}\nundo\n{mine[-1]}\n1\n"
    out = play(match, "you:Ann,you:Ben,greedy", io.StringIO(typed))[1]
    assert [(turn.seat, str(turn.move)) for turn in match.turns[:1]] == [(0, mine[-1])]
    assert match.turns[1].seat == 1
    screens = out.split("Pass to ")[1:]
    assert [screen[:3] for screen in screens[:4]] == ["Ann", "Ben", "Ann", "Ben"]
    assert f"Taken back: {mine[0]}" in plain(screens[2])
    for screen in (screens[1], screens[3]):
        assert mine[0] not in plain(screen.partition("> ")[0])


def test_numbers_for_the_next_menu_may_follow() -> None:
    match = beginning_with("passing", 2)
    starter = match.actors[0]
    seats = ["greedy", "greedy"]
    seats[starter] = "you:Ann"
    play(match, ",".join(seats), io.StringIO("2; 1,000\n"))
    assert str(match.turns[0].move).startswith("name ")
    assert str(match.turns[1].move) == "bid 1000"


# --- editions


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "my box.toml"
    file.write_text(
        (FOLDER / "default.toml").read_text("utf-8").replace("[100, 45, 1]", "[150, 45, 1]")
    )
    return file.rename(tmp_path / "box.toml")


def test_card_faces_of_one_s_own(run: Run, box: Path) -> None:
    ran = run(f"play take_a_train --edition {box} --seed 2 --save own.match", "")
    assert "The cards carry the values of the edition “box”." in plain(ran.out)
    match = tramshed.load("own.match")
    assert match.setup.edition == "box"
    assert "edition box" in plain(run("verify own.match").out)
    assert "edition “box”" in run("replay own.match --from 0 --to 0").out
    default = run("play take_a_train --seed 2")
    assert "The cards carry Tramshed\u2019s own values, not the printed ones." in plain(default.out)


@forged(
    {
        "[150, 45, 1]": {
            "[125, 45, 1]": "steam 1: power is a multiple of 50, not 125 (TT-C4)",
            "[150, 45, 5]": "steam 1: multiplier is 1 to 4, not 5 (TT-C1)",
        },
        "50 = 13, 100 = 12": {"50 = 13, 100 = 11": "there are 25 food wagons, not 24 (TT-C2)"},
        "150 = 8, 200 = 7": {"50 = 8, 100 = 7": "coal wagons are rarer than cattle"},
        "[wagons]": {"[waggons]": "(TT-C4)"},
        "second_of_two = 300": {"second_of_two = 30": "second_of_two"},
    }
)
def test_wrong_faces_are_refused_by_card_and_clause(
    run: Run, box: Path, old: str, new: str, complaint: str
) -> None:
    box.write_text(forge(box.read_text(), old, new))
    ran = run(f"play take_a_train --edition {box}")
    assert ran.code == 2
    assert ran.err.startswith("tramshed: edition 'box': ")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1


def test_an_edition_that_is_not_there(run: Run) -> None:
    ran = run("play take_a_train --edition polish")
    assert ran.code == 2
    assert "no edition 'polish', and there is no such file or folder; it has: default" in ran.err


def test_rules_and_lists(run: Run) -> None:
    assert "--edition default|FILE" in run("games").out
    assert "Draft: everybody gets three locomotives" in plain(run("rules take_a_train 2.6").out)
    assert "Tournante" in run("rules take_a_train TT-2.6 --lang fr").out
    assert "ドラフト" in run("rules take_a_train tt-2.6 --lang ja").out


def test_repeat_is_harmless() -> None:
    """Enter alone chooses nothing among hundreds of bids."""
    match = tramshed.load(AUCTION)
    before = len(match.turns)
    play(match, "you:Ann,greedy,greedy,greedy", io.StringIO("".join(repeat("\n", 5))))
    assert len(match.turns) == before
