"""Set-up (TG-S1, TG-S2): the edition into the record, coins and hands on the table."""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.components import COINS, HAND_SIZE
from tests.tiny.edition import edition
from tests.tiny.meta import META
from tests.tiny.state import State
from tramshed.kernel.chance import below, draw
from tramshed.kernel.hand import sort_from
from tramshed.kernel.record import Records
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import tell

CLOCK_NAMES = META.options[0].choices


def prepare(state: Records, setup: Setup) -> None:
    """The seats, the clock and the edition's things."""
    fixed = state[0].fixed
    fixed.seats = setup.seats
    fixed.clock = CLOCK_NAMES.index(setup.option("clock"))
    things = edition(setup)
    fixed.kinds = len(things)
    for kind, thing in enumerate(things):
        fixed.value[kind] = thing.value
        fixed.copies[kind] = thing.copies


@rule
def deal(s: State) -> None:
    """Choose the starter, fill the bag, deal coins and packets."""
    live, table = s.live, s.live.table
    for kind in range(s.fixed.kinds):
        live.bag.count[kind] = s.fixed.copies[kind]
        live.bag.n += s.fixed.copies[kind]
    table.starter = below(live.chance, int(s.fixed.seats))
    tell(s, EVERYONE, events.BEGAN, table.starter, 0, 0, 0)
    for seat in range(s.fixed.seats):
        table.coins[seat] = COINS
        for slot in range(HAND_SIZE):
            live.packets[seat, slot] = draw(live.chance, live.bag) + 1
            table.packet_seen[seat, slot] = 1 << seat
        sort_from(live.packets[seat], 0)
        for slot in range(HAND_SIZE):
            kind = int(live.packets[seat, slot]) - 1
            tell(s, 1 << seat, events.DREW, seat, kind, 0, 0)
