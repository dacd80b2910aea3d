"""The box, as numbers (TW-C1, TW-C2, TW-C3, TW-C4, TW-C5, TW-C6).

Which boards and tickets there are is the edition's business. A ticket is its number in the edition:
development 0–19, parcels 20–44, buildings 45–60, auction 61–90, generic 91–100. A parcel's label
is its ticket's number among the parcels.
"""

from __future__ import annotations

import numpy as np

MOST_PLAYERS = 5
ROUNDS = 6
LAST_AUCTION = 5

BOARDS = 12
FACES = 2
SIDE = 5
BOARD_CELLS = SIDE * SIDE
MOST_SPOTS = 2 * MOST_PLAYERS
MOST_CELLS = MOST_SPOTS * BOARD_CELLS

RESIDENCE, COMMERCE, LEISURE, INDUSTRY = TRADES = (0, 1, 2, 3)
LABELS = 25

DEVELOPMENTS, PARCELS, BUILDINGS, AUCTIONS, GENERICS = (20, LABELS, 16, 30, 10)
FIRST_PARCEL = DEVELOPMENTS
FIRST_BUILDING = FIRST_PARCEL + PARCELS
FIRST_AUCTION = FIRST_BUILDING + BUILDINGS
FIRST_GENERIC = FIRST_AUCTION + AUCTIONS
TICKETS = FIRST_GENERIC + GENERICS
OF_A_TRADE = BUILDINGS // len(TRADES)
"""Building tickets, and building tiles, of each trade."""

PASSENGERS = 30
STRAIGHTS = CURVES = 12
MOST_TRACKS = STRAIGHTS + CURVES
"""A player's tracks have a tile each, at least."""
TRACKS = MOST_TRACKS * MOST_PLAYERS
MOST_SITES = PASSENGERS + LABELS
"""Printed squares, each with a passenger at set-up, and parcels (TW-C7)."""

START_CASH = 3
START_STRESS = 1
START_PARCELS = 4
WORKERS = (2, 1)
LAST_STRESS = (21, 15)
"""By side of the player board: normal, hard (TW-S2)."""
START_LIMIT, MOST_LIMIT = 7, 9
MOST_HELD = 16
"""No hand grows larger: it is filled to nine at most, gains a ticket in each of five auctions, and
every action that brings a ticket costs one."""

INCOME = 2
COMMERCE_CASH = 5
BUILT_JOY, UPGRADE_JOY, TRACK_JOY = 1, 3, 3
CASH_A_JOY = 10
AUCTION_A_PLAYER = 5
MOST_BID = 500
"""More money than anybody can ever have."""
MOST_BOUGHT = 31
"""Happiness points that this much money buys: 31 cost 496."""

BOOK, SOLO_BOOK, SOLO_BOOKS = 4, 3, 2
"""Tickets in a book; the two of a solo game are thinner (TW-6.1)."""
FACE_UP = 3
"""Of the development pile, in the alternative rule (TW-S6)."""

# --- directions, in the order in which a tile's sides are counted

NORTH, EAST, SOUTH, WEST = SIDES = (0, 1, 2, 3)
OTHER_SIDE = np.array(
    [
        [
            next((s for s in SIDES if s != side and tile >> s & 1), 0) if tile >> side & 1 else 0
            for side in SIDES
        ]
        for tile in range(16)
    ],
    np.int8,
)
"""The side at which one leaves a tile (its two sides, as bits) that is entered at a side."""

# --- what a cell of the map is

HOLE, PLAIN, MOUNTAIN, LAKE, SITE = range(5)
"""SITE + number: a building square or a parcel."""
PRINTED = SITE
"""On a board: + trade."""
LOT = PRINTED + len(TRADES)
"""On a board: + label."""
