"""The terminal game."""
