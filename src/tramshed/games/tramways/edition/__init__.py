"""Editions of Tramways: which boards and tickets there are (TW-C1 to TW-C10).

The published ones are not public, so `default/` holds our own; an owner of the box can write the
printed ones in the same way. `default/boards.txt` and `default/tickets.txt` show how.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tramshed.games.tramways.edition.model import Edition
from tramshed.games.tramways.edition.reading import read
from tramshed.kernel.editions import gather
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.setup import Setup

DEFAULT = Path(__file__).parent / "default"


@cache
def edition_of(setup: Setup) -> Edition:
    """The boards and tickets of a set-up; raises BadSetup if they will not do."""
    text = gather(DEFAULT) if setup.edition_text is None else setup.edition_text
    try:
        return read(text)
    except BadSetup as error:
        raise BadSetup(f"edition {setup.edition!r}:\n{error}") from None
