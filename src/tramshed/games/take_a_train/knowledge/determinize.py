"""Positions that agree with a view: what is hidden is drawn anew (TT-6.1)."""

from __future__ import annotations

from tramshed.games.take_a_train.auctions.draft import packet_of, sort_hand
from tramshed.games.take_a_train.auctions.sealed import least_bid, spare_cash
from tramshed.games.take_a_train.bits import nth, size
from tramshed.games.take_a_train.components import (
    LOCOMOTIVES,
    MOST_BID,
    OBJECTIVES,
    OBJECTIVES_EACH,
    TRAINS,
)
from tramshed.games.take_a_train.state import KEEPING, State, View
from tramshed.kernel.chance import Dice, fraction, rekey, roll
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE, MOST_SEATS

TRIES = 200
"""To deal objectives with exactly the right odds; then any that are possible will do."""
LAST_TRIES = 20_000
"""Only a view that no match can lead to needs as many."""


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """A full position that the view allows."""
    rekey(s.live.chance, dice)
    s.live.table = v.table
    imagine_locomotives(v, s, dice)
    imagine_decisions(v, s, dice)
    imagine_objectives(v, s, dice)


@rule
def one_of(members: int, dice: Dice) -> int:
    """A member of a set that is not empty."""
    return nth(members, roll(dice, size(members)))


# --- locomotives


@rule
def locomotives_in_sight(v: View) -> int:
    """All that the viewer knows to be somewhere else than in the stack or out of the round."""
    seen = int(v.table.auction.set_aside)
    for i in range(v.table.auction.n):
        seen |= 1 << int(v.table.auction.revealed[i]) - 1
    for seat in range(v.fixed.seats):
        for number in range(TRAINS):
            if v.table.trains[seat, number].loco > 0:
                seen |= 1 << int(v.table.trains[seat, number].loco) - 1
            if v.packets[seat, number] > 0:
                seen |= 1 << int(v.packets[seat, number]) - 1
    return seen


@rule
def imagine_locomotives(v: View, s: State, dice: Dice) -> None:
    """The draft's cards and the stack, out of all that are nowhere in sight."""
    live, auction = s.live, v.table.auction
    unseen = (1 << LOCOMOTIVES) - 1 & ~locomotives_in_sight(v)
    for packet in range(MOST_SEATS):
        for slot in range(TRAINS):
            live.packets[packet, slot] = v.packets[packet, slot]
            if auction.packet_seen[packet, slot] != 0 and v.packets[packet, slot] == 0:
                loco = one_of(unseen, dice)
                unseen &= ~(1 << loco)
                live.packets[packet, slot] = loco + 1
        sort_hand(live.packets[packet], int(auction.picks))
    live.stack = auction.known_stack
    if auction.known_stack == 0:
        stack = 0
        for _ in range(auction.stack):
            loco = one_of(unseen & ~stack, dice)
            stack |= 1 << loco
        live.stack = stack


# --- secret decisions


@rule
def imagine_decisions(v: View, s: State, dice: Dice) -> None:
    """Whatever a seat could have decided."""
    for seat in range(MOST_SEATS):
        s.live.sealed[seat] = 0
        if v.table.auction.sealed_seen[seat] != 0:
            s.live.sealed[seat] = v.sealed if seat == v.seat else any_decision(s, seat, dice)


@rule
def any_decision(s: State, seat: int, dice: Dice) -> int:
    """A locomotive to keep or a bid, + 1."""
    if s.live.table.step == KEEPING:
        picks = int(s.live.table.auction.picks)
        return int(s.live.packets[packet_of(s, seat), picks + roll(dice, TRAINS - picks)])
    least = least_bid(s, seat)
    most = min(spare_cash(s, seat), MOST_BID)
    return least + roll(dice, most - least + 1) + 1


# --- objectives


@rule
def imagine_objectives(v: View, s: State, dice: Dice) -> None:
    """Deal the unseen tokens: to nobody one that would have been paid to him. All such deals are
    equally likely.

    Each seat in turn draws from those that it can hold. A deal is then too likely by as much as
    earlier seats narrowed the choice of later ones; it is kept with the odds that undo this.
    """
    for _ in range(TRIES):
        if fraction(dice) < deal_tokens(v, s, dice):
            return
    for _ in range(LAST_TRIES):
        if deal_tokens(v, s, dice) > 0.0:
            return


@rule
def deal_tokens(v: View, s: State, dice: Dice) -> float:
    """A deal of the unseen tokens; returns with what odds to keep it, 0 if it came to nothing."""
    live = s.live
    tokens = unseen_tokens(v, s)
    unseen, left = tokens, size(tokens)
    odds = 1.0
    for seat in range(v.fixed.seats):
        if seat == v.seat:
            continue
        wanted = OBJECTIVES_EACH - size(int(v.table.achieved[seat]))
        possible = unseen & ~int(v.table.met[seat])
        choices = size(possible)
        if choices < wanted:
            return 0.0
        most = min(left, size(tokens & ~int(v.table.met[seat])))
        left -= wanted
        for drawn in range(wanted):
            odds *= (choices - drawn) / (most - drawn)
            token = one_of(possible, dice)
            possible &= ~(1 << token)
            unseen &= ~(1 << token)
            live.objectives[seat] = int(live.objectives[seat]) | 1 << token
            live.objective_seen[token] = 1 << seat
    return odds


@rule
def unseen_tokens(v: View, s: State) -> int:
    """Clear what was imagined before; returns the tokens that the viewer has not seen."""
    live = s.live
    used = 0
    for seat in range(MOST_SEATS):
        live.objectives[seat] = v.objectives if seat == v.seat else 0
        used |= int(v.table.achieved[seat])
    for token in range(len(OBJECTIVES)):
        live.objective_seen[token] = 0
        if used >> token & 1:
            live.objective_seen[token] = EVERYONE
        elif int(v.objectives) >> token & 1:
            live.objective_seen[token] = 1 << int(v.seat)
    return (1 << len(OBJECTIVES)) - 1 & ~used & ~int(v.objectives)
