"""Tickets, buildings and passengers of Tramways: each is somewhere, and once. Compiled, for
watchers."""

from __future__ import annotations

from tramshed.games.tramways import steps, whereabouts
from tramshed.games.tramways.components import (
    AUCTION_A_PLAYER,
    AUCTIONS,
    BOOK,
    BUILDINGS,
    DEVELOPMENTS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_GENERIC,
    FIRST_PARCEL,
    INDUSTRY,
    MOST_PLAYERS,
    OF_A_TRADE,
    PASSENGERS,
    SOLO_BOOK,
    SOLO_BOOKS,
    START_PARCELS,
    TRADES,
)
from tramshed.games.tramways.state import State
from tramshed.kernel.rule import generic


@generic
def owned(s: State, seat: int, first: int, last: int) -> int:
    """Tickets of a kind that everybody knows to be a seat's, or, for −1, somebody's."""
    count = 0
    for card in range(first, last):
        place = int(s.live.table.where[card])
        if place >= whereabouts.HELD and (seat < 0 or place % whereabouts.HELD == seat):
            count += 1
    return count


@generic
def in_place(s: State, first: int, last: int, where: int) -> int:
    """Tickets of a kind in a place."""
    count = 0
    for card in range(first, last):
        count += int(s.live.table.where[card] == where)
    return count


@generic
def is_ticket_twice(s: State) -> bool:
    """Is a ticket in two hands, or in the wrong one; does a seat miscount?"""
    table = s.live.table
    low = high = 0
    for seat in range(s.fixed.seats):
        hand, sheet = s.live.hand[seat], s.live.sheet[seat]
        played = int(sheet.n) if table.step == steps.ADMINISTRATION else 0
        if int(hand.n) + played != table.players[seat].held:
            return True
        for i in range(int(hand.n) + played):
            card = int(hand.cards[i]) if i < hand.n else int(sheet.tickets[i - int(hand.n)])
            place = int(table.where[card])
            hidden = card < DEVELOPMENTS and place == whereabouts.UNSEEN
            if not hidden and place not in (whereabouts.HELD + seat, whereabouts.OWNED + seat):
                return True
            bit = 1 << card % 60
            if (low if card < 60 else high) & bit:
                return True
            if card < 60:
                low |= bit
            else:
                high |= bit
    return False


@generic
def developments_differ(s: State) -> bool:
    """Four a player, six in a solo game with books: in books or the pile, in hands, or played."""
    table = s.live.table
    seats = int(s.fixed.seats)
    count = owned(s, -1, 0, DEVELOPMENTS)
    for number in range(MOST_PLAYERS):
        count += int(table.books[number].left) + int(table.players[number].secret)
    if s.fixed.pile:
        return count + in_place(s, 0, DEVELOPMENTS, whereabouts.FACE) != BOOK * seats
    return count != (SOLO_BOOK * SOLO_BOOKS if seats == 1 else BOOK * seats)


@generic
def auction_differs(s: State) -> bool:
    """Five a player and the four parcels each has; in a solo game all that there are."""
    table = s.live.table
    seats = int(s.fixed.seats)
    count = int(table.auction_left)
    on_map = 0
    for label in range(len(table.lots)):
        on_map += int(table.lots[label] > 0)
    for first, last in ((FIRST_PARCEL, FIRST_BUILDING), (FIRST_AUCTION, FIRST_GENERIC)):
        count += in_place(s, first, last, whereabouts.ROW) + in_place(
            s, first, last, whereabouts.WASTE
        )
        count += owned(s, -1, first, last)
    if seats == 1:
        return count != on_map + AUCTIONS
    return count != (AUCTION_A_PLAYER + START_PARCELS) * seats


@generic
def buildings_differ(s: State) -> bool:
    """Is a tile lost, or a building without its ticket? (TW-S7)"""
    table = s.live.table
    seats = int(s.fixed.seats)
    for trade in range(len(TRADES)):
        first = FIRST_BUILDING + trade * OF_A_TRADE
        built = 0
        for site in range(table.sites_count):
            built += int(table.sites[site].label > 0 and table.sites[site].trade == trade + 1)
        supplied = seats - 1 if seats > 2 else 2 if trade == INDUSTRY else 1
        left = in_place(s, first, first + OF_A_TRADE, whereabouts.SUPPLY)
        if left + built != supplied or owned(s, -1, first, first + OF_A_TRADE) != built:
            return True
    return False


@generic
def passengers_differ(s: State) -> bool:
    """Thirty: waiting, on building tiles beside the map, in the supply."""
    table = s.live.table
    count = int(table.supply)
    count += in_place(s, FIRST_BUILDING, FIRST_BUILDING + BUILDINGS, whereabouts.SUPPLY)
    for site in range(table.sites_count):
        count += int(table.sites[site].passenger)
        if table.sites[site].passenger and table.sites[site].trade == 0:
            return True
    return count != PASSENGERS or table.supply < 0
