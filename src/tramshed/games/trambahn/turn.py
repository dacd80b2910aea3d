"""A turn: its steps in order (TB-1.0), and the contract's verbs that walk through them."""

from __future__ import annotations

from tramshed.games.trambahn import reasons
from tramshed.games.trambahn.actions import BUY, DONE, EXTEND, MONEY, OPEN, PASSENGER
from tramshed.games.trambahn.components import MOST_COLUMNS
from tramshed.games.trambahn.end_of_turn import end_turn
from tramshed.games.trambahn.income import forbids_income, lay_down, offer_income
from tramshed.games.trambahn.passengers import (
    forbids_passenger,
    offer_passengers,
    place_passenger,
)
from tramshed.games.trambahn.state import (
    BUYING,
    FIRST_PASSENGER,
    INCOME,
    OVER,
    SECOND_PASSENGER,
    STATIONS,
    State,
)
from tramshed.games.trambahn.stations import (
    extend_column,
    forbids_extending,
    forbids_opening,
    offer_stations,
    open_column,
)
from tramshed.games.trambahn.trams import buy, forbids_buying, offer_trams
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import NOBODY


@rule
def actors(s: State) -> int:
    """Turns alternate: one player decides, until the game is over."""
    table = s.live.table
    return NOBODY if table.step == OVER else 1 << table.seat


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """What this seat may do now."""
    table = s.live.table
    if table.seat != seat or table.step == OVER:
        return 0
    if table.step == FIRST_PASSENGER:
        return offer_passengers(s, seat, acts, 0)
    acts[0] = DONE
    if table.step == SECOND_PASSENGER:
        return offer_passengers(s, seat, acts, 1)
    if table.step == STATIONS:
        return offer_stations(s, seat, acts, 1)
    if table.step == INCOME:
        return offer_income(s, seat, acts, 1)
    return offer_trams(s, seat, acts, 1)


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED."""
    table = s.live.table
    if table.step == OVER:
        return reasons.OVER_ALREADY
    if table.seat != seat:
        return reasons.NOT_YOUR_TURN
    if action == DONE:
        return reasons.MUST_PLACE if table.step == FIRST_PASSENGER else reasons.ALLOWED
    if not step_allows(int(table.step), action):
        return reasons.WRONG_STEP
    if action < EXTEND:
        return forbids_passenger(s, seat, action - PASSENGER)
    if action < OPEN:
        return forbids_extending(
            s, seat, (action - EXTEND) // MOST_COLUMNS, (action - EXTEND) % MOST_COLUMNS
        )
    if action < MONEY:
        return forbids_opening(s, seat, action - OPEN)
    if action < BUY:
        return forbids_income(s, seat, action - MONEY)
    return forbids_buying(s, seat, (action - BUY) // MOST_COLUMNS, (action - BUY) % MOST_COLUMNS)


@rule
def step_allows(step: int, action: int) -> bool:
    """Does this kind of action belong to this step?"""
    if action < EXTEND:
        return step in (FIRST_PASSENGER, SECOND_PASSENGER)
    if action < MONEY:
        return step == STATIONS
    return step == (INCOME if action < BUY else BUYING)


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    if action == DONE:
        finish_step(s, seat)
    elif action < EXTEND:
        place_passenger(s, seat, action - PASSENGER)
    elif action < OPEN:
        extend_column(s, seat, (action - EXTEND) // MOST_COLUMNS, (action - EXTEND) % MOST_COLUMNS)
    elif action < MONEY:
        open_column(s, seat, action - OPEN)
    elif action < BUY:
        lay_down(s, seat, action - MONEY)
    else:
        buy(s, seat, (action - BUY) // MOST_COLUMNS, (action - BUY) % MOST_COLUMNS)


@rule
def finish_step(s: State, seat: int) -> None:
    """On to the next step; after buying the turn ends."""
    if s.live.table.step == BUYING:
        end_turn(s, seat)
    else:
        s.live.table.step += 1
