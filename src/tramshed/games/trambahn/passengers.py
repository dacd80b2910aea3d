"""Step 1: passengers (TB-1.1, TB-1.2)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.actions import PASSENGER
from tramshed.games.trambahn.cards import line_of
from tramshed.games.trambahn.components import CONDUCTOR, LINES, ROW_SIZE
from tramshed.games.trambahn.knowledge.memory import all_see_play
from tramshed.games.trambahn.reasons import ALLOWED, NO_SUCH_PASSENGER
from tramshed.games.trambahn.scoring import score_line
from tramshed.games.trambahn.state import State
from tramshed.kernel.hand import holds, remove
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def offer_passengers(s: State, seat: int, acts: Actions, n: int) -> int:
    """Any hand card: a station to its own row, a conductor to any."""
    hand = s.live.hand[seat]
    for i in range(hand.n):
        kind = int(hand.cards[i])
        if i > 0 and hand.cards[i - 1] == kind:
            continue
        rows = len(LINES) if kind == CONDUCTOR else 1
        for row in range(rows):
            acts[n] = PASSENGER + kind + row
            n += 1
    return n


@rule
def forbids_passenger(s: State, seat: int, choice: int) -> int:
    """Only what is in the hand."""
    kind = min(choice, CONDUCTOR)
    return ALLOWED if holds(s.live.hand[seat], kind) else NO_SUCH_PASSENGER


@rule
def place_passenger(s: State, seat: int, choice: int) -> None:
    """Place a hand card in a row; the fourth in a row brings a scoring at once."""
    table = s.live.table
    kind = min(choice, CONDUCTOR)
    line = choice - CONDUCTOR if kind == CONDUCTOR else line_of(kind)
    remove(s.live.hand[seat], kind)
    all_see_play(s.live, seat, kind)
    table.rows[line, table.waiting[line]] = kind
    table.waiting[line] += 1
    tell(s, EVERYONE, events.PASSENGER, seat, kind, line, 0)
    table.step += 1
    if table.waiting[line] == ROW_SIZE:
        score_line(s, line)
