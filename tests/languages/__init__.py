"""A language that is not there yet: German, for Trambahn in the terminal."""
