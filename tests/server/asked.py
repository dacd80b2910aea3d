"""What a seat can ask its table for that changes nothing: why not, a hint, what a draft leads to.
Some of all that, as somebody would ask who wants to find out more than he may know."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import count

import msgspec

from tramshed.kernel.position import Position
from tramshed.server.wire import commands
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import Hint, Rehearse, Why, Wish, write

QUESTIONS = 6
"""Of a kind."""
LONGEST = 3
"""So often a draft is gone on with."""
TICKETS = 110
SLOTS = 5

_ids = map(str, count())


class Asking:
    """A page that asks."""

    def __init__(self, page: Connection) -> None:
        self.page = page
        self.menu: Sequence[dict[str, str]] = ()
        """What the last rehearsal offered."""
        page.compose()

    @property
    def board(self) -> Position:
        assert self.page.table.board is not None
        return self.page.table.board

    async def answer(self, wish: Wish) -> bytes:
        table, seat = self.page.table, self.page.seat
        await commands.carry_out(self.page, wish)
        if seat in table.hints:
            await table.hints[seat]
        answer = write(self.page._answers.pop())
        if isinstance(wish, Rehearse):
            self.menu = msgspec.json.decode(answer).get("menu", ())
        return answer


def wishes(asking: Asking, rng: random.Random) -> Iterator[Wish]:
    """They go on from what was answered."""
    board, seat = asking.board, asking.page.seat
    awaited = seat in board.actors
    menu = [str(board.moves[action]) for action in board.menu(seat)] if awaited else []
    yield from _questions(board, menu, rng)
    if awaited:
        yield Hint(id=next(_ids))
        if asking.page._page.complete is not None:
            yield from _drafts(asking, menu, rng)


def _questions(board: Position, menu: Sequence[str], rng: random.Random) -> Iterator[Wish]:
    """About any move at all, and about any two things on the table."""
    moves = [board.moves[number] for number in range(len(board.moves))]
    for move in rng.sample(moves, QUESTIONS):
        after = rng.sample(menu, min(1, len(menu))) if rng.random() < 0.3 else []
        yield Why(id=next(_ids), move=str(move), after=after)
    placed = [move for move in moves if move.source]
    for move in rng.sample(placed, min(QUESTIONS, len(placed))):
        yield Why(id=next(_ids), s=move.source or "", d=move.target or "")


def _drafts(asking: Asking, menu: Sequence[str], rng: random.Random) -> Iterator[Wish]:
    """What is offered, what is allowed, and icons of any ticket, whoever has it."""
    yield _rehearse(())
    moves: list[str] = []
    use: list[str] = []
    for _ in range(LONGEST):
        offered = [each for each in asking.menu if each.get("draft")]
        if not offered:
            break
        choice = rng.choice(offered)
        moves += filter(None, choice["m"].split(", "))
        use += filter(None, [choice.get("use")])
        yield _rehearse(moves, use)
    yield _rehearse(moves, [*use, *_any_icons(rng)], _any_icons(rng))
    yield _rehearse(rng.choices(menu, k=2), _any_icons(rng))


def _any_icons(rng: random.Random) -> list[str]:
    return [f"{rng.randint(1, TICKETS)}-{rng.randint(1, SLOTS)}" for _ in range(LONGEST)]


def _rehearse(moves: Sequence[str], use: Sequence[str] = (), spare: Sequence[str] = ()) -> Rehearse:
    return Rehearse(id=next(_ids), n=0, k=1, moves=[*moves], use=[*use], spare=[*spare])
