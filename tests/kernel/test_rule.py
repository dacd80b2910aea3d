"""Compiled rules: kept on disk by mode and sources, the same as interpreted, warm at once."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.kernel.processes import python
from tests.kernel.toys import A_RULE, make_toy
from tramshed.kernel.cache_folders import cache_root
from tramshed.kernel.rule import INTERPRETED

DIGESTS = """
import random
from tests.tiny.game import GAME
from tramshed.kernel.rule import INTERPRETED

print(INTERPRETED)
for seats, clock, edition in (1, "lap", None), (3, "live", "steep"), (4, "lap", None):
    text = GAME.samples[edition] if edition else None
    match = GAME.match(
        seats=seats, seed=seats, options={"clock": clock}, edition=edition, edition_text=text
    )
    rng = random.Random(seats)
    while not match.is_over:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
        views = [match.view(each).tobytes() for each in range(seats)]
    print(match.digest(), match.outcome, rng.random(), hash(tuple(views)))
"""

STATS = """
import json
from tests.tiny.game import GAME
from tramshed.kernel import drive

match = GAME.match(seats=2, seed=1)
match.play(match.legal_moves_of(0)[0], 0)
match.view(0)
assert not match.is_over
found = {}
for verb in (drive.deal, drive.actors, drive.menu, drive.apply, drive.show, drive.over):
    stats = verb.stats
    found[verb.__name__] = [sum(stats.cache_hits.values()), sum(stats.cache_misses.values())]
print(json.dumps(found))
"""


def test_interpreted_and_compiled_rules_agree() -> None:
    compiled = python("-c", DIGESTS, PYTHONHASHSEED="0").splitlines()
    interpreted = python("-c", DIGESTS, PYTHONHASHSEED="0", NUMBA_DISABLE_JIT="1").splitlines()
    assert (compiled[0], interpreted[0]) == ("False", "True")
    assert compiled[1:] == interpreted[1:]


def test_the_second_start_compiles_nothing() -> None:
    python("-c", STATS)
    for verb, (hits, misses) in json.loads(python("-c", STATS)).items():
        assert (hits, misses) == (1, 0), verb


FOLDERS = """
from numba import from_dtype, typeof
from tests.tiny.game import GAME
from tramshed.bots.search import favourite, payoff
from tramshed.kernel.drive import over
from tramshed.kernel.record import layout

record, states = from_dtype(layout(GAME.state)), typeof(GAME.new_view())
for f, kind in (GAME.over, record), (over, record), (payoff, record), (favourite, states):
    print(f._cache.folder((kind,)).name)
"""


def folders(**environment: str) -> list[str]:
    """Where rules of the tiny game and generic code for it are kept."""
    return python("-c", FOLDERS, **environment).split()


def test_bounds_checked_code_is_kept_apart() -> None:
    checked, fast = folders(TRAMSHED_CHECKED="1"), folders(TRAMSHED_CHECKED="0")
    assert [name.replace("checked-", "fast-") for name in checked] == fast
    assert not set(checked) & set(fast)


def test_code_is_kept_by_what_it_is_made_from() -> None:
    kinds = [name.rpartition("-")[0] for name in folders()]
    assert kinds == ["checked-tiny", "checked-tiny", "checked-bots+tiny", "checked-bots+tiny"]


@pytest.mark.parametrize("writable", [True, False])
def test_where_compiled_code_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, writable: bool
) -> None:
    chosen = tmp_path / "chosen"
    if not writable:
        chosen.write_text("A file is in the way.")
    monkeypatch.setenv("TRAMSHED_CACHE", str(chosen))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    cache_root.cache_clear()
    assert cache_root() == (chosen if writable else tmp_path / "home" / "tramshed")
    cache_root.cache_clear()


def load(toy: Path, place: str, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write a module of a toy game, and load it."""
    file = toy / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.replace("{digit}", "1"))
    monkeypatch.syspath_prepend(str(toy.parent))
    import_module(".".join([toy.name, *file.relative_to(toy).with_suffix("").parts]))


@pytest.mark.parametrize("place", ["audit.py", "shown/table.py", "text/words/names.py", "web/a.py"])
def test_what_looks_on_holds_no_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    toy = make_toy(tmp_path, f"toy_{tmp_path.name}")
    with pytest.raises(TypeError, match=r"cannot have rules: what is in .* looks on"):
        load(toy, place, A_RULE, monkeypatch)
    load(toy, f"phase/{place}", A_RULE, monkeypatch)


@pytest.mark.skipif(INTERPRETED, reason="interpreted, nothing is ever old")
@pytest.mark.parametrize(
    ("imports", "called"),
    [
        ("from {other}.timetable import points", "points"),
        ("import {other}.timetable as t", "t.points"),
    ],
)
def test_a_rule_calls_nothing_outside_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, imports: str, called: str
) -> None:
    toy, other = (make_toy(tmp_path, f"{name}_{tmp_path.name}") for name in ("toy", "other"))
    text = A_RULE.replace("{digit}", f"{called}()").replace("def points", "def twice")
    with pytest.raises(TypeError, match=r"twice calls other_\w+\.timetable\.points, .* neither in"):
        load(toy, "turn.py", f"{imports.replace('{other}', other.name)}\n{text}", monkeypatch)
