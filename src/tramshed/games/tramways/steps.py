"""What is being decided: the steps of the game, phase by phase; and what happens between decisions
(rounds.py)."""

from __future__ import annotations

ALL = (
    # set-up
    SIDES,  # all at once: normal or hard player board
    DRAFT,  # a parcel ticket
    BOOK,  # which book of tickets to look through
    KEEP,  # which ticket of it to keep
    TOP,  # which of the others lies on top
    PACKET,  # all at once: which of four development tickets to keep
    # phase 1, the auction
    AUCTION,  # bid or pass
    ROW,  # solo: take a ticket, or turn up another
    TAKE,  # an auction ticket
    VOID,  # what to discard for a VOID one
    # phase 2, actions
    ACTION,  # which action, or income
    # a track
    START,  # the first tile, or the tile to take back
    LAY,  # the next tile, or stop
    UPGRADE,  # which track
    # a building
    PARCEL,  # where to build
    TICKET,  # what to build, by its ticket
    RENOVATE,  # which building to upgrade
    # a passenger
    PASSENGER,  # who travels
    GOAL,  # whereto
    RIDE,  # along which track
    COMMERCE,  # money, or a development ticket
    LEISURE,  # how much happiness to buy
    # paying, in any phase
    PAY,  # the next icon of a bill
    # phase 3, administration
    ADMINISTRATION,  # all at once: the next icon or ticket
    NEWCOMERS,  # the next icon of tickets with a passenger
    SQUARE,  # where the passenger goes
    DEMAND,  # which squares get the last passengers
    HAND,  # before the last round, all at once: the next ticket of a chosen hand
    OVER,
) = tuple(range(29))

LAST_OF_SET_UP, LAST_OF_AUCTION = PACKET, VOID
LAST_OF_TRACK, LAST_OF_BUILDING, LAST_OF_PASSENGER = UPGRADE, RENOVATE, LEISURE

TOGETHER = (SIDES, PACKET, ADMINISTRATION, HAND)
"""All seats decide, sealed."""

BETWEEN = (
    SHARED,  # sides are known: parcels are dealt or drafted
    DRAFTED,  # all have parcels: the other tickets are laid out
    BOOKED,  # a development ticket was taken from a book
    PACKED,  # all have kept one of a packet
    NEW_ROUND,
    HANDED,  # the hands of the last round are chosen: phase 1
    BID,  # or passed: the next bidder
    TAKEN,  # an auction ticket, and what a VOID one asks for is done: the next taker
    ACTED,  # an action is carried out: the next one
    PAID,  # a bill in icons: what it was for is carried out
    SETTLED,  # a bill in money
    REWARDED,  # a trip's bonus is settled: money moves
    ENDED_ACTIONS,  # phase 3
    ADMINISTERED,  # all sheets are open: tickets with passengers
    HOSTED,  # a seat has played them: the next one
    CLOSING,  # the end of a round
    CLOSED,  # all passengers in demand have come
) = tuple(range(len(ALL), len(ALL) + 17))
"""Nobody decides: something happens first."""
