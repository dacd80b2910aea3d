"""Paying with tickets (TW-1.1 to TW-1.3): what a hand can pay, bills in icons and in money."""
