"""The market of wagon cards (TT-3.2, TT-3.6, TT-3.8)."""

from __future__ import annotations

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import EXTENDED, EXTENDED_LIMIT, TRASH
from tramshed.games.take_a_train.state import State
from tramshed.kernel.chance import draw, pour, put
from tramshed.kernel.hand import insert, slot_of, take_out
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def fill_market(s: State) -> None:
    """Reveal cards, one at a time, until the market is full or there are none left."""
    table = s.live.table
    while table.in_market < s.fixed.market_size:
        if table.deck.n == 0 and not rebuild_deck(s):
            return
        kind = draw(s.live.chance, table.deck)
        if kind == TRASH:
            table.trash_out = 1
            tell(s, EVERYONE, events.TRASHED, -1, int(table.in_market), 0, 0)
            while table.in_market > 0:
                discard(s, int(table.in_market) - 1)
        elif kind == EXTENDED:
            table.extended_out = 1
            table.limit = EXTENDED_LIMIT
            tell(s, EVERYONE, events.EXTENDED, -1, EXTENDED_LIMIT, 0, 0)
        else:
            lay_out(s, kind)
            tell(s, EVERYONE, events.TURNED_UP, -1, kind, 0, 0)


@rule
def rebuild_deck(s: State) -> bool:
    """The discards become the deck; false if there are none."""
    table = s.live.table
    if table.discard.n == 0:
        return False
    pour(table.discard, table.deck)
    tell(s, EVERYONE, events.DECK_REBUILT, -1, int(table.deck.n), 0, 0)
    return True


@rule
def lay_out(s: State, kind: int) -> None:
    """A card into the market, which is kept in order."""
    table = s.live.table
    insert(table.market, int(table.in_market), kind)
    table.in_market += 1


@rule
def remove(s: State, slot: int) -> int:
    """A card out of the market."""
    table = s.live.table
    kind = take_out(table.market, int(table.in_market), slot)
    table.in_market -= 1
    return kind


@rule
def discard(s: State, slot: int) -> None:
    """A market card onto the discards."""
    kind = remove(s, slot)
    put(s.live.table.discard, kind)
    tell(s, EVERYONE, events.DISCARDED, -1, kind, 0, 0)


@rule
def slot_with(s: State, kind: int) -> int:
    """The first slot with such a card, or the number of cards."""
    return slot_of(s.live.table.market, 0, int(s.live.table.in_market), kind)
