"""At a leisure: happiness is bought, n points for n(n+1)/2 dollars (TW-3.11)."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.components import MOST_BOUGHT
from tramshed.games.tramways.paying.bill import present_money_bill
from tramshed.games.tramways.paying.in_money import purse_worth
from tramshed.games.tramways.purse import gain_joy
from tramshed.games.tramways.reasons import ALLOWED, TOO_DEAR
from tramshed.games.tramways.state import FOR_JOY, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def joy_price(points: int) -> int:
    """Dollars for so many happiness points at once."""
    return points * (points + 1) // 2


@rule
def forbids_joy(s: State, seat: int, points: int) -> int:
    """As many as one can pay."""
    return ALLOWED if joy_price(points) <= purse_worth(s, seat) else TOO_DEAR


@rule
def offer_joy(s: State, seat: int, acts: Actions) -> int:
    """None, or as many as one can pay."""
    worth = purse_worth(s, seat)
    n = 0
    while n <= MOST_BOUGHT and joy_price(n) <= worth:
        acts[n] = actions.JOY + n
        n += 1
    return n


@rule
def choose_joy(s: State, points: int) -> None:
    """So many, to be paid now."""
    s.live.table.choice = points
    present_money_bill(s, FOR_JOY, joy_price(points))


@rule
def buy_joy(s: State, seat: int) -> None:
    """Paid."""
    gain_joy(s, seat, int(s.live.table.choice))
    s.live.table.choice = 0
    s.live.table.step = steps.REWARDED
