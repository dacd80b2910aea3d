"""Published rail board games as a fast engine library and a terminal game."""
