"""A round: its auction, its locomotives, its end (TT-S2, TT-4.2)."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.auctions.draft import begin_draft
from tramshed.games.take_a_train.auctions.lots import begin_lot
from tramshed.games.take_a_train.auctions.preempted import begin_preempted
from tramshed.games.take_a_train.components import (
    AUCTIONS,
    DRAFT,
    EXTENDED,
    KINDS,
    LOCOMOTIVES,
    PREEMPTED,
    ROUNDS,
    TRAINS,
    TRASH,
)
from tramshed.games.take_a_train.scoring import income_of, multiplier_of
from tramshed.games.take_a_train.state import OVER, State
from tramshed.kernel.bits import draw_one, size
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def begin_round(s: State) -> None:
    """Shuffle everything, draw an auction token, begin the auction."""
    live, table = s.live, s.live.table
    shuffle_wagons(s)
    live.stack = some_locomotives(s)
    table.auction.stack = TRAINS * int(s.fixed.seats)
    unused = (1 << len(AUCTIONS)) - 1 & ~int(table.kinds_used)
    kind = draw_one(live.chance, unused)
    table.kind = kind
    table.kinds_used = int(table.kinds_used) | 1 << kind
    table.auction.starter = table.round_starter
    tell(s, EVERYONE, events.ROUND, table.round_starter, int(table.rounds) + 1, kind, 0)
    if kind == PREEMPTED:
        begin_preempted(s)
    elif kind == DRAFT:
        begin_draft(s)
    else:
        begin_lot(s)


@rule
def shuffle_wagons(s: State) -> None:
    """All wagon cards into the deck, without Trash and Extended storage once they came out."""
    table = s.live.table
    table.deck.n = 0
    for kind in range(KINDS):
        table.deck.count[kind] = s.fixed.copies[kind]
        table.deck.n += s.fixed.copies[kind]
        table.discard.count[kind] = 0
    table.discard.n = 0
    table.deck.count[TRASH] -= table.trash_out
    table.deck.count[EXTENDED] -= table.extended_out
    table.deck.n -= table.trash_out + table.extended_out


@rule
def some_locomotives(s: State) -> int:
    """Three for each player, out of all. What is fewer is drawn: those, or the others."""
    everything = (1 << LOCOMOTIVES) - 1
    wanted = TRAINS * int(s.fixed.seats)
    rest = everything
    for _ in range(min(wanted, LOCOMOTIVES - wanted)):
        rest &= ~(1 << draw_one(s.live.chance, rest))
    return rest if size(rest) == wanted else everything & ~rest


@rule
def end_round(s: State) -> None:
    """The trains earn money; then the next round, or the end."""
    table = s.live.table
    for seat in range(s.fixed.seats):
        total = 0
        for number in range(TRAINS):
            income = income_of(s, seat, number)
            if income > 0:
                times = multiplier_of(s, seat, number)
                tell(s, EVERYONE, events.EARNED, seat, number, income, times)
            total += income
        tell(s, EVERYONE, events.INCOME, seat, total, 0, 0)
        table.cash[seat] += total
        table.earned[table.rounds, seat] = total
    table.rounds += 1
    if table.rounds == ROUNDS:
        end_match(s)
    else:
        clear_table(s)
        table.round_starter = (int(table.round_starter) + 1) % int(s.fixed.seats)
        begin_round(s)


@rule
def end_match(s: State) -> None:
    """Everybody counts his money; the trains of the last round stay on the table."""
    table = s.live.table
    table.step = OVER
    table.turn = 0
    for seat in range(s.fixed.seats):
        achieved = size(int(table.achieved[seat]))
        tell(s, EVERYONE, events.TOTAL, seat, int(table.cash[seat]), achieved, 0)
    tell(s, EVERYONE, events.ENDED, -1, 0, 0, 0)


@rule
def clear_table(s: State) -> None:
    """Locomotives, wagons and turn-order tokens go back."""
    table = s.live.table
    table.passes = 0
    table.laps = 0
    table.replaced = 0
    table.limit = 0
    while table.in_market > 0:
        table.in_market -= 1
        table.market[table.in_market] = 0
    for seat in range(s.fixed.seats):
        table.owned[seat] = 0
        table.order[seat] = 0
        table.token[seat] = 0
        for number in range(TRAINS):
            train = table.trains[seat, number]
            train.loco = 0
            train.face_down = 0
            train.paid = 0
            train.plus = 0
            train.cargo = 0
            train.worth = 0
            for i in range(train.n):
                train.wagons[i] = 0
            train.n = 0
