"""Stage 1: the auction, by which everybody comes to three locomotives. One module per kind."""
