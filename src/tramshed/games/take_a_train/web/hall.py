"""The lobby's picture: a station hall, a train about to leave."""

from __future__ import annotations

from tramshed.draw.palette import BRASS, INK, PAPER
from tramshed.draw.svg import at, box, circle, faint, file, fill, rect, stroke
from tramshed.games.take_a_train.web.steam import steam
from tramshed.games.take_a_train.web.wagons import DRAWN

IRON = "#37505F"
GLASS = "#C9D8DA"


def lobby() -> str:
    """The hall from its end: an iron roof, daylight, a clock, a steam train, people."""
    return file(
        "0 0 480 270",
        f"<defs>{_daylight()}</defs>",
        box(0, 0, 480, 270, 0, "url(#daylight)"),
        _roof(),
        _town(),
        _platform(),
        at(20, 92, steam(3), 1.95),
        at(334, 104.5, DRAWN["passenger"](), 1.76),
        _smoke(),
        _clock(),
        _people(),
        box(1.5, 1.5, 477, 267, 0, "none", BRASS, 3),
    )


def _daylight() -> str:
    stops = "".join(
        f'<stop offset="{offset}" stop-color="{colour}"/>'
        for offset, colour in ((0, "#7F99A6"), (0.55, PAPER), (1, "#E4D6B4"))
    )
    return f'<linearGradient id="daylight" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def _roof() -> str:
    """Arched ribs, purlins, glass between them."""
    arcs = "".join(
        f"M{x} 214C{x} {y} {480 - x} {y} {480 - x} 214" for x, y in ((-30, -92), (14, -40), (52, 8))
    )
    spokes = "".join(
        f"M{240 + dx * 0.62:g} {y1:g}L{240 + dx:g} {y0:g}"
        for dx, y0, y1 in (
            (-236, 70, 110),
            (-190, 32, 78),
            (-140, 6, 56),
            (-86, -10, 44),
            (-30, -18, 37),
            (30, -18, 37),
            (86, -10, 44),
            (140, 6, 56),
            (190, 32, 78),
            (236, 70, 110),
        )
    )
    lights = "M14 214C14 -40 466 -40 466 214L428 214C428 8 52 8 52 214Z"
    return (
        fill(GLASS, lights, opacity=0.55)
        + faint(0.16, stroke(INK, 0.8, "".join(f"M0 {y}H480" for y in range(4, 170, 4))))
        + stroke(IRON, 3, arcs)
        + stroke(IRON, 1.4, spokes)
        + fill(IRON, rect(44, 120, 9, 100), rect(427, 120, 9, 100))
        + stroke(IRON, 2, "M53 150Q70 128 96 118M427 150Q410 128 384 118")
    )


def _town() -> str:
    """What is to be seen through the open end."""
    roofs = "M70 176V150L84 140L98 150V134L106 122L114 134V152H140V140L156 130L172 140V176Z"
    more = "M300 176V146H318V128L325 112L332 128V146H352V152L368 142L384 152V136H404V176Z"
    return faint(0.35, fill("#28604A", roofs) + fill("#0F2B55", more))


def _platform() -> str:
    sleepers = "".join(f"M{x} 222v7" for x in range(4, 480, 12))
    return (
        fill("#CDBB90", rect(0, 176, 480, 46))
        + fill("#B9A578", rect(0, 219, 480, 51))
        + stroke(INK, 2, sleepers)
        + stroke(INK, 2.2, "M0 221.5H480")
        + fill("#E4D6B4", "M0 236H480V270H0Z")
        + stroke(INK, 1, "M0 236H480M0 240H480")
        + stroke(INK, 0.5, "M20 250h90M180 256h120M340 248h110M60 263h140M270 264h160")
    )


def _smoke() -> str:
    """Steam from the chimney and the cylinders."""
    puffs = (
        (54, 122, 7),
        (53, 108, 9),
        (55, 90, 12),
        (66, 66, 15),
        (90, 52, 18),
        (122, 42, 20),
        (160, 38, 18),
        (196, 42, 14),
        (226, 48, 9),
    )
    clouds = "".join(circle(x, y, r, "#F7F1E0", "#CFC4A6", 0.8) for x, y, r in puffs)
    lines = "M60 72q8-6 14 0M84 58q10-8 18 0M116 46q12-8 22 0M156 42q10-6 18 1"
    drain = "".join(
        circle(x, y, r, "#F7F1E0") for x, y, r in ((20, 214, 7), (10, 206, 9), (30, 218, 5))
    )
    return faint(0.92, clouds + drain) + stroke("#B9AE94", 1.2, lines)


def _clock() -> str:
    return (
        stroke(INK, 3, "M388 40V62")
        + circle(388, 82, 21, BRASS, INK, 1.6)
        + circle(388, 82, 17, PAPER, INK, 1)
        + stroke(INK, 1.4, "M388 67.5v3M388 93.5v3M373.5 82h3M399.5 82h3")
        + stroke(INK, 2.4, "M388 82V71M388 82L396 86")
    )


LADY = (
    "M-5.5 0C-4-5-2-9-1.8-12.5C-2.8-14-2.6-16.5-1-17.5V-18.8A2.2 2.2 0 1 1 1-18.8V-17.5"
    "C2.4-17 2.8-15.5 2.4-13.5C3-9 5-4 6.5 0Z"
)
BONNET = "M-5.5-20.3C-4-21.6-2.8-21.5-2.4-22.5C-1.6-24.6 2-24.6 2.6-22.3C3.5-21.3 5-21.2 5.8-20Z"
MAN = (
    "M-3 0V-9H3V0H.6L0-6L-.6 0ZM-3.6-8.5C-4-13-3.8-16.5-1.3-17.5L-1-18.8A2.3 2.3 0 1 1 1-18.8"
    "L1.3-17.5C3.8-16.5 4-13 3.6-8.5Z"
)
TOP_HAT = "M-4-20.5H4V-21.5H2.5V-26H-2.5V-21.5H-4Z"
CAP = "M-3-20.5H4.5V-21.3H2.5L2-23.5H-2.5Z"


def _man(hat: str) -> str:
    return fill(INK, MAN) + fill(INK, hat)


def _people() -> str:
    trunks = fill("#6B4F2B", rect(268, 246, 26, 16), rect(272, 236, 18, 10)) + stroke(
        INK, 1, "M268 252H294M281 246V262M272 240H290"
    )
    return (
        at(236, 262, fill(INK, LADY, BONNET), 2)
        + at(216, 263, _man(TOP_HAT), 2)
        + trunks
        + at(308, 263, _man(CAP), 2)
        + at(424, 264, fill(INK, LADY, BONNET), 2.1)
        + at(446, 264, _man(TOP_HAT), 2.1)
        + at(40, 264, _man(CAP), 2)
        + stroke("#A8281F", 2, "M47 232V218")
        + fill("#A8281F", "M47 206H62V218H47Z")
    )
