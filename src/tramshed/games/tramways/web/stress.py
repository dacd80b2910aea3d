"""The track of stress: every step counts, the last one bites."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from tramshed.draw.svg import box
from tramshed.games.tramways.web.plaques import Plaque

STEP, HEIGHT = 10, 14
EMPTY, COMING = "#FFFFFF1C", "#FFD873"


def track(plaque: Plaque) -> Markup:
    """A player's: filled as far as it has come, and what is drafted ahead of it."""
    return _track(plaque.last_stress, plaque.purse.stress, plaque.then or 0)


def scale(last: int) -> Markup:
    """All of it, to be looked at."""
    return _track(last, last, 0)


@cache
def _track(last: int, now: int, then: int) -> Markup:
    steps = "".join(
        box(n * STEP - 9, 1, 8.4, 12, 1.6, _colour(n, last, now, then)) for n in range(1, last + 1)
    )
    end = (
        f'<text x="{last * STEP - 4.8:g}" y="10.4" font-size="8.5" font-weight="700"'
        ' text-anchor="middle" fill="#F3B7A8">−1</text>'
        if now < last
        else ""
    )
    view = f"0 0 {last * STEP} {HEIGHT}"
    return Markup(f'<svg class="stress" viewBox="{view}" aria-hidden="true">{steps}{end}</svg>')


def _colour(step: int, last: int, now: int, then: int) -> str:
    """Hotter towards the end."""
    if step > now:
        return COMING if step <= then else EMPTY
    heat = step / last
    return f"hsl({46 - 40 * heat:.0f} {58 + 12 * heat:.0f}% {62 - 24 * heat:.0f}%)"
