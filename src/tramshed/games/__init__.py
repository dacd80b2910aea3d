"""One folder a game. A folder with a `meta.py` is a game; there is no list to keep."""
