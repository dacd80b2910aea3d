"""What a VOID ticket asks for: another one has to go (TW-2.5)."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.reasons import ALLOWED, CONSEQUENCE, NOT_IN_HAND, VOID_TICKET
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import can_suffer, discard
from tramshed.kernel.hand import holds
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def forbids_void_discard(s: State, seat: int, ticket: int) -> int:
    """A ticket of the hand that is not VOID, with a consequence one can pay."""
    if not holds(s.live.hand[seat], ticket):
        return NOT_IN_HAND
    if s.fixed.tickets[ticket].void:
        return VOID_TICKET
    return ALLOWED if can_suffer(s, seat, ticket) else CONSEQUENCE


@rule
def can_discard_for_void(s: State, seat: int) -> bool:
    """Is there such a ticket?"""
    hand = s.live.hand[seat]
    for i in range(hand.n):
        if forbids_void_discard(s, seat, int(hand.cards[i])) == ALLOWED:
            return True
    return False


@rule
def offer_void_discards(s: State, seat: int, acts: Actions) -> int:
    """Every such ticket; nothing, if there is none."""
    hand = s.live.hand[seat]
    n = 0
    for i in range(hand.n):
        if forbids_void_discard(s, seat, int(hand.cards[i])) == ALLOWED:
            acts[n] = actions.DISCARD + int(hand.cards[i])
            n += 1
    if n == 0:
        acts[0] = actions.DONE
        n = 1
    return n


@rule
def forbids_keeping_all(s: State, seat: int) -> int:
    """Only who has nothing that can go for a VOID ticket keeps everything."""
    return VOID_TICKET if can_discard_for_void(s, seat) else ALLOWED


@rule
def keep_all(s: State) -> None:
    """Nothing can go."""
    s.live.table.step = steps.TAKEN


@rule
def discard_for_void(s: State, seat: int, ticket: int) -> None:
    """It goes, with its consequence."""
    discard(s, seat, ticket)
    s.live.table.step = steps.TAKEN
