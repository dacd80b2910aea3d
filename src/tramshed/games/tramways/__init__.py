"""Tramways (Alban Viard, 2016): an auction, a deck of tickets, a tram network, and stress."""
