"""Quick judgement, for bots."""
