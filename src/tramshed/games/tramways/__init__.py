"""Tramways (Alban Viard, 2016): an auction, a deck of tickets, a tram network, and stress.

Where the rules are, in the order of the rulebook:

    TW-C     components.py, icons.py, edition/  the box, its signs, boards and tickets
    TW-S     set_up/                            the map, boards, parcels, first tickets
    TW-1.1   paying/                            icons of a ticket
    TW-1.2   tickets.py, purse.py               consequences
    TW-1.3   purse.py                           stress
    TW-1.4   knowledge/                         who knows what
    TW-1.5   administration/end_of_round.py     the hand limit
    TW-1.6   purse.py                           no bank, no bottom
    TW-2     auction/                           phase 1
    TW-3.0   action_rounds.py                   phase 2: which action
    TW-3.1   track/tiles.py, track/laying.py    where tiles fit, what they cost
    TW-3.2   track/lines.py                     lines (TW-3.2a: track/laying.py)
    TW-3.3   track/tracks.py                    tracks finished (TW-3.3a: track/tiles.py)
    TW-3.4   track/tiles.py, track/laying.py    where none may lie
    TW-3.5   track/removal.py                   tracks neglected
    TW-3.6   track/upgrading.py                 tracks upgraded
    TW-3.7   building.py                        buildings built
    TW-3.8   building.py                        buildings grown together
    TW-3.9   building.py                        buildings upgraded
    TW-3.10  passenger/travel.py                trips
    TW-3.11  passenger/arrival.py               what they bring
    TW-4.1   administration/office.py           phase 3, sealed
             administration/newcomers.py        and tickets that bring a passenger
    TW-4.2   administration/end_of_round.py     a round ends
    TW-4.3   administration/last_hand.py        the last hand
    TW-5     scoring.py                         the end
    TW-6.1   set_up/                            alone: the map
    TW-6.2   auction/solo.py                    alone: the auction
    TW-6.3   scoring.py, rounds.py              alone: the rating, the last round

turn.py asks the phase of a step what it offers, forbids and carries out; rounds.py says what
follows what; sealed.py is deciding all at once. judgement/ is for bots, planning/ for players who
want to know beforehand; shown/, text/, web/ and audit/ look on.
"""
