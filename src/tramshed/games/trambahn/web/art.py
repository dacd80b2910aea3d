"""The sprite: every drawing of the game as one string of SVG symbols, made once.

A page carries it once; zones only say `<use href="#hand-face-B5">`. Nothing in it is anybody
else's: numerals, landmarks, people and trams are drawn in the modules beside this one.

`python -m tramshed.games.trambahn.web.art` writes the picture that is a file of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tramshed.draw import svg
from tramshed.draw.palette import BRASS, CREAM, INK, PAPER, THREAD
from tramshed.draw.portraits import PORTRAITS, mount, portrait
from tramshed.draw.svg import (
    at,
    box,
    faint,
    file,
    fill,
    rect,
    stroke,
    symbol,
)
from tramshed.games.trambahn.components import VALUES
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES
from tramshed.games.trambahn.web import cards
from tramshed.games.trambahn.web.palette import DEEP, GLYPH, LINE, PALE
from tramshed.games.trambahn.web.scenery import LANDMARK, figure, figures
from tramshed.games.trambahn.web.vehicles import ON_NIGHT, vehicle

SIGN = "0 0 40 40"

LOBBY_FILE = Path(__file__).parent / "static" / "lobby.svg"


@cache
def sprite() -> str:
    """All symbols, to stand once in a page."""
    return svg.sprite(_guilloche() + mount() + figures(), _symbols())


def _symbols() -> Iterator[str]:
    for line in LETTERS:
        yield from _line(line)
    yield symbol("conductor", cards.VIEW, cards.conductor_view())
    yield symbol("hand-face-C", cards.HAND, cards.conductor_face())
    yield symbol("mini-face-C", cards.MINI, cards.conductor_mini())
    yield symbol("cap", SIGN, cards.cap(CREAM, INK))
    yield symbol("back", cards.HAND, cards.back())
    for name in TRAM_NAMES:
        yield symbol(f"tram-{name}", cards.TRAM, cards.tram_card(name))
        yield symbol(f"{name}-on-night", "0 -3 100 63", vehicle(name, ON_NIGHT))
    for name in PORTRAITS:
        yield symbol(f"portrait-{name}", "0 0 60 60", portrait(name))


def _line(line: str) -> Iterator[str]:
    colour, deep, pale = LINE[line], DEEP[line], PALE[line]
    yield symbol(f"sign-{line}", SIGN, cards.sign(line, colour, CREAM))
    yield symbol(f"glyph-{line}", SIGN, cards.sign(line, GLYPH[line], colour))
    yield symbol(f"chip-{line}", SIGN, cards.sign(line, CREAM, deep))
    yield symbol(f"view-{line}", cards.VIEW, cards.view(line))
    yield symbol(f"hand-base-{line}", cards.HAND, cards.hand_base(colour, deep, pale))
    yield symbol(f"mini-base-{line}", cards.MINI, cards.mini_base(line))
    for value in range(1, VALUES + 1):
        yield symbol(f"hand-face-{line}{value}", cards.HAND, cards.hand_face(line, value))
        yield symbol(f"mini-face-{line}{value}", cards.MINI, cards.mini_face(line, value))


def _guilloche() -> str:
    rings = "M0 7a7 7 0 0 1 14 0a7 7 0 0 1-14 0M7 0a7 7 0 0 1 0 14M7 0a7 7 0 0 0 0 14"
    pattern = '<pattern id="guilloche" width="14" height="14" patternUnits="userSpaceOnUse">'
    return f"{pattern}{faint(0.75, stroke(THREAD, 0.7, rings))}</pattern>"


# --- a picture that is a file of its own


def lobby() -> str:
    """The game's picture in the lobby: the four landmarks, a street, a tram, somebody waiting."""
    skyline = (("B", -6, 1.2), ("R", 112, 1.75), ("G", 272, 1.1), ("Y", 372, 1.0))
    return file(
        "0 0 480 270",
        f"<defs>{_dusk()}{figures()}</defs>",
        box(0, 0, 480, 270, 0, "url(#dusk)"),
        faint(0.18, stroke(INK, 0.8, "".join(f"M0 {y}H480" for y in range(4, 150, 4)))),
        *(
            at(x, 176 - 72 * size, LANDMARK[line](DEEP[line], PALE[line]), size)
            for line, x, size in skyline
        ),
        fill("#E4D6B4", rect(0, 172, 480, 98)),
        stroke(INK, 0.6, "M0 172H480M20 182h90M300 186h160M60 196h120M0 254h200M260 260h180"),
        stroke(INK, 1.6, "M0 232H480M0 240H480"),
        stroke(INK, 1, "".join(f"M{x} 229v14" for x in range(6, 480, 15))),
        at(98, 122, vehicle("electric"), 2),
        figure("lamp", 30, 214, 2.2),
        figure("gentleman", 62, 212, 1.9),
        figure("lady", 352, 236, 2.4),
        figure("gentleman", 384, 238, 2.4, flip=True),
        figure("child", 402, 238, 2.4),
        figure("lamp", 448, 236, 2.6),
        box(1.5, 1.5, 477, 267, 0, "none", BRASS, 3),
    )


def _dusk() -> str:
    stops = f'<stop stop-color="#8FA6B5"/><stop offset=".75" stop-color="{PAPER}"/>'
    return f'<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'


def main() -> None:
    """Write the picture that is a file."""
    LOBBY_FILE.write_text(lobby(), "utf-8")


if __name__ == "__main__":
    main()
