"""Phase 2, buildings: built on own parcels, grown together, upgraded (TW-3.7, TW-3.8, TW-3.9)."""

from __future__ import annotations

from tramshed.games.tramways import actions, events, icons, steps, whereabouts
from tramshed.games.tramways.auction.taking import offer_tickets
from tramshed.games.tramways.components import (
    BUILT_JOY,
    FIRST_AUCTION,
    FIRST_BUILDING,
    INDUSTRY,
    LABELS,
    MOST_LIMIT,
    SITE,
    TRADES,
    UPGRADE_JOY,
)
from tramshed.games.tramways.paying.bill import present_bill
from tramshed.games.tramways.paying.payable import can_pay
from tramshed.games.tramways.purse import gain_joy
from tramshed.games.tramways.reasons import (
    ALLOWED,
    BUILT_ALREADY,
    NO_BUILDING,
    NO_PARCEL,
    NOT_SUPPLIED,
    UNPAYABLE,
    UPGRADED_ALREADY,
    WRONG_STEP,
)
from tramshed.games.tramways.state import FOR_BUILDING, FOR_RENOVATION, State, Table
from tramshed.games.tramways.tickets import gain
from tramshed.games.tramways.track.network import link_all
from tramshed.games.tramways.track.removal import cut
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def offer(s: State, seat: int, step: int, acts: Actions) -> int:
    """A parcel to build on, a ticket of what to build, a building to upgrade."""
    if step == steps.PARCEL:
        return offer_parcels(s, seat, FOR_BUILDING, acts, LABELS)
    if step == steps.TICKET:
        return offer_tickets(s, whereabouts.SUPPLY, acts, 0)
    return offer_parcels(s, seat, FOR_RENOVATION, acts, LABELS)


@rule
def forbids(s: State, seat: int, step: int, action: int) -> int:
    """Where one cannot build, or what."""
    if step == steps.PARCEL and actions.parcel_chosen(action) >= 0:
        return forbids_building(s, seat, actions.parcel_chosen(action))
    if step == steps.TICKET and actions.ticket_taken(action) >= 0:
        return forbids_building_ticket(s, actions.ticket_taken(action))
    if step == steps.RENOVATE and actions.parcel_chosen(action) >= 0:
        return forbids_renovation(s, seat, actions.parcel_chosen(action))
    return WRONG_STEP + step


@rule
def carry_out(s: State, seat: int, step: int, action: int) -> None:
    """Where, and what; its icons are due then."""
    if step == steps.PARCEL:
        choose_parcel(s, action - actions.PARCEL)
    elif step == steps.TICKET:
        choose_building(s, action - actions.TAKE)
    else:
        choose_renovation(s, action - actions.PARCEL)


@rule
def own_site(s: State, seat: int, label: int) -> int:
    """The site of an own parcel, built on or not; −1 if it is not the seat's."""
    site = int(s.live.table.lots[label]) - 1
    return site if site >= 0 and s.live.table.sites[site].owner == seat + 1 else -1


@rule
def is_supplied(s: State) -> bool:
    """Is any building left beside the map?"""
    for ticket in range(FIRST_BUILDING, FIRST_AUCTION):
        if s.live.table.where[ticket] == whereabouts.SUPPLY:
            return True
    return False


@rule
def forbids_building(s: State, seat: int, label: int) -> int:
    """Own, without a building, with something to build and the icons for it."""
    site = own_site(s, seat, label)
    if site < 0:
        return NO_PARCEL
    if s.live.table.sites[site].trade > 0:
        return BUILT_ALREADY
    if not is_supplied(s):
        return NOT_SUPPLIED
    if can_pay(s, seat, 0, icons.BUILD, 1 << (len(TRADES) + label)):
        return ALLOWED
    return UNPAYABLE


@rule
def choose_parcel(s: State, label: int) -> None:
    """Where; now what."""
    s.live.table.choice = label + 1
    s.live.table.step = steps.TICKET


@rule
def forbids_building_ticket(s: State, ticket: int) -> int:
    """Only what lies beside the map."""
    return ALLOWED if s.live.table.where[ticket] == whereabouts.SUPPLY else NOT_SUPPLIED


@rule
def choose_building(s: State, ticket: int) -> None:
    """A build icon and the parcel's label are due."""
    label = int(s.live.table.choice) - 1
    s.live.table.ticket = ticket + 1
    present_bill(s, FOR_BUILDING, 0, icons.BUILD, 1 << (len(TRADES) + label))


@rule
def build(s: State, seat: int) -> None:
    """Paid: rails make room, the building stands with its passenger, its ticket comes to hand."""
    table = s.live.table
    label, ticket = int(table.choice) - 1, int(table.ticket) - 1
    number = int(table.lots[label]) - 1
    site, trade = table.sites[number], int(s.fixed.tickets[ticket].trade)
    table.choice = table.ticket = 0
    tell(s, EVERYONE, events.BUILT, seat, label, trade, ticket)
    while table.rails[site.cell] != 0:
        side = 0
        while not int(table.rails[site.cell]) >> side & 1:
            side += 1
        cut(s, seat, int(site.cell), side)
    site.trade = trade + 1
    site.passenger = 1
    gain(s, seat, ticket)
    gain_joy(s, seat, BUILT_JOY)
    player = table.players[seat]
    if trade == INDUSTRY and player.limit < MOST_LIMIT:
        player.limit += 1
        tell(s, EVERYONE, events.LIMIT, seat, int(player.limit), 0, 0)
    merge(s, number)
    link_all(s)
    table.step = steps.ACTED


@rule
def forbids_renovation(s: State, seat: int, label: int) -> int:
    """An own building, not upgraded, with the icons for it."""
    number = own_site(s, seat, label)
    if number < 0 or s.live.table.sites[number].trade == 0:
        return NO_BUILDING
    site = s.live.table.sites[number]
    if site.upgraded:
        return UPGRADED_ALREADY
    if can_pay(s, seat, 0, icons.UPGRADE_BUILDING, 1 << (int(site.trade) - 1)):
        return ALLOWED
    return UNPAYABLE


@rule
def forbids_parcel(s: State, seat: int, what: int, label: int) -> int:
    """A parcel to build on, or one whose building is upgraded."""
    if what == FOR_BUILDING:
        return forbids_building(s, seat, label)
    return forbids_renovation(s, seat, label)


@rule
def offer_parcels(s: State, seat: int, what: int, acts: Actions, most: int) -> int:
    """Every parcel, up to so many, where this can be done."""
    n = 0
    for label in range(LABELS):
        if n < most and forbids_parcel(s, seat, what, label) == ALLOWED:
            acts[n] = actions.PARCEL + label
            n += 1
    return n


@rule
def choose_renovation(s: State, label: int) -> None:
    """An upgrade icon and the building's trade are due."""
    table = s.live.table
    table.choice = label + 1
    trade = int(table.sites[int(table.lots[label]) - 1].trade) - 1
    present_bill(s, FOR_RENOVATION, 0, icons.UPGRADE_BUILDING, 1 << trade)


@rule
def renovate(s: State, seat: int) -> None:
    """Paid: the tile is turned over; a passenger comes if the square is empty."""
    table = s.live.table
    label = int(table.choice) - 1
    site = table.sites[int(table.lots[label]) - 1]
    table.choice = 0
    site.upgraded = 1
    tell(s, EVERYONE, events.RENOVATED, seat, label, int(site.trade) - 1, 0)
    if site.passenger == 0 and table.supply > 0:
        site.passenger = 1
        table.supply -= 1
        tell(s, EVERYONE, events.ARRIVAL, -1, int(site.cell), 0, 0)
    gain_joy(s, seat, UPGRADE_JOY)
    table.step = steps.ACTED


# --- one building out of several squares


@rule
def merge(s: State, site: int) -> None:
    """A new building and those of its trade beside it become one (TW-3.8)."""
    table = s.live.table
    trade, cell = int(table.sites[site].trade), int(table.sites[site].cell)
    for side in range(4):
        near = int(s.fixed.near[cell, side])
        other = int(table.ground[near]) - SITE if near >= 0 else -1
        if other >= 0 and table.sites[other].trade == trade:
            unite(table, int(table.sites[site].node), int(table.sites[other].node))


@rule
def unite(table: Table, one: int, other: int) -> None:
    """Two nodes are one, the lower."""
    keep, gone = min(one, other), max(one, other)
    for site in range(table.sites_count):
        if table.sites[site].node == gone:
            table.sites[site].node = keep
