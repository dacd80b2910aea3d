"""Paying money, with cash and money icons in any mix (TW-2.1, TW-3.11, TW-6.2).

An icon can be played while something is still to be paid, in whatever order one lays them down: so
all icons but the largest come to less than the bill. What is left is paid in cash; change is given.

At a leisure the tickets of the trip itself may add their money, for stress; they come first.
"""

from __future__ import annotations

from tramshed.games.tramways import actions, icons, steps
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.paying.bill import play_icon
from tramshed.games.tramways.paying.payable import choice_pays, costly_after, costs, is_limited
from tramshed.games.tramways.purse import gain_cash
from tramshed.games.tramways.reasons import (
    ALLOWED,
    ASCENDING,
    CANNOT_COMPLETE,
    CONSEQUENCE,
    NO_SUCH_ICON,
    NOT_IN_HAND,
    NOT_NEEDED,
    STILL_OWING,
)
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import can_suffer
from tramshed.kernel.hand import holds
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def money_on(s: State, ticket: int, first: int) -> int:
    """Dollars on a ticket's icons from a slot on."""
    dollars = 0
    for slot in range(first, SLOTS):
        dollars += max(int(s.fixed.tickets[ticket].icons[slot]) - icons.MONEY, 0)
    return dollars


@rule
def hand_worth(s: State, seat: int, after: int, cash: int, workers: int) -> int:
    """The most a player can pay in cash and with the tickets after one, consequences paid."""
    hand = s.live.hand[seat]
    if is_limited(s, seat, after, cash, workers):
        return best_choice(s, seat, after, cash, workers)
    for i in range(hand.n):
        ticket = int(hand.cards[i])
        if ticket > after:
            cash += max(money_on(s, ticket, 0) - int(s.fixed.tickets[ticket].pay), 0)
    return cash


@rule
def best_choice(s: State, seat: int, after: int, cash: int, workers: int) -> int:
    """The same where not all consequences can be paid: the best choice of costly tickets."""
    hand = s.live.hand[seat]
    best = 0
    for choice in range(1 << costly_after(s, seat, after)):
        if not choice_pays(s, seat, after, choice, cash, workers):
            continue
        number = 0
        worth = cash
        for i in range(hand.n):
            ticket = int(hand.cards[i])
            if ticket <= after:
                continue
            if costs(s, ticket):
                number += 1
                if not choice >> (number - 1) & 1:
                    continue
            worth += money_on(s, ticket, 0) - int(s.fixed.tickets[ticket].pay)
        best = max(best, worth)
    return best


@rule
def spent_index(s: State, ticket: int) -> int:
    """Which of the trip's tickets this is: 0, 1, or 2 for none of them."""
    spent = s.live.table.bill.spent
    if spent[0] == ticket + 1:
        return 0
    return 1 if spent[1] == ticket + 1 else 2


@rule
def worth_after(s: State, seat: int, ticket: int, slot: int, cash: int, workers: int) -> int:
    """The most that can be paid with the slots of a ticket from one on (−1: of none) and with
    all that come after it. Money of the trip's tickets pays no consequence: that takes cash."""
    bill = s.live.table.bill
    if ticket < 0:
        dollars = 0
        for i in range(2):
            if bill.spent[i] > 0:
                dollars += money_on(s, int(bill.spent[i]) - 1, 0)
        return dollars + hand_worth(s, seat, -1, cash, workers)
    dollars = money_on(s, ticket, slot)
    which = spent_index(s, ticket)
    if which == 0 and bill.spent[1] > 0:
        dollars += money_on(s, int(bill.spent[1]) - 1, 0)
    return dollars + hand_worth(s, seat, ticket if which == 2 else -1, cash, workers)


@rule
def purse_worth(s: State, seat: int) -> int:
    """The most that a player could pay now."""
    purse = s.live.table.players[seat].purse
    return worth_after(s, seat, -1, 0, int(purse.cash), int(purse.workers))


@rule
def forbids_money_icon(s: State, seat: int, ticket: int, slot: int) -> int:
    """In order, while something is to be paid, and the rest must be payable."""
    bill = s.live.table.bill
    purse = s.live.table.players[seat].purse
    cash, workers = int(purse.cash), int(purse.workers)
    icon = int(s.fixed.tickets[ticket].icons[slot])
    if icon == icons.NONE:
        return NO_SUCH_ICON
    which, current = spent_index(s, ticket), int(bill.ticket) - 1
    if ticket == current:
        if slot < bill.slot:
            return ASCENDING
    elif which < 2:
        if current >= 0 and spent_index(s, current) >= which:
            return ASCENDING
    elif not holds(s.live.hand[seat], ticket):
        return NOT_IN_HAND
    elif ticket < current and spent_index(s, current) == 2:
        return ASCENDING
    else:
        if not can_suffer(s, seat, ticket):
            return CONSEQUENCE
        cash -= int(s.fixed.tickets[ticket].pay)
        workers -= int(s.fixed.tickets[ticket].labour)
    dollars = icon - icons.MONEY
    if dollars <= 0 or dollars - max(dollars, int(bill.most)) >= bill.money:
        return NOT_NEEDED
    worth = worth_after(s, seat, ticket, slot + 1, cash, workers)
    return ALLOWED if worth >= int(bill.money) - dollars else CANNOT_COMPLETE


@rule
def forbids_cash(s: State, seat: int) -> int:
    """The rest in cash: there must be enough of it."""
    bill = s.live.table.bill
    return ALLOWED if s.live.table.players[seat].purse.cash >= bill.money else STILL_OWING


@rule
def offer_money(s: State, seat: int, acts: Actions) -> int:
    """The rest in cash, or any money icon that can be played."""
    bill, hand = s.live.table.bill, s.live.hand[seat]
    n = 0
    if forbids_cash(s, seat) == ALLOWED:
        acts[0] = actions.DONE
        n = 1
    for i in range(2):
        if bill.spent[i] > 0:
            n = offer_money_on(s, seat, int(bill.spent[i]) - 1, acts, n)
    if bill.ticket > 0 and spent_index(s, int(bill.ticket) - 1) == 2:
        n = offer_money_on(s, seat, int(bill.ticket) - 1, acts, n)
    for i in range(hand.n):
        n = offer_money_on(s, seat, int(hand.cards[i]), acts, n)
    return n


@rule
def offer_money_on(s: State, seat: int, ticket: int, acts: Actions, n: int) -> int:
    """The money icons of a ticket that can be played."""
    for slot in range(SLOTS - 1):
        if (
            s.fixed.tickets[ticket].icons[slot] > icons.MONEY
            and forbids_money_icon(s, seat, ticket, slot) == ALLOWED
        ):
            acts[n] = actions.play(ticket, slot)
            n += 1
    return n


@rule
def pay_money_icon(s: State, seat: int, ticket: int, slot: int) -> None:
    """Play a money icon towards the bill."""
    bill = s.live.table.bill
    if spent_index(s, ticket) < 2:
        bill.ticket = ticket + 1  # a ticket of the trip: every icon of it is a further one
    dollars = play_icon(s, seat, ticket, slot) - icons.MONEY
    bill.slot = slot + 1
    bill.money -= dollars
    bill.most = max(int(bill.most), dollars)


@rule
def settle_money(s: State, seat: int) -> None:
    """Pay the rest in cash, or get change."""
    gain_cash(s, seat, -int(s.live.table.bill.money))


@rule
def pay_cash(s: State) -> None:
    """No more icons."""
    s.live.table.step = steps.SETTLED
