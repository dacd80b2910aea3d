"""The plain table will do."""
