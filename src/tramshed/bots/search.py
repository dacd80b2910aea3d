"""A plain information-set search, for any game of the contract.

Each iteration imagines a full position that the view allows, walks down one tree of actions
shared by all those positions, tries an action not tried yet, plays on for a while by quick
preferences and notes how it went for the seat that chose each action on the way (single-observer
information-set UCT: Cowling, Powley, Whitehouse 2012).

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
from tramshed.kernel.seats import TABLE
from tramshed.kernel.view import View

EXPLORATION = 0.8
DEPTH = 60
"""Decisions played out before the position is estimated."""
NODES = 400_000
CHUNK_SECONDS = 0.01
"""How often the clock is looked at."""


class Node:
    """An action at some point of the tree. The children of a node are a linked list."""

    total: f4
    visits: i4
    seen: i4
    child: i4
    sibling: i4
    parent: i4
    action: i2
    seat: i1


@generic
def grow(tree: Any, size: int, parent: int, action: int, seat: int) -> int:
    """Add a node; returns its number."""
    node = tree[size]
    node.total = 0.0
    node.visits = node.child = 0
    node.seen = 1
    node.action, node.seat, node.parent = action, seat, parent
    node.sibling = tree[parent].child
    tree[parent].child = size
    return size


@generic
def likely(s: Any, seat: int, acts: Actions, weights: Row[float], dice: Any) -> int:
    """An action by quick preference: the better it looks, the likelier."""
    n = verbs.legal(s, seat, acts)
    if n == 1:
        return int(acts[0])
    verbs.prefer(s, seat, acts, n, weights)
    total = 0.0
    for i in range(n):
        total += weights[i]
    point = fraction(dice) * total
    for i in range(n):
        point -= weights[i]
        if point < 0.0:
            return int(acts[i])
    return int(acts[n - 1])


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
def best_child(tree: Any, at: int, seat: int, mark: Row[int]) -> tuple[int, int]:
    """The most promising of the actions that are legal here, and how many are known at all.

    Clears the marks of the known ones.
    """
    best, promise, known = 0, -1e9, 0
    i = int(tree[at].child)
    while i:
        node = tree[i]
        if node.seat == seat and mark[node.action]:
            mark[node.action] = 0
            known += 1
            node.seen += 1
            value = node.total / node.visits
            value += EXPLORATION * math.sqrt(math.log(node.seen) / node.visits)
            if value > promise:
                best, promise = i, value
        i = int(node.sibling)
    return best, known


@generic
def untried(acts: Actions, n: int, mark: Row[int], weights: Row[float]) -> int:
    """The untried action that looks best; clears all marks."""
    best = -1
    for i in range(n):
        if mark[acts[i]]:
            mark[acts[i]] = 0
            if best < 0 or weights[i] > weights[best]:
                best = i
    return int(acts[best])


@generic
def by_tree(
    s: Any,
    seat: int,
    tree: Any,
    size: int,
    at: int,
    acts: Actions,
    mark: Row[int],
    weights: Row[float],
) -> tuple[int, int]:
    """The next action in the tree: an untried one, or else the most promising; and its node,
    0 when the tree is full."""
    n = verbs.legal(s, seat, acts)
    for i in range(n):
        mark[acts[i]] = 1
    best, known = best_child(tree, at, seat, mark)
    if known < n and size < len(tree):
        verbs.prefer(s, seat, acts, n, weights)
        action = untried(acts, n, mark, weights)
        return action, grow(tree, size, at, action, seat)
    for i in range(n):
        mark[acts[i]] = 0
    return (int(tree[best].action), best) if best else (int(acts[0]), 0)


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
def note(s: Any, tree: Any, leaf: int) -> None:
    """Credit every action on the way."""
    while True:
        node = tree[leaf]
        node.visits += 1
        if leaf == 0:
            return
        node.total += payoff(s, int(node.seat))
        leaf = int(node.parent)


@generic
def search(
    views: Records,
    states: Records,
    tree: Any,
    size: int,
    acts: Actions,
    mark: Row[int],
    weights: Row[float],
    dice: Records,
    iterations: int,
) -> int:
    """Some iterations; returns the tree's size.

    One loop both walks down the tree and plays on, so that the rules are compiled into one place.
    """
    s, d, me = states[0], dice[0], int(views[0].seat)
    acts, mark, weights = borrowed(acts), borrowed(mark), borrowed(weights)
    for _ in range(iterations):
        verbs.determinize(views[0], s, d)
        at, in_tree, left = 0, True, DEPTH
        while left > 0 and not verbs.over(s):
            seat = next_to_decide(s, me, in_tree and at == 0, d)
            if in_tree and not outside_tree(s, seat, me):
                action, node = by_tree(s, seat, tree, size, at, acts, mark, weights)
                at = node if node else at
                if node == size or node == 0:
                    in_tree = False
                size += node == size
            else:
                action = likely(s, seat, acts, weights, d)
                left -= not in_tree
            verbs.apply(s, seat, action)
        note(s, tree, at)
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
        self._mark = np.zeros(0, np.int8)
        self.iterations = 0
        """Tries made for the last choice."""

    def choose(self, view: View, limit: Limit, rng: random.Random) -> Move:
        desk = self._desk
        count = desk.lay(view, rng)
        self.iterations = 0
        if count == 1:
            return desk.move(0)
        if len(self._mark) != len(desk.moves):
            self._mark = np.zeros(len(desk.moves), np.int8)
        self._think(view, limit)
        return desk.moves[favourite(self._tree)]

    def _think(self, view: View, limit: Limit) -> None:
        self._tree[0] = 0
        size, chunk = 1, 64
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
            self._mark,
            desk.weights,
            desk.dice,
            iterations,
        )
