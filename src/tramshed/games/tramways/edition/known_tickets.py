"""What is known of the published tickets (TW-C5)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tramshed.games.tramways.edition.model import Consequence, Cost, Icon, Kind, Sign, Ticket, Trade

RAIL, TWO_RAILS, THREE_RAILS = (Icon(Sign.RAILS, rails) for rails in (1, 2, 3))
R, C, L, I = (Icon(Sign.DESTINATION, trade) for trade in Trade)  # noqa: E741
BUILD, WORKER, CALM = Icon(Sign.BUILD), Icon(Sign.WORKER), Icon(Sign.CALM)

GENERIC = ({TWO_RAILS, WORKER}, {Icon(Sign.MONEY, 1), BUILD})
EACH_GENERIC = 5
TICKETS, PARCELS = "faces.tickets", "faces.tickets.parcel"


@dataclass(frozen=True, slots=True)
class Known:
    """Tickets that an edition has, and at least how many."""

    where: str
    """Which tickets, as a message."""
    missing: str
    """What is said if there are fewer."""
    fits: Callable[[Ticket], bool]
    least: int = 1


def is_known_generic(ticket: Ticket) -> bool:
    return set(ticket.icons) in GENERIC and len(ticket.icons) == 2


def _only(*icons: Icon) -> Callable[[Ticket], bool]:
    return lambda ticket: len(ticket.icons) == len(icons) and set(ticket.icons) == set(icons)


def _has(*icons: Icon) -> Callable[[Ticket], bool]:
    return lambda ticket: set(icons) <= set(ticket.icons)


def _sign(sign: Sign) -> Callable[[Ticket], bool]:
    return lambda ticket: any(icon.sign == sign for icon in ticket.icons)


def _generic(number: int) -> Callable[[Ticket], bool]:
    return lambda ticket: ticket.kind == Kind.GENERIC and set(ticket.icons) == GENERIC[number]


def _commercial_with_r(ticket: Ticket) -> bool:
    return ticket.trade == Trade.C and R in ticket.icons and C not in ticket.icons


def _rails_and_c(ticket: Ticket) -> bool:
    return _sign(Sign.RAILS)(ticket) and C in ticket.icons


def _development_with_three_rails(ticket: Ticket) -> bool:
    return ticket.kind == Kind.DEVELOPMENT and THREE_RAILS in ticket.icons


def _pays_three(ticket: Ticket) -> bool:
    return ticket.consequence == Consequence(Cost.MONEY, 3)


KNOWN = (
    Known("faces.tickets.generic", "faces.known.rails-worker", _generic(0), EACH_GENERIC),
    Known("faces.tickets.generic", "faces.known.money-build", _generic(1), EACH_GENERIC),
    Known(PARCELS, "faces.known.d3", lambda t: t.label == "D3" and BUILD in t.icons),
    Known(PARCELS, "faces.known.h1", lambda t: t.label == "H1" and L in t.icons),
    Known("faces.tickets.building", "faces.known.commercial", _commercial_with_r),
    Known(TICKETS, "faces.known.four-types", _only(R, C, L, I)),
    Known(TICKETS, "faces.known.money-calm", _only(Icon(Sign.MONEY, 2), CALM)),
    Known(TICKETS, "faces.known.pays-three", _pays_three),
    Known("faces.tickets.development", "faces.known.three-rails", _development_with_three_rails),
    Known(TICKETS, "faces.known.rails-c", _rails_and_c),
    Known(TICKETS, "faces.known.rail-r", _has(RAIL, R)),
    Known(TICKETS, "faces.known.rail", _has(RAIL), 3),
    Known(TICKETS, "faces.known.upgrade-building", _sign(Sign.UPGRADE_BUILDING)),
    Known(TICKETS, "faces.known.upgrade-track", _sign(Sign.UPGRADE_TRACK)),
    Known(TICKETS, "faces.known.worker", _sign(Sign.WORKER)),
)
