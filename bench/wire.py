"""Messages as they really travel: with what the site's server agrees upon with a browser."""

from __future__ import annotations

from functools import cache

from starlette.applications import Starlette
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode

from tramshed.server.main import OPTIONS

OFFERED = [("client_max_window_bits", None)]
"""By Chromium, for permessage-deflate."""


class Wire:
    """One page's socket, from its server's side."""

    def __init__(self) -> None:
        self.extensions = _agreed()

    def bytes_of(self, message: bytes) -> int:
        """What it takes to send this, after all that was sent before."""
        return len(Frame(Opcode.TEXT, message).serialize(mask=False, extensions=self.extensions))


def _agreed() -> list[Extension]:
    socket = WebSocketsSansIOProtocol(_config(), ServerState(), {}, _loop=_Never())  # type: ignore[arg-type]
    offers = socket.conn.available_extensions or []
    return [offer.process_request_params(OFFERED, [])[1] for offer in offers]


class _Never:
    """A loop that nothing is asked of."""


@cache
def _config() -> Config:
    return Config(Starlette(), **OPTIONS)


def deflated_alone(text: str) -> int:
    """A piece of a message, as small as it gets on a fresh socket."""
    wire = Wire()
    return wire.bytes_of(text.encode()) - wire.bytes_of(b"")
