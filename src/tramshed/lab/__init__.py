"""The lab: many matches between bots, and what they prove.

    players    who plays: a bot and how long it may think
    schedule   which matches: every deal once for each way to sit
    jobs       one match, played somewhere, and what is noted of it
    crews      who plays them: processes of this machine, or a cluster
    running    all of them, in order; begun again where it was left
    standing   who wins how often, and how sure that is
    ratings    one number for each player, with an interval
    tables     what was noted, as Parquet
    report     what was noted, as one page with plots

A contest says what is played. The same contest gives the same results, whoever plays it and
however often it was interrupted, as long as its players count tries and not seconds.
"""

from __future__ import annotations

from tramshed.lab.contest import Contest, ladder, simulation
from tramshed.lab.jobs import Job, Played, play
from tramshed.lab.players import Player

__all__ = ["Contest", "Job", "Played", "Player", "ladder", "play", "simulation"]
