"""The track of stress: every step counts, the last one bites."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from markupsafe import Markup

from tramshed.draw.svg import box
from tramshed.games.tramways.components import LAST_STRESS
from tramshed.games.tramways.web.plaques import Plaque

STEP, HEIGHT = 10, 14
EMPTY, COMING = "#FFFFFF1C", "#FFD873"


def track(plaque: Plaque) -> Markup:
    """A player's: filled as far as it has come, and what is drafted ahead of it."""
    return _track(plaque.last_stress, plaque.purse.stress, plaque.then or 0)


def scale(last: int) -> Markup:
    """All of it, to be looked at."""
    return _track(last, last, 0)


def pieces() -> str:
    """What tracks are put together from, for the sprite: all steps, and none of them yet."""
    return "".join(_whole(last) + _bare(last) for last in LAST_STRESS)


def _whole(last: int) -> str:
    return f'<g id="nerves-{last}">{_steps(range(1, last + 1), last)}</g>'


def _bare(last: int) -> str:
    steps = "".join(_step(n, EMPTY) for n in range(1, last + 1))
    end = (
        f'<text x="{last * STEP - 4.8:g}" y="10.4" font-size="8.5" font-weight="700"'
        ' text-anchor="middle" fill="#F3B7A8">−1</text>'
    )
    return f'<g id="calm-{last}">{steps}{end}</g>'


@cache
def _track(last: int, now: int, then: int) -> Markup:
    bare = f'<use href="#calm-{last}"/>' if now < last else ""
    full = f'<svg width="{now * STEP}" height="{HEIGHT}"><use href="#nerves-{last}"/></svg>'
    coming = "".join(_step(n, COMING) for n in range(now + 1, min(then, last) + 1))
    view = f"0 0 {last * STEP} {HEIGHT}"
    drawn = bare + (full if now else "") + coming
    return Markup(f'<svg class="stress" viewBox="{view}" aria-hidden="true">{drawn}</svg>')


def _steps(steps: Iterable[int], last: int) -> str:
    """Hotter towards the end."""
    return "".join(_step(n, _heat(n / last)) for n in steps)


def _step(number: int, colour: str) -> str:
    return box(number * STEP - 9, 1, 8.4, 12, 1.6, colour)


def _heat(heat: float) -> str:
    return f"hsl({46 - 40 * heat:.0f} {58 + 12 * heat:.0f}% {62 - 24 * heat:.0f}%)"
