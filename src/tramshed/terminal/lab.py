"""`tramshed simulate` and `tramshed ladder`: contests of bots, with progress and a report."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tramshed.kernel.registry import metas
from tramshed.kernel.words import Message, Words
from tramshed.lab import Contest, Played, crews, ladder, report, running, simulation, tables
from tramshed.lab.ratings import Rating, ratings
from tramshed.lab.report import words
from tramshed.lab.standing import Standing, standings
from tramshed.terminal.console import console, put
from tramshed.terminal.play import options_of

HEADINGS = ("player", "matches", "share", "par", "score")


class Wishes(NamedTuple):
    """How a contest is to be played."""

    language: str
    games: int
    seed: str
    options: tuple[str, ...]
    folder: Path | None
    to_the_end: bool
    workers: int | None
    cluster: str | None

    @classmethod
    def of(cls, typed: Namespace) -> Wishes:
        """As they were typed."""
        return cls(
            typed.lang,
            typed.games,
            typed.seed,
            tuple(typed.option),
            typed.out,
            typed.all,
            typed.workers,
            typed.cluster,
        )


def simulate(game: str, seats: str, wishes: Wishes) -> int:
    """The same bots at one table again and again."""
    options = options_of(wishes.options)
    return play(simulation(game, _listed(seats), wishes.games, wishes.seed, options), wishes)


def climb(game: str, bots: str, table: int, wishes: Wishes) -> int:
    """Everybody against everybody."""
    options = options_of(wishes.options)
    return play(ladder(game, _listed(bots), table, wishes.games, wishes.seed, options), wishes)


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def play(contest: Contest, wishes: Wishes) -> int:
    """Play a contest, show how it stands, write the table and the report."""
    from tramshed.bots.warm import warm

    screen = console()
    warm(contest.game)  # here, once: else every worker would
    with _bar(screen) as bar, crews.crew(wishes.cluster, wishes.workers) as crew:
        task = bar.add_task("", total=contest.length)

        def told(noted: list[Played]) -> None:
            bar.update(task, completed=len(noted))
            if len(noted) % contest.round == 0:
                bar.update(task, description=_lead(noted) or metas()[contest.game].title)

        noted = running.run(contest, crew, wishes.folder, to_the_end=wishes.to_the_end, told=told)
    put(screen, _table(noted, words(wishes.language, contest.game)))
    if wishes.folder:
        for file in (
            tables.write(contest, noted, wishes.folder),
            report.write(contest, noted, wishes.folder, wishes.language),
        ):
            screen.print(str(file), soft_wrap=True, markup=False, highlight=False)
    return 0


def _lead(noted: list[Played]) -> str:
    """Who leads so far."""
    if not noted:
        return ""
    best = standings(noted)[0]
    return f"{best.player} {_percent(best.wins.mean)}"


def _table(noted: list[Played], said: Words) -> Table:
    """How everybody stands."""
    rated = {each.player: each for each in ratings(noted)} if _are_many(noted) else {}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in (*HEADINGS, *(["rating"] if rated else [])):
        title = said.say(Message(f"report.{heading}"))
        table.add_column(title, justify="left" if heading == "player" else "right", no_wrap=True)
    for each in standings(noted):
        table.add_row(*_cells(each), *([_rating(rated[each.player])] if rated else []))
    return table


def _are_many(noted: list[Played]) -> bool:
    return len({name for each in noted for name in each.players}) > 2


def _cells(each: Standing) -> list[str]:
    wins, score = each.wins, each.score
    won = f"{_percent(wins.mean)} ({100 * wins.low:.0f}–{100 * wins.high:.0f})"
    scored = f"{score.mean:.1f} ({score.low:.0f}–{score.high:.0f})"
    return [each.player, str(each.matches), won, f"{100 * each.par:.0f} %", scored]


def _rating(each: Rating) -> str:
    return f"{each.points:+.0f} ({each.low:.0f}…{each.high:.0f})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _bar(screen: Console) -> Progress:
    """How far it is, and how long it will take, at a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns,
        TimeRemainingColumn(elapsed_when_finished=True),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
