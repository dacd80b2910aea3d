"""A bar chart as plain SVG."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

WIDTH, BAR, GAP = 640, 28, 12
LABEL, NUMBER = 150, 110
"""Room for a bar's name before it, and for its number after it."""

FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" \
font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="white"/>
<text x="{gap}" y="{title_at}" font-weight="bold">{title}</text>
{bars}
</svg>
"""
ROW = """<text x="{label_end}" y="{text_at}" text-anchor="end">{name}</text>
<rect x="{label}" y="{at}" width="{length:.1f}" height="{bar}" fill="#2a6f97"/>
<text x="{number_at:.1f}" y="{text_at}">{value:,.0f}</text>"""


def bar_chart(title: str, values: Mapping[str, float]) -> str:
    """Bars from zero, one below the other, as long as their values are great."""
    longest = max(values.values())
    bars = "\n".join(
        _bar(name, value, value / longest, GAP + (row + 1) * (BAR + GAP))
        for row, (name, value) in enumerate(values.items())
    )
    height = 2 * GAP + (len(values) + 1) * (BAR + GAP)
    title_at = GAP + BAR // 2
    return FRAME.format(
        width=WIDTH, height=height, gap=GAP, title_at=title_at, title=escape(title), bars=bars
    )


def _bar(name: str, value: float, share: float, at: int) -> str:
    length = share * (WIDTH - LABEL - NUMBER)
    return ROW.format(
        name=escape(name),
        value=value,
        label=LABEL,
        label_end=LABEL - GAP,
        at=at,
        bar=BAR,
        length=length,
        number_at=LABEL + length + GAP,
        text_at=at + BAR * 2 // 3,
    )
