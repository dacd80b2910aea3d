"""Tramways at the terminal: moves typed, asked about and taken back; files; editions."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

import tramshed
from tests.games.tramways.terminal.matches import AUCTION, SOLO, TRACK, TRIP, WHOLE
from tests.terminal.fixtures import Run
from tramshed.games.tramways.edition import DEFAULT
from tramshed.games.tramways.text.labels import heading, label
from tramshed.games.tramways.text.tasks import task
from tramshed.kernel.match import Match
from tramshed.terminal.language import languages, words


def said(text: str) -> str:
    """Text as it reads, wherever its lines end."""
    return " ".join(text.split())


def typed(run: Run, file: Path, *lines: str) -> str:
    """What one sees who goes on with a match, from the first answer on."""
    ran = run(f"play --load {file} --lang en", "\n".join([*lines, "quit"]) + "\n")
    assert ran.code == 0, ran.err
    return said(ran.out[ran.out.index("> ") :])


# --- at the table


def test_a_line_is_laid_paid_and_taken_back(run: Run) -> None:
    shown = typed(run, TRACK, "stop", "undo", "lay 6h sn", "lay 6h nw", "undo")
    assert (
        "pay for the track, from left to right in your hand; still due: 1 rail, I or G2." in shown
    )
    assert "Taken back: stop" in shown
    assert "lay 6h sn: that is not the end of the line (TW-3.2)." in shown
    assert "Taken back: lay 6h nw" in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It cannot be taken back: book 1 brought something hidden to light."),
        ("fr", "Impossible d’annuler : book 1 a dévoilé quelque chose de caché."),
        ("ja", "取り消せません。book 1で隠れていたものが公開されました。"),
    ],
)
def test_a_look_through_a_book_stands(run: Run, language: str, said: str) -> None:
    ran = run(f"play tramways --seats you --seed 1 --lang {language}", "book 1\nundo\nquit\n")
    assert said in " ".join(ran.out.replace("\xa0", " ").replace("\u202f", " ").split())


def test_why_names_the_clause(run: Run) -> None:
    assert "lay 5a ns: that is not the end of the line (TW-3.2)." in typed(
        run, TRACK, "why lay 5a ns"
    )
    assert "bid 3: a track is being built; finish it, or undo (TW-3.1)." in typed(
        run, TRACK, "why bid 3"
    )
    assert "bid 9: you cannot pay that much (TW-2.1)." in typed(run, AUCTION, "why bid 9")


def test_a_bid_is_paid_icon_by_icon(run: Run) -> None:
    shown = typed(run, AUCTION, "bid 3", "play 97 $1", "done")
    assert "pay $3 with money icons, from left to right, or in cash (done)." in shown
    assert "(done). play 1 #97 $1 done 2 pay $3 in cash" in shown
    assert "(done). done 1 pay $2 in cash" in shown


def test_a_ride_says_what_it_costs_and_brings(run: Run) -> None:
    ran = run(f"play --load {TRIP} --lang en", "quit\n")
    assert "1 V → L(7d) +$2 +1♥ 2 W → L(7d) −$4" in said(ran.out)


def test_the_administration_shows_its_sheet(run: Run) -> None:
    shown = typed(run, SOLO, "discard 44", "discard 97", "undo")
    assert "Used #92 ⚒ #44 ✗" in shown
    assert "2 #97 $1 ⌂ −$1" in shown


def test_only_the_own_hand_is_on_the_screen(run: Run) -> None:
    match = tramshed.load(AUCTION)
    ran = run(f"play --load {AUCTION} --lang en", "quit\n")
    hand = ran.out[ran.out.index("  Hand  ") : ran.out.index("━ rails")]
    assert {ticket.number for ticket in match.view(0).table.hand} == {
        int(word[1:]) for word in hand.split() if word.startswith("#")
    }


@pytest.mark.parametrize("seats", ["random", "random,random", "random,random,random,random,random"])
def test_bots_alone_play_to_the_end(run: Run, seats: str) -> None:
    ran = run(f"play tramways --seats {seats} --seed 8 --lang en")
    assert ran.code == 0, ran.err
    assert "The game is over." in said(ran.out)
    solo = "," not in seats
    assert ("Final score: Learner bot" in said(ran.out)) == solo


# --- every screen of a match


def positions(match: Match, stride: int) -> list[Match]:
    return [match.copy(number) for number in range(0, len(match.turns), stride)]


@pytest.mark.parametrize("language", languages())
def test_every_menu_of_a_match_can_be_read(language: str) -> None:
    match = tramshed.load(WHOLE)
    said_in = words(language, match.game.folder)
    for position in positions(match, 7):
        for seat in position.actors:
            seen = position.view(seat).table
            prompt = said_in.say(task(seen))
            assert "{" not in prompt
            assert "task." not in prompt
            for move in position.legal_moves_of(seat):
                text = label(move, seen, match.names, said_in).plain
                assert text.strip()
                assert "move." not in text
                assert heading(move, seen).split()[0] == move.verb


def test_first_tiles_are_parted_by_where_they_begin() -> None:
    match = tramshed.load(WHOLE)
    numbers = range(len(match.turns))
    start = next(
        position
        for position in (match.copy(number) for number in numbers)
        if position.actors and position.view(position.actors[0]).table.step == "start"
    )
    seat = start.actors[0]
    seen = start.view(seat).table
    titles = {heading(move, seen) for move in start.legal_moves_of(seat)}
    assert len(titles) > 3
    assert all(title.startswith(("lay ", "back")) for title in titles)


# --- files, editions, rules


def test_a_whole_match_is_verified_and_replayed(run: Run) -> None:
    ran = run(f"verify {WHOLE}")
    assert ran.code == 0
    assert "game Tramways (rules version 1)" in said(ran.out)
    last = len(tramshed.load(WHOLE).turns)
    ran = run(f"replay {WHOLE} --from {last - 1} --seat spectator --lang fr")
    assert ran.code == 0
    assert f"Coup {last} sur {last}" in said(ran.out)
    assert "La partie est terminée." in said(ran.out)
    assert "  Main  " not in ran.out


def test_an_own_edition_comes_from_a_folder(run: Run, tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path / "mybox")
    ran = run(
        "play tramways --seats you,random --seed 2 --edition mybox --lang en", "1\nsave m\nquit\n"
    )
    assert ran.code == 0, ran.err
    assert "those of the edition “mybox”; the map:" in said(ran.out)
    shutil.rmtree(tmp_path / "mybox")
    assert run("verify m").code == 0


def test_boards_need_no_names(run: Run, tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path / "mybox")
    file = tmp_path / "mybox" / "boards.txt"
    file.write_text(re.sub(r"(?m)^(\[board .\]).*", r"\1", file.read_text("utf-8")), "utf-8")
    ran = run("play tramways --seats you,random --seed 2 --edition mybox --lang en", "quit\n")
    assert ran.code == 0, ran.err
    assert re.search(r"the map: (. \(1920\), ){3}and . \(1920\)\.", said(ran.out))


def test_a_bad_edition_is_refused_with_its_line(run: Run, tmp_path: Path) -> None:
    shutil.copytree(DEFAULT, tmp_path / "mybox")
    file = tmp_path / "mybox" / "tickets.txt"
    file.write_text(
        file.read_text("utf-8").replace("3 rails, worker", "7 rails, worker", 1), "utf-8"
    )
    ran = run("play tramways --seats you,random --edition mybox")
    assert ran.code == 2
    assert "tickets.txt, line" in ran.err


def test_a_layout_that_will_not_do_is_refused(run: Run) -> None:
    ran = run("play tramways --seats you,random --option layout=##/#")
    assert ran.code == 2
    assert "draw as many # (TW-S1)" in said(ran.err)


def test_a_drawn_layout_with_a_hole(run: Run) -> None:
    line = "play tramways --seats you,random,random,random --option layout=###/#.#/### --seed 1"
    ran = run(f"{line} --lang en", "quit\n")
    assert ran.code == 0, ran.err
    rows = [row for row in ran.out.splitlines() if row[:3].strip().isdecimal()]
    assert [int(row[:3]) for row in rows] == list(range(1, 16))


@pytest.mark.parametrize(
    ("language", "heading_said"),
    [("en", "Action A: track"), ("fr", "Action A : les voies"), ("ja", "アクションA")],
)
def test_the_rules_can_be_read(run: Run, language: str, heading_said: str) -> None:
    ran = run(f"rules tramways --lang {language}")
    assert ran.code == 0
    assert heading_said in ran.out
    assert "TW-3.2a" in run(f"rules tramways TW-3.2a --lang {language}").out
