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


@dataclass(frozen=True, slots=True)
class Known:
    """Tickets that an edition has, and at least how many."""

    where: str
    what: str
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


def _commerce_with_r(ticket: Ticket) -> bool:
    return ticket.trade == Trade.C and R in ticket.icons and C not in ticket.icons


def _rails_and_c(ticket: Ticket) -> bool:
    return _sign(Sign.RAILS)(ticket) and C in ticket.icons


def _development_with_three_rails(ticket: Ticket) -> bool:
    return ticket.kind == Kind.DEVELOPMENT and THREE_RAILS in ticket.icons


def _pays_three(ticket: Ticket) -> bool:
    return ticket.consequence == Consequence(Cost.MONEY, 3)


KNOWN = (
    Known("generic tickets", "{2 rails, worker}, five times,", _generic(0), EACH_GENERIC),
    Known("generic tickets", "{$1, build}, five times,", _generic(1), EACH_GENERIC),
    Known("parcel card D3", "its build icon", lambda t: t.label == "D3" and BUILD in t.icons),
    Known("parcel card H1", "its L", lambda t: t.label == "H1" and L in t.icons),
    Known("building tickets", "a C card with R and without C", _commerce_with_r),
    Known("tickets", "{R, C, L, I}", _only(R, C, L, I)),
    Known("tickets", "{$2, stress -1}", _only(Icon(Sign.MONEY, 2), CALM)),
    Known("tickets", "one that costs 'pay $3'", _pays_three),
    Known("development tickets", "one with 3 rails", _development_with_three_rails),
    Known("tickets", "one with rails and C", _rails_and_c),
    Known("tickets", "one with 1 rail and R", _has(RAIL, R)),
    Known("tickets", "three with 1 rail, at least,", _has(RAIL), 3),
    Known("tickets", "an upgrade building icon", _sign(Sign.UPGRADE_BUILDING)),
    Known("tickets", "an upgrade track icon", _sign(Sign.UPGRADE_TRACK)),
    Known("tickets", "a worker icon", _sign(Sign.WORKER)),
)
