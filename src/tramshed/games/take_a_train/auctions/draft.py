"""The auction Draft (TT-2.6): keep one, pass the others left; then pay for all three.

A packet is the three locomotives dealt to one seat, wherever they went: slot j is what the seat j
places to the left kept. The slots from `picks` on are still one hand, sorted.
"""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import KEEP, TURN
from tramshed.games.take_a_train.auctions.lots import end_stage
from tramshed.games.take_a_train.auctions.sealed import undecided
from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.reasons import ALLOWED, NOT_IN_HAND, NOT_YOURS_TO_TURN
from tramshed.games.take_a_train.state import KEEPING, TURNING, State
from tramshed.games.take_a_train.trains import train_with
from tramshed.kernel.bits import draw_one
from tramshed.kernel.hand import slot_of, sort_from
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import hand_over, reveal
from tramshed.kernel.told import tell

# --- dealing and passing


@rule
def begin_draft(s: State) -> None:
    """Three locomotives for each player."""
    live, auction = s.live, s.live.table.auction
    for seat in range(s.fixed.seats):
        for slot in range(TRAINS):
            loco = draw_one(live.chance, int(live.stack))
            live.stack = int(live.stack) & ~(1 << loco)
            auction.stack -= 1
            live.packets[seat, slot] = loco + 1
            auction.packet_seen[seat, slot] = 1 << seat
        sort_from(live.packets[seat], 0)
        for slot in range(TRAINS):
            tell(s, 1 << seat, events.DEALT, seat, int(live.packets[seat, slot]) - 1, 0, 0)
    live.table.step = KEEPING
    live.table.turn = 0


@rule
def packet_of(s: State, seat: int) -> int:
    """The packet that is this seat's hand now."""
    return (seat - int(s.live.table.auction.picks)) % int(s.fixed.seats)


@rule
def slot_in_hand(s: State, seat: int, loco: int) -> int:
    """The slot of a locomotive in a seat's hand, or TRAINS."""
    packet = s.live.packets[packet_of(s, seat)]
    return slot_of(packet, int(s.live.table.auction.picks), TRAINS, loco + 1)


@rule
def offer_keeping(s: State, seat: int, acts: Actions) -> int:
    """Any locomotive of the hand."""
    packet = s.live.packets[packet_of(s, seat)]
    n = 0
    for slot in range(s.live.table.auction.picks, TRAINS):
        acts[n] = KEEP + int(packet[slot]) - 1
        n += 1
    return n


@rule
def forbids_keeping(s: State, seat: int, loco: int) -> int:
    """Only what is in the hand."""
    return ALLOWED if slot_in_hand(s, seat, loco) < TRAINS else NOT_IN_HAND


@rule
def choose_to_keep(s: State, seat: int, loco: int) -> None:
    """A secret choice; the last one lets all keep and pass on."""
    s.live.sealed[seat] = loco + 1
    s.live.table.auction.sealed_seen[seat] = 1 << seat
    tell(s, EVERYONE, events.CHOSE, seat, 0, 0, 0)
    tell(s, 1 << seat, events.KEPT, seat, loco, 0, 0)
    if undecided(s) == 0:
        keep_and_pass(s)


@rule
def keep_and_pass(s: State) -> None:
    """Everybody keeps what he chose and passes the rest left; the last one is kept unasked."""
    auction = s.live.table.auction
    for seat in range(s.fixed.seats):
        keep(s, seat)
    auction.picks += 1
    if auction.picks == TRAINS - 1:
        show_all(s)
    else:
        for giver in range(s.fixed.seats):
            pass_left(s, giver)


@rule
def keep(s: State, seat: int) -> None:
    """What was chosen goes to the front of the packet, out of the hand."""
    loco = int(s.live.sealed[seat]) - 1
    picks = int(s.live.table.auction.picks)
    packet = s.live.packets[packet_of(s, seat)]
    for slot in range(slot_in_hand(s, seat, loco), picks, -1):
        packet[slot] = packet[slot - 1]
    packet[picks] = loco + 1
    s.live.sealed[seat] = 0
    s.live.table.auction.sealed_seen[seat] = 0


@rule
def pass_left(s: State, giver: int) -> None:
    """What is left of a hand goes to the next seat, which sees it now."""
    taker = (giver + 1) % int(s.fixed.seats)
    auction = s.live.table.auction
    packet = packet_of(s, taker)
    for slot in range(auction.picks, TRAINS):
        hand_over(s.live, auction.packet_seen[packet], slot, giver, taker)
        loco = int(s.live.packets[packet, slot]) - 1
        tell(s, 1 << giver | 1 << taker, events.HANDED, taker, loco, 0, 0)


@rule
def show_all(s: State) -> None:
    """All hold three and turn them up; then each pays, clockwise from the round's starter."""
    live, table = s.live, s.live.table
    for packet in range(s.fixed.seats):
        for slot in range(TRAINS):
            reveal(live, table.auction.packet_seen[packet], slot)
            place(s, (packet + slot) % int(s.fixed.seats), int(live.packets[packet, slot]))
            live.packets[packet, slot] = 0
            table.auction.packet_seen[packet, slot] = 0
    for seat in range(s.fixed.seats):
        for number in range(TRAINS):
            loco = int(table.trains[seat, number].loco) - 1
            tell(s, EVERYONE, events.SHOWED, seat, loco, 0, 0)
    pay_from(s, 0)


@rule
def place(s: State, seat: int, slot: int) -> None:
    """A locomotive among a player's trains, which are in order."""
    table = s.live.table
    number = int(table.owned[seat])
    while number > 0 and table.trains[seat, number - 1].loco > slot:
        table.trains[seat, number].loco = table.trains[seat, number - 1].loco
        number -= 1
    table.trains[seat, number].loco = slot
    table.owned[seat] += 1


# --- paying


@rule
def draft_price(s: State, seat: int) -> int:
    """The powers of the face-up ones, times the highest multiplier among them."""
    powers = 0
    multiplier = 0
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if train.face_down == 0:
            powers += int(s.fixed.power[train.loco - 1])
            multiplier = max(multiplier, int(s.fixed.multiplier[train.loco - 1]))
    return powers * multiplier


@rule
def pay_from(s: State, first: int) -> None:
    """Everybody from this one on, counted from the round's starter, pays; who cannot is asked to
    turn a locomotive face down."""
    table = s.live.table
    for step in range(first, s.fixed.seats):
        seat = (int(table.round_starter) + step) % int(s.fixed.seats)
        price = draft_price(s, seat)
        if price > table.cash[seat]:
            table.step = TURNING
            table.turn = seat
            return
        table.cash[seat] -= price
        tell(s, EVERYONE, events.DRAFT_PAID, seat, price, 0, 0)
    end_stage(s)


@rule
def offer_turning(s: State, seat: int, acts: Actions) -> int:
    """Any of the own face-up locomotives."""
    n = 0
    for number in range(TRAINS):
        train = s.live.table.trains[seat, number]
        if train.face_down == 0:
            acts[n] = TURN + int(train.loco) - 1
            n += 1
    return n


@rule
def forbids_turning(s: State, seat: int, loco: int) -> int:
    """Only an own one that lies face up."""
    return ALLOWED if train_with(s, seat, loco) < TRAINS else NOT_YOURS_TO_TURN


@rule
def turn_down(s: State, seat: int, loco: int) -> None:
    """One less to pay for."""
    table = s.live.table
    table.trains[seat, train_with(s, seat, loco)].face_down = 1
    tell(s, EVERYONE, events.TURNED_DOWN, seat, loco, 0, 0)
    pay_from(s, (seat - int(table.round_starter)) % int(s.fixed.seats))
