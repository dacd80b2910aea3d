"""The course of a match as a curve: a line for each player, from stop to stop.

Lines are told apart by colour, by their signs and by their strokes, so that no eye needs colours;
each ends in its player's name. The drawing is scaled to the width it is given: its numbers are
about those of a phone.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from tramshed.draw.palette import CREAM
from tramshed.web.drawing import stem_and_number

WIDTH, HEIGHT = 400, 250
LEFT, RIGHT, TOP, BOTTOM = 46, 112, 16, 34
"""Room for the amounts, the names, and the stops."""
LABEL = 27
"""Height of a name with its score."""
MOST_TICKS = 5
LETTER = 5.8
"""Width of a letter; signs of East Asia are twice as wide."""

COLOURS = ("#173F78", "#A8281F", "#46916A", "#C9731D", "#7047C2", "#2A1F16")
STROKES = ("", "", "7 3", "2 3", "9 3 2 3", "4 2")
SIGNS = (
    "M0-7L7 0L0 7L-7 0Z",
    "M-6 0A6 6 0 0 1 6 0A6 6 0 0 1-6 0Z",
    "M0-7L7 5.5H-7Z",
    "M-5.5-5.5H5.5V5.5H-5.5Z",
    "M-2.2-6.5H2.2V-2.2H6.5V2.2H2.2V6.5H-2.2V2.2H-6.5V-2.2H-2.2Z",
    "M0-7.5L2.2-2.4L7.5-2.3L3.4 1.3L4.8 6.5L0 3.6L-4.8 6.5L-3.4 1.3L-7.5-2.3L-2.2-2.4Z",
)
"""By seat: the line's colour, its dashes, its sign."""


class Stop(NamedTuple):
    """A point of the course: what it is called, if it is, and everybody's score."""

    name: str
    scores: Sequence[int]
    sign: str = ""


def mark(seat: int) -> Markup:
    """A player's sign, to stand before a name."""
    return Markup(
        '<svg class="mark" viewBox="-9 -9 18 18" aria-hidden="true"><path d="{}" fill="{}"/></svg>'
    ).format(SIGNS[seat], COLOURS[seat])


def draw(
    stops: Sequence[Stop],
    names: Sequence[str],
    score: Callable[[int], str],
    scale: Callable[[int], str],
    reader: int | None = None,
) -> Markup:
    """The course, with scores at the ends and plainer ones along the side. What it says has to be
    said beside it in words."""
    if len(stops) < 2:
        return Markup("")
    grid = _Grid(stops)
    inside = [*grid.levels(scale), *grid.names()]
    seats = sorted(range(len(names)), key=lambda seat: seat == reader)
    lines = (grid.line(seat, mine=seat == reader) for seat in seats)
    inside.append(Markup('<g class="lines">{}</g>').format(Markup("").join(lines)))
    inside += grid.ends(names, score, reader)
    return Markup(
        '<svg class="curve" viewBox="0 0 {} {}" aria-hidden="true" focusable="false">{}</svg>'
    ).format(WIDTH, HEIGHT, Markup("").join(inside))


class _Grid:
    """Where amounts and stops are on the drawing."""

    def __init__(self, stops: Sequence[Stop]) -> None:
        self.stops = stops
        amounts = [score for stop in stops for score in stop.scores]
        self.step = _step(min(0, *amounts), max(1, *amounts))
        self.low = min(0, *amounts) // self.step * self.step
        self.high = -(-max(1, *amounts) // self.step) * self.step

    def x(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / (len(self.stops) - 1)

    def y(self, amount: float) -> float:
        tall = HEIGHT - TOP - BOTTOM
        return TOP + tall * (self.high - amount) / (self.high - self.low)

    def levels(self, scale: Callable[[int], str]) -> list[Markup]:
        """Lines across, with their amounts."""
        level = Markup(
            '<path class="{}" d="M{} {:.1f}H{}"/>'
            '<text class="amount" x="{}" y="{:.1f}" text-anchor="end">{}</text>'
        )
        return [
            level.format(
                "level" if amount else "level ground",
                LEFT,
                self.y(amount),
                WIDTH - RIGHT,
                LEFT - 6,
                self.y(amount) + 4,
                scale(amount),
            )
            for amount in range(self.low, self.high + 1, self.step)
        ]

    def names(self) -> list[Markup]:
        """The stops below."""
        word = Markup('<text class="stop" x="{:.1f}" y="{}" text-anchor="middle">{}</text>')
        sign = Markup('<use href="#{}" x="{:.1f}" y="{}" width="16" height="16"/>')
        drawn = []
        for number, stop in enumerate(self.stops):
            x, y = self.x(number), HEIGHT - BOTTOM
            if stop.sign:
                drawn.append(sign.format(stop.sign, x - 8, y + 9))
            elif stop.name:
                drawn.append(word.format(x, y + 21, stop.name))
            drawn.append(Markup('<path class="tick" d="M{:.1f} {}v5"/>').format(x, y))
        return drawn

    def line(self, seat: int, *, mine: bool) -> Markup:
        """A player's line, with a sign at each stop."""
        points = [
            (self.x(number), self.y(stop.scores[seat])) for number, stop in enumerate(self.stops)
        ]
        way = Markup(" ").join(Markup("{:.1f},{:.1f}").format(*each) for each in points)
        path = Markup(
            '<polyline points="{}" fill="none" stroke="{}" stroke-width="{}"'
            ' stroke-dasharray="{}" stroke-linejoin="round"/>'
        ).format(way, COLOURS[seat], 3.2 if mine else 2.2, STROKES[seat] or "none")
        signs = (_sign(seat, *each, 0.62 if mine else 0.52) for each in points)
        return Markup("<g>{}{}</g>").format(path, Markup("").join(signs))

    def ends(
        self, names: Sequence[str], score: Callable[[int], str], reader: int | None
    ) -> list[Markup]:
        """Who it was, and how much, where the lines end."""
        last = self.stops[-1].scores
        label = Markup(
            '<path class="lead" d="M{:.1f} {:.1f}L{:.1f} {:.1f}"/>{}'
            '<text class="end{}" x="{}" y="{:.1f}">{}'
            '<tspan class="score" x="{}" dy="12.5">{}</tspan></text>'
        )
        x = WIDTH - RIGHT
        return [
            label.format(
                x + 5, self.y(last[seat]), x + 15, y, _sign(seat, x + 22, y, 0.75),
                " mine" if seat == reader else "", x + 32, y - 1.5,
                cut(names[seat], RIGHT - 34), x + 32, score(last[seat]),
            )
            for seat, y in spread([self.y(each) for each in last])
        ]  # fmt: skip


def _sign(seat: int, x: float, y: float, size: float) -> Markup:
    return Markup(
        '<path d="{}" fill="{}" stroke="{}" stroke-width="1.6" paint-order="stroke"'
        ' transform="translate({:.1f} {:.1f}) scale({})"/>'
    ).format(SIGNS[seat], COLOURS[seat], CREAM, x, y, size)


def _step(low: int, high: int) -> int:
    """A round amount from line to line, so that there are few."""
    size = 1
    while True:
        for times in (1, 2, 5):
            if (high - low) / (size * times) <= MOST_TICKS:
                return size * times
        size *= 10


def spread(heights: Sequence[float]) -> list[tuple[int, float]]:
    """Heights at which labels do not overlap, as near as may be to where they belong: each with its
    number, from the top."""
    least, most = TOP + LABEL / 2 - 8, HEIGHT - BOTTOM + 8.0
    placed: list[tuple[int, float]] = []
    for number in sorted(range(len(heights)), key=lambda each: (heights[each], each)):
        above = placed[-1][1] + LABEL if placed else least
        placed.append((number, max(above, heights[number])))
    for place in range(len(placed) - 1, -1, -1):
        number, height = placed[place]
        placed[place] = number, min(height, most)
        most = placed[place][1] - LABEL
    return placed


def cut(name: str, width: float) -> str:
    """A name, as much of it as there is room for; the number of a bot always has room."""
    if _wide(name) <= width:
        return name
    stem, number = stem_and_number(name)
    while len(stem) > 1 and _wide(f"{stem}…{number}") > width:
        stem = stem[:-1]
    return f"{stem.rstrip()}…{number}"


def _wide(text: str) -> float:
    return LETTER * sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
