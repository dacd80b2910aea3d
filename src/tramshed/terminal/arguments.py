"""What can be asked for on the command line: the commands and their arguments, in one language."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from tramshed.kernel.words import Message, Value
from tramshed.terminal.language import languages, words
from tramshed.terminal.usage import Parser, complaining

LAST_PORT = 65535

EXAMPLES = {
    "tramshed serve --browser": "cli.example.serve",
    "tramshed play trambahn": "cli.example.play",
    "tramshed play trambahn --seats you:Ann,you:Ben": "cli.example.two",
    "tramshed play trambahn --seats you,search:2": "cli.example.search",
    "tramshed play take_a_train --edition my-box.toml": "cli.example.edition",
    "tramshed play --load game.match": "cli.example.load",
    "tramshed rules trambahn TB-2": "cli.example.rules",
}


class CommandLine:
    """Reads the wishes of a command line; helps and complains in its language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words(language)
        examples = [(line, self.say(purpose)) for line, purpose in EXAMPLES.items()]
        about = self.say("cli.about")
        self.top = Parser(words=self.words, prog="tramshed", description=about, examples=examples)
        self.top.add_argument("--version", action=_Version, help=self.say("cli.version"))
        self._add_language(self.top)
        self._commands = self.top.add_subparsers(dest="command", metavar=self.say("blank.command"))
        self._add_play()
        self._add_games()
        self._add_rules()
        self._add_replay()
        self._add_verify()
        self._add_check()
        self._add_simulate()
        self._add_ladder()
        self._add_new_game()
        self._add_serve()

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The wishes by name, `command` first; None if there is none."""
        with complaining(self.words):
            return self.top.parse_args(arguments)

    def say(self, message_id: str, /, **values: Value) -> str:
        """A sentence."""
        return self.words.say(Message(message_id, values))

    # --- the commands

    def _add_command(self, name: str, purpose: str) -> Parser:
        told = self.say(purpose)
        self.top.commands.append((name, told))
        return self._commands.add_parser(name, words=self.words, description=told)

    def _add_play(self) -> None:
        say, command = self.say, self._add_command("play", "cli.play")
        file = say("blank.file")
        command.add_argument("game", metavar=say("blank.game"), nargs="?", help=say("cli.a-game"))
        command.add_argument("--seats", metavar=say("blank.seats"), help=say("cli.play.seats"))
        self._add_set_up(command)
        command.add_argument(
            "--edition", metavar=say("blank.edition"), help=say("cli.play.edition")
        )
        command.add_argument("--load", metavar=file, type=Path, help=say("cli.play.load"))
        command.add_argument("--save", metavar=file, type=Path, help=say("cli.play.save"))
        command.add_argument("--ask-all", action="store_true", help=say("cli.play.ask-all"))
        self._add_language(command)

    def _add_games(self) -> None:
        self._add_language(self._add_command("games", "cli.games"))

    def _add_rules(self) -> None:
        say, command = self.say, self._add_command("rules", "cli.rules")
        command.add_argument("game", metavar=say("blank.game"), help=say("cli.a-game"))
        command.add_argument(
            "clause", metavar=say("blank.clause"), nargs="?", help=say("cli.rules.clause")
        )
        self._add_language(command)

    def _add_replay(self) -> None:
        say, command = self.say, self._add_command("replay", "cli.replay")
        self._add_file(command)
        command.add_argument(
            "--from", metavar="N", dest="first", type=self._number, help=say("cli.replay.from")
        )
        command.add_argument(
            "--to", metavar="N", dest="last", type=self._number, help=say("cli.replay.to")
        )
        command.add_argument("--seat", metavar=say("blank.seat"), help=say("cli.replay.seat"))
        command.add_argument("--step", action="store_true", help=say("cli.replay.step"))
        self._add_language(command)

    def _add_verify(self) -> None:
        command = self._add_command("verify", "cli.verify")
        self._add_file(command)
        self._add_language(command)

    def _add_check(self) -> None:
        say, command = self.say, self._add_command("check", "cli.check")
        command.add_argument("game", metavar=say("blank.game"), help=say("cli.a-game"))
        command.add_argument(
            "--games", metavar="N", type=self._count, default=20, help=say("cli.check.games")
        )
        command.add_argument(
            "--seed", metavar="N", type=self._number, default=1, help=say("cli.check.seed")
        )
        self._add_language(command)

    def _add_simulate(self) -> None:
        say, command = self.say, self._add_command("simulate", "cli.simulate")
        command.add_argument("game", metavar=say("blank.game"), help=say("cli.a-game"))
        command.add_argument(
            "--seats", metavar=say("blank.bots"), required=True, help=say("cli.simulate.seats")
        )
        self._add_contest(command)

    def _add_ladder(self) -> None:
        say, command = self.say, self._add_command("ladder", "cli.ladder")
        command.add_argument("game", metavar=say("blank.game"), help=say("cli.a-game"))
        command.add_argument(
            "--bots", metavar=say("blank.bots"), required=True, help=say("cli.ladder.bots")
        )
        command.add_argument(
            "--table", metavar="N", type=self._count, default=2, help=say("cli.ladder.table")
        )
        self._add_contest(command)

    def _add_contest(self, command: Parser) -> None:
        """How a contest of bots is to be played."""
        say = self.say
        command.add_argument(
            "--games", metavar="N", type=self._count, default=100, help=say("cli.lab.games")
        )
        self._add_set_up(command, seed="1")
        command.add_argument(
            "--out", metavar=say("blank.folder"), type=Path, help=say("cli.lab.out")
        )
        command.add_argument("--all", action="store_true", help=say("cli.lab.all"))
        command.add_argument(
            "--workers", metavar="N", type=self._count, help=say("cli.lab.workers")
        )
        command.add_argument("--cluster", metavar=say("blank.address"), help=say("cli.lab.cluster"))
        self._add_language(command)

    def _add_new_game(self) -> None:
        say, command = self.say, self._add_command("new-game", "cli.new-game")
        command.add_argument("name", metavar=say("blank.name"), help=say("cli.new-game.name"))
        command.add_argument(
            "--folder", metavar=say("blank.folder"), type=Path, help=say("cli.new-game.folder")
        )
        self._add_language(command)

    def _add_serve(self) -> None:
        say, command = self.say, self._add_command("serve", "cli.serve")
        command.add_argument(
            "--host", metavar=say("blank.address"), default="127.0.0.1", help=say("cli.serve.host")
        )
        command.add_argument("--port", metavar="N", type=self._port, help=say("cli.serve.port"))
        command.add_argument(
            "--database", metavar=say("blank.file"), help=say("cli.serve.database")
        )
        command.add_argument("--browser", action="store_true", help=say("cli.serve.browser"))
        command.add_argument(
            "--public", metavar="URL", type=self._public, help=say("cli.serve.public")
        )
        command.add_argument(
            "--workers", metavar="N", type=self._count, default=1, help=say("cli.serve.workers")
        )
        self._add_language(command)

    # --- what several commands are given

    def _add_file(self, command: Parser) -> None:
        purpose = self.say("cli.a-match")
        command.add_argument("file", metavar=self.say("blank.file"), type=Path, help=purpose)

    def _add_set_up(self, command: Parser, seed: str | None = None) -> None:
        say = self.say
        command.add_argument(
            "--seed", metavar=say("blank.seed"), default=seed, help=say("cli.play.seed")
        )
        command.add_argument(
            "--option",
            metavar=say("blank.option"),
            action="append",
            default=[],
            help=say("cli.play.option"),
        )

    def _add_language(self, command: Parser) -> None:
        command.add_argument(
            "--lang",
            metavar="|".join(languages()),
            choices=languages(),
            default=self.language,
            help=self.say("cli.lang"),
        )

    # --- what can be seen to be wrong

    def _number(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise self._wrong("cli.no-number", text) from None

    def _count(self, text: str) -> int:
        if not text.isdecimal() or int(text) < 1:
            raise self._wrong("cli.no-count", text)
        return int(text)

    def _port(self, text: str) -> int:
        if not text.isdecimal() or int(text) > LAST_PORT:
            raise self._wrong("cli.no-port", text, last=LAST_PORT)
        return int(text)

    def _public(self, text: str) -> str:
        parts = urlsplit(text)
        rest = (parts.path.strip("/"), parts.query, parts.fragment, parts.username)
        if parts.scheme not in ("http", "https") or not parts.hostname or any(rest):
            raise self._wrong("cli.no-address", text)
        return text.rstrip("/")

    def _wrong(self, message_id: str, text: str, **values: Value) -> argparse.ArgumentTypeError:
        return argparse.ArgumentTypeError(self.say(message_id, text=repr(text), **values))


class _Version(argparse.Action):
    """Looks the version up only when asked."""

    def __init__(self, option_strings: Sequence[str], dest: str, help: str | None = None) -> None:
        super().__init__(option_strings, dest, nargs=0, help=help)

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"tramshed {version('tramshed')}")
        parser.exit()
