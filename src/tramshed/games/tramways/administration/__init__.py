"""Phase 3 (TW-4.1 to TW-4.3): the tickets left over, the end of a round, the last round's hand."""
