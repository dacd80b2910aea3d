"""Who decides now, and what: one name for each thing that a page asks a player."""

from __future__ import annotations

from tramshed.games.tramways.shown.seen import TableSeen

TOGETHER = ("sides", "packet", "administration", "hand")
"""All seats decide, sealed."""
SETTING_UP = ("sides", "draft", "book", "keep", "top", "packet")
AUCTIONING = ("auction", "line", "take", "void")
ACTING = (
    "action", "start", "lay", "upgrade", "parcel", "ticket", "renovate", "passenger", "goal",
    "ride", "commerce", "leisure",
)  # fmt: skip
CLOSING = ("administration", "newcomers", "square", "demand")
BOOKS = ("book", "keep", "top")


def awaited(seen: TableSeen) -> tuple[int, ...]:
    """The seats that are to decide."""
    if seen.step == "over":
        return ()
    if seen.step in TOGETHER:
        return tuple(seat for seat in range(len(seen.players)) if seat not in seen.done)
    return () if seen.to_move is None else (seen.to_move,)


def phase(seen: TableSeen) -> str:
    """Of the round: auction, one, two (the action rounds), administration; none while setting up
    and while the last hands are chosen."""
    if seen.step == "over":
        return "over"
    if not seen.round or seen.step == "hand":
        return ""
    if seen.half:
        return "one" if seen.half == 1 else "two"
    return "administration" if seen.step in CLOSING or _hosting(seen) else "auction"


def _hosting(seen: TableSeen) -> bool:
    """Paying with tickets that have a passenger."""
    return bool(seen.bill) and seen.bill is not None and seen.bill.what == "newcomers"


def task(seen: TableSeen) -> str:
    """What the viewer is asked to do."""
    if seen.step == "action":
        return f"action-{action(seen)}"
    if seen.step == "newcomers" and not any("passenger" in each.slots for each in seen.hand):
        return "newcomers-none"  # everybody is asked, so that nobody can tell who has one
    return seen.step


def action(seen: TableSeen) -> str:
    """The first action round; or the first, or second, action of the other."""
    return "only" if seen.half == 1 else "second" if seen.taken else "first"


def waiting_for(seen: TableSeen) -> str:
    """What others wait for: less exactly, since one decision follows another."""
    step = seen.step
    if step in ("keep", "top") or (step == "book" and not seen.round):
        return "book"
    if step in ("line", "take", "void"):
        return "take"
    if step in ("newcomers", "square", "demand") or _hosting(seen):
        return "newcomers"
    if step == "pay" and seen.bidding:
        return "auction"
    if step in ACTING or step in ("pay", "book"):
        return "action"
    return step
