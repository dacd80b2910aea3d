"""The end of a round: hands, stress, passengers in demand (TW-1.5, TW-4.2).

Neglected tracks leave the map before it (TW-3.5): see rounds.py, track/removal.py.
"""

from __future__ import annotations

from tramshed.games.tramways import actions, events, steps, whereabouts
from tramshed.games.tramways.administration.newcomers import is_empty_square, welcome
from tramshed.games.tramways.components import LAST_AUCTION, SITE, TICKETS
from tramshed.games.tramways.purse import gain_joy, last_stress
from tramshed.games.tramways.reasons import ALLOWED, ASCENDING, CANNOT_COMPLETE, SQUARE_TAKEN
from tramshed.games.tramways.state import State
from tramshed.games.tramways.tickets import HALF, tell_tickets
from tramshed.kernel.chance import below
from tramshed.kernel.hand import add, holds
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.told import tell


@rule
def end_round(s: State) -> None:
    """Hands, stress, passengers in demand."""
    table = s.live.table
    for place in range(s.fixed.seats):
        if table.rounds < LAST_AUCTION:
            fill_hand(s, int(table.order[place]))
    for seat in range(s.fixed.seats):
        if table.players[seat].purse.stress == last_stress(s, seat):
            tell(s, EVERYONE, events.WORN_OUT, seat, 0, 0, 0)
            gain_joy(s, seat, -1)
    bring_passengers(s)


# --- hands


@rule
def in_deck(s: State, seat: int) -> int:
    """How many tickets a player's deck has."""
    count = 0
    for ticket in range(TICKETS):
        if s.live.table.where[ticket] == whereabouts.OWNED + seat:
            count += not holds(s.live.hand[seat], ticket)
    return count


@rule
def draw_ticket(s: State, seat: int, left: int) -> int:
    """One of so many tickets of the own deck, to hand."""
    nth = below(s.live.chance, left)
    ticket = -1
    while nth >= 0:
        ticket += 1
        if s.live.table.where[ticket] == whereabouts.OWNED + seat and not holds(
            s.live.hand[seat], ticket
        ):
            nth -= 1
    add(s.live.hand[seat], ticket)
    s.live.table.players[seat].held += 1
    return ticket


@rule
def fill_hand(s: State, seat: int) -> None:
    """Draw up to the limit from the own deck; only when it runs short is the discard shuffled."""
    player = s.live.table.players[seat]
    wanted = int(player.limit) - int(player.held)
    if wanted <= 0:
        return
    drawn = draw_tickets(s, seat, wanted)
    if drawn < wanted and shuffle_discard(s, seat):
        drawn += draw_tickets(s, seat, wanted - drawn)
    tell(s, EVERYONE & ~(1 << seat), events.DREW_UNSEEN, seat, drawn, 0, 0)


@rule
def draw_tickets(s: State, seat: int, most: int) -> int:
    """Draw so many, if the deck has them; whoever draws all of it, everybody knows what he has."""
    left = in_deck(s, seat)
    drawn = min(most, left)
    low = high = 0  # which ones, as bits
    for i in range(drawn):
        ticket = draw_ticket(s, seat, left - i)
        if ticket < HALF:
            low |= 1 << ticket
        else:
            high |= 1 << (ticket - HALF)
    tell_tickets(s, 1 << seat, events.DREW, seat, low, high)
    if drawn == left:
        for ticket in range(TICKETS):
            if s.live.table.where[ticket] == whereabouts.OWNED + seat:
                s.live.table.where[ticket] = whereabouts.HELD + seat
    return drawn


@rule
def shuffle_discard(s: State, seat: int) -> bool:
    """The own discard is the deck; false if there is none."""
    found = False
    for ticket in range(TICKETS):
        if s.live.table.where[ticket] == whereabouts.DISCARD + seat:
            s.live.table.where[ticket] = whereabouts.OWNED + seat
            found = True
    if found:
        tell(s, EVERYONE, events.SHUFFLED, seat, 0, 0, 0)
    return found


# --- passengers


@rule
def is_wanted(s: State, site: int) -> bool:
    """An empty square of the trade in demand."""
    table = s.live.table
    wanted = int(table.demand[table.rounds - 1])
    return table.sites[site].trade == wanted and table.sites[site].passenger == 0


@rule
def bring_passengers(s: State) -> None:
    """One for each empty square in demand; where they are too few, the first player chooses."""
    table = s.live.table
    table.step = steps.CLOSED
    empty = 0
    for site in range(table.sites_count):
        empty += is_wanted(s, site)
    if empty <= table.supply:
        for site in range(table.sites_count):
            if is_wanted(s, site):
                welcome(s, int(table.sites[site].cell))
    elif table.supply > 0:
        table.wanting = table.supply
        table.choice = 0
        table.seat = table.order[0]
        table.step = steps.DEMAND


@rule
def forbids_demand(s: State, cell: int) -> int:
    """An empty square in demand, in ascending order, so that enough are left for the others."""
    table = s.live.table
    if not is_empty_square(s, cell) or not is_wanted(s, int(table.ground[cell]) - SITE):
        return SQUARE_TAKEN
    site = int(table.ground[cell]) - SITE
    if site < table.choice:
        return ASCENDING
    later = 0
    for other in range(site + 1, table.sites_count):
        later += is_wanted(s, other)
    return ALLOWED if later >= int(table.wanting) - 1 else CANNOT_COMPLETE


@rule
def offer_demand(s: State, acts: Actions) -> int:
    """Every square that may come next."""
    table = s.live.table
    n = 0
    for site in range(table.sites_count):
        cell = int(table.sites[site].cell)
        if is_wanted(s, site) and forbids_demand(s, cell) == ALLOWED:
            acts[n] = actions.at(cell)
            n += 1
    return n


@rule
def meet_demand(s: State, cell: int) -> None:
    """A passenger for this square."""
    table = s.live.table
    welcome(s, cell)
    table.wanting -= 1
    table.choice = int(table.ground[cell]) - SITE + 1
    if table.wanting == 0:
        table.choice = 0
        table.step = steps.CLOSED
