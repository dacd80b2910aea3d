"""The desk, between map and hand: the six actions with their recipes; once one is begun, its work
order: what is needed, what it does, and one gold button."""

from __future__ import annotations

from dataclasses import replace

from tramshed.games.tramways.shown.seen import BillSeen, TableSeen
from tramshed.games.tramways.web.legal import Legal
from tramshed.games.tramways.web.order import Order, order, sealed_parts
from tramshed.games.tramways.web.parts import Part
from tramshed.kernel.plain import Plain
from tramshed.web.seats import Offers

RECIPES = {
    "track": ("rail", "worker"),
    "upgrade": ("upgrade-track", "R"),
    "build": ("build", "A1"),
    "renovate": ("upgrade-building", "C"),
    "move": ("strip", "L"),
    "income": ("$2",),
}
"""The actions, each with the icons that it takes."""
TIPS = (
    "sides", "draft", "book", "keep", "top", "packet", "auction", "line", "take", "void",
    "start", "upgrade", "renovate", "passenger", "goal", "administration", "newcomers", "square",
    "demand",
)  # fmt: skip
"""Steps that are explained in a sentence."""
WORDS = ("stop", "cash", "blind", "more", "pass", "done")
"""Other buttons; the last one that is there goes on."""


class Amount(Plain):
    """An amount to be decided: a bid, or happiness to be bought."""

    verb: str
    allowed: tuple[int, ...]
    preset: int


class Desk(Plain):
    """The desk; a spectator's is empty."""

    seated: bool
    over: bool
    resting: bool
    """Nothing is begun: the six actions are shown."""
    acts: bool
    verbs: frozenset[str]
    """Actions that can be begun."""
    lacks: frozenset[tuple[str, int]]
    """Of the recipes, what is not in hand: an action, and a place in its recipe."""
    words: tuple[str, ...]
    goals: tuple[str, ...]
    """Where the passenger can go."""
    price: int
    """Of another ticket of the solo auction."""
    place: int
    """In the order of play, for whoever passes."""
    parts: tuple[Part, ...]
    tip: str
    """What one should know while deciding this."""
    amount: Amount | None
    offers: Offers
    order: Order | None
    """What is drafted."""


def desk(
    seen: TableSeen, acts: bool, can: Legal, offers: Offers, lacks: frozenset[tuple[str, int]]
) -> Desk:
    """What the viewer can do now."""
    resting = not acts or seen.step == "action"
    return Desk(
        seated=seen.seat is not None,
        over=seen.step == "over",
        resting=resting,
        acts=acts,
        verbs=can.words & frozenset(RECIPES),
        lacks=lacks,
        words=tuple(word for word in WORDS if word in can.words),
        goals=can.goals,
        price=len(seen.row),
        place=max((n for n, seat in enumerate(seen.order, 1) if seat is None), default=0),
        parts=() if resting else _parts(seen),
        tip=seen.step if acts and seen.step in TIPS else "",
        amount=_amount(seen, can),
        offers=replace(offers, draft=None),
        order=order(seen, offers.draft) if acts else None,
    )


def _amount(seen: TableSeen, can: Legal) -> Amount | None:
    if can.bids:
        return Amount("bid", can.bids, least_that_leads(seen, can.bids))
    if can.joys:
        return Amount("joy", can.joys, can.joys[0])
    return None


def least_that_leads(seen: TableSeen, bids: tuple[int, ...]) -> int:
    """The least bid above those of everybody still in; else the highest there is."""
    highest = max((each.bid for each in seen.players if each.in_auction), default=0)
    return next((bid for bid in bids if bid > highest), bids[-1])


def _parts(seen: TableSeen) -> tuple[Part, ...]:
    """What is known of what has been begun."""
    if seen.bill and seen.step == "pay":
        return _due(seen.bill)
    if seen.step == "auction":
        cash = seen.players[seen.seat or 0].purse.cash
        return (Part("your-cash", "coin", cash, money=True),)
    if seen.step in ("start", "lay"):
        return (Part("rails", "icon-rail", seen.cost),)
    if seen.step == "line":
        return (Part("in-line", "", len(seen.row)), Part("next", "coin", len(seen.row), money=True))
    if seen.sheet:
        return sealed_parts(seen)
    return ()


def _due(bill: BillSeen) -> tuple[Part, ...]:
    """What is still to be paid."""
    parts = []
    if bill.money:
        name = "due" if bill.money > 0 else "change"
        parts.append(Part(name, "coin", abs(bill.money), money=True))
    if bill.rails:
        parts.append(Part("rails", "icon-rail", bill.rails))
    if bill.sign:
        parts.append(Part("needed", f"icon-{bill.sign.sign}"))
    if bill.goals:
        parts.append(Part("one-of", goals=bill.goals))
    return tuple(parts)
