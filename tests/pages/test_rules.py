"""The rules by clause."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.discovery import games
from tests.pages.visitor import Visitor, faults
from tramshed.kernel.clauses import read_rules
from tramshed.kernel.registry import game, root
from tramshed.server.pages.rules import with_links
from tramshed.server.words import languages
from tramshed.web.contract import has_page

PAGES = [
    (name, file.stem)
    for name in games()
    for file in sorted((root(name) / "rules").glob("*.md"))
    if has_page(name)
]


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_every_clause_that_forbids_can_be_reached(
    client: TestClient, name: str, language: str
) -> None:
    html = Visitor(client, language).get(f"/rules/{name}")
    for clause in {reason.clause for reason in game(name).reasons.values()}:
        assert f'id="{clause}"' in html, clause
    assert f'lang="{language}"' in html
    assert faults(html) == []


def test_the_languages_have_the_same_clauses() -> None:
    folder = game("trambahn").folder / "rules"
    english = read_rules(folder, "en")
    assert english
    for code in languages():
        other = read_rules(folder, code)
        assert other
        assert other.language == code
        assert list(other.clauses) == list(english.clauses)
    assert english.about.startswith("Two players build")
    fallback = read_rules(folder, "xx")
    assert fallback
    assert fallback.language == "en"


def test_clauses_lead_to_each_other() -> None:
    text = with_links("see TB-6.1, TB-9.9 & <b>", {"TB-6.1"})
    assert text == 'see <a href="#TB-6.1">TB-6.1</a>, TB-9.9 &amp; &lt;b&gt;'


def test_no_rules_of_no_game(visitor: Visitor) -> None:
    visitor.get("/rules/chess", 404)
    visitor.get("/rules/..%2f..", 404)
