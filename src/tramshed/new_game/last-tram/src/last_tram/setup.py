"""Setting up (LT-S1): what was chosen, in Python; then luck, as a rule."""

from __future__ import annotations

from last_tram import events
from last_tram.components import COPIES, ROUNDS, TICKETS, VALUES
from last_tram.laying import begin_round
from last_tram.meta import META
from last_tram.state import State
from tramshed.kernel.chance import draw
from tramshed.kernel.record import Records
from tramshed.kernel.rule import rule
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import tell

EVENINGS = META.options[0].choices


def prepare(state: Records, setup: Setup) -> None:
    """The seats and the length of the evening."""
    fixed = state[0].fixed
    fixed.seats = setup.seats
    fixed.rounds = ROUNDS[EVENINGS.index(setup.option("evening"))]


@rule
def deal(s: State) -> None:
    """Fill the box and the pile, deal tickets, begin the first round."""
    live = s.live
    for ticket in range(TICKETS):
        live.box.count[ticket] = 1
    live.box.n = TICKETS
    for value in range(VALUES):
        live.table.pile.count[value] = COPIES
    live.table.pile.n = COPIES * VALUES
    for seat in range(s.fixed.seats):
        for _ in range(s.fixed.rounds):
            live.hands[seat, draw(live.chance, live.box)] = 1
        for ticket in range(TICKETS):
            if live.hands[seat, ticket] == 1:
                tell(s, 1 << seat, events.DEALT, seat, ticket + 1, 0, 0)
    begin_round(s)
