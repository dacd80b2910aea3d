"""Tramways: what is worked out beforehand for pages."""
