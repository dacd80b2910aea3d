"""The work order: what has been drafted, what it costs and brings, and one button to send it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tramshed.games.tramways.components import TRACK_JOY
from tramshed.games.tramways.planning.payment import Payment
from tramshed.games.tramways.planning.trips import Leg
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.shown.things import RAILS
from tramshed.games.tramways.web.facts import Facts
from tramshed.games.tramways.web.parts import Part
from tramshed.kernel.plain import Plain
from tramshed.web.drafts import Draft
from tramshed.web.seats import Sitter

NOTHING = Facts()
SIGNS = {
    "strip": "strip",
    "build": "build",
    "upgrade-track": "upgrade",
    "upgrade-building": "upgrade",
}
"""What the desk calls icons that are no destinations."""


class Order(Plain):
    """What the desk shows of a draft."""

    verb: str
    """What the button says: one of the actions, or pay."""
    tiles: int
    goal: str
    parts: tuple[Part, ...]
    ready: bool
    begun: bool
    """Has anything been chosen, that could be taken back?"""
    changed: bool
    """Is the payment another than the cheapest?"""
    hidden: bool = False
    """Is there nothing to send yet?"""


class Line(Plain):
    """What a trip brings a player."""

    seat: int
    name: str
    joy: int
    cash: int
    stress: int


class Ridden(Plain):
    """A line of the way, and whose it is."""

    leg: Leg
    name: str
    """Of its owner."""
    own: bool


class Short(Plain):
    """Somebody who is not paid in full: who, how much, of how much."""

    name: str
    paid: int
    due: int


class Waybill(Plain):
    """What a trip brings everybody, line by line, and the bonuses that can be chosen."""

    goal: str
    bonuses: tuple[tuple[str, bool], ...]
    lines: tuple[Line, ...]
    ridden: tuple[Ridden, ...]
    short: Short | None
    number: int
    ways: int
    other: str
    """What a draft uses to go the next best way."""


def facts_of(draft: Draft | None) -> Facts:
    """What a draft is about; nothing, if there is none."""
    return draft.facts if draft and isinstance(draft.facts, Facts) else NOTHING


def drafted(draft: Draft | None) -> str:
    """What somebody is asked who could send what he has drafted, or has begun a line."""
    facts = facts_of(draft)
    if draft and facts.verb == "track" and facts.marks.chosen and not facts.tiles:
        return "start-from"
    if draft is None or not draft.chosen or not draft.is_ready:
        return ""
    if facts.ride and facts.ride.other:
        return "confirm-ways"
    return "confirm-line" if facts.tiles else "confirm"


def order(seen: TableSeen, draft: Draft | None) -> Order | None:
    """What is drafted, if anything is."""
    facts = facts_of(draft)
    if draft is None or seen.seat is None or not (facts.verb or facts.payment):
        return None
    return Order(
        verb=facts.verb or "pay",
        tiles=facts.tiles,
        goal=facts.goal,
        parts=tuple(_order_parts(facts, seen)),
        ready=draft.is_ready,
        begun=bool(draft.chosen),
        changed=facts.changed,
        hidden=not (facts.tiles if facts.verb == "track" else facts.goal or facts.verb != "move"),
    )


def _order_parts(facts: Facts, seen: TableSeen) -> Iterable[Part]:
    if facts.sheet:
        return sealed_parts(seen)
    return _chosen_parts(facts, seen) if seen.step == "hand" else _parts(facts, seen)


def _chosen_parts(facts: Facts, seen: TableSeen) -> Iterator[Part]:
    """How many tickets the last hand has, of how many."""
    if seen.hand:
        yield Part("staying", amount=len(seen.hand))
    yield Part("chosen", amount=len(facts.sealed), most=room(seen))


def room(seen: TableSeen) -> int:
    """How many tickets the last hand still takes."""
    player, held = seen.players[seen.seat or 0], {each.number for each in seen.hand}
    spare = sum(each.number not in held for each in seen.own)
    return max(min(player.limit - player.held, spare), 0)


def sealed_parts(seen: TableSeen) -> tuple[Part, ...]:
    """What a sheet of the administration does to the purse."""
    assert seen.sheet is not None
    assert seen.seat is not None
    before, after = seen.players[seen.seat].purse, seen.sheet.purse
    return (
        Part("cash", "coin", before.cash, after.cash, money=True),
        Part("stress", "bolt", before.stress, after.stress, warns=after.stress > before.stress),
        Part("workers", "icon-worker", before.workers, after.workers),
    )


def _parts(facts: Facts, seen: TableSeen) -> Iterator[Part]:
    """What it takes, and what it does to the own purse."""
    if facts.tiles:
        yield Part("rails", "icon-rail", facts.rails, most=_rails_held(seen))
        left = facts.before[seen.seat or 0].workers  # the first tile has taken one
        yield Part("workers", "icon-worker", 1, most=left + 1)
    if facts.ends:
        yield Part("completes", goals=facts.ends)
    elif facts.payment:
        yield from _paid(facts.payment, facts.label)
    if trade := _trade(facts.ticket, seen):
        yield Part("you-take", f"trade-{trade}", ticket=facts.ticket)
    if facts.after:
        yield from _purse(facts, seen.seat or 0)
    if facts.lines:
        yield Part("at-end", "heart", TRACK_JOY * facts.lines, more=True)


def _rails_held(seen: TableSeen) -> int:
    icons = (icon for ticket in seen.hand for icon in ticket.printed if icon)
    return sum(icon.amount for icon in icons if icon.sign == RAILS)


def _trade(number: int, seen: TableSeen) -> str:
    """Of the building that belongs to a ticket; other tickets have none."""
    return next((each.trade for each in seen.buildings if each.number == number), "")


def _paid(payment: Payment, label: str) -> Iterator[Part]:
    """Each icon that is due, and the ticket that it comes from."""
    for icon in payment.punched:
        if icon.name in SIGNS:
            yield Part(SIGNS[icon.name], f"icon-{icon.name}", ticket=icon.ticket)
        elif icon.name[0].isupper():
            name = "parcel" if icon.name == label else "destination"
            yield Part(name, goals=(icon.name,), ticket=icon.ticket)


def _purse(facts: Facts, seat: int) -> Iterator[Part]:
    before, after = facts.before[seat], facts.after[seat]
    yield Part("stress", "bolt", before.stress, after.stress, warns=after.stress > before.stress)
    if after.cash != before.cash:
        yield Part("cash", "coin", before.cash, after.cash, money=True)
    if after.workers != before.workers:
        yield Part("workers", "icon-worker", before.workers, after.workers)
    if after.joy != before.joy:
        yield Part("joy", "heart", before.joy, after.joy)


def waybill(seen: TableSeen, draft: Draft | None, sitters: Sequence[Sitter]) -> Waybill | None:
    """What a trip would bring everybody, before it is sent."""
    facts = facts_of(draft)
    ride = facts.ride
    if ride is None or draft is None or not draft.is_ready:
        return None
    pairs, short = zip(facts.before, facts.after, strict=True), ride.shortage
    return Waybill(
        goal=ride.goal,
        bonuses=facts.bonuses if len(facts.bonuses) > 1 else (),
        lines=tuple(
            Line(
                seat,
                sitters[seat].name,
                after.joy - before.joy,
                after.cash - before.cash,
                after.stress - before.stress,
            )
            for seat, (before, after) in enumerate(pairs)
        ),
        ridden=tuple(
            Ridden(leg, sitters[leg.owner].name, leg.owner == seen.seat) for leg in ride.legs
        ),
        short=Short(sitters[short.owner].name, short.paid, short.due) if short else None,
        number=ride.number,
        ways=ride.ways,
        other=ride.other,
    )


def marks(ticket: int, slots: int, facts: Facts) -> tuple[str, ...]:
    """How each icon of a ticket stands to the payment: used, further (used, for stress), instead
    (it could be used), or nothing."""
    payment = facts.payment
    found = dict.fromkeys(facts.possible, "instead")
    if payment:
        found |= {each.icon: "instead" for each in payment.instead}
        found |= {each.icon: "further" if each.further else "used" for each in payment.punched}
    return tuple(found.get(f"{ticket}-{slot}", "") for slot in range(1, slots + 1))
