"""The docs as a site: links are turned to fit, nothing is forgotten, nothing wrong slips by."""

from __future__ import annotations

from pathlib import Path

import pytest

import tramshed
from docsite import places, reference, rules
from docsite.check import complaints
from tramshed.kernel.clauses import read_rules


@pytest.mark.parametrize(
    ("page", "link", "on_the_site"),
    [
        ("README.md", "docs/notation.md", "notation.md"),
        ("README.md", "docs/pictures/lobby.png", "pictures/lobby.png"),
        ("README.md", "CONTRIBUTING.md#versions", "contributing.md#versions"),
        ("docs/notation.md", "../README.md", "index.md"),
        ("docs/notation.md", "running-a-server.md", "running-a-server.md"),
        ("docs/notation.md", "../lock/run.txt", "files/lock/run.txt"),
        ("docs/notation.md", "nowhere.md", "nowhere.md"),
        ("docs/notation.md", "https://example.org/a.md", "https://example.org/a.md"),
    ],
)
def test_links_of_the_repository_work_on_the_site(page: str, link: str, on_the_site: str) -> None:
    assert places.turned(page, f"see [it]({link}).") == f"see [it]({on_the_site})."


def test_every_game_has_its_rules_in_every_language() -> None:
    pages = dict(rules.pages())
    assert set(rules.games()) <= set(tramshed.metas())
    for game, meta in rules.games().items():
        assert f"[{meta.title}]({game}/index.md)" in pages["rules/index.md"]
        read = read_rules(rules.GAMES / game / "rules", "en")
        assert read
        assert all(
            f"](#{clause}){{#{clause} " in pages[f"rules/{game}/index.md"]
            for clause in read.clauses
        )
        assert f"rules/{game}/ja.md" in pages


def test_everything_exported_is_in_the_reference() -> None:
    pages = dict(reference.pages())
    assert all(
        f"::: tramshed.{name}\n" in pages["reference/tramshed.md"] for name in tramshed.__all__
    )
    assert "reference/kernel/record.md" in pages


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="b.html#there">', None),
        ('<a href="#here"><p id="here">', None),
        ('<a href="https://example.org/">', None),
        ('<a href="c.html">', "leads nowhere: c.html"),
        ('<a href="b.html#gone">', "leads nowhere: b.html#gone"),
        ('<img src="c.png">', "leads nowhere: c.png"),
        ('<a href="../outside.html">', "leads nowhere: ../outside.html"),
        (
            '<script src="https://example.org/x.js">',
            "fetches from elsewhere: https://example.org/x.js",
        ),
        ('<link href="//example.org/x.css">', "fetches from elsewhere: //example.org/x.css"),
    ],
)
def test_what_is_wrong_with_a_page_is_found(
    tmp_path: Path, html: str, complaint: str | None
) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "outside.html").write_text("")
    (site / "a.html").write_text(html)
    (site / "b.html").write_text('<p id="there">')
    assert list(complaints(site)) == ([f"a.html: {complaint}"] if complaint else [])


def test_style_sheets_fetch_nothing_from_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@import 'https://example.org/x.css'; p { src: url(x.ttf) }")
    (tmp_path / "b.css").write_text("p { src: url('//example.org/x.ttf') }")
    assert len(list(complaints(tmp_path))) == 2
