"""Why a move is forbidden: one number per reason, each with its clause and its sentence."""

from __future__ import annotations

from tramshed.kernel.game import Reason

ALLOWED = 0
OVER_ALREADY, NOT_AWAITED, WRONG_PHASE, NOT_IN_HAND, NOT_AT_THE_STOP = range(1, 6)

REASONS = {
    OVER_ALREADY: Reason("LT-3.1", "why.over"),
    NOT_AWAITED: Reason("LT-2.1", "why.not-awaited"),
    WRONG_PHASE: Reason("LT-1.0", "why.wrong-phase"),
    NOT_IN_HAND: Reason("LT-1.2", "why.not-in-hand"),
    NOT_AT_THE_STOP: Reason("LT-2.1", "why.not-at-the-stop"),
}
