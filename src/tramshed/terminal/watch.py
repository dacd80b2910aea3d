"""`tramshed replay` and `tramshed verify`: looking at saved matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table
from rich.text import Text

from tramshed.bots.levels import shown
from tramshed.kernel.errors import BadFile
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import load
from tramshed.kernel.proof import Verdict
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.words import enumerated
from tramshed.terminal import journal
from tramshed.terminal.ending import ended, ranking
from tramshed.terminal.language import refused, words
from tramshed.terminal.prose import Prose
from tramshed.terminal.readying import game_of, get_ready
from tramshed.terminal.screen import Screen
from tramshed.text.contract import text_of

WRONG, UNREADABLE = 1, 2


def replay(
    file: Path, first: int | None, last: int | None, seat: str | None, step: bool, language: str
) -> int:
    """Show a saved match move by move: what happened, and the table after it."""
    screen = Screen(words(language))
    match = _loaded(file, screen)
    screen.words = words(language, match.game.folder)
    viewer = _viewer(match, seat)
    numbers = _numbers(match, first, last)
    try:
        for number in numbers:
            _show_move(screen, match, number, viewer)
            if step and number != numbers[-1]:
                screen.pause("ui.step")
    except (EOFError, KeyboardInterrupt):
        screen.show("")
        return 0
    if match.is_over and numbers and numbers[-1] == len(match.turns):
        screen.show("", Prose(_result(screen, match), "bold"))
    return 0


def _loaded(file: Path, screen: Screen) -> Match:
    """A saved match; bots are called as the reader would call them."""
    if screen.interactive:  # somebody waits for it
        get_ready(screen, game_of(file))
    match = load(file)
    match.names = shown(match.names, screen.words)
    return match


def _numbers(match: Match, first: int | None, last: int | None) -> range:
    count = len(match.turns)
    start, end = 1 if first is None else first, count if last is None else last
    if not 0 <= start <= end <= count:
        raise refused("ui.no-such-moves", count=count, first=start, last=end)
    return range(start, end + 1)


def _viewer(match: Match, seat: str | None) -> int | None:
    """Whose eyes to look through; None: each mover's own."""
    if seat is None:
        return None
    known = {str(number + 1): number for number in range(match.setup.seats)}
    known |= {name.casefold(): number for number, name in enumerate(match.names)}
    known["spectator"] = SPECTATOR
    if seat.casefold() not in known:
        raise refused("ui.no-such-seat", seat=repr(seat), known=enumerated(known))
    return known[seat.casefold()]


def _show_move(screen: Screen, match: Match, number: int, viewer: int | None) -> None:
    position = match.copy(number)
    mover = match.turns[number - 1].seat if number else SPECTATOR
    eyes = viewer if viewer is not None else _player(match, mover)
    if number:
        turn = match.turns[number - 1]
        name = match.names[turn.seat] if turn.seat < len(match.names) else screen.text("ui.table")
        count = len(match.turns)
        head = screen.text("ui.move-of", number=number, count=count, name=name, move=str(turn.move))
    else:
        head = screen.text("ui.deal")
    text = text_of(match.game.name)
    teller = journal.Teller(screen.words, match.names, None, text)
    told = teller.texts(match.news(number, eyes))
    screen.show(Text(f"\n{head}", "bold"), *journal.bullets(told))
    screen.show(text.draw(position.view(eyes).table, match.names, screen.words))


def _player(match: Match, mover: int) -> int:
    return mover if mover < match.setup.seats else SPECTATOR


def verify(file: Path, language: str) -> int:
    """Play a file through and say what it is, or exactly what is wrong with it."""
    screen = Screen(words(language))
    try:
        match = _loaded(file, screen)
    except BadFile as error:
        screen.copyable("ui.bad-file", file=str(file), why=error.say(language))
        return UNREADABLE if isinstance(error.__cause__, OSError) else WRONG
    verdict = match.proof.check(match.setup, match.key) if match.proof else None
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(overflow="fold")
    for row in _facts(screen, match):
        grid.add_row(*row)
    for row in _proof(screen, match, verdict) if verdict else ():
        grid.add_row(*row)
    screen.copyable("ui.good-file", file=str(file))
    screen.show(grid)
    _judge(screen, verdict)
    return WRONG if verdict and not verdict.fits else 0


def _facts(screen: Screen, match: Match) -> Iterator[tuple[str, str]]:
    meta = match.game.meta
    version = screen.text("ui.rules-version", number=meta.rules_version)
    yield screen.text("ui.game"), f"{meta.title} ({version})"
    yield screen.text("ui.players"), screen.words.enumerate(match.names)
    yield from match.setup.options
    if match.setup.edition:
        yield screen.text("ui.edition"), match.setup.edition
    yield screen.text("ui.moves"), str(len(match.turns))
    yield screen.text("ui.result"), _result(screen, match)
    yield screen.text("ui.position"), match.digest()


def _result(screen: Screen, match: Match) -> str:
    if match.outcome is None:
        names = [match.names[seat] for seat in match.actors if seat < len(match.names)]
        return screen.text("ui.unfinished", name=enumerated(names))
    scores = ranking(match.outcome, match.names, screen.words)
    return screen.words.say(ended(match.outcome, scores), match.names)


def _proof(screen: Screen, match: Match, verdict: Verdict) -> Iterator[tuple[str, str]]:
    """What the shuffle is to follow from."""
    proof = verdict.proof
    yield screen.text("ui.site-table"), proof.table
    yield screen.text("ui.commitment"), proof.commitment.hex()
    yield screen.text("ui.secret"), proof.secret.hex()
    for seat, share in sorted(proof.shares.items()):
        yield screen.text("ui.share", name=match.names[seat]), share.hex()
    yield screen.text("ui.key"), verdict.key.hex()


def _judge(screen: Screen, verdict: Verdict | None) -> None:
    if verdict is None:
        screen.say("ui.shuffle-unknown")
    elif verdict.fits:
        screen.stress("ui.shuffle-good")
    if verdict and not verdict.seal_fits:
        screen.copyable("ui.shuffle-seal", sealed=verdict.sealed.hex())
    if verdict and not verdict.key_fits:
        screen.copyable("ui.shuffle-key", key=verdict.recomputed.hex())
