"""Compiled rules: kept on disk by mode and sources, the same as interpreted, warm at once."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tests.kernel.processes import python
from tramshed.kernel.cache_folders import cache_root

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
from importlib import import_module
from tests.tiny.game import GAME
from tramshed.kernel import drive

match = GAME.match(seats=2, seed=1)
match.play(match.legal_moves_of(0)[0], 0)
match.view(0)
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


RULE = """
from tramshed.kernel.rule import rule
{imports}

@rule
def twice(n: int) -> int:
    return {body}
"""


def package(folder: Path, **modules: str) -> None:
    """A game's package; its modules by their names, with `__` for a folder."""
    for name, text in {"meta": "", **modules}.items():
        file = folder / f"{name.replace('__', '/')}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


@pytest.mark.parametrize("name", ["audit", "shown__table", "text__words__names", "web__page"])
def test_what_looks_on_holds_no_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    package(tmp_path / "onlooker", **{name: RULE.format(imports="", body="2 * n")})
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(TypeError, match=r"twice cannot be compiled where it stands: .* looks on"):
        import_module(f"onlooker.{name.replace('__', '.')}")


@pytest.mark.parametrize(
    ("imports", "body"),
    [
        ("from helpful.sums import twice as double", "double(n)"),
        ("from helpful import sums", "sums.twice(n)"),
    ],
)
def test_a_rule_calls_nothing_outside_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, imports: str, body: str
) -> None:
    package(tmp_path / "helpful", sums=RULE.format(imports="", body="2 * n"))
    package(tmp_path / "helped", turn=RULE.format(imports=imports, body=body))
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(
        TypeError, match=r"calls helpful\.sums\.twice, which is neither in 'helped'"
    ):
        import_module("helped.turn")
