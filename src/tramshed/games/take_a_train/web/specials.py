"""The five special cards of the wagon deck."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tramshed.draw.numerals import numeral, width
from tramshed.draw.palette import BRASS, CREAM, ENAMEL, GOLD, INK, PAPER
from tramshed.draw.svg import at, box, circle, faint, fill, oval, rect, stroke, window
from tramshed.games.take_a_train.web.faces import frame
from tramshed.games.take_a_train.web.palette import STEEL
from tramshed.games.take_a_train.web.rolling import drawn
from tramshed.games.take_a_train.web.scenes import ruled, track
from tramshed.games.take_a_train.web.wagons import ROOF, chassis

LINEN, LID = "#E4DCC6", "#6F6A60"


def _ground() -> str:
    rules = "".join(f"M0 {y:g}H110" for y in ruled(2, 94, 2.4))
    return fill(LINEN, rect(0, 0, 110, 94)) + faint(0.22, stroke(INK, 0.5, rules))


def gauge() -> str:
    """Multiplier +1: a pressure gauge past its mark."""
    marks = "".join(
        (
            f"M{55 + 29 * cos(a):.1f} {47 + 29 * sin(a):.1f}L{55 + 34 * cos(a):.1f} "
            f"{47 + 34 * sin(a):.1f}"
        )
        for a in (pi * (0.75 + 1.5 * n / 10) for n in range(11))
    )
    red = (
        f"M{55 + 31 * cos(0.1):.1f} {47 + 31 * sin(0.1):.1f}A31 31 0 0 1 "
        f"{55 + 31 * cos(pi / 4):.1f} {47 + 31 * sin(pi / 4):.1f}"
    )
    return (
        drawn(
            circle(55, 47, 42, BRASS),
            circle(55, 47, 37, CREAM),
            stroke(INK, 1.6, marks),
            stroke("#AD3620", 5, red),
            fill(INK, "M51 44L81 55L54 51Z"),
            circle(55, 47, 5, BRASS),
        )
        + numeral("1", 51, 62, 15, INK)
        + stroke(INK, 3, "M38 69.5H48M43 64.5V74.5")
    )


def purse() -> str:
    """Bonus 600: coin rolls and a bag."""
    bag = "M30 84C18 76 18 52 36 42L32 32C38 35 46 35 52 32L48 42C66 52 66 76 54 84Z"
    coins = "".join(oval(78, y, 17, 5.5, GOLD) for y in (82, 76, 70, 64, 58))
    return drawn(
        coins,
        oval(78, 58, 12, 3.4, BRASS),
        fill("#8A6A3F", bag),
        fill("#6B4F2B", "M34 42Q42 46 50 42L49 47Q42 50 35 47Z"),
        oval(92, 86, 10, 4, GOLD),
    ) + numeral("600", 42 - width("600", 17) / 2, 58, 17, CREAM)


def twins() -> str:
    """Twin wagon: what stands first stands twice."""
    van = drawn(
        fill(PAPER, rect(8, 28, 84, 25)),
        stroke(INK, 0.6, "M8 34H92M8 40H92M8 46H92"),
        fill(BRASS, rect(38, 28, 24, 25)),
        fill(ROOF, "M5 27Q50 19 95 27V29.5H5Z"),
        chassis(),
    )
    return (
        track(110, 84, 94)
        + faint(0.5, at(14, 10, van, 0.55))
        + at(24, 35, van, 0.76)
        + stroke(INK, 2, "M36 16H76M68 10L76 16L68 22")
    )


def dustbin() -> str:
    """Trash: the whole market goes."""
    lid = "M30 36C32 28 44 25 55 25S78 28 80 36Z"
    can = "M34 40H76L71 86H39Z"
    sheet = fill(CREAM, rect(-8, -11, 16, 22)) + fill("#AD3620", rect(-8, -11, 16, 6))
    other = fill(CREAM, rect(-8, -11, 16, 22)) + fill("#1B3E8C", rect(-8, -11, 16, 6))
    turned = '<g transform="rotate({a} {x} {y}) translate({x} {y})">{d}</g>'
    return drawn(
        turned.format(a=-24, x=44, y=30, d=sheet),
        turned.format(a=18, x=62, y=27, d=other),
        fill(STEEL, can),
        stroke(INK, 1.2, "M43 44L46 83M55 44V83M67 44L64 83"),
        turned.format(a=-16, x=4, y=-3, d=fill(LID, lid, rect(50, 21, 10, 4))),
        fill(LID, rect(32, 38, 46, 4)),
    )


def long_shed() -> str:
    """Extended storage: a sixth berth."""
    bays = "".join(
        box(6 + 16.6 * n, 46, 14, 26, 1.5, "#5C4A33" if n < 5 else GOLD) for n in range(6)
    )
    numbers = "".join(
        numeral(
            str(n + 1), 13 + 16.6 * n - width(str(n + 1), 11) / 2, 53, 11, CREAM if n < 5 else INK
        )
        for n in range(6)
    )
    return (
        track(110, 84, 94)
        + drawn(fill("#8E7B5C", "M2 44H88V74H2Z"), fill("#B99A5E", "M88 44H108V74H88Z"), bays)
        + numbers
        + drawn(fill(ROOF, "M0 44L44 26L90 44Z"), fill(BRASS, "M84 44L97 35L110 44Z"))
    )


SCENE: dict[str, Callable[[], str]] = {
    "plus-one": gauge,
    "bonus": purse,
    "twin": twins,
    "trash": dustbin,
    "extended": long_shed,
}


def mark(name: str, ink: str, ground: str) -> str:
    """A special card's sign, 40 × 40."""
    if name == "plus-one":
        return stroke(ink, 5, "M3 20H21M12 11V29") + at(24, 9, numeral("1", 0, 0, 23, ink))
    if name == "bonus":
        return (
            circle(20, 20, 17, ink)
            + circle(20, 20, 12.5, "none", ground, 2)
            + fill(ground, "M18 11H22V29H18Z")
        )
    if name == "twin":
        return fill(ink, rect(2, 8, 25, 15), rect(13, 17, 25, 15)) + stroke(
            ground, 2.4, rect(13, 17, 25, 15)
        )
    if name == "trash":
        return fill(ink, "M7 12H33L30.5 37H9.5ZM5 6.5H35V10H5ZM15 3H25V6H15Z") + stroke(
            ground, 2, "M15 16V33M20 16V33M25 16V33"
        )
    return (
        fill(ink, rect(2, 14, 10, 16), rect(14, 14, 10, 16))
        + stroke(ink, 2.6, rect(27, 15.3, 9.5, 13.4))
        + stroke(ink, 2.6, "M1 34H39")
    )


def special_card(name: str) -> str:
    """A special card; its name stands on the page."""
    scene = _ground() + SCENE[name]()
    return (
        frame(126, 176, ENAMEL, INK, 40, 148)
        + window(8, 47, 110, 94, "0 0 110 94", scene)
        + box(6.5, 45.5, 113, 97, 3, "none", INK, 1.3)
        + at(8, 5, mark(name, CREAM, ENAMEL), 0.75)
        + at(88, 5, mark(name, CREAM, ENAMEL), 0.75)
    )
