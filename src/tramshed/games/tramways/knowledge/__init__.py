"""Who knows what (TW-1.4): views (view), memories (memory), positions imagined (determinize)."""
