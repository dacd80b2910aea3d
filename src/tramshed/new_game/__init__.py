"""`tramshed new-game NAME`: a game of one's own to begin with.

`last-tram/` is a whole little game in a package of its own, as somebody else would publish one. It
is copied, and called by another name.
"""
