"""How fast the engine is, and beside what: the same game in C, and in ordinary Python."""
