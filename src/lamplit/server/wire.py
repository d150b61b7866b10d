"""The wire under a socket: uvicorn's own, with a short way for the many small messages of a game.

An ASGI server takes every message through a task and stops reading after every message it got. Both cost more than
what is sent. Here a message that can go out at once does, and reading stops only when much is waiting to be read.
"""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.frames import Frame
    from websockets.http11 import Request

EXTENSION = "lamplit.wire"
MOST_READ_AHEAD = 16
TEXT = 0x81
SHORT, MIDDLE = 126, 65_536


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in its scope, under `EXTENSION`."""

    _soon: tuple[bytes, ...] = ()

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def tell(self, message: bytes) -> bool:
        """Sends a text in this turn of the loop. False if that cannot be done now: the line is full or closing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        if not self._soon:
            self.loop.call_soon(self._send_soon)
        self._soon += (head(len(message)), message)
        return True

    def _send_soon(self) -> None:
        """Sends together what was told in one turn of the loop."""
        together = b"".join(self._soon)
        self._soon = ()
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(together)

    def handle_text(self, event: "Frame") -> None:
        if not event.fin or self.close_sent or self.queue.qsize() >= MOST_READ_AHEAD:
            super().handle_text(event)
            return
        try:
            words = bytes(event.data).decode()
        except UnicodeDecodeError:
            super().handle_text(event)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": words})


def head(length: int) -> bytes:
    """What comes before a whole text of that length from a server (RFC 6455, section 5.2).

    >>> head(5), head(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
