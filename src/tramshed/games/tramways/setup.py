"""Set-up: what was chosen into the record, then luck (TW-S1 to TW-S7, TW-6.1)."""

from __future__ import annotations

from typing import Any

from tramshed.games.tramways import events, icons, places, steps
from tramshed.games.tramways.boards import lay_boards
from tramshed.games.tramways.books import make_books
from tramshed.games.tramways.cards import gain
from tramshed.games.tramways.components import (
    AUCTION_A_PLAYER,
    AUCTIONS,
    CARDS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_GENERIC,
    FIRST_PARCEL,
    GENERICS,
    INDUSTRY,
    LAKE,
    LAST_AUCTION,
    LOT,
    MOUNTAIN,
    OF_A_TRADE,
    PASSENGERS,
    PLAIN,
    PRINTED,
    TRADES,
)
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.edition.model import Cell, Cost, Edition, Ground, Icon, Sign
from tramshed.games.tramways.edition.selections import most, parcels
from tramshed.games.tramways.layout import (
    boards_needed,
    cell_spots,
    neighbours,
    parcels_needed,
)
from tramshed.games.tramways.memory import forget_all
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.parcels import begin_draft, deal_parcels, equip
from tramshed.games.tramways.pile import deal_packets
from tramshed.games.tramways.state import State
from tramshed.games.tramways.taking import turn_up
from tramshed.kernel.chance import below
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.record import Records
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import tell

CHOSEN = 2
"""The option by which each player chooses a side."""
DEMAND_TILES = 5
"""Of each trade."""

GROUNDS = {Ground.PLAIN: PLAIN, Ground.MOUNTAIN: MOUNTAIN, Ground.LAKE: LAKE}
SIGNS = {
    Sign.RAILS: icons.RAILS,
    Sign.DESTINATION: icons.TO_TRADE,
    Sign.BUILD: icons.BUILD - 1,
    Sign.UPGRADE_TRACK: icons.UPGRADE_TRACK - 1,
    Sign.UPGRADE_BUILDING: icons.UPGRADE_BUILDING - 1,
    Sign.MONEY: icons.MONEY,
    Sign.WORKER: icons.WORKER - 1,
    Sign.PASSENGER: icons.PASSENGER - 1,
    Sign.CALM: icons.CALM - 1,
}
"""What is added to an icon's value, which is 1 where it says nothing."""
COSTS = {
    Cost.MONEY: "pay",
    Cost.STRESS: "strain",
    Cost.WORKER: "labour",
    Cost.HAPPINESS: "gloom",
}
"""The field of a consequence."""


def prepare(state: Records, setup: Setup) -> None:
    """The seats, the options, where the boards lie, the edition's boards and tickets."""
    fixed = state[0].fixed
    fixed.seats = setup.seats
    fixed.drafted = _chosen(setup, "parcels")
    fixed.pile = _chosen(setup, "development")
    fixed.sides = _chosen(setup, "sides")
    fixed.faces = _chosen(setup, "faces")
    fixed.places = boards_needed(setup)
    fixed.parcels = parcels_needed(setup)
    for cell, (spot, near) in enumerate(zip(cell_spots(setup), neighbours(setup), strict=True)):
        fixed.near[cell] = near
        fixed.column[cell], fixed.row[cell] = spot
        fixed.cells = cell + 1
    edition = edition_of(setup)
    _refuse_without_map(setup, edition)
    _prepare_boards(fixed, edition)
    _prepare_tickets(fixed, edition)


def _refuse_without_map(setup: Setup, edition: Edition) -> None:
    """No boards of an owner's edition may hold the parcels that a map needs (TW-S1)."""
    boards, faces = boards_needed(setup), setup.option("faces")
    least, richest = parcels_needed(setup), most(edition, boards, parcels, faces)
    if richest.total < least:
        raise BadSetup(
            f"edition {setup.edition!r} has no map for this game: {setup.seats} player(s) need "
            f"{least} parcels, and {boards} boards with {faces} faces have {richest.total} at most;"
            " choose another number of players, other faces or another edition (TW-S1)"
        )


def _chosen(setup: Setup, option: str) -> int:
    """The number of an option's chosen value."""
    (choices,) = (each.choices for each in META.options if each.name == option)
    return choices.index(setup.option(option))


def _prepare_boards(fixed: Any, edition: Edition) -> None:
    for number, board in enumerate(edition.boards):
        fixed.letters[number] = ord(board.letter) - ord("A")
        for side, face in enumerate(board.faces):
            fixed.lots[number, side] = len(face.labels)
        fixed.cell[number] = [_cell(cell, edition) for face in board.faces for cell in face.cells]


def _cell(cell: Cell, edition: Edition) -> int:
    if cell.ground == Ground.PARCEL:
        return LOT + edition.labels.index(cell.label)
    if cell.trade is not None:
        return PRINTED + cell.trade
    return GROUNDS[cell.ground]


def _prepare_tickets(fixed: Any, edition: Edition) -> None:
    for number, ticket in enumerate(edition.tickets):
        record = fixed.tickets[number]
        for slot, icon in enumerate(ticket.icons):
            record.icons[slot] = icon_number(icon, edition)
        record.icons[icons.STRIP_SLOT] = icons.STRIP if ticket.strip else icons.NONE
        record.void = ticket.void
        record.trade = ticket.trade or 0
        record.players = ticket.players
        if ticket.consequence is not None:
            amount = ticket.consequence.amount
            setattr(record, COSTS[ticket.consequence.cost], amount)


def icon_number(icon: Icon, edition: Edition) -> int:
    """An icon as the rules know it."""
    if icon.sign == Sign.LABEL:
        return icons.TO_LABEL + edition.labels.index(icon.label)
    return SIGNS[icon.sign] + icon.value


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
    for card in range(FIRST_GENERIC, CARDS):
        if table.place[card] == places.UNSEEN:
            table.place[card] = places.OUT
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
    for card in range(FIRST_PARCEL, FIRST_BUILDING):
        if table.place[card] == places.DRAFT:
            table.place[card] = places.AUCTIONED
            parcels += 1
    if seats == 1:
        table.auction_left = parcels + AUCTIONS
        return
    for card in range(FIRST_AUCTION, FIRST_GENERIC):
        if s.fixed.tickets[card].players > seats:
            table.place[card] = places.OUT
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
            card = first + i
            if below(s.live.chance, OF_A_TRADE - i) < supplied - chosen:
                table.place[card] = places.SUPPLY
                chosen += 1
                tell(s, EVERYONE, events.SUPPLIED, -1, card, 0, 0)
            else:
                table.place[card] = places.OUT
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
