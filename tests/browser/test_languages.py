"""The site in other languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Visit
from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Table
from tramshed.server.words import languages


def test_the_browser_says_which_language(visit: Visit) -> None:
    for language in languages():
        page = visit(language=language).page
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", languages()[1:])
def test_switching_at_the_table(ann: Visitor, language: str) -> None:
    ann.plays_now("trambahn")
    table = Table(ann.page)
    english = table.waits_for_me()
    address = ann.page.url
    ann.page.get_by_role("navigation").get_by_role("button", name=language.upper()).click()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    other = table.waits_for_me()
    assert ann.page.url == address
    assert other.hand == english.hand
    assert other.status != english.status
    assert len(other.journal) == len(english.journal)
    assert not set(other.journal) & set(english.journal)
    ann.enters()
    expect(ann.page.locator("html")).to_have_attribute("lang", language)


def test_two_languages_at_one_table(visit: Visit) -> None:
    ann, ben = visit(), visit(language="fr")
    ann.makes_table("trambahn", "Ann")
    ben.page.goto(ann.invitation())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("form button.do").click()
    expect(ben.page.locator("#turn")).to_be_visible()
    expect(ann.page.locator("#turn")).to_be_visible()
    assert Table(ann.page).see().journal[0] != Table(ben.page).see().journal[0]
    assert Table(ann.page).see().status != Table(ben.page).see().status
