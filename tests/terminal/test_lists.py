"""Listing games and rules, help and version; all of it at once, without the engine."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version

import pytest

from tests.games.trambahn.terminal.matches import WHOLE
from tests.terminal.fixtures import Run


def python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_games(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    assert "trambahn  Trambahn, Helmut Ohley, 2015; 2 players" in ran.out
    assert "Every card is a station" in ran.out


@pytest.mark.parametrize("line", ["games", "--version", "--help"])
def test_what_needs_no_engine_does_not_load_it(line: str) -> None:
    code = (
        "import sys\nfrom tramshed.cli import main\n"
        f"try: main({line.split()!r})\nexcept SystemExit: pass\n"
        "print('loaded:', *(m for m in ('numba', 'numpy', 'babel') if m in sys.modules))"
    )
    assert python("-c", code).stdout.splitlines()[-1] == "loaded:"


def test_rules(run: Run) -> None:
    ran = run("rules trambahn")
    assert ran.code == 0
    assert "Your turn, step 2: stations" in ran.out
    assert "TB-C1" in ran.out
    assert "TB-8.1" in ran.out
    assert "TB-2.4" in run("rules trambahn TB-2.4").out
    assert "TB-2.3" not in run("rules trambahn TB-2.4").out
    assert "Conducteur" in run("rules trambahn tb-2.5 --lang fr").out
    assert "車掌" in run("rules trambahn 2.5 --lang ja").out


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rules chess", "there is no game 'chess'"),
        ("rules trambahn TB-99", "no clause is called 'TB-99'"),
        ("check chess", "there is no game 'chess'"),
        ("play trambahn --lang tlh", "invalid choice: 'tlh'"),
        ("check trambahn --games none", "a number from 1 on, not 'none'"),
        ("dance", "invalid choice: 'dance'"),
        ("serve --public play.example.org", "an address such as https://play.example.org"),
        ("serve --public https://play.example.org/games", "without a path"),
        ("serve --public ftp://play.example.org", "not 'ftp://play.example.org'"),
        ("serve --workers 0", "a number from 1 on, not '0'"),
        ("replay", "the following arguments are required: FILE"),
    ],
)
def test_bad_usage(run: Run, line: str, complaint: str) -> None:
    ran = run(line)
    assert ran.code == 2
    assert complaint in ran.err
    assert "Traceback" not in ran.err


def test_complaints_in_the_readers_language(run: Run) -> None:
    ran = run("rules chess --lang fr")
    assert (ran.code, "il n\u2019y a pas de jeu 'chess'" in ran.err) == (2, True)


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run("")
    assert ran.code == 2
    assert "examples:" in ran.out
    for command in ("play", "games", "rules", "replay", "verify", "check"):
        assert f"    {command} " in ran.out


def test_version(run: Run) -> None:
    assert run("--version").out == f"tramshed {version('tramshed')}\n"


def test_module_runs_too() -> None:
    assert python("-m", "tramshed", "--version").stdout.startswith("tramshed ")


def test_a_reader_who_has_seen_enough() -> None:
    command = f"{sys.executable} -m tramshed replay {WHOLE} | head -n 1"
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    ran = subprocess.run(
        command, shell=True, env=environment, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in ran.stderr
    assert "BrokenPipe" not in ran.stderr


def test_a_terminal_that_knows_only_ascii() -> None:
    ran = python(
        "-m", "tramshed", "replay", str(WHOLE), "--from", "150", "--to", "150",
        PYTHONIOENCODING="ascii", NUMBA_DISABLE_JIT="1",
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "*B  3 6 7  x2 = 8" in ran.stdout
    assert "?" not in ran.stdout


@pytest.mark.parametrize(("ok", "code"), [(True, 0), (False, 1)])
def test_check_shows_the_kits_report(
    run: Run, monkeypatch: pytest.MonkeyPatch, ok: bool, code: int
) -> None:
    from tramshed.kernel import conformance

    asked: dict[str, object] = {}

    class Report:
        def lines(self) -> list[str]:
            return ["menus are what is not forbidden: fine"]

    def check(game: object, **wishes: object) -> Report:
        asked.update(wishes)
        progress = asked.pop("progress")
        assert callable(progress)
        progress(1, 2)
        return Report()

    monkeypatch.setattr(Report, "ok", ok, raising=False)
    monkeypatch.setattr(conformance, "check", check)
    ran = run("check trambahn --games 2 --seed 5")
    assert (ran.code, ran.out) == (code, "menus are what is not forbidden: fine\n")
    assert asked == {"games": 2, "seed": 5}
