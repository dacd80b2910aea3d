"""How colours look to people, and which of them a game says must do what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Pair = tuple[str, str]


@dataclass(frozen=True, kw_only=True)
class Colours:
    """A game's `COLOURS`, in its tests' web/colours.py. Checkers that look at pages cannot see text
    inside SVG, so the pairs are listed: what is written, and on what."""

    small: Sequence[Pair]
    """Small text."""
    large: Sequence[Pair]
    """Numerals and signs."""
    far: Sequence[Pair] = ()
    """What is read from afar."""
    apart: Sequence[str]
    """What is told from each other by colour, though not by colour alone."""


def linear(colour: str) -> tuple[float, float, float]:
    """The light a colour sends, red, green and blue from 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As the accessibility guidelines count it, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


# --- the colour-blind: how light arrives without one kind of cone (Machado and others, 2009)

Matrix = tuple[tuple[float, float, float], ...]

WITHOUT: dict[str, Matrix] = {
    "red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "nothing": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}
TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, vector: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    """Lightness and two colour axes, in which distances are what eyes see."""
    seen = times(TO_XYZ, tuple(min(max(part, 0.0), 1.0) for part in light))
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (each / white for each, white in zip(seen, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, matrix: Matrix) -> float:
    a, b = (lab(times(matrix, linear(colour))) for colour in (one, other))
    return float(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5)
