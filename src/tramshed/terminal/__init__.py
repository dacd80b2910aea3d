"""The terminal game: matches, rules and saved files on a screen of text, or through pipes."""
