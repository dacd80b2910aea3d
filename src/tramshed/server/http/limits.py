"""Rate limits: a bucket of tokens that fills up steadily."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

Clock = Callable[[], float]


class Bucket:
    """Holds up to `burst` tokens, gains `rate` a second."""

    __slots__ = ("_clock", "_since", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._tokens, self._since = float(burst), clock()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens if there are enough."""
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._since) * self.rate)
        self._since = now
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True

    @property
    def is_full(self) -> bool:
        gained = (self._clock() - self._since) * self.rate
        return self._tokens + gained >= self.burst


class Buckets:
    """A bucket for each of many names; the longest unused are forgotten first."""

    def __init__(
        self, rate: float, burst: float, most: int = 10_000, clock: Clock = time.monotonic
    ) -> None:
        self._rate, self._burst, self._most, self._clock = rate, burst, most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, tokens: float = 1.0) -> bool:
        """Take tokens from a name's bucket if there are enough."""
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            bucket = Bucket(self._rate, self._burst, self._clock)
            while len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
        self._buckets[name] = bucket
        return bucket.take(tokens)
