"""Phase 1 (TW-2.1 to TW-2.5, solo TW-6.2): bids for places in the order of play, then tickets."""
