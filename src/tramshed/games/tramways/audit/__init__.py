"""What must hold in every position: nothing lost, nothing from nowhere, nothing noted wrongly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tramshed.games.tramways import icons, steps, whereabouts
from tramshed.games.tramways.audit.map import audit_map
from tramshed.games.tramways.components import (
    AUCTIONS,
    DEVELOPMENTS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_PARCEL,
    INDUSTRY,
    LABELS,
    LAST_STRESS,
    MOST_LIMIT,
    MOST_PLAYERS,
    PASSENGERS,
    START_LIMIT,
    START_STRESS,
    TICKETS,
    WORKERS,
)
from tramshed.games.tramways.icons import GOALS
from tramshed.games.tramways.knowledge.memory import IN_BOOK, IN_HAND, UNDRAWN
from tramshed.games.tramways.state import VIEWERS, State
from tramshed.kernel.record import plain

OWN = (whereabouts.HELD, whereabouts.OWNED, whereabouts.DISCARD)


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    state = plain(s)
    fixed, live = state["fixed"], state["live"]
    seats = range(int(fixed["seats"]))
    yield from _hands(live, seats)
    yield from _developments(live, seats)
    yield from _auction(live["table"])
    yield from _passengers(live["table"])
    yield from _parcels(live["table"], seats)
    yield from _players(live["table"], seats)
    yield from _leftovers(live, seats)
    yield from _sums(fixed, live)
    yield from audit_map(fixed, live["table"])


def _hand(live: Any, seat: int) -> list[int]:
    hand = live["hand"][seat]
    return [int(ticket) for ticket in hand["cards"][: hand["n"]]]


def _sheet(live: Any, seat: int) -> list[int]:
    """Tickets played out of the hand, but not shown yet."""
    if live["table"]["step"] != steps.ADMINISTRATION:
        return []
    sheet = live["sheet"][seat]
    return [int(ticket) for ticket in sheet["tickets"][: sheet["n"]]]


def _hands(live: Any, seats: range) -> Iterator[str]:
    table = live["table"]
    where = table["where"].tolist()
    held: Counter[int] = Counter()
    for seat in seats:
        hand, sheet = _hand(live, seat), _sheet(live, seat)
        held.update(hand + sheet)
        if hand != sorted(set(hand)):
            yield f"seat {seat}'s hand is not sorted: {hand}"
        if table["players"][seat]["held"] != len(hand) + len(sheet):
            yield f"seat {seat} miscounts its hand"
        for ticket in hand + sheet:
            unseen = ticket < DEVELOPMENTS and where[ticket] == whereabouts.UNSEEN
            if not unseen and where[ticket] not in (
                whereabouts.HELD + seat,
                whereabouts.OWNED + seat,
            ):
                yield f"seat {seat} holds ticket {ticket}, which is at {where[ticket]}"
        for ticket in range(TICKETS):
            if where[ticket] == whereabouts.HELD + seat and ticket not in hand + sheet:
                yield f"ticket {ticket} should be in seat {seat}'s hand"
    for ticket, times in held.items():
        if times > 1:
            yield f"ticket {ticket} is held {times} times"


def _developments(live: Any, seats: range) -> Iterator[str]:
    """Tickets unseen by all: in one place each, and everybody remembers rightly."""
    table, where = live["table"], live["table"]["where"].tolist()
    hidden: dict[int, int] = {}
    for book in range(MOST_PLAYERS):
        for ticket in range(DEVELOPMENTS):
            if int(live["inside"][book]) >> ticket & 1:
                if ticket in hidden or where[ticket] != whereabouts.UNSEEN:
                    yield f"development ticket {ticket} is inside book {book} and elsewhere"
                hidden[ticket] = IN_BOOK + book
        record = table["books"][book]
        inside = sum(at == IN_BOOK + book for at in hidden.values())
        unopened = record["top"] and not record["opened"]
        if not unopened and inside + (record["top"] > 0) != record["left"]:
            yield f"book {book} miscounts itself"
    for seat in seats:
        secret = 0
        for ticket in _hand(live, seat) + _sheet(live, seat):
            if ticket < DEVELOPMENTS and where[ticket] == whereabouts.UNSEEN:
                secret += 1
                if ticket in hidden:
                    yield f"development ticket {ticket} is in two places"
                hidden[ticket] = IN_HAND + seat
        if table["players"][seat]["secret"] != secret:
            yield f"seat {seat} miscounts its secrets"
    for ticket in range(DEVELOPMENTS):
        truth = hidden.get(ticket, UNDRAWN)
        for viewer in range(VIEWERS):
            belief = int(live["memory"][viewer, ticket])
            own = viewer in seats and truth == IN_HAND + viewer
            if where[ticket] != whereabouts.UNSEEN or own:
                if belief:
                    yield f"viewer {viewer} does not see development ticket {ticket}"
            elif not belief >> truth & 1 and (viewer in seats or viewer == VIEWERS - 1):
                yield f"viewer {viewer} remembers development ticket {ticket} wrongly"


def _auction(table: Any) -> Iterator[str]:
    where = table["where"].tolist()
    parcels = where[FIRST_PARCEL:FIRST_BUILDING].count(whereabouts.AUCTIONED)
    unseen = where[FIRST_AUCTION : FIRST_AUCTION + AUCTIONS].count(whereabouts.UNSEEN)
    if table["rounds"] and not parcels <= table["auction_left"] <= parcels + unseen:
        yield f"the auction deck has {table['auction_left']} tickets"


def _passengers(table: Any) -> Iterator[str]:
    waiting = int(table["sites"]["passenger"].sum())
    tiles = table["where"].tolist().count(whereabouts.SUPPLY)
    if waiting + tiles + int(table["supply"]) != PASSENGERS or table["supply"] < 0:
        yield f"passengers: {waiting} wait, {tiles} on tiles, {table['supply']} in supply"
    for site in table["sites"]:
        if site["passenger"] and not site["trade"]:
            yield f"a passenger waits on the parcel in cell {site['cell']}"


def _parcels(table: Any, seats: range) -> Iterator[str]:
    """A parcel belongs to whoever has its ticket; in the last round that may be out."""
    for label in range(LABELS):
        where = int(table["where"][FIRST_PARCEL + label])
        site = int(table["lots"][label]) - 1
        holder = next((k for k in seats for own in OWN if where == own + k), None)
        owner = int(table["sites"][site]["owner"]) - 1 if site >= 0 else -1
        if holder is not None and holder != owner:
            yield f"parcel {label} belongs to {owner}, its ticket to {holder}"
        if holder is None and owner >= 0:
            yield f"parcel {label} belongs to {owner}, its ticket is at {where}"


def _players(table: Any, seats: range) -> Iterator[str]:
    order = sorted(table["order"][: len(seats)].tolist())
    if order != list(seats) and not table["in_auction"]:
        yield f"the order of play is {order}"
    if table["step"] == steps.SIDES:
        return
    for seat in seats:
        player = table["players"][seat]
        purse, hard = player["purse"], int(player["hard"])
        if purse["cash"] < 0:
            yield f"seat {seat} has {purse['cash']} dollars"
        if not 0 <= purse["workers"] <= WORKERS[hard]:
            yield f"seat {seat} has {purse['workers']} workers"
        if not START_STRESS <= purse["stress"] <= LAST_STRESS[hard]:
            yield f"seat {seat}'s stress is {purse['stress']}"
        industries = sum(
            site["owner"] == seat + 1 and site["trade"] == INDUSTRY + 1 for site in table["sites"]
        )
        if player["limit"] != min(START_LIMIT + industries, MOST_LIMIT):
            yield f"seat {seat}'s limit is {player['limit']}"


def _leftovers(live: Any, seats: range) -> Iterator[str]:
    """What is not in use is zero."""
    table, step = live["table"], int(live["table"]["step"])
    for seat in range(MOST_PLAYERS):
        hand, sheet = live["hand"][seat], live["sheet"][seat]
        if hand["cards"][hand["n"] :].any() or sheet["tickets"][sheet["n"] :].any():
            yield f"seat {seat} has leftovers in hand or on its sheet"
        if table["players"][seat]["chosen"] != (sheet["n"] if step == steps.HAND else 0):
            yield f"seat {seat} miscounts the tickets of its last hand"
        if step not in steps.TOGETHER and sheet.tobytes().strip(b"\0"):
            yield f"seat {seat}'s sheet is not blank"
        if seat not in seats and table["players"][seat].tobytes().strip(b"\0"):
            yield f"there is a player at seat {seat}"
    trip = table["trip"]
    if trip["tracks"][trip["n"] :].any():
        yield "the trip has leftovers"
    idle = (steps.ACTION, steps.AUCTION, steps.TAKE, steps.ROW, steps.ADMINISTRATION, steps.OVER)
    if step in idle:
        for name in ("bill", "trip"):
            if table[name].tobytes().strip(b"\0"):
                yield f"the {name} is not clear"
        for name in ("line", "cost", "barred", "choice", "ticket", "wanting"):
            if table[name]:
                yield f"{name} is {table[name]}"
    if step not in steps.TOGETHER and table["done"]:
        yield "somebody has done, though nobody is asked"


def _sums(fixed: Any, live: Any) -> Iterator[str]:
    """Payable rails, worked out by trying every choice of costly tickets."""
    table = live["table"]
    wanted = dict.fromkeys(range(-1, GOALS), 0)
    if table["step"] in (steps.ACTION, steps.START, steps.LAY):
        seat = int(table["seat"])
        purse = table["players"][seat]["purse"]
        workers = int(purse["workers"]) - (table["line"] == 0)
        for tickets in _playable(fixed, _hand(live, seat), int(purse["cash"]), workers):
            for goal in wanted:
                wanted[goal] |= _payable(tickets, goal)
    for goal, sums in wanted.items():
        if int(live["sums"][goal + 1]) != sums & ~1:
            yield f"payable rails for goal {goal} are noted wrongly"


def _playable(fixed: Any, hand: list[int], cash: int, workers: int) -> Iterator[list[Any]]:
    tickets = [fixed["tickets"][ticket] for ticket in hand]
    costly = [each for each in tickets if each["pay"] or each["labour"]]
    free = [each for each in tickets if not each["pay"] and not each["labour"]]
    for size in range(len(costly) + 1):
        for chosen in combinations(costly, size):
            pay = sum(int(each["pay"]) for each in chosen)
            if pay <= cash and sum(int(each["labour"]) for each in chosen) <= workers:
                yield [*free, *chosen]


def _payable(tickets: list[Any], goal: int) -> int:
    """Sums of rails, as bits; with a destination, unless that is −1."""
    sums = {(0, goal < 0)}
    for ticket in tickets:
        for icon in ticket["icons"].tolist():
            if icons.NONE < icon <= icons.MOST_RAILS:
                sums |= {(rails + icon, bound) for rails, bound in sums}
            elif goal >= 0 and icon == icons.TO_TRADE + goal:
                sums |= {(rails, True) for rails, _ in sums}
    return sum(1 << rails for rails in {rails for rails, bound in sums if bound and rails < 64})
