"""The Game contract: everything the rest of the house asks of a game, as one table of verbs.

A game package offers `meta.py` (its `META`, without rules) and `game.py` (its `GAME`, a `Game`).
Jitted verbs take bare records; the methods here take one-element arrays and are the way in from
Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from tramshed.kernel import drive, verbs
from tramshed.kernel.chance import Dice, Key, words
from tramshed.kernel.entries import Entry, first_and_rest
from tramshed.kernel.moves import MoveTable
from tramshed.kernel.news import News
from tramshed.kernel.record import Actions, Records, Row, blank, layout, layout_digest
from tramshed.kernel.seats import Count
from tramshed.kernel.setup import Meta, Setup
from tramshed.kernel.told import Happening, as_told
from tramshed.kernel.why_not import Near, no_near_miss
from tramshed.kernel.words import Message, Words

if TYPE_CHECKING:
    from tramshed.kernel.match import Match


class Reason(NamedTuple):
    """Why something is forbidden: the clause, and the id of the sentence that says it."""

    clause: str
    message: str


@dataclass(frozen=True, eq=False)
class Game:
    """A game's verbs. See docs/architecture.md for what each must keep."""

    meta: Meta
    folder: Path
    state: type
    view: type
    reasons: Mapping[int, Reason]

    prepare: Callable[[Records, Setup], None]
    deal: Callable[[Any], None]

    actors: Callable[[Any], int]
    legal: Callable[[Any, int, Actions], int]
    forbids: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int], None]

    show: Callable[[Any, int, Any], None]
    determinize: Callable[[Any, Any, Dice], None]

    over: Callable[[Any], bool]
    score: Callable[[Any, int], int]
    rank: Callable[[Any, int], int]

    prefer: Callable[[Any, int, Actions, int, Row[float]], None]
    estimate: Callable[[Any, int], float]

    moves: Callable[[Setup], MoveTable]
    narrate: Callable[[Any, Setup], Message]
    """An event, as `read_event` gives it, as a message."""
    table: Callable[[Any, Setup], Any]
    """A view as a plain Python value in the game's words."""
    audit: Callable[[Any], Iterable[str]]
    """What is wrong with a state: cards that went missing, money from nowhere."""
    read_event: Callable[[Happening, Setup], Any] = as_told
    """An event of the record as a value in the game's own types, for pages that show what happened;
    without it narration is given the record's numbers."""
    entries: Callable[[Sequence[News]], Sequence[Entry]] = first_and_rest
    """What a reader may know of an action, as entries of a journal: what is a heading, a line, a
    detail (see kernel/entries.py). Without it the first of the news is the line, and the rest are
    its details."""
    near_miss: Callable[[MoveTable, str, str], Near | None] = no_near_miss
    """The move that was nearly meant, where no move takes that up and puts it there: for "why
    not?"."""
    clock: Callable[[Any], Count] | None = None
    """For a game in which the table is awaited beside others. Without it the table acts when
    nobody else is awaited."""
    samples: Mapping[str, str] = field(default_factory=dict)
    """More editions for the conformance kit to try, by name."""

    def __post_init__(self) -> None:
        verbs.register(self)

    @property
    def name(self) -> str:
        return self.meta.name

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def match(self, **choices: Any) -> Match:
        """A new match; see `tramshed.kernel.match.new_match` for what can be chosen."""
        from tramshed.kernel.match import new_match

        return new_match(self, **choices)

    # --- states

    def new_state(self, setup: Setup, key: Key) -> Records:
        """A state set up and dealt."""
        state = self.undealt(setup)
        state[0].told.on = 1
        chance = state[0].live.chance
        chance.key[0], chance.key[1] = words(key)
        drive.deal(state)
        return state

    def undealt(self, setup: Setup) -> Records:
        """A state that knows its set-up and nothing else."""
        state = blank(self.state)
        self.prepare(state, setup)
        return state

    def new_view(self) -> Records:
        return blank(self.view)

    @cached_property
    def live(self) -> np.dtype[Any]:
        """The layout of what moves change."""
        return layout(self.state)["live"]

    @cached_property
    def layout(self) -> str:
        """Names the layout of its states: changes whenever a field does."""
        return layout_digest(self.state)

    def new_menu(self, setup: Setup) -> Actions:
        """Room for every action of a set-up."""
        return np.zeros(len(self.moves(setup)), np.int16)

    # --- words

    def words(self, language: str = "en") -> Words:
        """This game's messages in a language."""
        return Words(language, [self.folder / "locale"])
