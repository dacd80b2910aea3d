"""The open sale (TG-5): by laps, or against the table's clock."""

from __future__ import annotations

from tests.tiny import events, reasons
from tests.tiny.actions import HOLD, RAISE, SOLD
from tests.tiny.components import ROUNDS, SECONDS
from tests.tiny.scoring import end_game
from tests.tiny.sealed_sale import begin_round, take_lot, turn_up
from tests.tiny.state import LIVE, OPEN_SALE, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE, TABLE, Count
from tramshed.kernel.told import tell


@rule
def begin_open_sale(s: State) -> None:
    """The first who has a coin is to open; only then is a thing drawn and turned up."""
    table = s.live.table
    for place in range(s.fixed.seats):
        seat = (int(table.starter) + place) % int(s.fixed.seats)
        if table.coins[seat] > 0:
            table.part = OPEN_SALE
            table.turn = seat
            turn_up(s)
            return
    tell(s, EVERYONE, events.NO_SALE, -1, 0, 0, 0)
    end_round(s)


@rule
def bidders(s: State) -> int:
    """Whom the sale waits for."""
    table = s.live.table
    if table.leader == 0 or s.fixed.clock != LIVE:
        return 1 << int(table.turn)
    everybody = (1 << int(s.fixed.seats)) - 1
    return everybody & ~int(table.held) & ~(1 << int(table.leader) - 1) | 1 << TABLE


def count(s: State) -> Count:
    """Going, going, gone: each raise begins the count anew."""
    table = s.live.table
    return Count(SECONDS, (int(table.leader), int(table.price)))


@rule
def offer_raises(s: State, seat: int, acts: Actions) -> int:
    """Hold, once the sale is open; every higher bid that can be paid."""
    table = s.live.table
    if seat == TABLE:
        acts[0] = SOLD
        return 1
    n = 0
    if table.leader > 0:
        acts[0] = HOLD
        n = 1
    for coins in range(table.price + 1, table.coins[seat] + 1):
        acts[n] = RAISE + coins - 1
        n += 1
    return n


@rule
def forbids_in_open_sale(s: State, seat: int, action: int) -> int:
    """The clock only ends the sale, and nobody else does; the first bid must be made."""
    table = s.live.table
    if seat == TABLE:
        return reasons.ALLOWED if action == SOLD else reasons.NOT_THE_CLOCK
    if action == SOLD:
        return reasons.ONLY_THE_CLOCK
    if action == HOLD:
        return reasons.ALLOWED if table.leader > 0 else reasons.MUST_OPEN
    coins = action - RAISE + 1
    if coins > table.coins[seat]:
        return reasons.RAISE_TOO_DEAR
    return reasons.ALLOWED if coins > table.price else reasons.TOO_LOW


@rule
def raise_bid(s: State, seat: int, coins: int) -> None:
    """The highest bid so far; everybody else is asked again."""
    table = s.live.table
    table.leader = seat + 1
    table.price = coins
    table.held = 0
    tell(s, EVERYONE, events.RAISED, seat, coins, 0, 0)
    ask_on(s, seat)


@rule
def hold(s: State, seat: int) -> None:
    """No higher bid, until somebody raises."""
    s.live.table.held = int(s.live.table.held) | 1 << seat
    tell(s, EVERYONE, events.HELD, seat, 0, 0, 0)
    ask_on(s, seat)


@rule
def ask_on(s: State, seat: int) -> None:
    """The next one in the lap; sold when all the others hold."""
    table = s.live.table
    everybody = (1 << int(s.fixed.seats)) - 1
    if int(table.held) | 1 << int(table.leader) - 1 == everybody:
        sell(s)
    elif s.fixed.clock != LIVE:
        table.turn = (seat + 1) % int(s.fixed.seats)
    else:
        table.turn = 0  # nobody's turn: equal positions have equal bytes


@rule
def sell(s: State) -> None:
    """The highest bidder pays and takes the thing."""
    table = s.live.table
    winner, price = int(table.leader) - 1, int(table.price)
    take_lot(s, winner, price)
    tell(s, EVERYONE, events.SOLD, winner, price, 0, 0)
    table.leader = 0
    table.price = 0
    table.held = 0
    end_round(s)


@rule
def end_round(s: State) -> None:
    """The starter's role passes left; after the last round the game ends."""
    table = s.live.table
    table.turn = 0
    table.asked = 0
    table.rounds += 1
    table.starter = (int(table.starter) + 1) % int(s.fixed.seats)
    if table.rounds < ROUNDS:
        begin_round(s)
    else:
        end_game(s)
