"""The command line: `tramshed play trambahn` and its kin. Nothing heavy is loaded to list games."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

BAD_INPUT, INTERRUPTED = 2, 130
LAST_PORT = 65535

EPILOG = """\
examples:
  tramshed serve --browser                        the site, in your browser
  tramshed play trambahn                          you against the steady bot
  tramshed play trambahn --seats you:Ann,you:Ben  two people at one terminal
  tramshed play trambahn --seats you,search:2     a stronger bot, two seconds a move
  tramshed play take_a_train --seats you,steady,steady --edition my-box.toml
  tramshed play --load game.match                 go on with a saved match
  tramshed rules trambahn TB-2                    what the rules say about stations
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code: 0 fine, 1 unfinished or wrong, 2 bad input."""
    wishes = parser().parse_args(arguments)
    if not hasattr(wishes, "run"):
        parser().print_help()
        return BAD_INPUT
    from tramshed.kernel.errors import TramshedError

    try:
        return int(wishes.run(wishes))
    except TramshedError as error:
        return _complain(error.say(_language(wishes)))
    except BrokenPipeError:  # whoever was reading has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        file = f"{error.filename}: " if error.filename else ""
        return _complain(f"{file}{error.strerror or error}")
    except UnicodeDecodeError as error:
        return _complain(f"not text in UTF-8: {error.reason}")
    except KeyboardInterrupt:
        print("\nInterrupted.", file=sys.stderr)
        return INTERRUPTED


def _complain(message: str) -> int:
    print(f"tramshed: {message}", file=sys.stderr)
    return BAD_INPUT


# --- the commands


def _play(wishes: argparse.Namespace) -> int:
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
            language=_language(wishes),
        )
    )


def _games(wishes: argparse.Namespace) -> int:
    from tramshed.terminal.lists import games

    return games()


def _rules(wishes: argparse.Namespace) -> int:
    from tramshed.terminal.lists import rules

    return rules(wishes.game, wishes.clause, _language(wishes))


def _replay(wishes: argparse.Namespace) -> int:
    from tramshed.terminal.watch import replay

    language = _language(wishes)
    return replay(wishes.file, wishes.first, wishes.last, wishes.seat, wishes.step, language)


def _verify(wishes: argparse.Namespace) -> int:
    from tramshed.terminal.watch import verify

    return verify(wishes.file, _language(wishes))


def _check(wishes: argparse.Namespace) -> int:
    from tramshed.terminal.kit import check

    return check(wishes.game, wishes.games, wishes.seed)


def _new_game(wishes: argparse.Namespace) -> int:
    from tramshed.new_game.write import new_game

    return new_game(wishes.name, wishes.folder)


def _serve(wishes: argparse.Namespace) -> int:
    from tramshed.server.main import serve
    from tramshed.server.settings import Settings

    settings = Settings(workers=wishes.workers)
    if wishes.public:
        settings = settings.behind(wishes.public)
    return serve(wishes.host, wishes.port, wishes.database, wishes.browser, settings)


def _language(wishes: argparse.Namespace) -> str:
    from tramshed.terminal.language import preferred

    return str(getattr(wishes, "lang", None) or preferred())


# --- their arguments


def parser() -> argparse.ArgumentParser:
    """All that can be asked for."""
    top = argparse.ArgumentParser(
        prog="tramshed",
        description="Rail board games, in the terminal and in the browser.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=_Version, help="say which version this is")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    command = _add(commands, "games", _games, "list the games")
    command = _add(commands, "rules", _rules, "read a game's rules")
    command.add_argument("game", metavar="GAME")
    command.add_argument(
        "clause", metavar="CLAUSE", nargs="?", help="such as TB-2.2, TB-2, or a word to look for"
    )
    _add_language(command)
    _add_replay(commands)
    command = _add(commands, "verify", _verify, "play a saved match through; say what is wrong")
    command.add_argument("file", metavar="FILE", type=Path)
    _add_language(command)
    command = _add(commands, "check", _check, "test a game against the contract")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--games", metavar="N", type=_count, default=20, help="matches to play")
    command.add_argument("--seed", metavar="N", type=int, default=1)
    command = _add(commands, "new-game", _new_game, "write a little game to begin your own with")
    command.add_argument("name", metavar="NAME", help="such as harbour_lights")
    command.add_argument("--folder", type=Path, help="where to (default: NAME, in this folder)")
    _add_serve(commands)
    return top


def _add(commands: Commands, name: str, run: object, purpose: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
    command.set_defaults(run=run)
    return command


def _add_play(commands: Commands) -> None:
    command = _add(commands, "play", _play, "play a game, against bots or a friend")
    command.add_argument("game", metavar="GAME", nargs="?", help="see `tramshed games`")
    command.add_argument(
        "--seats",
        metavar="WHO,WHO",
        help="you, friend, you:NAME, or a bot: learner, steady, strong, master, search:SECONDS"
        " (default: you,steady)",
    )
    command.add_argument("--seed", metavar="S", help="the same seed deals the same cards")
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    command.add_argument("--edition", metavar="NAME|FILE|FOLDER", help="an edition of the game")
    command.add_argument("--load", metavar="FILE", type=Path, help="go on with a saved match")
    command.add_argument("--save", metavar="FILE", type=Path, help="save the match on leaving")
    command.add_argument(
        "--ask-all",
        action="store_true",
        help="ask even where `done` is the only move (in a pipe that is always so)",
    )
    _add_language(command)


def _add_serve(commands: Commands) -> None:
    command = _add(commands, "serve", _serve, "open the site, to play in the browser")
    command.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for the whole network")
    command.add_argument(
        "--port", type=_port, metavar="N", help="default: 8000, or the next free one; 0: any"
    )
    command.add_argument(
        "--database",
        metavar="FILE",
        help="where tables are kept (default: tramshed/tramshed.db in your data folder)",
    )
    command.add_argument(
        "--browser", action="store_true", help="open a browser window, where there is a screen"
    )
    command.add_argument(
        "--public",
        type=_public,
        metavar="URL",
        help="the site's address from outside, when a proxy leads here: https://play.example.org",
    )
    command.add_argument(
        "--workers", type=_count, metavar="N", default=1, help="processes in which bots think"
    )


def _add_replay(commands: Commands) -> None:
    command = _add(commands, "replay", _replay, "look at a saved match move by move")
    command.add_argument("file", metavar="FILE", type=Path)
    command.add_argument("--from", metavar="N", dest="first", type=int, help="0 is the deal")
    command.add_argument("--to", metavar="N", dest="last", type=int)
    command.add_argument(
        "--seat",
        metavar="K",
        help="whose eyes to look through: 1, 2, a name, or spectator (default: each mover's)",
    )
    command.add_argument("--step", action="store_true", help="wait for Enter after each move")
    _add_language(command)


def _add_language(command: argparse.ArgumentParser) -> None:
    from tramshed.terminal.language import languages

    command.add_argument("--lang", choices=languages(), help="default: as LANG says")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"a number from 1 on, not {text!r}")
    return int(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"a number from 0 to {LAST_PORT}, not {text!r}")
    return int(text)


def _public(text: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(text)
    rest = (parts.path.strip("/"), parts.query, parts.fragment, parts.username)
    if parts.scheme not in ("http", "https") or not parts.hostname or any(rest):
        raise argparse.ArgumentTypeError(
            f"an address such as https://play.example.org, without a path, not {text!r}"
        )
    return text.rstrip("/")


class _Version(argparse.Action):
    """Looks the version up only when asked."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"tramshed {version('tramshed')}")
        parser.exit()
