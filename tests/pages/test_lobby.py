"""The lobby, names, languages, preferences."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.pages.visitor import ANN, Visitor, faults
from tramshed.bots.levels import LEVELS
from tramshed.server.play import readiness
from tramshed.server.store.rows import TableRow
from tramshed.server.words import site_words
from tramshed.terminal.language import languages

LANGUAGES = languages()


def test_a_card_for_each_game(visitor: Visitor) -> None:
    html = visitor.get("/")
    assert "Every card is a station" in html
    assert 'name="game" value="trambahn"' in html
    assert 'href="/new/trambahn"' in html
    assert 'href="/rules/trambahn"' in html
    picture = re.search(r'src="(/games/trambahn/lobby\.svg\?\w+)"', html)
    assert picture
    answer = visitor.answer(picture[1])
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert "http://192.168.1.20:8000" in html


def test_a_game_that_is_getting_ready_says_so(
    visitor: Visitor, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness.Readiness, "state", lambda self, name: readiness.GETTING_READY)
    html = visitor.get("/")
    assert "The rules are being compiled, this first time only: " in html
    assert "…" not in html
    assert 'name="game"' not in html
    monkeypatch.setattr(readiness.Readiness, "state", lambda self, name: readiness.FAILED)
    assert "could not be prepared" in visitor.get("/")


def test_no_picture_of_no_game(visitor: Visitor) -> None:
    visitor.get("/games/chess/lobby.svg", 404)
    visitor.get("/games/tiny/lobby.svg", 404)


@pytest.mark.parametrize("level", LEVELS)
def test_one_click_to_play(visitor: Visitor, level: str) -> None:
    answer = visitor.post("/play", game="trambahn", name="Zoë", level_trambahn=level)
    assert re.fullmatch(r"/tables/[\w-]{22}", answer.headers["location"])
    html = visitor.get("/")
    assert "Zoë" in html
    assert answer.headers["location"] in html
    assert "Welcome" not in html, "the name is remembered"


def test_one_click_to_play_against_many(client: TestClient, visitor: Visitor) -> None:
    wish = {"game": "tiny", "level_tiny": "steady"}
    answer = visitor.post("/play", 303, bots_tiny="5", **wish)
    assert "Steady bot 5" in visitor.get("/")
    assert re.fullmatch(r"/tables/[\w-]{22}", answer.headers["location"])
    for odd in ("6", "x", "-1"):
        visitor.post("/play", 400, bots_tiny=odd, **wish)


def test_a_first_start_says_what_can_be_played_and_what_not_yet(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    outlook = readiness.Outlook(0.5, 12.0)
    monkeypatch.setattr(readiness.Readiness, "outlook", lambda self, name: outlook)
    html = visitor.get("/")
    assert "You can play now." in html
    assert "about 15 seconds left" in html
    assert '<progress max="1" value="0.5"' in html
    for level, able in (("steady", True), ("learner", True), ("strong", False), ("master", False)):
        found = re.search(rf'<option value="{level}"[^>]*>', html)
        assert found
        assert ("disabled" not in found[0]) == able
    assert faults(html) == []


def test_whoever_gives_no_name_is_a_guest(client: TestClient) -> None:
    visitor = Visitor(client, "fr")
    visitor.post("/play", game="trambahn", name="  ")
    assert "Invité" in visitor.get("/")


def test_hostile_names_are_text(visitor: Visitor) -> None:
    visitor.post("/settings", name='<script>"&', language="en")
    html = visitor.get("/settings")
    assert "<script>&quot;" not in html
    assert "&lt;script&gt;" in html
    assert not faults(html)


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"game": "chess"}, 404),
        ({"game": "../trambahn"}, 404),
        ({"game": "trambahn", "level_trambahn": "godlike"}, 400),
        ({"game": "trambahn", "name": "x" * 300}, 400),
        ({}, 404),
    ],
)
def test_bad_wishes_to_play(visitor: Visitor, fields: dict[str, str], status: int) -> None:
    visitor.post("/play", status, **fields)


def test_forms_need_their_token(visitor: Visitor) -> None:
    visitor.get("/")
    for address in ("/play", "/tables", "/settings"):
        assert visitor.send_without_token(address, game="trambahn").status_code == 403


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("ja", "ja"),
        ("fr-CA,fr;q=0.8,en;q=0.5", "fr"),
        ("de, ja;q=0.3, fr;q=0.9", "fr"),
        ("de", "en"),
        ("", "en"),
        (";;q=x,\x7f", "en"),
    ],
)
def test_the_browser_chooses_the_language(client: TestClient, wish: str, language: str) -> None:
    answer = Visitor(client, wish).answer("/")
    assert answer.headers["content-language"] == language
    assert f'<html lang="{language}">' in answer.text


def test_the_language_can_be_switched(visitor: Visitor) -> None:
    assert visitor.post("/language", language="ja", next="/").headers["location"] == "/"
    assert "ようこそ" in visitor.get("/")
    visitor.post("/settings", name="Ann", language="fr")
    assert '<html lang="fr">' in visitor.get("/")
    visitor.post("/settings", 400, name="Ann", language="xx")


def test_the_switch_comes_back_to_the_same_view(visitor: Visitor) -> None:
    html = visitor.get("/settings?kept&lang=fr&a=b")
    assert 'name="next" value="/settings?a=b"' in html


def test_finished_matches_are_listed_in_portions(client: TestClient, conceded: TableRow) -> None:
    visitor = Visitor(client)
    visitor.be(ANN)
    html = visitor.get("/")
    assert f"/tables/{conceded.id}/replay/0" in html
    assert "You concede. &lt;Ben&gt; wins" in html
    assert f"/tables/{conceded.id}" not in visitor.get("/?older=1000")
    assert faults(html) == []
    for odd in ("-1", "x", "9" * 400, "²"):
        visitor.get(f"/?older={odd}")


def test_a_name_can_be_changed(visitor: Visitor) -> None:
    answer = visitor.post("/settings", name="Ann", language="en")
    assert "Saved" in visitor.get(answer.headers["location"])
    visitor.post("/settings", name="Anna", language="en")
    assert 'value="Anna"' in visitor.get("/settings")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "address", ["/", "/new/trambahn", "/rules/trambahn", "/settings", "/replay"]
)
def test_pages_are_whole_in_every_language(client: TestClient, language: str, address: str) -> None:
    answer = Visitor(client, language).answer(address)
    assert answer.status_code == 200
    assert faults(answer.text) == []
    assert "page." not in re.sub(r"[\w/-]*/[\w./?-]*", "", answer.text)
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_catalogues_have_the_same_sentences() -> None:
    ids = {
        language: {
            str(key[0] if isinstance(key, tuple) else key)
            for key in site_words(language)._catalogues[0]._catalog
            if "page." in str(key)
        }
        for language in LANGUAGES
    }
    assert all(each == ids["en"] for each in ids.values())
    assert len(ids["en"]) > 90
