"""Where the site is, and who visits it."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from bench.wire import Wire
from tramshed.server.http.security import address, same_origin
from tramshed.server.main import address_of, has_screen, opening_command, reachable
from tramshed.server.settings import Settings, default_database


def visitor(place: str, /, **headers: str) -> HTTPConnection:
    told = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (place, 1), "headers": told})


def test_a_file_name_is_a_database() -> None:
    assert address_of("/x/site.db") == "sqlite:////x/site.db"
    assert address_of("site.db") == f"sqlite:///{Path('site.db').absolute()}"
    assert address_of("postgresql+psycopg://host/site") == "postgresql+psycopg://host/site"


def test_matches_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/tramshed/tramshed.db"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_database() == "sqlite:////home/ann/.local/share/tramshed/tramshed.db"


def test_messages_travel_deflated() -> None:
    """What the server agrees upon with a browser; what a page was sent before makes it smaller."""
    wire, message = Wire(), b"".join(b"<b>%d</b>" % number for number in range(400))
    first, again = wire.bytes_of(message), wire.bytes_of(message)
    assert again < first < len(message) / 3


def test_a_local_site_has_no_address_in_the_network() -> None:
    assert reachable("127.0.0.1") == reachable("localhost") == ()
    assert reachable("192.168.1.5") == ("192.168.1.5",)
    assert all(":" not in each for each in reachable("0.0.0.0"))


def test_the_command_that_opens_a_site_to_its_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "bin" / "tramshed"
    program.parent.mkdir()
    program.touch(mode=0o755)
    given = [str(program), "serve", "--host", "localhost", "--database", "my games.db"]
    wanted = "serve --database 'my games.db' --host 0.0.0.0"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert opening_command(given) == f"{program} {wanted}"
    monkeypatch.chdir(tmp_path)
    assert opening_command(given) == f"bin/tramshed {wanted}"
    monkeypatch.setenv("PATH", str(program.parent))
    assert opening_command(given) == f"tramshed {wanted}"
    assert opening_command(["tramshed", "serve", "--host=::1"]) == "tramshed serve --host 0.0.0.0"


def test_a_browser_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()


def test_visitors_are_told_apart_by_address() -> None:
    plain, behind = Settings(database=""), Settings(database="", trust_proxy=True)
    assert address(visitor("1.2.3.4"), plain) == "1.2.3.4"
    assert address(visitor("2001:db8:1:2:3:4:5:6"), plain) == "2001:db8:1:2"
    proxied = visitor("10.0.0.1", x_forwarded_for="6.6.6.6, 1.2.3.4")
    assert address(proxied, plain) == "10.0.0.1"
    assert address(proxied, behind) == "1.2.3.4"


@pytest.mark.parametrize(
    ("headers", "ours"),
    [
        ({"host": "a.example", "origin": "https://a.example"}, True),
        ({"host": "a.example:8000", "origin": "http://a.example:8000"}, True),
        ({"host": "a.example", "origin": "https://b.example"}, False),
        ({"host": "a.example", "origin": "https://a.example.evil"}, False),
        ({"host": "a.example", "origin": "null"}, False),
        ({"host": "a.example", "origin": ""}, False),
        ({"host": "inside", "origin": "https://play.example"}, True),
        ({"host": "a.example"}, True),
        ({"host": "a.example", "sec_fetch_site": "cross-site"}, False),
    ],
)
def test_only_our_own_pages_may_write(headers: dict[str, str], ours: bool) -> None:
    settings = Settings(database="", origins=("https://play.example",))
    assert same_origin(visitor("1.2.3.4", **headers), settings) is ours


def test_behind_a_proxy() -> None:
    settings = Settings(database="").behind("https://play.example")
    assert settings.https
    assert settings.trust_proxy
    assert settings.addresses == ("https://play.example",)
    there = visitor("127.0.0.1", host="localhost:8000", origin="https://play.example")
    assert same_origin(there, settings)
    assert not Settings(database="").behind("http://play.example").https
