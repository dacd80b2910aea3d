"""Set-up (TB-S0, TB-S1, TB-S2, TB-S3)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.components import COPIES, KINDS, START_MONEY
from tramshed.games.trambahn.end_of_turn import begin_turn, fill_hand, fill_market
from tramshed.games.trambahn.knowledge.memory import forget_all
from tramshed.games.trambahn.state import State
from tramshed.kernel.chance import below, draw, put
from tramshed.kernel.record import Records
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import tell


def prepare(state: Records, setup: Setup) -> None:
    """Two seats; there is nothing else to choose."""
    state[0].fixed.seats = setup.seats


@rule
def deal(s: State) -> None:
    """Choose who begins, shuffle, deal money and hands, turn up the first trams."""
    live = s.live
    for kind in range(KINDS):
        live.deck.count[kind] = COPIES[kind]
        live.deck.n += COPIES[kind]
    forget_all(live)
    starter = below(live.chance, 2)
    live.table.starter = starter
    tell(s, EVERYONE, events.BEGAN, starter, 0, 0, 0)
    for place in range(2):
        for _ in range(START_MONEY[place]):
            put(live.money[starter ^ place], draw(live.chance, live.deck))
    fill_hand(s, starter)
    fill_hand(s, 1 - starter)
    fill_market(s)
    begin_turn(s, starter)
