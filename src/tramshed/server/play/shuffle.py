"""A shuffle that anybody can verify and nobody can predict: see kernel/proof.py.

The site draws a secret when a table is made, and publishes it when the match ends.
"""

from __future__ import annotations

import hashlib
import secrets

from tramshed.kernel.chance import Key, key_from_secret
from tramshed.kernel.proof import Proof, seal
from tramshed.server.store.rows import TableRow

SHARE_BYTES = 16


def new_secret() -> tuple[bytes, bytes]:
    """A secret, and what is shown of it beforehand."""
    secret = secrets.token_bytes(32)
    return secret, seal(secret)


def share_for(share: str | None, seat: int) -> bytes:
    """A seat's luck, from what the browser sent (one text for all seats of the device)."""
    if share is None:
        return secrets.token_bytes(SHARE_BYTES)
    return hashlib.sha256(f"{share} {seat}".encode()).digest()[:SHARE_BYTES]


def shares_of(table: TableRow) -> dict[int, bytes]:
    """What people have added, by seat."""
    return {seat.number: seat.share for seat in table.seats if seat.has_person and seat.share}


def key_of(table: TableRow) -> Key:
    """The key of a table whose people have all added their share."""
    shares = shares_of(table).values()
    return key_from_secret(table.secret, table.id, table.setup.digest(), shares)


def proof_of(table: TableRow) -> Proof:
    """What is published of a table whose match is over."""
    assert table.finished is not None
    return Proof(table.id, table.commitment, table.secret, shares_of(table))


def bot_seed(table: TableRow, seat: int, number: int) -> int:
    """A bot's luck at some point of the match: taking back and trying again does not change it."""
    told = hashlib.sha256(table.secret + f" bot {seat} {number}".encode()).digest()
    return int.from_bytes(told[:8], "little")
