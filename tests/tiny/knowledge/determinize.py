"""Positions that agree with what a seat knows (TG-7.1)."""

from __future__ import annotations

from tests.tiny.components import HAND_SIZE, MOST_KINDS, ROUNDS
from tests.tiny.draft import packet_of
from tests.tiny.knowledge.view import unsure
from tests.tiny.state import SEALED_SALE, State, View
from tramshed.kernel.chance import Bag, Dice, rekey, roll, take_nth
from tramshed.kernel.hand import sort_from
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import MOST_SEATS


@rule
def determinize(v: View, s: State, dice: Dice) -> None:
    """A full position that the view allows: unseen things are drawn from all that are nowhere in
    sight, as likely as from a bag; sealed decisions are any that could have been made."""
    live = s.live
    rekey(live.chance, dice)
    live.table = v.table
    live.parcel = v.parcel
    for seat in range(MOST_SEATS):
        live.sealed[seat] = 0
        for slot in range(HAND_SIZE):
            live.packets[seat, slot] = v.packets[seat, slot]
        for find in range(ROUNDS):
            live.finds[seat, find] = v.finds[seat, find]
    fill_bag(v, s)
    for packet in range(s.fixed.seats):
        fill_packet(v, s, packet, dice)
        for find in range(ROUNDS):
            if v.table.find_seen[packet, find] > 0 and v.finds[packet, find] == 0:
                live.finds[packet, find] = unseen(live.bag, dice)
    if v.table.parcel_seen[0] > 0 and v.parcel == 0:
        live.parcel = unseen(live.bag, dice)
    for seat in range(s.fixed.seats):
        if v.table.sealed_seen[seat] > 0:
            live.sealed[seat] = v.sealed if seat == v.seat else any_decision(s, seat, dice)


@rule
def fill_bag(v: View, s: State) -> None:
    """Everything that the view does not show."""
    bag = s.live.bag
    bag.n = 0
    for kind in range(MOST_KINDS):
        bag.count[kind] = s.fixed.copies[kind]
        for seat in range(MOST_SEATS):
            bag.count[kind] -= v.table.won[seat, kind]
        bag.n += bag.count[kind]
    take_out(bag, int(v.table.lot))
    take_out(bag, int(v.parcel))
    for seat in range(MOST_SEATS):
        for slot in range(HAND_SIZE):
            take_out(bag, int(v.packets[seat, slot]))
        for find in range(ROUNDS):
            take_out(bag, int(v.finds[seat, find]))


@rule
def take_out(bag: Bag, thing: int) -> None:
    """A thing in sight is not in the bag."""
    if thing > 0:
        bag.count[thing - 1] -= 1
        bag.n -= 1


@rule
def unseen(bag: Bag, dice: Dice) -> int:
    """A thing out of the bag, as a slot holds it."""
    return take_nth(bag, roll(dice, int(bag.n))) + 1


@rule
def fill_packet(v: View, s: State, packet: int, dice: Dice) -> None:
    """Draw what the viewer has not seen; what is still a hand is sorted."""
    things = s.live.packets[packet]
    for slot in range(HAND_SIZE):
        if things[slot] == 0:
            things[slot] = unseen(s.live.bag, dice)
    if v.table.picks < HAND_SIZE:
        sort_from(things, int(v.table.picks))
    elif unsure(s, v.table, packet, int(v.seat)) and roll(dice, 2) == 1:
        first = int(things[1])
        things[1] = things[2]
        things[2] = first


@rule
def any_decision(s: State, seat: int, dice: Dice) -> int:
    """A sealed choice or bid that this seat could have made."""
    table = s.live.table
    if table.part == SEALED_SALE:
        return roll(dice, int(table.coins[seat]) + 1) + 1
    picks = int(table.picks)
    return int(s.live.packets[packet_of(s, seat), picks + roll(dice, HAND_SIZE - picks)])
