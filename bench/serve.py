"""The site in a process of its own, without limits: `python serve.py DATABASE`.

Each line that it is sent is answered with the seconds of processor time it has used.
"""

from __future__ import annotations

import sys
import threading
import time

from tramshed.server.main import serve
from tramshed.server.settings import Settings

UNLIMITED = 10**9
SETTINGS = Settings(
    warm=False,
    messages_per_second=UNLIMITED,
    message_burst=UNLIMITED,
    requests_per_second=UNLIMITED,
    request_burst=UNLIMITED,
    sockets_per_address=UNLIMITED,
)


def answer() -> None:
    for _ in sys.stdin:
        print(time.process_time(), flush=True)


if __name__ == "__main__":
    threading.Thread(target=answer, daemon=True).start()
    sys.exit(serve("127.0.0.1", 0, sys.argv[1], settings=SETTINGS))
