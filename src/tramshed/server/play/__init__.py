"""Tables in play: positions, clocks, bots that think, and what is written before it is shown."""
