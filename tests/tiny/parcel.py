"""The parcel (TG-4): what nobody has looked at is not even drawn yet."""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.actions import LEAVE, LOOK, PASS, TAKE
from tests.tiny.reasons import ALLOWED, NO_COIN
from tests.tiny.state import INSIDE, PARCEL, State
from tramshed.kernel.chance import draw
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import look
from tramshed.kernel.told import tell


@rule
def begin_parcel(s: State) -> None:
    """The starter is asked first."""
    s.live.table.part = PARCEL
    s.live.table.turn = s.live.table.starter
    s.live.table.asked = 0


@rule
def offer_parcel(s: State, seat: int, acts: Actions) -> int:
    """Pass, or look for a coin."""
    acts[0] = PASS
    acts[1] = LOOK
    return 2 if s.live.table.coins[seat] > 0 else 1


@rule
def offer_inside(acts: Actions) -> int:
    """Take it or leave it."""
    acts[0] = TAKE
    acts[1] = LEAVE
    return 2


@rule
def forbids_looking(s: State, seat: int) -> int:
    """A look costs a coin."""
    return ALLOWED if s.live.table.coins[seat] > 0 else NO_COIN


@rule
def look_inside(s: State, seat: int) -> None:
    """Pay a coin and see the thing; the first to look draws it."""
    live, table = s.live, s.live.table
    table.coins[seat] -= 1
    if table.parcel_seen[0] == 0:
        live.parcel = draw(live.chance, live.bag) + 1
    look(live, table.parcel_seen, 0, seat)
    kind = int(live.parcel) - 1
    tell(s, EVERYONE, events.LOOKED, seat, 0, 0, 0)
    tell(s, 1 << seat, events.SAW, seat, kind, 0, 0)
    table.part = INSIDE


@rule
def take_find(s: State, seat: int) -> None:
    """The thing goes, face down, to the seat; whoever knew it still does."""
    live, table = s.live, s.live.table
    live.finds[seat, table.rounds] = live.parcel
    table.find_seen[seat, table.rounds] = table.parcel_seen[0]
    live.parcel = 0
    table.parcel_seen[0] = 0
    tell(s, EVERYONE, events.TOOK, seat, 0, 0, 0)


@rule
def next_at_parcel(s: State) -> bool:
    """On to the next seat; false when all have been asked."""
    table = s.live.table
    table.part = PARCEL
    table.asked += 1
    table.turn = (int(table.turn) + 1) % int(s.fixed.seats)
    return table.asked < s.fixed.seats
