"""Positions that agree with a view: what is hidden is drawn anew (TT-6.1)."""

from __future__ import annotations

import numpy as np

from tramshed.games.take_a_train.auctions.draft import packet_of
from tramshed.games.take_a_train.auctions.sealed import least_bid, spare_cash
from tramshed.games.take_a_train.components import (
    LOCOMOTIVES,
    MOST_BID,
    OBJECTIVES,
    OBJECTIVES_EACH,
    TRAINS,
)
from tramshed.games.take_a_train.state import KEEPING, State, View
from tramshed.kernel.bits import roll_one, size
from tramshed.kernel.chance import Dice, rekey, roll
from tramshed.kernel.hand import sort_from
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE, MOST_SEATS
from tramshed.kernel.unseen import Numbers, assign

UNDEALT = MOST_SEATS
"""Where a token is that no seat has; the other places are the seats' screens."""


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """A full position that the view allows."""
    rekey(s.live.chance, dice)
    s.live.table = v.table
    imagine_locomotives(v, s, dice)
    imagine_decisions(v, s, dice)
    imagine_objectives(v, s, dice)


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
                loco = roll_one(dice, unseen)
                unseen &= ~(1 << loco)
                live.packets[packet, slot] = loco + 1
        sort_from(live.packets[packet], int(auction.picks))
    live.stack = auction.known_stack
    if auction.known_stack == 0:
        stack = 0
        for _ in range(auction.stack):
            loco = roll_one(dice, unseen & ~stack)
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
    equally likely."""
    live = s.live
    unseen = unseen_tokens(v, s)
    place = assign(who_can_hold(v, unseen), room_for_tokens(v, unseen), dice)
    for token in range(len(OBJECTIVES)):
        seat = int(place[token])
        if 0 <= seat < UNDEALT:
            live.objectives[seat] = int(live.objectives[seat]) | 1 << token
            live.objective_seen[token] = 1 << seat


@rule
def unseen_tokens(v: View, s: State) -> int:
    """Put down the tokens that the viewer knows; returns those that he has not seen."""
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


@rule
def who_can_hold(v: View, unseen: int) -> Numbers:
    """Of each unseen token: nobody, or the others to whom it would not have been paid by now."""
    holders = np.zeros(len(OBJECTIVES), np.int64)
    note_holder(holders, UNDEALT, unseen)
    for seat in range(v.fixed.seats):
        if seat != v.seat:
            note_holder(holders, seat, unseen & ~int(v.table.met[seat]))
    return holders


@rule
def note_holder(holders: Numbers, place: int, tokens: int) -> None:
    """These tokens can be there."""
    for token in range(len(OBJECTIVES)):
        holders[token] |= (tokens >> token & 1) << place


@rule
def room_for_tokens(v: View, unseen: int) -> Numbers:
    """How many unseen tokens each of the others has; the rest were not dealt."""
    room = np.zeros(MOST_SEATS + 1, np.int64)
    room[UNDEALT] = size(unseen)
    for seat in range(v.fixed.seats):
        if seat != v.seat:
            room[seat] = OBJECTIVES_EACH - size(int(v.table.achieved[seat]))
            room[UNDEALT] -= room[seat]
    return room
