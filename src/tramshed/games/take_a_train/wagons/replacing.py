"""Replacing market cards, once a move, for the own token's price (TT-3.3)."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.actions import DEAL, REPLACE
from tramshed.games.take_a_train.reasons import (
    ALLOWED,
    CANNOT_REPLACE,
    CHOOSE_ON,
    NOT_IN_MARKET,
    REPLACED_ALREADY,
)
from tramshed.games.take_a_train.state import MOVING, REPLACING, State
from tramshed.games.take_a_train.wagons.market import discard, fill_market, slot_with
from tramshed.kernel.bits import size
from tramshed.kernel.hand import slot_of
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def forbids_replacing(s: State, seat: int) -> int:
    """Once a move, if he can pay his token's price."""
    table = s.live.table
    if table.replaced != 0:
        return REPLACED_ALREADY
    price = s.fixed.replacing[table.token[seat] - 1]
    return ALLOWED if table.cash[seat] >= price else CANNOT_REPLACE


@rule
def offer_replacing(s: State, first: int, acts: Actions, n: int) -> int:
    """Each kind of card from some slot on."""
    table = s.live.table
    for slot in range(first, table.in_market):
        kind = int(table.market[slot])
        if slot == first or table.market[slot - 1] != kind:
            acts[n] = REPLACE + kind
            n += 1
    return n


@rule
def first_free(s: State) -> int:
    """The slot after the last one chosen: cards are chosen from left to right, so that there is
    one way to choose a set of them."""
    slot = 0
    while int(s.live.table.chosen) >> slot:
        slot += 1
    return slot


@rule
def offer_more_replacing(s: State, acts: Actions) -> int:
    """Replace what was chosen, or choose another card."""
    acts[0] = DEAL
    return offer_replacing(s, first_free(s), acts, 1)


@rule
def next_slot_with(s: State, kind: int) -> int:
    """The first slot with such a card that can still be chosen, or the number of cards."""
    table = s.live.table
    return slot_of(table.market, first_free(s), int(table.in_market), kind)


@rule
def forbids_choosing(s: State, seat: int, kind: int) -> int:
    """A market card, to the right of those chosen before."""
    table = s.live.table
    if slot_with(s, kind) == table.in_market:
        return NOT_IN_MARKET
    reason = forbids_replacing(s, seat)
    if reason != ALLOWED:
        return reason
    return ALLOWED if next_slot_with(s, kind) < table.in_market else CHOOSE_ON


@rule
def choose(s: State, kind: int) -> None:
    """One more card to be replaced."""
    table = s.live.table
    table.chosen = int(table.chosen) | 1 << next_slot_with(s, kind)
    table.step = REPLACING


@rule
def deal(s: State, seat: int) -> None:
    """Pay, discard what was chosen, then draw."""
    table = s.live.table
    price = int(s.fixed.replacing[table.token[seat] - 1])
    table.cash[seat] -= price
    tell(s, EVERYONE, events.REPLACED, seat, size(int(table.chosen)), price, 0)
    for slot in range(int(table.in_market) - 1, -1, -1):
        if int(table.chosen) >> slot & 1:
            discard(s, slot)
    table.chosen = 0
    table.replaced = 1
    table.step = MOVING
    fill_market(s)
