"""Paying a bill with icons, one by one (TW-1.1, TW-1.2, TW-1.3).

Icons are taken in ascending order of ticket and slot, so that there is one way to pay with some of
them; an icon is offered only if the rest of the bill can be paid with those that follow.
"""

from __future__ import annotations

from tramshed.games.tramways import actions, icons, steps
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.paying.bill import play_icon
from tramshed.games.tramways.paying.payable import (
    ONE,
    ZERO,
    Sums,
    is_limited,
    pays,
    sums_after,
    with_icon,
)
from tramshed.games.tramways.reasons import (
    ALLOWED,
    ASCENDING,
    CANNOT_COMPLETE,
    CONSEQUENCE,
    NO_SUCH_ICON,
    NOT_IN_HAND,
    NOT_NEEDED,
)
from tramshed.games.tramways.state import Bill, State
from tramshed.games.tramways.tickets import can_suffer
from tramshed.kernel.hand import holds
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def is_needed(bill: Bill, icon: int) -> bool:
    """Does this icon go towards the bill?"""
    if icon == icons.NONE:
        return False
    if icon <= icons.MOST_RAILS:
        return icon <= bill.rails
    if icon == bill.sign:
        return True
    return icon < icons.BUILD and int(bill.goals) >> (icon - icons.TO_TRADE) & 1 == 1


@rule
def rest_is_payable(sums: Sums, bill: Bill, icon: int) -> bool:
    """Once this icon is played, can the rest be paid by what makes these sums?"""
    rails, sign, goals = int(bill.rails), int(bill.sign), int(bill.goals)
    if icon <= icons.MOST_RAILS:
        return pays(sums, rails - icon, sign, goals)
    if icon == sign:
        return pays(sums, rails, 0, goals)
    return pays(sums, rails, sign, 0)


@rule
def offer_icons(s: State, seat: int, acts: Actions) -> int:
    """Every icon that the bill can go on with.

    From the last ticket to the first, so that the sums always tell what those after it can pay.
    """
    bill, hand = s.live.table.bill, s.live.hand[seat]
    purse = s.live.table.players[seat].purse
    after = int(bill.ticket) - 1
    if is_limited(s, seat, after, int(purse.cash), int(purse.workers)):
        return offer_icons_slowly(s, seat, acts)
    sums = (ONE, ZERO, ZERO, ZERO)
    n = 0
    for i in range(hand.n - 1, -1, -1):
        if hand.cards[i] <= after:
            break
        sums, n = offer_ticket(s, sums, int(hand.cards[i]), 0, acts, n)
    if after >= 0:
        sums, n = offer_ticket(s, sums, after, int(bill.slot), acts, n)
    reverse(acts, n)
    return n


@rule
def offer_ticket(
    s: State, sums: Sums, ticket: int, first: int, acts: Actions, n: int
) -> tuple[Sums, int]:
    """The icons of a ticket from a slot on, from the last to the first."""
    bill = s.live.table.bill
    for slot in range(SLOTS - 1, first - 1, -1):
        icon = int(s.fixed.tickets[ticket].icons[slot])
        if is_needed(bill, icon) and rest_is_payable(sums, bill, icon):
            acts[n] = actions.play(ticket, slot)
            n += 1
        sums = with_icon(sums, icon, int(bill.sign), int(bill.goals))
    return sums, n


@rule
def reverse(acts: Actions, n: int) -> None:
    """The menu the other way round."""
    for i in range(n // 2):
        other = acts[i]
        acts[i] = acts[n - 1 - i]
        acts[n - 1 - i] = other


@rule
def offer_icons_slowly(s: State, seat: int, acts: Actions) -> int:
    """Where not all consequences can be paid: each icon by itself."""
    bill, hand = s.live.table.bill, s.live.hand[seat]
    n = 0
    if bill.ticket > 0:
        n = offer_if_allowed(s, seat, int(bill.ticket) - 1, acts, n)
    for i in range(hand.n):
        n = offer_if_allowed(s, seat, int(hand.cards[i]), acts, n)
    return n


@rule
def offer_if_allowed(s: State, seat: int, ticket: int, acts: Actions, n: int) -> int:
    """The icons of a ticket that nothing forbids."""
    for slot in range(SLOTS):
        if forbids_icon(s, seat, ticket, slot) == ALLOWED:
            acts[n] = actions.play(ticket, slot)
            n += 1
    return n


@rule
def forbids_icon(s: State, seat: int, ticket: int, slot: int) -> int:
    """In order, needed, and the rest must be payable."""
    bill = s.live.table.bill
    icon = int(s.fixed.tickets[ticket].icons[slot])
    purse = s.live.table.players[seat].purse
    cash, workers = int(purse.cash), int(purse.workers)
    if icon == icons.NONE:
        return NO_SUCH_ICON
    if ticket + 1 == bill.ticket:
        if slot < bill.slot:
            return ASCENDING
    elif not holds(s.live.hand[seat], ticket):
        return NOT_IN_HAND
    elif ticket < bill.ticket:
        return ASCENDING
    else:
        if not can_suffer(s, seat, ticket):
            return CONSEQUENCE
        cash -= int(s.fixed.tickets[ticket].pay)
        workers -= int(s.fixed.tickets[ticket].labour)
    if not is_needed(bill, icon):
        return NOT_NEEDED
    sign, goals = int(bill.sign), int(bill.goals)
    sums = sums_after(s, seat, ticket, slot + 1, sign, goals, cash, workers)
    return ALLOWED if rest_is_payable(sums, bill, icon) else CANNOT_COMPLETE


@rule
def pay_icon(s: State, seat: int, ticket: int, slot: int) -> None:
    """Play an icon towards the bill."""
    bill = s.live.table.bill
    icon = play_icon(s, seat, ticket, slot)
    bill.slot = slot + 1
    if icon <= icons.MOST_RAILS:
        bill.rails -= icon
    elif icon == bill.sign:
        bill.sign = 0
        remember_spent(bill, ticket)
    else:
        bill.goals = 0
        remember_spent(bill, ticket)
    if int(bill.rails) == 0 and int(bill.sign) == 0 and int(bill.goals) == 0:
        s.live.table.step = steps.PAID


@rule
def remember_spent(bill: Bill, ticket: int) -> None:
    """A ticket of a trip may add its money at a leisure (TW-3.11)."""
    if bill.spent[0] == 0:
        bill.spent[0] = ticket + 1
    elif bill.spent[0] != ticket + 1:
        bill.spent[1] = ticket + 1
