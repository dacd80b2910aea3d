"""What one can say besides moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tramshed.bots import levels
from tramshed.kernel.errors import CannotUndo
from tramshed.kernel.why_not import why_not
from tramshed.kernel.words import Message
from tramshed.terminal import ending, journal, rules
from tramshed.terminal.chairs import Chair
from tramshed.terminal.menu import Menu, Puzzled, fold, nearest
from tramshed.terminal.prose import Prose
from tramshed.terminal.screen import printable

if TYPE_CHECKING:
    from tramshed.terminal.session import Session

ADVISER = "strong"
HINT_SECONDS = 1.0

Run = Callable[["Session", int, str, Menu], bool]
"""Does a command for a seat; has the position changed?"""


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its word, what it does, and what follows it, if anything."""

    word: str
    run: Run
    blank: str = ""
    optional: bool = False

    @property
    def usage(self) -> Message:
        """How it is written."""
        if not self.blank:
            return Message("ui.usage", {"command": self.word})
        form = "ui.usage-perhaps" if self.optional else "ui.usage-with"
        return Message(form, {"command": self.word, "blank": Message(self.blank)})


def find(text: str) -> Command | None:
    """The command a line begins with."""
    word = next(iter(fold(text)), "")
    return COMMANDS.get(ALIASES.get(word, word))


def argument(command: Command, text: str) -> str:
    """What follows the command's word."""
    rest = text.partition(" ")[2].strip()
    if rest and not command.blank:
        alone = {"command": command.word, "text": printable(rest)}
        raise Puzzled(Message("ui.alone", alone))
    return rest


def takes_rest(line: str) -> bool:
    """File names may hold what else parts one thing typed from the next."""
    return line.split(maxsplit=1)[0].casefold() in ("save", "save!")


def suggest(word: str) -> None:
    """If a word was meant to be a command, say so."""
    if near := nearest(word, list(COMMANDS)):
        what = Message("ui.not-understood", {"text": printable(word)})
        raise Puzzled(what, Message("ui.did-you-mean", {"move": COMMANDS[near].usage}))


def _why(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    if not rest:
        raise Puzzled(Message("ui.why-what"))
    move = menu.read(rest)
    screen, reason = session.screen, why_not(session.match.position, seat, move).reason
    if reason is None:
        screen.say("ui.allowed", move=str(move))
        return False
    why = Message(reason.message)
    screen.stress("ui.refused", move=str(move), why=why, clause=reason.clause)
    _show_clauses(session, reason.clause)
    return False


def _undo(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    try:
        move = session.undo(seat)
    except CannotUndo as error:
        raise Puzzled(_why_it_stands(error)) from error
    session.note("ui.undone", move=str(move))
    return True


def _why_it_stands(error: CannotUndo) -> Message:
    if error.since is not None or isinstance(error.told, str):
        return Message("ui.undo-nothing")
    return Message("ui.cannot-undo", {"why": error.told})


def _rules(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    folder, language = session.match.game.folder / "rules", session.screen.words.language
    if rest:
        _show_clauses(session, rest)
        return False
    session.screen.show(rules.draw_index(folder, language))
    session.screen.say("ui.rules-how", clause=next(iter(rules.clauses(folder, language)), ""))
    return False


def _show_clauses(session: Session, wish: str) -> None:
    folder = session.match.game.folder / "rules"
    found = rules.find(folder, session.screen.words.language, wish)
    if not found:
        raise Puzzled(Message("ui.no-clause", {"text": printable(wish)}))
    session.screen.show(rules.draw(found))


def _save(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    ending.save(session, rest, overwrite=False)
    return False


def _overwrite(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    ending.save(session, rest, overwrite=True)
    return False


def _hint(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    bot = levels.of_level(ADVISER)
    adviser = bot.say(session.screen.words)
    move = session.bot_choice(seat, Chair(adviser, bot.bot, HINT_SECONDS))
    seen, names = session.match.view(seat).table, session.names_for(seat)
    label = session.text.label(move, seen, names, session.screen.words)
    told = session.screen.text("ui.hint-typed", bot=adviser, move=str(move))
    if move in menu.numbered:
        number = menu.numbered.index(move) + 1
        told = session.screen.text("ui.hint", bot=adviser, number=number, move=str(move))
    session.screen.show(Text.assemble(f" {told}  ", label))
    return False


def _table(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    session.present(seat, menu, again=True)
    return False


def _moves(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    session.show_menu(seat, menu)
    return False


def _news(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    session.screen.show(*journal.bullets(session.all_news(seat)))
    return False


def _help(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    screen = session.screen
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    for name, command in COMMANDS.items():
        if name != "save!":
            grid.add_row(screen.words.say(command.usage), Prose(screen.text(f"help.{name}")))
    example = str(menu.moves[0])
    screen.show(
        Padding(Prose(screen.text("help.typing", move=example)), (0, 1)), Padding(grid, (0, 1))
    )
    screen.show(Padding(Prose(screen.text("help.automatic")), (0, 1)))
    if legend := session.text.legend(screen.words):
        screen.show(legend)
    return False


def _quit(session: Session, seat: int, rest: str, menu: Menu) -> bool:
    raise ending.leave(session)


COMMANDS = {
    command.word: command
    for command in (
        Command("why", _why, "blank.move"),
        Command("undo", _undo),
        Command("hint", _hint),
        Command("table", _table),
        Command("moves", _moves),
        Command("news", _news),
        Command("rules", _rules, "blank.clause", optional=True),
        Command("save", _save, "blank.file"),
        Command("save!", _overwrite, "blank.file"),
        Command("help", _help),
        Command("quit", _quit),
    )
}
ALIASES = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit", "w": "why"}
