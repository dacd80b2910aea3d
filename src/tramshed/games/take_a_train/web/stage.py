"""The middle of the table: what is sold and how, the wagon market, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tramshed.games.take_a_train.components import WAGONS_OF
from tramshed.games.take_a_train.moves import WAGON_NAMES
from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.games.take_a_train.shown.things import CARD_NAMED, LocomotiveSeen, Wagon
from tramshed.games.take_a_train.web.areas import portrait
from tramshed.games.take_a_train.web.deciding import draft_price, face_up
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.plain import Plain
from tramshed.web.seats import Sitter


class Info(Plain):
    """The board beside the stage: which round, how locomotives are sold, or what ends the round."""

    round: int
    kind: str
    used: tuple[str, ...]
    lot: int
    stack: int
    set_aside: tuple[LocomotiveSeen, ...]
    order: tuple[Place, ...]
    """With the wagons: who moves when."""
    market: bool
    limit: int
    passes: int
    seats: int
    over: bool
    winners: tuple[Winner, ...]
    """Once it is over."""


class Winner(Plain):
    """Who has won, alone or with others."""

    name: str
    portrait: str


class Place(Plain):
    """A place in the turn order."""

    name: str
    portrait: str
    replacing: int
    awaited: bool


class Lots(Plain):
    """Locomotives that are turned up, or the own hand of a draft, or the market."""

    look: str
    """lots, preempted, draft, turning, market or final."""
    revealed: tuple[LocomotiveSeen, ...] = ()
    hidden: int = 0
    """Locomotives that lie face down, to be picked."""
    lot: LocomotiveSeen | None = None
    price: int = 0
    leader: str = ""
    floor: str = ""
    """Who has to bid the lot's power or more: opener, you, other; nobody if empty."""
    starter: str = ""
    counting: bool = False
    """The table's clock runs."""
    takes: str = ""
    """What the viewer does with a locomotive: name, buy, pick or keep."""
    target: str = ""
    kept: tuple[LocomotiveSeen, ...] = ()
    chosen: LocomotiveSeen | None = None
    market: tuple[tuple[str, bool], ...] = ()
    """Cards, and whether they are to be replaced."""
    deck: int = 0
    discard: int = 0
    swap: int | None = None
    """What a replacement costs the viewer, if he may make one now."""
    choosing: bool = False
    yours: bool = False
    debt: Debt | None = None
    final: tuple[Standing, ...] = ()


class Debt(Plain):
    """What somebody's draft costs, who cannot pay it."""

    name: str
    yours: bool
    powers: tuple[int, ...]
    multiplier: int
    price: int


class Standing(Plain):
    """A player at the end."""

    rank: int
    name: str
    you: bool
    achieved: int
    cash: int


def info(seen: TableSeen, sitters: Sequence[Sitter], winners: Sequence[int] = ()) -> Info:
    """The board beside the stage; there are `winners` once it is over."""
    auction = seen.auction
    order = tuple(
        Place(
            sitters[seat].name,
            portrait(seat, sitters[seat]),
            seen.players[seat].replacing or 0,
            seat == seen.to_move,
        )
        for seat in seen.order
    )
    return Info(
        round=seen.round,
        kind=seen.kind,
        used=seen.kinds_used,
        lot=auction.lots,
        stack=auction.stack,
        set_aside=auction.set_aside,
        order=order,
        market=bool(seen.order),
        limit=seen.limit,
        passes=seen.passes,
        seats=len(seen.players),
        over=seen.step == "over",
        winners=tuple(
            Winner(sitters[seat].name, portrait(seat, sitters[seat])) for seat in winners
        ),
    )


VERBS = {"naming": "name", "buying": "buy", "picking": "pick", "keeping": "keep"}


def lots(
    seen: TableSeen, sitters: Sequence[Sitter], acts: bool, outcome: Outcome | None = None
) -> Lots:
    """The stage; `acts` says whether the viewer is to decide."""
    if outcome is not None:
        return Lots("final", final=standings(seen, sitters, outcome))
    if seen.order:
        return _market(seen, acts)
    auction = seen.auction
    if seen.step == "turning":
        return Lots("turning", debt=_debt(seen, sitters))
    if seen.kind == "draft":
        return Lots(
            "draft",
            revealed=auction.hand,
            takes="keep" if acts and seen.step == "keeping" else "",
            target="own",
            kept=auction.kept,
            chosen=auction.own_choice,
        )
    verb = VERBS.get(seen.step, "") if acts else ""
    hidden = len(seen.players) if seen.kind == "preempted" and seen.step != "picking" else 0
    return Lots(
        "preempted" if seen.kind == "preempted" else "lots",
        revealed=tuple(each for each in auction.revealed if each != auction.lot),
        hidden=hidden,
        lot=auction.lot,
        price=auction.price,
        leader="" if auction.leader is None else sitters[auction.leader].name,
        floor=_floor(seen),
        starter=sitters[auction.starter].name if seen.step == "bidding" else "",
        counting=seen.kind == "open" and seen.against_the_clock and seen.step == "raising",
        takes=verb,
        target="lot" if verb == "name" else "own",
    )


def _floor(seen: TableSeen) -> str:
    """Whoever opens has to; of secret bids only the starter's has to be so high."""
    if seen.step == "opening":
        return "opener"
    if seen.step != "bidding" or seen.auction.lot is None:
        return ""
    return "you" if seen.auction.starter == seen.seat else "other"


def _debt(seen: TableSeen, sitters: Sequence[Sitter]) -> Debt:
    seat = seen.to_move or 0
    paid = face_up(seen, seat)
    return Debt(
        name=sitters[seat].name,
        yours=seat == seen.seat,
        powers=tuple(each.power for each in paid),
        multiplier=max((each.multiplier for each in paid), default=0),
        price=draft_price(seen, seat),
    )


def _market(seen: TableSeen, acts: bool) -> Lots:
    swap = None
    if acts and seen.seat is not None and not seen.replaced:
        player = seen.players[seen.seat]
        if player.replacing is not None and player.cash >= player.replacing:
            swap = player.replacing
    return Lots(
        "market",
        market=tuple(zip(seen.market, seen.chosen, strict=True)),
        deck=seen.deck,
        discard=sum(seen.discard.values()),
        swap=swap,
        choosing=acts and seen.step == "replacing",
        yours=acts,
    )


def standings(seen: TableSeen, sitters: Sequence[Sitter], outcome: Outcome) -> tuple[Standing, ...]:
    """Everybody, the best first."""
    return tuple(
        Standing(
            rank=outcome.ranks[seat] + 1,
            name=sitters[seat].name,
            you=seat == seen.seat,
            achieved=len(seen.players[seat].achieved),
            cash=seen.players[seat].cash,
        )
        for seat in outcome.order
    )


# --- what has been seen of the wagon deck


class Count(Plain):
    """A type of wagon: all there are, and how many of them have been seen this round."""

    type: str
    total: int
    seen: int

    @property
    def left(self) -> int:
        return self.total - self.seen


def counts(seen: TableSeen) -> tuple[Count, ...]:
    """For each type of wagon. Discards go back into the deck when it is rebuilt."""
    shown: Counter[str] = Counter()
    for name in seen.market:
        shown[_type(name)] += 1
    for name, copies in seen.discard.items():
        shown[_type(name)] += copies
    for player in seen.players:
        for train in player.trains:
            shown.update(_type(name) for name in train.wagons)
    return tuple(
        Count(type_, total, shown[type_])
        for type_, total in zip(WAGON_NAMES, WAGONS_OF, strict=True)
    )


def _type(name: str) -> str:
    """A wagon's type; special cards are of none."""
    card = CARD_NAMED[name]
    return card.type if isinstance(card, Wagon) else ""
