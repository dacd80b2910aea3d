"""Step 5: the end of the turn (TB-4.2, TB-5.1, TB-5.2, TB-5.3, TB-5.4, TB-5.5).

Nothing here is decided; all luck of a turn is here.
"""

from __future__ import annotations

from tramshed.games.trambahn import events
from tramshed.games.trambahn.components import HAND_SIZE, MARKET_SIZE, STACK
from tramshed.games.trambahn.knowledge.memory import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_MONEY,
    VIEWERS,
    all_miss,
    all_see_empty,
    all_see_laid_down,
    note_all_moved,
    note_seen,
    others_miss,
)
from tramshed.games.trambahn.scoring import end_game
from tramshed.games.trambahn.state import FIRST_PASSENGER, STATIONS, Column, State
from tramshed.kernel.chance import draw, pour, put
from tramshed.kernel.hand import add
from tramshed.kernel.record import Grid
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def end_turn(s: State, seat: int) -> None:
    """Pay, lose columns without a tram, draw, refill the market, hand over."""
    pay(s, seat)
    lose_columns(s, seat)
    fill_hand(s, seat)
    fill_market(s)
    begin_turn(s, 1 - seat)


@rule
def pay(s: State, seat: int) -> None:
    """The money cards spent are drawn at random and discarded, unseen."""
    owed = int(s.live.table.owed)
    if owed > 0:
        discard_money(s, seat, owed)
        s.live.table.owed = 0
        tell(s, EVERYONE, events.PAID, seat, owed, 0, 0)


@rule
def discard_money(s: State, player: int, cards: int) -> None:
    """Random cards go unseen from a player's money to the discard pile."""
    live = s.live
    for _ in range(cards):
        put(live.discard, draw(live.chance, live.money[player]))
    all_miss(live, IN_MONEY[player], IN_DISCARD)
    if live.money[player].n == 0:
        all_see_empty(live, IN_MONEY[player])


@rule
def lose_columns(s: State, seat: int) -> None:
    """Own columns without a tram become own money; the others close ranks."""
    table = s.live.table
    kept = 0
    for slot in range(table.column_count[seat]):
        column = table.columns[seat, slot]
        if column.tram == 0:
            to_money(s, seat, slot)
        else:
            if kept < slot:
                move_column(table.columns, seat, slot, kept)
            kept += 1
    table.column_count[seat] = kept


@rule
def to_money(s: State, seat: int, slot: int) -> None:
    """A whole column goes face down into its owner's money."""
    column = s.live.table.columns[seat, slot]
    tell(s, EVERYONE, events.COLUMN_LOST, seat, int(column.line), int(column.n), 0)
    for i in range(column.n):
        kind = int(column.cards[i])
        put(s.live.money[seat], kind)
        all_see_laid_down(s.live, kind, IN_MONEY[seat])
    wipe(column)


@rule
def move_column(columns: Grid[Column], seat: int, slot: int, kept: int) -> None:
    """Move a column down to a free slot."""
    columns[seat, kept] = columns[seat, slot]
    wipe(columns[seat, slot])


@rule
def wipe(column: Column) -> None:
    """An unused slot is all zero."""
    for i in range(column.n):
        column.cards[i] = 0
    column.line = column.top = column.points = column.tram = column.n = 0


@rule
def fill_hand(s: State, seat: int) -> None:
    """Draw up to six; an empty deck is rebuilt, as long as that yields a card."""
    live = s.live
    drawn = 0
    while live.hand[seat].n < HAND_SIZE:
        if live.deck.n == 0:
            if drawn > 0:
                miss_draws(s, seat, drawn)
                drawn = 0
            rebuild_deck(s)
            if live.deck.n == 0:
                break
        kind = draw(live.chance, live.deck)
        add(live.hand[seat], kind)
        note_seen(live.memory[seat], kind, IN_DECK)
        tell(s, 1 << seat, events.DREW, seat, kind, 0, 0)
        drawn += 1
    if drawn > 0:
        miss_draws(s, seat, drawn)


@rule
def miss_draws(s: State, seat: int, cards: int) -> None:
    """The others see only how many cards were drawn."""
    others_miss(s.live, seat, IN_DECK, IN_HAND[seat])
    if s.live.deck.n == 0:
        all_see_empty(s.live, IN_DECK)
    tell(s, EVERYONE & ~(1 << seat), events.DREW_UNSEEN, seat, cards, 0, 0)


@rule
def rebuild_deck(s: State) -> None:
    """Both players discard half of their money; the discard pile is the new deck."""
    live = s.live
    for player in range(2):
        half = int(live.money[player].n) // 2
        if half > 0:
            discard_money(s, player, half)
            tell(s, EVERYONE, events.HALVED, player, half, 0, 0)
    pour(live.discard, live.deck)
    for viewer in range(VIEWERS):
        note_all_moved(live.memory[viewer], IN_DISCARD, IN_DECK)
    if live.deck.n > 0:
        tell(s, EVERYONE, events.REBUILT, -1, int(live.deck.n), 0, 0)


@rule
def fill_market(s: State) -> None:
    """Three trams again, as long as the stack lasts."""
    table = s.live.table
    count = int(table.market[0]) + int(table.market[1]) + int(table.market[2])
    while count < MARKET_SIZE and table.sold < len(STACK):
        tram = int(STACK[table.sold])
        table.market[tram] += 1
        table.sold += 1
        count += 1
        tell(s, EVERYONE, events.TURNED_UP, -1, tram, 0, 0)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Without a card there is no passenger to place; twice in succession, and nothing left to
    draw, the game is over."""
    live, table = s.live, s.live.table
    table.seat = seat
    table.turn += 1
    table.step = FIRST_PASSENGER
    if live.hand[seat].n > 0:
        table.empty_handed = 0
        tell(s, EVERYONE, events.TURN, seat, int(table.turn), 0, 0)
        return
    table.step = STATIONS
    table.empty_handed += 1
    tell(s, EVERYONE, events.NO_CARDS, seat, 0, 0, 0)
    if table.empty_handed >= 2 and not can_draw(s):
        end_game(s)


@rule
def can_draw(s: State) -> bool:
    """Is there a card in the deck, or would rebuilding it yield one?"""
    live = s.live
    spare = int(live.money[0].n) // 2 + int(live.money[1].n) // 2
    return int(live.deck.n) + int(live.discard.n) + spare > 0
