"""A table in the browser: what the pages of every game share."""
