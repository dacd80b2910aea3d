"""Why a move is forbidden: one number per reason, each with its clause."""

from __future__ import annotations

from tramshed.kernel.game import Reason

ALLOWED = 0
(
    OVER_ALREADY,
    NOT_AWAITED,
    WRONG_PART,
    NOT_IN_HAND,
    BID_TOO_DEAR,
    NO_COIN,
    MUST_OPEN,
    TOO_LOW,
    RAISE_TOO_DEAR,
    ONLY_THE_CLOCK,
    NOT_THE_CLOCK,
) = range(1, 12)

REASONS = {
    OVER_ALREADY: Reason("TG-6.1", "why.over"),
    NOT_AWAITED: Reason("TG-2.2", "why.not-awaited"),
    WRONG_PART: Reason("TG-2.1", "why.wrong-part"),
    NOT_IN_HAND: Reason("TG-1.1", "why.not-in-hand"),
    BID_TOO_DEAR: Reason("TG-3.1", "why.too-dear"),
    NO_COIN: Reason("TG-4.1", "why.no-coin"),
    MUST_OPEN: Reason("TG-5.1", "why.must-open"),
    TOO_LOW: Reason("TG-5.4", "why.too-low"),
    RAISE_TOO_DEAR: Reason("TG-5.4", "why.too-dear"),
    ONLY_THE_CLOCK: Reason("TG-5.3", "why.only-the-clock"),
    NOT_THE_CLOCK: Reason("TG-5.3", "why.not-the-clock"),
}
