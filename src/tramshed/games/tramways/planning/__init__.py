"""What a player could do, worked out beforehand: for pages, hints and whoever plans.

Everything here is made from what a seat's view knows, and answers in the game's words, with moves
in notation that can be played as they are:

    trial       a position that the view allows, to try things on
    reach       how far a line can come, and the moves that lay it
    payment     how to pay a bill and lose least
    trips       where a passenger can go, and what that brings everybody
    office      what to play in administration
    last_hand   which tickets to take into the last round
    recipes     what the six actions need, and why not
    now         what an icon can do at the moment
    asking      what could be done with a thing, and what forbids it

Facts come from the rules: by asking them, or by playing on the trial and comparing. No rule reads
any of this, so an edit here recompiles nothing (kernel/sources.py); the one search that has to be
compiled is track/reaching.py.
"""
