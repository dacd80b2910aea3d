"""How long a person waits on the site, measured as a browser sees it.

    python -m bench.waits bots [MATCHES]   a person and five bots at Take a Train: from each
                                           decision until the person is asked again
    python -m bench.waits first            a first start, nothing compiled yet: until each game is
                                           ready, and until the first move is made in it

Either starts a site of its own, on a database of its own, the way `tramshed serve` does.
"""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

SERVE = "import sys; from tramshed.cli import main; sys.exit(main(sys.argv[1:]))"
CSRF = re.compile(r'name="csrf" value="([0-9a-f]{64})"')
BOTS = 5


class Site:
    """A site that was just started."""

    def __init__(self, process: subprocess.Popen[str], url: str, began: float, up: float) -> None:
        self.process, self.url, self.began, self.up = process, url, began, up
        self.client = httpx.Client(base_url=url)

    def since_up(self) -> float:
        return time.perf_counter() - self.up

    def states(self) -> dict[str, str]:
        """What each game is: the health page has said more since it has progress."""
        games = self.client.get("/health").json()["games"]
        return {name: str(state) for name, state in games.items()}

    def post(self, path: str, **fields: str) -> str:
        """Send a form; returns where it leads."""
        found = CSRF.search(self.client.get("/settings").text)
        assert found
        answer = self.client.post(path, data={"csrf": found[1], **fields})
        return answer.headers["location"]

    def sit(self, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = self.url.replace("http", "ws") + f"{table}/socket"
        return connect(
            address, origin=Origin(self.url), additional_headers={"Cookie": cookies}, max_size=None
        )


@contextmanager
def site(**environment: str) -> Iterator[Site]:
    """A site until the block is left."""
    with TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [sys.executable, "-c", SERVE, "serve", "--port", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/site.db"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert process.stdout
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        assert found
        try:
            yield Site(process, f"http://127.0.0.1:{found[1]}", began, time.perf_counter())
        finally:
            process.terminate()
            process.wait(20)


class Person:
    """Somebody at a table, who decides at random."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self.socket, self.dice = socket, random.Random(seed)
        self.now: dict[str, Any] = {}
        self.say(t="hello", seen=-1)

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> None:
        message = json.loads(self.socket.recv())
        if message["t"] == "ping":
            self.say(t="pong", k=message["k"])
        if message["t"] == "state":
            self.now |= {"turn": [], "seat": None} | message

    @property
    def is_asked(self) -> bool:
        return self.now.get("seat") in self.now.get("turn", []) and bool(self.now.get("menu"))

    @property
    def is_over(self) -> bool:
        return self.now.get("phase") == "over"

    def await_question(self) -> None:
        while not self.is_asked and not self.is_over:
            self.hear()

    def decide(self) -> None:
        """Some legal move; of amounts the least."""
        number, choice = self.now["n"], self.dice.choice(self.now["menu"])
        move = choice["m"].replace("#", str((choice.get("a") or [0])[0]))
        self.say(t="move", id=f"m{self.now['moves']}-{number}", n=number, moves=[move])
        while self.now["n"] == number and not self.is_over:
            self.hear()


def waits_with_bots(matches: int) -> Iterator[tuple[float, int]]:
    """Five bots and a person: seconds, and moves of the bots, after each decision."""
    with site() as here:
        while here.states()["take_a_train"] != "ready":
            time.sleep(0.2)
        for match in range(matches):
            chairs = {f"seat{n}": "bot" for n in range(1, BOTS + 1)}
            levels = {f"level{n}": "steady" for n in range(1, BOTS + 1)}
            table = here.post(
                "/tables", game="take_a_train", name="Ann", seat0="me", **chairs, **levels
            )
            yield from _waits(here, table, match)


def bots(matches: int = 1) -> None:
    waits = list(waits_with_bots(matches))
    longest, moves = max(waits)
    seconds = sorted(wait for wait, _ in waits)
    print(f"{matches} matches, {len(waits)} decisions: waits in seconds")
    print(f"  longest {longest:.1f}, in which bots made {moves} moves")
    print(f"  mean {sum(seconds) / len(seconds):.1f}, median {seconds[len(seconds) // 2]:.1f}")
    print(f"  longer than 5 s: {sum(wait > 5 for wait in seconds)}")


def _waits(here: Site, table: str, seed: int) -> Iterator[tuple[float, int]]:
    with here.sit(table) as socket:
        person = Person(socket, seed)
        person.await_question()
        while not person.is_over:
            began, before = time.perf_counter(), person.now["moves"]
            person.decide()
            person.await_question()
            yield time.perf_counter() - began, person.now["moves"] - before - 1


def first_moves() -> Iterator[tuple[str, float, float, float]]:
    """Nothing is compiled yet. As soon as a game is ready, somebody plays it. Yields the game, and
    seconds: until the site was up, and from then until it was ready and a move was made."""
    with TemporaryDirectory() as cache, site(TRAMSHED_CACHE=cache) as here:
        waiting = set(here.states())
        while waiting:
            with suppress(httpx.HTTPError):
                states = here.states()
                for name in sorted(name for name in waiting if states[name] == "ready"):
                    ready = here.since_up()
                    table = here.post("/play", game=name, name="Ann", **{f"level-{name}": "steady"})
                    with here.sit(table) as socket:
                        person = Person(socket, 1)
                        person.await_question()
                        person.decide()
                    yield name, here.up - here.began, ready, here.since_up()
                    waiting.remove(name)
            time.sleep(0.1)


def first() -> None:
    for name, up, ready, moved in first_moves():
        print(f"  {name}: up after {up:.1f} s, from then on", end=" ")
        print(f"ready after {ready:.1f} s, first move made after {moved:.1f} s", flush=True)


if __name__ == "__main__":
    {"bots": bots, "first": first}[sys.argv[1]](*map(int, sys.argv[2:]))
