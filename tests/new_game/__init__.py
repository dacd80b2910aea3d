"""`tramshed new-game`: what it writes is a game, found and played like any other."""
