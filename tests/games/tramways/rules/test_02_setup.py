"""Set-up (TW-S1 to TW-S7, TW-6.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tramways.rules.position import Scene
from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.components import (
    DEVELOPMENTS,
    FIRST_AUCTION,
    FIRST_BUILDING,
    FIRST_GENERIC,
    FIRST_PARCEL,
    SITE,
)
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.set_up.boards import draw_board, make_map, unfit_spot
from tramshed.games.tramways.set_up.layout import cell_spots, spots
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.match import new_match
from tramshed.kernel.told import happenings

SEATS = (1, 2, 3, 4, 5)


def dealt(seats: int, seed: int = 1, **options: str) -> Scene:
    return Scene(new_match(GAME, seats=seats, seed=seed, options=options))


def ready(seats: int, seed: int = 1, **options: str) -> Scene:
    """Set up to the first auction, each choice the first there is."""
    scene = dealt(seats, seed, **options)
    while scene.table.rounds == 0:
        seat = scene.match.actors[0]
        scene.play(scene.menu(seat)[0], seat=seat)
    return scene


def letters(scene: Scene) -> list[str]:
    known = edition_of(scene.match.setup).boards
    return [known[int(board)].letter for board in scene.table.boards[: scene.fixed_places]]


# --- the map


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("faces", ["normal", "hard", "mixed"])
def test_a_legal_map(seats: int, faces: str) -> None:
    """TW-S1, TW-6.1: 2N boards, three for one player, at most one J, four parcels a player."""
    for seed in range(12):
        scene = dealt(seats, seed, faces=faces)
        boards = [int(board) for board in scene.table.boards[: scene.fixed_places]]
        assert len(boards) == (3 if seats == 1 else 2 * seats)
        assert len(set(boards)) == len(boards)
        assert letters(scene).count("J") <= 1
        assert sum(lot > 0 for lot in scene.table.lots) >= 4 * seats
        sides = set(scene.table.faces[: len(boards)].tolist())
        assert sides <= {"normal": {0}, "hard": {1}, "mixed": {0, 1}}[faces]


def test_mixed_faces_and_turned_boards() -> None:
    """TW-S1: which face, and how a board is turned, is drawn."""
    scenes = [dealt(3, seed, faces="mixed") for seed in range(10)]
    assert {int(face) for scene in scenes for face in scene.table.faces[:6]} == {0, 1}
    assert {int(turn) for scene in scenes for turn in scene.table.turned[:6]} == {0, 1, 2, 3}
    assert len({tuple(scene.table.boards) for scene in scenes}) == 10


@pytest.mark.parametrize("turns", range(4))
def test_a_board_turned(turns: int) -> None:
    """TW-S1: quarter turns clockwise: north goes east."""
    scene = dealt(1)
    scene.match.state = GAME.undealt(scene.match.setup)
    edition = edition_of(scene.match.setup)
    for place in range(3):
        scene.table.boards[place], scene.table.turned[place] = place, turns
    make_map(scene.match.state[0])
    face = edition.boards[0].normal
    printed = [
        cell.label or (cell.trade.name if cell.trade is not None else "") for cell in face.cells
    ]
    rows = [printed[i : i + 5] for i in range(0, 25, 5)]
    for _ in range(turns):
        rows = [list(row) for row in zip(*rows[::-1], strict=True)]
    for row in range(5):
        for column in range(5):
            ground = int(scene.table.ground[row * 5 + column])
            name = ""
            if ground >= SITE:
                site = scene.table.sites[ground - SITE]
                name = scene.labels[site.label - 1] if site.label else "RCLI"[site.trade - 1]
            assert name == rows[row][column]


def test_swapped_boards() -> None:
    """TW-S1: a second J is swapped first; else, if parcels are too few, the board with fewest."""
    scene = dealt(2)
    state, table = scene.match.state[0], scene.table
    letters_of = [board.letter for board in edition_of(scene.match.setup).boards]
    table.faces[:4] = 0
    table.boards[:4] = [9, 0, 10, 7]  # J A J H
    assert unfit_spot(state) == 2
    table.boards[:4] = [9, 0, 1, 8]  # J A B I: 2 + 4 + 1 + 1 parcels
    assert unfit_spot(state) == -1
    table.boards[:4] = [9, 2, 1, 8]  # J C B I: 2 + 2 + 1 + 1
    assert unfit_spot(state) == 2
    used = sum(1 << board for board in (9, 2, 1, 8))
    assert draw_board(state, 2, used) == used | 1 << int(table.boards[2])
    assert letters_of[9] == letters_of[10] == "J"


def test_two_players_on_three_boards() -> None:
    """TW-S1: a row of three boards with at least eight parcels."""
    for seed in range(8):
        scene = dealt(2, seed, map="small")
        assert scene.fixed_places == 3
        assert sum(lot > 0 for lot in scene.table.lots) >= 8
        assert spots(scene.match.setup) == ((0, 0), (1, 0), (2, 0))


def test_layouts() -> None:
    """TW-S1: a rectangle two boards high; other shapes; any that is drawn, with holes."""
    meta = GAME.meta
    assert spots(meta.setup(3)) == ((0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    ring = meta.setup(4, {"layout": "ring"})
    assert (1, 1) not in spots(ring)
    assert len(spots(ring)) == 8
    drawn = meta.setup(3, {"layout": "##./.#./.##/..#"})
    assert spots(drawn) == ((0, 0), (1, 0), (1, 1), (1, 2), (2, 2), (2, 3))
    scene = Scene(new_match(GAME, seats=3, options={"layout": "##./.#./.##/..#"}))
    near = scene.match.state[0].fixed.near
    cells = cell_spots(scene.match.setup)
    for cell, spot in enumerate(cells):
        for side, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            beside = (spot[0] + right, spot[1] + down)
            assert near[cell, side] == (cells.index(beside) if beside in cells else -1)


@pytest.mark.parametrize("layout", ["##/##", "###.###", "##../..##/##", "####/####"])
def test_layouts_that_will_not_do(layout: str) -> None:
    """TW-S1: as many boards as there are, and all in one piece."""
    with pytest.raises(BadSetup, match="TW-S1"):
        new_match(GAME, seats=3, options={"layout": layout})
    with pytest.raises(BadSetup, match="layout"):
        GAME.meta.setup(3, {"layout": "a heart"})


# --- players


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_player_has(seats: int) -> None:
    """TW-S2, TW-S4: $3, two workers, stress 1, no points, 12 straights and 12 curves."""
    scene = dealt(seats)
    for seat in range(seats):
        assert scene.purse(seat) == (3, 0, 1, 2)
        player = scene.table.players[seat]
        assert (player.straights, player.curves, player.limit) == (12, 12, 7)
    hard = dealt(seats, sides="hard")
    for seat in range(seats):
        assert scene.table.players[seat].hard == 0
        assert hard.table.players[seat].hard == 1
        assert hard.purse(seat) == (3, 0, 1, 1)


def test_sides_are_chosen() -> None:
    """TW-S2: each player chooses a side, all at once; it is shown when all have."""
    scene = dealt(3, sides="chosen")
    assert list(scene.match.actors) == [0, 1, 2]
    scene.play("side hard", seat=1).play("side normal", seat=0)
    assert [scene.table.players[seat].hard for seat in range(3)] == [0, 0, 0]
    assert list(scene.match.actors) == [2]
    scene.play("side hard", seat=2)
    assert [scene.table.players[seat].hard for seat in range(3)] == [0, 1, 1]
    assert [scene.workers(seat) for seat in range(3)] == [2, 1, 1]


# --- parcels


@pytest.mark.parametrize("seats", SEATS)
def test_parcels_are_dealt(seats: int) -> None:
    """TW-S3: four each, with discs; only parcels on the map are in play."""
    scene = dealt(seats)
    for label in range(len(scene.labels)):
        place = int(scene.table.where[FIRST_PARCEL + label])
        if not scene.table.lots[label]:
            assert place == whereabouts.OUT
            continue
        owner = int(scene.site(scene.labels[label]).owner) - 1
        assert place == (whereabouts.HELD + owner if owner >= 0 else whereabouts.AUCTIONED) or (
            owner < 0 and place == whereabouts.ROW
        )
    owners = Counter(int(site.owner) for site in scene.table.sites if site.owner)
    assert owners == {seat + 1: 4 for seat in range(seats)}


def test_the_order_of_play_is_drawn() -> None:
    """TW-S3: all orders come up, none much more often than another."""
    orders = Counter(tuple(dealt(3, seed).table.order[:3].tolist()) for seed in range(120))
    assert len(orders) == 6
    assert max(orders.values()) < 40


@pytest.mark.parametrize("seats", SEATS[1:])
def test_parcels_are_drafted(seats: int) -> None:
    """TW-S3: two each in order, four for the last, two each on the way back."""
    scene = dealt(seats, parcels="drafted")
    order = scene.table.order[:seats].tolist()
    taken = []
    while scene.step == "DRAFT":
        taken.append(scene.seat)
        move = scene.menu()[0]
        label = scene.labels[scene.card[move.split()[1]] - FIRST_PARCEL]
        scene.play(move)
        assert scene.site(label).owner == taken[-1] + 1
        assert scene.message(move) is not None
    snake = [seat for seat in [*order, *reversed(order)] for _ in range(2)]
    assert taken == snake


def test_a_solo_player_drafts_nothing() -> None:
    """TW-6.1: four parcels at random."""
    assert dealt(1, parcels="drafted").step == "BOOK"


# --- tickets


@pytest.mark.parametrize("seats", SEATS)
def test_generic_tickets_and_passengers(seats: int) -> None:
    """TW-S4: one generic ticket of each kind; a passenger on every printed square and every
    building tile."""
    scene = ready(seats)
    for seat in range(seats):
        generic = [card for card in scene.hand(seat) if scene.card[card] >= FIRST_GENERIC]
        assert generic == [str(92 + seat), str(97 + seat)]
        assert len(scene.hand(seat)) == 7
    tiles = scene.table.where[FIRST_BUILDING:FIRST_AUCTION].tolist().count(whereabouts.SUPPLY)
    printed = [site for site in scene.table.sites[: scene.table.sites_count] if not site.label]
    assert all(site.passenger and site.trade for site in printed)
    assert scene.table.supply == 30 - len(printed) - tiles


@pytest.mark.parametrize("seats", SEATS[1:])
def test_the_auction_deck(seats: int) -> None:
    """TW-S5: five tickets a player: the parcels left over, and auction tickets for this number of
    players; one a player lies face up."""
    for seed in range(5):
        scene = dealt(seats, seed)
        row = scene.in_place(whereabouts.ROW)
        assert len(row) == seats
        assert scene.table.auction_left == 4 * seats
        for card in range(FIRST_AUCTION, FIRST_GENERIC):
            marked = int(scene.match.state[0].fixed.tickets[card].players)
            wanted = (
                (whereabouts.UNSEEN, whereabouts.ROW) if marked <= seats else (whereabouts.OUT,)
            )
            assert scene.table.where[card] in wanted


def test_every_parcel_is_auctioned() -> None:
    """TW-S5: all parcels left over come up in the five auctions."""
    scene = ready(2, seed=3)
    left = set(scene.in_place(whereabouts.AUCTIONED)) | {
        card for card in scene.in_place(whereabouts.ROW) if scene.card[card] < FIRST_BUILDING
    }
    turned: set[str] = set()
    while scene.table.rounds < 6:
        turned |= set(scene.in_place(whereabouts.ROW))
        seat = scene.match.actors[0]
        menu = scene.menu(seat)
        first = next((m for m in ("pass", "income", "done") if m in menu), menu[0])
        scene.match.play(first, seat)
    assert left <= turned


@pytest.mark.parametrize("seats", SEATS)
def test_books(seats: int) -> None:
    """TW-S6, TW-6.1: N books of four, two of three for one player, the top ticket face up; in
    reverse order each looks through one, keeps a ticket and leaves one of his choice on top."""
    scene = dealt(seats)
    order = scene.table.order[:seats].tolist()
    books = 2 if seats == 1 else seats
    size = 3 if seats == 1 else 4
    assert [int(book.left) for book in scene.table.books] == [size] * books + [0] * (5 - books)
    assert len(scene.in_place(whereabouts.FACE)) == books
    for place, seat in enumerate(reversed(order[-size:])):
        assert (scene.step, scene.seat) == ("BOOK", seat)
        assert scene.menu() == [f"book {number + 1}" for number in range(books)]
        top = scene.number[int(scene.table.books[0].top) - 1]
        scene.play("book 1")
        if place == size - 1:
            assert top in scene.hand(seat)  # the last one: nothing to choose
            break
        assert (scene.step, len(scene.menu())) == ("KEEP", size - place)
        kept = scene.menu()[-1].split()[1]
        scene.play(f"take {kept}")
        assert kept in scene.hand(seat)
        if place < size - 2:
            assert (scene.step, len(scene.menu())) == ("TOP", size - place - 1)
            top = scene.menu()[-1].split()[1]
            scene.play(f"top {top}")
            assert scene.table.books[0].top == scene.card[top] + 1
    if seats == 5:
        assert scene.menu() == [f"book {number}" for number in (2, 3, 4, 5)]
        assert scene.why("book 1") == "TW-S6"


def test_a_book_already_used() -> None:
    """TW-S6: the second to look sees what the first left, and only that."""
    scene = dealt(3, seed=5)
    scene.play("book 2")
    seen = {move.split()[1] for move in scene.menu()}
    assert len(seen) == 4
    kept = sorted(seen, key=int)[0]
    scene.play(f"take {kept}").play(scene.menu()[0]).play("book 2")
    assert {move.split()[1] for move in scene.menu()} == seen - {kept}


@pytest.mark.parametrize("seats", SEATS)
def test_the_pile(seats: int) -> None:
    """TW-S6: the alternative: four each, keep one, all at once; the rest is a pile with three face
    up."""
    scene = dealt(seats, development="pile")
    assert scene.match.actors == tuple(range(seats))
    kept = {}
    for seat in range(seats):
        assert len(scene.menu(seat)) == 4
        kept[seat] = scene.menu(seat)[1].split()[1]
        scene.play(f"take {kept[seat]}", seat=seat)
    for seat in range(seats):
        assert kept[seat] in scene.hand(seat)
    assert len(scene.in_place(whereabouts.FACE)) == 3
    assert scene.table.books[0].left == 3 * seats - 3


@pytest.mark.parametrize("seats", SEATS)
def test_buildings_and_demand(seats: int) -> None:
    """TW-S7: N-1 tickets and tiles of each trade, for one or two players one, but two industries;
    which ones is random. Five of twenty demand tiles."""
    seen = set()
    for seed in range(6):
        scene = ready(seats, seed)
        supplied = scene.in_place(whereabouts.SUPPLY)
        seen.add(tuple(supplied))
        trades = Counter(
            int(scene.match.state[0].fixed.tickets[scene.card[card]].trade) for card in supplied
        )
        each = max(seats - 1, 1)
        assert trades == {0: each, 1: each, 2: each, 3: 2 if seats <= 2 else each}
        assert all(1 <= trade <= 4 for trade in scene.table.demand)
    assert len(seen) > 1 or seats == 5


def test_demand_is_drawn_without_putting_back() -> None:
    """TW-S7: there are five tiles of each trade, so five of one kind come up seldom, six never."""
    drawn = Counter(
        tuple(scene.table.demand.tolist()) for scene in (ready(1, seed) for seed in range(60))
    )
    trades = Counter(trade for demand, times in drawn.items() for trade in demand * times)
    assert set(trades) == {1, 2, 3, 4}
    assert max(trades.values()) < 2 * min(trades.values())


def test_the_solo_deck() -> None:
    """TW-6.1: the other parcels and all thirty auction tickets."""
    scene = dealt(1)
    parcels = sum(lot > 0 for lot in scene.table.lots) - 4
    assert scene.table.auction_left == 30 + parcels
    assert scene.in_place(whereabouts.ROW) == []


def test_the_deal_is_told() -> None:
    """TW-S1, TW-S3: boards, order and parcels are told to all."""
    scene = dealt(4)
    told = happenings(scene.match.state)
    assert [each.what for each in told].count(events.BOARD) == 8
    assert [each.what for each in told].count(events.ORDER) == 4
    told_parcels = [
        number
        for each in told
        if each.what == events.PARCELS
        for number in (each.a, each.b, each.c)
        if number
    ]
    assert len(set(told_parcels)) == 16
    assert all(each.audience == 0xFF for each in told if each.what != events.SAW)
    assert DEVELOPMENTS == 20
