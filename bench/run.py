"""`make bench`: measure the engine, beside the same game in C and in ordinary Python.

make bench ARGS="--quick --plot speed.svg"
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from multiprocessing import Process
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))  # this file is run, not imported

from bench import figures
from bench.chart import bar_chart
from bench.engine import Engine
from bench.figures import Figure
from bench.measures import PARTS, Effort, compile_all
from bench.plausible import complaints
from bench.twin import same_games, twin

FULL = Effort(seconds=8.0, tries=8)
QUICK = Effort(seconds=1.0, tries=2)
SAME_GAMES = 300


def main() -> int:
    options = _options()
    console = Console()
    with console.status("compiling"):
        compiler = Process(target=compile_all)
        compiler.start()
        compiler.join()
    if twin() is None:
        console.print("[bold red]No C compiler (cc, or $CC): nothing is compared with C.")
    engine = Engine()
    with console.status("checking that all play the same game"):
        wrong = list(_wrong(engine))
    for complaint in wrong:
        console.print(f"[bold red]{complaint}")
    found: list[Figure] = []
    for name, measure in PARTS.items():
        with console.status(f"measuring {name}"):
            found += measure(engine, QUICK if options.quick else FULL)
    console.print(figures.as_table(found, figures.load(figures.LAST)))
    figures.save(found, figures.LAST)
    if options.json:
        figures.save(found, options.json)
    if options.plot:
        options.plot.write_text(bar_chart("Decisions a second, random play", _bars(found)))
    return 1 if wrong else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="Measure speed.")
    parser.add_argument("--quick", action="store_true", help="rougher figures, sooner")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw decisions a second")
    return parser.parse_args()


def _wrong(engine: Engine) -> Iterator[str]:
    """What makes the comparison worth nothing."""
    if same_games(SAME_GAMES) is False:
        yield f"Engine and C differ in {SAME_GAMES} games: one of them is wrong."
    yield from complaints(engine)


def _bars(found: list[Figure]) -> dict[str, float]:
    """Decisions a second, by who makes them."""
    return {
        who: figure.value
        for figure in found
        for who, _, what in [figure.what.partition(": ")]
        if what == "decisions"
    }


if __name__ == "__main__":
    sys.exit(main())
