"""A game's own files: in its folder, wherever it comes from; served from there and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages.visitor import Visitor
from tramshed.kernel.registry import root
from tramshed.server.http.security import CSP
from tramshed.server.http.static_files import game_static
from tramshed.server.pages.frame import picture, sheets
from tramshed.server.play.games_on_site import games_on_site
from tramshed.web.contract import GamePage, has_page, page_of, static_folder

DRAWN = [name for name in games_on_site() if page_of(name).is_drawn]


@pytest.mark.parametrize("name", DRAWN)
def test_every_sheet_and_script_of_a_game_is_used(name: str) -> None:
    page, folder = page_of(name), static_folder(name)
    assert {*page.sheets} == {file.name for file in folder.glob("*.css")}
    assert {*page.scripts} <= {file.name for file in folder.glob("*.js")}
    assert picture(name)


@pytest.mark.parametrize("name", DRAWN)
def test_they_are_served_as_the_sites_own(visitor: Visitor, name: str) -> None:
    for sheet in page_of(name).sheets:
        kept = visitor.answer(game_static(name, sheet))
        assert kept.text == (static_folder(name) / sheet).read_text()
        assert kept.headers["content-type"].startswith("text/css")
        assert "immutable" in kept.headers["cache-control"]
        assert kept.headers["content-security-policy"] == CSP
    asked = visitor.answer(f"/games/{name}/{page_of(name).sheets[0]}")
    assert asked.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "file",
    ["", "no.css", "%2e%2e/__init__.py", "..%2f__init__.py", "/etc/passwd", "%00"],
)
def test_nothing_else_is(visitor: Visitor, file: str) -> None:
    visitor.get(f"/games/{DRAWN[0]}/{file}", 404)


# --- games of other packages

META = """
from tramshed.kernel.setup import Meta
META = Meta("elsewhere", "Elsewhere", "Anybody", 2026, (2,), "A game of another package.")
"""
WEB = """
from tramshed.web.contract import GamePage
PAGE = GamePage(sheets=("own.css",), scripts=("own.js",))
"""


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game as a wheel leaves it: a package, and a note of its entry point."""
    note = "[tramshed.games]\nelsewhere = anybody.elsewhere\n"
    write(tmp_path / "anybody", {"__init__.py": "", "elsewhere/__init__.py": ""})
    write(tmp_path / "anybody/elsewhere", {"meta.py": META})
    write(
        tmp_path / "anybody-1.0.dist-info", {"entry_points.txt": note, "METADATA": "Name: anybody"}
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / "anybody" / "elsewhere"
    for module in [name for name in sys.modules if name.startswith("anybody")]:
        del sys.modules[module]
    for known in (root, has_page, page_of):
        known.cache_clear()


def test_a_game_of_another_package_has_a_page_too(installed: Path, visitor: Visitor) -> None:
    own = {"__init__.py": WEB, "static/own.css": ".elsewhere {}", "static/own.js": "0;"}
    write(installed / "web", own)
    assert "elsewhere" in games_on_site()
    address = sheets("elsewhere")[-1]
    assert address.startswith("/games/elsewhere/own.css?")
    assert visitor.get(address) == ".elsewhere {}"
    script = visitor.answer(game_static("elsewhere", "own.js"))
    assert script.headers["content-type"].startswith("text/javascript")


def test_a_game_draws_its_table_or_leaves_it_plain(installed: Path) -> None:
    assert not has_page("elsewhere"), "without the folder it is not on the site"
    assert "elsewhere" not in games_on_site()
    assert not page_of("elsewhere").is_drawn
    with pytest.raises(ValueError, match="belong together"):
        GamePage(board=lambda zones, words, journal: "")
