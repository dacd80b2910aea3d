"""What a contest showed, as one page that needs no network: sentences, tables, plots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from tramshed.kernel.registry import metas, root
from tramshed.kernel.words import Message, Words
from tramshed.lab.contest import Contest
from tramshed.lab.jobs import Played
from tramshed.lab.ratings import ratings
from tramshed.lab.saying import LOCALE, extra
from tramshed.lab.standing import standings
from tramshed.lab.tables import rows

HERE = Path(__file__).parent
REPORT, TEMPLATE = "report.html", "report.html.jinja"


@cache
def words(language: str, name: str) -> Words:
    """The lab's own words, and those of a game and its page, which name where points come from."""
    folders = [root(name) / "locale", root(name) / "web" / "locale"]
    return Words(language, [LOCALE, HERE.parent / "locale", *folders])


def write(contest: Contest, noted: Sequence[Played], folder: Path, language: str = "en") -> Path:
    """Write the page."""
    file = folder / REPORT
    file.write_text(page(contest, noted, language), encoding="utf-8")
    return file


def page(contest: Contest, noted: Sequence[Played], language: str = "en") -> str:
    """The page itself."""
    said = words(language, contest.game)
    standing = standings(noted)
    rated = ratings(noted) if len(contest.players) > 2 else []
    rendered: str = _template().render(
        language=language,
        title=metas()[contest.game].title,
        contest=contest,
        played=len(noted),
        standings=standing,
        ratings=rated,
        charts=_charts(contest, noted, said),
        say=lambda message_id, **values: said.say(Message(message_id, values)),
        script=Markup(_script()),
    )
    return rendered


def _charts(contest: Contest, noted: Sequence[Played], said: Words) -> list[tuple[str, Any]]:
    """The plots, each with the message that heads it."""
    extra("altair")
    from tramshed.lab.plots import Plots

    table, standing = list(rows(contest, noted)), standings(noted)
    plots = Plots([each.player for each in standing], said)
    many = len(contest.players) > 2

    def name_of(source: str) -> str:
        return said.say(Message(source)) if source in said else source

    drawn = {
        "report.wins": plots.shares(standing),
        **({"report.ratings": plots.ratings(ratings(noted))} if many else {}),
        "report.scores": plots.scores(table),
        "report.seats": plots.seats(table),
        "report.sources": plots.sources(table, name_of),
        "report.lengths": plots.lengths(table),
        "report.times": plots.times(table),
    }
    return [(heading, chart.to_dict()) for heading, chart in drawn.items()]


@cache
def _script() -> str:
    """Vega, which draws the plots, in one piece: it lies in the page."""
    return str(extra("vl_convert").javascript_bundle())


@cache
def _template() -> Any:
    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template(TEMPLATE)
