"""Positions in the game's words. What is done with them: doing.py; questions to ask: seeing.py.

    auction("passing", seats=3, reveal="S1 D2 E4", cash=[900, 5000, 100], owned={1: "S2 S3"})
    wagons(seats=2, market="food-50 coal-200 bonus", trains={0: ["E4 coal-200 coal-150", "down"]})

Seats count from 0, amounts are dollars. Locomotives not asked for lie in the stack, wagon cards
not asked for in the deck. Objectives not asked for have been achieved already, so that they pay
nothing and stay out of the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tests.games.take_a_train.rules.box import (
    AUCTIONS,
    COPIES,
    KINDS,
    LOCOMOTIVES,
    OBJECTIVES,
    STEPS,
    WAGONS,
)
from tests.rules.edited import rekey, settle
from tramshed.games.take_a_train.auctions.draft import begin_draft
from tramshed.games.take_a_train.auctions.lots import begin_lot
from tramshed.games.take_a_train.auctions.preempted import begin_preempted
from tramshed.games.take_a_train.game import GAME
from tramshed.games.take_a_train.wagons.market import fill_market
from tramshed.games.take_a_train.wagons.turn_order import begin_wagons
from tramshed.kernel.hand import sort_from
from tramshed.kernel.match import Match, new_match
from tramshed.kernel.seats import EVERYONE

Amounts = int | Sequence[int]


def blank(
    kind: str,
    seats: int,
    cash: Amounts,
    objectives: Mapping[int, str] | None,
    seed: int,
    options: Mapping[str, str] | None,
    rounds: int,
    achieved: Mapping[int, str] | None = None,
) -> Match:
    """A match in which nothing lies on the table yet."""
    match = new_match(GAME, seats=seats, seed=seed, options=dict(options or {}))
    match.state = GAME.undealt(match.setup)
    match.state[0].told.on = 1
    rekey(match, seed)
    live = match.state[0].live
    table = live.table
    table.rounds, table.kind = rounds, AUCTIONS.index(kind)
    others = [each for each in range(6) if each != table.kind][:rounds]
    table.kinds_used = sum(1 << each for each in [int(table.kind), *others])
    for seat in range(seats):
        table.cash[seat] = (cash if isinstance(cash, int) else cash[seat]) // 50
    _give_objectives(live, seats, objectives or {}, achieved or {})
    return match


def _give_objectives(
    live: Any, seats: int, asked: Mapping[int, str], achieved: Mapping[int, str]
) -> None:
    held = {seat: asked.get(seat, "").split() for seat in range(seats)}
    used = {seat: achieved.get(seat, "").split() for seat in range(seats)}
    taken = {name for names in (*held.values(), *used.values()) for name in names}
    spare = [name for name in reversed(OBJECTIVES) if name not in taken]
    for seat in range(seats):
        while len(held[seat]) + len(used[seat]) < 3:
            used[seat].append(spare.pop(0))
        for name in held[seat]:
            live.objectives[seat] |= 1 << OBJECTIVES.index(name)
            live.objective_seen[OBJECTIVES.index(name)] = 1 << seat
        for name in used[seat]:
            live.table.achieved[seat] |= 1 << OBJECTIVES.index(name)
            live.objective_seen[OBJECTIVES.index(name)] = EVERYONE
        live.table.met[seat] = live.table.achieved[seat]


def auction(
    kind: str,
    *,
    seats: int = 3,
    reveal: str = "",
    stack: str | None = None,
    set_aside: str = "",
    owned: Mapping[int, str] | None = None,
    cash: Amounts = 5000,
    starter: int = 0,
    round_starter: int | None = None,
    lots: int = 0,
    hands: Sequence[str] = (),
    objectives: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    rounds: int = 0,
    seed: int = 1,
) -> Match:
    """An auction as a lot begins. `reveal` says what is revealed, else luck does; `owned` what
    players have bought before; `hands` what each is dealt in the draft."""
    match = blank(kind, seats, cash, objectives, seed, options, rounds)
    state = match.state[0]
    live, table, lot = state.live, state.live.table, state.live.table.auction
    table.round_starter = starter if round_starter is None else round_starter
    lot.starter, lot.lots = starter, lots
    used: list[str] = []
    for seat, names in (owned or {}).items():
        for number, name in enumerate(names.split()):
            table.trains[seat, number].loco = LOCOMOTIVES.index(name) + 1
            used.append(name)
        table.owned[seat] = len(names.split())
    _shuffle(table, [])
    aside = set_aside.split()
    lot.set_aside = _bits(aside)
    shown = sorted(map(LOCOMOTIVES.index, reveal.split()))
    for slot, loco in enumerate(shown):
        lot.revealed[slot] = loco + 1
    lot.n = len(shown)
    used += [*aside, *reveal.split()]
    if stack is None:
        rest = [name for name in reversed(LOCOMOTIVES) if name not in used]
        stack = " ".join(rest[: 3 * seats - len(used)])
    live.stack = _bits(stack.split())
    lot.stack = len(stack.split())
    if kind == "draft":
        _deal_hands(state, hands)
    elif kind == "preempted":
        begin_preempted(state)
    else:
        begin_lot(state)
    settle(match)
    return match


def _deal_hands(state: Any, hands: Sequence[str]) -> None:
    begin_draft(state)
    if not hands:
        return
    for seat, names in enumerate(hands):
        for slot, name in enumerate(names.split()):
            state.live.packets[seat, slot] = LOCOMOTIVES.index(name) + 1
        sort_from(state.live.packets[seat], 0)


def wagons(
    *,
    seats: int = 2,
    trains: Mapping[int, Sequence[str]] | None = None,
    market: str | None = None,
    deck: str | None = None,
    discard: str = "",
    to_move: int = 0,
    order: Sequence[int] | None = None,
    cash: Amounts = 5000,
    extended: bool = False,
    passes: int = 0,
    gone: str = "",
    objectives: Mapping[int, str] | None = None,
    achieved: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    round_starter: int = 0,
    rounds: int = 0,
    seed: int = 1,
) -> Match:
    """Stage 2, at somebody's move. A train is its locomotive ("E4", or "down" if nobody has seen
    it; "E4-down" if it was turned), "+1" if it has that, and its wagons. Trains not asked for get
    any locomotive. `deck` names all cards in it; else it is everything that is left. `gone`: Trash
    or Extended storage that has come out."""
    match = blank("passing", seats, cash, objectives, seed, options, rounds, achieved)
    state = match.state[0]
    table = state.live.table
    laid = _lay_trains(table, seats, trains or {})
    order = order or [(to_move + step) % seats for step in range(seats)]
    table.round_starter, table.turn, table.passes = round_starter, to_move, passes
    for place, seat in enumerate(order):
        table.order[place], table.token[seat] = seat + 1, place + 1
    table.step = STEPS.index("moving")
    table.limit = 6 if extended else 5
    out = [*gone.split(), *(["extended"] if extended else [])]
    table.trash_out, table.extended_out = "trash" in out, "extended" in out
    on_sale = sorted(market.split() if market else [], key=KINDS.index)
    for slot, card in enumerate(on_sale):
        table.market[slot] = KINDS.index(card)
    table.in_market = len(on_sale)
    dropped = discard.split()
    for card in dropped:
        table.discard.count[KINDS.index(card)] += 1
    table.discard.n = len(dropped)
    _shuffle(table, [*laid, *on_sale, *dropped, *out])
    if deck is not None:
        _hide_all_but(table, deck.split())
    if market is None:
        fill_market(state)
    settle(match, whole=deck is None)
    return match


def after_auction(
    trains: Mapping[int, Sequence[str]],
    *,
    seats: int = 2,
    cash: Amounts = 5000,
    objectives: Mapping[int, str] | None = None,
    achieved: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    round_starter: int = 0,
    seed: int = 1,
) -> Match:
    """The moment when everybody has three locomotives: turn order, objectives, market."""
    match = blank("passing", seats, cash, objectives, seed, options, 0, achieved)
    state = match.state[0]
    state.live.table.round_starter = round_starter
    laid = _lay_trains(state.live.table, seats, trains)
    _shuffle(state.live.table, laid)
    begin_wagons(state)
    settle(match)
    return match


def _lay_trains(table: Any, seats: int, trains: Mapping[int, Sequence[str]]) -> list[str]:
    """Fill the trains; returns the wagon cards on them."""
    asked = {seat: [*trains.get(seat, ())] for seat in range(seats)}
    named = {text.split()[0].removesuffix("-down") for of in asked.values() for text in of}
    spare = [name for name in LOCOMOTIVES if name not in named]
    cards: list[str] = []
    for seat in range(seats):
        while len(asked[seat]) < 3:
            asked[seat].append(spare.pop(0))
        table.owned[seat] = 3
        for number, text in enumerate(asked[seat]):
            cards += _couple(table.trains[seat, number], text)
    return cards


def _couple(train: Any, text: str) -> list[str]:
    name, *rest = text.split()
    train.face_down = name.endswith("down")
    known = name.removesuffix("-down")
    train.loco = LOCOMOTIVES.index(known) + 1 if known != "down" else 0
    train.plus = "+1" in rest
    cars = [card for card in rest if card != "+1"]
    for i, card in enumerate(cars):
        copied = cars[0] if card == "twin" else card
        train.wagons[i] = KINDS.index(card)
        train.worth += int(copied.split("-")[1]) // 50
        train.cargo = list(WAGONS).index(copied.split("-")[0]) + 1
    train.n = len(cars)
    return [*cars, *(["plus-one"] if train.plus else [])]


def _shuffle(table: Any, elsewhere: Iterable[str]) -> None:
    """All wagon cards that are nowhere else into the deck."""
    left = COPIES - Counter(elsewhere)
    for card, copies in left.items():
        table.deck.count[KINDS.index(card)] = copies
    table.deck.n = left.total()


def _hide_all_but(table: Any, cards: list[str]) -> None:
    """Only these cards are in the deck; the rest is as if it had never been in the box."""
    for kind in range(len(KINDS)):
        table.deck.count[kind] = 0
    for card in cards:
        table.deck.count[KINDS.index(card)] += 1
    table.deck.n = len(cards)


def _bits(names: Iterable[str]) -> int:
    return sum(1 << LOCOMOTIVES.index(name) for name in names)
