"""Phase 1: the auction (TW-2)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, places, steps
from tramshed.games.tramways.cards import can_suffer, discard, gain, holds
from tramshed.games.tramways.components import (
    AUCTIONS,
    CARDS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_PARCEL,
    LAST_AUCTION,
    MOST_BID,
    ROUNDS,
)
from tramshed.games.tramways.money import present_money_bill, purse_worth
from tramshed.games.tramways.purse import upset
from tramshed.games.tramways.reasons import (
    ALLOWED,
    BID_TO_THE_LEFT,
    CONSEQUENCE,
    NOT_IN_HAND,
    NOT_ON_OFFER,
    SAME_BID,
    TOO_DEAR,
    VOID_TICKET,
)
from tramshed.games.tramways.state import FOR_BID, State
from tramshed.kernel.chance import below
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def begin_auction(s: State) -> None:
    """All are in; the order of play so far is the order of bidding. Nobody leads yet, so somebody
    has to decide."""
    table = s.live.table
    for place in range(s.fixed.seats):
        table.old_order[place] = table.order[place]
        table.players[place].bid = 0
    table.in_auction = (1 << int(s.fixed.seats)) - 1
    table.front = table.rear = table.turn = 0
    seek_bidder(s)


@rule
def is_highest(s: State, seat: int) -> bool:
    """Has the seat bid more than everybody else who is still in?"""
    table = s.live.table
    if table.players[seat].bid == 0:
        return False
    for other in range(s.fixed.seats):
        is_in = other != seat and int(table.in_auction) >> other & 1
        if is_in and table.players[other].bid >= table.players[seat].bid:
            return False
    return True


@rule
def seek_bidder(s: State) -> None:
    """On to the next who has to decide: whoever leads takes the frontmost place, the last one the
    place that is left."""
    table = s.live.table
    seats = int(s.fixed.seats)
    while int(table.front) + int(table.rear) < seats:
        seat = int(table.old_order[table.turn])
        if int(table.in_auction) >> seat & 1:
            alone = int(table.front) + int(table.rear) == seats - 1
            if not alone and not is_highest(s, seat):
                table.seat = seat
                table.step = steps.AUCTION
                return
            take_front(s, seat)
        table.turn = (int(table.turn) + 1) % seats
    end_auction(s)


@rule
def take_front(s: State, seat: int) -> None:
    """The frontmost free place."""
    table = s.live.table
    tell(s, EVERYONE, events.PLACED, seat, int(table.front), 0, 0)
    table.order[table.front] = seat
    table.front += 1
    table.in_auction = int(table.in_auction) & ~(1 << seat)


@rule
def pass_bid(s: State, seat: int) -> None:
    """Out, at the rearmost free place."""
    table = s.live.table
    table.rear += 1
    place = int(s.fixed.seats) - int(table.rear)
    table.order[place] = seat
    table.in_auction = int(table.in_auction) & ~(1 << seat)
    tell(s, EVERYONE, events.PASSED, seat, place, 0, 0)
    table.step = steps.BID


@rule
def next_bidder(s: State) -> None:
    """The one after the last bidder."""
    table = s.live.table
    table.turn = (int(table.turn) + 1) % int(s.fixed.seats)
    seek_bidder(s)


@rule
def is_bid_to_the_left(s: State, dollars: int) -> bool:
    """Is this the bid of somebody still in, further left in the old order?"""
    table = s.live.table
    for place in range(table.turn):
        other = int(table.old_order[place])
        if int(table.in_auction) >> other & 1 and table.players[other].bid == dollars:
            return True
    return False


@rule
def forbids_bid(s: State, seat: int, dollars: int) -> int:
    """Payable, and unlike the own last bid and those to the left."""
    if dollars > purse_worth(s, seat):
        return TOO_DEAR
    if s.live.table.players[seat].bid == dollars:
        return SAME_BID
    return BID_TO_THE_LEFT if is_bid_to_the_left(s, dollars) else ALLOWED


@rule
def offer_bids(s: State, seat: int, acts: Actions) -> int:
    """Pass, or any bid that is allowed."""
    acts[0] = actions.PASS
    n = 1
    worth = min(purse_worth(s, seat), MOST_BID)
    for dollars in range(1, worth + 1):
        if s.live.table.players[seat].bid != dollars and not is_bid_to_the_left(s, dollars):
            acts[n] = actions.BID + dollars - 1
            n += 1
    return n


@rule
def bid(s: State, seat: int, dollars: int) -> None:
    """A bid is paid at once."""
    s.live.table.players[seat].bid = dollars
    tell(s, EVERYONE, events.BID, seat, dollars, 0, 0)
    present_money_bill(s, FOR_BID, dollars)


@rule
def end_auction(s: State) -> None:
    """The new first player worries; tickets are handed out in the new order, but not in the last
    round, which has none."""
    table = s.live.table
    for seat in range(s.fixed.seats):
        table.players[seat].bid = 0
        table.old_order[seat] = 0
    table.front = table.rear = table.turn = 0
    upset(s, int(table.order[0]), 2 if table.rounds == ROUNDS else 1)
    table.seat = table.order[0]
    table.step = steps.TAKE
    if table.rounds == ROUNDS:
        table.turn = int(s.fixed.seats) - 1  # nobody is left to take one
        table.step = steps.TAKEN


# --- auction tickets


@rule
def turn_up(s: State) -> int:
    """A ticket from the auction deck lies face up. Its parcels are known; of the auction tickets
    that nobody has seen, some may be out of the game, so one is as good as another."""
    table = s.live.table
    parcels = unseen = 0
    for card in range(FIRST_PARCEL, FIRST_BUILDING):
        parcels += table.place[card] == places.AUCTIONED
    for card in range(FIRST_AUCTION, FIRST_AUCTION + AUCTIONS):
        unseen += table.place[card] == places.UNSEEN
    nth = below(s.live.chance, int(table.auction_left))
    card, wanted = FIRST_PARCEL, places.AUCTIONED
    if nth >= parcels:
        nth = below(s.live.chance, unseen)
        card, wanted = FIRST_AUCTION, places.UNSEEN
    while table.place[card] != wanted or nth > 0:
        nth -= table.place[card] == wanted
        card += 1
    table.auction_left -= 1
    table.place[card] = places.ROW
    tell(s, EVERYONE, events.TURNED_UP, -1, card, 0, 0)
    return card


@rule
def forbids_taking(s: State, card: int) -> int:
    """Only what lies face up."""
    return ALLOWED if s.live.table.place[card] == places.ROW else NOT_ON_OFFER


@rule
def offer_row(s: State, acts: Actions, n: int) -> int:
    """Every ticket that lies face up."""
    for card in range(FIRST_PARCEL, CARDS):
        if s.live.table.place[card] == places.ROW:
            acts[n] = actions.TAKE + card
            n += 1
    return n


@rule
def take(s: State, seat: int, card: int) -> None:
    """A ticket to hand, with its parcel; if it is VOID, something has to go for it."""
    gain(s, seat, card)
    tell(s, EVERYONE, events.TOOK, seat, card, 0, 0)
    if card < FIRST_BUILDING:
        own_parcel(s, seat, card)
    s.live.table.step = steps.TAKEN
    if s.fixed.tickets[card].void and can_discard_for_void(s, seat):
        s.live.table.step = steps.VOID


@rule
def own_parcel(s: State, seat: int, card: int) -> None:
    """A disc on the parcel of this ticket."""
    table = s.live.table
    table.sites[int(table.lots[card - FIRST_PARCEL]) - 1].owner = seat + 1


@rule
def last_in_row(s: State) -> int:
    """The only ticket that lies face up, or −1 if there are more."""
    found = -1
    for card in range(FIRST_PARCEL, CARDS):
        if s.live.table.place[card] == places.ROW:
            if found >= 0:
                return -1
            found = card
    return found


@rule
def forbids_void_discard(s: State, seat: int, card: int) -> int:
    """A ticket of the hand that is not VOID, with a consequence one can pay."""
    if not holds(s.live.hand[seat], card):
        return NOT_IN_HAND
    if s.fixed.tickets[card].void:
        return VOID_TICKET
    return ALLOWED if can_suffer(s, seat, card) else CONSEQUENCE


@rule
def can_discard_for_void(s: State, seat: int) -> bool:
    """Is there such a ticket?"""
    hand = s.live.hand[seat]
    for i in range(hand.n):
        if forbids_void_discard(s, seat, int(hand.cards[i])) == ALLOWED:
            return True
    return False


@rule
def offer_void_discards(s: State, seat: int, acts: Actions) -> int:
    """Every such ticket."""
    hand = s.live.hand[seat]
    n = 0
    for i in range(hand.n):
        if forbids_void_discard(s, seat, int(hand.cards[i])) == ALLOWED:
            acts[n] = actions.DISCARD + int(hand.cards[i])
            n += 1
    return n


@rule
def discard_for_void(s: State, seat: int, card: int) -> None:
    """It goes, with its consequence."""
    discard(s, seat, card)
    s.live.table.step = steps.TAKEN


@rule
def next_taker(s: State) -> bool:
    """Whose turn it is to take a ticket; the last one left is taken at once. True when all have
    one, and as many new ones are turned up."""
    table = s.live.table
    table.turn += 1
    if table.turn < s.fixed.seats:
        table.seat = table.order[table.turn]
        table.step = steps.TAKE
        last = last_in_row(s)
        if last >= 0:
            take(s, int(table.seat), last)
        return False
    if table.rounds < LAST_AUCTION and s.fixed.seats > 1:
        for _ in range(s.fixed.seats):
            turn_up(s)
    return True
