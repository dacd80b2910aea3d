"""Pages, forms and cookies: what every request must keep to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.server.room import settings
from tramshed.server.app import create_app
from tramshed.server.http import forms
from tramshed.server.http.guests import Guest
from tramshed.server.http.security import CSP
from tramshed.server.http.services import FRIEND, ME
from tramshed.server.http.site import Site
from tramshed.server.http.static_files import static
from tramshed.server.http.templating import guest_of, site_of
from tramshed.server.store import people

TOKEN = "a" * 43


async def guarded(request: Request) -> Response:
    """A form like any other."""
    await forms.read(request, await guest_of(request), site_of(request).settings)
    return Response("done")


async def broken(request: Request) -> Response:
    raise RuntimeError("secret of the house")


class Web:
    """A site and a browser, without a network."""

    def __init__(self, app: Starlette) -> None:
        self._runner = asyncio.Runner()
        self._life = app.router.lifespan_context(app)
        self._runner.run(self._life.__aenter__())
        self.site: Site = app.state.site
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._http = httpx.AsyncClient(transport=transport, base_url="http://testserver")
        self.cookies = self._http.cookies

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self._runner.run(self._http.get(path, **more))

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self._runner.run(self._http.post(path, **more))

    def close(self) -> None:
        self._runner.run(self._http.aclose())
        self._runner.run(self._life.__aexit__(None, None, None))
        self._runner.close()

    def call(self, work: Any, *args: Any, **values: Any) -> Any:
        """Run something in the site's own loop."""
        return self._runner.run(work(*args, **values))


@contextmanager
def opened(folder: Path, **changes: Any) -> Iterator[Web]:
    app = create_app(settings(folder, **changes))
    app.router.routes.insert(0, Route("/guarded", guarded, methods=["POST"]))
    app.router.routes.insert(0, Route("/broken", broken))
    web = Web(app)
    try:
        yield web
    finally:
        web.close()


@pytest.fixture
def web(tmp_path: Path) -> Iterator[Web]:
    with opened(tmp_path) as site:
        yield site


def csrf(token: str = TOKEN) -> str:
    return Guest(token, False, None, "en").csrf


def known(web: Web, name: str = "Ann", token: str = TOKEN) -> Any:
    web.cookies.set("tramshed", token)
    found = web.call(web.site.store.write, lambda c: people.find_or_make(c, token, name, "en"))
    web.call(web.site.readiness.ready, "trambahn")
    return found


# --- headers and cookies


@pytest.mark.parametrize("path", ["/health", "/no/such/page", "/broken", "/static/favicon.svg"])
def test_every_answer_is_strict(web: Web, path: str) -> None:
    headers = web.get(path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_only_what_never_changes_is_kept_for_long(web: Web) -> None:
    address = static("table.js")
    assert "immutable" in web.get(address).headers["cache-control"]
    plain = web.get("/static/wire.js")
    assert plain.headers["cache-control"] == "no-cache"
    again = web.get("/static/wire.js", headers={"if-none-match": plain.headers["etag"]})
    assert again.status_code == 304


def test_nothing_inline_is_allowed() -> None:
    assert "unsafe" not in CSP
    assert "default-src 'none'" in CSP


def test_a_new_guest_gets_a_cookie_no_script_can_read(web: Web) -> None:
    cookie = web.get("/no/such/page").headers["set-cookie"]
    assert re.match(r"tramshed=[\w-]{43};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    web.cookies.set("tramshed", TOKEN)
    assert "set-cookie" not in web.get("/no/such/page").headers


def test_over_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    with opened(tmp_path, https=True) as http:
        answer = http.get("/no/such/page")
        assert answer.headers["set-cookie"].startswith("__Host-tramshed=")
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_a_guest_is_written_down_only_when_he_does_something(web: Web) -> None:
    from sqlalchemy import func, select

    from tramshed.server.store.schema import people as table

    for _ in range(3):
        web.get("/no/such/page")
    count = web.call(
        web.site.store.read,
        lambda c: c.execute(select(func.count()).select_from(table)).scalar(),
    )
    assert count == 0


def test_only_a_hash_of_the_token_is_kept(web: Web) -> None:
    known(web)
    file = web.site.settings.database.removeprefix("sqlite:///")
    for kept in Path(file).parent.iterdir():
        assert TOKEN.encode() not in kept.read_bytes()


# --- forms


def test_a_form_of_ours_is_read(web: Web) -> None:
    web.cookies.set("tramshed", TOKEN)
    assert web.post("/guarded", data={"csrf": csrf()}).text == "done"
    same = {"origin": "http://testserver"}
    assert web.post("/guarded", data={"csrf": csrf()}, headers=same).text == "done"


@pytest.mark.parametrize(
    ("token", "headers"),
    [
        ("", {}),
        ("0" * 64, {}),
        (csrf("b" * 43), {}),
        (csrf(), {"origin": "https://evil.example"}),
        (csrf(), {"origin": "null"}),
        (csrf(), {"sec-fetch-site": "cross-site"}),
        (csrf(), {"sec-fetch-site": "same-site"}),
    ],
)
def test_a_forged_form_is_refused(web: Web, token: str, headers: dict[str, str]) -> None:
    web.cookies.set("tramshed", TOKEN)
    answer = web.post("/guarded", data={"csrf": token}, headers=headers)
    assert answer.status_code == 403
    assert "reload the page" in answer.text


def test_a_form_without_a_cookie_is_refused(web: Web) -> None:
    assert web.post("/guarded", data={"csrf": csrf()}).status_code == 403


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"csrf=" + b"x" * 70_000, "application/x-www-form-urlencoded", 413),
        (b"{}", "application/json", 400),
        (b"&".join(b"f%d=1" % i for i in range(99)), "application/x-www-form-urlencoded", 400),
        (b"a=%ff%fe", "application/x-www-form-urlencoded", 400),
        (b"\xff\xfe=1", "application/x-www-form-urlencoded", 400),
    ],
)
def test_odd_forms_are_refused(web: Web, content: bytes, kind: str, status: int) -> None:
    web.cookies.set("tramshed", TOKEN)
    answer = web.post("/guarded", content=content, headers={"content-type": kind})
    assert answer.status_code == status
    assert "<h1>" in answer.text


def test_a_large_body_without_a_length_is_refused(web: Web) -> None:
    web.cookies.set("tramshed", TOKEN)

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 10_000

    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert web.post("/guarded", content=endless(), headers=kind).status_code == 413


@pytest.mark.parametrize("target", ["//evil.example", "https://evil.example", "/\\evil", "x"])
def test_nobody_is_sent_to_another_site(web: Web, target: str) -> None:
    web.cookies.set("tramshed", TOKEN)
    answer = web.post("/language", data={"language": "fr", "next": target})
    assert answer.status_code == 400


def test_the_language_is_chosen_and_remembered(web: Web) -> None:
    web.cookies.set("tramshed", TOKEN)
    english = web.get("/no/such/page", headers={"accept-language": "de, en;q=0.5"})
    assert english.headers["content-language"] == "en"
    french = web.get("/no/such/page", headers={"accept-language": "fr-CA, en;q=0.5"})
    assert french.headers["content-language"] == "fr"
    assert web.post("/language", data={"language": "ja"}).status_code == 303
    assert web.get("/no/such/page").headers["content-language"] == "ja"
    assert web.post("/language", data={"language": "xx"}).status_code == 400
    evil = {"origin": "https://evil.example"}
    assert web.post("/language", data={"language": "fr"}, headers=evil).status_code == 403


# --- errors


def test_accidents_say_nothing_of_the_house(web: Web) -> None:
    answer = web.get("/broken")
    assert answer.status_code == 500
    assert "secret of the house" not in answer.text
    assert "Traceback" not in answer.text


def test_names_are_escaped_wherever_they_stand(web: Web) -> None:
    person = known(web, "<script>x</script>")
    row = web.call(web.site.services.play_now, person, "trambahn", "random")
    text = web.get(f"/tables/{row.id}").text
    assert "<script>x" not in text
    assert "&lt;script&gt;x" in text


# --- tables


def test_a_table_waits_then_begins_without_a_script(web: Web) -> None:
    person = known(web)
    row = web.call(web.site.services.play_now, person, "trambahn", "random")
    waiting = web.get(f"/tables/{row.id}")
    assert waiting.status_code == 200
    assert row.commitment.hex() in waiting.text
    assert row.secret.hex() not in waiting.text
    begun = web.post(f"/tables/{row.id}/begin", data={"csrf": csrf()})
    assert begun.status_code == 303
    table = web.get(f"/tables/{row.id}")
    assert 'id="zone-hand"' in table.text
    assert row.secret.hex() not in table.text
    live = web.site.hub.tables[row.id]
    assert live.row.key
    assert live.row.key.hex() not in table.text


def test_a_strangers_page_shows_no_hand(web: Web) -> None:
    person = known(web)
    row = web.call(web.site.services.play_now, person, "trambahn", "random")
    web.post(f"/tables/{row.id}/begin", data={"csrf": csrf()})
    mine = web.get(f"/tables/{row.id}").text
    web.cookies.set("tramshed", "b" * 43)
    other = web.get(f"/tables/{row.id}").text
    hand = re.findall(r'id="(hand-[BRGYC]\d*)', mine)
    assert len(hand) >= 3
    assert not re.findall(r'id="(hand-[BRGYC]\d*)', other)


def test_an_invitation_is_for_one(web: Web) -> None:
    person = known(web)
    row = web.call(web.site.services.make_table, person, "trambahn", [ME, FRIEND])
    token = row.seats[1].join_token
    page = web.get(f"/tables/{row.id}").text
    assert f"/join/{token}" in page
    assert "<svg" in page
    web.cookies.set("tramshed", "b" * 43)
    assert f"/join/{token}" not in web.get(f"/tables/{row.id}").text
    assert web.get(f"/join/{token}").status_code == 200
    data = {"csrf": csrf("b" * 43), "name": "Ben"}
    assert web.post(f"/join/{token}", data=data).headers["location"] == f"/tables/{row.id}"
    web.cookies.set("tramshed", "c" * 43)
    assert "This seat is already taken." in web.get(f"/join/{token}").text
    web.post(f"/join/{token}", data={"csrf": csrf("c" * 43), "name": "Eve"})
    fresh = web.call(web.site.services.table, row.id)
    assert fresh.names == ["Ann", "Ben"]
    assert web.get("/join/nonsense").status_code == 404


def test_no_table_of_that_name(web: Web) -> None:
    answer = web.get("/tables/nonsense")
    assert answer.status_code == 404
    assert "no such table" in answer.text


def test_a_game_that_is_not_warm_asks_for_patience(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = known(web)
    row = web.call(web.site.services.play_now, person, "trambahn", "random")
    monkeypatch.setattr(web.site.readiness, "state", lambda name: "getting-ready")
    answer = web.get(f"/tables/{row.id}")
    assert answer.status_code == 503
    assert "getting ready" in answer.text
