"""Keyed, counted randomness: number k is SipHash-1-3(key, k).

Nothing to predict without the key, nothing to re-seed, and `drawn` never goes back. Decks are
bags: there is no hidden order, a draw picks when it happens.

`Dice` is the fast generator for bots and playouts; no rule may use it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Annotated, Protocol

import numpy as np

from tramshed.kernel.record import Row, i1, i2, u4, u8
from tramshed.kernel.rule import rule, wrapping


class Chance:
    """A match's luck: its key, how many numbers it gave, how many secrets were shown; and how many
    decisions stand though nothing was drawn or shown."""

    key: Annotated[Row[u8], 2]
    drawn: u8
    shown: u4
    settled: u4


class Bag(Protocol):
    """Things drawn unseen: how many of each kind. A game declares its own size."""

    n: i2
    count: Row[i1]


class Dice:
    """A fast generator (SplitMix64) for bots."""

    state: u8


# The initial vector, in SipHash's own constants ("somepseudorandomlygeneratedbytes").
_IV0 = np.uint64(0x736F6D6570736575)
_IV1 = np.uint64(0x646F72616E646F6D)
_IV2 = np.uint64(0x6C7967656E657261)
_IV3 = np.uint64(0x7465646279746573)
_LENGTH = np.uint64(8 << 56)
_FINAL = np.uint64(0xFF)
_ONE = np.uint64(1)
_R13, _R16, _R17, _R21, _R32 = (np.uint64(r) for r in (13, 16, 17, 21, 32))
_R51, _R48, _R47, _R43 = (np.uint64(r) for r in (51, 48, 47, 43))


@rule
@wrapping
def siphash(k0: np.uint64, k1: np.uint64, block: np.uint64) -> np.uint64:
    """SipHash-1-3 of eight bytes: one round a block, three to finish."""
    v0, v1, v2, v3 = k0 ^ _IV0, k1 ^ _IV1, k0 ^ _IV2, k1 ^ _IV3 ^ block
    for step in range(5):
        v0 += v1
        v1 = ((v1 << _R13) | (v1 >> _R51)) ^ v0
        v0 = (v0 << _R32) | (v0 >> _R32)
        v2 += v3
        v3 = ((v3 << _R16) | (v3 >> _R48)) ^ v2
        v0 += v3
        v3 = ((v3 << _R21) | (v3 >> _R43)) ^ v0
        v2 += v1
        v1 = ((v1 << _R17) | (v1 >> _R47)) ^ v2
        v2 = (v2 << _R32) | (v2 >> _R32)
        if step == 0:
            v0 ^= block
            v3 ^= _LENGTH
        elif step == 1:
            v0 ^= _LENGTH
            v2 ^= _FINAL
    return v0 ^ v1 ^ v2 ^ v3


@rule
@wrapping
def below(chance: Chance, n: int) -> int:
    """A number in 0..n-1."""
    x = siphash(chance.key[0], chance.key[1], chance.drawn)
    chance.drawn += _ONE
    return int(np.int64(((x >> _R32) * np.uint64(n)) >> _R32))


@rule
def put(bag: Bag, kind: int) -> None:
    """One more of this kind."""
    bag.count[kind] += 1
    bag.n += 1


@rule
def take_nth(bag: Bag, nth: int) -> int:
    """Take out the nth thing, counting in order of kind."""
    kind = 0
    while nth >= bag.count[kind]:
        nth -= bag.count[kind]
        kind += 1
    bag.count[kind] -= 1
    bag.n -= 1
    return kind


@rule
def draw(chance: Chance, bag: Bag) -> int:
    """Take one thing out of a bag that is not empty, each equally likely."""
    return take_nth(bag, below(chance, int(bag.n)))


@rule
def empty(bag: Bag) -> None:
    """Nothing is left in a bag."""
    bag.n = 0
    for kind in range(len(bag.count)):
        bag.count[kind] = 0


@rule
def pour(source: Bag, target: Bag) -> None:
    """Empty one bag into another."""
    for kind in range(len(source.count)):
        target.count[kind] += source.count[kind]
        source.count[kind] = 0
    target.n += source.n
    source.n = 0


_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX1, _MIX2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_R30, _R27, _R31 = np.uint64(30), np.uint64(27), np.uint64(31)


@rule
@wrapping
def toss(dice: Dice) -> np.uint64:
    """64 random bits from the fast generator."""
    dice.state += _GOLDEN
    z = dice.state
    z = (z ^ (z >> _R30)) * _MIX1
    z = (z ^ (z >> _R27)) * _MIX2
    return z ^ (z >> _R31)


@rule
@wrapping
def roll(dice: Dice, n: int) -> int:
    """A number in 0..n-1 from the fast generator."""
    return int(np.int64(((toss(dice) >> _R32) * np.uint64(n)) >> _R32))


@rule
def fraction(dice: Dice) -> float:
    """A number in [0, 1) from the fast generator."""
    return float(toss(dice) >> np.uint64(11)) * (1.0 / (1 << 53))


@rule
def rekey(chance: Chance, dice: Dice) -> None:
    """Give an imagined position luck of its own."""
    chance.key[0] = toss(dice)
    chance.key[1] = toss(dice)
    chance.drawn = np.uint64(0)
    chance.shown = 0
    chance.settled = 0


Key = bytes
"""Sixteen bytes; whoever has them can foretell the match."""


def key_from_seed(seed: int | str) -> Key:
    """The key of a reproducible match: for play with yourself, tests and experiments."""
    return hashlib.sha256(f"tramshed seed {seed}".encode()).digest()[:16]


def key_from_secret(secret: bytes, table: str, setup: str, shares: Iterable[bytes]) -> Key:
    """The key of a live table, bound to a secret whose SHA-256 was shown beforehand and to
    random bytes from each human seat, so that nobody can choose it."""
    message = "\n".join([table, setup, *(share.hex() for share in shares)])
    return hmac.new(secret, message.encode(), hashlib.sha256).digest()[:16]


def words(key: Key) -> tuple[np.uint64, np.uint64]:
    """The key as the two numbers a record holds."""
    if len(key) != 16:
        raise ValueError(f"a key has 16 bytes, this one has {len(key)}")
    return np.uint64(int.from_bytes(key[:8], "little")), np.uint64(
        int.from_bytes(key[8:], "little")
    )
