"""What it costs to be told what a draft would lead to, and how much is told: Tramways for five, in
every step, as somebody drafts who follows what the page offers.

The match goes on as the quick policy decides. At each decision the page of the seat that decides
rehearses nothing, as pages do when their turn comes, and then goes on by what it is offered.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bench.figures import Figure, spread
from bench.in_memory import quick_action, table_of
from bench.wire import Wire
from tramshed.games.tramways.shown.table import STEP_NAMES
from tramshed.kernel.registry import game
from tramshed.server.play.positions import notations
from tramshed.server.play.readiness import keep_loaded
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.drafting import Wanted
from tramshed.server.wire.messages import Rehearse, write
from tramshed.web.seats import Choice

GAME, SEATS, SEED = "tramways", 5, 2
OF = "Tramways, five players"
REHEARSAL = "rehearsal"
BAR = 5.0
LONGEST = 4
"""So often somebody goes on with a draft."""


class Rehearsed(NamedTuple):
    """One answer: at which step of the match, how many seconds, how many bytes."""

    step: str
    seconds: float
    raw: int
    wire: int


def rehearsals(tries: int) -> list[Figure]:
    """Bytes are always the same, times the least of all tries."""
    keep_loaded()  # as the site does
    runs = [asyncio.run(_rehearsed()) for _ in range(max(tries, 1))]
    best = [min(each) for each in zip(*([one.seconds for one in run] for run in runs), strict=True)]
    return [*_figures(runs[0], best)]


def _figures(found: Sequence[Rehearsed], seconds: Sequence[float]) -> Iterator[Figure]:
    for figure in spread(OF, REHEARSAL, seconds, 1e3, "ms"):
        yield figure._replace(bar=BAR)
    yield from spread(OF, f"{REHEARSAL}, raw", [each.raw for each in found], 1e-3, "kB")
    yield from spread(OF, f"{REHEARSAL}, on the wire", [each.wire for each in found], 1e-3, "kB")
    steps = defaultdict(list)
    for each, took in zip(found, seconds, strict=True):
        steps[each.step].append(took)
    for step in STEP_NAMES:
        if step in steps:
            yield Figure(OF, f"{REHEARSAL} at {step}, largest", max(steps[step]) * 1e3, "ms")


async def _rehearsed() -> list[Rehearsed]:
    rng, played = random.Random(SEED), game(GAME)
    table = table_of(played.match(seats=SEATS, seed=SEED))
    board, pages = table.board, [_Drafting(table, seat) for seat in range(SEATS)]
    assert board is not None
    found: list[Rehearsed] = []
    while not board.is_over:
        seat = board.actors[0]
        found += pages[seat].draft(board.view(seat).table.step, rng)
        await table.play(seat, [quick_action(board, seat, rng)])
    await asyncio.gather(*table.close(), return_exceptions=True)
    return found


class _Drafting:
    """A page whose seat drafts."""

    def __init__(self, table: Any, seat: int) -> None:
        self.connection, self.wire, self.count = Connection(table, seat, "en"), Wire(), 0
        table.join(self.connection)
        self.connection.hello(-1)

    def draft(self, step: str, rng: random.Random) -> Iterator[Rehearsed]:
        """Nothing, and then whatever is offered."""
        self.wire.bytes_of(write(self.connection.compose()))
        moves: list[str] = []
        use: list[str] = []
        for _ in range(LONGEST):
            found, menu = self._rehearse(step, moves, use)
            yield found
            offered = [choice for choice in menu if choice.get("draft")]
            if not offered:
                return
            choice = rng.choice(offered)
            moves += filter(None, choice["m"].split(", "))
            use += [choice["use"]] if "use" in choice else []

    def _rehearse(
        self, step: str, moves: Sequence[str], use: Sequence[str]
    ) -> tuple[Rehearsed, Sequence[Choice]]:
        connection = self.connection
        board = connection.table.board
        assert board is not None
        known = notations(board.moves)
        self.count += 1
        number = connection.table.row.numbers[connection.seat]
        wish = Rehearse(id="a", n=number, k=self.count, moves=[*moves])
        began = time.thread_time()
        connection.rehearse(Wanted(tuple(known[each] for each in moves), tuple(use), ()), wish)
        message = write(connection._answers.pop())
        size = self.wire.bytes_of(message)
        took = time.thread_time() - began
        return Rehearsed(step, took, len(message), size), msgspec.json.decode(message).get(
            "menu", ()
        )
