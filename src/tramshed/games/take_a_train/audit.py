"""What must hold in every position: nothing lost, nothing from nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tramshed.games.take_a_train.components import (
    EXTENDED,
    EXTENDED_LIMIT,
    KINDS,
    LIMIT,
    OBJECTIVES,
    OBJECTIVES_EACH,
    PLUS_ONE,
    TRAINS,
    TRASH,
    TWIN,
    WAGON_KINDS,
    WAGON_VALUES,
)
from tramshed.games.take_a_train.state import KEEPING, MOVING, OVER, REPLACING, State
from tramshed.kernel.record import plain
from tramshed.kernel.seats import EVERYONE


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    state = plain(s)
    fixed, live = state["fixed"], state["live"]
    seats = int(fixed["seats"])
    yield from _cards(fixed, live["table"])
    yield from _locomotives(live, seats)
    yield from _trains(live["table"], seats)
    yield from _market(fixed, live["table"])
    yield from _tokens(live["table"], seats)
    yield from _objectives(live, seats)
    yield from _secrets(live, seats)
    yield from _money(live["table"], seats)


def _wide(field: Any) -> NDArray[np.int64]:
    """Small numbers would wrap around in sums."""
    return np.array(field, np.int64)


def _members(bits: int) -> list[int]:
    return [each for each in range(32) if int(bits) >> each & 1]


def _wagon_cards(table: Any) -> list[int]:
    """Cards on trains and in the market."""
    cards: list[int] = table["market"][: table["in_market"]].tolist()
    for train in table["trains"].ravel():
        cards += train["wagons"][: train["n"]].tolist()
        cards += [PLUS_ONE] * int(train["plus"])
    return cards


def _cards(fixed: Any, table: Any) -> Iterator[str]:
    total = np.bincount(np.array(_wagon_cards(table), np.int64), minlength=KINDS)
    for name in ("deck", "discard"):
        pile = _wide(table[name]["count"])
        total += pile
        if pile.sum() != table[name]["n"] or (pile < 0).any():
            yield f"the {name} miscounts itself"
    total[TRASH] += table["trash_out"]
    total[EXTENDED] += table["extended_out"]
    for kind in np.flatnonzero(total != fixed["copies"]):
        yield f"there are {total[kind]} cards of kind {kind}"


def _locomotives(live: Any, seats: int) -> Iterator[str]:
    """In stage 1 three for each player are somewhere; each is in one place only."""
    table, auction = live["table"], live["table"]["auction"]
    found = _members(live["stack"]) + _members(auction["set_aside"])
    for slots in (auction["revealed"], live["packets"].ravel(), table["trains"]["loco"].ravel()):
        found += [int(slot) - 1 for slot in slots if slot]
    if len(set(found)) < len(found):
        yield f"a locomotive is in two places: {sorted(found)}"
    stage_one = table["step"] not in (MOVING, REPLACING, OVER)
    if stage_one and len(found) != TRAINS * seats:
        yield f"there are {len(found)} locomotives in the auction"
    if len(_members(live["stack"])) != auction["stack"]:
        yield "the stack of locomotives miscounts itself"
    if auction["known_stack"] not in (0, live["stack"]):
        yield "the stack is not what everybody saw being set aside"
    if np.count_nonzero(auction["revealed"]) != auction["n"]:
        yield "the revealed locomotives are miscounted"


def _trains(table: Any, seats: int) -> Iterator[str]:
    for seat in range(seats):
        cargoes = []
        for number, train in enumerate(table["trains"][seat]):
            yield from _train(train, f"train {number} of seat {seat}", int(table["limit"]))
            if (number < table["owned"][seat]) != bool(train["loco"] or train["face_down"]):
                yield f"seat {seat} miscounts his locomotives"
            cargoes.append(int(train["cargo"]))
        carried = [cargo for cargo in cargoes if cargo]
        if len(set(carried)) < len(carried):
            yield f"two trains of seat {seat} carry the same: {cargoes}"
    if table["trains"][seats:].tobytes().strip(b"\0"):
        yield "somebody has trains who is not there"


def _train(train: Any, where: str, limit: int) -> Iterator[str]:
    count = int(train["n"])
    wagons = train["wagons"][:count].tolist()
    if train["wagons"][count:].any():
        yield f"{where} is not clean past its end"
    if count > limit:
        yield f"{where} has {count} wagons, the limit is {limit}"
    if bool(wagons) != bool(train["cargo"]):
        yield f"{where} does not know its cargo"
    if wagons:
        real = [wagons[0] if each == TWIN else each for each in wagons]
        if wagons[0] == TWIN or any(each >= WAGON_KINDS for each in real):
            yield f"{where} has a wagon that is none: {wagons}"
        if {each // WAGON_VALUES + 1 for each in real} != {int(train["cargo"])}:
            yield f"{where} mixes its cargo: {wagons}"
        if sum(each % WAGON_VALUES + 1 for each in real) != train["worth"]:
            yield f"{where} miscounts its worth"
    elif train["worth"]:
        yield f"{where} is worth something without wagons"
    if train["plus"] and train["face_down"]:
        yield f"{where} has a multiplier, face down"


def _market(fixed: Any, table: Any) -> Iterator[str]:
    count = int(table["in_market"])
    cards = table["market"][:count].tolist()
    if table["market"][count:].any():
        yield "the market is not clean past its end"
    if cards != sorted(cards) or any(kind in (TRASH, EXTENDED) for kind in cards):
        yield f"the market is wrong: {cards}"
    if int(table["chosen"]) >> count:
        yield "a card is to be replaced that is not there"
    if table["step"] in (MOVING, REPLACING):
        stock = int(table["deck"]["n"]) + int(table["discard"]["n"])
        if count < fixed["market_size"] and stock > 0:
            yield f"the market has {count} cards, though there are more"
        if table["limit"] not in (LIMIT, EXTENDED_LIMIT):
            yield f"the limit is {table['limit']}"


def _tokens(table: Any, seats: int) -> Iterator[str]:
    order, token = table["order"].tolist(), table["token"].tolist()
    second = table["step"] in (MOVING, REPLACING, OVER)
    if sorted(order) != [0] * (6 - seats) + (list(range(1, seats + 1)) if second else [0] * seats):
        yield f"the turn order is {order}"
    for place, seat in enumerate(order):
        if seat and token[seat - 1] != place + 1:
            yield f"seat {seat - 1} has the token {token[seat - 1]}, his place is {place}"
    used = len(_members(table["kinds_used"]))
    rounds = int(table["rounds"])
    if used != rounds + (table["step"] != OVER):
        yield f"{used} auction tokens are used after {rounds} rounds"
    if not int(table["kinds_used"]) >> int(table["kind"]) & 1:
        yield "this auction's token was not drawn"


def _objectives(live: Any, seats: int) -> Iterator[str]:
    table = live["table"]
    known = live["objective_seen"].tolist()
    held = [set(_members(live["objectives"][seat])) for seat in range(seats)]
    used = [set(_members(table["achieved"][seat])) for seat in range(seats)]
    for token in OBJECTIVES:
        owners = [seat for seat in range(seats) if token in held[seat]]
        payers = [seat for seat in range(seats) if token in used[seat]]
        expected = EVERYONE if payers else sum(1 << seat for seat in owners)
        if len(owners) + len(payers) > 1 or known[token] != expected:
            yield f"objective {token} is with {owners}, paid to {payers}, known to {known[token]:b}"
    for seat in range(seats):
        if len(held[seat]) + len(used[seat]) != OBJECTIVES_EACH:
            yield f"seat {seat} has not three objectives: {held[seat]}, {used[seat]}"
        met = set(_members(table["met"][seat]))
        if held[seat] & met or used[seat] - met:
            yield f"seat {seat} met {met}, holds {held[seat]} and was paid for {used[seat]}"


def _secrets(live: Any, seats: int) -> Iterator[str]:
    """Where there is a secret its owner knows it; where there is none, nobody does."""
    auction = live["table"]["auction"]
    for seat in range(seats):
        if auction["sealed_seen"][seat] != (1 << seat if live["sealed"][seat] else 0):
            yield f"seat {seat}'s secret decision and its audience disagree"
    drafting = live["table"]["step"] == KEEPING
    if (live["packets"][:seats] > 0).all() != drafting or live["packets"].any() != drafting:
        yield "a packet of the draft is not three locomotives"
    if ((live["packets"] > 0) != (auction["packet_seen"] > 0)).any():
        yield "a locomotive of the draft and its audience disagree"
    for packet in live["packets"][:, auction["picks"] :].tolist():
        if packet != sorted(packet):
            yield f"a hand of the draft is not sorted: {packet}"


def _money(table: Any, seats: int) -> Iterator[str]:
    for seat in np.flatnonzero(table["cash"] < 0):
        yield f"seat {seat} has {table['cash'][seat]}"
    if table["cash"][seats:].any():
        yield "somebody has money who is not there"
