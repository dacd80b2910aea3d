"""The first start. Compiling the rules takes a minute or more, and nobody need wait for it.

The same rules run interpreted, too: a move takes milliseconds then instead of microseconds, which
at a few tables nobody notices. So a site that finds nothing compiled becomes one that plays
interpreted, at once, until it is started again. Children compile meanwhile: for bots that search,
which wait for it, and for the next start. Other bots think interpreted until then.

A site for the public has many tables, and waits instead: the lobby says how long.
"""

from __future__ import annotations

import os
import sys

from tramshed.bots.warm import is_warm
from tramshed.kernel.rule import INTERPRETED
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.settings import Settings
from tramshed.server.workers.pool import MAKESHIFT


def begin_at_once(settings: Settings) -> None:
    """If rules are not compiled yet, this process becomes another one that does not need them to
    be. Does nothing else, and nothing where a process cannot do that."""
    if INTERPRETED or not settings.at_once or os.name != "posix":
        return
    if not all(map(is_warm, games_on_site())):
        os.environ |= MAKESHIFT
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
