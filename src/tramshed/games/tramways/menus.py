"""What a seat may do: the contract's `legal`."""

from __future__ import annotations

from tramshed.games.tramways import actions, steps, whereabouts
from tramshed.games.tramways.action_rounds import offer_actions
from tramshed.games.tramways.administration.end_of_round import offer_demand
from tramshed.games.tramways.administration.last_hand import offer_hand
from tramshed.games.tramways.administration.newcomers import offer_host, offer_squares
from tramshed.games.tramways.administration.office import offer_office
from tramshed.games.tramways.auction.bidding import offer_bids
from tramshed.games.tramways.auction.solo import offer_line
from tramshed.games.tramways.auction.taking import offer_tickets, offer_void_discards
from tramshed.games.tramways.building import offer_parcels
from tramshed.games.tramways.components import LABELS, MOST_CELLS, TRACKS
from tramshed.games.tramways.passenger.arrival import offer_joy
from tramshed.games.tramways.passenger.travel import offer_goals, offer_passengers, offer_rides
from tramshed.games.tramways.paying.in_icons import offer_icons
from tramshed.games.tramways.paying.in_money import forbids_cash, is_money_bill, offer_money_icons
from tramshed.games.tramways.reasons import ALLOWED
from tramshed.games.tramways.set_up.books import (
    in_book,
    offer_books,
    offer_set,
    offered_faces,
)
from tramshed.games.tramways.set_up.pile import forbids_blind
from tramshed.games.tramways.state import FOR_BUILDING, FOR_RENOVATION, State
from tramshed.games.tramways.track.lines import offer_first_tiles, offer_next_tiles
from tramshed.games.tramways.track.tracks import offer_upgrades
from tramshed.games.tramways.turn import actors
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """What this seat may do now."""
    if not actors(s) >> seat & 1:
        return 0
    step = int(s.live.table.step)
    if step == steps.PAY:
        return offer_money(s, seat, acts) if is_money_bill(s) else offer_icons(s, seat, acts)
    if steps.ACTION <= step <= steps.RIDE:
        return offer_in_action(s, seat, step, acts)
    if step >= steps.COMMERCE:
        return offer_after(s, seat, step, acts)
    return offer_before(s, seat, step, acts)


@rule
def offer_money(s: State, seat: int, acts: Actions) -> int:
    """The rest in cash, or another money icon."""
    n = 0
    if forbids_cash(s, seat) == ALLOWED:
        acts[0] = actions.DONE
        n = 1
    return offer_money_icons(s, seat, acts, n)


@rule
def offer_before(s: State, seat: int, step: int, acts: Actions) -> int:
    """In set-up, in the auction, and before the last one."""
    if step == steps.SIDES:
        acts[0] = actions.SIDE
        acts[1] = actions.SIDE + 1
        return 2
    if step == steps.DRAFT:
        return offer_tickets(s, whereabouts.DRAFT, acts, 0)
    if step == steps.BOOK:
        return offer_books(s, acts, 0)
    if step == steps.KEEP:
        return offer_set(in_book(s), actions.TAKE, acts, 0)
    if step == steps.TOP:
        return offer_set(in_book(s), actions.TOP, acts, 0)
    if step == steps.PACKET:
        return offer_set(int(s.live.inside[seat]), actions.TAKE, acts, 0)
    if step == steps.HAND:
        return offer_hand(s, seat, acts)
    if step == steps.AUCTION:
        return offer_bids(s, seat, acts)
    if step == steps.LINE:
        return offer_line(s, acts)
    if step == steps.TAKE:
        return offer_tickets(s, whereabouts.ROW, acts, 0)
    return offer_void_discards(s, seat, acts)


@rule
def offer_in_action(s: State, seat: int, step: int, acts: Actions) -> int:
    """In phase 2."""
    if step == steps.ACTION:
        return offer_actions(s, seat, acts)
    if step == steps.START:
        return offer_first_tiles(s, seat, acts, MOST_CELLS * actions.A_CELL)
    if step == steps.LAY:
        return offer_next_tiles(s, seat, acts)
    if step == steps.UPGRADE:
        return offer_upgrades(s, seat, acts, TRACKS)
    if step == steps.PARCEL:
        return offer_parcels(s, seat, FOR_BUILDING, acts, LABELS)
    if step == steps.TICKET:
        return offer_tickets(s, whereabouts.SUPPLY, acts, 0)
    if step == steps.RENOVATE:
        return offer_parcels(s, seat, FOR_RENOVATION, acts, LABELS)
    if step == steps.PASSENGER:
        return offer_passengers(s, seat, acts, MOST_CELLS)
    return offer_goals(s, seat, acts) if step == steps.GOAL else offer_rides(s, acts)


@rule
def offer_after(s: State, seat: int, step: int, acts: Actions) -> int:
    """At the end of a trip, and in phase 3."""
    if step == steps.COMMERCE:
        return offer_commerce(s, acts)
    if step == steps.LEISURE:
        return offer_joy(s, seat, acts)
    if step == steps.ADMINISTRATION:
        return offer_office(s, seat, acts)
    if step == steps.NEWCOMERS:
        return offer_host(s, seat, acts)
    return offer_squares(s, acts) if step == steps.SQUARE else offer_demand(s, acts)


@rule
def offer_commerce(s: State, acts: Actions) -> int:
    """Money, or a development ticket."""
    acts[0] = actions.CASH
    if not s.fixed.pile:
        return offer_books(s, acts, 1)
    n = 1
    if forbids_blind(s) == ALLOWED:
        acts[1] = actions.BLIND
        n = 2
    return offer_set(offered_faces(s), actions.TAKE, acts, n)
