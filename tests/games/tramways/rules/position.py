"""Positions in the game's words, and questions to ask of them.

    scene = position("E 1920, D 1920", hands={ORANGE: "63 64"}, parcels={PINK: "D1"},
                     tracks={BROWN: ["3c 3d 3e 3f"]}, buildings={"D2": "C"})
    scene.play("track", "lay 3d we")

Boards lie in a row from west to east; the rest of the row is filled with boards not asked for.
Cells are named as in notation: row, then column. Tickets are named by their numbers. A track is the
cells from what it begins at to what it points at, both of them not covered. A parcel's ticket, and
the two generic ones, are in their owner's deck unless they are in hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from tramshed.games.tramways import events, steps, whereabouts
from tramshed.games.tramways.action_rounds import await_action
from tramshed.games.tramways.audit import audit
from tramshed.games.tramways.building import merge
from tramshed.games.tramways.components import (
    DEVELOPMENTS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_GENERIC,
    FIRST_PARCEL,
    LABELS,
    MOST_TRACKS,
    SITE,
)
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.knowledge.memory import forget_all
from tramshed.games.tramways.names import cells as cell_names
from tramshed.games.tramways.set_up.boards import make_map
from tramshed.games.tramways.set_up.layout import STEPS, cell_spots
from tramshed.games.tramways.set_up.sides import equip
from tramshed.games.tramways.track.network import link_all
from tramshed.games.tramways.track.tiles import add_tile, is_complete
from tramshed.kernel.chance import key_from_seed, words
from tramshed.kernel.match import Match, new_match
from tramshed.kernel.told import Happening, happenings

ORANGE, BROWN, PINK, GREEN, PURPLE = range(5)
TRADES = "RCLI"
STRAIGHTS = (5, 10)

Path = str
"""Cells with spaces between them."""


class Scene:
    """A match that stands somewhere, and what can be asked of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = {name: number for number, name in enumerate(cell_names(match.setup))}
        self.labels = edition_of(match.setup).labels
        numbers = [ticket.number for ticket in edition_of(match.setup).tickets]
        self.card = {str(number): card for card, number in enumerate(numbers)}
        self.number = {card: number for number, card in self.card.items()}

    # --- what stands where

    @property
    def live(self) -> Any:
        return self.match.state[0].live

    @property
    def table(self) -> Any:
        return self.live.table

    @property
    def fixed_places(self) -> int:
        return int(self.match.state[0].fixed.spots)

    @property
    def seat(self) -> int:
        return int(self.table.seat)

    @property
    def step(self) -> str:
        now = int(self.table.step)
        names = (name for name, value in vars(steps).items() if type(value) is int)
        return next(name for name in names if getattr(steps, name) == now)

    def purse(self, seat: int) -> tuple[int, int, int, int]:
        """Cash, happiness, stress, workers."""
        purse = self.table.players[seat].purse
        return int(purse.cash), int(purse.joy), int(purse.stress), int(purse.workers)

    def cash(self, seat: int) -> int:
        return self.purse(seat)[0]

    def joy(self, seat: int) -> int:
        return self.purse(seat)[1]

    def stress(self, seat: int) -> int:
        return self.purse(seat)[2]

    def workers(self, seat: int) -> int:
        return self.purse(seat)[3]

    def hand(self, seat: int) -> list[str]:
        hand = self.live.hand[seat]
        return [self.number[int(card)] for card in hand.cards[: hand.n]]

    def place(self, ticket: str) -> int:
        return int(self.table.where[self.card[ticket]])

    def in_place(self, where: int) -> list[str]:
        return [self.number[card] for card, place in enumerate(self.table.where) if place == where]

    def site(self, where: str) -> Any:
        """A site by its label, or by its cell."""
        if where in self.labels:
            return self.table.sites[int(self.table.lots[self.labels.index(where)]) - 1]
        return self.table.sites[int(self.table.ground[self.names[where]]) - SITE]

    def tiles(self, cell: str) -> list[str]:
        """The tiles in a cell, by their sides."""
        rails = int(self.table.rails[self.names[cell]])
        return [
            "".join("nesw"[side] for side in range(4) if tile >> side & 1)
            for tile in (rails & 15, rails >> 4)
            if tile
        ]

    def tracks(self, seat: int) -> list[tuple[int, bool]]:
        """A player's tracks: how many tiles, and whether complete."""
        found = []
        for number in range(seat * MOST_TRACKS, (seat + 1) * MOST_TRACKS):
            if tiles := int(self.table.tracks[number].tiles):
                found.append((tiles, bool(is_complete(self.match.state[0], number))))
        return sorted(found)

    def upgraded(self, seat: int) -> list[int]:
        """Tiles of a player's upgraded tracks."""
        own = self.table.tracks[seat * MOST_TRACKS : (seat + 1) * MOST_TRACKS]
        return [int(track.tiles) for track in own if track.upgraded]

    # --- what can be done

    def menu(self, seat: int | None = None) -> list[str]:
        seat = self.seat if seat is None else seat
        return [str(move) for move in self.match.legal_moves_of(seat)]

    def acting(self) -> list[int]:
        return list(self.match.actors)

    def may(self, move: str, seat: int | None = None) -> bool:
        allowed = move in self.menu(seat)
        assert allowed == (self.why(move, seat) is None)
        return allowed

    def why(self, move: str, seat: int | None = None) -> str | None:
        """The clause that forbids a move."""
        reason = self.match.why_not(move, self.seat if seat is None else seat)
        return reason.clause if reason else None

    def message(self, move: str, seat: int | None = None) -> str | None:
        """The message of the reason that forbids a move."""
        reason = self.match.why_not(move, self.seat if seat is None else seat)
        return reason.message if reason else None

    def play(self, *moves: str, seat: int | None = None) -> Scene:
        for move in moves:
            self.match.play(move, self.seat if seat is None else seat)
            assert not list(audit(self.match.state[0]))
        return self

    def pay(self, *icons: str) -> Scene:
        """Play icons: "31 C"."""
        return self.play(*(f"play {icon}" for icon in icons))

    def leave_office(self) -> Scene:
        """Nobody does anything in phase 3; the round ends."""
        for seat in self.match.actors:
            if self.table.step == steps.ADMINISTRATION:
                self.play("done", seat=seat)
        while self.table.step == steps.NEWCOMERS:
            self.play("done")
        return self

    def pass_auction(self) -> Scene:
        """Nobody bids; everybody takes the first ticket there is."""
        while self.table.step == steps.AUCTION:
            self.play("pass")
        while self.table.step == steps.TAKE:
            self.play(self.menu()[0])
        return self

    def told(self, what: int, seat: int | None = None) -> list[Happening]:
        """Events of the last move."""
        found = [each for each in happenings(self.match.state) if each.what == what]
        return [each for each in found if seat is None or each.seat == seat]

    def told_all(self) -> list[Happening]:
        """All events of the last move."""
        return happenings(self.match.state)

    def changes(self, seat: int, what: int = events.CASH) -> list[int]:
        """What the last move's events say of a player's money, or of something else."""
        return [each.a for each in self.told(what, seat)]

    def copy(self) -> Scene:
        return Scene(self.match.copy())


def position(
    boards: str,
    *,
    seats: int = 3,
    hands: Mapping[int, str] | None = None,
    decks: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    parcels: Mapping[int, str] | None = None,
    buildings: Mapping[str, str] | None = None,
    upgraded: str = "",
    tracks: Mapping[int, Sequence[Path]] | None = None,
    better: Mapping[int, Sequence[Path]] | None = None,
    empty: str = "",
    cash: Mapping[int, int] | int = 3,
    joy: Mapping[int, int] | int = 0,
    stress: Mapping[int, int] | int = 1,
    workers: Mapping[int, int] | int | None = None,
    hard: Iterable[int] = (),
    order: Sequence[int] | None = None,
    row: str = "",
    rounds: int = 2,
    half: int = 1,
    turn: int = 0,
    demand: str = "RCLIR",
    turned: Mapping[int, int] | None = None,
    begin: Any = await_action,
    seed: int = 1,
    **options: str,
) -> Scene:
    """A match that stands as described, before somebody's action; it has no past."""
    match = new_match(GAME, seats=seats, seed=seed, options={"layout": "row"} | options)
    match.state = GAME.undealt(match.setup)
    state = match.state[0]
    state.told.on = 1
    state.live.chance.key[0], state.live.chance.key[1] = words(key_from_seed(seed))
    scene = Scene(match)
    table = state.live.table
    forget_all(state.live)
    table.supply = 30
    _lay_boards(scene, boards, turned or {})
    make_map(state)
    table.order[:seats] = list(order or range(seats))
    for seat in range(seats):
        equip(state, seat, int(seat in hard))
        player = table.players[seat]
        player.purse.cash = _of(cash, seat, 3)
        player.purse.joy = _of(joy, seat, 0)
        player.purse.stress = _of(stress, seat, 1)
        if workers is not None:
            player.purse.workers = _of(workers, seat, int(player.purse.workers))
    _share_out(scene, parcels or {}, hands or {}, decks or {}, discards or {}, row)
    _build(scene, buildings or {}, upgraded)
    for upgrade, laid in ((0, tracks or {}), (1, better or {})):
        for seat, paths in laid.items():
            for path in paths:
                _lay_track(scene, seat, path, upgrade)
    for cell in empty.split():
        scene.site(cell).passenger = 0
        table.supply += 1
    link_all(state)
    table.rounds, table.half, table.turn = rounds, half, turn
    for number, trade in enumerate(demand):
        table.demand[number] = TRADES.index(trade) + 1
    begin(state)
    assert not list(audit(state)), list(audit(state))
    settle(match)
    return scene


def settle(match: Match) -> None:
    """Forget how it came to this: the match begins here."""
    match.begin_here()


def _of(value: Mapping[int, int] | int, seat: int, default: int) -> int:
    return value if isinstance(value, int) else value.get(seat, default)


def _lay_boards(scene: Scene, boards: str, turned: Mapping[int, int]) -> None:
    known = edition_of(scene.match.setup).boards
    letters = [board.letter for board in known]
    places = int(scene.match.state[0].fixed.spots)
    asked = []
    for name in boards.split(","):
        letter, year = name.split()
        asked.append((letters.index(letter), int(year == "1910")))
    used = [letters[number] for number, _ in asked]
    first = {letter: letters.index(letter) for letter in letters}
    spare = [(number, 0) for letter, number in first.items() if letter not in used]
    for place, (number, face) in enumerate((asked + spare)[:places]):
        scene.table.boards[place] = number
        scene.table.faces[place] = face
        scene.table.turned[place] = turned.get(place, 0)


def _share_out(
    scene: Scene,
    parcels: Mapping[int, str],
    hands: Mapping[int, str],
    decks: Mapping[int, str],
    discards: Mapping[int, str],
    row: str,
) -> None:
    """Every ticket in its place."""
    table, seats = scene.table, scene.match.setup.seats
    place = table.where
    for card in range(FIRST_PARCEL, FIRST_BUILDING):
        if place[card] == whereabouts.DRAFT:
            place[card] = whereabouts.AUCTIONED
    for card in range(FIRST_BUILDING, FIRST_AUCTION):
        trade, number = divmod(card - FIRST_BUILDING, 4)
        supplied = number < (seats - 1 if seats > 2 else 2 if trade == 3 else 1)
        place[card] = whereabouts.SUPPLY if supplied else whereabouts.OUT
        table.supply -= supplied
    for card in range(FIRST_GENERIC, len(place)):
        owner = (card - FIRST_GENERIC) % 5
        place[card] = whereabouts.OWNED + owner if owner < seats else whereabouts.OUT
    for seat, labels in parcels.items():
        for label in labels.split():
            place[FIRST_PARCEL + scene.labels.index(label)] = whereabouts.OWNED + seat
    for kind, where in (
        (decks, whereabouts.OWNED),
        (discards, whereabouts.DISCARD),
        (hands, whereabouts.HELD),
    ):
        for seat, tickets in kind.items():
            for ticket in tickets.split():
                _put(scene, scene.card[ticket], where + seat)
    for ticket in row.split():
        _put(scene, scene.card[ticket], whereabouts.ROW)
    for seat in range(seats):
        held = [card for card in range(len(place)) if place[card] == whereabouts.HELD + seat]
        scene.live.hand[seat].n = table.players[seat].held = len(held)
        scene.live.hand[seat].cards[: len(held)] = held
    for lot in range(LABELS):
        lies = int(place[FIRST_PARCEL + lot])
        if lies >= whereabouts.HELD and table.lots[lot]:
            table.sites[int(table.lots[lot]) - 1].owner = lies % 8 + 1
    parcels_left = list(place[FIRST_PARCEL:FIRST_BUILDING]).count(whereabouts.AUCTIONED)
    table.auction_left = max(parcels_left, 5 * seats)
    _make_books(scene)


def _put(scene: Scene, card: int, where: int) -> None:
    table = scene.table
    if table.where[card] == whereabouts.SUPPLY:
        table.supply += 1
    if card < DEVELOPMENTS:
        for viewer in range(6):
            scene.live.memory[viewer, card] = 0
    table.where[card] = where


def _make_books(scene: Scene) -> None:
    table, seats = scene.table, scene.match.setup.seats
    if scene.match.setup.option("development") == "pile":
        return
    spare = [card for card in range(DEVELOPMENTS) if table.where[card] == whereabouts.UNSEEN]
    for book in range(max(seats, 2)):
        table.books[book].left = 4 if seats > 1 else 3
        table.books[book].top = spare[book] + 1
        _put(scene, spare[book], whereabouts.FACE)


def _build(scene: Scene, buildings: Mapping[str, str], upgraded: str) -> None:
    """Buildings on parcels; their tickets are in their owners' decks."""
    table, state = scene.table, scene.match.state[0]
    for label, trade in buildings.items():
        kind = TRADES.index(trade)
        first = FIRST_BUILDING + 4 * kind
        supplied = [
            card for card in range(first, first + 4) if table.where[card] == whereabouts.SUPPLY
        ]
        site = scene.site(label)
        assert site.owner, f"nobody owns {label}"
        if supplied:
            table.where[supplied[0]] = whereabouts.OWNED + int(site.owner) - 1
        else:
            table.supply -= 1
        site.trade = kind + 1
        site.passenger = 1
        site.upgraded = int(label in upgraded.split())
        if trade == "I":
            table.players[int(site.owner) - 1].limit += 1
    for number in range(int(table.sites_count)):
        if table.sites[number].trade:
            merge(state, number)


def _lay_track(scene: Scene, seat: int, path: Path, upgraded: int) -> None:
    table = scene.table
    names = path.split()
    spots = cell_spots(scene.match.setup)
    sides = [
        STEPS.index((spots[b][0] - spots[a][0], spots[b][1] - spots[a][1]))
        for a, b in pairwise(scene.names[name] for name in names)
    ]
    number = seat * MOST_TRACKS
    while table.tracks[number].tiles:
        number += 1
    for name, (entered, left) in zip(names[1:-1], pairwise(sides), strict=True):
        tile = 1 << (entered ^ 2) | 1 << left
        add_tile(table, scene.names[name], tile, number)
        if tile in STRAIGHTS:
            table.players[seat].straights -= 1
        else:
            table.players[seat].curves -= 1
    track = table.tracks[number]
    track.tiles, track.upgraded, track.worked = len(names) - 2, upgraded, 0
    track.ends[0] = scene.names[names[1]] * 4 + (sides[0] ^ 2)
    track.ends[1] = scene.names[names[-2]] * 4 + sides[-1]
