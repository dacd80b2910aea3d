"""Tramways: recipes of the actions, and what an icon can do now."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.games.tramways.planning.games import Moment, moments
from tests.games.tramways.rules.position import ORANGE
from tests.games.tramways.rules.test_09_passengers import SOUTH, suburb
from tramshed.games.tramways.planning.now import Use, now
from tramshed.games.tramways.planning.payment import Payment, propose
from tramshed.games.tramways.planning.recipes import recipes
from tramshed.games.tramways.planning.trips import trips
from tramshed.kernel.words import Words
from tramshed.terminal.language import languages

SEEDS = [(1, 3), (2, 7), (4, 5)]
TRIES = 25


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_a_recipe_is_possible_if_the_action_is(seats: int, seed: int) -> None:
    """TW-3.0: what cannot be done says why; what can be done has all it takes."""
    for moment in moments(seats, seed, "action"):
        for recipe in recipes(moment.view):
            assert (recipe.reason is None) == (recipe.verb in moment.menu)
            if recipe.reason is None:
                assert all(each.there for each in recipe.needs)


def is_played(moment: Moment, move: str, dice: random.Random) -> bool:
    """Try actions at random; is one of them paid with this icon?"""
    for _ in range(TRIES):
        then = moment.after([dice.choice(moment.menu)])
        while then.seat in then.position.actors and then.table.step not in ("action", "keep"):
            if move in then.menu:
                return True
            then = then.after([dice.choice(then.menu)])
            if then.table.step == "administration":
                break
    return False


@pytest.mark.parametrize(("seats", "seed"), SEEDS[:2])
def test_an_icon_that_is_used_is_of_use(seats: int, seed: int) -> None:
    """What somebody can do with an icon at random is known."""
    dice, used = random.Random(seed), 0
    for number, moment in enumerate(moments(seats, seed + 5, "action")):
        if number % 12 == 0:
            for icon in dice.sample(now(moment.view), 2):
                assert (icon.reason is None) == bool(icon.uses)
                if is_played(moment, f"play {icon.ticket} {icon.name}", dice):
                    used += 1
                    assert icon.uses
    assert used


def bills(moment: Moment, use: Use) -> Iterator[Moment]:
    """What is to be paid for what an icon is said to be of use for."""
    for target in use.targets:
        if use.verb in ("build", "renovate"):
            then = moment.after([use.verb, f"parcel {target}"])
            yield then if use.verb == "renovate" else then.after(then.menu[:1])
        elif use.verb == "move":
            yield from (moment.after(trip.moves) for trip in trips(moment.view, target))


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_an_icon_that_is_of_use_can_be_used(seats: int, seed: int) -> None:
    """Buildings are built and upgraded, passengers sent with it."""
    used = 0
    for number, moment in enumerate(moments(seats, seed + 5, "action")):
        if number % 6 == 0:
            for icon in now(moment.view):
                for use in icon.uses:
                    paid = [propose(bill.view, [icon.icon]) for bill in bills(moment, use)]
                    used += len(paid)
                    assert not paid or any(isinstance(each, Payment) for each in paid)
    assert used


@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_while_paying_the_rules_are_asked(seats: int, seed: int) -> None:
    """What is on offer can be played; the rest has its clause."""
    for moment in moments(seats, seed + 10, "pay", "administration"):
        offered = {move for move in moment.menu if move.startswith("play")}
        icons = {f"play {each.ticket} {each.name}": each for each in now(moment.view)}
        for move, icon in icons.items():
            assert bool(icon.uses) == (icon.reason is None) == (move in offered)


def test_in_words() -> None:
    """Where an icon is of use."""
    view = suburb("62 74 8", tracks={ORANGE: [SOUTH]}).match.view(ORANGE)
    found = {each.icon: each for each in now(view)}
    assert {use.verb for use in found["62-2"].uses} >= {"move", "upgrade"}
    (moves,) = [use for use in found["62-2"].uses if use.verb == "move"]
    assert moves.targets == ("3a", "3e")
    for language in languages():
        words = Words(language, [view.game.folder / "locale"])
        assert "3a" in words.say(moves.called)
