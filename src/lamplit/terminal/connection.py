"""A connection to a server: one seat's socket, kept open in the background, and the state received over it."""

import itertools
import json
import secrets
import threading
import time
import urllib.error
import urllib.request
from copy import deepcopy
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from .. import text
from ..engine import LamplitError
from ..server.patch import apply

PAUSES = (0.25, 0.5, 1.0, 2.0, 4.0)
PATIENCE = 10.0
A_MOMENT = 1.0
"""The longest wait, in seconds, for the deferred part of a view."""


class ServerError(LamplitError):
    """A refusal by the server, in its own words."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(str(error.get("message", "error-message")), **error.get("arguments", {}))
        self.rule: str | None = error.get("rule")
        self._words = str(error.get("text", ""))

    def text(self, language: str | None = None) -> str:
        """Return the server's text."""
        return self._words


class NoServer(LamplitError):
    """No server can be reached at this address."""


@dataclass(frozen=True)
class ServerAddress:
    """A server, and optionally a table there with its invitation."""

    base: str
    table: str = ""
    invite: str = ""

    @classmethod
    def of(cls, link: str) -> "ServerAddress":
        """Parse an address or an invitation link.

        >>> ServerAddress.of("http://here:8321/games/#/table/q3Zr?invite=abc")
        ServerAddress(base='http://here:8321/games/', table='q3Zr', invite='abc')
        >>> ServerAddress.of("here:8321")
        ServerAddress(base='http://here:8321/', table='', invite='')
        """
        try:
            parts = urlsplit(link if "://" in link else f"http://{link}")
            if parts.scheme not in ("http", "https") or not parts.hostname or parts.port == 0:
                raise ValueError(link)
        except ValueError:
            raise NoServer("error-server-link", link=link[:200]) from None
        base = urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/") + "/", "", ""))
        path, _, query = parts.fragment.partition("?")
        steps = path.strip("/").split("/")
        table = steps[1] if len(steps) == 2 and steps[0] == "table" else ""
        return cls(base, table, parse_qs(query).get("invite", [""])[0])

    def link(self) -> str:
        """Return the invitation link of the table."""
        return f"{self.base}#/table/{self.table}?{urlencode({'invite': self.invite})}"

    def ask(self, path: str, data: Any = None, secret: str = "") -> Any:
        """Send a request and return the response. Raise `ServerError` or `NoServer`."""
        headers = {"accept-language": text.language(), "content-type": "application/json"}
        if secret:
            headers["authorization"] = f"Bearer {secret}"
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(f"{self.base}{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                content = answer.read().decode()
                return json.loads(content) if answer.headers.get_content_type() == "application/json" else content
        except urllib.error.HTTPError as error:
            raise _told(error, self.base) from None
        except (OSError, ValueError) as error:
            cause = getattr(error, "reason", error)
            reason = text.reason(cause) if isinstance(cause, BaseException) else str(cause)
            raise NoServer("error-server-away", server=self.base, reason=reason) from None


def _told(error: urllib.error.HTTPError, base: str) -> LamplitError:
    try:
        return ServerError(json.load(error)["error"])
    except (ValueError, KeyError, TypeError):
        return NoServer("error-server-strange", server=base)


class Connection:
    """The connection of one seat. The main thread reads its state, a thread of its own updates it."""

    def __init__(self, address: ServerAddress, seat: str, secret: str) -> None:
        self.seat = seat
        self.table: dict[str, Any] = {}
        self.sides: dict[str, list[str]] = {}
        self.mates: list[str] = [seat]
        self.view: dict[str, Any] | None = None
        self.question: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.result: dict[str, Any] | None = None
        self.zero: int | None = None
        self.later: list[str] = []
        self.offset = 0.0
        self.open = False
        self.changes = 0
        self._address = address
        self._secret = secret
        self._epoch, self._last = "", 0
        self._news = threading.Condition()
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._unanswered: dict[str, str] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._ended: LamplitError | None = None
        self._closed = False
        self._socket: Any = None
        threading.Thread(target=self._keep_open, daemon=True).start()

    # -- called from the main thread --------------------------------------------------------------------------------

    def wait(self, changes: int, seconds: float) -> bool:
        """Wait for a change after change number `changes`. Return whether there was one."""
        with self._news:
            self._news.wait_for(lambda: self.changes != changes or self._ended is not None, seconds)
            if self._ended is not None and self.changes == changes:
                raise self._ended
            return self.changes != changes

    def wait_for_rest(self) -> None:
        """Wait for the deferred part of the view."""
        with self._news:
            self._news.wait_for(lambda: not self.later or not self.open, A_MOMENT)

    def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its reply, also across reconnections. Raise `ServerError` if it is refused."""
        id = next(self._ids)
        message = json.dumps({"type": kind, "id": id, **fields})
        with self._news:
            self._unanswered[id] = message
            self._push(message)
            while id not in self._answers:
                if self._ended is not None:
                    raise self._ended
                self._news.wait(1.0)
            answer = self._answers.pop(id)
        if answer["type"] == "refused":
            raise ServerError(answer["error"])
        return answer

    def close(self) -> None:
        """Close the connection."""
        self._closed = True
        if self._socket is not None:
            self._socket.close()

    # -- called from the connection's own thread ---------------------------------------------------------------------

    def _push(self, message: str) -> None:
        """Send now if connected; otherwise the message is sent after reconnecting."""
        if self._socket is not None and self.open:
            try:
                self._socket.send(message)
            except (OSError, WebSocketException):
                self.open = False

    def _keep_open(self) -> None:
        tries = 0
        while not self._closed and self._ended is None:
            try:
                self._socket = connect(f"{self._address.base.replace('http', 'ws', 1)}api/socket", max_size=2**24)
                with self._socket:
                    tries = 0
                    self._enter()
                    for message in self._socket:
                        self._hear(json.loads(message))
            except (OSError, WebSocketException, ValueError):
                tries += 1
            with self._news:
                self.open = False
                self.changes += 1
                self._news.notify_all()
            if not self._closed and self._ended is None:
                time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])

    def _enter(self) -> None:
        wish = {"type": "enter", "table": self._address.table, "seat": self.seat, "secret": self._secret}
        resume = {"language": text.language(), "epoch": self._epoch, "last": self._last}
        self._socket.send(json.dumps(wish | resume))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        with self._news:
            if kind == "bye":
                self._ended = ServerError(message["error"])
            elif kind in ("welcome", "resumed"):
                self._begin(message, afresh=kind == "welcome")
            elif kind == "news":
                self._last = message["n"]
                self._take(message)
            elif "id" in message:
                if self._unanswered.pop(message["id"], None) is not None:
                    self._answers[message["id"]] = message
            self.changes += 1
            self._news.notify_all()

    def _begin(self, message: dict[str, Any], afresh: bool) -> None:
        self._epoch = message["epoch"]
        self.offset = message["time"] / 1000 - time.time()
        if afresh:
            self._last = message["n"]
            self.table, self.view, self.question = message["table"], message["view"], message["question"]
            self.events, self.talk, self.result = message["events"], message["talk"], message["result"]
            self.zero = message["zero"]
            self.sides, self.mates = message["sides"], message["mates"]
            self.later = message.get("later", [])
        self.open = True
        for waiting in list(self._unanswered.values()):
            self._push(waiting)

    def _take(self, news: dict[str, Any]) -> None:
        if "table" in news:
            self.table = apply(self.table, news["table"])
        if "patch" in news:
            self.view = apply(self.view, news["patch"])
        if "heard" in news:
            self.events = [event for event in self.events if event["n"] <= news["heard"]]
        self.events += news.get("events", [])
        self.talk += news.get("talk", [])
        self.question = news.get("question", self.question)
        if "question_patch" in news:  # the old question may still be on the screen
            self.question = apply(deepcopy(self.question), news["question_patch"])
        self.result = news.get("result", self.result)
        self.zero = news.get("zero", self.zero)
        self.sides = news.get("sides", self.sides)
        self.mates = news.get("mates", self.mates)
        self.later = news.get("later", [])
