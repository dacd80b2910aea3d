"""At a real terminal: curtain, keys that leave, comfort. Rules run interpreted, to start fast."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

import tramshed
from tests.games.trambahn.terminal.matches import MID

CLEARED = "\x1b\\[3J"


def _heed_ctrl_c() -> None:
    """Tests that run in the background ignore Ctrl-C, and so would what they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program at a terminal of 80 × 24."""

    def __init__(self, folder: Path, line: str) -> None:
        environment = {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": os.pathsep.join(sys.path),
            "HOME": str(folder),
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "NUMBA_DISABLE_JIT": "1",
        }
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "tramshed", *line.split()],
            cwd=str(folder),
            env=environment,
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=180,  # interpreted rules on a busy machine
            preexec_fn=_heed_ctrl_c,
        )
        self.child.delaybeforesend = 0.3  # a prompt is shown a moment before keys are waited for

    def wait(self, text: str) -> str:
        """Wait for a text; returns what came before it."""
        self.child.expect(text)
        return str(self.child.before)

    def type(self, line: str) -> None:
        self.child.sendline(line)

    def prompt(self) -> str:
        return self.wait("> $")

    def waits_for_keys(self) -> None:
        """Python misses a Ctrl-C that comes when a prompt is shown and keys are not yet waited for;
        on a busy machine that may take long. A process that waits is asleep."""
        state = Path(f"/proc/{self.child.pid}/stat")
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)

    def end(self) -> tuple[int, str]:
        """The exit code, and the last words."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return int(self.child.exitstatus), plain(self.child.before)


def plain(text: str) -> str:
    """Without control codes, on one line."""
    return " ".join(re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", text).split())


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Any]:
    started: list[Terminal] = []

    def start(line: str) -> Terminal:
        started.append(Terminal(tmp_path, line))
        return started[-1]

    yield start
    for one in started:
        one.child.close(force=True)


def test_the_curtain_hides_hands(terminal: Any) -> None:
    screen = terminal("play trambahn --seats you:Ann,you:Ben --seed 3")
    screen.wait("Pass to Ben. Ben, press Enter")
    screen.type("")
    assert "Hand" in screen.prompt()
    screen.type("1; done; done; done; done")
    before = screen.wait("Pass to Ann. Ann, press Enter")
    assert "Hand" not in plain(re.split(CLEARED, before)[-1])
    screen.type("")
    shown = plain(screen.prompt())
    assert "Ann: place a passenger" in shown
    assert "Hand" in shown


def test_secret_bids_stay_behind_the_curtain(terminal: Any) -> None:
    train = tramshed.game("take_a_train")
    seed = next(n for n in range(99) if train.match(seed=n).view().table.kind == "preempted")
    screen = terminal(f"play take_a_train --seats you:Ann,you:Ben --seed {seed}")
    screen.wait("Pass to Ann. Ann, press Enter")
    screen.type("")
    screen.prompt()
    screen.type("1,250")
    before = screen.wait("Pass to Ben. Ben, press Enter")
    assert re.search(CLEARED, before)
    screen.type("")
    shown = plain(screen.prompt())
    assert "Ann has bid" in shown
    assert "1,250" not in shown
    screen.child.send("\x1b[A\r")  # the line typed before is forgotten
    again = plain(screen.prompt())
    assert "1,250" not in again
    assert "Type the number of a move, or help." in again


def test_there_is_no_curtain_for_one_person(terminal: Any) -> None:
    screen = terminal(f"play --load {MID}")
    shown = screen.prompt()
    assert "Pass to" not in shown
    assert not re.search(CLEARED, shown)
    assert "\x1b[" in shown  # colours


def after_a_move(terminal: Any) -> Any:
    """A match in which one has decided something."""
    screen = terminal("play trambahn --seed 7")
    screen.prompt()
    screen.type("1")
    screen.prompt()
    return screen


def test_ctrl_d_leaves_and_keeps_the_match(terminal: Any, tmp_path: Path) -> None:
    screen = after_a_move(terminal)
    screen.child.sendeof()
    code, words = screen.end()
    kept = tmp_path / ".local/state/tramshed/last.match"
    assert code == 1
    assert "The input has ended; the match is not finished" in words
    assert f"To continue: tramshed play --load {kept}" in words
    assert len(tramshed.load(kept).turns) > 1


def test_ctrl_c_leaves_and_keeps_the_match(terminal: Any, tmp_path: Path) -> None:
    screen = after_a_move(terminal)
    screen.waits_for_keys()
    screen.child.sendintr()
    code, words = screen.end()
    assert code == 130
    assert "Interrupted after" in words
    assert "save FILE" in words
    assert "Traceback" not in words
    assert (tmp_path / ".local/state/tramshed/last.match").exists()


def test_ctrl_c_before_the_first_screen(terminal: Any) -> None:
    screen = terminal("play trambahn --seats you:Ann,you:Ben")
    screen.wait("press Enter")
    screen.waits_for_keys()
    screen.child.kill(signal.SIGINT)
    code, words = screen.end()
    assert (code, "Traceback" in words) == (130, False)


def test_quit_asks_to_save(terminal: Any, tmp_path: Path) -> None:
    screen = terminal("play trambahn --seed 7")
    screen.prompt()
    screen.type("1")
    screen.prompt()
    screen.type("quit")
    screen.wait("Save the match.*n: ")
    screen.type("no/where")
    screen.wait("Cannot save")
    screen.wait("Save the match.*n: ")
    screen.type("")
    code, words = screen.end()
    assert code == 0
    assert "To continue: tramshed play --load trambahn-1.match" in words
    assert (tmp_path / "trambahn-1.match").exists()


def test_quit_without_saving(terminal: Any, tmp_path: Path) -> None:
    screen = terminal("play trambahn --seed 7")
    screen.prompt()
    screen.type("quit")
    screen.wait("Save the match.*n: ")
    screen.type("n")
    assert screen.end() == (0, "n Not saved.")
    assert not list(tmp_path.glob("*.match"))


def test_done_alone_is_played_for_you_unless_it_ends_the_turn(terminal: Any) -> None:
    screen = terminal(f"play --load {MID}")
    screen.prompt()
    screen.type("p b1; p c g; s b5 new; s b8 7; s r2 new; s g5 new")  # the mistake stops it
    screen.prompt()
    screen.type("s b8 6; s r2 new; s g5 new; done")  # no card is left for money
    shown = plain(screen.prompt())
    assert "done – played for you: there was nothing else to do." in shown
    assert "done ends your turn" in shown
    screen.type("undo")  # back to where there was something to decide
    shown = plain(screen.prompt())
    assert "Taken back: station G5 new" in shown
    assert "add any number of stations to your columns" in shown
    screen.type("s g5 new")
    assert "done ends your turn" in plain(screen.prompt())
    screen.type("")  # Enter alone ends the turn
    assert "You lose a" in plain(screen.prompt())


def test_ask_all_asks(terminal: Any) -> None:
    screen = terminal(f"play --load {MID} --ask-all")
    screen.prompt()
    screen.type("p b1; p c g; s b5 new; s b8 6; s r2 new; s g5 new; done")
    shown = plain(screen.prompt())
    assert "lay down cards as money" in shown
    assert "played for you" not in shown


def test_tab_completes(terminal: Any) -> None:
    screen = terminal(f"play --load {MID}")
    screen.prompt()
    screen.child.send("und\t\r")
    assert "There is nothing to take back" in plain(screen.prompt())
