"""A guest: one socket to the server, with the state a client would keep."""

import contextlib
import copy
import itertools
import json
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from lamplit.server.patch import apply

PATIENCE = 60.0
UNLIMITED: dict[str, Any] = {
    "compression": None,
    "max_size": None,
    "max_queue": None,
    "proxy": None,
    "open_timeout": PATIENCE,
}
STATE = ("n", "epoch", "seat", "table", "view", "question", "events", "talk", "marks", "result", "zero")
ANSWERS = ("done", "refused", "because", "older", "time")


class Guest:
    """A client at a table. `heard` is every message received, as text."""

    def __init__(self, url: str, **line: Any) -> None:
        self._until_going = contextlib.ExitStack()
        self._line = self._until_going.enter_context(connect(url, **UNLIMITED | line))
        self._ids = (f"c{number}" for number in itertools.count(1))
        self.heard: list[str] = []
        self.n = 0
        self.epoch = ""
        self.seat = ""
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.question: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.pings: list[dict[str, Any]] = []
        self.marks: dict[str, list[str]] = {}
        self.result: dict[str, Any] | None = None
        self.zero: int | None = None
        self.bye: dict[str, Any] | None = None

    # -- coming and going ------------------------------------------------------------------------------------------

    def enters(self, after: "Guest | None" = None, **entering: Any) -> "Guest":
        """Enter a table and wait for the welcome; `bye` has the reason if it is refused.

        A guest that enters `after` another takes over its state and asks for later messages only.
        """
        if after is not None:
            entering |= {"epoch": after.epoch, "last": after.n}
            for part in STATE:
                setattr(self, part, copy.deepcopy(getattr(after, part)))
        self.tells({"type": "enter", **entering})
        with contextlib.suppress(ConnectionClosed):
            while self.hears()["type"] not in ("welcome", "resumed", "bye"):
                pass
        return self

    def goes(self) -> None:
        """Close the connection."""
        self._until_going.close()

    @property
    def parting(self) -> tuple[int, str]:
        """Wait until the server closes the connection; return code and reason."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hears()
        assert self._line.close_code is not None
        return self._line.close_code, self._line.close_reason or ""

    # -- speaking --------------------------------------------------------------------------------------------------

    def tells(self, message: Any) -> None:
        """Send anything: data as JSON, text and bytes unchanged."""
        self._line.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def does(self, type: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its reply. A command without an `id` gets a new one."""
        id = fields.setdefault("id", next(self._ids))
        self.tells({"type": type, **fields})
        while True:
            message = self.hears()
            if message.get("id") == id and message["type"] in ANSWERS:
                return message

    def is_refused(self, type: str, /, **fields: Any) -> str:
        """Send a command; return the id of its refusal, or an empty string if it was carried out."""
        reply = self.does(type, **fields)
        return reply["error"]["message"] if reply["type"] == "refused" else ""

    def answers(self, option: str, **fields: Any) -> dict[str, Any]:
        """Answer the open question."""
        question = fields.pop("question", self.question["id"] if self.question else "")
        return self.does("answer", question=question, option=option, **fields)

    def says(self, words: str, team: bool = False) -> dict[str, Any]:
        """Talk."""
        return self.does("say", words=words, team=team)

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hears(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Return the next message."""
        words = self._line.recv(timeout=patience)
        assert isinstance(words, str), "the server speaks in text"
        self.heard.append(words)
        message: dict[str, Any] = json.loads(words)
        self._take(message)
        return message

    def catches_up(self) -> "Guest":
        """Receive everything sent up to now, by waiting for the reply to a request."""
        self.does("time")
        return self

    def waits_until(self, condition: Any) -> "Guest":
        """Receive messages until a condition holds for this guest."""
        while not condition(self):
            self.hears()
        return self

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.epoch, self.n, self.seat = message["epoch"], message["n"], message["you"]
            for part in ("table", "view", "question", "events", "talk", "marks", "result", "zero"):
                setattr(self, part, message[part])
        elif kind == "news":
            assert message["n"] == self.n + 1, f"message {message['n']} came after {self.n}"
            self.n = message["n"]
            self._take_news(message)
        elif kind == "resumed":
            self.zero = message["zero"]
        elif kind == "bye":
            self.bye = message["error"]

    def _take_news(self, news: dict[str, Any]) -> None:
        if "patch" in news:
            self.view = apply(self.view, news["patch"])
        if "table" in news:
            self.table = apply(self.table, news["table"])
        if "heard" in news:
            self.events = [event for event in self.events if event["n"] <= news["heard"]]
        for event in news.get("events", ()):
            self.events = [old for old in self.events if old["n"] < event["n"]] + [event]
        for part in ("question", "marks", "result", "zero"):
            if part in news:
                setattr(self, part, news[part])
        if "question_patch" in news:
            self.question = apply(copy.deepcopy(self.question), news["question_patch"])
        self.talk += news.get("talk", ())
        self.pings += news.get("pings", ())
