"""Whether an edition will do: every clause it breaks, and what breaks it (see __init__.py)."""

from __future__ import annotations

from collections.abc import Iterable

from tramshed.games.tramways.components import BOARDS
from tramshed.games.tramways.edition.check_boards import check_boards, check_labels
from tramshed.games.tramways.edition.check_tickets import (
    check_known_tickets,
    check_marks,
    check_numbers,
    check_slots,
)
from tramshed.games.tramways.edition.model import Edition
from tramshed.games.tramways.edition.positions import check_positions
from tramshed.games.tramways.edition.selections import check_passengers, check_selections
from tramshed.games.tramways.edition.trouble import Breach

LENIENT = ("TW-C8", "TW-C9")
"""What an owner's edition may break: bounds worked out for ours, and positions that only the
rulebook's examples need."""


def breaches(edition: Edition) -> list[Breach]:
    """Every clause that an edition breaks."""
    found = [
        *check_boards(edition),
        *check_labels(edition),
        *check_numbers(edition),
        *check_slots(edition),
        *check_known_tickets(edition),
        *check_marks(edition),
    ]
    if len(edition.boards) == BOARDS:  # what a map can hold, and only then
        found += [
            *check_passengers(edition),
            *check_selections(edition),
            *check_positions(edition),
        ]
    return found


def refusals(found: Iterable[Breach], *, own: bool) -> list[Breach]:
    """The breaches for which an edition is refused; an owner's is for fewer (TW-C7)."""
    return [breach for breach in found if not (own and breach.clause in LENIENT)]
