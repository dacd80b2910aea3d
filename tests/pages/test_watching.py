"""A recorded match of each game: it is there, it is of these rules, and it can be watched."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.golden.recording import recorded
from tests.pages.visitor import Visitor, faults
from tramshed.kernel.matchfile import load
from tramshed.kernel.registry import package
from tramshed.server.pages.watching import recorded_match
from tramshed.server.play import readiness
from tramshed.server.play.games_on_site import games_on_site

OURS = [name for name in games_on_site() if package(name).startswith("tramshed.")]


@pytest.mark.parametrize("name", OURS)
def test_every_game_of_the_site_has_one_and_it_is_current(name: str) -> None:
    """If not: `python -m tests.golden.recording` writes them anew."""
    file = recorded_match(name)
    assert file
    assert load(file).is_over
    assert file.read_text("utf-8") == recorded(name)


@pytest.mark.parametrize("name", OURS)
def test_it_is_watched_from_the_lobby(client: TestClient, visitor: Visitor, name: str) -> None:
    assert f'href="/watch/{name}/0"' in visitor.get("/")
    for address in (f"/watch/{name}", f"/watch/{name}/0", f"/watch/{name}/7?view=1"):
        assert faults(visitor.get(address)) == []
    assert "Robot confirmé 2" in Visitor(client, "fr").get(f"/watch/{name}")
    visitor.get(f"/watch/{name}/99999", 404)


def test_with_all_hands_open_money_is_open_too(visitor: Visitor) -> None:
    address, hidden = "/watch/take_a_train/40", "hidden-money"
    opened, public = visitor.get(address), visitor.get(f"{address}?view=public")
    own = [visitor.get(f"{address}?view={seat}") for seat in range(1, 5)]
    assert hidden not in opened
    assert public.count(hidden) == 4
    assert [html.count(hidden) for html in own] == [3] * 4
    cash = [re.search(r'id="cash".*?<b>(.*?)</b>', html, re.S) for html in own]
    assert [found and found[1] in opened for found in cash] == [True] * 4


def test_there_is_none_of_games_that_brought_none(visitor: Visitor) -> None:
    visitor.get("/watch/tiny/0", 404)
    visitor.get("/watch/chess/0", 404)
    assert "/watch/tiny" not in visitor.get("/")


def test_while_a_game_is_getting_ready_one_is_told_how_long(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness.Readiness, "state", lambda self, name: readiness.GETTING_READY)
    outlook = readiness.Outlook(0.25, 42.0)
    monkeypatch.setattr(readiness.Readiness, "outlook", lambda self, name: outlook)
    html = visitor.get("/watch/trambahn/0", 503)
    assert "about 45 seconds left" in html
    assert re.search(r'<progress max="1" value="0.25"', html)
