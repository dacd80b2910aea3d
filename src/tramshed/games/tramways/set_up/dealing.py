"""Luck: the order of play, and what is dealt and laid out (TW-S3, TW-S4, TW-S5, TW-S6, TW-S7,
TW-6.1).
"""

from __future__ import annotations

from tramshed.games.tramways import events, steps, whereabouts
from tramshed.games.tramways.auction.taking import turn_up
from tramshed.games.tramways.components import (
    AUCTION_A_PLAYER,
    AUCTIONS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_GENERIC,
    FIRST_PARCEL,
    GENERICS,
    INDUSTRY,
    LAST_AUCTION,
    OF_A_TRADE,
    PASSENGERS,
    TICKETS,
    TRADES,
)
from tramshed.games.tramways.knowledge.memory import forget_all
from tramshed.games.tramways.set_up.boards import lay_boards
from tramshed.games.tramways.set_up.books import make_books
from tramshed.games.tramways.set_up.parcels import begin_draft, deal_parcels
from tramshed.games.tramways.set_up.pile import deal_packets
from tramshed.games.tramways.set_up.sides import equip
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import gain
from tramshed.kernel.chance import below
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell

CHOSEN = 2
"""The option by which each player chooses a side."""
DEMAND_TILES = 5
"""Of each trade."""


@rule
def deal(s: State) -> None:
    """The order of play and the map; then parcels, unless sides are to be chosen first."""
    table = s.live.table
    table.supply = PASSENGERS
    forget_all(s.live)
    draw_order(s)
    lay_boards(s)
    if s.fixed.sides == CHOSEN:
        table.step = steps.SIDES
        return
    for seat in range(s.fixed.seats):
        equip(s, seat, int(s.fixed.sides))
    share_parcels(s)


@rule
def draw_order(s: State) -> None:
    """Who plays when, at random."""
    table = s.live.table
    seats = int(s.fixed.seats)
    for place in range(seats):
        other = below(s.live.chance, place + 1)
        table.order[place] = table.order[other]
        table.order[other] = place
    for place in range(seats):
        tell(s, EVERYONE, events.ORDER, int(table.order[place]), place, 0, 0)


@rule
def share_parcels(s: State) -> None:
    """Drafted, or dealt; a solo player has nobody to draft with."""
    if s.fixed.drafted and s.fixed.seats > 1:
        begin_draft(s)
    else:
        deal_parcels(s)
        lay_out_tickets(s)


@rule
def lay_out_tickets(s: State) -> None:
    """Generic tickets, the auction deck, development tickets."""
    table = s.live.table
    for seat in range(s.fixed.seats):
        gain(s, seat, FIRST_GENERIC + seat)
        gain(s, seat, FIRST_GENERIC + GENERICS // 2 + seat)
    for ticket in range(FIRST_GENERIC, TICKETS):
        if table.where[ticket] == whereabouts.UNSEEN:
            table.where[ticket] = whereabouts.OUT
    make_auction_deck(s)
    if s.fixed.pile:
        deal_packets(s)
        table.step = steps.PACKET
        return
    make_books(s)
    table.turn = int(s.fixed.seats) - 1
    table.seat = table.order[table.turn]
    table.step = steps.BOOK


@rule
def make_auction_deck(s: State) -> None:
    """The parcels left over and auction tickets for this number of players: five a player, of which
    some lie face up; for a solo game all there are."""
    table = s.live.table
    seats = int(s.fixed.seats)
    parcels = 0
    for ticket in range(FIRST_PARCEL, FIRST_BUILDING):
        if table.where[ticket] == whereabouts.DRAFT:
            table.where[ticket] = whereabouts.AUCTIONED
            parcels += 1
    if seats == 1:
        table.auction_left = parcels + AUCTIONS
        return
    for ticket in range(FIRST_AUCTION, FIRST_GENERIC):
        if s.fixed.tickets[ticket].players > seats:
            table.where[ticket] = whereabouts.OUT
    table.auction_left = max(AUCTION_A_PLAYER * seats, parcels)
    for _ in range(seats):
        turn_up(s)


@rule
def lay_out_buildings(s: State) -> None:
    """Building tickets with their tiles, a passenger on each, and what is in demand."""
    table = s.live.table
    for trade in range(len(TRADES)):
        first = FIRST_BUILDING + trade * OF_A_TRADE
        supplied = building_supply(int(s.fixed.seats), trade)
        chosen = 0
        for i in range(OF_A_TRADE):
            ticket = first + i
            if below(s.live.chance, OF_A_TRADE - i) < supplied - chosen:
                table.where[ticket] = whereabouts.SUPPLY
                chosen += 1
                tell(s, EVERYONE, events.SUPPLIED, -1, ticket, 0, 0)
            else:
                table.where[ticket] = whereabouts.OUT
        table.supply -= chosen
    draw_demand(s)


@rule
def building_supply(seats: int, trade: int) -> int:
    """How many buildings of a trade there are: one fewer than players; for one or two players one,
    but two industries."""
    if seats <= 2:
        return 2 if trade == INDUSTRY else 1
    return seats - 1


@rule
def draw_demand(s: State) -> None:
    """Five tiles out of twenty: which trade gets passengers after each round."""
    table = s.live.table
    left = DEMAND_TILES * len(TRADES)
    for number in range(LAST_AUCTION):
        nth = below(s.live.chance, left - number)
        trade = -1
        while nth >= 0:
            trade += 1
            nth -= DEMAND_TILES
            for earlier in range(number):
                nth += table.demand[earlier] == trade + 1
        table.demand[number] = trade + 1
        tell(s, EVERYONE, events.WANTED, -1, number + 1, trade, 0)
