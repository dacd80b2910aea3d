"""Somebody who plays Tramways on the page, and tries whatever there is to try.

    Player(page, Dragging).plays_to_the_end()

What is decided is chosen here, and always the same way; how it is done is the hand's (hands.py).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from playwright.sync_api import Page, expect

from tests.games.tramways.browser.hands import Hand
from tests.games.tramways.browser.table import Seen, Table

VERBS = ("move", "build", "renovate", "upgrade", "track")
"""Actions, the rarest first."""
TRIES = 3
"""Things that are touched until something can be sent; then it is money."""
CHANGES = 2
"""Icons that are exchanged in a payment, at most."""
A_MOMENT = 20
"""Milliseconds between two looks at tables of others."""


def play_together(players: Sequence[Player]) -> None:
    """Several at one table, each in a browser of their own, to the end."""
    while [player for player in players if player.plays_if_asked()]:
        players[0].page.wait_for_timeout(A_MOMENT)


class Player:
    """A seat in good hands."""

    def __init__(
        self, page: Page, hand: Callable[[Table], Hand] = Hand, seed: int = 1, curious: float = 0.5
    ) -> None:
        self.page, self.table = page, Table(page)
        self.hand = hand(self.table)
        self.dice = random.Random(seed)
        self.curious = curious
        """How likely something is changed that is proposed."""
        self.did: Counter[str] = Counter()
        """What was done how often."""
        self.most: Counter[str] = Counter()
        """How many clicks an action took at most, before anything was changed."""
        self.notes: list[str] = []
        """What the page said to it."""

    def plays_to_the_end(self) -> None:
        while self.plays_once():
            pass

    def plays_once(self) -> bool:
        """Decide the next thing; nothing once all is over."""
        seen = self.table.waits_for_me()
        if not seen.over:
            self.decides(seen)
        return not seen.over

    def plays_if_asked(self) -> bool:
        """Decide the next thing if it is this player's turn; nothing once all is over."""
        seen = self.table.settles()
        if seen.asks and not seen.over:
            self.decides(seen)
        return not seen.over

    def decides(self, seen: Seen) -> None:
        step = seen.step.partition("-")[0]
        self.did[step] += 1
        getattr(self, f"_{step}", self._picks)(seen)

    # --- one of several things

    def _picks(self, seen: Seen) -> None:
        """Whatever is lit, the sheet's before the hand's, the map's and the desk's."""
        if seen.ready:
            self._sends(seen)
        else:
            self._hits(seen, seen.sheet or seen.hand or seen.cells or seen.desk)

    def _hits(self, seen: Seen, among: Sequence[str]) -> Seen:
        self.hand.hits(self.table.thing(self.dice.choice(among)))
        return self.table.answers(seen)

    def _likes(self) -> bool:
        return self.dice.random() < self.curious

    # --- the auction, and its line alone

    def _auction(self, seen: Seen) -> None:
        """A number of the own row, the amount in the field, the next one up; or nothing."""
        bids = [self._bids_as_proposed, self._bids_more, self._types, self._bids_in_the_row]
        way = self.dice.choice([self._passes, *bids] if seen.bids else [self._passes])
        way(seen)
        self.did[way.__name__.strip("_")] += 1

    def _passes(self, seen: Seen) -> None:
        self._hits(seen, ["pass"])

    def _bids_in_the_row(self, seen: Seen) -> None:
        bid = self.dice.choice(seen.bids[:4])
        self.hand.hits(self.page.locator(f"#zone-sheet [data-set='{bid}']"))
        expect(self.page.locator("#auction [name=amount]")).to_have_value(str(bid))
        self._bids_as_proposed(seen)

    def _bids_as_proposed(self, seen: Seen) -> None:
        self.hand.hits(self.page.locator("#auction [type=submit]"))
        self.table.answers(seen)

    def _bids_more(self, seen: Seen) -> None:
        self.hand.hits(self.page.locator("#auction [data-add='1']"))
        self._bids_as_proposed(seen)

    def _types(self, seen: Seen) -> None:
        self.hand.writes(self.page.locator("#auction [name=amount]"), str(seen.bids[0]))
        self._bids_as_proposed(seen)

    def _line(self, seen: Seen) -> None:
        more = [each for each in seen.desk if each == "more"]
        self._hits(seen, more if more and self._likes() else seen.sheet)

    # --- actions

    def _action(self, seen: Seen) -> None:
        """Touch the map; or an action that has been done least; else the income."""
        if not self.did["undone"] and self.table.can("undo"):
            self._hits(seen, ["undo"])
            self.did["undone"] += 1
            return
        if seen.cells and self._likes() and self._begins(seen, self._touches):
            self.did["touched"] += 1
            return
        verbs = sorted(set(VERBS) & set(seen.desk), key=lambda each: (self.did[each], each))
        for verb in (*verbs, *(["track"] * TRIES if "track" in verbs else [])):
            if self._begins(self.table.settles(), partial(self._acts, verb)):
                self.did[verb] += 1
                return
        self._hits(self.table.settles(), ["income"])
        self.did["income"] += 1

    def _begins(self, seen: Seen, way: Callable[[Seen], Seen]) -> bool:
        """Was there anything to be sent?"""
        used = self.hand.used
        seen = way(seen)
        if not seen.ready:
            self._leaves(seen)
            return False
        self.most["action"] = max(self.most["action"], self.hand.used - used + 1)
        self._sends(seen)
        return True

    def _touches(self, seen: Seen) -> Seen:
        """The verb follows from what is touched; where several do, the page asks."""
        return self._goes_on(self._answers(self._hits(seen, seen.cells)))

    def _acts(self, verb: str, seen: Seen) -> Seen:
        """As the desk names it."""
        self.hand.begins(verb)
        seen = self.table.settles()
        if verb != "track" or not seen.cells:
            return self._goes_on(seen)
        self.hand.lays(self.dice.choice(seen.cells), self.dice.randrange(100))
        return self.table.settles()

    def _goes_on(self, seen: Seen) -> Seen:
        """From one choice to the next, until it can be sent or nothing is left."""
        while not seen.ready and (among := seen.sheet or seen.cells or seen.reached):
            seen = self._answers(self._hits(seen, among))
        return seen

    def _answers(self, seen: Seen) -> Seen:
        """One thing can mean several: the page asks which."""
        if not seen.note:
            return seen
        self.did["asked"] += 1
        self.hand.answers(self.dice.randrange(2))
        return self.table.answers(seen)

    def _leaves(self, seen: Seen) -> None:
        if seen.begun:
            self.did["left"] += 1
            self.hand.leaves()
            self.table.until(lambda seen: not seen.begun)

    # --- paying, and what is sealed

    def _sends(self, seen: Seen) -> None:
        """Change what is proposed, if one likes; then the gold button."""
        for _ in range(CHANGES):
            if seen.spared and self._likes():
                seen = self._toggles(seen, self.dice.choice(seen.spared))
        if not seen.ready:
            seen = self._forgets_changes()
        self.hand.sends()
        self.table.answers(seen)

    def _toggles(self, seen: Seen, name: str) -> Seen:
        """What was not used is used, or the page says why not."""
        self.hand.hits(self.page.locator(f"[data-toggle='{name}']"))
        now = self.table.settles()
        if name in now.used or name not in now.spared:  # another way is gone once it is taken
            what = name if name.startswith("way-") else seen.step
            self.did[f"changed {what.partition('-')[0]}"] += 1
        else:
            assert now.note, f"{name} is not used, and nobody says why"
            self.notes.append(now.note)
        return now

    def _forgets_changes(self) -> Seen:
        self.hand.hits(self.page.locator("[data-command=cheapest]"))
        return self.table.settles()
