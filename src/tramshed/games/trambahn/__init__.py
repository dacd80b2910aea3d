"""Trambahn (Helmut Ohley, 2015): two players, cards as stations, passengers or money."""
