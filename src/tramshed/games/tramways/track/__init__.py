"""Track (TW-3.1 to TW-3.6): tiles on the map, lines of them, what becomes of tracks."""
