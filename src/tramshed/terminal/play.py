"""`tramshed play`: from what the command line says to a session."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tramshed
from tramshed.bots.levels import DEFAULT
from tramshed.kernel.editions import gather
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import load
from tramshed.kernel.seats import SPECTATOR
from tramshed.terminal.chairs import Chair, chairs, chairs_of
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.language import words
from tramshed.terminal.readying import game_of, get_ready
from tramshed.terminal.screen import Screen
from tramshed.terminal.session import Session


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str | None
    seats: str | None = None
    seed: str | None = None
    options: tuple[str, ...] = ()
    edition: str | None = None
    load: Path | None = None
    save: Path | None = None
    ask_all: bool = False
    language: str = "en"


def play(wishes: Wishes) -> int:
    """Set up or load a match, and play it."""
    screen = Screen(words(wishes.language))
    if wishes.save and wishes.save != wishes.load:
        _check_new(wishes.save)
    get_ready(screen, wishes.game or (game_of(wishes.load) if wishes.load else None))
    match, sitting = _loaded(wishes) if wishes.load else _new(wishes, screen)
    _warm_up(match)
    screen.words = words(wishes.language, match.game.folder)
    keeper = Keeper(match, *(file for file in (wishes.load, wishes.save) if file))
    keeper.saved_at = len(match.turns) if wishes.load else None
    code = Session(match, sitting, screen, keeper, ask_all=wishes.ask_all).run()
    if wishes.save:
        screen.copyable("ui.saved", file=str(keeper.save(wishes.save)))
    return code


def _warm_up(match: Match) -> None:
    """Try on a copy what a turn takes: compiling it now, the first time, spares waiting later."""
    trial = match.copy()
    for seat in trial.actors[:1]:
        move = trial.legal_moves_of(seat)[0]
        trial.view(min(seat, SPECTATOR))
        trial.play(move, seat)
    assert trial.can_undo in (True, False)


def _check_new(file: Path) -> None:
    """Rather now than at the end of a long match."""
    if file.exists():
        raise BadSetup(f"{file} exists already: name a new file to save to")
    if not file.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {file.parent} to save in")


def _new(wishes: Wishes, screen: Screen) -> tuple[Match, tuple[Chair, ...]]:
    if wishes.game is None:
        raise BadSetup(f"say which game to play: {', '.join(tramshed.metas())}")
    game = tramshed.game(wishes.game)
    text = wishes.seats or ",".join(["you"] + [DEFAULT] * (min(game.meta.seats) - 1))
    sitting = chairs(text, screen.text("ui.player", number="{number}"))
    edition, edition_text = _edition(wishes.edition, game.meta)
    match = game.match(
        seats=len(sitting),
        seed=wishes.seed,
        options=dict(_option(text) for text in wishes.options),
        edition=edition,
        edition_text=edition_text,
        names=[chair.name for chair in sitting],
    )
    return match, sitting


def _loaded(wishes: Wishes) -> tuple[Match, tuple[Chair, ...]]:
    assert wishes.load is not None
    if wishes.seed or wishes.options or wishes.edition:
        raise BadSetup(
            "a saved match has its set-up already: leave out --seed, --option, --edition"
        )
    match = load(wishes.load)
    if match.conceded is not None:
        raise BadSetup(f"{wishes.load} was conceded; `tramshed replay` shows it")
    if wishes.game and tramshed.game(wishes.game) is not match.game:
        raise BadSetup(f"{wishes.load} is a match of {match.game.meta.title}, not of {wishes.game}")
    sitting = chairs(wishes.seats) if wishes.seats else chairs_of(match.names)
    if len(sitting) != match.setup.seats:
        raise BadSetup(f"the match has {match.setup.seats} seats, --seats names {len(sitting)}")
    if wishes.seats:
        match.names = tuple(chair.name for chair in sitting)
    return match, sitting


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(f"an option is name=value, not {text!r}")
    return name.strip(), value.strip()


def _edition(wish: str | None, meta: Any) -> tuple[str | None, str | None]:
    """The edition's name, and its text if it comes from a file or a folder."""
    if wish is None or wish in meta.editions:
        return wish, None
    if not meta.editions:
        raise BadSetup(f"{meta.title} has no editions to choose from")
    file = Path(wish).expanduser()
    if not file.exists():
        known = ", ".join(meta.editions)
        raise BadSetup(
            f"{meta.title} has no edition {wish!r}, and there is no such file or folder; "
            f"it has: {known}"
        )
    return file.stem, gather(file)
