"""What is said between the site and a worker: four bytes of length, then a message."""

from __future__ import annotations

import struct
from typing import BinaryIO

import msgspec
from msgspec import Struct

from tramshed.kernel.setup import Setup

LENGTH = struct.Struct("<I")


class Question(Struct, frozen=True, array_like=True):
    """All that a bot is told."""

    game: str
    setup: Setup
    seat: int
    view: bytes
    bot: str
    seconds: float
    seed: int


class Reply(Struct, frozen=True, array_like=True):
    """A move in notation, or what went wrong."""

    move: str = ""
    error: str = ""


_questions = msgspec.msgpack.Decoder(Question)
_replies = msgspec.msgpack.Decoder(Reply)
_encoder = msgspec.msgpack.Encoder()


def frame(message: Question | Reply) -> bytes:
    """A message with its length."""
    body = _encoder.encode(message)
    return LENGTH.pack(len(body)) + body


def read_question(stream: BinaryIO) -> Question | None:
    """The next question; None when there will be no more."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return _questions.decode(stream.read(LENGTH.unpack(head)[0]))


def read_reply(body: bytes) -> Reply:
    return _replies.decode(body)
