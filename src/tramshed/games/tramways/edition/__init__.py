"""Editions of Tramways: which boards and tickets there are.

An edition's text is read by reading.py (boards.py, tickets.py) into the values of model.py.
check.py gathers what is wrong with it, clause by clause:

    TW-C1, TW-C2            check_boards.py     the boards by themselves, and their parcels
    TW-C3, TW-C4, TW-C10    check_tickets.py    tickets: how many, of which kinds and marks
    TW-C5                   known_tickets.py    what is known of the published ones
    TW-C7, TW-C8            selections.py       what any choice of boards holds
    TW-C9                   positions.py        what the rulebook's examples need

The published ones are not public, so `default/` holds our own. An owner of the box can write the
printed ones in the same way, in a folder of text files, and play with `--edition FOLDER`;
`python -m tramshed.games.tramways.edition FOLDER` tells what is wrong with them.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from tramshed.games.tramways.edition.check import breaches, refusals
from tramshed.games.tramways.edition.model import Edition
from tramshed.games.tramways.edition.reading import read
from tramshed.games.tramways.edition.trouble import refusal, said
from tramshed.kernel.editions import gather
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.setup import Setup

log = logging.getLogger(__name__)
DEFAULT = Path(__file__).parent / "default"


def edition_of(setup: Setup) -> Edition:
    """The boards and tickets of a set-up; raises BadSetup if they will not do."""
    try:
        if setup.edition_text is None:
            return _checked(gather(DEFAULT), own=False)
        return _checked(setup.edition_text, own=True)
    except BadSetup as error:
        whole = said("faces.edition", edition=repr(setup.edition), why=error.told)
        raise BadSetup(whole, *error.catalogues) from None


@cache
def _checked(text: str, *, own: bool) -> Edition:
    edition = read(text)
    found = breaches(edition)
    if refused := refusals(found, own=own):
        raise refusal([breach.told for breach in refused])
    for breach in found:
        log.warning("edition: %s", breach)
    return edition
