"""The sprite: every drawing of the game as one string of SVG symbols, made once.

A page carries it once; zones only say `<use href="#market-coal">`. Everything is drawn in the
modules beside this one.

`python -m tramshed.games.take_a_train.web.art` writes the lobby's picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tramshed.draw import svg
from tramshed.draw.numerals import WIDTH, numeral
from tramshed.draw.palette import CREAM, ENAMEL, THREAD
from tramshed.draw.portraits import mount
from tramshed.draw.svg import faint, stroke, symbol
from tramshed.games.take_a_train.web import faces, sitters, tokens
from tramshed.games.take_a_train.web.hall import lobby
from tramshed.games.take_a_train.web.objectives import NAMES, PICTURE, picture
from tramshed.games.take_a_train.web.palette import DEEP, ENGINE, GLYPH, WAGON
from tramshed.games.take_a_train.web.signs import CARGO, DRIVE, SALE
from tramshed.games.take_a_train.web.specials import SCENE, mark, special_card
from tramshed.games.take_a_train.web.wagons import DRAWN

SIGN = "0 0 40 40"
WAGON_VIEW = "-1 14 102 54"
ENGINE_VIEW = "0 -1 162 69"
LOBBY_FILE = Path(__file__).parent / "static" / "lobby.svg"


@cache
def sprite() -> str:
    """All symbols, to stand once in a page."""
    return svg.sprite(_guilloche() + mount(), _symbols())


def _symbols() -> Iterator[str]:
    for each, wide in WIDTH.items():
        name = "times" if each == "×" else f"digit-{each}"
        yield symbol(name, f"0 0 {wide} 100", numeral(each, 0, 0, 100, "currentColor"))
    for type_ in WAGON:
        yield from _wagon(type_)
    for type_ in ENGINE:
        yield from _engine(type_)
    for name in SCENE:
        yield symbol(f"special-{name}", faces.CARD, special_card(name))
        yield symbol(f"mark-{name}", SIGN, mark(name, CREAM, ENAMEL))
    for name in NAMES:
        yield symbol(f"objective-{name}", PICTURE, picture(name))
    yield from _tokens()


def _wagon(type_: str) -> Iterator[str]:
    sign = CARGO[type_]
    yield symbol(f"glyph-{type_}", SIGN, sign(GLYPH[type_], WAGON[type_]))
    yield symbol(f"chip-{type_}", SIGN, sign(CREAM, DEEP[type_]))
    yield symbol(f"wagon-{type_}", WAGON_VIEW, DRAWN[type_]())
    yield symbol(f"market-{type_}", faces.CARD, faces.wagon_card(type_))


def _engine(type_: str) -> Iterator[str]:
    yield symbol(f"drive-{type_}", SIGN, DRIVE[type_](CREAM, ENGINE[type_]))
    for size in range(4):
        yield symbol(f"loco-{type_}-{size}", ENGINE_VIEW, faces.BUILT[type_](size))
        yield symbol(f"engine-{type_}-{size}", faces.ENGINE_CARD, faces.engine_card(type_, size))


def _tokens() -> Iterator[str]:
    for kind in SALE:
        yield symbol(f"auction-{kind}", tokens.DISC, tokens.auction_token(kind))
    emblem = tokens.winged_wheel(THREAD, ENAMEL)
    yield symbol("back-wagon", faces.CARD, faces.back(126, 176, emblem))
    yield symbol("back-engine", faces.ENGINE_CARD, faces.back(176, 126, emblem))
    yield symbol("coin", tokens.DISC, tokens.coin())
    yield symbol("sealed", tokens.DISC, tokens.envelope())
    yield symbol("opened", tokens.DISC, tokens.envelope(sealed=False))
    yield symbol("starter", tokens.DISC, tokens.gavel_mark())
    yield symbol("achieved", tokens.DISC, tokens.stamp())
    yield symbol("place", tokens.DISC, tokens.plate())
    for seat in range(6):
        yield symbol(f"portrait-{seat}", tokens.DISC, sitters.person(seat))
        yield symbol(f"automaton-{seat}", tokens.DISC, sitters.automaton(seat))


def _guilloche() -> str:
    rings = "M0 7a7 7 0 0 1 14 0a7 7 0 0 1-14 0M7 0a7 7 0 0 1 0 14M7 0a7 7 0 0 0 0 14"
    pattern = '<pattern id="guilloche" width="14" height="14" patternUnits="userSpaceOnUse">'
    return f"{pattern}{faint(0.75, stroke(THREAD, 0.7, rings))}</pattern>"


def main() -> None:
    """Write the picture that is a file."""
    LOBBY_FILE.write_text(lobby(), "utf-8")


if __name__ == "__main__":
    main()
