"""Trambahn (Helmut Ohley, 2015): two players, cards as stations, passengers or money.

Where the rules are, in the order of the rulebook:

    TB-C        components.py, cards.py  the box; what a card shows
    TB-S        setup.py                 trams, money, hands
    TB-1        passengers.py            step 1 (TB-1.0, the steps in order: turn.py)
    TB-2        stations.py              step 2 (TB-2.6, the bonus: scoring.py)
    TB-3        income.py                step 3
    TB-4        trams.py                 step 4 (TB-4.2, what pays: end_of_turn.py)
    TB-5        end_of_turn.py           step 5: nothing is decided, all luck is here
    TB-6, TB-7  scoring.py               scorings, the end
    TB-8        knowledge/               who knows what, and remembers

turn.py asks the step what it offers, forbids and carries out. judgement/ is for bots; shown/,
text.py, web/ and audit.py look on.
"""
