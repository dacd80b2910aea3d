"""Lost Property: a small game with everything in it that the kernel must carry (rules/en.md).

Where the rules are, in its order:

    TG-C    edition/            what there is to lose
    TG-S    setup.py            coins, a starter, three things each
    TG-1    draft.py            things passed round
    TG-2    turn.py             the parts of a round, and who acts
    TG-3    sealed_sale.py      secret bids
    TG-4    parcel.py           a look, for a coin
    TG-5    open_sale.py        bids called out, by laps or against the clock
    TG-6    scoring.py          the end
    TG-7    knowledge/          who knows what
"""
