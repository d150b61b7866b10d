"""A guest: one socket to the server, which keeps what its seat is told as a client does."""

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
    """Somebody at a table. `heard` is every message as it came, in letters."""

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
        """Says where they come to and waits for the welcome. `bye` says why, if there is none.

        Who comes `after` a guest knows all that the other has heard and wants to hear the rest.
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
        """Closes the line."""
        self._until_going.close()

    @property
    def parting(self) -> tuple[int, str]:
        """How the server closed the line, once it has: code and reason."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hears()
        assert self._line.close_code is not None
        return self._line.close_code, self._line.close_reason or ""

    # -- speaking --------------------------------------------------------------------------------------------------

    def tells(self, message: Any) -> None:
        """Sends something, whatever it is: data as JSON, words and bytes as they are."""
        self._line.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def does(self, type: str, /, **fields: Any) -> dict[str, Any]:
        """Sends a command and waits for its answer. A command without an `id` gets a new one."""
        id = fields.setdefault("id", next(self._ids))
        self.tells({"type": type, **fields})
        while True:
            message = self.hears()
            if message.get("id") == id and message["type"] in ANSWERS:
                return message

    def is_refused(self, type: str, /, **fields: Any) -> str:
        """Sends a command that is not possible; the id of what the server says to it, or nothing if it was done."""
        reply = self.does(type, **fields)
        return reply["error"]["message"] if reply["type"] == "refused" else ""

    def answers(self, option: str, **fields: Any) -> dict[str, Any]:
        """Answers the open question."""
        question = fields.pop("question", self.question["id"] if self.question else "")
        return self.does("answer", question=question, option=option, **fields)

    def says(self, words: str, team: bool = False) -> dict[str, Any]:
        """Talks."""
        return self.does("say", words=words, team=team)

    # -- hearing ---------------------------------------------------------------------------------------------------

    def hears(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, whatever it is."""
        words = self._line.recv(timeout=patience)
        assert isinstance(words, str), "the server speaks in text"
        self.heard.append(words)
        message: dict[str, Any] = json.loads(words)
        self._take(message)
        return message

    def catches_up(self) -> "Guest":
        """Hears all that was said up to now: what is sent later than this question is answered later."""
        self.does("time")
        return self

    def waits_until(self, condition: Any) -> "Guest":
        """Hears on until something holds for this guest."""
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
