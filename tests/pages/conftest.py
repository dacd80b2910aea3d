"""One site for all tests of pages, with matches that are over."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.pages.visitor import ANN, BEN, Visitor
from tests.server.room import settings, sit
from tramshed.server.app import create_app
from tramshed.server.http.services import FRIEND, ME
from tramshed.server.http.site import Site
from tramshed.server.store import people
from tramshed.server.store.rows import TableRow


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A site that is ready to play."""
    folder: Path = tmp_path_factory.mktemp("pages")
    chosen = settings(
        folder,
        requests_per_second=1e6,
        request_burst=1_000_000,
        tables_per_hour=10_000,
        addresses=("http://192.168.1.20:8000",),
    )
    with TestClient(create_app(chosen)) as client:
        deadline = time.monotonic() + 120
        while client.get("/health").json()["games"]["trambahn"] != "ready":
            assert time.monotonic() < deadline
            time.sleep(0.1)
        yield client


@pytest.fixture
def visitor(client: TestClient) -> Visitor:
    """Somebody new."""
    return Visitor(client)


@pytest.fixture(scope="session")
def finished(client: TestClient) -> TableRow:
    """A match of Ann and <Ben> that was played to its end."""
    return play(client, 5000)


@pytest.fixture(scope="session")
def conceded(client: TestClient) -> TableRow:
    """A match that Ann gave up after some moves."""
    return play(client, 8)


def play(client: TestClient, moves: int) -> TableRow:
    """Play at random; if it is not over after so many moves, the first player gives up."""
    site: Site = client.app.state.site  # type: ignore[attr-defined]
    dice = random.Random(moves)

    async def work() -> TableRow:
        ann, ben = [
            await site.store.write(
                partial(people.find_or_make, token=token, name=name, language="en")
            )
            for token, name in ((ANN, "Ann"), (BEN, "<Ben>"))
        ]
        row = await site.services.make_table(ann, "trambahn", [ME, FRIEND])
        await site.services.join(ben, row.seats[1].join_token or "")
        pages = [await sit(site, row, who) for who in (ann, ben)]
        for page in pages:
            await page.until(lambda told: told.get("phase") == "play")
        await pages[0].settle()
        for _ in range(moves):
            awaited = [page for page in pages if page.my_turn]
            if not awaited:
                break
            await awaited[0].move(dice.choice(awaited[0].menu))
            await pages[0].settle()
        else:
            await pages[0].do("concede")
        for page in pages:
            page.close()
        return await site.services.table(row.id)

    assert client.portal
    return client.portal.call(work)
