"""`tramshed play`: from what the command line says to a session."""

from __future__ import annotations

from collections.abc import Sequence
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
from tramshed.kernel.words import Message, enumerated
from tramshed.terminal.chairs import Chair, chairs, chairs_of
from tramshed.terminal.keeping import Keeper
from tramshed.terminal.language import refused, words
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
        raise refused("ui.save.exists", file=str(file))
    if not file.absolute().parent.is_dir():
        raise refused("ui.save.nowhere", folder=str(file.parent))


def _new(wishes: Wishes, screen: Screen) -> tuple[Match, tuple[Chair, ...]]:
    if wishes.game is None:
        raise refused("ui.which-game", known=enumerated(tramshed.metas()))
    game = tramshed.game(wishes.game)
    text = wishes.seats or ",".join(["you"] + [DEFAULT] * (min(game.meta.seats) - 1))
    sitting = chairs(text, screen.text("ui.player", number="{number}"))
    edition, edition_text = _edition(wishes.edition, game.meta)
    match = game.match(
        seats=len(sitting),
        seed=wishes.seed,
        options=options_of(wishes.options),
        edition=edition,
        edition_text=edition_text,
        names=[chair.name for chair in sitting],
    )
    return match, sitting


def _loaded(wishes: Wishes) -> tuple[Match, tuple[Chair, ...]]:
    assert wishes.load is not None
    if wishes.seed or wishes.options or wishes.edition:
        raise refused("ui.load.set-up")
    match = load(wishes.load)
    if match.conceded is not None:
        raise refused("ui.load.conceded", file=str(wishes.load))
    if wishes.game and tramshed.game(wishes.game) is not match.game:
        title, file = match.game.meta.title, str(wishes.load)
        raise refused("ui.load.other-game", file=file, title=title, game=wishes.game)
    sitting = chairs(wishes.seats) if wishes.seats else chairs_of(match.names)
    if len(sitting) != match.setup.seats:
        raise refused("ui.load.seats", seats=match.setup.seats, named=len(sitting))
    if wishes.seats:
        match.names = tuple(chair.name for chair in sitting)
    return match, sitting


def options_of(texts: Sequence[str]) -> dict[str, str]:
    """Options as they are typed, `name=value`."""
    return dict(map(_option, texts))


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise refused("ui.bad-option", text=repr(text))
    return name.strip(), value.strip()


def _edition(wish: str | None, meta: Any) -> tuple[str | None, str | None]:
    """The edition's name, and its text if it comes from a file or a folder."""
    if wish is None or wish in meta.editions:
        return wish, None
    if not meta.editions:
        raise BadSetup(Message("error.setup.no-editions", {"game": meta.title}))
    file = Path(wish).expanduser()
    if not file.exists():
        known = enumerated(meta.editions)
        raise refused("ui.no-edition", game=meta.title, edition=repr(wish), known=known)
    return file.stem, gather(file)
