"""What goes over a table's socket, as JSON. Unknown fields, wrong types and long texts are refused.

From the page
    hello   once, first: `seen` is the number of the last journal line on the page (-1: none),
            `share` 32 hexadecimal digits of luck from the browser (optional, before the start),
            `speed` how fast bots are to move (slow, normal, instant)
    move    `moves` in notation, all or none; `n` is the decision number they answer
    undo, restart           take back one decision, or all that can be taken back; while several
            decide at once, `undo` may name any of one's own: `move` in notation
    why     asks which clause forbids putting `s` on `d` (elements), or `move` in notation; of `d`
            alone, what can be done with it now, or why nothing can;
            `after` moves that are drafted, with what they `use`: asks about what they would lead to
    rehearse  asks what `moves` would lead to (none: forget the draft), with what is to be `use`d
            and `spare`d in paying for them; `k` counts up, only the last one is worth an answer
    hint    asks what a bot would do
    concede, rematch        `rematch` makes the next table, or gives its link again
    lift    same screen: "I am here", show the hand of `seat`; `drop` lowers the curtain again
    replace a bot plays on for an absent person's `seat` (or one's own)
    back    one's own seat is one's own again
    speed   how fast bots are to move from now on; `skip` the rest of what they do now
    pong    the answer to a ping, at once and with its `k`

`id` is made up by the page, new for each wish (1 to 40 letters): sending a message again with its
`id` does nothing twice and gets the same answer.

To the page
    state   what changed. `zones` by name; `log` lines, whose numbers only grow: each an item of
            the journal's list. One of the class `told-result` takes those of `told-step` right
            before it into its details. Lines above `cut` may tell of moves that were taken back:
            they are removed before the log is added, which has those again that still hold.
            `whole` says that all zones are sent. `id` names the command that this state answers.
    refused, answer, hint   for one `id`; `html` is a sentence; a refusal for a stale `n` is
            followed by the state as it is
    rehearsed   what a draft would lead to, told to this page alone: `chosen` are the moves that
            stand, `moves` the whole list to send (none: it cannot be sent), `html` why not; zones
            as in a state; `menu` what can be chosen next; `data` for the game's own script
    notice  something to say; `href` is where to go (a rematch)
    ping    to be answered at once: where a clock runs, slow connections are made allowance for
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from tramshed.web.sums import Sum

LARGEST = 16_384
"""Bytes of a message from a page."""

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
Element = Annotated[str, Meta(max_length=80)]
MOST_MOVES = 100
"""In one list."""
Named = Annotated[list[Annotated[str, Meta(min_length=1, max_length=20)]], Meta(max_length=100)]
"""Things that a draft uses or spares, as the game's page calls them."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
BotSpeed = Literal["slow", "normal", "instant"]
Count = Annotated[int, Meta(ge=0, le=1 << 40)]


class _Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Anything a page says."""


class Hello(_Said, tag="hello", frozen=True):
    seen: Annotated[int, Meta(ge=-1, le=1 << 40)] = -1
    share: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")] | None = None
    speed: BotSpeed = "normal"


class _Command(_Said, frozen=True, kw_only=True):
    """Something to be done or found out, answered by its `id`."""

    id: Id
    n: Count | None = None


class MoveWish(_Command, tag="move", frozen=True, kw_only=True):
    n: Count
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=MOST_MOVES)]


class Undo(_Command, tag="undo", frozen=True, kw_only=True):
    move: Notation | None = None


class Restart(_Command, tag="restart", frozen=True):
    pass


class Why(_Command, tag="why", frozen=True, kw_only=True):
    s: Element = ""
    d: Element = ""
    move: Annotated[str, Meta(max_length=80)] = ""
    after: Annotated[list[Notation], Meta(max_length=MOST_MOVES)] = []
    use: Named = []


class Rehearse(_Command, tag="rehearse", frozen=True, kw_only=True):
    n: Count
    k: Count
    moves: Annotated[list[Notation], Meta(max_length=MOST_MOVES)] = []
    use: Named = []
    spare: Named = []


class Hint(_Command, tag="hint", frozen=True):
    pass


class Concede(_Command, tag="concede", frozen=True):
    pass


class Rematch(_Command, tag="rematch", frozen=True):
    pass


class Replace(_Command, tag="replace", frozen=True, kw_only=True):
    seat: SeatNumber


class Back(_Command, tag="back", frozen=True):
    pass


class Lift(_Said, tag="lift", frozen=True):
    seat: SeatNumber


class Drop(_Said, tag="drop", frozen=True):
    pass


class Speed(_Said, tag="speed", frozen=True):
    speed: BotSpeed


class Skip(_Said, tag="skip", frozen=True):
    pass


class Pong(_Said, tag="pong", frozen=True):
    k: Count


Wish = MoveWish | Undo | Restart | Why | Rehearse | Hint | Concede | Rematch | Replace | Back
"""What a seat asks of the table."""
Said = Hello | Lift | Drop | Speed | Skip | Pong | Wish

_decoder = msgspec.json.Decoder(Said)


def _as_text(value: Any) -> str:
    """Marked-up text is text."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} does not go over the wire")


_encoder = msgspec.json.Encoder(enc_hook=_as_text)


class BadMessage(ValueError):
    """Not a message of this protocol."""


def read(text: str | bytes) -> Said:
    """A message from a page."""
    if len(text) > LARGEST:
        raise BadMessage(f"a message has at most {LARGEST} bytes")
    try:
        said: Said = _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)[:200]) from error
    return said


# --- to the page


class Player(Struct, frozen=True):
    """Who sits where: `kind` is human, bot, open or same-screen; `here`: connected now;
    `away`: long enough for a bot to be seated; `standin`: a bot plays for this person; `missing`:
    the match cannot begin without."""

    name: str
    kind: str
    here: bool = False
    away: bool = False
    standin: bool = False
    missing: bool = False


class Curtain(Struct, frozen=True):
    """Same screen: whose hand is to be shown next."""

    seat: int
    name: str


class State(Struct, frozen=True, tag="state", tag_field="t", omit_defaults=True):
    """The table as this page may see it, as far as it changed."""

    n: int
    phase: str
    """open (somebody is missing), play, over."""
    moves: int
    """Decisions made so far: names this position in a replay."""
    seat: int | None = None
    """The seat shown; none for a spectator, or behind the curtain."""
    whole: bool = False
    zones: dict[str, str] = field(default_factory=dict)
    log: list[tuple[int, str]] = field(default_factory=list)
    cut: int | None = None
    from_: dict[str, str] = field(default_factory=dict, name="from")
    """Where elements newly shown came from."""
    to: dict[str, str] = field(default_factory=dict)
    """Where elements that are gone went to."""
    moment: str = ""
    """Something that just happened, to be shown over the table until the reader goes on."""
    sums: list[Sum] = field(default_factory=list)
    """What a scoring adds up from, to be written at elements of the table."""
    menu: Any = msgspec.UNSET
    """Legal moves [{m, s, d, a, say, …}]: left out while `n` is as before."""
    turn: list[int] = field(default_factory=list)
    """Seats that are awaited."""
    clock: float | None = None
    """Seconds until the table itself acts, counted from when this arrives."""
    undo: bool = False
    restart: bool = False
    curtain: Curtain | None = None
    held: list[int] = field(default_factory=list)
    """Seats of this device."""
    players: Any = msgspec.UNSET
    """Left out while as before: a list of Player."""
    result: Any = msgspec.UNSET
    rematch: str | None = None
    drafts: bool = False
    """May this page draft what it decides?"""
    id: str | None = None


class Result(Struct, frozen=True):
    """How it ended: by play, or conceded by a seat."""

    scores: list[int]
    ranks: list[int]
    conceded: int | None = None


class Refused(Struct, frozen=True, tag="refused", tag_field="t", omit_defaults=True):
    id: str | None
    html: str
    why: str = ""
    """A word for scripts: stale, not-legal, not-a-move, not-your-turn, over, undo, seat, busy…"""
    clause: str | None = None


class Answer(Struct, frozen=True, tag="answer", tag_field="t"):
    id: str
    html: str


class Rehearsed(Struct, frozen=True, tag="rehearsed", tag_field="t", omit_defaults=True):
    id: str
    n: int
    k: int
    ok: bool = False
    """Can it be sent?"""
    html: str = ""
    chosen: list[str] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    menu: Any = ()
    zones: dict[str, str] = field(default_factory=dict)
    data: Any = None


class HintGiven(Struct, frozen=True, tag="hint", tag_field="t", omit_defaults=True):
    id: str
    html: str
    move: str
    s: str | None = None
    d: str | None = None


class Notice(Struct, frozen=True, tag="notice", tag_field="t", omit_defaults=True):
    html: str
    href: str | None = None


class Ping(Struct, frozen=True, tag="ping", tag_field="t"):
    k: int


Told = State | Refused | Answer | Rehearsed | HintGiven | Notice | Ping


def write(message: Told) -> bytes:
    """A message to a page."""
    return _encoder.encode(message)
