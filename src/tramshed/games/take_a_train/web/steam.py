"""Steam locomotives, from a works' tank engine to an express with a tender."""

from __future__ import annotations

from dataclasses import dataclass

from tramshed.draw.palette import BRASS, CREAM, INK
from tramshed.draw.svg import circle, fill, rect, stroke
from tramshed.games.take_a_train.web.palette import GLASS, LAMP, STEEL
from tramshed.games.take_a_train.web.rolling import buffer, drawn, rods, wheel

RED = "#8E2F22"


@dataclass(frozen=True)
class Build:
    """How one class of engine is built. Lengths along the rail, from the front buffer."""

    boiler: str
    """Its paint."""
    front: float
    cab: float
    end: float
    top: float
    """The boiler's top edge."""
    drivers: tuple[tuple[float, float], ...]
    carriers: tuple[tuple[float, float], ...] = ()
    chimney: float = 12
    domes: tuple[float, ...] = ()
    tank: bool = False
    tender: tuple[float, float] | None = None
    deflector: bool = False


BUILDS = (
    Build("#3B5A45", 34, 78, 104, 35, ((58, 9), (84, 9)), chimney=15, domes=(62,), tank=True),
    Build(
        "#37404A",
        24,
        84,
        114,
        33,
        ((44, 9.5), (65, 9.5), (86, 9.5)),
        ((106, 5.5),),
        14,
        (50, 68),
        True,
    ),
    Build(
        "#33423B",
        12,
        72,
        94,
        31,
        ((36, 10), (57, 10), (78, 10)),
        ((17, 5.5),),
        12,
        (36, 54),
        tender=(100, 148),
    ),
    Build(
        "#2B3140",
        8,
        76,
        99,
        29,
        ((40, 11.5), (63.5, 11.5), (87, 11.5)),
        ((12, 5), (24, 5)),
        8,
        (38, 58),
        tender=(105, 156),
        deflector=True,
    ),
)
"""By power: small, middling, strong, strongest."""


def steam(size: int) -> str:
    """An engine of some size, 0 to 3."""
    build = BUILDS[size]
    return drawn(
        *(_tender(build, *build.tender) if build.tender else ()),
        _wheels(build),
        _chimney(build),
        *(_dome(x, build.top) for x in build.domes),
        _boiler(build),
        _cab(build),
        _running_gear(build),
    )


def _wheels(build: Build) -> str:
    return "".join(wheel(x, r, RED) for x, r in (*build.carriers, *build.drivers))


def _chimney(build: Build) -> str:
    x, top = build.front + 5, build.top - build.chimney
    stack = (
        f"M{x + 1.5:g} {build.top + 2:g}L{x:g} {top + 3:g}H{x + 9:g}L{x + 7.5:g} {build.top + 2:g}Z"
    )
    return fill(INK, stack, f"M{x - 1.5:g} {top:g}h12v3h-12z")


def _dome(x: float, top: float) -> str:
    return fill(
        BRASS,
        (
            f"M{x - 6:g} {top + 2:g}V{top - 4:g}C{x - 6:g} {top - 10:g} {x + 6:g} {top - 10:g} "
            f"{x + 6:g} {top - 4:g}V{top + 2:g}Z"
        ),
    )


def _boiler(build: Build) -> str:
    front, top, cab = build.front, build.top, build.cab
    low = 50
    shape = (
        f"M{front + 3:g} {top:g}H{cab:g}V{low}H{front + 3:g}C{front - 1:g} {low - 3} {front - 1:g}"
        f" {top + 3:g} {front + 3:g} {top:g}Z"
    )
    smokebox = (
        f"M{front + 3:g} {top:g}h12V{low}h-12C{front - 1:g} {low - 3} {front - 1:g} {top + 3:g} "
        f"{front + 3:g} {top:g}Z"
    )
    bands = "".join(f"M{x:g} {top + 0.6:g}V{low - 0.6}" for x in _spread(front + 15, cab, 16))
    shine = f"M{front + 18:g} {top + 4:g}H{cab - 3:g}"
    side = fill(build.boiler, shape) + fill("#2A2723", smokebox) + stroke(BRASS, 1.2, bands)
    if build.tank:
        side += fill(build.boiler, rect(front + 19, top + 6, cab - front - 19, low - top - 6))
        side += stroke(BRASS, 0.9, rect(front + 21.5, top + 8.5, cab - front - 24, low - top - 11))
    else:
        side += f'<g opacity=".45">{stroke(CREAM, 1.2, shine)}</g>'
    if build.deflector:
        side += fill("#2A2723", f"M{front + 1:g} {top - 6:g}h18l2 24h-18z")
        side += stroke(BRASS, 0.9, f"M{front + 4:g} {top - 3:g}h13l1.5 18h-12.5z")
    return side + circle(front + 1.5, (top + low) / 2 - 3, 2.3, LAMP)


def _spread(start: float, end: float, step: float) -> list[float]:
    count = max(1, round((end - start) / step))
    return [start + (end - start) * n / count for n in range(count)]


def _cab(build: Build) -> str:
    x, end = build.cab, build.end
    top = min(build.top - 9, 25)
    walls = f"M{x:g} {top + 4:g}H{end:g}V54H{x:g}Z"
    roof = (
        f"M{x - 4:g} {top + 4:g}C{x + 2:g} {top - 2:g} {end - 2:g} {top - 2:g} {end + 5:g} "
        f"{top + 4:g}Z"
    )
    wide = end - x
    windows = rect(x + 4, top + 8, wide / 2 - 5, 9)
    bunker = fill("#2A2723", rect(end - 2, 36, 9, 18)) if build.tank else ""
    door = f"M{x + wide / 2 + 2:g} {top + 7:g}H{end - 2.5:g}V50"
    return (
        bunker
        + fill(build.boiler, walls)
        + fill(INK, roof)
        + fill(GLASS, windows)
        + stroke(BRASS, 0.9, rect(x + 3, 41, wide - 6, 9))
        + (
            stroke(INK, 0.8, door)
            if not build.tank
            else fill(GLASS, rect(x + wide / 2 + 1, top + 8, wide / 2 - 5, 9))
        )
    )


def _running_gear(build: Build) -> str:
    front, end = build.front, build.end
    first = build.drivers[0][0]
    cylinder = rect(max(front + 2, first - 26), 53, 13, 8)
    rod_y = 66 - build.drivers[0][1] + 1.5
    main = f"M{max(front + 15, first - 13):g} 57L{build.drivers[1][0]:g} {rod_y:g}"
    return (
        fill(RED, rect(front - 4, 50, end - front + (11 if build.tank else 4), 3.2))
        + fill("#2A2723", cylinder)
        + stroke(STEEL, 2, main)
        + rods(build.drivers)
        + fill(RED, rect(front - 5, 50, 3, 8))
        + buffer(front - 5)
    )


def _tender(build: Build, start: float, end: float) -> tuple[str, ...]:
    heap = (
        f"M{start + 8:g} 36C{start + 12:g} 27 {start + 20:g} 31 {start + 24:g} 27C{start + 30:g}"
        f" 24 {end - 10:g} 30 {end - 5:g} 36Z"
    )
    wide = end - start
    axles = (start + wide * 0.16, start + wide * 0.5, start + wide * 0.84)
    return (
        fill(INK, rect(build.end - 2, 50, start - build.end + 6, 3)),
        fill("#221E1B", heap),
        fill(build.boiler, f"M{start:g} 35H{end:g}V54H{start:g}Z"),
        stroke(BRASS, 0.9, rect(start + 3, 38, wide - 6, 12.5)),
        fill(RED, rect(start - 1, 52, wide + 3, 3)),
        *(wheel(x, 5.8, RED) for x in axles),
        buffer(end + 1, left=False),
    )
