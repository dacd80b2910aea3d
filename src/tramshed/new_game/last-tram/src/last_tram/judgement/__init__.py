"""A sensible beginner, for bots."""
