"""Who knows what (TW-1.4): views, memories, and positions imagined from them."""
