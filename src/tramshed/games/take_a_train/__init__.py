"""Take a Train (Violetta Kijowska and Marcin Ropka, 2015): auctions of locomotives, then wagons.

Where the rules are, in the order of the rulebook:

    TT-C            components.py, edition/      the box, and what stands on its cards
    TT-S1           setup.py                     money, objectives
    TT-S2           rounds.py                    a round begins
    TT-1            auctions/lots.py             stage 1: lots revealed, the last buyer, the end
    TT-1.1          auctions/bidding.py          bids called out (secretly: auctions/sealed.py)
    TT-1.2, TT-1.9  auctions/sealed.py           secret bids, ties
    TT-1.4          auctions/lots.py             who opens (auctions/bidding.py: at what)
    TT-1.5          auctions/lots.py, trains.py  what is missing comes face down
    TT-1.8          auctions/bidding.py          who has no part in the bidding
    TT-2.1          auctions/passing.py          the six auctions
    TT-2.2          auctions/blind.py
    TT-2.3          auctions/double_blind.py
    TT-2.4          auctions/preempted.py
    TT-2.5          auctions/open.py
    TT-2.6          auctions/draft.py
    TT-3.1          wagons/turn_order.py         stage 2
    TT-3.2          wagons/market.py             how many cards
    TT-3.3          wagons/replacing.py          cards replaced (wagons/moving.py: then one taken)
    TT-3.4, TT-3.5  wagons/taking.py             cards taken, passes, the round's end
    TT-3.6          wagons/market.py             cards come and go
    TT-3.7          wagons/taking.py             special cards
    TT-3.8          wagons/market.py             an empty deck
    TT-4.1, TT-4.3  scoring.py                   what trains earn, who has won
    TT-4.2          rounds.py                    the next round
    TT-5            objectives.py                tokens
    TT-6            knowledge/                   who knows what

turn.py asks the stage what it offers, forbids and carries out (auctions/auction.py,
wagons/moving.py). judgement/ is for bots; shown/, text/, web/ and audit.py look on.
"""
