"""A ticket in its forms: whole in the hand (100 × 150), mini on the table (76 × 84), tall in a
phone's hand (40 × 100). The fourth, a slip, is its icons alone and needs no drawing.

Icons are drawn here; the buttons that lie over them are the template's.
"""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from tramshed.draw.palette import CREAM, EDGE
from tramshed.draw.svg import box, fill, rect, use
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web.map.icons import cost_of, icon
from tramshed.games.tramways.web.map.layer import piece
from tramshed.games.tramways.web.map.palette import BAND, STAMP, STRIPE, WHITE
from tramshed.games.tramways.web.map.pen import text

SLOT = 42
SLOTS_AT = ((6, 32), (52, 32), (6, 79), (52, 79))
MINI_AT = ((9, 17), (39, 17), (9, 46.5), (39, 46.5))
SLOT_PAPER, SLOT_EDGE = "#FFFDF5", "#CDBE96"
FEW = 4
"""Fewer icons than that are drawn larger on a tall ticket."""


def pieces() -> str:
    """What tickets are drawn on, for the sprite: papers by form and kind, slots, strips."""
    drawn = {f"{form}-{kind}": paper(kind) for form, paper in PAPERS.items() for kind in BAND}
    drawn["slots"] = "".join(
        box(x, y, SLOT, SLOT, 4, SLOT_PAPER, SLOT_EDGE, 1) for x, y in SLOTS_AT
    )
    drawn["slots"] += fill(STRIPE, rect(1.5, 126, 97, 15)) + fill(
        WHITE, "M10 126h10l-9 15H1.5v-1zM34 126h6l-9 15h-6z", opacity=0.13
    )
    drawn["mini-strip"] = fill(STRIPE, rect(1.2, 77, 73.6, 4.6))
    drawn["tall-strip"] = fill(STRIPE, rect(1.1, 94, 37.8, 4.2))
    return "".join(f'<g id="{name}">{each}</g>' for name, each in drawn.items())


def _mini_paper(kind: str) -> str:
    band, _ = BAND[kind]
    return box(0.6, 0.6, 74.8, 82.8, 3, CREAM, EDGE, 1.2) + fill(
        band, "M1.2 3.4a2.2 2.2 0 0 1 2.2-2.2h69.2a2.2 2.2 0 0 1 2.2 2.2V14H1.2z"
    )


def _tall_paper(kind: str) -> str:
    band, _ = BAND[kind]
    return box(0.6, 0.6, 38.8, 98.8, 3, CREAM, EDGE, 1) + fill(
        band, "M1 3.4a2.2 2.2 0 0 1 2.2-2.2h33.6a2.2 2.2 0 0 1 2.2 2.2V13H1z"
    )


PAPERS = {"mini": _mini_paper, "tall": _tall_paper}
"""By form; that of a whole ticket is a symbol."""


@cache
def whole(ticket: TicketSeen, letter: str) -> Markup:
    """A ticket in the hand; the letter says of what kind it is."""
    paper = use(f"paper-{ticket.kind}", 0, 0, 100, 150)
    head = _written("on-whole", 6, 21, f"№ {ticket.number}", ticket)
    if ticket.trade:
        head += use(f"trade-{ticket.trade}", 79, 7.5, 18, 18)
    else:
        head += _written("on-corner", 94, 21, letter, ticket)
    if ticket.void:
        return Markup(paper + head + _void(50, 84, -24, 80, 34, 26))
    slots = "".join(
        _icon(name, x + 2, y + 2, SLOT - 4)
        for name, (x, y) in zip(ticket.slots, SLOTS_AT, strict=False)
    )
    return Markup(paper + head + piece("slots") + slots + _cost(ticket, 68, 100, 30))


@cache
def mini(ticket: TicketSeen) -> Markup:
    """A ticket on the table."""
    paper = piece(f"mini-{ticket.kind}")
    head = _written("on-mini", 4, 11, f"№ {ticket.number}", ticket)
    if ticket.trade:
        head += use(f"trade-{ticket.trade}", 60, 0.6, 14, 14)
    if ticket.void:
        return Markup(paper + head + _void(38, 46, -20, 60, 24, 19))
    drawn = "".join(
        _icon(name, x, y, 28) for name, (x, y) in zip(ticket.slots, MINI_AT, strict=False)
    )
    return Markup(paper + head + drawn + piece("mini-strip") + _cost(ticket, 52, 54, 23))


@cache
def tall(ticket: TicketSeen) -> Markup:
    """A ticket in a phone's hand: icons one below the other, as large as the width allows."""
    paper = piece(f"tall-{ticket.kind}")
    head = _written("on-tall", 20, 10.6, str(ticket.number), ticket)
    if ticket.void:
        return Markup(paper + head + _void(20, 56, -90, 64, 22, 17))
    shown = [name for name in ticket.slots[:-1] if name]
    size = tall_size(len(shown))
    drawn = "".join(
        icon(name, 20 - size / 2, 14.5 + (size + 0.6) * place, size)
        for place, name in enumerate(shown)
    )
    return Markup(paper + head + drawn + piece("tall-strip") + _cost(ticket, 18, 74, 21))


def _written(kind: str, x: float, y: float, words: str, ticket: TicketSeen) -> str:
    """On the band; the style sheet says how a kind of words looks."""
    _, on = BAND[ticket.kind]
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" fill="{on}">{words}</text>'


def tall_size(icons: int) -> float:
    """How large so many icons are on a tall ticket."""
    return 26 if icons < FEW else 19.5


def _icon(name: str, x: float, y: float, size: float) -> str:
    return icon(name, x, y, size) if name else ""


def _cost(ticket: TicketSeen, x: float, y: float, size: float) -> str:
    """The consequence, as a postmark across the corner."""
    name = cost_of(ticket)
    return use(name, x, y, size, size) if name else ""


def _void(x: float, y: float, turned: int, w: float, h: float, size: float) -> str:
    """A stamp across a ticket that can do nothing."""
    frame = box(x - w / 2, y - h / 2, w, h, 4, "none", STAMP, 2.6)
    word = text(x, y + 0.34 * size, size, "VOID", STAMP)
    return f'<g transform="rotate({turned} {x} {y})">{frame}{word}</g>'


def sign(name: str) -> Markup:
    """An icon by its name in notation, alone in a square."""
    return Markup(icon(name))
