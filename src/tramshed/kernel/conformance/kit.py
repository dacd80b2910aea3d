"""Plays games of every set-up and holds every property against them."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from itertools import product
from typing import Any

from tramshed.kernel.conformance import (
    imports,
    keeping,
    knowledge,
    menus,
    numbers,
    order,
    speech,
)
from tramshed.kernel.conformance.bench import Bench, Played, Reached, Step, live_bytes
from tramshed.kernel.conformance.report import Check, Complaint, Counterexample, Property, Report
from tramshed.kernel.conformance.worlds import Worlds
from tramshed.kernel.game import Game
from tramshed.kernel.setup import Setup

Progress = Callable[[int, int], None]
"""Called with the number of games done and of games to do."""

MOST_SETUPS = 60
LONGEST_GAME = 20_000
LOOKS = 12
"""About half of the first positions of a game get the slow looks, later ones ever fewer."""

OF_SOURCES: tuple[Check, ...] = (imports.rules_import_what_counts,)
OF_SETUP: tuple[Check, ...] = (
    numbers.records_are_the_games_own,
    speech.notation_is_read_back,
    speech.decisions_tell_moves_apart,
    menus.every_reason_is_explained,
)
OF_GAME: tuple[Check, ...] = (
    keeping.every_game_ends,
    keeping.matches_replay,
    keeping.saved_matches_load,
)
OF_POSITION: tuple[Check, ...] = (
    numbers.the_audit_finds_nothing,
    menus.somebody_is_awaited,
    speech.nothing_told_is_lost,
    speech.everything_told_is_said,
    speech.events_are_values,
)
OF_SOME_POSITIONS: tuple[Check, ...] = (
    menus.legal_is_what_nothing_forbids,
    menus.menus_follow_from_views,
    knowledge.views_show_only_what_is_known,
    knowledge.views_are_read,
    knowledge.imagined_positions_pass_the_audit,
    knowledge.imagining_starts_afresh,
    order.several_at_once_commute,
    order.sealed_decisions_can_be_changed,
    order.the_clock_is_set,
    numbers.looking_changes_nothing,
    numbers.judgement_is_in_range,
    numbers.fields_keep_to_half_their_range,
)
OF_STEP: tuple[Check, ...] = (numbers.counters_never_go_back,)
OF_SOME_STEPS: tuple[Check, ...] = (
    numbers.copies_are_independent,
    knowledge.actions_tell_only_what_they_show,
    knowledge.what_is_told_is_seen,
)
OF_END: tuple[Check, ...] = (
    numbers.ranks_count_who_did_better,
    knowledge.the_result_is_public,
)


def check(
    game: Game,
    games: int = 50,
    seed: int = 1,
    progress: Progress | None = None,
    *,
    setups: Sequence[Setup] = (),
    only: Collection[str] = (),
    longest: int = LONGEST_GAME,
) -> Report:
    """Hold a game against its contract: every seat count, option value and edition.

    At least one game of every set-up is played. `setups` and `only` (names of properties) narrow
    it down, for somebody who mends a game.
    """
    kit = _Kit(game, setups or all_setups(game), seed, only, longest)
    return kit.run(games, progress or (lambda done, total: None))


def all_setups(game: Game) -> list[Setup]:
    """Every combination of seats, option values and editions; if there are too many, each seat
    count and each value at least once."""
    meta = game.meta
    names = [option.name for option in meta.options]
    editions: list[tuple[str | None, None]] = [(name, None) for name in meta.editions]
    axes: list[Sequence[Any]] = [
        meta.seats,
        [*(editions or [(None, None)]), *game.samples.items()],
        *(option.choices for option in meta.options),
    ]
    chosen = [*product(*axes)]
    if len(chosen) > MOST_SETUPS:
        rounds = range(max(map(len, axes)))
        chosen = [tuple(axis[i % len(axis)] for axis in axes) for i in rounds]
    return [
        meta.setup(number, dict(zip(names, options, strict=True)), *edition)
        for number, edition, *options in chosen
    ]


class _Kit:
    """One run: the properties, and what they are held against."""

    def __init__(
        self,
        game: Game,
        setups: Sequence[Setup],
        seed: int,
        only: Collection[str],
        longest: int,
    ) -> None:
        self.seed = seed
        self.longest = longest
        self.benches = [Bench(game, setup) for setup in setups]
        self.of_games: tuple[Check, ...] = (Worlds().unseen_things_are_as_likely_as_in_play,)
        groups = (
            OF_SOURCES,
            OF_SETUP,
            OF_GAME,
            OF_POSITION,
            OF_SOME_POSITIONS,
            OF_STEP,
            OF_SOME_STEPS,
            OF_END,
            self.of_games,
        )
        self.properties = {
            group: [Property(each) for each in group if not only or each.__name__ in only]
            for group in groups
        }
        everything = [each for group in self.properties.values() for each in group]
        if unknown := set(only) - {each.name for each in everything}:
            raise ValueError(f"there is no property called {', '.join(sorted(unknown))}")
        self.report = Report(game.name, everything, setups=len(setups))

    def run(self, games: int, progress: Progress) -> Report:
        total = max(games, len(self.benches))
        self._hold(OF_SOURCES, self.benches[0], self.benches[0])
        for bench in self.benches:
            self._hold(OF_SETUP, bench, bench)
        for number in range(total):
            self._play(self.benches[number % len(self.benches)], number)
            progress(number + 1, total)
            if not any(each.ok for each in self.report.properties):
                break  # nothing left to find
        return self.report

    def _play(self, bench: Bench, number: int) -> None:
        seed = f"{self.seed}.{number}"
        played = Played(bench, seed, random.Random(seed))
        self.report.games += 1
        try:
            self._walk(played, by_weight=number % 2 == 1)
        except Exception as error:
            played.stuck = f"{type(error).__name__}: {error}"
        self._hold(OF_GAME, played, bench, played)
        self._hold(self.of_games, played, bench)

    def _walk(self, played: Played, *, by_weight: bool) -> None:
        """Play on at random, or by the quick policy's weights, and look at every position."""
        bench, rng = played.bench, played.rng
        state = bench.deal(played.key)
        played.lives.append(live_bytes(state))
        while len(played.turns) < self.longest:
            at = Reached(bench, state, rng)
            closely = rng.random() < LOOKS / (LOOKS + len(played.turns))
            self._look(at, played, closely=closely)
            if at.over:
                played.over = True
                return
            seat = rng.choice(at.actors)
            menu = bench.menu(state, seat)
            action = rng.choices(menu, bench.weights(state, seat) if by_weight else None)[0]
            step = Step(bench, state, seat, action, bench.after(state, seat, action), rng)
            self._hold(OF_STEP, step, bench, played)
            if closely:
                self._hold(OF_SOME_STEPS, step, bench, played)
            state = step.after
            played.turns.append((seat, action))
            played.lives.append(live_bytes(state))
        played.stuck = f"it goes on after {self.longest:,} decisions"

    def _look(self, at: Reached, played: Played, *, closely: bool) -> None:
        self.report.positions += 1
        self._hold(OF_POSITION, at, at.bench, played)
        if closely or at.over:
            self._hold(OF_SOME_POSITIONS, at, at.bench, played)
        if at.over:
            self._hold(OF_END, at, at.bench, played)

    def _hold(
        self,
        group: tuple[Check, ...],
        subject: Any,
        bench: Bench,
        played: Played | None = None,
    ) -> None:
        """Hold properties against something; the first complaint about each is kept."""
        for each in self.properties[group]:
            if each.ok and (complaint := each.complaint_about(subject)):
                each.counterexample = _counterexample(complaint, bench.setup, played)


def _counterexample(complaint: Complaint, setup: Setup, played: Played | None) -> Counterexample:
    return Counterexample(
        complaint.what,
        setup,
        played.seed if played else None,
        complaint.seat,
        complaint.notation,
        played.lines() if played else (),
    )
