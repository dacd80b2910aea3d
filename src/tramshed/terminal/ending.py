"""How a session ends: the match is over, or somebody leaves; and what is kept then."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from babel.numbers import format_decimal
from rich.padding import Padding

from tramshed.kernel.outcome import Outcome, told
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.words import Message, Words
from tramshed.terminal import journal
from tramshed.terminal.keeping import Occupied
from tramshed.terminal.menu import Puzzled
from tramshed.terminal.prose import Prose

if TYPE_CHECKING:
    from tramshed.terminal.session import Session

UNFINISHED, INTERRUPTED = 1, 130
NO = ("n", "no", "non", "nein", "いいえ")


class Left(Exception):
    """Somebody leaves; the session ends."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def finish(session: Session) -> int:
    """The match is over: the last news, the table, the result, and a chance to save."""
    seat = session.people[0] if len(session.people) == 1 else SPECTATOR
    session.drop_typed()
    if session.people:
        session.screen.clear(secret=len(session.people) > 1)
    session.collect_news(seat)
    session.draw(seat)
    session.screen.show(*journal.bullets(session.news))
    session.show_notes()
    session.shown = len(session.match.turns)
    show_result(session, None if seat == SPECTATOR else seat)
    if session.people:
        _after(session)
    return 0


def show_result(session: Session, reader: int | None) -> None:
    """Who won, and the scores."""
    outcome = session.match.outcome
    assert outcome is not None
    scores = ranking(outcome, session.names_for(reader), session.screen.words)
    text = session.screen.words.say(ended(outcome, scores, reader), session.names, reader)
    session.screen.show(Padding(Prose(text, "bold"), (0, 1)))


def ended(outcome: Outcome, scores: str, reader: int | None = None) -> Message:
    """How it ended, with everybody's score."""
    if len(outcome.scores) == 1:
        return Message("ui.alone-scored", {"scores": scores})
    return Message("ui.ended", {"result": told(outcome, reader), "scores": scores})


def ranking(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    """Everybody's score, the best first."""
    scores = [format_decimal(score, locale=words.language) for score in outcome.scores]
    comma = words.say(Message("ui.comma")).strip("|")
    return comma.join(
        words.say(Message("ui.score", {"name": names[seat], "score": scores[seat]}))
        for seat in outcome.order
    )


def _after(session: Session) -> None:
    """The match can still be saved: asked at a terminal, on request in a pipe."""
    if session.keeper.is_saved:
        return
    if session.screen.interactive:
        _offer_to_save(session, "ui.keep-question", "")
        return
    try:
        while (line := session.screen.line("> ").strip()).startswith("save"):
            _save_line(session, line)
    except EOFError:
        return


def _save_line(session: Session, line: str) -> None:
    word, _, rest = line.partition(" ")
    try:
        save(session, rest, overwrite=word == "save!")
    except Puzzled as puzzled:
        session.complain(puzzled)


def leave(session: Session) -> Left:
    """Somebody says `quit`: offer to save, say how to go on."""
    screen, keeper = session.screen, session.keeper
    if screen.interactive and not keeper.is_saved and session.match.turns:
        _offer_to_save(session, "ui.save-question", str(keeper.free_name()))
    elif not keeper.is_saved:
        screen.say("ui.left-unsaved", n=len(session.match.turns))
    return Left(0)


def _offer_to_save(session: Session, question: str, default: str) -> None:
    """Ask for a file until there is one, or none is wanted."""
    session.screen.complete([])
    while True:
        answer = input(session.screen.text(question, file=default)).strip()
        name = answer.removeprefix("save ").strip() or default
        if not name or answer.casefold() in NO:
            session.screen.say("ui.not-saved")
            return
        try:
            save(session, name, overwrite=False)
            return
        except Puzzled as puzzled:
            session.complain(puzzled)


def save(session: Session, text: str, *, overwrite: bool) -> None:
    """Save the match and say how to go on; Puzzled says why it was not saved."""
    name = text.strip().strip("'\"")
    if not name:
        raise Puzzled(Message("ui.save-where", {"file": str(session.keeper.free_name())}))
    try:
        file = session.keeper.save(Path(name), overwrite=overwrite)
    except Occupied as occupied:
        raise Puzzled(Message("ui.occupied", {"file": str(occupied.file)})) from occupied
    except OSError as error:
        why = error.strerror or str(error)
        raise Puzzled(Message("ui.cannot-save", {"file": name, "why": why})) from error
    session.screen.copyable("ui.saved", file=str(file))
    _say_how_to_go_on(session, file)


def _say_how_to_go_on(session: Session, file: Path) -> None:
    command = "replay" if session.match.is_over else "play --load"
    session.screen.copyable("ui.go-on", command=f"tramshed {command} {shlex.quote(str(file))}")


def input_ended(session: Session) -> int:
    """Ctrl-D, or the end of what was piped in."""
    return _broken_off(session, "ui.input-ended", UNFINISHED)


def interrupted(session: Session) -> int:
    """Ctrl-C."""
    return _broken_off(session, "ui.interrupted", INTERRUPTED)


def _broken_off(session: Session, said: str, code: int) -> int:
    session.screen.show("")
    if session.match.is_over:
        return 0
    session.screen.say(said, n=len(session.match.turns))
    _keep(session)
    return code


def _keep(session: Session) -> None:
    """Nobody loses a match by a slip of the finger."""
    keeper = session.keeper
    if keeper.is_saved or not session.match.turns:
        return
    kept = keeper.rescue() if session.screen.interactive else None
    if kept is None:
        session.screen.say("ui.how-to-save")
        return
    session.screen.copyable("ui.rescued", file=str(kept))
    _say_how_to_go_on(session, kept)
