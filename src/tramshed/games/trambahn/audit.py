"""What must hold in every position: nothing lost, nothing from nowhere."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tramshed.games.trambahn.components import (
    BONUS_SIZE,
    CONDUCTOR,
    COPIES,
    FIRST_COPY,
    KINDS,
    MULTIPLIER,
    POINTS,
    STACK,
    TRAMS,
    VALUES,
)
from tramshed.games.trambahn.knowledge.memory import IN_DECK, IN_DISCARD, IN_HAND, IN_MONEY, VIEWERS
from tramshed.games.trambahn.state import OVER, Column, State
from tramshed.kernel.record import plain


def audit(s: State) -> Iterator[str]:
    """Every complaint about a state, in words for a developer."""
    yield from _cards(s)
    yield from _trams(s)
    yield from _scores(s)
    for player in range(2):
        for slot in range(s.live.table.column_count[player]):
            yield from _column(s, player, slot)
    for viewer in range(VIEWERS):
        yield from _memory(s, viewer)


def hidden(s: State) -> dict[int, list[int]]:
    """Cards of each kind in each hidden place."""
    live = s.live
    found: dict[int, list[int]] = {
        IN_DECK: [int(n) for n in live.deck.count],
        IN_DISCARD: [int(n) for n in live.discard.count],
    }
    for player in range(2):
        found[IN_MONEY[player]] = [int(n) for n in live.money[player].count]
        hand = [int(live.hand[player].cards[i]) for i in range(live.hand[player].n)]
        found[IN_HAND[player]] = [hand.count(kind) for kind in range(KINDS)]
    return found


def _open(s: State) -> list[int]:
    table = s.live.table
    cards = [int(table.rows[line, i]) for line in range(4) for i in range(table.waiting[line])]
    for player in range(2):
        for slot in range(table.column_count[player]):
            column = table.columns[player, slot]
            cards += [int(column.cards[i]) for i in range(column.n)]
    return [cards.count(kind) for kind in range(KINDS)]


def _cards(s: State) -> Iterator[str]:
    total = np.array([_open(s), *hidden(s).values()]).sum(axis=0)
    if (total != COPIES).any():
        yield f"cards are not what they were: {total - COPIES}"
    for place, pile in (("deck", s.live.deck), ("discard", s.live.discard)):
        if pile.n != sum(pile.count):
            yield f"{place} miscounts itself"


def _trams(s: State) -> Iterator[str]:
    table = s.live.table
    for tram in TRAMS:
        owned = sum(
            table.columns[player, slot].tram == MULTIPLIER[tram]
            for player in range(2)
            for slot in range(table.column_count[player])
        )
        waiting = list(STACK[table.sold :]).count(tram)
        if owned + int(table.market[tram]) + waiting != list(STACK).count(tram):
            yield f"trams of kind {tram} are not what they were"


def _scores(s: State) -> Iterator[str]:
    table = s.live.table
    for player in range(2):
        pad = sum(int(table.scored[i, player]) for i in range(table.scorings))
        if pad + int(table.bonus[player]) != table.points[player]:
            yield f"player {player}'s points are not the sum of the pad"


def _column(s: State, player: int, slot: int) -> Iterator[str]:
    column = s.live.table.columns[player, slot]
    where = f"column {slot} of player {player}"
    cards = [int(column.cards[i]) for i in range(column.n)]
    values = [kind % VALUES + 1 for kind in cards if kind != CONDUCTOR]
    lines = {kind // VALUES for kind in cards if kind != CONDUCTOR}
    if not cards:
        yield f"{where} is empty"
    if lines - {int(column.line)}:
        yield f"{where} mixes lines"
    if values != sorted(set(values)):
        yield f"{where} does not ascend"
    if 10 in values and cards[-1] == CONDUCTOR:
        yield f"{where} goes on after a 10"
    if column.points != sum(int(POINTS[value]) for value in values):
        yield f"{where} miscounts its points"
    if column.top != (values[-1] if values else 0):
        yield f"{where} forgets its last station"
    if column.tram == 0 and (player != s.live.table.seat or column.n >= BONUS_SIZE):
        yield f"{where} has no tram"
    if any(_leftovers(column)):
        yield f"{where} is not clean past its end"


def _leftovers(column: Column) -> Iterator[int]:
    for i in range(column.n, len(column.cards)):
        yield int(column.cards[i])


def _memory(s: State, viewer: int) -> Iterator[str]:
    """Everything remembered must be true: each card is in a place it is believed to be in."""
    if s.live.table.step == OVER:
        return
    places = hidden(s)
    memory: list[int] = plain(s)["live"]["memory"][viewer].tolist()
    for kind in range(KINDS):
        first = int(FIRST_COPY[kind])
        beliefs = [belief for belief in memory[first : first + int(COPIES[kind])] if belief]
        actual = [
            place
            for place, counts in places.items()
            if viewer > 1 or place != IN_HAND[viewer]
            for _ in range(counts[kind])
        ]
        if len(beliefs) != len(actual):
            yield f"viewer {viewer} thinks {len(beliefs)} cards of kind {kind} are hidden"
        elif not _fits(sorted(beliefs, key=int.bit_count), actual):
            yield f"viewer {viewer} remembers kind {kind} wrongly: {beliefs} for {actual}"


def _fits(beliefs: list[int], actual: list[int]) -> bool:
    """Can each belief, the most definite first, have a card of its own?"""
    if not beliefs:
        return True
    return any(
        beliefs[0] & place and _fits(beliefs[1:], _without(actual, place)) for place in set(actual)
    )


def _without(places: list[int], place: int) -> list[int]:
    rest = places.copy()
    rest.remove(place)
    return rest
