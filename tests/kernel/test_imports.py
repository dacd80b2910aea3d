"""The kit reads what modules of rules import."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.kernel.toys import make_toy
from tramshed.kernel.conformance.imports import rules_import_what_counts

REFUSED = {
    "from {toy} import audit": "{toy}.audit",
    "from {toy}.audit import WRONG": "{toy}.audit.WRONG",
    "import {toy}.audit": "{toy}.audit",
    "from . import audit": "{toy}.audit",
    "from .shown.words import NAMES": "{toy}.shown.words.NAMES",
    "def late():\n    from {toy}.web import page": "{toy}.web.page",
    "from tramshed.games.trambahn.components import KINDS": (
        "tramshed.games.trambahn.components.KINDS"
    ),
    "from tramshed.bots import search": "tramshed.bots.search",
}
ALLOWED = [
    "from {toy} import components",
    "from .track import laying",
    "import {toy}.track.laying",
    "from tramshed.kernel import verbs",
    "import math, numpy as np",
]


def complaints(folder: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> list[str]:
    """What the kit says of a toy whose scoring begins with a line."""
    toy = make_toy(folder, f"toy_{folder.name}")
    scoring = toy / "scoring.py"
    scoring.write_text(f"{line.replace('{toy}', toy.name)}\n{scoring.read_text()}")
    monkeypatch.syspath_prepend(str(folder))
    state = import_module(f"{toy.name}.state").State
    bench = SimpleNamespace(game=SimpleNamespace(folder=toy, state=state))
    found = rules_import_what_counts(cast("Any", bench))
    return [each.what.replace(toy.name, "{toy}") for each in found]


@pytest.mark.parametrize("line", REFUSED)
def test_what_would_go_unnoticed_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    said = f"scoring.py imports {REFUSED[line]}: an edit there recompiles nothing"
    assert complaints(tmp_path, monkeypatch, line) == [said]


@pytest.mark.parametrize("line", ALLOWED)
def test_what_counts_may_be_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    assert complaints(tmp_path, monkeypatch, line) == []
