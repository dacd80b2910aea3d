"""Compiled code is kept on disk, never old, and for each game apart."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.kernel.processes import python
from tests.kernel.toys import PLACES, kept, make_toy, scores, surroundings, write
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


HASTY = """
import sys
import numpy as np
from importlib import import_module
from numba.core.caching import IndexDataCacheFile
from tramshed.kernel import drive

if sys.argv[1] == "hasty":  # the index was read before the other process wrote it
    IndexDataCacheFile._load_index = lambda self: {}
seats = {"int8": [np.int8(0)], "int16": [np.int16(0)], "both": [np.int8(0), np.int16(0)]}
state = import_module("toy.game").STATE
scores = {int(drive.score(state, seat)) for seat in seats[sys.argv[2]]}
print(*scores, sum(drive.score.stats.cache_misses.values()))
"""


def test_of_what_two_processes_compile_at_once_nothing_is_lost(tmp_path: Path) -> None:
    make_toy(tmp_path, "toy")

    def said(*how: str) -> list[str]:
        return python("-c", HASTY, *how, **surroundings(tmp_path)).split()

    assert said("patient", "int8") == ["111111", "1"]
    assert said("hasty", "int16") == ["111111", "1"]
    assert said("patient", "both") == ["111111", "0"]


def test_a_rule_is_taken_in_from_the_cache_by_callers_compiled_later(tmp_path: Path) -> None:
    toy = make_toy(tmp_path, "toy")
    assert scores(tmp_path, "toy", checked=False) == ([111_111], 1)
    assert scores(tmp_path, "toy", checked=False) == ([111_111], 0)
    assert scores(tmp_path, "toy", verb="rank", checked=False) == ([111_111], 1)
    write(toy, "track/laying.py", 3)
    assert scores(tmp_path, "toy", verb="rank", checked=False) == ([111_311], 1)


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
