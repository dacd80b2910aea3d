"""A shuffle that anybody can verify and nobody can predict.

The site draws a secret when a table is made and shows its SHA-256. Each person's browser then adds
sixteen random bytes. The key is an HMAC of all that; the secret is published when the match ends.
"""

from __future__ import annotations

import hashlib
import secrets

from tramshed.kernel.chance import Key, key_from_secret
from tramshed.server.store.rows import TableRow

SHARE_BYTES = 16


def new_secret() -> tuple[bytes, bytes]:
    """A secret, and what is shown of it beforehand."""
    secret = secrets.token_bytes(32)
    return secret, commitment_of(secret)


def commitment_of(secret: bytes) -> bytes:
    """What is shown of a secret beforehand."""
    return hashlib.sha256(secret).digest()


def share_for(share: str | None, seat: int) -> bytes:
    """A seat's luck, from what the browser sent (one text for all seats of the device)."""
    if share is None:
        return secrets.token_bytes(SHARE_BYTES)
    return hashlib.sha256(f"{share} {seat}".encode()).digest()[:SHARE_BYTES]


def key_of(table: TableRow) -> Key:
    """The key of a table whose people have all added their share."""
    shares = [seat.share for seat in table.seats if seat.has_person and seat.share]
    return key_from_secret(table.secret, table.id, table.setup.digest(), shares)


def bot_seed(table: TableRow, seat: int, number: int) -> int:
    """A bot's luck at some point of the match: taking back and trying again does not change it."""
    told = hashlib.sha256(table.secret + f" bot {seat} {number}".encode()).digest()
    return int.from_bytes(told[:8], "little")
