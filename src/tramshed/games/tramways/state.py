"""The state: one record. `fixed` never changes, `live` is what moves change, `told` is news.

`live.table` is exactly what lies in the open; everything else in `live` is hidden from somebody.

**The map.** Cells are numbered board by board; `fixed.near` knows what lies to the north, east,
south and west of each. `ground` says what a cell is, `rails` which tiles lie in it: a tile is the
set of its two sides, as four bits, and two tiles share a byte, the one with the northernmost side
in the low half. They never share a side, so a cell and a side name a tile, and an *end* is the
number cell × 4 + side of a tile's side.

**Tracks.** `track` names the track of each tile. A track has two ends; one that points at a
building or at an own bare parcel is *anchored*. A track is complete if both its ends are; the first
always is, except while a line is being laid. Wherever two tiles meet at an edge they are of one
track, so a track can be followed tile by tile.

**Sites** are the squares of buildings and the parcels. Squares of one building share a `node`, the
lowest of their numbers; a bare parcel is a node of its own. `links` says which nodes a complete
track joins, as bits.

**Tickets.** `where` says of every ticket what everybody knows about where it is (whereabouts.py).
So the only secrets are the hands, the insides of books, and what is sealed. What nobody has seen
yet is not even drawn.
"""

from __future__ import annotations

from typing import Annotated

from tramshed.games.tramways.components import (
    BOARD_CELLS,
    BOARDS,
    DEVELOPMENTS,
    FACES,
    LABELS,
    LAST_AUCTION,
    MOST_CELLS,
    MOST_HELD,
    MOST_PLAYERS,
    MOST_SITES,
    MOST_SPOTS,
    TICKETS,
    TRACKS,
)
from tramshed.games.tramways.icons import GOALS, SLOTS
from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Grid, Row, i1, i2, u1, u2, u4, u8
from tramshed.kernel.told import Told

FOR_BID, FOR_MORE, FOR_JOY = 1, 2, 3
FOR_TRACK, FOR_UPGRADE, FOR_BUILDING, FOR_RENOVATION, FOR_TRIP = 4, 5, 6, 7, 8
"""What a bill is for. FOR_MORE: another ticket in a solo auction. The first three are in money."""

VIEWERS = MOST_PLAYERS + 1
ONLOOKER = MOST_PLAYERS


class Hand:
    """Tickets in ascending order (kernel/hand.py)."""

    n: i1
    cards: Annotated[Row[u1], MOST_HELD]


class Purse:
    """What a player has in front of him."""

    cash: i2
    joy: i2
    stress: i1
    workers: i1


class Player:
    """What everybody knows of a player."""

    purse: Purse
    hard: i1  # the side of the player board
    limit: i1  # tickets to which the hand is filled
    straights: i1  # tiles left
    curves: i1
    held: i1  # tickets in hand
    secret: i1  # of them, development tickets that not everybody has seen
    chosen: i1  # tickets put aside for the last hand so far, whichever they are
    bid: i2


class Track:
    """A player's track; seat × MOST_TRACKS + number is its own number. Without tiles: none."""

    tiles: i1
    upgraded: i1
    worked: i1  # on, in this round
    ends: Annotated[Row[i2], 2]


class Site:
    """A building square, or a parcel."""

    cell: i2
    label: i1  # + 1; 0 for a printed square
    trade: i1  # + 1; 0 for a parcel
    owner: i1  # + 1
    node: i1
    upgraded: i1
    passenger: i1


class Book:
    """A book of tickets; or, in the alternative rule, the pile (the first one)."""

    left: i1
    top: u1  # + 1
    opened: i1  # somebody has seen what is inside


class Bill:
    """What is still to be paid, icon by icon, in ascending order of ticket and slot."""

    what: i1
    money: i2  # below 0: change
    most: i1  # the largest money icon so far
    rails: i1
    sign: i1  # an icon that is needed
    goals: u4  # destinations of which one is needed, as bits
    ticket: u1  # being played, + 1
    slot: i1  # its last icon played, + 1
    spent: Annotated[Row[u1], 2]  # tickets of this trip that may still give money, + 1


class Trip:
    """A passenger on the way."""

    origin: i2
    goal: i1
    node: i1
    n: i1
    tracks: Annotated[Row[u1], MOST_SITES]
    been: u8  # nodes, as bits


class Table:
    """Everything that lies in the open."""

    step: i1
    rounds: i1  # begun; 0 during set-up
    half: i1  # action round, 1 or 2
    taken: i1  # actions taken in it
    turn: i1  # place in the order of play
    seat: i1  # that decides, where one does
    done: u1  # seats that have decided, where all do at once
    order: Annotated[Row[i1], MOST_PLAYERS]
    old_order: Annotated[Row[i1], MOST_PLAYERS]
    front: i1  # places taken in the new order, from the front
    rear: i1  # and from the rear
    in_auction: u1  # seats still in
    auction_left: i1
    newest: u1  # ticket turned up last in a solo auction, + 1
    supply: i1  # passengers
    demand: Annotated[Row[i1], LAST_AUCTION]
    wanting: i1  # squares still to be chosen for passengers
    line: u1  # track being laid, or upgraded, + 1
    cost: i1  # of it, in rails
    barred: i2  # end that a redirected tile may not have again, + 1
    choice: i2  # what a choice of several decisions is about: a book, a label, a square
    ticket: u1  # of the building to come, + 1
    boards: Annotated[Row[i1], MOST_SPOTS]
    faces: Annotated[Row[i1], MOST_SPOTS]
    turned: Annotated[Row[i1], MOST_SPOTS]
    sites_count: i1
    lots: Annotated[Row[i1], LABELS]  # site of each label, + 1
    ground: Annotated[Row[u1], MOST_CELLS]
    rails: Annotated[Row[u1], MOST_CELLS]
    track: Annotated[Grid[u1], MOST_CELLS, 2]  # + 1
    tracks: Annotated[Row[Track], TRACKS]
    sites: Annotated[Row[Site], MOST_SITES]
    links: Annotated[Row[u8], MOST_SITES]
    where: Annotated[Row[u1], TICKETS]  # each ticket is; see whereabouts.py
    players: Annotated[Row[Player], MOST_PLAYERS]
    books: Annotated[Row[Book], MOST_PLAYERS]
    bill: Bill
    trip: Trip
    book_seen: Annotated[Row[u1], MOST_PLAYERS]
    sealed_seen: Annotated[Row[u1], MOST_PLAYERS]


class Sheet:
    """What a seat decides while all do: sealed. Tickets in the order played, each with the slots
    used, as bits; bit DISCARDED for one thrown away."""

    purse: Purse
    n: i1
    tickets: Annotated[Row[u1], MOST_HELD]
    used: Annotated[Row[u1], MOST_HELD]


DISCARDED = SLOTS


class Live:
    chance: Chance
    table: Table
    hand: Annotated[Row[Hand], MOST_PLAYERS]
    inside: Annotated[Row[u4], MOST_PLAYERS]  # development tickets in each book, as bits
    sheet: Annotated[Row[Sheet], MOST_PLAYERS]
    memory: Annotated[Grid[u2], VIEWERS, DEVELOPMENTS]  # see knowledge/memory.py
    sums: Annotated[Row[u8], GOALS + 1]  # rails that can be paid, as bits; see paying/payable.py


class Ticket:
    """A ticket as the rules see it."""

    icons: Annotated[Row[i1], SLOTS]
    pay: i1  # consequence: dollars, stress, workers, happiness
    strain: i1
    labour: i1
    gloom: i1
    void: i1
    trade: i1  # of a building ticket
    players: i1  # fewest, of an auction ticket


class Fixed:
    seats: i1
    drafted: i1
    pile: i1
    sides: i1  # normal, hard, chosen
    faces: i1  # normal, hard, mixed
    spots: i1  # of boards
    cells: i2
    parcels: i1  # fewest on the map
    near: Annotated[Grid[i2], MOST_CELLS, 4]
    column: Annotated[Row[i1], MOST_CELLS]
    row: Annotated[Row[i1], MOST_CELLS]
    letters: Annotated[Row[i1], BOARDS]
    lots: Annotated[Grid[i1], BOARDS, FACES]
    cell: Annotated[Grid[i1], BOARDS, FACES * BOARD_CELLS]
    tickets: Annotated[Row[Ticket], TICKETS]


class State:
    tramways: u1  # its name alone makes this record the game's own type
    fixed: Fixed
    live: Live
    told: Told


class View:
    """All that one seat may know."""

    tramways: u1
    seat: i1
    table: Table
    hand: Hand
    sheet: Sheet
    memory: Annotated[Row[u2], DEVELOPMENTS]
