"""A whole game as readable text: a change of behaviour shows as a diff that someone must approve.

`python -m tests.golden.playthrough` writes the golden files anew.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import tramshed
from tramshed.kernel.seats import SPECTATOR, seat_name

HERE = Path(__file__).parent

GOLDEN = {"trambahn-2.txt": ("trambahn", 2, 7)}
"""File: game, seats, seed."""


def playthrough(game: str, seats: int, seed: int) -> str:
    """One random game, told move by move."""
    return "\n".join(_lines(game, seats, seed)) + "\n"


def _lines(game: str, seats: int, seed: int) -> Iterator[str]:
    match = tramshed.game(game).match(seats=seats, seed=seed)
    rng = random.Random(seed)
    yield f"{game}, {seats} seats, seed {seed}"
    yield from _news(match)
    while not match.is_over:
        seat = rng.choice(match.actors)
        menu = match.legal_moves_of(seat)
        move = rng.choice(menu)
        yield ""
        if len(match.actors) > 1 or not match.turns or match.turns[-1].seat != seat:
            yield from _table(match, seat)
        yield f"menu: {', '.join(str(each) for each in menu)}"
        yield f"{len(match.turns) + 1}. {seat_name(seat)} {move}"
        match.play(move, seat)
        yield from _news(match)
    yield ""
    yield from _table(match, SPECTATOR)
    yield f"outcome: {match.outcome}"


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
    for file, (game, seats, seed) in GOLDEN.items():
        (HERE / file).write_text(playthrough(game, seats, seed), encoding="utf-8")
        print(f"wrote {file}")


if __name__ == "__main__":
    main()
