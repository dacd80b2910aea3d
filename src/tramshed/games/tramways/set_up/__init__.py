"""Set-up (TW-S1 to TW-S7, TW-6.1): the map, the player boards, parcels, the first tickets.

`prepare` writes down what was chosen and `deal` begins with luck. Then players choose: a side of
their boards (sides), parcels (parcels), a development ticket out of a book (books) or of a packet
(pile). The last two are met again at a commerce.
"""
