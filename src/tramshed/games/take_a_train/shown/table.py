"""A view as plain Python values, in the game's words. Amounts are dollars; seats count from 0."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tramshed.games.take_a_train.components import (
    AUCTIONS,
    KINDS,
    LOCOMOTIVES,
    OBJECTIVES,
    TRAINS,
    TWIN,
    TYPE_OF,
    UNIT,
    WAGON_VALUES,
)
from tramshed.games.take_a_train.edition import TYPE_NAMES
from tramshed.games.take_a_train.moves import LOCOMOTIVE_NAMES, WAGON_NAMES, card
from tramshed.games.take_a_train.shown.things import (
    AUCTION_NAMES,
    LocomotiveSeen,
    ObjectiveSeen,
    objective,
)
from tramshed.games.take_a_train.state import STEPS, View
from tramshed.kernel.plain import Plain
from tramshed.kernel.record import plain
from tramshed.kernel.seats import MOST_SEATS, SPECTATOR, seats_in
from tramshed.kernel.setup import Setup

STEP_NAMES = (
    "naming", "buying", "opening", "raising", "bidding", "adding", "favouring", "picking",
    "keeping", "turning", "moving", "replacing", "over",
)  # fmt: skip
assert len(STEP_NAMES) == len(STEPS)

SEVERAL_DECIDE = ("bidding", "adding", "keeping")


class TrainSeen(Plain):
    """A locomotive, None if nobody has seen it, with its wagons in notation."""

    locomotive: LocomotiveSeen | None
    face_down: bool
    paid: int
    plus_one: bool
    cargo: str | None
    wagons: tuple[str, ...]
    worth: int
    """The sum of the wagons."""
    income: int
    """What it would earn now."""

    @property
    def multiplier(self) -> int:
        """With Multiplier +1; 0 face down."""
        if self.face_down or self.locomotive is None:
            return 0
        return self.locomotive.multiplier + self.plus_one


class PlayerSeen(Plain):
    """What everybody knows of a player. His cash is printed only with open money, or to him."""

    cash: int
    trains: tuple[TrainSeen, ...]
    power: int
    place: int | None
    """In the turn order, from 0."""
    replacing: int | None
    """What a replacement costs him."""
    objectives_left: int
    achieved: tuple[ObjectiveSeen, ...]
    earned: tuple[int, ...]
    """By his trains, in each round finished."""


class AuctionSeen(Plain):
    """The auction of this round, while it goes on."""

    starter: int
    lots: int
    stack: int
    set_aside: tuple[LocomotiveSeen, ...]
    revealed: tuple[LocomotiveSeen, ...]
    lot: LocomotiveSeen | None
    leader: int | None
    price: int
    out: tuple[int, ...]
    """Seats that dropped out, or that hold."""
    bids: dict[int, int]
    second_bids: dict[int, int]
    decided: tuple[int, ...]
    """Seats that have made their secret decision."""
    own_bid: int | None
    own_choice: LocomotiveSeen | None
    """The viewer's own secret decision."""
    tied: tuple[int, ...]
    queue: tuple[int, ...]
    hand: tuple[LocomotiveSeen, ...]
    """Draft: what the viewer holds and may keep; `kept`: what he has kept so far."""
    kept: tuple[LocomotiveSeen, ...]


class TableSeen(Plain):
    """The table as one seat sees it."""

    seat: int | None
    """The viewer; None for a spectator."""
    open_money: bool
    against_the_clock: bool
    """The open auction's form."""
    round: int
    """From 1."""
    round_starter: int
    kind: str
    """This round's auction."""
    kinds_used: tuple[str, ...]
    step: str
    to_move: int | None
    """The seat that decides; None when several do, or none."""
    auction: AuctionSeen
    players: tuple[PlayerSeen, ...]
    order: tuple[int, ...]
    """Seats in turn order; empty in the auction."""
    market: tuple[str, ...]
    chosen: tuple[bool, ...]
    """Of each market card: is it to be replaced?"""
    replaced: bool
    limit: int
    """Wagons that end the round."""
    passes: int
    deck: int
    discard: dict[str, int]
    trash_out: bool
    extended_out: bool
    objectives: tuple[ObjectiveSeen, ...]
    """The viewer's own, not used yet."""


def table(v: View, setup: Setup) -> TableSeen:
    """Read a view."""
    view = plain(v)
    seen, fixed = view["table"], view["fixed"]
    seats, step = int(fixed["seats"]), STEP_NAMES[seen["step"]]
    rounds, cards = int(seen["rounds"]), int(seen["in_market"])
    against_the_clock = bool(fixed["clock"])
    kind = AUCTION_NAMES[seen["kind"]]
    several = step in SEVERAL_DECIDE or (step == "raising" and kind == "open" and against_the_clock)
    return TableSeen(
        seat=None if view["seat"] == SPECTATOR else int(view["seat"]),
        open_money=bool(fixed["open_money"]),
        against_the_clock=against_the_clock,
        round=min(rounds + 1, 3),
        round_starter=int(seen["round_starter"]),
        kind=kind,
        kinds_used=tuple(AUCTION_NAMES[each] for each in _bits(seen["kinds_used"], len(AUCTIONS))),
        step=step,
        to_move=None if several or step == "over" else int(seen["turn"]),
        auction=_auction(view, seats),
        players=tuple(_player(seen, fixed, seat, rounds) for seat in range(seats)),
        order=tuple(int(seat) - 1 for seat in seen["order"][:seats] if seat),
        market=tuple(card(each) for each in seen["market"][:cards].tolist()),
        chosen=tuple(bool(seen["chosen"] >> slot & 1) for slot in range(cards)),
        replaced=bool(seen["replaced"]),
        limit=int(seen["limit"]),
        passes=int(seen["passes"]),
        deck=int(seen["deck"]["n"]),
        discard={
            card(each): int(seen["discard"]["count"][each])
            for each in range(KINDS)
            if seen["discard"]["count"][each]
        },
        trash_out=bool(seen["trash_out"]),
        extended_out=bool(seen["extended_out"]),
        objectives=_objectives(fixed, view["objectives"]),
    )


def _auction(view: Any, seats: int) -> AuctionSeen:
    seen, fixed = view["table"]["auction"], view["fixed"]
    secret = int(view["sealed"]) - 1
    drafting = STEP_NAMES[view["table"]["step"]] == "keeping"
    hand, kept = _draft(view, seats)
    return AuctionSeen(
        starter=int(seen["starter"]),
        lots=int(seen["lots"]),
        stack=int(seen["stack"]),
        set_aside=tuple(locomotive(fixed, each) for each in _bits(seen["set_aside"], LOCOMOTIVES)),
        revealed=_locomotives(fixed, seen["revealed"][: seen["n"]]),
        lot=locomotive(fixed, int(seen["lot"]) - 1) if seen["lot"] else None,
        leader=int(seen["leader"]) - 1 if seen["leader"] else None,
        price=int(seen["price"]) * UNIT,
        out=seats_in(int(seen["out"])),
        bids=_amounts(seen["bids"]),
        second_bids=_amounts(seen["second_bids"]),
        decided=tuple(seat for seat in range(seats) if seen["sealed_seen"][seat]),
        own_bid=None if secret < 0 or drafting else secret * UNIT,
        own_choice=locomotive(fixed, secret) if secret >= 0 and drafting else None,
        tied=seats_in(int(seen["tied"])),
        queue=tuple(int(seat) - 1 for seat in seen["queue"][: seen["queued"]]),
        hand=hand,
        kept=kept,
    )


def _draft(view: Any, seats: int) -> tuple[tuple[LocomotiveSeen, ...], tuple[LocomotiveSeen, ...]]:
    """The viewer's hand in the draft, and what he has kept."""
    seat, picks = int(view["seat"]), int(view["table"]["auction"]["picks"])
    if seat == SPECTATOR:
        return (), ()
    packets, fixed = view["packets"], view["fixed"]
    hand = packets[(seat - picks) % seats, picks:]
    kept = [packets[(seat - slot) % seats, slot] for slot in range(picks)]
    return _locomotives(fixed, hand), _locomotives(fixed, kept)


def _player(seen: Any, fixed: Any, seat: int, rounds: int) -> PlayerSeen:
    trains = tuple(
        _train(seen["trains"][seat, number], fixed)
        for number in range(TRAINS)
        if number < seen["owned"][seat]
    )
    place = int(seen["token"][seat]) - 1
    achieved = _objectives(fixed, seen["achieved"][seat])
    return PlayerSeen(
        cash=int(seen["cash"][seat]) * UNIT,
        trains=trains,
        power=sum(
            train.locomotive.power for train in trains if train.locomotive and not train.face_down
        ),
        place=place if place >= 0 else None,
        replacing=int(fixed["replacing"][place]) * UNIT if place >= 0 else None,
        objectives_left=3 - len(achieved),
        achieved=achieved,
        earned=tuple(int(units) * UNIT for units in seen["earned"][:rounds, seat]),
    )


def _train(train: Any, fixed: Any) -> TrainSeen:
    known = locomotive(fixed, int(train["loco"]) - 1) if train["loco"] else None
    face_down, plus = bool(train["face_down"]), bool(train["plus"])
    wagons = train["wagons"][: train["n"]].tolist()
    worth = int(train["worth"]) * UNIT
    best = max((_value(each) for each in wagons if each != TWIN), default=0)
    multiplier = known.multiplier + plus if known else 0
    return TrainSeen(
        locomotive=known,
        face_down=face_down,
        paid=int(train["paid"]) * UNIT,
        plus_one=plus,
        cargo=WAGON_NAMES[train["cargo"] - 1] if train["cargo"] else None,
        wagons=tuple(card(each) for each in wagons),
        worth=worth,
        income=best if face_down else worth * multiplier,
    )


def locomotive(fixed: Any, number: int) -> LocomotiveSeen:
    """A locomotive as its edition has it."""
    return LocomotiveSeen(
        LOCOMOTIVE_NAMES[number],
        TYPE_NAMES[TYPE_OF[number]],
        int(fixed["power"][number]) * UNIT,
        int(fixed["speed"][number]),
        int(fixed["multiplier"][number]),
    )


def _locomotives(fixed: Any, slots: Any) -> tuple[LocomotiveSeen, ...]:
    return tuple(locomotive(fixed, int(slot) - 1) for slot in slots if slot)


def _objectives(fixed: Any, tokens: int) -> tuple[ObjectiveSeen, ...]:
    return tuple(
        objective(token, int(fixed["pays"][token])) for token in _bits(tokens, len(OBJECTIVES))
    )


def _value(kind: int) -> int:
    return (kind % WAGON_VALUES + 1) * UNIT


def _amounts(bids: Any) -> dict[int, int]:
    return {seat: (int(bids[seat]) - 1) * UNIT for seat in range(MOST_SEATS) if bids[seat]}


def _bits(members: int, most: int) -> Iterator[int]:
    return (each for each in range(most) if int(members) >> each & 1)
