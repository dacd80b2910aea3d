"""Tramways (Alban Viard, 2016): an auction, a deck of tickets, a tram network, and stress.

Where the rules are, in the order of the rulebook:

    TW-C        components.py, icons.py, edition/   the box, its signs, its boards and tickets
    TW-S        set_up/                             the map, player boards, parcels, first tickets
    TW-1        paying/, tickets.py, purse.py       playing tickets; money, happiness, stress
    TW-2        auction/                            phase 1
    TW-3.0      action_rounds.py                    phase 2: which action
    TW-3.1–3.6  track/                              tracks laid, upgraded, removed
    TW-3.7–3.9  building.py                         buildings built, upgraded
    TW-3.10–11  passenger/                          trips, and what they bring
    TW-4        administration/, sealed.py          phase 3, the end of a round, the last hand
    TW-5        scoring.py                          the end, and the rating of a solo game
    TW-6        auction/solo.py                     alone

turn.py asks the phase of a step what it offers, forbids and carries out; rounds.py says what
follows what. knowledge/ is who knows what (TW-1.4), judgement/ is for bots; shown/, text/ and
audit/ look on.
"""
