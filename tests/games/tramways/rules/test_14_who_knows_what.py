"""Who knows what, and positions imagined from it (TW-1.4)."""

from __future__ import annotations

from collections import Counter

import numpy as np

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways.administration.last_hand import begin_last_hand
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.audit import audit
from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.knowledge.memory import IN_HAND
from tramshed.kernel import drive
from tramshed.kernel.match import new_match
from tramshed.kernel.record import Records
from tramshed.kernel.seats import SPECTATOR


def dealt(seats: int = 3, seed: int = 5, **options: str) -> Scene:
    return Scene(new_match(GAME, seats=seats, seed=seed, options=options))


def imagined(scene: Scene, viewer: int, seed: int) -> Records:
    state = GAME.undealt(scene.match.setup)
    drive.determinize(scene.match.view(viewer).record, state, drive.new_dice(seed))
    assert not list(audit(state[0]))
    return state


def known(scene: Scene, viewer: int, ticket: str) -> set[str]:
    """Where a viewer thinks a development ticket can be."""
    belief = int(scene.live.memory[min(viewer, 5), scene.card[ticket]])
    names = [f"book {n + 1}" for n in range(5)] + [f"hand {n}" for n in range(5)] + ["undrawn"]
    return {name for bit, name in enumerate(names) if belief >> bit & 1}


def test_open_things() -> None:
    """TW-1.4: cash, points, stress and discards are public; hands are not."""
    scene = position(
        "A 1920", hands={ORANGE: "62 63", BROWN: "64"}, discards={ORANGE: "65"}, cash={ORANGE: 8}
    )
    for viewer in (BROWN, SPECTATOR):
        seen = scene.match.view(viewer).table
        assert seen.players[ORANGE].purse.cash == 8
        assert [ticket.number for ticket in seen.players[ORANGE].discard] == [65]
    assert [ticket.number for ticket in scene.match.view(ORANGE).table.hand] == [62, 63]
    assert [ticket.number for ticket in scene.match.view(BROWN).table.hand] == [64]
    assert scene.match.view(SPECTATOR).table.hand == ()


def test_a_look_into_a_book() -> None:
    """TW-1.4, TW-S6: who looks knows the book; the others know that one of it is in a hand."""
    scene = dealt()
    seat = scene.seat
    top = scene.number[int(scene.table.books[0].top) - 1]
    scene.play("book 1")
    cards = [move.split()[1] for move in scene.menu()]
    kept, left = cards[0], cards[1:]
    scene.play(f"take {kept}")
    new_top = left[0]
    scene.play(f"top {new_top}")
    for ticket in left[1:]:
        assert known(scene, seat, ticket) == {"book 1"}
    assert known(scene, seat, kept) == set()
    for other in (*(k for k in range(3) if k != seat), SPECTATOR):
        assert known(scene, other, new_top) == set()
        if top not in (new_top,):
            assert known(scene, other, top) == {"book 1", f"hand {seat}"}
        fresh = [ticket for ticket in cards if ticket not in (top, new_top)]
        for ticket in fresh:
            assert known(scene, other, ticket) == {"book 1", f"hand {seat}", "undrawn"}


def test_a_second_look() -> None:
    """TW-1.4: the first looker knows the ticket taken since is one of those he left."""
    scene = dealt()
    first = scene.seat
    scene.play("book 1")
    cards = [move.split()[1] for move in scene.menu()]
    scene.play(f"take {cards[0]}", f"top {cards[1]}")
    second = scene.seat
    scene.play("book 1")
    assert {move.split()[1] for move in scene.menu()} == set(cards[1:])
    scene.play(f"take {cards[2]}")
    scene.play(f"top {cards[1]}")
    for ticket in cards[2:]:
        assert known(scene, first, ticket) == {"book 1", f"hand {second}"}
    guesses = Counter(
        tuple(
            card
            for card in cards[2:]
            if scene.card[card] in _hand(imagined(scene, first, n), second)
        )
        for n in range(40)
    )
    assert set(guesses) == {(cards[2],), (cards[3],)}


def _hand(state: Records, seat: int) -> list[int]:
    hand = state[0].live.hand[seat]
    return [int(card) for card in hand.cards[: hand.n]]


def test_a_ticket_played_is_known_from_then_on() -> None:
    """TW-1.4: a development ticket in somebody's discard, and later in his deck, is no secret."""
    scene = position("A 1920", hands={ORANGE: "62"}, begin=begin_administration)
    card = scene.card["16"]
    hand = scene.live.hand[ORANGE]
    hand.cards[:2] = [card, scene.card["62"]]
    hand.n = scene.table.players[ORANGE].held = 2
    scene.table.players[ORANGE].secret = 1
    for viewer in range(6):
        scene.live.memory[viewer, card] = 0 if viewer == ORANGE else 1 << (IN_HAND + ORANGE)
    assert known(scene, BROWN, "16") == {"hand 0"}
    scene.play("discard 16", "done", seat=ORANGE)
    assert scene.table.players[ORANGE].secret == 0
    assert all(scene.live.memory[viewer, card] == 0 for viewer in range(6))


def test_hands_drawn_from_decks() -> None:
    """TW-1.4: after a refill others know only what must be in hand; all hands are as likely."""
    scene = position(
        "A 1920",
        hands={ORANGE: "74"},
        decks={ORANGE: "62 63 64 65 66 67"},
        begin=begin_administration,
    )
    scene.play("done", seat=ORANGE).leave_office()
    assert len(scene.hand(ORANGE)) == 7
    counts = np.zeros(101, int)
    for number in range(200):
        hand = _hand(imagined(scene, BROWN, number), ORANGE)
        assert len(hand) == 7
        assert scene.card["74"] in hand
        counts[hand] += 1
    deck = [scene.card[card] for card in ("62", "63", "64", "65", "66", "67", "92", "97")]
    assert all(110 <= counts[card] <= 190 for card in deck)  # 150 on the average
    assert _hand(imagined(scene, ORANGE, 1), ORANGE) == [
        scene.card[card] for card in scene.hand(ORANGE)
    ]


def test_auction_tickets_are_nobodys_secret() -> None:
    """TW-1.4, TW-S5: no hidden order exists: what comes up is drawn when it does."""
    scene = dealt()
    while scene.table.rounds == 0:
        scene.play(scene.menu()[0])
    worlds = [imagined(scene, ORANGE, number) for number in range(3)]
    assert all((world[0].live.table.where == scene.table.where).all() for world in worlds)


def test_sealed_decisions_of_others() -> None:
    """TW-1.4, TW-4.1: a sheet is its owner's business until all have done."""
    scene = position(
        "A 1920", hands={ORANGE: "69", BROWN: "62", PINK: "63"}, begin=begin_administration
    )
    before = {viewer: scene.match.view(viewer).tobytes() for viewer in (BROWN, SPECTATOR)}
    scene.play("play 69 $4", seat=ORANGE)
    for viewer, view in before.items():
        assert scene.match.view(viewer).tobytes() == view
    mine = imagined(scene, ORANGE, 1)
    assert mine[0].live.sheet[ORANGE].purse.cash == 7
    theirs = imagined(scene, BROWN, 1)
    assert theirs[0].live.sheet[ORANGE].purse.cash == 3


def test_a_last_hand_half_chosen() -> None:
    """TW-1.4, TW-4.3: everybody sees how many tickets one has put aside, nobody which; so nobody
    is surprised when that was the last."""
    decks = {ORANGE: "62 63 64 65 66 67 68 69 70"}
    scene = position("A 1920", decks=decks, rounds=6, begin=begin_last_hand)
    scene.play(*scene.menu(ORANGE)[:2], seat=ORANGE)
    kept = {
        tuple(sheet.tickets[: sheet.n].tolist())
        for sheet in (imagined(scene, BROWN, n)[0].live.sheet[ORANGE] for n in range(40))
    }
    assert {len(each) for each in kept} == {2}
    assert len(kept) > 5
    assert all(sorted(each) == list(each) for each in kept)


def test_undo() -> None:
    """TW-1.4: what showed or drew nothing can be taken back; a look into a book cannot."""
    scene = position("A 1920", hands={ORANGE: "62"})
    scene.play("track", "lay 1b we")
    assert scene.match.can_undo
    scene.match.undo(ORANGE)
    assert scene.step == "START"
    book = dealt()
    book.play("book 1")
    assert not book.match.can_undo
