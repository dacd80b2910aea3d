"""Editions of Tramways: which boards and tickets there are (TW-C1 to TW-C10).

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
