"""Somebody who owns the box plays Take a Train with the faces that are printed on its cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.games.take_a_train.browser.table import Table
from tramshed.games.take_a_train.edition import FOLDER

OURS = (FOLDER / "default.toml").read_text("utf-8")


@pytest.fixture
def form(ann: Visitor) -> Page:
    """From the lobby to the form for a table, filled in but for the edition."""
    ann.enters()
    game = ann.page.get_by_role("article", name="Take a Train")
    game.get_by_role("link", name="Create a table").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.locator("#seat1").select_option("bot")
    return ann.page


def brings(page: Page, file: Path, text: str) -> None:
    file.write_text(text, "utf-8")
    page.get_by_label("An edition of your own").set_input_files(file)
    page.get_by_role("button", name="Create a table").click()


@pytest.mark.parametrize(
    ("before", "after", "wrong"),
    [
        ("[200, 70, 1]", "[225, 70, 1]", "steam 3: power is a multiple of 50, not 225 (TT-C4)"),
        ("50 = 13", "50 = 12", "there are 25 food wagons, not 24 (TT-C2)"),
    ],
)
def test_a_wrong_face_is_named_with_its_rule(
    ann: Visitor, form: Page, tmp_path: Path, before: str, after: str, wrong: str
) -> None:
    ann.pardons("400 (Bad Request)")
    assert before in OURS
    brings(form, tmp_path / "box of mine.toml", OURS.replace(before, after))
    expect(form.get_by_role("alert")).to_contain_text("box of mine")
    expect(form.get_by_role("alert")).to_contain_text(wrong)
    expect(form.locator("#seat1")).to_have_value("bot")


def test_the_table_says_whose_faces_are_on_the_cards(form: Page, tmp_path: Path) -> None:
    dearer = OURS.replace("[100, 45, 1]", "[850, 45, 1]").replace("[100, 60, 1]", "[850, 60, 1]")
    brings(form, tmp_path / "box of mine.toml", dearer)
    table = Table(form)
    table.comes_alive()
    expect(table.journal.filter(has_text="the edition “box of mine”")).to_be_visible()


def test_without_a_file_the_faces_are_our_own(form: Page) -> None:
    form.get_by_role("button", name="Create a table").click()
    table = Table(form)
    table.comes_alive()
    expect(table.journal.filter(has_text="not the printed ones")).to_be_visible()
