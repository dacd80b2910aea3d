"""The table and the news as plain Python values: onlookers, which no rule reads."""
