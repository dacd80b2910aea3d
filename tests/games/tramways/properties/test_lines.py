"""Tramways: the lines on offer are exactly those that the rules allow."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.games.tramways.properties.lines import Lines
from tests.games.tramways.rules.position import BROWN, ORANGE, Scene, position
from tramshed.games.tramways import icons, whereabouts
from tramshed.games.tramways.action_rounds import await_action
from tramshed.games.tramways.track.removal import remove_neglected

BOARDS = ("A 1920, H 1920, D 1910, F 1920", "H 1920, D 1920, A 1910, B 1910")
LAYOUTS = ("row", "ring")
PARCELS = {ORANGE: "A1 A2 A4 D1 D2 H1 H2", BROWN: "A3 D3 H3 H4"}
RAILS = {ORANGE: "13 62 75 68", BROWN: "63 64 74"}
OTHERS = {ORANGE: "4 14 11", BROWN: "83 70"}
MOST_RAILS = 4
"""Longer lines are too many to work out."""
TURNS = 40


def sandbox(boards: str, layout: str) -> Scene:
    """Two players with many parcels, and tickets to choose hands from."""
    decks = {seat: f"{RAILS[seat]} {OTHERS[seat]}" for seat in (ORANGE, BROWN)}
    return position(boards, seats=2, parcels=PARCELS, decks=decks, layout=layout)


def deal(scene: Scene, seat: int, dice: random.Random) -> dict[int | None, set[int]]:
    """A new hand, and an action of this seat; what rails it can pay, with which destination."""
    state, table = scene.match.state[0], scene.table
    own = [card for card, place in enumerate(table.where) if place >= 8 and place % 8 == seat]
    for card in own:
        table.where[card] = whereabouts.OWNED + seat
    rails = [scene.card[number] for number in RAILS[seat].split()]
    hand = sorted({dice.choice(rails), *dice.sample(own, 4)})
    while sum(sum(_rails(scene, card)) for card in hand) > MOST_RAILS:
        hand.pop()
    table.where[hand] = whereabouts.HELD + seat
    record, player = state.live.hand[seat], table.players[seat]
    record.cards[:] = 0
    record.cards[: len(hand)] = hand
    record.n = player.held = len(hand)
    player.purse.workers, player.purse.cash = 2, 9
    table.half, table.taken, table.turn = 2, 0, list(table.order).index(seat)
    await_action(state)
    return sums(scene, hand)


def _rails(scene: Scene, card: int) -> list[int]:
    return [
        int(icon)
        for icon in scene.match.state[0].fixed.tickets[card].icons
        if icons.NONE < icon <= icons.MOST_RAILS
    ]


def sums(scene: Scene, hand: list[int]) -> dict[int | None, set[int]]:
    """All sums of rail icons; the same for each destination in hand."""
    rails = [icon for card in hand for icon in _rails(scene, card)]
    possible = {
        sum(chosen) for size in range(1, len(rails) + 1) for chosen in combinations(rails, size)
    }
    tickets = scene.match.state[0].fixed.tickets
    found = {int(icon) - icons.TO_TRADE for card in hand for icon in tickets[card].icons}
    goals = {goal for goal in found if 0 <= goal < icons.GOALS}
    return {None: possible} | dict.fromkeys(goals, possible)


def pay(scene: Scene, dice: random.Random) -> None:
    while scene.step == "PAY":
        scene.play(dice.choice(scene.menu()))


def lay(scene: Scene, lines: Lines, dice: random.Random) -> None:
    """Lay one of the lines; at every tile all of them, and no other, are on offer."""
    scene.play("track")
    line = dice.choice(sorted(lines.found))
    for number, move in enumerate(line):
        so_far = line[:number]
        longer = {
            each[number] for each in lines.found if each[:number] == so_far and each != so_far
        }
        assert set(scene.menu()) - {"stop"} == longer
        assert ("stop" in scene.menu()) == (so_far in lines.found)
        scene.play(move)
    if scene.step == "LAY":
        scene.play("stop")
    rails, goals = lines.found[line]
    assert scene.table.bill.rails == rails
    assert scene.table.bill.goals == sum(1 << goal for goal in goals)
    pay(scene, dice)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("boards", BOARDS)
def test_lines(boards: str, layout: str) -> None:
    """TW-3.1 to TW-3.4: begun, gone on with, redirected, joined, run on over parcels; neither more
    nor fewer than the rules allow, at the price they ask."""
    dice = random.Random(boards + layout)
    scene = sandbox(boards, layout)
    laid = 0
    for turn in range(TURNS):
        seat = dice.choice((ORANGE, ORANGE, BROWN))
        can_pay = deal(scene, seat, dice)
        if turn % 8 == 7 and "build" in scene.menu():
            scene.play("build")
            while scene.step != "ACTION":
                scene.play(dice.choice(scene.menu()))
            continue
        lines = Lines(scene, seat, can_pay)
        assert scene.may("track") == bool(lines.found)
        if lines.found:
            lay(scene, lines, dice)
            laid += 1
        if turn % 10 == 9:
            remove_neglected(scene.match.state[0])
    assert laid > TURNS // 2
