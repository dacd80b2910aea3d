"""Step 3: income (TB-3)."""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.actions import MONEY
from tramshed.games.trambahn.knowledge.memory import (
    IN_HAND,
    IN_MONEY,
    all_see_empty,
    note_laid_down,
    others_miss,
)
from tramshed.games.trambahn.reasons import ALLOWED, NO_SUCH_INCOME
from tramshed.games.trambahn.state import State
from tramshed.kernel.chance import put
from tramshed.kernel.hand import holds, remove
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def offer_income(s: State, seat: int, acts: Actions, n: int) -> int:
    """Any hand card."""
    hand = s.live.hand[seat]
    for i in range(hand.n):
        if i == 0 or hand.cards[i - 1] != hand.cards[i]:
            acts[n] = MONEY + int(hand.cards[i])
            n += 1
    return n


@rule
def forbids_income(s: State, seat: int, kind: int) -> int:
    """Only what is in the hand."""
    return ALLOWED if holds(s.live.hand[seat], kind) else NO_SUCH_INCOME


@rule
def lay_down(s: State, seat: int, kind: int) -> None:
    """A hand card becomes money, unseen by the others."""
    remove(s.live.hand[seat], kind)
    put(s.live.money[seat], kind)
    note_laid_down(s.live.memory[seat], kind, IN_MONEY[seat])
    others_miss(s.live, seat, IN_HAND[seat], IN_MONEY[seat])
    if s.live.hand[seat].n == 0:
        all_see_empty(s.live, IN_HAND[seat])
    tell(s, 1 << seat, events.INCOME, seat, kind, 0, 0)
    tell(s, EVERYONE & ~(1 << seat), events.INCOME_UNSEEN, seat, 0, 0, 0)
