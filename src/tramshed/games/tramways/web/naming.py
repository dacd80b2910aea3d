"""What a draft uses and spares, by name: icons 31-2, tickets 31, bonuses cash, book-2, joy-3.

Names come from pages: what is not one is not used.
"""

from __future__ import annotations

from functools import cache

from tramshed.games.tramways import names
from tramshed.kernel.setup import Setup


@cache
def _icons(setup: Setup) -> frozenset[str]:
    return frozenset(
        f"{ticket}-{slot}"
        for ticket, icons in zip(names.tickets(setup), names.slots(setup), strict=True)
        for slot in range(1, len(icons) + 1)
    )


def is_icon(name: str, setup: Setup) -> bool:
    """Is this an icon of some ticket?"""
    return name in _icons(setup)


def is_ticket(name: str, setup: Setup) -> bool:
    """Is this a ticket?"""
    return name in {str(number) for number in names.tickets(setup)}


def is_sheet_item(name: str, setup: Setup) -> bool:
    """Can it be on a sheet of the administration: an icon, or a ticket to throw away?"""
    return is_icon(name, setup) or is_ticket(name, setup)


def bonus_name(notation: str) -> str:
    """A bonus as a thing of the page: book 2 is book-2."""
    return notation.replace(" ", "-")


def price_of_joy(points: int) -> int:
    """Dollars for so many happiness points at a leisure (TW-3.11): 1, 2, 3 … more each."""
    return points * (points + 1) // 2
