"""What the drawings of all games in the terminal share."""
