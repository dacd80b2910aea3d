"""Paying with tickets, in every phase (TW-1.1, TW-1.2, TW-1.3).

A bill (bill) asks for icons (in_icons), or for money in cash and money icons (in_money); what a
hand can pay is known beforehand (payable), so that nobody begins what he cannot finish.
"""

from __future__ import annotations

from tramshed.games.tramways import actions
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.paying.bill import is_money_bill
from tramshed.games.tramways.paying.in_icons import forbids_icon, offer_icons, pay_icon
from tramshed.games.tramways.paying.in_money import (
    forbids_cash,
    forbids_money_icon,
    offer_money,
    pay_cash,
    pay_money_icon,
)
from tramshed.games.tramways.reasons import WRONG_STEP
from tramshed.games.tramways.state import State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """The next icon; for money also the rest in cash."""
    return offer_money(s, seat, acts) if is_money_bill(s) else offer_icons(s, seat, acts)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """An icon that is not needed, or leaves something unpaid."""
    if action == actions.DONE and is_money_bill(s):
        return forbids_cash(s, seat)
    icon = actions.icon_played(action)
    if icon < 0:
        return WRONG_STEP + step
    if is_money_bill(s):
        return forbids_money_icon(s, seat, icon // SLOTS, icon % SLOTS)
    return forbids_icon(s, seat, icon // SLOTS, icon % SLOTS)


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """Play the icon, or pay the rest in cash."""
    icon = actions.icon_played(action)
    if icon < 0:
        pay_cash(s)
    elif is_money_bill(s):
        pay_money_icon(s, seat, icon // SLOTS, icon % SLOTS)
    else:
        pay_icon(s, seat, icon // SLOTS, icon % SLOTS)
