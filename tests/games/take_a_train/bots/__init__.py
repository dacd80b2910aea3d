"""How Take a Train's bots play."""
