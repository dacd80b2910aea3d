"""A real server, killed at any instant, stopped gently, flooded."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import Server, Socket, make_table, running
from tramshed.server.main import CannotServe, serve
from tramshed.server.play.seating import FRIEND, ME, Chair
from tramshed.server.store import reading
from tramshed.server.store.engine import open_engine

KILLS = 5
BOT = Chair("bot", bot="random")
BY_ITSELF = "done"
"""What the table does where a player has no choice."""
Doubtful = tuple[int, str, str, int] | None
"""A command sent and not answered: whose, its id, the move, the decision number."""


def stored(database: str, table: str) -> list[str]:
    engine = open_engine(database)
    with engine.connect() as connection:
        rows = reading.list_actions(connection, table.removeprefix("/tables/"))
    engine.dispose()
    return [row.notation for row in rows]


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    rng, database = random.Random(3), f"sqlite:///{tmp_path}/site.db"
    with running(database) as server:
        table, browsers = make_table(server, "trambahn", ME, FRIEND)
        acknowledged: list[str] = []
        doubtful: Doubtful = None
        for _ in range(KILLS):
            sockets = [browser.socket(table) for browser in browsers]
            for socket in sockets:
                socket.hello()
            if doubtful:
                settle(sockets, doubtful, acknowledged)
            death = threading.Timer(rng.uniform(0.01, 0.15), server.kill)
            death.start()
            doubtful = play_until_death(sockets, acknowledged, rng)
            death.join()
            for socket in sockets:
                socket.close()
            kept = stored(database, table)
            assert kept[: len(acknowledged)] == acknowledged
            assert set(kept[len(acknowledged) + 1 :]) <= {BY_ITSELF}
            server.start()
        assert len(acknowledged) > 2 * KILLS


def settle(sockets: list[Socket], doubtful: Doubtful, acknowledged: list[str]) -> None:
    """Send the unanswered command again, with its id: done or not before, it is done once now."""
    assert doubtful
    who, command_id, move, n = doubtful
    before = sockets[who].now["moves"]
    answer = sockets[who].do("move", id=command_id, n=n, moves=[move])
    assert answer["t"] == "state", answer
    assert before in (len(acknowledged), answer["moves"])
    acknowledge(move, answer, acknowledged)


def acknowledge(move: str, answer: dict[str, Any], acknowledged: list[str]) -> None:
    """The move was made, and what the table does by itself where there is no choice."""
    followed = answer["moves"] - len(acknowledged) - 1
    assert followed >= 0
    acknowledged += [move, *[BY_ITSELF] * followed]


def play_until_death(
    sockets: list[Socket], acknowledged: list[str], rng: random.Random
) -> Doubtful:
    """Play as fast as the server answers; returns what was under way when it died."""
    doubtful: Doubtful = None
    with suppress(ConnectionClosed, OSError, EOFError):
        while True:
            for socket in sockets:
                while socket.now["phase"] == "open" or socket.now["moves"] < len(acknowledged):
                    socket.get()
            who = next((who for who, socket in enumerate(sockets) if socket.my_turn), None)
            if who is None:  # the match is over: wait for the end
                sockets[0].get()
                continue
            move, n = rng.choice(sockets[who].menu), sockets[who].now["n"]
            doubtful = who, f"m{time.monotonic_ns()}", move, n
            answer = sockets[who].do("move", id=doubtful[1], n=n, moves=[move])
            assert answer["t"] == "state", answer
            acknowledge(move, answer, acknowledged)
            doubtful = None
    return doubtful


def test_a_gentle_stop_finishes_and_asks_pages_to_come_back(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/site.db"
    with running(database) as server:
        table, (browser, _) = make_table(server, "trambahn", ME, BOT)
        socket = browser.socket(table)
        socket.hello()
        began = time.monotonic()
        codes: list[int] = []
        reader = threading.Thread(target=lambda: codes.append(socket.close_code()))
        reader.start()
        assert server.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 8
        reader.join()
        assert codes == [1012]
        server.start()
        socket = browser.socket(table)
        assert socket.hello()["phase"] == "play"
        socket.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for several tests: starting takes a while."""
    database = f"sqlite:///{tmp_path_factory.mktemp('site')}/site.db"
    with running(database, message_burst=30) as started:
        yield started


def test_sockets_of_other_sites_are_turned_away(server: Server) -> None:
    table, _ = make_table(server, "trambahn", ME, BOT)
    url = f"ws://127.0.0.1:{server.port}{table}/socket"
    for origin in ("https://evil.example", "null", f"http://localhost:{server.port + 1}"):
        with pytest.raises(InvalidStatus) as refused:
            Socket(url, origin)
        assert refused.value.response.status_code == 403
    missing = Socket(url.replace("/socket", "x/socket"), server.url)
    assert missing.close_code() == 4404


def test_floods_and_giants_are_shut_out(server: Server) -> None:
    table, (browser, _) = make_table(server, "trambahn", ME, FRIEND)
    hasty = browser.socket(table)
    hasty.hello()
    for number in range(35):
        hasty.say(t="undo", id=f"h{number}")
    assert {hasty.answer(f"h{number}")["why"] for number in range(35)} == {"not-begun", "too-fast"}
    hasty.close()
    flood = browser.socket(table)
    with suppress(ConnectionClosed):
        for _ in range(500):
            flood.say(t="undo", id="x")
    assert flood.close_code() == 1008
    giant = browser.socket(table)
    with suppress(ConnectionClosed):
        giant.connection.send("x" * 100_000)
    assert giant.close_code() == 1009
    garbage = browser.socket(table)
    garbage.hello()
    garbage.connection.send("{")
    assert garbage.get()["why"] == "bad-message"
    garbage.connection.send(b"\xff\xfe")
    assert garbage.get()["why"] == "bad-message"
    garbage.close()


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    changes = {"requests_per_second": 2.0, "request_burst": 40}
    with running(f"sqlite:///{tmp_path}/site.db", **changes) as server, httpx.Client() as http:
        answers = [http.get(f"{server.url}/health") for _ in range(150)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert "<h1>" in refused[0].text


def test_the_port_is_taken(server: Server, tmp_path: Path) -> None:
    port = server.port
    with pytest.raises(CannotServe, match=str(port)):
        serve("127.0.0.1", port, str(tmp_path / "other.db"))
