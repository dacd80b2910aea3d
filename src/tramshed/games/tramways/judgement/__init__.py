"""What a move and a position are worth, for bots."""
