"""One seat of a table, as a client: it keeps its view by patches and knows its open question."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect  # pyright: ignore[reportMissingImports]

from measured_games import load_of

from .patching import patched
from .tally import Tally

MEASURED_ONE_IN = 8
"""So much of all news is measured against the whole view, so that measuring does not become the load."""

PATIENCE = 30.0
"""Seconds that a newcomer waits to be let in, which the figures show anyway."""

AFTERWARDS = {"type", "n", "patch"}
"""All there is in news of what takes longer to find out."""

ENCODER = msgspec.json.Encoder(order="sorted")
DECODER = msgspec.json.Decoder()


class MatchRunner(Protocol):
    """Whoever watches over the seats of a table."""

    tally: Tally

    def heard(self, seat: "Seat", arrived: float, by_itself: bool) -> None:
        """A seat has got news; `by_itself` if no answer but the clock is the reason."""
        ...

    def acknowledged(self, seat: "Seat", command: str, arrived: float) -> None:
        """A command of that seat is safely stored."""
        ...

    def refused(self, seat: "Seat", command: str, error: dict[str, Any]) -> None:
        """A command of that seat was not possible."""
        ...

    def lost(self, seat: "Seat", why: str) -> None:
        """The seat has lost its connection, or what it was told makes no sense."""
        ...


class Seat(WSListener):  # pyright: ignore[reportUntypedBaseClass]
    """A connection, and all that the seat may know; without a name it looks on."""

    def __init__(self, company: MatchRunner, table: str, name: str, secret: str) -> None:
        self.company = company
        self.table_id, self.name, self.secret = table, name, secret
        self.entered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.leaving = False
        self.transport: WSTransport | None = None
        self.number = -1
        self.view: Any = None
        self.question: dict[str, Any] | None = None
        self.table: Any = None
        self.result: Any = None
        self.zero: float | None = None
        self.later = False
        self._moments_due: Callable[[Any], set[float]] | None = None
        self.heard_events = 0
        self.frame_size = 0

    async def connect(self, port: int, from_address: str | None = None) -> None:
        """Come to the table; returns with the welcome."""
        address = f"ws://127.0.0.1:{port}/api/socket"
        wishes: dict[str, Any] = {"websocket_handshake_timeout": PATIENCE, "use_aiofastnet": False}
        if from_address is not None:
            wishes["local_addr"] = (from_address, 0)
        await ws_connect(lambda: self, address, **wishes)
        await asyncio.wait_for(self.entered, PATIENCE)

    def disconnect(self) -> None:
        """Go, as somebody does who closes the window."""
        self.leaving = True
        if self.transport is not None:
            self.transport.disconnect()

    def send(self, message: dict[str, Any]) -> None:
        """Send one command."""
        assert self.transport is not None
        self.company.tally.messages += 1
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def known(self) -> bytes:
        """All that this seat knows of the game, in a form in which equal things are equal bytes."""
        return ENCODER.encode(
            {
                "view": self.view,
                "question": self.question,
                "table": self.table,
                "result": self.result,
                "zero": self.zero,
                "heard": self.heard_events,
            }
        )

    # -- what the connection calls -----------------------------------------------------------------------------------

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        whose = {"seat": self.name, "secret": self.secret} if self.name else {}
        self.send({"type": "enter", "table": self.table_id, **whose, "language": "en"})

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.leaving:
            self.company.lost(self, "the connection was closed")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type is not WSMsgType.TEXT:
            return
        arrived = time.perf_counter()
        payload = frame.get_payload_as_bytes()
        tally = self.company.tally
        tally.messages += 1
        tally.received_bytes += len(payload)
        message = DECODER.decode(payload)
        match message["type"]:
            case "news":
                self.take_news(message, arrived)
                if self.number % MEASURED_ONE_IN == 0:
                    self.measure_news(message, len(payload))
            case "done":
                self.company.acknowledged(self, message["id"], arrived)
            case "refused":
                self.company.refused(self, message["id"], message["error"])
            case "welcome":
                history = bytes_of(message["events"]) + bytes_of(message["talk"])
                self.frame_size = len(payload) - history - bytes_of(message["view"]) - bytes_of(message["question"])
                self.take_welcome(message)
            case "bye":
                self.company.lost(self, f"bye: {message['error']}")

    # -- what the messages mean --------------------------------------------------------------------------------------

    def take_welcome(self, message: dict[str, Any]) -> None:
        """All that the seat may know."""
        self.number, self.zero = message["n"], message["zero"]
        self.view, self.question, self.table = message["view"], message["question"], message["table"]
        self.result, self.heard_events = message["result"], message["heard"]
        self.later = "later" in message
        self._moments_due = load_of(self.table["game"]).moments_due
        if not self.entered.done():
            self.entered.set_result(None)

    def take_news(self, message: dict[str, Any], arrived: float) -> None:
        """What has changed, and only that."""
        if message["n"] != self.number + 1:
            self.company.lost(self, f"news {message['n']} came after {self.number}")
        self.number = message["n"]
        self.zero = message.get("zero", self.zero)
        by_itself = self.later and message.keys() <= AFTERWARDS  # what was still to follow on an earlier answer
        self.later = "later" in message
        if patch := message.get("patch"):
            due = self._moments_due(self.view) if self._moments_due and self.zero is not None else set[float]()
            self.view = patched(self.view, patch)
            on_time = self.zero is not None and self.view["now"] in due
            by_itself = by_itself or on_time
            if on_time and self.zero is not None:
                self.company.tally.clock_late_ms.append(time.time() * 1000 - self.zero - self.view["now"] * 1000)
        if changes := message.get("table"):
            self.table = patched(self.table, changes)
        if events := message.get("events"):
            self.heard_events = events[-1]["n"]
        self.question = message.get("question", self.question)
        if changes := message.get("question_patch"):
            self.question = patched(self.question, changes)
        self.result = message.get("result", self.result)
        self.company.heard(self, arrived, by_itself)

    def measure_news(self, message: dict[str, Any], size: int) -> None:
        """Note how much was sent beside how much there is to know."""
        view, tally = bytes_of(self.view), self.company.tally
        tally.news_shares.append(size / (self.frame_size + view + bytes_of(self.question)))
        tally.patch_shares.append(bytes_of(message.get("patch", [])) / view)


def bytes_of(value: Any) -> int:
    """How many bytes that takes on the wire."""
    return len(msgspec.json.encode(value))
