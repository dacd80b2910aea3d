"""The table and the news as Python values, for people. No rule reads them."""
