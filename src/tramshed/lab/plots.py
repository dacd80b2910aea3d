"""The plots of a report: each takes the rows of a table and gives one chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import altair as alt

from tramshed.kernel.words import Message, Words
from tramshed.lab.ratings import Rating
from tramshed.lab.standing import Standing

SHADES: Final = "warmgreys"
"""For what may be named by a colour itself."""
WIDTH = 640
LINE = 28
"""Height of a player's line."""
COLOURS: Final = "observable10"
"""Told apart by colour-blind eyes; players are named on an axis as well."""

Rows = Sequence[dict[str, Any]]
Chart = Any
"""A chart of Altair, whose types say less than its manual."""


class Plots:
    """Draws with the words of one language; players keep their order and colour in all plots."""

    def __init__(self, players: Sequence[str], words: Words) -> None:
        self._players, self._words = list(players), words

    def say(self, message_id: str) -> str:
        return self._words.say(Message(message_id))

    def shares(self, standings: Sequence[Standing]) -> Chart:
        """Who has how much of the victories; a tick where he would be among equals."""
        rows = [
            {"player": each.player, "par": each.par, **each.wins._asdict()} for each in standings
        ]
        base = self._chart(rows, len(rows))
        axis = alt.X("mean:Q", title=self.say("report.share"), axis=alt.Axis(format="%"))
        par = base.mark_tick(thickness=2, color="#888", size=22).encode(x="par:Q", y=self._by())
        return par + self._dots(base, axis)

    def ratings(self, ratings: Sequence[Rating]) -> Chart:
        """Everybody's rating with its interval."""
        rows = [
            {"player": each.player, "mean": each.points, "low": each.low, "high": each.high}
            for each in ratings
        ]
        base = self._chart(rows, len(rows))
        axis = alt.X("mean:Q", title=self.say("report.rating"), scale=alt.Scale(zero=False))
        return self._dots(base, axis)

    def scores(self, rows: Rows) -> Chart:
        """How scores are spread."""
        told = [{"player": row["player"], "score": row["score"]} for row in rows]
        score = alt.X("score:Q", title=self.say("report.score"), scale=alt.Scale(zero=False))
        return (
            self._chart(told, len(self._players))
            .mark_boxplot(extent="min-max")
            .encode(x=score, y=self._by(), color=self._colour())
        )

    def seats(self, rows: Rows) -> Chart:
        """Who wins how often at which seat."""
        told = [{key: row[key] for key in ("player", "seat", "share")} for row in rows]
        return (
            self._chart(told, 6)
            .mark_bar()
            .encode(
                x=alt.X("seat:O", title=self.say("report.seat"), axis=alt.Axis(labelAngle=0)),
                xOffset=alt.XOffset("player:N", sort=self._players),
                y=alt.Y("mean(share):Q", title=self.say("report.share"), axis=alt.Axis(format="%")),
                color=self._colour(legend=True),
            )
        )

    def sources(self, rows: Rows, name_of: Callable[[str], str]) -> Chart:
        """Where points come from, on average."""
        told = [
            {"player": row["player"], "source": name_of(source), "points": points / count}
            for player in self._players
            for some in [[row for row in rows if row["player"] == player]]
            for count in [len(some)]
            for row in some
            for source, points in row["sources"].items()
        ]
        return (
            self._chart(told, len(self._players))
            .mark_bar()
            .encode(
                x=alt.X("sum(points):Q", title=self.say("report.points")),
                y=self._by(),
                color=alt.Color(
                    "source:N", title=self.say("report.source"), scale=alt.Scale(scheme=SHADES)
                ),
                tooltip=["player:N", "source:N", alt.Tooltip("sum(points):Q", format=".1f")],
            )
        )

    def lengths(self, rows: Rows) -> Chart:
        """How many moves a match has."""
        told = [{"moves": row["moves"]} for row in rows if row["seat"] == 1]
        return (
            self._chart(told, 6)
            .mark_bar()
            .encode(
                x=alt.X("moves:Q", bin=alt.Bin(maxbins=30), title=self.say("report.moves")),
                y=alt.Y("count()", title=self.say("report.matches")),
            )
        )

    def times(self, rows: Rows) -> Chart:
        """How long a decision takes, on average of a match."""
        told = [
            {"player": row["player"], "time": 1000 * row["seconds"] / row["decisions"]}
            for row in rows
            if row["decisions"]
        ]
        time = alt.X("time:Q", title=self.say("report.time"), scale=alt.Scale(type="log"))
        return (
            self._chart(told, len(self._players))
            .mark_boxplot(extent="min-max")
            .encode(x=time, y=self._by(), color=self._colour())
        )

    def _chart(self, rows: Rows, lines: int) -> Chart:
        data = alt.InlineData(values=list(rows))
        return alt.Chart(data, width=WIDTH, height=LINE * max(2, lines))

    def _dots(self, base: Chart, x: alt.X) -> Chart:
        rule = base.mark_rule(strokeWidth=2).encode(
            x="low:Q", x2="high:Q", y=self._by(), color=self._colour()
        )
        dot = base.mark_point(filled=True, size=90).encode(
            x=x,
            y=self._by(),
            color=self._colour(),
            tooltip=["player:N", "mean:Q", "low:Q", "high:Q"],
        )
        return rule + dot

    def _by(self) -> alt.Y:
        return alt.Y("player:N", sort=self._players, title=None)

    def _colour(self, *, legend: bool = False) -> alt.Color:
        scale = alt.Scale(domain=self._players, scheme=COLOURS)
        key = alt.Legend(title=None, orient="top") if legend else None
        return alt.Color("player:N", scale=scale, legend=key)
