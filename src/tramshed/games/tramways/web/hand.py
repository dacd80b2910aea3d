"""The viewer's tickets, and how each of their icons stands to what is being decided."""

from __future__ import annotations

from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web.facts import Facts
from tramshed.games.tramways.web.order import marks
from tramshed.games.tramways.web.plaques import lowest
from tramshed.kernel.plain import Plain

PICKED = ("void",)
"""Steps at which a ticket of the hand is chosen as a whole."""


class Held(Plain):
    """A ticket in the hand."""

    ticket: TicketSeen
    marks: tuple[str, ...]
    """By slot: used, further (used, for stress), instead (it could be used), or nothing."""
    dim: bool = False
    """It can do nothing for what is being decided."""
    out: bool = False
    """It is to be thrown away."""
    toggles: bool = False
    """Are its icons used, or not, as somebody wants who drafts?"""

    @property
    def up(self) -> bool:
        """Is any of its icons used?"""
        return "used" in self.marks or "further" in self.marks


class Hand(Plain):
    """What only the viewer knows; a spectator sees how many tickets there are."""

    name: str
    tickets: tuple[Held, ...] | None
    count: int
    picks: bool
    """Is a ticket chosen as a whole?"""
    throws: bool
    """Can tickets be thrown away?"""
    named: bool
    """Are they elements that moves speak of?"""


def hand(seen: TableSeen, name: str, acts: bool, facts: Facts) -> Hand:
    """The tickets in hand, and the one that is being played."""
    played = (*_spent(seen), *seen.hand)
    return Hand(
        name=name,
        tickets=None if seen.seat is None else tuple(_held(seen, each, facts) for each in played),
        count=seen.players[lowest(seen)].held,
        picks=acts and seen.step in PICKED,
        throws=acts and seen.step == "administration",
        named=seen.step != "hand",
    )


def _spent(seen: TableSeen) -> tuple[TicketSeen, ...]:
    """Tickets of which a further icon can be played."""
    if seen.seat is None:
        return ()
    if seen.sheet:
        return tuple(each.ticket for each in seen.sheet.entries)
    if seen.bill is None or seen.to_move != seen.seat:
        return ()
    current = (seen.bill.ticket,) if seen.bill.ticket else ()
    spent = tuple(dict.fromkeys((*seen.bill.spent, *current)))
    return tuple(each for each in spent if each not in seen.hand)


def _held(seen: TableSeen, ticket: TicketSeen, facts: Facts) -> Held:
    if facts.verb == "seal":
        drafted = marks(ticket.number, len(ticket.printed), facts)
        played = _marks(seen, ticket)
        marked = tuple(now or then for now, then in zip(played, drafted, strict=True))
        return Held(ticket, marked, out=_thrown(seen, ticket), toggles=True)
    if facts.payment is None:
        return Held(ticket, _marks(seen, ticket), out=_thrown(seen, ticket))
    marked = marks(ticket.number, len(ticket.printed), facts)
    return Held(ticket, marked, dim=not any(marked), toggles=True)


def _marks(seen: TableSeen, ticket: TicketSeen) -> tuple[str, ...]:
    """Icons that are already played, in the office the first of a ticket and further ones."""
    none = ("",) * len(ticket.printed)
    if seen.sheet is None:
        return none
    entry = next((each for each in seen.sheet.entries if each.ticket == ticket), None)
    if entry is None:
        return none
    marks, used = [], list(entry.icons)
    for icon in ticket.printed:
        if icon is None or icon not in used:
            marks.append("")
            continue
        used.remove(icon)
        marks.append("further" if "used" in marks else "used")
    return tuple(marks)


def _thrown(seen: TableSeen, ticket: TicketSeen) -> bool:
    return bool(seen.sheet) and any(
        each.discarded and each.ticket == ticket
        for each in (seen.sheet.entries if seen.sheet else ())
    )
