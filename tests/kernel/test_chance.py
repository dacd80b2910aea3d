"""Keyed, counted randomness: against an independent SipHash, and against what luck should do."""

from __future__ import annotations

import hashlib
import hmac
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kernel.processes import python
from tests.tiny.state import Pile
from tramshed.kernel.chance import (
    Chance,
    Dice,
    below,
    draw,
    fraction,
    key_from_secret,
    key_from_seed,
    pour,
    put,
    rekey,
    roll,
    siphash,
    take_nth,
    toss,
    words,
)
from tramshed.kernel.drive import new_dice
from tramshed.kernel.record import Records, blank

WORD = st.integers(0, 2**64 - 1)
MASK = 2**64 - 1


def rotated(x: int, by: int) -> int:
    return (x << by | x >> 64 - by) & MASK


def reference(compress: int, finish: int, key: bytes, message: bytes) -> int:
    """SipHash-c-d as its paper describes it, for messages of any length."""
    k0, k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
    v = [k0, k1, k0, k1]
    for i, text in enumerate((b"somepseu", b"dorandom", b"lygenera", b"tedbytes")):
        v[i] ^= int.from_bytes(text, "big")

    def mix(times: int) -> None:
        for _ in range(times):
            v[0] = (v[0] + v[1]) & MASK
            v[2] = (v[2] + v[3]) & MASK
            v[1] = rotated(v[1], 13) ^ v[0]
            v[3] = rotated(v[3], 16) ^ v[2]
            v[0] = rotated(v[0], 32)
            v[2] = (v[2] + v[1]) & MASK
            v[0] = (v[0] + v[3]) & MASK
            v[1] = rotated(v[1], 17) ^ v[2]
            v[3] = rotated(v[3], 21) ^ v[0]
            v[2] = rotated(v[2], 32)

    padded = message + bytes(7 - len(message) % 8) + bytes([len(message) & 0xFF])
    for start in range(0, len(padded), 8):
        block = int.from_bytes(padded[start : start + 8], "little")
        v[3] ^= block
        mix(compress)
        v[0] ^= block
    v[2] ^= 0xFF
    mix(finish)
    return v[0] ^ v[1] ^ v[2] ^ v[3]


def ours(k0: int, k1: int, m: int) -> int:
    return int(siphash(np.uint64(k0), np.uint64(k1), np.uint64(m)))


def test_the_reference_agrees_with_the_paper() -> None:
    key = bytes(range(16))
    assert reference(2, 4, key, bytes(range(15))) == 0xA129CA6149BE45E5
    assert reference(2, 4, key, b"") == 0x726FDB47DD0E0E31


@pytest.mark.skipif(sys.hash_info.algorithm != "siphash13", reason="Python hashes otherwise")
def test_python_hashes_bytes_alike() -> None:
    found = python("-c", "print(hash(bytes(range(8))) % 2**64)", PYTHONHASHSEED="0")
    assert int(found) == ours(0, 0, int.from_bytes(bytes(range(8)), "little"))


@settings(max_examples=300, deadline=None, derandomize=True)
@given(WORD, WORD, WORD)
def test_siphash(k0: int, k1: int, m: int) -> None:
    key = k0.to_bytes(8, "little") + k1.to_bytes(8, "little")
    assert ours(k0, k1, m) == reference(1, 3, key, m.to_bytes(8, "little"))


def chance_of(seed: int) -> Records:
    chance = blank(Chance)
    chance[0].key[0], chance[0].key[1] = words(key_from_seed(seed))
    return chance


def test_below_counts_and_follows_the_key() -> None:
    chance = chance_of(1)
    k0, k1 = (int(word) for word in chance[0].key)
    rolled = [below(chance[0], 1000) for _ in range(50)]
    assert chance[0].drawn == 50
    assert chance[0].shown == 0
    assert rolled == [(ours(k0, k1, k) >> 32) * 1000 >> 32 for k in range(50)]
    assert rolled != [below(chance_of(2)[0], 1000) for _ in range(50)]


@pytest.mark.parametrize("sides", [2, 6, 7, 100])
def test_below_is_fair(sides: int) -> None:
    chance = chance_of(sides)
    rolls = 300 * sides
    counts = np.bincount([below(chance[0], sides) for _ in range(rolls)], minlength=sides)
    assert len(counts) == sides
    chi = float(((counts - 300) ** 2 / 300).sum())
    assert chi < sides + 5 * (2 * sides) ** 0.5 + 8


def pile(*counts: int) -> Records:
    bag = blank(Pile)
    for kind, count in enumerate(counts):
        for _ in range(count):
            put(bag[0], kind)
    return bag


def test_bags_keep_count() -> None:
    bag, other = pile(2, 0, 3), pile(0, 1)
    assert (bag[0].n, bag[0].count.tolist()[:3]) == (5, [2, 0, 3])
    assert [take_nth(bag[0], nth) for nth in (4, 0, 1)] == [2, 0, 2]
    assert (bag[0].n, bag[0].count.tolist()[:3]) == (2, [1, 0, 1])
    pour(bag[0], other[0])
    assert not any(bag.tobytes())
    assert (other[0].n, other[0].count.tolist()[:3]) == (3, [1, 1, 1])


def test_draws_are_as_frequent_as_things_are() -> None:
    chance = chance_of(3)
    times = 4000
    first, second = np.zeros(3), np.zeros(3)
    for _ in range(times):
        bag = pile(5, 3, 2)
        first[draw(chance[0], bag[0])] += 1
        second[draw(chance[0], bag[0])] += 1
    for counts in (first, second):
        expected = np.array([0.5, 0.3, 0.2]) * times
        assert float(((counts - expected) ** 2 / expected).sum()) < 15
    assert chance[0].drawn == 2 * times


def test_a_bag_is_drawn_empty() -> None:
    chance, bag = chance_of(4), pile(3, 0, 2, 1)
    assert sorted(draw(chance[0], bag[0]) for _ in range(6)) == [0, 0, 0, 2, 2, 3]
    assert not any(bag.tobytes())


def test_the_fast_generator_is_splitmix() -> None:
    dice = new_dice(1234567)
    assert [int(toss(dice[0])) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_dice() -> None:
    dice = new_dice(5)
    assert {roll(dice[0], 6) for _ in range(200)} == set(range(6))
    fractions = [fraction(dice[0]) for _ in range(500)]
    assert all(0 <= each < 1 for each in fractions)
    assert 0.4 < sum(fractions) / 500 < 0.6
    assert new_dice(-1)[0].state == np.uint64(MASK)


def test_rekey_gives_other_luck() -> None:
    chance, dice = chance_of(1), new_dice(8)
    before = chance[0].key.tolist()
    below(chance[0], 6)
    chance[0].shown = 4
    chance[0].settled = 2
    rekey(chance[0], dice[0])
    assert chance[0].key.tolist() != before
    assert (chance[0].drawn, chance[0].shown, chance[0].settled) == (0, 0, 0)


def test_keys() -> None:
    assert (
        key_from_seed(7) == key_from_seed("7") == hashlib.sha256(b"tramshed seed 7").digest()[:16]
    )
    assert key_from_seed(7) != key_from_seed(8)
    shares = [b"a" * 16, b"b" * 16]
    message = f"table\nsetup\n{'61' * 16}\n{'62' * 16}".encode()
    expected = hmac.new(b"secret", message, hashlib.sha256).digest()[:16]
    assert key_from_secret(b"secret", "table", "setup", shares) == expected
    changed = [
        key_from_secret(b"Secret", "table", "setup", shares),
        key_from_secret(b"secret", "other", "setup", shares),
        key_from_secret(b"secret", "table", "other", shares),
        key_from_secret(b"secret", "table", "setup", shares[::-1]),
        key_from_secret(b"secret", "table", "setup", shares[:1]),
    ]
    assert len({expected, *changed}) == 6


def test_a_key_as_two_numbers() -> None:
    numbers = [int(word) for word in words(bytes(range(16)))]
    assert numbers == [0x0706050403020100, 0x0F0E0D0C0B0A0908]
    with pytest.raises(ValueError, match="a key has 16 bytes, this one has 3"):
        words(b"abc")


def test_dice_are_not_the_matchs_luck() -> None:
    """The two generators share nothing: neither takes the other's state."""
    assert set(Chance.__annotations__) & set(Dice.__annotations__) == set()
