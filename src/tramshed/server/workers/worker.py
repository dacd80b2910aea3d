"""The worker process: `python -m tramshed.server.workers.worker`. Reads questions, writes replies.

It knows no database, no table and no key; what it is asked is all it has.
"""

from __future__ import annotations

import os
import random
import sys
from contextlib import suppress
from functools import cache
from typing import BinaryIO

import numpy as np

from tramshed import bots
from tramshed.kernel.record import layout
from tramshed.kernel.registry import game
from tramshed.kernel.view import View
from tramshed.server.workers.questions import Question, Reply, frame, read_question

NICENESS = 10

_bot = cache(bots.bot)


def answer(question: Question) -> Reply:
    """What the bot would do."""
    played = game(question.game)
    dtype = layout(played.view)
    if len(question.view) != dtype.itemsize:
        return Reply(error=f"a view of {question.game} has {dtype.itemsize} bytes")
    record = np.frombuffer(question.view, dtype).copy()
    view = View(played, question.setup, question.seat, record)
    limit = bots.Limit(seconds=question.seconds)
    move = _bot(question.bot).choose(view, limit, random.Random(question.seed))
    return Reply(move.notation)


def serve(questions: BinaryIO, replies: BinaryIO) -> None:
    """Answer until the site is gone."""
    while (question := read_question(questions)) is not None:
        try:
            reply = answer(question)
        except Exception as error:
            reply = Reply(error=f"{type(error).__name__}: {error}")
        replies.write(frame(reply))
        replies.flush()


def main() -> None:
    """Keep what anything prints out of the replies, step back behind the site, and serve."""
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
