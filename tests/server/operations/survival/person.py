"""A person who answers at random, reconnects whenever the connection breaks, and remembers what was acknowledged.

Commands without a reply are sent again with the same ids on the next connection. A person may have several devices at a
seat, and each may send several commands at a time.
"""

import asyncio
import itertools
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lamplit import game as find_game
from lamplit.server.patch import apply

PATIENCE = 600.0
"""Seconds; long, since the machine may be busy, and bots have low priority."""
CONNECTING = 120.0
TRY_AGAIN = ("error-store-", "error-busy")
"""Refusals because the server cannot serve at the moment."""
TALK, TAKE_BACK, ASK_TO_TAKE_BACK, VOTE = 0.08, 0.02, 0.1, 0.5
"""Probabilities of talking, taking back, asking to take back, and voting, instead of answering."""


class Deed(NamedTuple):
    """A command, as it can be found in a table's log."""

    kind: str
    id: str
    what: str = ""


class Person:
    """One device at one seat. It sends up to `at_once` commands without waiting."""

    def __init__(
        self, port: int, table: str, seat: str, secret: str, luck: Random, device: str = "", at_once: int = 1
    ) -> None:
        self.table, self.seat = table, seat
        self._port = port
        self._address = f"ws://127.0.0.1:{port}/api/socket"
        self._secret = secret
        self._luck = luck
        self._ids = (f"{seat}{device}-{number}" for number in itertools.count(1))
        self._at_once = at_once
        self._line: ClientConnection | None = None
        self._epoch, self._n = "", 0
        self._unanswered: dict[str, tuple[Deed, dict[str, Any]]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._playing: asyncio.Task[None] | None = None
        self.on_done: Callable[[], object] = int
        self.view: Any = None
        self.around: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.result: dict[str, Any] | None = None
        self.acknowledged: list[Deed] = []
        self.refused: list[Deed] = []
        self.sent_again = 0
        self.troubles: list[str] = []

    # -- coming and going --------------------------------------------------------------------------------------------

    def comes(self) -> None:
        """Connect, and reconnect whenever needed."""
        self._tasks.append(asyncio.create_task(self._stay()))

    def plays(self, pace: float) -> None:
        """Act every `pace` seconds from now on."""
        self._playing = asyncio.create_task(self._play(pace))
        self._tasks.append(self._playing)

    async def rests(self) -> None:
        """Stop acting, and wait for all replies."""
        if self._playing is not None:
            self._playing.cancel()
        async with asyncio.timeout(PATIENCE):
            while self._unanswered:
                await asyncio.sleep(0.02)

    async def does(self, kind: str, what: str = "", **command: Any) -> bool:
        """Send a command and wait for its outcome; return whether it was carried out."""
        deed = Deed(kind, next(self._ids), what)
        await self._begin(deed, {"id": deed.id, "type": kind, **command})
        async with asyncio.timeout(PATIENCE):
            while deed.id in self._unanswered:
                await asyncio.sleep(0.01)
        return deed not in self.refused

    async def goes(self) -> None:
        """Disconnect."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    def twin(self) -> "Person":
        """Return the same seat on another, fresh device."""
        return Person(self._port, self.table, self.seat, self._secret, self._luck)

    @property
    def here(self) -> bool:
        """Whether the server has admitted this device on its present connection."""
        return self._line is not None

    @property
    def standing(self) -> str:
        """Describe this person's state, for reports."""
        if self._line is None:
            return f"{self} is away"
        if self._unanswered:
            return f"{self} waits for what becomes of {self.under_way}"
        return f"{self} is asked {self.question['prompt']}" if self.question else f"{self} is asked nothing"

    @property
    def under_way(self) -> list[Deed]:
        """Return the commands without a reply."""
        return [deed for deed, _command in self._unanswered.values()]

    @property
    def sees_around(self) -> bytes:
        """Return what the seat was told of its table, without presence."""
        seats = {seat: {**chair, "here": None} for seat, chair in self.around.get("seats", {}).items()}
        return msgspec.json.encode({**self.around, "seats": seats, "watching": None}, order="deterministic")

    @property
    def knows(self) -> bytes:
        """Return what the seat was told of the game."""
        view = told_at_once(self.around["game"], self.view) if self.around else self.view
        return msgspec.json.encode([view, what_is_asked(self.question), self.result], order="deterministic")

    async def _stay(self) -> None:
        pause = 0.1
        while True:
            try:
                async with connect(
                    self._address,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    proxy=None,
                    open_timeout=CONNECTING,
                    close_timeout=0.1,
                ) as line:
                    await self._enter(line)
                    pause = 0.1
                    await self._listen(line)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                self._line = None
            await asyncio.sleep(self._luck.uniform(0.5, 1.0) * pause)
            pause = min(2 * pause, 1.5)

    async def _enter(self, line: ClientConnection) -> None:
        entering = {"type": "enter", "table": self.table, "seat": self.seat, "secret": self._secret}
        await line.send(_words(entering | {"epoch": self._epoch, "last": self._n}))

    async def _listen(self, line: ClientConnection) -> None:
        async for words in line:
            message = msgspec.json.decode(words)
            self._take(message)
            if message["type"] in ("welcome", "resumed"):
                self._line = line
                for _deed, command in list(self._unanswered.values()):
                    self.sent_again += 1
                    await line.send(_words(command))

    # -- doing -------------------------------------------------------------------------------------------------------

    async def _play(self, pace: float) -> None:
        while True:
            await asyncio.sleep(self._luck.uniform(0.2, 1.8) * pace)
            if self._line is None or self._unanswered:
                continue
            for number in range(self._luck.randint(1, self._at_once)):
                chosen = self._vote() or (self._choose(self.question, number) if self.question else None)
                if chosen is not None:
                    deed, command = chosen
                    await self._begin(deed, {"id": deed.id, **command})

    async def _begin(self, deed: Deed, command: dict[str, Any]) -> None:
        self._unanswered[deed.id] = deed, command
        if self._line is not None:
            await self._send(self._line, command)

    def _vote(self) -> tuple[Deed, dict[str, Any]] | None:
        """Vote, if there is a vote."""
        asked = [vote["id"] for vote in self.around.get("votes", ()) if self.seat not in vote["yes"]]
        if not asked or self._luck.random() > VOTE:
            return None
        id, yes = next(self._ids), self._luck.random() < 0.7
        return Deed("vote", id, f"{asked[0]} {yes}"), {"type": "vote", "vote": asked[0], "yes": yes}

    def _choose(self, question: dict[str, Any], number: int) -> tuple[Deed, dict[str, Any]]:
        """Choose what to do. Of several commands at once only the first may be an answer; the others are talk."""
        id, chance = next(self._ids), self._luck.random()
        if number or chance < TALK:
            words = f"Where are you? {id}"
            return Deed("say", id, words), {"type": "say", "words": words}
        if chance < TALK + TAKE_BACK:
            return Deed("undo", id), {"type": "undo"}
        if self.around.get("undo") == "ask" and chance > 1 - ASK_TO_TAKE_BACK:
            return Deed("ask", id, "undo"), {"type": "ask_undo"}
        option = self._luck.choice(question["options"])
        return Deed("answer", id, option), {"type": "answer", "question": question["id"], "option": option}

    async def _send(self, line: ClientConnection, command: dict[str, Any]) -> None:
        try:
            await line.send(_words(command))
        except (OSError, WebSocketException):
            return  # it is sent again after reconnecting

    async def _send_later(self, command: dict[str, Any]) -> None:
        await asyncio.sleep(0.5)
        if self._line is not None and command["id"] in self._unanswered:
            self.sent_again += 1
            await self._send(self._line, command)

    # -- hearing -----------------------------------------------------------------------------------------------------

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self._epoch, self._n = message["epoch"], message["n"]
                self.view, self.question, self.result = message["view"], message["question"], message["result"]
                self.around = message["table"]
            case "news":
                if message["n"] != self._n + 1:
                    self.troubles.append(f"{self}: news {message['n']} came after {self._n}")
                self._n = message["n"]
                if "patch" in message:
                    self.view = apply(self.view, message["patch"])
                if "table" in message:
                    self.around = apply(self.around, message["table"])
                self.question = message.get("question", self.question)
                if "question_patch" in message:
                    self.question = apply(deepcopy(self.question), message["question_patch"])
                self.result = message.get("result", self.result)
            case "done" | "refused":
                self._settle(message)
            case "bye":
                self.troubles.append(f"{self}: sent away with {message['error']['message']}")

    def _settle(self, message: dict[str, Any]) -> None:
        if message["id"] not in self._unanswered:
            # A repeated command gets a second reply, which must be as good as the first.
            if message["type"] == "refused" and message["id"] in {deed.id for deed in self.acknowledged}:
                self.troubles.append(f"{self}: {message['id']} was done, and then refused")
            return
        deed, command = self._unanswered[message["id"]]
        if message["type"] == "done":
            del self._unanswered[deed.id]
            if deed.kind != "rematch":  # only one of the requests opens it
                self.acknowledged.append(deed)
            self.on_done()
            return
        why: str = message["error"]["message"]
        if why.startswith(TRY_AGAIN):
            self._tasks.append(asyncio.create_task(self._send_later(command)))
            return
        if why == "error-inside":
            self.troubles.append(f"{self}: {deed} broke something inside the server")
        del self._unanswered[deed.id]
        self.refused.append(deed)

    def __str__(self) -> str:
        return f"{self.seat} at {self.table}"


def _words(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


def what_is_asked(question: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a question without parts that are not sent again: in timed games, its id and the clock's next action."""
    return question and {name: part for name, part in question.items() if name not in ("id", "deadline")}


def told_at_once(game: str, view: dict[str, Any] | None) -> dict[str, Any] | None:
    """Return a view without its deferred parts, which may be missing if the connection broke."""
    later = find_game(game).deferred_view
    return None if view is None else {part: seen for part, seen in view.items() if part not in later}
