"""What glides where, for the page's animation: element ids, or patterns of them (see the site's
flip.js). A ticket has one id wherever it lies face up, so it finds its way by itself. On the map
passengers ride, on a plaque somebody is worn out; lines, upgrades and buildings its script sees for
itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways.shown import news
from tramshed.games.tramways.web.map import rides
from tramshed.kernel.news import Happened

Pair = tuple[str, str]


def origins(events: Sequence[Happened], seat: int, undone: bool = False) -> dict[str, str]:
    """New element → old element, for what a seat sees of some events. What is taken back simply
    goes back."""
    if undone:
        return {}
    return rides(events) | dict(pair for event in events for pair in _came(event, seat))


def departures(events: Sequence[Happened], seat: int) -> dict[str, str]:
    """Old element → the place it went to, where nothing new shows it."""
    return dict(pair for event in events for pair in _gone(event, seat))


def _came(event: Happened, seat: int) -> Iterator[Pair]:
    match event:
        case news.TicketsDrawn(player, tickets) if player.number == seat:
            for ticket in tickets:
                yield f"ticket-{ticket.number}", f"s{seat + 1}-deck"
        case news.TicketTurnedUp(ticket):
            yield f"ticket-{ticket.number}", "supply"
        case news.WornOut(player):
            yield f"@worn-{player.number + 1}", f"s{player.number + 1}-stress"
        case news.CashChanged(player, change) if change > 0:
            yield f"@s{player.number + 1}-cash", "supply"
        case news.CashChanged(player):
            yield "@supply", f"s{player.number + 1}-cash"


def _gone(event: Happened, seat: int) -> Iterator[Pair]:
    match event:
        case news.TicketTaken(player, ticket) if player.number != seat:
            yield f"ticket-{ticket.number}", f"s{player.number + 1}-deck"
        case news.TicketDiscarded(player, ticket) | news.IconPlayed(player, ticket):
            yield f"ticket-{ticket.number}", f"s{player.number + 1}-discard"
        case news.Built(player, _, _, ticket) if player.number != seat:
            yield f"ticket-{ticket.number}", f"s{player.number + 1}-deck"
