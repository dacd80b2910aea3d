"""Moving a passenger (TW-3.10, TW-3.11): the trip, and what it brings."""
