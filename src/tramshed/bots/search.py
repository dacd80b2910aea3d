"""An information-set search, for any game of the contract.

Each iteration imagines a full position that the view allows and walks down one tree of actions
shared by all those positions (single-observer information sets: Cowling, Powley, Whitehouse 2012).
On the way every seat chooses what promises most for itself: what went well so far, or looks well by
the game's quick preferences and was hardly tried (PUCT: Rosin 2011). Where the tree ends, play goes
on for a while by sharpened preferences, and how it went for each seat is noted.

While several seats are awaited, the others decide outside the tree: what they choose is secret.
"""

from __future__ import annotations

import math
import random
import time
from typing import Any

import numpy as np

from tramshed.bots.bot import Desk, Limit
from tramshed.kernel import bits, verbs
from tramshed.kernel.borrow import borrowed
from tramshed.kernel.chance import fraction
from tramshed.kernel.moves import Move
from tramshed.kernel.record import Actions, Records, Row, f4, i1, i2, i4, layout
from tramshed.kernel.rule import generic
from tramshed.kernel.seats import MOST_SEATS, TABLE
from tramshed.kernel.view import View

EXPLORATION = 1.5
"""How much what was hardly tried promises, in deviations of the payoff."""
DOUBT = 0.1
"""The part of all trust that goes to every action alike, whatever quick preference says."""
UNKNOWN, FEW = 0.3, 8
"""The deviation of payoffs, as long as only few are known."""
DEPTH = 30
"""Decisions played out before the position is estimated."""
NODES = 400_000
CHUNK_SECONDS = 0.01
"""How often the clock is looked at."""


class Node:
    """An action at some point of the tree. The children of a node are a linked list."""

    total: f4
    visits: i4
    child: i4
    sibling: i4
    parent: i4
    action: i2
    seat: i1


class Tally:
    """How iterations went for a seat: the last one, and all so far."""

    payoff: f4
    times: f4
    middle: f4
    scatter: f4
    """The sum of all squared differences from the middle, their mean (Welford 1962)."""


@generic
def grow(tree: Any, size: int, parent: int, action: int, seat: int) -> int:
    """Add a node; returns its number."""
    node = tree[size]
    node.total = 0.0
    node.visits = node.child = 0
    node.action, node.seat, node.parent = action, seat, parent
    node.sibling = tree[parent].child
    tree[parent].child = size
    return size


@generic
def likely(n: int, weights: Row[float], dice: Any) -> int:
    """Which of some actions, by quick preference: the better it looks, the likelier by far."""
    most = 0.0
    for i in range(n):
        most = max(most, weights[i])
    total = 0.0
    for i in range(n):
        square = (weights[i] / most) ** 2
        weights[i] = square * square
        total += weights[i]
    point = fraction(dice) * total
    for i in range(n):
        point -= weights[i]
        if point < 0.0:
            return i
    return n - 1


@generic
def next_to_decide(s: Any, me: int, first: bool, dice: Any) -> int:
    """Who decides next: I do when it is my decision that is searched; else anyone awaited."""
    awaited = verbs.actors(s)
    if first:
        return me
    return bits.roll_one(dice, awaited)


@generic
def outside_tree(s: Any, seat: int, me: int) -> bool:
    """Secret decisions of others, and the table's clock, are not part of the tree."""
    return seat == TABLE or (seat != me and bits.size(verbs.actors(s)) > 1)


@generic
def find_children(tree: Any, at: int, seat: int, node_of: Row[int]) -> None:
    """Note the node of each action that this seat has tried here."""
    i = int(tree[at].child)
    while i:
        if tree[i].seat == seat:
            node_of[tree[i].action] = i
        i = int(tree[i].sibling)


@generic
def forget_children(tree: Any, at: int, node_of: Row[int]) -> None:
    """Clear the notes again."""
    i = int(tree[at].child)
    while i:
        node_of[tree[i].action] = 0
        i = int(tree[i].sibling)


@generic
def most_promising(
    tree: Any, acts: Actions, n: int, weights: Row[float], node_of: Row[int], tally: Any
) -> int:
    """Which of some actions promises most: by how it went, or because little is known of it."""
    mean, deviation = usual(tally)
    total, visits, trust = 0.0, 0, 0.0
    for i in range(n):
        trust += weights[i]
        total += tree[node_of[acts[i]]].total if node_of[acts[i]] else 0.0
        visits += int(tree[node_of[acts[i]]].visits) if node_of[acts[i]] else 0
    untried = (total / visits - mean) / deviation if visits else 0.0
    room = EXPLORATION * math.sqrt(visits + 1.0)
    best, most = 0, -1e9
    for i in range(n):
        node, tried, promise = int(node_of[acts[i]]), 0, untried
        if node:
            tried = int(tree[node].visits)
            promise = (tree[node].total / tried - mean) / deviation
        prior = (1.0 - DOUBT) * weights[i] / trust + DOUBT / n
        promise += room * prior / (1 + tried)
        if promise > most:
            best, most = i, promise
    return best


@generic
def usual(tally: Any) -> tuple[float, float]:
    """What a seat gets on average, and how far that varies."""
    if tally.times < FEW:
        return 0.0, UNKNOWN
    return float(tally.middle), max(math.sqrt(tally.scatter / tally.times), 1e-3)


@generic
def payoff(s: Any, seat: int) -> float:
    """How it ended, or will probably end, for a seat: -1 to 1."""
    seats = int(s.fixed.seats)
    if seats == 1 or not verbs.over(s):
        return verbs.estimate(s, seat)
    mine = verbs.rank(s, seat)
    shared = 0
    for other in range(seats):
        if verbs.rank(s, other) == mine:
            shared += 1
    won = 1.0 - (2.0 * mine + shared - 1) / (seats - 1)
    return 0.75 * won + 0.25 * verbs.estimate(s, seat)


@generic
def note(s: Any, tree: Any, leaf: int, tallies: Records) -> None:
    """Credit every action on the way with what its seat got."""
    for seat in range(s.fixed.seats):
        got, tally = payoff(s, seat), tallies[seat]
        tally.payoff = got
        tally.times += 1
        off = got - tally.middle
        tally.middle += off / tally.times
        tally.scatter += off * (got - tally.middle)
    while leaf:
        node = tree[leaf]
        node.visits += 1
        node.total += tallies[node.seat].payoff
        leaf = int(node.parent)
    tree[0].visits += 1


@generic
def search(
    views: Records,
    states: Records,
    tree: Any,
    size: int,
    acts: Actions,
    node_of: Row[int],
    weights: Row[float],
    tallies: Records,
    dice: Records,
    iterations: int,
) -> int:
    """Some iterations; returns the tree's size.

    One loop both walks down the tree and plays on, so that the rules are compiled into one place.
    """
    s, d, me = states[0], dice[0], int(views[0].seat)
    acts, node_of, weights = borrowed(acts), borrowed(node_of), borrowed(weights)
    for _ in range(iterations):
        verbs.determinize(views[0], s, d)
        at, in_tree, left = 0, True, DEPTH
        while left > 0 and not verbs.over(s):
            seat = next_to_decide(s, me, in_tree and at == 0, d)
            n = verbs.legal(s, seat, acts)
            which = 0
            if n > 1:
                verbs.prefer(s, seat, acts, n, weights)
                if in_tree and not outside_tree(s, seat, me):
                    find_children(tree, at, seat, node_of)
                    which = most_promising(tree, acts, n, weights, node_of, tallies[seat])
                    node = int(node_of[acts[which]])
                    forget_children(tree, at, node_of)
                    in_tree = node > 0
                    if node:
                        at = node
                    elif size < len(tree):
                        at = grow(tree, size, at, int(acts[which]), seat)
                        size += 1
                else:
                    which = likely(n, weights, d)
                    left -= not in_tree
            verbs.apply(s, seat, int(acts[which]))
        note(s, tree, at, tallies)
    return size


@generic
def favourite(tree: Any) -> int:
    """The action tried most often."""
    best, i = 0, int(tree[0].child)
    while i:
        if best == 0 or tree[i].visits > tree[best].visits:
            best = i
        i = int(tree[i].sibling)
    return int(tree[best].action)


class Search:
    """The generic search, as a bot."""

    def __init__(self, nodes: int = NODES) -> None:
        self._desk = Desk()
        self._tree = np.zeros(nodes, layout(Node))
        self._node_of = np.zeros(0, np.int32)
        self._tallies = np.zeros(MOST_SEATS, layout(Tally))
        self.iterations = 0
        """Tries made for the last choice."""

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        desk = self._desk
        count = desk.lay(view, rng)
        self.iterations = 0
        if count == 1:
            return desk.move(0)
        if len(self._node_of) != len(desk.moves):
            self._node_of = np.zeros(len(desk.moves), np.int32)
        self._think(view, limit)
        return desk.moves[favourite(self._tree)]

    def _think(self, view: View, limit: Limit) -> None:
        self._tree[0] = self._tallies[:] = 0
        size, chunk = 1, 64
        self._iterate(view, size, 0)  # loads what is compiled, before the clock runs
        stop = time.perf_counter() + limit.seconds
        while True:
            if limit.iterations is not None:
                chunk = limit.iterations - self.iterations
            began = time.perf_counter()
            size = self._iterate(view, size, chunk)
            self.iterations += chunk
            now = time.perf_counter()
            if limit.iterations is not None or now >= stop:
                return
            chunk = max(1, int(chunk * CHUNK_SECONDS / max(now - began, 1e-6)))

    def _iterate(self, view: View, size: int, iterations: int) -> int:
        desk = self._desk
        return search(
            view.record,
            desk.state,
            self._tree,
            size,
            desk.menu,
            self._node_of,
            desk.weights,
            self._tallies,
            desk.dice,
            iterations,
        )
