"""uvicorn's WebSocket protocol, with a short path for many small messages.

A standard ASGI server passes each message through a task and pauses reading after each one, which costs more than the
transfer. Here a message is sent directly where possible, and reading pauses only when much is waiting.
"""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from websockets.frames import Frame
    from websockets.http11 import Request

EXTENSION = "lamplit.wire"
MOST_READ_AHEAD = 16
TEXT = 0x81
MASKED = 0x80
SHORT_HEAD = 6
END_OF_REQUEST = b"\r\n\r\n"
SHORT, MIDDLE = 126, 65_536


class Wire(WebSocketsSansIOProtocol):
    """One connection. The application finds it in its scope under `EXTENSION`."""

    listener: "Callable[[bytes], bool] | None" = None
    """Called first with each text that arrives while none is waiting; returns whether it handled the text."""

    _soon: tuple[bytes, ...] = ()
    _by_parser = False
    _full = False

    def handle_connect(self, event: "Request") -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False

    def data_received(self, data: bytes) -> None:
        """Read a single whole text frame here; pass everything else to the parser.

        Once the parser has received part of a frame, it receives everything.
        """
        if self._by_parser:
            super().data_received(data)
        elif not self.handshake_complete:
            self._by_parser = self.handshake_initiated or not data.endswith(END_OF_REQUEST)
            super().data_received(data)
        else:
            start = payload_of(data)
            self._by_parser = not start
            if not start or data[0] != TEXT or not self._read(data, start):
                super().data_received(data)

    def _read(self, data: bytes, start: int) -> bool:
        """Pass a text to the application. Return `False` for anything unusual."""
        if self.queue.qsize() >= MOST_READ_AHEAD or self.close_sent:
            return False
        message = apply_mask(data[start:], data[start - 4 : start])
        if self.listener is not None and not self.queue.qsize() and self.listener(message):
            return True
        try:
            words = message.decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": words})
        return True

    def tell(self, message: bytes) -> bool:
        """Send a text in this pass of the loop. Return `False` if the connection is congested or closing."""
        if self._full or self.close_sent or self.transport.is_closing():
            return False
        if not self._soon:
            due = _due.get(self.loop)
            if due is None:
                due = _due[self.loop] = []
                self.loop.call_soon(_send_all, self.loop)
            due.append(self)
        self._soon += (head(len(message)), message)
        return True

    def _send(self) -> None:
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


_due: "dict[asyncio.AbstractEventLoop, list[Wire]]" = {}
"""The connections with unsent messages, by event loop; each loop sends only on its own."""


def _send_all(loop: "asyncio.AbstractEventLoop") -> None:
    """Send all messages queued in one pass of the loop."""
    for wire in _due.pop(loop):
        wire._send()


def payload_of(data: bytes) -> int:
    """Return the offset of the payload if the data is exactly one client text frame, otherwise 0.

    >>> payload_of(b"\\x81\\x82abcdhi"), payload_of(b"\\x81\\x82abcdh"), payload_of(b"\\x81\\x02hi")
    (6, 0, 0)
    """
    size = len(data)
    if size < SHORT_HEAD or not data[1] & MASKED:
        return 0
    length, start = data[1] & 0x7F, SHORT_HEAD
    if length == SHORT:
        length, start = int.from_bytes(data[2:4], "big"), SHORT_HEAD + 2
    elif length > SHORT:
        return 0
    return start if size == start + length else 0


def head(length: int) -> bytes:
    """Return the header of a server's text frame of this length (RFC 6455, section 5.2).

    >>> head(5), head(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLE:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
