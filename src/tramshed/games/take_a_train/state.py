"""The state: one record. `fixed` never changes, `live` is what moves change, `told` is news.

`live.table` is exactly what everybody may know; everything else in `live` is hidden from somebody.
The wagon deck is part of the table: whoever remembers what was discarded knows what is left in it,
and it has no order. So is everybody's cash, which follows from public payments (TT-6.1); whether
it is printed is up to the option `open_money`.

A locomotive in a slot is its number + 1, a seat in a slot is the seat + 1, a bid is its units + 1:
an empty slot is 0. Sets of locomotives and of objectives are bits, in signed numbers: compiled,
unsigned ones would turn into fractions beside plain ints.
"""

from __future__ import annotations

from typing import Annotated

from tramshed.games.take_a_train.components import (
    EXTENDED_LIMIT,
    KINDS,
    LOCOMOTIVES,
    MOST_IN_MARKET,
    OBJECTIVES,
    ROUNDS,
    TRAINS,
)
from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Grid, Row, i1, i2, i4, u1
from tramshed.kernel.seats import MOST_SEATS
from tramshed.kernel.told import Told

(
    NAMING,  # the starter names a revealed locomotive
    BUYING,  # the only player short of three takes a revealed one at its power
    OPENING,  # the starter makes the first bid
    RAISING,  # Passing: raise or drop; Open: raise or hold
    BIDDING,  # secret bids
    ADDING,  # Double blind: the second secret bids
    FAVOURING,  # the starter breaks a tie, or orders tied bidders
    PICKING,  # Pre-empted: in the order of bids
    KEEPING,  # Draft: secret choices
    TURNING,  # Draft: who cannot pay turns a locomotive face down
    MOVING,  # stage 2: replace, take or pass
    REPLACING,  # stage 2: some cards are chosen to be replaced, perhaps more
    OVER,
) = STEPS = tuple(range(13))
"""What is being decided."""


class Pile:
    """Face-down or discarded cards: how many of each kind. It has no order (see kernel.chance)."""

    n: i2
    count: Annotated[Row[i1], KINDS]


class Train:
    """A locomotive and its wagons."""

    loco: i1  # + 1; 0: none, or one that lies face down unseen
    face_down: i1
    paid: i2  # the price of this locomotive; a draft is paid as a whole
    plus: i1  # 1: Multiplier +1 lies beside it
    cargo: i1  # its wagons' type + 1
    worth: i2  # sum of its wagons
    n: i1
    wagons: Annotated[Row[i1], EXTENDED_LIMIT]  # kinds, the first one behind the locomotive


class Auction:
    """The lot that is being sold. Cleared when the stage ends."""

    starter: i1  # of this lot, or his substitute
    lots: i1  # begun so far, this one included
    stack: i1  # locomotives left in the stack
    known_stack: i4  # the stack, if it was made of set-aside locomotives; else 0
    set_aside: i4  # locomotives
    n: i1
    revealed: Annotated[Row[i1], MOST_SEATS]  # locomotives + 1, ascending
    lot: i1  # the locomotive named + 1
    leader: i1  # highest bidder + 1
    price: i2  # the standing bid; in Double blind the winner's sum
    out: u1  # seats that dropped out, or that hold
    bids: Annotated[Row[i2], MOST_SEATS]  # revealed bids + 1
    second_bids: Annotated[Row[i2], MOST_SEATS]
    sealed_seen: Annotated[Row[u1], MOST_SEATS]  # who knows each sealed decision; 0: none was made
    tied: u1  # seats among whom the starter decides
    queue: Annotated[Row[i1], MOST_SEATS]  # Pre-empted: seats + 1, highest bid first
    queued: i1
    picks: i1  # Draft: how many of each packet have been kept
    packet_seen: Annotated[Grid[u1], MOST_SEATS, TRAINS]


class Table:
    """Everything that everybody may know."""

    rounds: i1  # finished
    step: i1
    turn: i1  # the seat that decides, where it is one
    round_starter: i1
    kind: i1  # this round's auction
    kinds_used: u1  # auction tokens drawn so far
    auction: Auction
    cash: Annotated[Row[i4], MOST_SEATS]
    owned: Annotated[Row[i1], MOST_SEATS]  # locomotives
    trains: Annotated[Grid[Train], MOST_SEATS, TRAINS]
    order: Annotated[Row[i1], MOST_SEATS]  # seat + 1 by place
    token: Annotated[Row[i1], MOST_SEATS]  # place + 1 by seat
    in_market: i1
    market: Annotated[Row[i1], MOST_IN_MARKET]  # kinds, ascending
    chosen: u1  # slots of the market to be replaced
    replaced: i1  # 1: this move's replacement has been made
    limit: i1  # wagons that end the round
    passes: i1  # in succession
    laps: i2  # of moves with the wagons, this one included
    trash_out: i1  # 1: the card has left the game
    extended_out: i1
    deck: Pile
    discard: Pile
    achieved: Annotated[Row[i4], MOST_SEATS]  # objectives paid
    met: Annotated[Row[i4], MOST_SEATS]  # objectives that a seat cannot hold: they would be paid
    earned: Annotated[Grid[i2], ROUNDS, MOST_SEATS]  # by the trains


class Live:
    chance: Chance
    table: Table
    stack: i4  # the locomotives in the stack
    sealed: Annotated[Row[i2], MOST_SEATS]  # a bid or a locomotive to keep, + 1
    packets: Annotated[Grid[i1], MOST_SEATS, TRAINS]  # see auctions/draft.py
    objectives: Annotated[Row[i4], MOST_SEATS]  # not used yet
    objective_seen: Annotated[Row[u1], len(OBJECTIVES)]  # who knows where it is; 0: not dealt


class Fixed:
    """The set-up. Public."""

    seats: i1
    market_size: i1
    clock: i1  # 1: the open auction runs against the table's clock
    open_money: i1
    power: Annotated[Row[i2], LOCOMOTIVES]
    speed: Annotated[Row[i2], LOCOMOTIVES]
    multiplier: Annotated[Row[i1], LOCOMOTIVES]
    copies: Annotated[Row[i1], KINDS]
    replacing: Annotated[Row[i2], MOST_SEATS]  # price by place
    pays: Annotated[Row[i2], len(OBJECTIVES)]


class State:
    take_a_train: u1  # its name alone makes this record the game's own type
    fixed: Fixed
    live: Live
    told: Told


class View:
    """All that one seat may know; what it may not is 0."""

    take_a_train: u1
    seat: i1
    fixed: Fixed
    table: Table
    sealed: i2
    packets: Annotated[Grid[i1], MOST_SEATS, TRAINS]
    objectives: i4
