"""The rules by clause."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.pages.visitor import Visitor, faults
from tramshed.kernel.clauses import read_rules
from tramshed.kernel.registry import game
from tramshed.server.pages.rules import with_links


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_every_clause_that_forbids_can_be_reached(client: TestClient, language: str) -> None:
    html = Visitor(client, language).get("/rules/trambahn")
    for clause in {reason.clause for reason in game("trambahn").reasons.values()}:
        assert f'id="{clause}"' in html, clause
    assert f'lang="{language}"' in html
    assert faults(html) == []


def test_the_languages_have_the_same_clauses() -> None:
    folder = game("trambahn").folder / "rules"
    english, french, japanese = (read_rules(folder, code) for code in ("en", "fr", "ja"))
    assert english
    assert french
    assert japanese
    assert list(english.clauses) == list(french.clauses) == list(japanese.clauses)
    assert {english.language, french.language, japanese.language} == {"en", "fr", "ja"}
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
