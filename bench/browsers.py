"""Browsers that cost little: a library's would use more of the machine than the server does."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

PATIENCE = 20.0
DEFLATED, TAIL = 0x40, b"\x00\x00\xff\xff"
"""Of a frame: the bit that says so, and what is left out at its end."""


class Seen(msgspec.Struct):
    """As much of a message as a machine needs to play."""

    t: str
    n: int = 0
    id: str | None = None
    phase: str = ""
    seat: int | None = None
    turn: list[int] = msgspec.field(default_factory=list)
    menu: list[dict[str, Any]] | None = None


_decoder = msgspec.json.Decoder(Seen)


class Browser:
    """A page at a table, which reads and writes the socket's frames itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.menu: list[str] = []
        self.now = Seen("state")
        self.answered: str | None = None
        """The last command that was answered."""
        self.bytes = 0
        """As they travelled."""
        self._inflate = zlib.decompressobj(wbits=-zlib.MAX_WBITS)

    @classmethod
    async def open(cls, port: int, table: str, cookie: str) -> Browser:
        """Go to a table, and wait until it is shown."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
            f"Cookie: tramshed={cookie}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head, head
        browser = cls(reader, writer)
        browser.say(t="hello", seen=-1)
        while browser.now.phase != "play":
            await browser.hear()
        return browser

    def say(self, **message: Any) -> None:
        body = msgspec.json.encode(message)
        length = len(body)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._writer.write(b"\x81" + size + bytes(4) + body)

    async def hear(self) -> Seen:
        """The next message."""
        seen = _decoder.decode(await self._text())
        self.answered = seen.id or self.answered
        if seen.t == "state":
            self.now = seen
            if seen.menu is not None:
                self.menu = [choice["m"] for choice in seen.menu]
        return seen

    async def _text(self) -> bytes:
        while True:
            head = await self._reader.readexactly(2)
            length = head[1] & 0x7F
            if length > 125:
                more = await self._reader.readexactly(2 if length == 126 else 8)
                length = int.from_bytes(more, "big")
            body = await self._reader.readexactly(length)
            if head[0] & 0x0F == 1:
                self.bytes += length
                return self._inflate.decompress(body + TAIL) if head[0] & DEFLATED else body

    @property
    def my_turn(self) -> bool:
        return self.now.seat is not None and self.now.seat in self.now.turn

    def close(self) -> None:
        self._writer.close()


class Party:
    """Browsers at one table, playing at random."""

    def __init__(self, browsers: Sequence[Browser], seed: int) -> None:
        self._browsers, self._rng = browsers, random.Random(seed)
        self._heard = asyncio.Event()
        self._readers = [asyncio.create_task(self._read(each)) for each in browsers]
        self._moves = 0
        self.waits: list[float] = []
        """Seconds from each move to its answer."""

    @property
    def bytes(self) -> int:
        """All that was sent to these browsers."""
        return sum(browser.bytes for browser in self._browsers)

    def forget(self) -> None:
        """Count anew."""
        self.waits.clear()
        for browser in self._browsers:
            browser.bytes = 0

    async def play(self, until: float, pause: float) -> None:
        """Play on until some time, or to the end of the match, with pauses of so many seconds on
        average."""
        await _rest(until, pause * self._rng.random())
        while time.perf_counter() < until and not self._is_over:
            mover = next((each for each in self._browsers if each.my_turn and each.menu), None)
            if mover is None:
                await self._news()
            else:
                await self._move(mover)
                await _rest(until, pause * self._rng.expovariate(1))

    @property
    def _is_over(self) -> bool:
        return any(browser.now.phase == "over" for browser in self._browsers)

    async def _move(self, mover: Browser) -> None:
        self._moves += 1
        name, began = f"m{self._moves}", time.perf_counter()
        mover.say(t="move", id=name, n=mover.now.n, moves=[self._rng.choice(mover.menu)])
        while mover.answered != name:
            await self._news()
        self.waits.append(time.perf_counter() - began)

    async def _news(self) -> None:
        self._heard.clear()
        async with asyncio.timeout(PATIENCE):
            await self._heard.wait()

    async def _read(self, browser: Browser) -> None:
        while True:
            await browser.hear()
            self._heard.set()

    def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        for browser in self._browsers:
            browser.close()


async def _rest(until: float, seconds: float) -> None:
    left = until - time.perf_counter()
    await asyncio.sleep(max(0.0, min(seconds, left)))
