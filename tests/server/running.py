"""A real server in a process of its own, and browsers as plain clients."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tramshed.kernel.registry import metas
from tramshed.server.http.guests import Guest
from tramshed.server.play.seating import Chair, new_table
from tramshed.server.store import Store, people
from tramshed.server.store.seating import insert_table, take_seat

START = """
import sys
from tramshed.server.main import serve
from tramshed.server.settings import Settings
changes = eval(sys.argv[3])
sys.exit(serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], settings=Settings(**changes)))
"""
PATIENCE = 100.0


class Server:
    """The site as a process that can be killed."""

    def __init__(self, database: str, **changes: Any) -> None:
        self.database = database
        self.changes = {"warm": False, "bot_pace": 0.0} | changes
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Server:
        command = [sys.executable, "-c", START, str(self.port), self.database, repr(self.changes)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)", line)
        assert found, line
        self.port = int(found[1])
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with suppress(httpx.HTTPError, ValueError):
                if set(httpx.get(f"{self.url}/health").json()["games"].values()) == {"ready"}:
                    return self
            time.sleep(0.1)
        self.kill()  # or it would keep a busy machine busy
        raise TimeoutError("the server did not get ready")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self, how: int = signal.SIGKILL) -> int:
        """End it; returns its exit code."""
        assert self.process
        os.kill(self.process.pid, how)
        code = self.process.wait(20)
        assert self.process.stdout
        self.process.stdout.close()
        self.process = None
        return code


@contextmanager
def running(database: str, **changes: Any) -> Iterator[Server]:
    server = Server(database, **changes).start()
    try:
        yield server
    finally:
        if server.process:
            server.kill()


class Browser:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str, token: str = "") -> None:
        self.server, self.name = server, name
        self.token = token or secrets.token_urlsafe(32)

    @property
    def csrf(self) -> str:
        return Guest(self.token, False, None, "en").csrf

    def post(self, path: str, **fields: str) -> httpx.Response:
        data = {"csrf": self.csrf, "name": self.name, **fields}
        return httpx.post(f"{self.server.url}{path}", data=data, headers=self.headers)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(f"{self.server.url}{path}", headers=self.headers)

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"tramshed={self.token}"}

    def socket(self, table: str) -> Socket:
        url = f"ws://127.0.0.1:{self.server.port}{table}/socket"
        return Socket(url, self.server.url, f"tramshed={self.token}")


def make_table(server: Server, game: str, *chairs: Chair) -> tuple[str, list[Browser]]:
    """A table, made straight in the database, and a browser for each person at it."""
    browsers = [Browser(server, "Ann"), Browser(server, "Ben")]

    async def make() -> str:
        store = Store(server.database)
        ann, ben = [
            await store.write(
                lambda c, each=each: people.find_or_make(c, each.token, each.name, "en")  # type: ignore[misc]
            )
            for each in browsers
        ]
        row = new_table(metas()[game].setup(len(chairs)), "live", ann, chairs)
        await store.write(lambda c: insert_table(c, row))
        for number in [seat.number for seat in row.seats if seat.kind == "open"]:
            sit = partial(
                take_seat, table_id=row.id, number=number, person_id=ben.id, name=ben.name
            )
            await store.write(sit)
        await store.close()
        return f"/tables/{row.id}"

    return asyncio.run(make()), browsers


class Socket:
    """A page's socket."""

    ids = itertools.count(1)

    def __init__(self, url: str, origin: str, cookie: str = "") -> None:
        self._stack = ExitStack()
        headers = {"Cookie": cookie} if cookie else {}
        self.connection = self._stack.enter_context(
            connect(url, origin=Origin(origin), additional_headers=headers)
        )
        self.now: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def get(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        if message["t"] == "state":
            self.now |= {"turn": [], "undo": False} | message
        return message

    def hello(self) -> dict[str, Any]:
        self.say(t="hello", seen=-1)
        while (message := self.get())["t"] != "state":
            pass
        return message

    def answer(self, command_id: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        while (message := self.get()).get("id") != command_id:
            pass
        return message

    def do(self, kind: str, **more: Any) -> dict[str, Any]:
        command_id = more.pop("id", None) or f"s{next(self.ids)}"
        self.say(t=kind, id=command_id, **more)
        return self.answer(command_id)

    @property
    def menu(self) -> list[str]:
        return [choice["m"] for choice in self.now.get("menu", [])]

    @property
    def my_turn(self) -> bool:
        return self.now.get("seat") in self.now.get("turn", [])

    def close_code(self) -> int:
        """Read until the other side closes."""
        try:
            while True:
                self.get()
        except ConnectionClosed as closed:
            self.close()
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        self._stack.close()
