"""The tiny game, broken on purpose: one verb replaced at a time, for the kit to find.

    NUMBA_DISABLE_JIT=1 python -m tests.kernel.broken

prints, as JSON, what the kit says about each. It runs interpreted: compiled code is chosen, and
kept on disk, by the record's type alone, and all of these have the tiny game's.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np

from tests.tiny import events
from tests.tiny.actions import BID, HOLD, KEEP, LOOK, RAISE, SOLD, TAKE
from tests.tiny.components import HAND_SIZE
from tests.tiny.game import GAME
from tests.tiny.reasons import ALLOWED, MUST_OPEN, NO_COIN, NOT_IN_HAND, TOO_LOW
from tests.tiny.state import INSIDE, OVER, PARCEL, SEALED_SALE, Fixed, Live, State, View
from tramshed.kernel import verbs
from tramshed.kernel.chance import Dice, put, take_nth
from tramshed.kernel.conformance import Report, check
from tramshed.kernel.game import Game, Reason
from tramshed.kernel.moves import MoveTable
from tramshed.kernel.record import Actions, Row, u1
from tramshed.kernel.rule import INTERPRETED
from tramshed.kernel.seats import EVERYONE, Count
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import MOST_EVENTS, Happening, Told, tell
from tramshed.kernel.words import Message

LONGEST = 300
SETUPS = [GAME.meta.setup(3, {"clock": clock}) for clock in ("live", "lap")]

# --- views


def view_with_a_leak(s: State, seat: int, v: View) -> None:
    """Everybody sees the starter's first thing."""
    GAME.show(s, seat, v)
    starter = int(s.live.table.starter)
    v.packets[starter, 0] = s.live.packets[starter, 0]


def view_that_hides_the_end(s: State, seat: int, v: View) -> None:
    """What was kept is scored, but never turned up."""
    GAME.show(s, seat, v)
    if s.live.table.part == OVER:
        v.packets[:] = 0


def determinize_forgetting(v: View, s: State, dice: Dice) -> None:
    """The viewer's own first thing is swapped for one in the bag."""
    GAME.determinize(v, s, dice)
    if v.seat < s.fixed.seats and v.table.picks == 0:
        mine = s.live.packets[v.seat]
        other = take_nth(s.live.bag, 0) + 1
        put(s.live.bag, int(mine[0]) - 1)
        mine[0] = other


def determinize_losing(v: View, s: State, dice: Dice) -> None:
    """A thing falls out of the bag."""
    GAME.determinize(v, s, dice)
    take_nth(s.live.bag, 0)


def determinize_hoping(v: View, s: State, dice: Dice) -> None:
    """What is unseen is always the cheapest."""
    GAME.determinize(v, s, dice)
    for packet in range(s.fixed.seats):
        for slot in range(HAND_SIZE):
            if v.packets[packet, slot] == 0:
                put(s.live.bag, int(s.live.packets[packet, slot]) - 1)
                s.live.packets[packet, slot] = take_nth(s.live.bag, 0) + 1


def determinize_onto_old(v: View, s: State, dice: Dice) -> None:
    """What lay in the parcel before stays there."""
    before = int(s.live.parcel)
    GAME.determinize(v, s, dice)
    s.live.parcel = s.live.parcel or before


# --- decisions


def apply_without_counting(s: State, seat: int, action: int) -> None:
    """A look into the parcel that does not count as shown."""
    shown = s.live.chance.shown
    GAME.apply(s, seat, action)
    if action == LOOK:
        s.live.chance.shown = shown


def apply_bids_in_a_race(s: State, seat: int, action: int) -> None:
    """The first to bid wins ties, as if he were the starter."""
    if BID <= action < RAISE and not any(s.live.table.sealed_seen):
        s.live.table.starter = seat
    GAME.apply(s, seat, action)


def apply_with_early_luck(s: State, seat: int, action: int) -> None:
    """Something is drawn while others are still to bid."""
    GAME.apply(s, seat, action)
    if s.live.table.part == SEALED_SALE and any(s.live.table.sealed_seen):
        s.live.chance.drawn += np.uint64(1)


def apply_choices_in_a_race(s: State, seat: int, action: int) -> None:
    """Whoever chooses first in the draft is the starter."""
    if action >= KEEP and not any(s.live.table.sealed_seen):
        s.live.table.starter = seat
    GAME.apply(s, seat, action)


def apply_with_early_sight(s: State, seat: int, action: int) -> None:
    """A choice in the draft counts as shown at once."""
    GAME.apply(s, seat, action)
    if s.live.table.sealed_seen[seat] and action >= KEEP:
        s.live.chance.shown += 1


def forbids_before_others(s: State, seat: int, action: int) -> int:
    """The last seat may choose in the draft only once somebody else has."""
    others = s.live.table.sealed_seen[: int(s.fixed.seats) - 1]
    if action >= KEEP and seat == len(others) and not any(others):
        return NOT_IN_HAND
    return GAME.forbids(s, seat, action)


def apply_losing_finds(s: State, seat: int, action: int) -> None:
    """What is taken out of the parcel is gone."""
    if action == TAKE:
        s.live.parcel = 0
    GAME.apply(s, seat, action)


def apply_without_end(s: State, seat: int, action: int) -> None:
    """Who holds is asked again and again."""
    GAME.apply(s, seat, action)
    if action == HOLD:
        s.live.table.held = 0


def apply_telling_all(s: State, seat: int, action: int) -> None:
    """What one seat saw in the parcel is told to everybody."""
    GAME.apply(s, seat, action)
    for i in range(s.told.n):
        if s.told.events[i].what == events.SAW:
            s.told.events[i].audience = EVERYONE


def apply_telling_too_much(s: State, seat: int, action: int) -> None:
    """A journal without end."""
    GAME.apply(s, seat, action)
    for _ in range(MOST_EVENTS + 1):
        tell(s, EVERYONE, events.HELD, seat, 0, 0, 0)


def apply_turning_back_luck(s: State, seat: int, action: int) -> None:
    """Each round has the same luck."""
    GAME.apply(s, seat, action)
    if action == SOLD:
        s.live.chance.drawn = np.uint64(3)


def apply_unsettling(s: State, seat: int, action: int) -> None:
    """After a sale no bid was ever final."""
    GAME.apply(s, seat, action)
    if action == SOLD:
        s.live.chance.settled = 0


_last: list[State] = []


def apply_sharing(s: State, seat: int, action: int) -> None:
    """Every state knows the one before it, and tampers with it."""
    for other in _last:
        other.live.table.coins[0] = 0
    GAME.apply(s, seat, action)
    _last[:] = [s]


_calls = count(1)


def apply_in_a_mood(s: State, seat: int, action: int) -> None:
    """Luck from outside the record: no replay can know it."""
    GAME.apply(s, seat, action)
    if next(_calls) % 10 == 0:
        s.live.table.coins[0] = 0


def legal_by_a_peek(s: State, seat: int, acts: Actions) -> int:
    """A parcel that is worth little need not be looked at."""
    n = GAME.legal(s, seat, acts)
    return 1 if _worthless(s) and n == 2 else n


def forbids_by_a_peek(s: State, seat: int, action: int) -> int:
    return NO_COIN if _worthless(s) and action == LOOK else GAME.forbids(s, seat, action)


def _worthless(s: State) -> bool:
    return s.live.table.part == PARCEL and s.live.parcel == 1


def forbids_off_by_one(s: State, seat: int, action: int) -> int:
    """A raise may be as high as the standing bid."""
    reason = GAME.forbids(s, seat, action)
    if reason == TOO_LOW and action - RAISE + 1 == s.live.table.price:
        return ALLOWED
    return reason


def forbids_without_reason(s: State, seat: int, action: int) -> int:
    """A number that the game does not explain."""
    reason = GAME.forbids(s, seat, action)
    return 99 if reason == MUST_OPEN else reason


def legal_for_anyone(s: State, seat: int, acts: Actions) -> int:
    """Who looked into the parcel does not decide alone."""
    if s.live.table.part == INSIDE and seat < s.fixed.seats:
        acts[0] = TAKE
        return 1
    return GAME.legal(s, seat, acts)


def legal_that_stalls(s: State, seat: int, acts: Actions) -> int:
    """Nobody can do anything at the parcel."""
    return 0 if s.live.table.part == PARCEL else GAME.legal(s, seat, acts)


def score_that_pays(s: State, seat: int) -> int:
    """Counting the points changes them."""
    s.live.table.coins[seat] = 1
    return GAME.score(s, seat)


def rank_without_ties(s: State, seat: int) -> int:
    """Two seconds, and nobody first."""
    return max(1, GAME.rank(s, seat))


def prefer_never(s: State, seat: int, acts: Actions, n: int, weights: Row[float]) -> None:
    """A move without weight."""
    GAME.prefer(s, seat, acts, n, weights)
    weights[n - 1] = 0.0


def estimate_in_points(s: State, seat: int) -> float:
    return float(GAME.score(s, seat))


def table_of_the_moment(v: View) -> float:
    """Never the same twice."""
    return random.random()


class Nameless:
    """A state that could be any game's."""

    other: u1
    fixed: Fixed
    live: Live
    told: Told


def moves_alike(setup: Setup) -> MoveTable:
    """All bids decide the same."""
    return MoveTable(replace(move, decision="something") for move in GAME.moves(setup))


class Vague:
    """Not the same as any other."""


def read_vaguely(told: Happening, setup: Setup) -> Vague:
    """An event that cannot be compared."""
    return Vague()


def narrate_in_english(event: Any, setup: Setup) -> Message:
    """A sentence in place of a message id."""
    return Message("Something happened.")


def deal_large_numbers(s: State) -> None:
    """A number near the end of what its field holds."""
    GAME.deal(s)
    s.live.table.asked = 100


VARIANTS: dict[str, tuple[str, dict[str, Any]]] = {
    "a leak in the view": ("views_show_only_what_is_known", {"show": view_with_a_leak}),
    "a result never shown": ("the_result_is_public", {"show": view_that_hides_the_end}),
    "determinize forgets": (
        "views_show_only_what_is_known",
        {"determinize": determinize_forgetting},
    ),
    "determinize loses": (
        "imagined_positions_pass_the_audit",
        {"determinize": determinize_losing},
    ),
    "determinize hopes": (
        "unseen_things_are_as_likely_as_in_play",
        {"determinize": determinize_hoping},
    ),
    "determinize mixes": ("imagining_starts_afresh", {"determinize": determinize_onto_old}),
    "a look not counted": (
        "actions_tell_only_what_they_show",
        {"apply": apply_without_counting},
    ),
    "bids in a race": ("several_at_once_commute", {"apply": apply_bids_in_a_race}),
    "luck too early": ("several_at_once_commute", {"apply": apply_with_early_luck}),
    "choices in a race": (
        "sealed_decisions_can_be_changed",
        {"apply": apply_choices_in_a_race},
    ),
    "choices shown too early": (
        "sealed_decisions_can_be_changed",
        {"apply": apply_with_early_sight},
    ),
    "choices that wait for others": (
        "sealed_decisions_can_be_changed",
        {"forbids": forbids_before_others},
    ),
    "a lost thing": ("the_audit_finds_nothing", {"apply": apply_losing_finds}),
    "no end": ("every_game_ends", {"apply": apply_without_end}),
    "news for all": ("what_is_told_is_seen", {"apply": apply_telling_all}),
    "too much news": ("nothing_told_is_lost", {"apply": apply_telling_too_much}),
    "no clock": ("the_clock_is_set", {"clock": None}),
    "a clock that stands still": ("the_clock_is_set", {"clock": lambda s: Count(0.0, None)}),
    "luck turned back": ("counters_never_go_back", {"apply": apply_turning_back_luck}),
    "bids unsettled": ("counters_never_go_back", {"apply": apply_unsettling}),
    "shared states": ("copies_are_independent", {"apply": apply_sharing}),
    "a menu that peeks": (
        "menus_follow_from_views",
        {"legal": legal_by_a_peek, "forbids": forbids_by_a_peek},
    ),
    "a wrong clause": ("legal_is_what_nothing_forbids", {"forbids": forbids_off_by_one}),
    "a clause unknown": ("legal_is_what_nothing_forbids", {"forbids": forbids_without_reason}),
    "a menu for anyone": ("legal_is_what_nothing_forbids", {"legal": legal_for_anyone}),
    "no menu": ("somebody_is_awaited", {"legal": legal_that_stalls}),
    "scores that pay": ("looking_changes_nothing", {"score": score_that_pays}),
    "no first rank": ("ranks_count_who_did_better", {"rank": rank_without_ties}),
    "no weight": ("judgement_is_in_range", {"prefer": prefer_never}),
    "an estimate in points": ("judgement_is_in_range", {"estimate": estimate_in_points}),
    "moves that decide alike": ("decisions_tell_moves_apart", {"moves": moves_alike}),
    "vague news": (
        "events_are_values",
        {"read_event": read_vaguely, "narrate": lambda event, setup: Message("event.ended")},
    ),
    "English in the rules": ("everything_told_is_said", {"narrate": narrate_in_english}),
    "moods": ("matches_replay", {"apply": apply_in_a_mood}),
    "a view never the same": ("views_are_read", {"table": table_of_the_moment}),
    "a state without a name": ("records_are_the_games_own", {"state": Nameless}),
    "a reason without words": (
        "every_reason_is_explained",
        {"reasons": {**GAME.reasons, 98: Reason("TG-9", "why.nobody-knows")}},
    ),
    "numbers too large": ("fields_keep_to_half_their_range", {"deal": deal_large_numbers}),
}
"""Each with the property that must fail."""


def variant(**changed: Any) -> Game:
    """The tiny game with some verbs replaced. It takes the place of the one before."""
    for known in _known:
        verbs.forget(known)
    _known[:] = [replace(GAME, **changed)]
    return _known[0]


_known = [GAME]


def examine(name: str) -> Report:
    """What the kit says about a broken game, on the property that should fail."""
    finds, changed = VARIANTS[name]
    return check(
        variant(**changed),
        games=60,
        setups=SETUPS,
        only={finds},
        longest=LONGEST,
    )


def main() -> None:
    assert INTERPRETED, "run with NUMBA_DISABLE_JIT=1"
    found = {
        name: [str(each.counterexample) for each in examine(name).failures] for name in VARIANTS
    }
    whole = check(variant(), games=2, setups=SETUPS)
    found["not broken"] = [str(each.counterexample) for each in whole.failures]
    print(json.dumps(found))


if __name__ == "__main__":
    main()
