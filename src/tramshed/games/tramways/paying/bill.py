"""A bill: what is to be paid, and the tickets played for it, icon by icon (TW-1.1, TW-1.3)."""

from __future__ import annotations

from tramshed.games.tramways import events, steps
from tramshed.games.tramways.purse import upset
from tramshed.games.tramways.state import FOR_BID, FOR_JOY, State
from tramshed.games.tramways.tickets import lay_down, pay_consequence
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def present_bill(s: State, what: int, rails: int, sign: int, goals: int) -> None:
    """Ask for icons; what they are for is carried out when all are played."""
    bill = s.live.table.bill
    bill.what, bill.rails, bill.sign, bill.goals = what, rails, sign, goals
    s.live.table.step = steps.PAY


@rule
def present_money_bill(s: State, what: int, dollars: int) -> None:
    """Ask for money. Even who has no money icon is asked: that is nobody else's business."""
    bill = s.live.table.bill
    bill.what, bill.money = what, dollars
    bill.most = bill.ticket = bill.slot = 0
    s.live.table.step = steps.PAY if dollars > 0 else steps.SETTLED


@rule
def is_money_bill(s: State) -> bool:
    """Is it money that is to be paid?"""
    return FOR_BID <= s.live.table.bill.what <= FOR_JOY


@rule
def clear_bill(s: State) -> None:
    """Nothing is to be paid."""
    bill = s.live.table.bill
    bill.what = bill.money = bill.most = bill.rails = bill.sign = bill.goals = 0
    bill.ticket = bill.slot = bill.spent[0] = bill.spent[1] = 0


@rule
def play_icon(s: State, seat: int, ticket: int, slot: int) -> int:
    """Play an icon: of a new ticket, whose consequence comes first, or one more of the ticket at
    hand, for a step of stress. Returns the icon."""
    bill = s.live.table.bill
    icon = int(s.fixed.tickets[ticket].icons[slot])
    if ticket + 1 == bill.ticket:
        tell(s, EVERYONE, events.PLAYED, seat, ticket, icon, 1)
        upset(s, seat, 1)
    else:
        lay_down(s, seat, ticket)
        tell(s, EVERYONE, events.PLAYED, seat, ticket, icon, 0)
        pay_consequence(s, seat, ticket)
        bill.ticket, bill.slot = ticket + 1, 0
    return icon
