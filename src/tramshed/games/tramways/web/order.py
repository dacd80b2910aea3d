"""The work order: what has been drafted, what it costs and brings, and one button to send it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.web.draft import Facts
from tramshed.games.tramways.web.parts import Part
from tramshed.kernel.plain import Plain
from tramshed.web.drafts import Draft
from tramshed.web.seats import Sitter

NOTHING = Facts()


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


class Waybill(Plain):
    """What a trip brings everybody, and the bonuses that can be chosen."""

    goal: str
    bonuses: tuple[tuple[str, bool], ...]
    lines: tuple[Line, ...]


def facts_of(draft: Draft | None) -> Facts:
    """What a draft is about; nothing, if there is none."""
    return draft.facts if draft and isinstance(draft.facts, Facts) else NOTHING


def order(seen: TableSeen, draft: Draft | None) -> Order | None:
    """What is drafted, if anything is."""
    facts = facts_of(draft)
    if draft is None or seen.seat is None or not (facts.verb or facts.payment):
        return None
    parts = sealed_parts(seen) if facts.sheet else tuple(_parts(facts, seen.seat))
    return Order(
        verb=facts.verb or "pay",
        tiles=facts.tiles,
        goal=facts.goal,
        parts=parts,
        ready=draft.is_ready,
        begun=bool(draft.chosen),
        changed=facts.changed,
        hidden=facts.verb == "track" and not facts.tiles,
    )


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


def _parts(facts: Facts, seat: int) -> Iterator[Part]:
    """Rails, and what it does to the own purse."""
    if facts.tiles:
        yield Part("rails", "icon-rail", facts.rails)
    if not facts.after:
        return
    before, after = facts.before[seat], facts.after[seat]
    yield Part("stress", "bolt", before.stress, after.stress, warns=after.stress > before.stress)
    if after.cash != before.cash:
        yield Part("cash", "coin", before.cash, after.cash, money=True)
    if after.workers != before.workers:
        yield Part("workers", "icon-worker", before.workers, after.workers)
    if after.joy != before.joy:
        yield Part("joy", "heart", before.joy, after.joy)


def waybill(draft: Draft | None, sitters: Sequence[Sitter]) -> Waybill | None:
    """What a trip would bring everybody, before it is sent."""
    facts = facts_of(draft)
    if facts.verb != "move" or not facts.goal or draft is None or not draft.is_ready:
        return None
    pairs = zip(facts.before, facts.after, strict=True)
    return Waybill(
        facts.goal,
        facts.bonuses if len(facts.bonuses) > 1 else (),
        tuple(
            Line(
                seat,
                sitters[seat].name,
                after.joy - before.joy,
                after.cash - before.cash,
                after.stress - before.stress,
            )
            for seat, (before, after) in enumerate(pairs)
        ),
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
