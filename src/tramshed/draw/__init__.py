"""Drawing: SVG words, numerals, portraits and the house's colours, for every game's own art."""
