"""Proof of a shuffle: what was promised before a match, and published after it.

A site draws a secret when a table is made and shows its SHA-256. Each person's browser then adds
random bytes. The key comes from all of that (`chance.key_from_secret`), so nobody could choose it,
and anybody who is told the secret afterwards can compute it again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from tramshed.kernel.chance import Key, key_from_secret
from tramshed.kernel.setup import Setup


def seal(secret: bytes) -> bytes:
    """What is shown of a secret beforehand."""
    return sha256(secret).digest()


@dataclass(frozen=True, slots=True)
class Proof:
    """What it takes to verify a shuffle."""

    table: str
    commitment: bytes
    """The secret's seal, as it was shown before the match."""
    secret: bytes
    shares: Mapping[int, bytes]
    """Random bytes by seat, from each person."""

    def check(self, setup: Setup, key: Key) -> Verdict:
        """Compute it all again for a match with this set-up and key."""
        shares = [self.shares[seat] for seat in sorted(self.shares)]
        recomputed = key_from_secret(self.secret, self.table, setup.digest(), shares)
        return Verdict(self, setup.digest(), seal(self.secret), key, recomputed)


@dataclass(frozen=True, slots=True)
class Verdict:
    """A shuffle, verified: is the secret the one that was sealed, and does it give the key?"""

    proof: Proof
    setup: str
    """The digest of the set-up."""
    sealed: bytes
    """The seal of the published secret."""
    key: Key
    """What the cards were dealt with."""
    recomputed: Key
    """What secret, table, set-up and shares give."""

    @property
    def seal_fits(self) -> bool:
        return self.sealed == self.proof.commitment

    @property
    def key_fits(self) -> bool:
        return self.recomputed == self.key

    @property
    def fits(self) -> bool:
        return self.seal_fits and self.key_fits
