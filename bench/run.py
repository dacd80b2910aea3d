"""`make bench`: measure the games, beside the same game in C and in plain Python, and the site.

make bench ARGS="--quick --plot speed.svg trambahn site"
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Process
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))  # this file is run, not imported

from bench import figures, measures, site
from bench.chart import bar_chart
from bench.engine import Engine
from bench.figures import Figure
from bench.plausible import complaints
from bench.twin import GAME as TWINNED
from bench.twin import same_games, twin
from tramshed.bots.warm import warm
from tramshed.kernel.registry import metas
from tramshed.server.play.games_on_site import games_on_site

FULL = measures.Effort(seconds=8.0, tries=8), site.Effort(seconds=12.0, resting=150, tries=15)
QUICK = measures.Effort(seconds=1.0, tries=2), site.Effort(seconds=4.0, resting=30, tries=5)
SITE = "site"
SAME_GAMES = 300

Task = tuple[str, Callable[[], list[Figure]]]


def main() -> int:
    options, console = _options(), Console()
    last = figures.load(figures.LAST)
    wrong: list[str] = []
    found: list[Figure] = []
    for subject in options.subjects:
        with console.status(f"compiling for {subject}"):
            _compile(subject)
        if subject == TWINNED:
            with console.status("checking that all play the same game"):
                wrong += _wrong(console)
        fresh: list[Figure] = []
        for name, measure in _tasks(subject, options.quick):
            with console.status(f"measuring {subject}: {name}"):
                fresh += measure()
        console.print(figures.as_table(fresh, last))
        found += fresh
        figures.save(last | figures.by_name(found), figures.LAST)
    if options.json:
        figures.save(figures.by_name(found), options.json)
    if options.plot and (bars := _bars(found)):
        options.plot.write_text(bar_chart("Decisions a second, random play", bars))
    return 1 if wrong else 0


def _options() -> argparse.Namespace:
    everything = [*metas(), SITE]
    parser = argparse.ArgumentParser(prog="bench", description="Measure speed.")
    parser.add_argument("--quick", action="store_true", help="rougher figures, sooner")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE")
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw decisions a second")
    parser.add_argument(
        "subjects",
        nargs="*",
        metavar="SUBJECT",
        default=everything,
        help=f"what to measure, all by default: {', '.join(everything)}",
    )
    options = parser.parse_args()
    options.subjects = [each.replace("-", "_") for each in options.subjects]
    if unknown := set(options.subjects) - set(everything):
        parser.error(f"{', '.join(sorted(unknown))}: choose from {', '.join(everything)}")
    return options


def _tasks(subject: str, quick: bool) -> Iterator[Task]:
    """What is measured of a game, or of the site."""
    of_games, of_site = QUICK if quick else FULL
    if subject == SITE:
        for name, measure_site in site.PARTS.items():
            yield name, partial(measure_site, of_site)
        return
    engine = Engine(subject)
    for name in measures.PARTS:
        yield name, partial(measures.measured, name, engine, of_games)


def _compile(subject: str) -> None:
    """In other processes: what is measured here is to be loaded from the disk."""
    if subject == SITE:
        for game in games_on_site():  # what a site makes ready when it starts
            warm(game)
        return
    compiler = Process(target=measures.compile_all, args=[subject])
    compiler.start()
    compiler.join()


def _wrong(console: Console) -> list[str]:
    """Says what makes the comparison worth less, and returns what makes it worth nothing."""
    if twin() is None:
        console.print("[bold red]No C compiler (cc, or $CC): nothing is compared with C.")
    found = list(complaints(Engine(TWINNED)))
    if same_games(SAME_GAMES) is False:
        found.append(f"Engine and C differ in {SAME_GAMES} games: one of them is wrong.")
    for complaint in found:
        console.print(f"[bold red]{complaint}")
    return found


def _bars(found: list[Figure]) -> dict[str, float]:
    """Decisions a second, by who makes them."""
    return {figure.of: figure.value for figure in found if figure.what == measures.DECISIONS}


if __name__ == "__main__":
    sys.exit(main())
