"""Stage 2: a move with the wagons (TT-3.3): perhaps replace some cards, then take one or pass."""

from __future__ import annotations

from tramshed.games.take_a_train.actions import (
    BID,
    DEAL,
    PASS,
    REPLACE,
    TAKE,
    TAKE_BONUS,
)
from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.reasons import ALLOWED, DEAL_FIRST, NOTHING_CHOSEN
from tramshed.games.take_a_train.state import REPLACING, State
from tramshed.games.take_a_train.wagons.replacing import (
    choose,
    deal,
    forbids_choosing,
    forbids_replacing,
    offer_more_replacing,
    offer_replacing,
)
from tramshed.games.take_a_train.wagons.taking import (
    attach,
    forbids_special,
    forbids_wagon,
    offer_cards,
    pass_by,
    take_special,
)
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def is_of_move(action: int) -> bool:
    """Does an action belong to the wagons?"""
    return action in (PASS, DEAL) or TAKE_BONUS <= action < BID


@rule
def offer_move(s: State, seat: int, acts: Actions) -> int:
    """Pass, take any card that has a place, replace any card if it can be paid."""
    if s.live.table.step == REPLACING:
        return offer_more_replacing(s, acts)
    acts[0] = PASS
    n = offer_cards(s, seat, acts, 1)
    return offer_replacing(s, 0, acts, n) if forbids_replacing(s, seat) == ALLOWED else n


@rule
def forbids_move(s: State, seat: int, action: int) -> int:
    """Who has begun to replace finishes that before he takes or passes."""
    if action >= REPLACE:
        return forbids_choosing(s, seat, action - REPLACE)
    replacing = s.live.table.step == REPLACING
    if action == DEAL:
        return ALLOWED if replacing else NOTHING_CHOSEN
    if replacing:
        return DEAL_FIRST
    if action == PASS:
        return ALLOWED
    if action >= TAKE:
        return forbids_wagon(s, seat, (action - TAKE) // TRAINS, (action - TAKE) % TRAINS)
    return forbids_special(s, seat, action)


@rule
def carry_out_move(s: State, seat: int, action: int) -> None:
    """Choose a card to be replaced, replace those chosen, take one, or pass."""
    if action >= REPLACE:
        choose(s, action - REPLACE)
    elif action >= TAKE:
        attach(s, seat, (action - TAKE) // TRAINS, (action - TAKE) % TRAINS)
    elif action >= TAKE_BONUS:
        take_special(s, seat, action)
    elif action == PASS:
        pass_by(s, seat)
    else:
        deal(s, seat)
