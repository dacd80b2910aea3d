"""What must hold in every position: nothing lost, nothing from nowhere. The kit asks everywhere."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from last_tram.components import COPIES
from last_tram.state import State
from tramshed.kernel.record import plain


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    live = plain(s)["live"]
    table = live["table"]
    tickets = live["box"]["count"] + live["hands"].sum(axis=0) + table["used"]
    for number in live["sealed"][live["sealed"] > 0]:
        tickets[number - 1] += 1
    for ticket in np.flatnonzero(tickets != 1):
        yield f"there are {tickets[ticket]} tickets {ticket + 1}"
    if live["box"]["count"].sum() != live["box"]["n"]:
        yield "the box miscounts itself"
    passengers = table["pile"]["count"] + table["stop"] + table["aboard"].sum(axis=0)
    for value in np.flatnonzero(passengers != COPIES):
        yield f"there are {passengers[value]} passengers worth {value + 1}"
    if ((live["sealed"] > 0) != (table["laid_seen"] > 0)).any():
        yield "a ticket laid and its audience disagree"
