"""Where the browser is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "no Chromium here, so nothing was seen in a browser. Install it: as root `scripts/setup dev` "
    "does so on Debian and Ubuntu; else `.venv/bin/playwright install chromium`, or set CHROMIUM "
    "to the program"
)


def program(playwright: Playwright) -> str | None:
    """The program, if there is one."""
    wished = os.environ.get("CHROMIUM")
    own = playwright.chromium.executable_path
    found = wished or next(filter(None, map(shutil.which, NAMES)), None) or own
    return found if Path(found).exists() else None


def find(playwright: Playwright) -> str:
    """The program. Where there is none, tests are skipped; continuous integration fails."""
    if found := program(playwright):
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(MISSING, pytrace=False)
    pytest.skip(MISSING)
