"""Somebody who plays Tramways on the page, and tries whatever there is to try.

    Player(page, Dragging).plays_to_the_end()

What is decided is chosen here, and always the same way; how it is done is the hand's (hands.py).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from tests.games.tramways.browser.hands import Hand
from tests.games.tramways.browser.table import Seen, Table

VERBS = ("move", "build", "renovate", "upgrade", "track")
"""Actions, the rarest first."""
CHANGES = 2
"""Icons that are exchanged in a payment, at most."""


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
        self.refused: list[str] = []
        """What the page said to it."""
        self.most: Counter[str] = Counter()
        """How many clicks an action took at most, without changes."""

    def plays_to_the_end(self) -> None:
        while self.plays_once():
            pass

    def plays_once(self) -> bool:
        """Decide the next thing; nothing once all is over."""
        seen = self.table.waits_for_me()
        if not seen.over:
            self.decides(seen)
        return not seen.over

    def decides(self, seen: Seen) -> None:
        step = seen.step.partition("-")[0]
        begun = self.hand.used
        decide = getattr(self, f"_{step}", self._picks)
        decide(seen)
        self.did[step] += 1
        self.most[step] = max(self.most[step], self.hand.used - begun)

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
        ways = [self._passes, self._bids_as_proposed, self._bids_more, self._types]
        if seen.bids:
            ways += [self._bids_in_the_row] * 2
        if "auction" not in seen.desk and not seen.bids:
            ways = [self._passes]
        way = self.dice.choice(ways)
        way(seen)
        self.did[way.__name__.strip("_")] += 1

    def _passes(self, seen: Seen) -> None:
        self._hits(seen, ["pass"])

    def _bids_in_the_row(self, seen: Seen) -> None:
        bid = self.dice.choice(seen.bids[:4])
        self.hand.hits(self.page.locator(f"#zone-sheet [data-moves='bid {bid}']"))
        self.table.answers(seen)

    def _bids_as_proposed(self, seen: Seen) -> None:
        self.hand.hits(self.page.locator("#auction [type=submit]"))
        self.table.answers(seen)

    def _bids_more(self, seen: Seen) -> None:
        self.hand.hits(self.page.locator("#auction [data-add='1']"))
        self._bids_as_proposed(seen)

    def _types(self, seen: Seen) -> None:
        field = self.page.locator("#auction [name=amount]")
        field.fill(str(field.get_attribute("min")))
        self._bids_as_proposed(seen)

    def _line(self, seen: Seen) -> None:
        more = [each for each in seen.desk if each == "more"]
        self._hits(seen, more if more and self._likes() else seen.sheet)

    # --- actions

    def _action(self, seen: Seen) -> None:
        """One that has been done least, if it leads to anything; else the income."""
        verbs = sorted(
            (verb for verb in VERBS if verb in seen.desk), key=lambda each: self.did[each]
        )
        for verb in verbs:
            if self._acts(verb):
                self.did[verb] += 1
                return
        self._hits(self.table.see(), ["income"])
        self.did["income"] += 1

    def _acts(self, verb: str) -> bool:
        """Was there anything to be sent?"""
        used = self.hand.used
        self.hand.begins(verb)
        seen = self.table.until(lambda seen: seen.begun)
        seen = self._lays(seen) if verb == "track" else self._goes_on(seen)
        if not seen.ready:
            self._leaves(seen)
            return False
        self.most[verb] = max(self.most[verb], self.hand.used - used + 1)
        self._sends(seen)
        return True

    def _goes_on(self, seen: Seen) -> Seen:
        """From one choice to the next, until it can be sent or nothing is left."""
        while not seen.ready and (among := seen.sheet or seen.cells or seen.desk):
            seen = self._answers(self._hits(seen, among))
        return seen

    def _answers(self, seen: Seen) -> Seen:
        """One thing can mean several: the page asks which."""
        if not seen.note:
            return seen
        self.did["asked"] += 1
        self.hand.answers(self.dice.randrange(2))
        return self.table.answers(seen)

    def _lays(self, seen: Seen) -> Seen:
        for start in self.dice.sample(seen.cells, len(seen.cells)):
            self.hand.lays(start, self.dice.randrange(100))
            seen = self.table.settles()
            if seen.ready:
                return seen
            self._leaves(seen)
            self.hand.begins("track")
            seen = self.table.until(lambda seen: seen.begun)
        return seen

    def _leaves(self, seen: Seen) -> None:
        self.hand.leaves()
        self.table.until(lambda seen: not seen.begun)

    # --- paying, and what is sealed

    def _sends(self, seen: Seen) -> None:
        """Change what is proposed, if one likes; then the gold button."""
        for _ in range(CHANGES):
            if seen.spared and self._likes():
                seen = self._toggles(seen, self.dice.choice(seen.spared))
        if not seen.ready:
            seen = self._forgets_changes(seen)
        self.hand.sends()
        self.table.answers(seen)

    def _toggles(self, seen: Seen, name: str) -> Seen:
        """What was not used is used, or the page says why not."""
        self.hand.hits(self.page.locator(f"[data-toggle='{name}']"))
        now = self.table.settles()
        if name in now.used:
            self.did[f"changed {seen.step.partition('-')[0]}"] += 1
        else:
            assert now.note, f"{name} is not used, and nobody says why"
            self.refused.append(now.note)
        return now

    def _forgets_changes(self, seen: Seen) -> Seen:
        self.hand.hits(self.page.locator("[data-command=cheapest]"))
        return self.table.until(lambda now: now.ready)

    def _administration(self, seen: Seen) -> None:
        self._sends(seen)

    _hand = _administration
    _pay = _administration
