"""What stands on the parcels: a label as long as they are bare, buildings later."""

from __future__ import annotations

from tramshed.draw.svg import use
from tramshed.games.tramways.shown.seen import STEPS, CellSeen, MapSeen, SiteSeen
from tramshed.games.tramways.web.map.ground import joint
from tramshed.games.tramways.web.map.layer import (
    Extent,
    Spot,
    extent,
    layer,
    middle,
    near,
    piece,
    placed,
    spot,
    upright,
    written,
)
from tramshed.kernel.plain import Plain

CORNER = 14
"""How far from the middle of a cell a label stands that has to give way to rails."""


class Parcel(Plain):
    """A parcel without a building; rails may lie on it."""

    cell: str
    spot: Spot
    label: str
    owner: int | None
    rails: tuple[str, ...]


class Built(Plain):
    """A building that somebody built; `joined`: the sides on which its building goes on."""

    cell: str
    spot: Spot
    label: str
    owner: int
    trade: str
    upgraded: bool
    joined: str


class Sites(Plain):
    size: Extent
    parcels: tuple[Parcel, ...]
    built: tuple[Built, ...]


def sites(seen: MapSeen) -> Sites:
    labelled = [(cell, cell.site) for cell in seen.cells.values() if cell.site and cell.site.label]
    at = {spot(cell): cell.site for cell in seen.cells.values() if cell.site and cell.site.trade}
    return Sites(
        extent(seen),
        tuple(_parcel(cell, site) for cell, site in labelled if not site.trade),
        tuple(_built(cell, site, at) for cell, site in labelled if site.trade),
    )


def _parcel(cell: CellSeen, site: SiteSeen) -> Parcel:
    rails = tuple(tile.sides for tile in cell.tiles)
    return Parcel(cell.name, spot(cell), site.label, site.owner, rails)


def _built(cell: CellSeen, site: SiteSeen, at: dict[Spot, SiteSeen]) -> Built:
    assert site.owner is not None
    where = spot(cell)
    joined = "".join(
        side
        for side in STEPS
        if (other := at.get(near(where, side))) is not None and other.node == site.node
    )
    return Built(cell.name, where, site.label, site.owner, site.trade, site.upgraded, joined)


def draw(data: Sites) -> str:
    """As SVG: whatever is built lies above its neighbours' plates."""
    return layer(
        data.size,
        *(_drawn_parcel(each) for each in data.parcels),
        *(placed(f"plate-{each.trade}", each.spot) for each in data.built),
        *(joint(each.spot, side, each.trade) for each in data.built for side in each.joined),
        *(_drawn_building(each) for each in data.built),
    )


def _drawn_parcel(parcel: Parcel) -> str:
    """Bare: its label, and below it the owner's crest."""
    if parcel.rails:
        return _beside_rails(parcel)
    owned = parcel.owner is not None
    signs = written("lot-label", 1 if owned else 6, parcel.label)
    if owned:
        signs += piece(f"owner-{parcel.owner}")
    return upright(parcel.spot, signs)


def _beside_rails(parcel: Parcel) -> str:
    """Only its label and the owner's crest, in corners that rails leave free."""
    signs = [written("small-label", 4, parcel.label)]
    if parcel.owner is not None:
        signs.append(use(f"crest-{parcel.owner}", -6.5, -6.5, 13, 13))
    corners = _free_corners(parcel.rails)
    return "".join(_in_corner(parcel.spot, *both) for both in zip(corners, signs, strict=False))


def _in_corner(where: Spot, corner: Spot, sign: str) -> str:
    (x, y), (dx, dy) = middle(where), corner
    moved = f'transform="translate({x + CORNER * dx} {y + CORNER * dy})"'
    return f'<g {moved}><g class="up">{sign}</g></g>'


def _free_corners(rails: tuple[str, ...]) -> list[Spot]:
    """Corners of a cell, as directions from its middle, that no curve goes round."""
    corners = {"nw": (-1, -1), "ne": (1, -1), "sw": (-1, 1), "es": (1, 1)}
    return [at for sides, at in corners.items() if sides not in rails]


def _drawn_building(built: Built) -> str:
    drawn = standing(built.trade, built.upgraded, built.owner, built.label)
    return upright(built.spot, drawn, f' id="site-{built.cell}"')


def standing(trade: str, upgraded: bool, owner: int, label: str) -> str:
    """A building in a frame of the company's colour, with its crest and the parcel's label."""
    return (
        piece(f"{'grand' if upgraded else 'building'}-{trade}")
        + piece(f"owned-{owner}")
        + written("built-label", -20.4, label, -2.5)
    )
