"""Somebody who plays a known match of Trambahn with as few clicks as the page lets him, and counts
them. The match is two sensible players', always the same one; the other seat talks to the socket
itself."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from playwright.sync_api import Locator

from tests.browser.archive import come_as
from tests.browser.prepared import Goal, Prepared, friends, under_way
from tests.browser.visitor import Visitor
from tests.games.trambahn.browser.table import Table
from tests.server.running import Socket
from tramshed import bots
from tramshed.games.trambahn.moves import Done, Income, Passenger, Purchase
from tramshed.kernel.moves import Move
from tramshed.kernel.position import Position

ANN, BEN = 0, 1
BEGIN = Goal("trambahn", lambda board: board.actors == (ANN,))


def step_of(move: Move) -> int:
    """The step that a move belongs to, as the page counts them."""
    match move.decision:
        case Passenger():
            return 1
        case Income():
            return 3
        case Purchase():
            return 4
    return 2


class Economical(Table):
    """Counts clicks."""

    clicks = 0

    def hits(self, thing: Locator) -> None:
        self.clicks += 1
        thing.click()

    def plays(self, turn: list[Move]) -> int:
        """Play a turn; returns how many clicks it took."""
        before = self.clicks
        self.waits_for_me()
        money = sum(isinstance(move.decision, Income) for move in turn)
        for move in turn:
            if isinstance(move.decision, Done):
                continue
            if isinstance(move.decision, Income) and self.see().step > step_of(move):
                continue  # it went with the others
            self.goes_on_to(step_of(move))
            if isinstance(move.decision, Income) and 1 < money == len(self.see().hand):
                self.lays_all_down()
            else:
                self.makes(move)
        if not self.see().over:
            self.ends_turn()
        return self.clicks - before

    def goes_on_to(self, step: int) -> None:
        while (seen := self.see()).step < step:
            self.finishes_step()
            self.has_changed(seen)

    def makes(self, move: Move) -> None:
        """Take the card up; put it down, unless it went by itself."""
        before = self.see()
        self.takes(f"{move.source}")
        self.page.wait_for_function(
            "(hand) => document.querySelector('.go')"
            " || document.querySelectorAll('#zone-hand [data-source]').length !== hand[0]"
            " || document.querySelectorAll('#zone-market .offer').length !== hand[1]",
            arg=[len(before.hand), len(before.market)],
        )
        if self.places.count():
            self.hits(self.page.locator(f"#{move.target} .go"))
            self.has_changed(before)

    def lays_all_down(self) -> None:
        """The whole hand becomes money; without cards, the step is over."""
        before = self.see()
        self.hits(self.page.locator("#all-money"))
        self.has_changed(before)

    def ends_turn(self) -> None:
        """With the button for that, where there is one."""
        at_once = self.page.locator("#end-turn:enabled")
        while (seen := self.see()).yours:
            self.hits(at_once if at_once.count() else self.page.locator("#done"))
            self.page.wait_for_function(
                "(status) => !document.querySelector('#note').hidden"
                " || document.querySelector('#turn').textContent.trim() !== status",
                arg=seen.status,
            )
            if self.note.is_visible():
                self.agrees()
                self.has_changed(seen)


@contextmanager
def seated(visitor: Visitor) -> Iterator[tuple[Prepared, Socket]]:
    """Ann at her table, her first turn not yet begun; Ben's socket."""
    table = under_way(visitor.server, BEGIN, *friends(2))
    come_as(visitor, table.sitters[ANN])
    with ThreadPoolExecutor(1) as aside:
        ben = aside.submit(table.sitters[BEN].socket, table.address).result()
        ben.hello()
        visitor.page.goto(table.address)
        yield table, ben
        ben.close()


def sensible_turn(board: Position, dice: random.Random) -> list[Move]:
    """What a sensible player does with this turn; the board is played on."""
    player, (seat,) = bots.bot("greedy"), board.actors
    turn: list[Move] = []
    while board.actors == (seat,):
        turn.append(player.choose(board.view(seat), bots.Limit(), dice))
        board.play(turn[-1].action, seat)
    return turn


def play_on(ben: Socket, turn: list[Move]) -> None:
    while not ben.my_turn:
        ben.get()
    ben.do("move", n=ben.now["n"], moves=[move.notation for move in turn])


def count(visitor: Visitor, turns: int) -> Iterator[tuple[list[Move], int]]:
    """Ann's turns, and the clicks that each took."""
    with seated(visitor) as (table, ben):
        ann, board, dice = Economical(visitor.page), table.board, random.Random(7)
        for _ in range(turns):
            turn = sensible_turn(board, dice)
            yield turn, ann.plays(turn)
            if board.is_over:
                break
            play_on(ben, sensible_turn(board, dice))
