"""A whole game as readable text: a change of behaviour shows as a diff that someone must approve.

`python -m tests.golden.playthrough` writes the golden files anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import tramshed
from tramshed.kernel.moves import Move
from tramshed.kernel.seats import SPECTATOR, seat_name

GAMES = Path(__file__).parents[1] / "games"
MANY = 6

GOLDEN = {
    "trambahn/golden/playthrough-2.txt": ("trambahn", 2, 7, True),
    "take_a_train/golden/playthrough-2.txt": ("take_a_train", 2, 10, True),
    "take_a_train/golden/playthrough-4.txt": ("take_a_train", 4, 7, False),
    "take_a_train/golden/playthrough-6.txt": ("take_a_train", 6, 11, False),
    "tramways/golden/playthrough-1.txt": ("tramways", 1, 3, False),
    "tramways/golden/playthrough-2.txt": ("tramways", 2, 5, False),
    "tramways/golden/playthrough-5.txt": ("tramways", 5, 8, False),
}
"""File: game, seats, seed, and whether it has every seat's views and news, or only what spectators
are told."""


def playthrough(game: str, seats: int, seed: int, views: bool) -> str:
    """One random game, told move by move."""
    match = tramshed.game(game).match(seats=seats, seed=seed)
    first = f"{game}, {seats} seats, seed {seed}"
    return "\n".join([first, *(_all_of(match, seed) if views else _told(match, seed))]) + "\n"


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
    for each in fields(table):
        value = getattr(table, each.name)
        if isinstance(value, tuple) and value and is_dataclass(value[0]):
            yield f"  {each.name}:"
            yield from (f"    {item}" for item in value)
        else:
            yield f"  {each.name}: {value}"


def main() -> None:
    for file, wanted in GOLDEN.items():
        (GAMES / file).write_text(playthrough(*wanted), encoding="utf-8")
        print(f"wrote {file}")


if __name__ == "__main__":
    main()
