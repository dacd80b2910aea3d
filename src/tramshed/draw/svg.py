"""The few SVG words that drawings are made of. Paths are joined path data."""

from __future__ import annotations

from collections.abc import Iterable


def rect(x: float, y: float, w: float, h: float) -> str:
    """A rectangle as path data."""
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"


def fill(colour: str, *paths: str, opacity: float = 1) -> str:
    """Path data, filled."""
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f'<path fill="{colour}"{faint} d="{"".join(paths)}"/>'


def stroke(colour: str, width: float, *paths: str) -> str:
    """Path data, drawn as lines."""
    return f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" d="{"".join(paths)}"/>'


def circle(x: float, y: float, r: float, colour: str, *edge: str | float) -> str:
    """A disc, with a line around it if a colour and a width are given."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{colour}"{_edge(*edge)}/>'


def oval(x: float, y: float, rx: float, ry: float, colour: str, *edge: str | float) -> str:
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{colour}"{_edge(*edge)}/>'


def box(x: float, y: float, w: float, h: float, r: float, colour: str, *edge: str | float) -> str:
    """A rectangle with round corners."""
    size = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"'
    return f'<rect {size} fill="{colour}"{_edge(*edge)}/>'


def _edge(colour: str | float = "", width: str | float = 0) -> str:
    return f' stroke="{colour}" stroke-width="{width}"' if colour else ""


def at(x: float, y: float, drawn: str, scale: float = 1, flip: bool = False) -> str:
    """Something placed, its own origin at x, y."""
    size = f" scale({'-' if flip else ''}{scale:g} {scale:g})" if scale != 1 or flip else ""
    return f'<g transform="translate({x:g} {y:g}){size}">{drawn}</g>'


def faint(opacity: float, drawn: str) -> str:
    return f'<g opacity="{opacity:g}">{drawn}</g>'


def window(x: float, y: float, w: float, h: float, seen: str, drawn: str) -> str:
    """A part of a drawing, cut out and fitted."""
    size = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"'
    return f'<svg {size} viewBox="{seen}">{drawn}</svg>'


def sprite(defs: str, symbols: Iterable[str]) -> str:
    """All symbols of a game, to stand once in a page."""
    return (
        '<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">'
        f"<defs>{defs}</defs>{''.join(symbols)}</svg>"
    )


def symbol(name: str, view: str, drawn: str) -> str:
    return f'<symbol id="{name}" viewBox="{view}">{drawn}</symbol>'


def use(name: str, x: float, y: float, w: float, h: float) -> str:
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"/>'


def file(view: str, *drawn: str) -> str:
    """A whole SVG file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{"".join(drawn)}</svg>\n'
