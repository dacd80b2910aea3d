"""Take a Train (Violetta Kijowska and Marcin Ropka, 2015): auctions of locomotives, then wagons.

Where the rules are, in the order of the rulebook:

    TT-C         components.py, edition/     the box, and what stands on its cards
    TT-S1        setup.py                    money, objectives
    TT-S2        rounds.py                   a round begins
    TT-1         auctions/lots.py            stage 1: locomotives revealed, the starter, the end
    TT-1.1, 1.4  auctions/bidding.py         bids called out
    TT-1.2, 1.9  auctions/sealed.py          secret bids, ties
    TT-2.1–2.6   auctions/passing.py, blind.py, double_blind.py, preempted.py, open.py, draft.py
    TT-3.1       wagons/turn_order.py        stage 2
    TT-3.2, 3.6  wagons/market.py            cards come and go
    TT-3.3       wagons/replacing.py         cards replaced
    TT-3.4–3.7   wagons/taking.py            cards taken, passes, the round's end
    TT-4         scoring.py, rounds.py       what trains earn, the end
    TT-5         objectives.py               tokens
    TT-6         knowledge/                  who knows what

turn.py asks the stage what it offers, forbids and carries out (auctions/auction.py,
wagons/moving.py). judgement/ is for bots; shown/, text/, web/ and audit.py look on.
"""
