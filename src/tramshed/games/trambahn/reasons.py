"""Why a move is forbidden: one number per reason, each with its clause."""

from __future__ import annotations

from tramshed.kernel.game import Reason

ALLOWED = 0
(
    OVER_ALREADY,
    NOT_YOUR_TURN,
    MUST_PLACE,
    WRONG_STEP,
    NO_SUCH_PASSENGER,
    NO_SUCH_STATION,
    NO_SUCH_COLUMN,
    OTHER_LINE,
    NOT_ASCENDING,
    COMPLETE,
    NO_SUCH_INCOME,
    NOT_IN_MARKET,
    TOO_DEAR,
    NO_COLUMN_FOR_TRAM,
    HAS_TRAM,
) = range(1, 16)

OWN_ROW = Reason("TB-1.1", "why.own-row")
"""For a card held over another line's row, which is no move at all."""

REASONS = {
    OVER_ALREADY: Reason("TB-7.1", "why.over"),
    NOT_YOUR_TURN: Reason("TB-S0", "why.not-your-turn"),
    MUST_PLACE: Reason("TB-1.1", "why.must-place"),
    WRONG_STEP: Reason("TB-1.0", "why.wrong-step"),
    NO_SUCH_PASSENGER: Reason("TB-1.1", "why.not-in-hand"),
    NO_SUCH_STATION: Reason("TB-2.1", "why.not-in-hand"),
    NO_SUCH_COLUMN: Reason("TB-2.1", "why.no-such-column"),
    OTHER_LINE: Reason("TB-2.2", "why.other-line"),
    NOT_ASCENDING: Reason("TB-2.2", "why.not-ascending"),
    COMPLETE: Reason("TB-2.4", "why.complete"),
    NO_SUCH_INCOME: Reason("TB-3", "why.not-in-hand"),
    NOT_IN_MARKET: Reason("TB-4.1", "why.not-in-market"),
    TOO_DEAR: Reason("TB-4.1", "why.too-dear"),
    NO_COLUMN_FOR_TRAM: Reason("TB-4.1", "why.no-column-for-tram"),
    HAS_TRAM: Reason("TB-4.1", "why.has-tram"),
}
