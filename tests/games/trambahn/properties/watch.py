"""Compiled watchers: they follow thousands of random games of Trambahn, decision by decision."""

from __future__ import annotations

from tests.properties.watching import ENDLESS, OWN, menus_agree
from tests.properties.watching import Watched as AnyWatched
from tramshed.games.trambahn.components import COPIES, KINDS, MULTIPLIER, STACK
from tramshed.games.trambahn.state import OVER, State
from tramshed.games.trambahn.turn import apply, legal
from tramshed.kernel.chance import Dice, roll
from tramshed.kernel.record import Actions, Records, Row, i4
from tramshed.kernel.rule import generic, rule


class Watched(AnyWatched):
    """How long games were, and what was scored."""

    fewest_turns: i4
    most_turns: i4
    fewest_passengers: i4
    most_passengers: i4
    most_scored: i4


CARDS_DIFFER, TRAMS_DIFFER = OWN, OWN + 1


@rule
def cards_conserved(s: State, count: Row[int]) -> bool:
    """Each kind as often as in the box, wherever the cards are."""
    live, table = s.live, s.live.table
    for kind in range(KINDS):
        count[kind] = live.deck.count[kind] + live.discard.count[kind]
        count[kind] += live.money[0].count[kind] + live.money[1].count[kind]
    for line in range(4):
        for i in range(table.waiting[line]):
            count[table.rows[line, i]] += 1
    for player in range(2):
        for i in range(live.hand[player].n):
            count[live.hand[player].cards[i]] += 1
        for slot in range(table.column_count[player]):
            for i in range(table.columns[player, slot].n):
                count[table.columns[player, slot].cards[i]] += 1
    for kind in range(KINDS):
        if count[kind] != COPIES[kind]:
            return False
    return True


@rule
def trams_conserved(s: State) -> bool:
    """Sixteen trams: in the stack, in the market, or at a column."""
    table = s.live.table
    for tram in range(3):
        found = int(table.market[tram])
        whole = 0
        for i in range(len(STACK)):
            whole += STACK[i] == tram
            found += STACK[i] == tram and i >= table.sold
        for player in range(2):
            for slot in range(table.column_count[player]):
                found += table.columns[player, slot].tram == MULTIPLIER[tram]
        if found != whole:
            return False
    return True


@generic
def complaint(s: State, acts: Actions, offered: Row[int], count: Row[int]) -> int:
    """The property that this position breaks, or 0."""
    wrong = menus_agree(s, 2, acts, offered)
    if wrong > 0:
        return wrong
    if not cards_conserved(s, count):
        return CARDS_DIFFER
    return 0 if trams_conserved(s) else TRAMS_DIFFER


@generic
def watch_game(
    s: State, acts: Actions, dice: Dice, offered: Row[int], count: Row[int], seen: Watched
) -> None:
    """Play one dealt game at random and look at every position."""
    passengers = skipped = 0
    last_turn = 0
    for _ in range(5000):
        seen.wrong = complaint(s, acts, offered, count)
        if seen.wrong or s.live.table.step == OVER:
            break
        if s.live.table.turn != last_turn:
            last_turn = int(s.live.table.turn)
            skipped += s.live.table.step > 1
        seat = int(s.live.table.seat)
        action = int(acts[roll(dice, legal(s, seat, acts))])
        passengers += 1 <= action < 45
        apply(s, seat, action)
        seen.decisions += 1
    if seen.wrong == 0 and s.live.table.step != OVER:
        seen.wrong = ENDLESS
    turns = int(s.live.table.turn) - skipped
    seen.fewest_turns = min(int(seen.fewest_turns), turns)
    seen.most_turns = max(int(seen.most_turns), turns)
    seen.fewest_passengers = min(int(seen.fewest_passengers), passengers)
    seen.most_passengers = max(int(seen.most_passengers), passengers)
    for player in range(2):
        for number in range(10):
            points = int(s.live.table.scored[number, player])
            seen.most_scored = max(int(seen.most_scored), points)


@generic
def watch(
    states: Records,
    acts: Actions,
    dice: Records,
    offered: Row[int],
    count: Row[int],
    seen: Records,
) -> None:
    watch_game(states[0], acts, dice[0], offered, count, seen[0])
