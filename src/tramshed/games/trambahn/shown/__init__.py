"""The table and the news as Python values."""
