"""Compiled code is kept on disk, never old, and for each game apart."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.kernel.processes import python
from tests.kernel.toys import PLACES, kept, make_toy, scores, write
from tramshed.kernel.sources import KERNEL


def test_an_edit_at_any_depth_is_seen_from_a_warm_cache(tmp_path: Path) -> None:
    toy = make_toy(tmp_path, "toy")
    wanted = 111_111
    assert scores(tmp_path, "toy") == ([wanted], 1)
    assert scores(tmp_path, "toy") == ([wanted], 0)
    for digit, place in enumerate(PLACES):
        write(toy, place, 2)
        wanted += 10**digit
        assert scores(tmp_path, "toy") == ([wanted], 1), place
    for place in PLACES:
        write(toy, place, 1)
    write(toy, "audit.py", 2)
    assert scores(tmp_path, "toy") == ([111_111], 0)


def test_editing_a_game_or_adding_one_recompiles_no_other(tmp_path: Path) -> None:
    north, _ = make_toy(tmp_path, "north"), make_toy(tmp_path, "south")
    assert scores(tmp_path, "north", "south") == ([111_111, 111_111], 2)
    before = kept(tmp_path)

    write(north, "track/deep/rails.py", 5)
    assert scores(tmp_path, "north", "south") == ([115_111, 111_111], 1)
    make_toy(tmp_path, "east")
    assert scores(tmp_path, "east", "north", "south") == ([111_111, 115_111, 111_111], 1)

    after = kept(tmp_path)
    assert {name: after[name] for name in before} == before
    kinds = sorted(name.rpartition("-")[0] for name in after.keys() - before.keys())
    assert kinds == ["checked-east", "checked-north"]


def test_a_copy_of_the_same_sources_is_not_compiled_again(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    make_toy(here, "toy")
    assert scores(here, "toy") == ([111_111], 1)
    shutil.copytree(here, there, copy_function=shutil.copyfile)  # younger, and elsewhere
    assert scores(there, "toy") == ([111_111], 0)


FOLDERS = """
from numba import from_dtype, int64
from tramshed.bots.search import payoff
from tramshed.kernel.drive import score
from tramshed.kernel.record import layout
from tramshed.kernel.registry import game

for name in ("trambahn", "tramways"):
    played = game(name)
    given = from_dtype(layout(played.state)), int64
    print(*(f._cache.folder(given).name for f in (played.score, score, payoff)))
"""


def test_editing_trambahn_recompiles_nothing_of_tramways(tmp_path: Path) -> None:
    house = KERNEL.parent
    shutil.copytree(house, tmp_path / house.name, ignore=shutil.ignore_patterns("__pycache__"))

    def folders() -> list[str]:
        return python("-c", FOLDERS, PYTHONPATH=str(tmp_path), NUMBA_DISABLE_JIT="0").splitlines()

    trambahn, tramways = folders()
    rule = tmp_path / house.name / "games" / "trambahn" / "scoring.py"
    rule.write_text(f"{rule.read_text()}\n# edited\n")
    edited, other = folders()
    assert not set(trambahn.split()) & set(edited.split())
    assert other == tramways
