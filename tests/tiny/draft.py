"""The draft (TG-1).

A packet is the three things dealt to one seat, wherever they went: slot j is what the seat j places
to the left kept. The slots from `picks` on are still one hand, sorted.
"""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.actions import KEEP
from tests.tiny.components import HAND_SIZE
from tests.tiny.reasons import ALLOWED, NOT_IN_HAND
from tests.tiny.sealed_sale import begin_round
from tests.tiny.state import State
from tramshed.kernel.hand import slot_of
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.secret import hand_over
from tramshed.kernel.told import tell


@rule
def packet_of(s: State, seat: int) -> int:
    """The packet that is this seat's hand now."""
    return (seat - int(s.live.table.picks)) % int(s.fixed.seats)


@rule
def slot_in_hand(s: State, seat: int, kind: int) -> int:
    """The first slot of a seat's hand with such a thing, or HAND_SIZE."""
    packet = s.live.packets[packet_of(s, seat)]
    return slot_of(packet, int(s.live.table.picks), HAND_SIZE, kind + 1)


@rule
def offer_keeping(s: State, seat: int, acts: Actions) -> int:
    """Any thing of the hand."""
    packet = s.live.packets[packet_of(s, seat)]
    n = 0
    for slot in range(s.live.table.picks, HAND_SIZE):
        if slot == s.live.table.picks or packet[slot] != packet[slot - 1]:
            acts[n] = KEEP + int(packet[slot]) - 1
            n += 1
    return n


@rule
def forbids_keeping(s: State, seat: int, kind: int) -> int:
    """Only what is in the hand."""
    return ALLOWED if slot_in_hand(s, seat, kind) < HAND_SIZE else NOT_IN_HAND


@rule
def choose_to_keep(s: State, seat: int, kind: int) -> None:
    """A sealed choice; the last one lets all keep and pass on."""
    table = s.live.table
    s.live.sealed[seat] = kind + 1
    table.sealed_seen[seat] = 1 << seat
    tell(s, EVERYONE, events.CHOSE, seat, 0, 0, 0)
    tell(s, 1 << seat, events.KEPT, seat, kind, 0, 0)
    for other in range(s.fixed.seats):
        if table.sealed_seen[other] == 0:
            return
    keep_and_pass(s)


@rule
def keep_and_pass(s: State) -> None:
    """Everybody keeps what he chose and passes the rest to the left."""
    table = s.live.table
    for seat in range(s.fixed.seats):
        keep(s, seat)
    table.picks += 1
    for giver in range(s.fixed.seats):
        pass_left(s, giver, (giver + 1) % int(s.fixed.seats))
    if table.picks == HAND_SIZE - 1:  # one thing left: nothing to choose
        table.picks = HAND_SIZE
        begin_round(s)


@rule
def keep(s: State, seat: int) -> None:
    """The thing chosen goes to the front of the packet, out of the hand."""
    kind = int(s.live.sealed[seat]) - 1
    packet = s.live.packets[packet_of(s, seat)]
    for slot in range(slot_in_hand(s, seat, kind), s.live.table.picks, -1):
        packet[slot] = packet[slot - 1]
    packet[s.live.table.picks] = kind + 1
    s.live.sealed[seat] = 0
    s.live.table.sealed_seen[seat] = 0


@rule
def pass_left(s: State, giver: int, taker: int) -> None:
    """What is left of a hand goes to the next seat, which sees it now."""
    packet = packet_of(s, taker)
    for slot in range(s.live.table.picks, HAND_SIZE):
        hand_over(s.live, s.live.table.packet_seen[packet], slot, giver, taker)
        kind = int(s.live.packets[packet, slot]) - 1
        tell(s, 1 << giver | 1 << taker, events.HANDED, taker, kind, 0, 0)
