"""What Passing, Blind, Double blind and Open share: revealing locomotives, the starter and his
substitute, the last buyer, the end of the stage (TT-1.0, TT-1.3, TT-1.4, TT-1.5, TT-1.6, TT-1.7).
"""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import BUY, NAME
from tramshed.games.take_a_train.components import LOCOMOTIVES, OPEN, PASSING, SHOWN
from tramshed.games.take_a_train.reasons import ALLOWED, NOT_REVEALED, TOO_DEAR
from tramshed.games.take_a_train.state import BIDDING, BUYING, NAMING, OPENING, State
from tramshed.games.take_a_train.trains import (
    acquire,
    can_pay,
    fill_face_down,
    is_short,
    short_seats,
)
from tramshed.games.take_a_train.wagons.turn_order import begin_wagons
from tramshed.kernel.bits import draw_one, size
from tramshed.kernel.hand import insert, slot_of, take_out
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

# --- a lot


@rule
def begin_lot(s: State) -> None:
    """Reveal until somebody who is short can pay for something; if nobody ever can, the stage
    ends (TT-1.4)."""
    table, auction = s.live.table, s.live.table.auction
    auction.lots += 1
    tell(s, EVERYONE, events.LOT, auction.starter, auction.lots, 0, 0)
    reveal_some(s)
    opener = who_opens(s)
    while opener < 0:
        if not can_pay_for_another(s):
            tell(s, EVERYONE, events.STAGE_ENDED, -1, 0, 0, 0)
            end_stage(s)
            return
        set_aside(s)
        reveal_some(s)
        opener = who_opens(s)
    if opener != auction.starter:
        tell(s, EVERYONE, events.CANNOT_PAY, auction.starter, 0, 0, 0)
        tell(s, EVERYONE, events.SUBSTITUTE, opener, 0, 0, 0)
        auction.starter = opener
    table.turn = opener
    if short_seats(s) == 1 << opener:
        table.step = BUYING
    elif table.kind == OPEN:
        auction.lot = auction.revealed[0]
        table.step = OPENING
    else:
        table.step = NAMING


@rule
def reveal_some(s: State) -> None:
    """Three from the stack, in Open one; the set-aside ones are the next stack (TT-1.7)."""
    live, auction = s.live, s.live.table.auction
    wanted = 1 if live.table.kind == OPEN else SHOWN
    while auction.n < wanted:
        if auction.stack == 0:
            if auction.set_aside == 0:
                return
            live.stack = auction.known_stack = auction.set_aside
            auction.stack = size(int(auction.set_aside))
            auction.set_aside = 0
            tell(s, EVERYONE, events.NEW_STACK, -1, auction.stack, 0, 0)
        reveal_one(s)


@rule
def reveal_one(s: State) -> None:
    """The next locomotive of the stack, which is not empty."""
    live, auction = s.live, s.live.table.auction
    loco = draw_one(live.chance, int(live.stack))
    live.stack = int(live.stack) & ~(1 << loco)
    auction.known_stack = int(auction.known_stack) & ~(1 << loco)
    auction.stack -= 1
    insert(auction.revealed, int(auction.n), loco + 1)
    auction.n += 1
    tell(s, EVERYONE, events.REVEALED, -1, loco, 0, 0)


@rule
def who_opens(s: State) -> int:
    """The starter, or the next one to the left who is short and can pay for a revealed one; -1 if
    nobody can."""
    auction = s.live.table.auction
    for step in range(s.fixed.seats):
        seat = (int(auction.starter) + step) % int(s.fixed.seats)
        if is_short(s, seat):
            for i in range(auction.n):
                if can_pay(s, seat, int(auction.revealed[i]) - 1):
                    return seat
    return -1


@rule
def can_pay_for_another(s: State) -> bool:
    """Can anybody who is short pay for an unsold locomotive that is not revealed?"""
    unsold = int(s.live.stack) | int(s.live.table.auction.set_aside)
    for seat in range(s.fixed.seats):
        if is_short(s, seat):
            for loco in range(LOCOMOTIVES):
                if unsold >> loco & 1 and can_pay(s, seat, loco):
                    return True
    return False


@rule
def set_aside(s: State) -> None:
    """What was revealed and not sold."""
    auction = s.live.table.auction
    for i in range(auction.n):
        loco = int(auction.revealed[i]) - 1
        auction.set_aside = int(auction.set_aside) | 1 << loco
        auction.revealed[i] = 0
        tell(s, EVERYONE, events.SET_ASIDE, -1, loco, 0, 0)
    auction.n = 0


@rule
def take_revealed(s: State, loco: int) -> None:
    """A revealed locomotive goes to its buyer."""
    auction = s.live.table.auction
    revealed, n = auction.revealed, int(auction.n)
    take_out(revealed, n, slot_of(revealed, 0, n, loco + 1))
    auction.n -= 1


@rule
def sell(s: State, seat: int, price: int) -> None:
    """The lot is sold; the others revealed with it are set aside."""
    auction = s.live.table.auction
    loco = int(auction.lot) - 1
    take_revealed(s, loco)
    acquire(s, seat, loco, price)
    tell(s, EVERYONE, events.SOLD, seat, loco, price, 0)
    auction.lot = 0
    auction.leader = 0
    auction.price = 0
    auction.out = 0
    auction.tied = 0
    set_aside(s)
    pass_starter(s)


@rule
def pass_starter(s: State) -> None:
    """The role passes left, to the next one who is short; when nobody is, the stage ends
    (TT-1.3)."""
    auction = s.live.table.auction
    for step in range(1, s.fixed.seats + 1):
        seat = (int(auction.starter) + step) % int(s.fixed.seats)
        if is_short(s, seat):
            auction.starter = seat
            begin_lot(s)
            return
    end_stage(s)


@rule
def end_stage(s: State) -> None:
    """What is missing comes face down; then the wagons (TT-1.5)."""
    for seat in range(s.fixed.seats):
        if is_short(s, seat):
            tell(s, EVERYONE, events.FILLED, seat, fill_face_down(s, seat), 0, 0)
    clear_auction(s)
    begin_wagons(s)


@rule
def clear_auction(s: State) -> None:
    """Nothing of the auction is left."""
    auction = s.live.table.auction
    s.live.stack = 0
    auction.starter = 0
    auction.lots = 0
    auction.stack = 0
    auction.known_stack = 0
    auction.set_aside = 0
    auction.n = 0
    auction.picks = 0
    auction.queued = 0
    for i in range(len(auction.revealed)):
        auction.revealed[i] = 0
        auction.queue[i] = 0
    clear_bids(s)


@rule
def clear_bids(s: State) -> None:
    """The bids of the lot before."""
    auction = s.live.table.auction
    for seat in range(len(auction.bids)):
        auction.bids[seat] = 0
        auction.second_bids[seat] = 0


# --- naming a lot, and buying without bidding


@rule
def offer_revealed(s: State, seat: int, first: int, acts: Actions) -> int:
    """Those he can pay for."""
    auction = s.live.table.auction
    n = 0
    for i in range(auction.n):
        loco = int(auction.revealed[i]) - 1
        if can_pay(s, seat, loco):
            acts[n] = first + loco
            n += 1
    return n


@rule
def offer_names(s: State, seat: int, acts: Actions) -> int:
    """Locomotives to put up for auction."""
    return offer_revealed(s, seat, NAME, acts)


@rule
def offer_purchases(s: State, seat: int, acts: Actions) -> int:
    """Locomotives to buy without bidding."""
    return offer_revealed(s, seat, BUY, acts)


@rule
def is_revealed(s: State, loco: int) -> bool:
    """Does it lie in the open?"""
    auction = s.live.table.auction
    for i in range(auction.n):
        if auction.revealed[i] == loco + 1:
            return True
    return False


@rule
def forbids_revealed(s: State, seat: int, loco: int) -> int:
    """A revealed locomotive that he can pay for."""
    if not is_revealed(s, loco):
        return NOT_REVEALED
    return ALLOWED if can_pay(s, seat, loco) else TOO_DEAR


@rule
def name_lot(s: State, seat: int, loco: int) -> None:
    """This one is sold now: in Passing by opening it, else by secret bids."""
    table = s.live.table
    clear_bids(s)
    table.auction.lot = loco + 1
    tell(s, EVERYONE, events.NAMED, seat, loco, 0, 0)
    if table.kind == PASSING:
        table.step = OPENING
    else:
        table.step = BIDDING
        table.turn = 0


@rule
def buy(s: State, seat: int, loco: int) -> None:
    """The only one still short pays the power (TT-1.6)."""
    price = int(s.fixed.power[loco])
    take_revealed(s, loco)
    acquire(s, seat, loco, price)
    tell(s, EVERYONE, events.BOUGHT, seat, loco, price, 0)
    set_aside(s)
    pass_starter(s)
