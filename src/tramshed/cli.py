"""The command line: `tramshed play trambahn` and its kin. Nothing heavy is loaded to list games."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import Namespace

BAD_INPUT, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code: 0 fine, 1 unfinished or wrong, 2 bad input."""
    from tramshed.kernel.errors import TramshedError
    from tramshed.terminal.arguments import CommandLine
    from tramshed.terminal.console import never_fail
    from tramshed.terminal.language import wished

    arguments = sys.argv[1:] if arguments is None else arguments
    never_fail(sys.stdout, "tramshed")
    line = CommandLine(wished(arguments))
    wishes = line.read(arguments)
    if wishes.command is None:
        line.top.print_help()
        return BAD_INPUT
    try:
        return COMMANDS[wishes.command](wishes)
    except TramshedError as error:
        return _complain(error.say(wishes.lang))
    except BrokenPipeError:  # whoever was reading has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        file = f"{error.filename}: " if error.filename else ""
        return _complain(f"{file}{error.strerror or error}")
    except UnicodeDecodeError:
        return _complain(line.say("error.file.not-text"))
    except KeyboardInterrupt:
        print(f"\n{line.say('cli.interrupted')}", file=sys.stderr)
        return INTERRUPTED


def _complain(message: str) -> int:
    print(f"tramshed: {message}", file=sys.stderr)
    return BAD_INPUT


# --- the commands


def _play(wishes: Namespace) -> int:
    from tramshed.terminal.play import Wishes, play

    return play(
        Wishes(
            game=wishes.game,
            seats=wishes.seats,
            seed=wishes.seed,
            options=tuple(wishes.option),
            edition=wishes.edition,
            load=wishes.load,
            save=wishes.save,
            ask_all=wishes.ask_all,
            language=wishes.lang,
        )
    )


def _games(wishes: Namespace) -> int:
    from tramshed.terminal.lists import games

    return games(wishes.lang)


def _rules(wishes: Namespace) -> int:
    from tramshed.terminal.lists import rules

    return rules(wishes.game, wishes.clause, wishes.lang)


def _replay(wishes: Namespace) -> int:
    from tramshed.terminal.watch import replay

    return replay(wishes.file, wishes.first, wishes.last, wishes.seat, wishes.step, wishes.lang)


def _verify(wishes: Namespace) -> int:
    from tramshed.terminal.watch import verify

    return verify(wishes.file, wishes.lang)


def _check(wishes: Namespace) -> int:
    from tramshed.terminal.kit import check

    return check(wishes.game, wishes.games, wishes.seed)


def _simulate(wishes: Namespace) -> int:
    from tramshed.terminal.lab import Wishes, simulate

    return simulate(wishes.game, wishes.seats, Wishes.of(wishes))


def _ladder(wishes: Namespace) -> int:
    from tramshed.terminal.lab import Wishes, climb

    return climb(wishes.game, wishes.bots, wishes.table, Wishes.of(wishes))


def _new_game(wishes: Namespace) -> int:
    from tramshed.new_game.write import new_game

    return new_game(wishes.name, wishes.folder, wishes.lang)


def _serve(wishes: Namespace) -> int:
    from tramshed.server.first_start import begin_at_once
    from tramshed.server.main import serve
    from tramshed.server.settings import Settings

    settings = Settings(workers=wishes.workers)
    if wishes.public:
        settings = settings.behind(wishes.public)
    begin_at_once(settings)
    return serve(wishes.host, wishes.port, wishes.database, wishes.browser, settings, wishes.lang)


COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "play": _play,
    "games": _games,
    "rules": _rules,
    "replay": _replay,
    "verify": _verify,
    "check": _check,
    "simulate": _simulate,
    "ladder": _ladder,
    "new-game": _new_game,
    "serve": _serve,
}
