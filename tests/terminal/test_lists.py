"""Listing games and rules, help and version; all of it at once, without the engine."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.games.trambahn.terminal.matches import WHOLE
from tests.terminal.fixtures import Run
from tramshed.cli import COMMANDS
from tramshed.kernel.words import Message
from tramshed.terminal.language import languages, words
from tramshed.terminal.usage import COMPLAINTS


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
        "print('loaded:', *(m for m in ('numba', 'numpy') if m in sys.modules))"
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
        ("play trambahn --lang tlh", "--lang: there is no 'tlh'; there are: "),
        ("check trambahn --games none", "a number from 1 on, not 'none'"),
        ("dance", "there is no 'dance'; there are: 'play'"),
        ("serve --public play.example.org", "an address such as https://play.example.org"),
        ("serve --public https://play.example.org/games", "without a path"),
        ("serve --public ftp://play.example.org", "not 'ftp://play.example.org'"),
        ("serve --workers 0", "a number from 1 on, not '0'"),
        ("replay", "still to be given: FILE"),
    ],
)
def test_bad_usage(run: Run, line: str, complaint: str) -> None:
    ran = run(line)
    assert ran.code == 2
    assert complaint in ran.err
    assert "Traceback" not in ran.err


SAID = {
    "rules chess": ("il n’y a pas de jeu 'chess'", "'chess'というゲームはありません"),
    "rules trambahn TB-99": ("aucune clause ne s’appelle 'TB-99'", "'TB-99'という項目も"),
    "play": ("dites à quel jeu jouer", "どのゲームで遊ぶか"),
    "play trambahn --seats bogus": ("'bogus' n’est pas une place", "'bogus'という席"),
    "play trambahn --seats you,gredy": ("vouliez-vous dire 'greedy' ?", "'greedy'のことですか"),
    "play trambahn --option fast": ("une option s’écrit nom=valeur", "「名前=値」と書きます"),
    "play tramways --edition nowhere": ("ni fichier ni dossier", "フォルダーもありません"),
    "replay": ("il manque : FICHIER", "指定が必要です"),
    "dance": ("'dance' n’existe pas", "'dance'はありません"),
    "check trambahn --games": ("une valeur doit suivre", "後に値が必要です"),
    "games --all": ("non compris : --all", "認識できません"),
    "serve --port high": ("un nombre de 0 à 65535", "0から65535までの数"),
    "new-game Ludo": ("un jeu ne peut pas s’appeler 'Ludo'", "'Ludo'という名前は"),
}
"""What is said to a line, in French and in Japanese."""


@pytest.mark.parametrize("line", SAID)
def test_complaints_in_the_readers_language(run: Run, line: str) -> None:
    for language, complaint in zip(("fr", "ja"), SAID[line], strict=True):
        ran = run(f"{line} --lang {language}")
        assert (ran.code, ran.out) == (2, "")
        assert complaint in ran.err


@pytest.mark.parametrize(
    ("language", "said", "saving"),
    [
        ("fr", ("utilisation : tramshed", "commandes", "lire les règles"), "--save FICHIER"),
        ("ja", ("使い方: tramshed", "コマンド", "ゲームのルールを読む"), "--save ファイル"),
    ],
)
def test_help_in_the_readers_language(
    run: Run, language: str, said: tuple[str, ...], saving: str
) -> None:
    """Wherever the language is named, and if only the environment names it."""
    asked = run(f"--lang {language} --help")
    assert asked.code == 0
    assert all(words in asked.out for words in said)
    assert run(f"--help --lang={language}").out == asked.out
    environment = python("-m", "tramshed", "--help", LANGUAGE=language, COLUMNS="80")
    assert environment.stdout == asked.out
    assert saving in run(f"play --lang {language} --help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_within_the_width(run: Run, command: str) -> None:
    for language in languages():
        ran = run(f"{command} --help --lang {language}")
        assert ran.code == 0
        assert max(map(cell_len, ran.out.splitlines())) <= 80
        assert "cli." not in ran.out
        assert "blank." not in ran.out


@pytest.mark.parametrize(
    ("language", "players", "summary"),
    [
        ("fr", "2016 ; 1 à 5 joueurs", "Chaque carte est une station"),
        ("ja", "2016年、1〜5人", "どのカードも駅"),
    ],
)
def test_games_in_the_readers_language(run: Run, language: str, players: str, summary: str) -> None:
    out = run(f"games --lang {language}").out
    assert players in out
    assert summary in out


def test_argparse_still_says_what_is_translated() -> None:
    """By these very sentences it asks for others."""
    source = Path(argparse.__file__).read_text("utf-8")
    for sentence, message_id in COMPLAINTS.items():
        assert repr(sentence) in source or f'"{sentence}"' in source, sentence
        for language in languages():
            said = words(language).say(Message(message_id))
            assert re.findall(r"%(?:\(\w+\))?[rs]", said) == re.findall(
                r"%(?:\(\w+\))?[rs]", sentence
            )


def test_without_a_command_there_is_help(run: Run) -> None:
    ran = run("")
    assert ran.code == 2
    assert "examples\n" in ran.out
    for command in ("play", "games", "rules", "replay", "verify", "check"):
        assert f"\n  {command} " in ran.out


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
