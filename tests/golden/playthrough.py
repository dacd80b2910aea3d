"""A whole game as readable text: a change of behaviour shows as a diff that someone must approve.

`python -m tests.golden.playthrough` writes the golden files anew.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import tramshed
from tests.discovery import TESTS, Playthrough, facts, folder_of, games
from tramshed.kernel.moves import Move
from tramshed.kernel.seats import SPECTATOR, seat_name

MANY = 6


def golden(game: str, wanted: Playthrough) -> Path:
    """The file of a playthrough."""
    return folder_of(game) / "golden" / f"playthrough-{wanted.seats}.txt"


def playthrough(game: str, wanted: Playthrough) -> str:
    """One random game, told move by move."""
    match = tramshed.game(game).match(seats=wanted.seats, seed=wanted.seed)
    first = f"{game}, {wanted.seats} seats, seed {wanted.seed}"
    told = _all_of(match, wanted.seed) if wanted.views else _told(match, wanted.seed)
    return "\n".join([first, *told]) + "\n"


def _told(match: tramshed.Match, seed: int) -> Iterator[str]:
    """Moves, and what spectators are told of them."""
    rng = random.Random(seed)
    words = match.game.words("en")
    yield from (f"  {words.say(message, match.names)}" for message in match.news())
    while not match.is_over:
        seat = rng.choice(match.actors)
        menu = match.legal_moves_of(seat)
        match.play(rng.choice(menu), seat)
        yield f"{len(match.turns)}. {seat_name(seat)} {match.turns[-1].move} (of {len(menu)})"
        yield from (f"  {words.say(message, match.names)}" for message in match.news())
    yield from _table(match, SPECTATOR)
    yield f"outcome: {match.outcome}"


def _all_of(match: tramshed.Match, seed: int) -> Iterator[str]:
    """Moves and menus, all that each seat is told, and each mover's view."""
    rng = random.Random(seed)
    yield from _news(match)
    while not match.is_over:
        seat = rng.choice(match.actors)
        menu = match.legal_moves_of(seat)
        move = rng.choice(menu)
        yield ""
        if len(match.actors) > 1 or not match.turns or match.turns[-1].seat != seat:
            yield from _table(match, seat)
        yield f"menu: {', '.join(_shortened(menu))}"
        yield f"{len(match.turns) + 1}. {seat_name(seat)} {move}"
        match.play(move, seat)
        yield from _news(match)
    yield ""
    yield from _table(match, SPECTATOR)
    yield f"outcome: {match.outcome}"


def _shortened(menu: list[Move]) -> Iterator[str]:
    """Moves in notation; of many amounts the first and the last."""
    amounts = [move for move in menu if move.amount is not None]
    if len(amounts) < MANY:
        yield from map(str, menu)
        return
    yield from (str(move) for move in menu if move.amount is None)
    yield f"{amounts[0]} … {amounts[-1]} ({len(amounts)})"


def _news(match: tramshed.Match) -> Iterator[str]:
    words = match.game.words("en")
    for seat in (*range(match.setup.seats), SPECTATOR):
        reader = None if seat == SPECTATOR else seat
        for message in match.news(seat=seat):
            yield f"  to {seat_name(seat)}: {words.say(message, match.names, reader)}"


def _table(match: tramshed.Match, seat: int) -> Iterator[str]:
    table = match.view(seat).table
    yield f"seen by {seat_name(seat)}:"
    for name, value in _parts(table):
        if isinstance(value, tuple) and value and is_dataclass(value[0]):
            yield f"  {name}:"
            yield from (f"    {item}" for item in value)
        else:
            yield f"  {name}: {value}"


def _parts(table: Any) -> Iterator[tuple[str, Any]]:
    """What a table shows, by name. A part for which the table speaks itself is told like it."""
    for each in fields(table):
        value = getattr(table, each.name)
        inside = fields(value) if is_dataclass(value) else ()
        if inside and all(hasattr(type(table), part.name) for part in inside):
            yield from ((part.name, getattr(value, part.name)) for part in inside)
        else:
            yield each.name, value


def main() -> None:
    sys.path.append(str(TESTS / "tiny" / "site"))  # pytest does it by `pythonpath`
    for game in games():
        for wanted in facts(game).playthroughs:
            file = golden(game, wanted)
            file.parent.mkdir(exist_ok=True)
            file.write_text(playthrough(game, wanted), encoding="utf-8")
            print(f"wrote {file}")


if __name__ == "__main__":
    main()
