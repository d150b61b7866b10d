"""Random hostile messages for the socket, reproducible by seed."""

import json
import random
import string
from collections import deque
from typing import Any

from .guest import Guest
from .random_play import KILLER, TEAM

SEATS = (KILLER, *TEAM, "spectator", "clock", "red", "zeds", "explorer2", "dog", "", "*")
COMMANDS: dict[str, tuple[str, ...]] = {
    "answer": ("question", "option"),
    "why": ("option",),
    "undo": ("turn",),
    "ask_undo": (),
    "kick": ("seat",),
    "vote": ("vote", "yes"),
    "say": ("words", "team"),
    "ping": ("kind", "on"),
    "pencil": ("mark", "place", "rub_out"),
    "name": ("name",),
    "start": ("fill",),
    "seat": ("seat", "who"),
    "pace": ("bot_pace",),
    "latecomers": ("welcome",),
    "bot": ("level",),
    "back": (),
    "rematch": (),
    "leave": (),
    "older": ("before", "count"),
    "time": (),
    "enter": ("table", "seat", "secret", "invite", "language", "epoch", "last"),
}
LETTERS = string.printable + "äß€🕯\u202e\u200b\0\ufeff"


class HostileMessages:
    """A generator of hostile messages."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self._count = 0
        self._sent: deque[str | bytes] = deque(maxlen=200)

    def message(self, guest: Guest) -> str | bytes:
        """Return a message to send."""
        kind = self.luck.choices(
            (self._answer, self._command, self._bent, self._broken, self._deep, self._huge, self._binary, self._again),
            (20, 35, 20, 10, 2, 1, 4, 8),
        )[0]
        message = kind(guest)
        self._sent.append(message)
        return message

    def _answer(self, guest: Guest) -> str:
        """Return a valid answer, so that the game goes on."""
        question = guest.question or {"id": "none", "options": ["none"]}
        return self._packed("answer", question=question["id"], option=self.luck.choice(question["options"]))

    def _command(self, guest: Guest) -> str:
        type = self.luck.choice(tuple(COMMANDS))
        if type == "leave" and self.luck.random() < 0.9:
            type = "back"
        fields = {name: self._fitting(name, guest) for name in COMMANDS[type] if self.luck.random() < 0.95}
        return self._packed(type, **fields)

    def _bent(self, guest: Guest) -> str:
        """Return a command with something wrong in it."""
        data: dict[str, Any] = json.loads(self._command(guest))
        name = self.luck.choice((*data, "more", "type", "id"))
        if self.luck.random() < 0.2:
            data.pop(name, None)
        else:
            data[name] = self._anything(3)
        return json.dumps(data)

    def _broken(self, guest: Guest) -> str:
        whole = self._command(guest)
        at = self.luck.randrange(len(whole))
        return self.luck.choice((whole[:at], whole[at:], whole[:at] + self._words(5) + whole[at:], self._words(60)))

    def _deep(self, _guest: Guest) -> str:
        depth = self.luck.choice((50, 1_000, 4_000))
        opening, closing = self.luck.choice((("[", "]"), ('{"a":', "}"), ('{"type":', "}"), ("[[{}],", "]")))
        return (opening * depth + "1" + closing * depth)[:16_000]

    def _huge(self, _guest: Guest) -> str:
        size = self.luck.choice((15_900, 16_384, 17_000, 70_000))
        return self.luck.choice((" ", "a", "9", '"', "[")) * size

    def _binary(self, guest: Guest) -> bytes:
        if self.luck.random() < 0.5:
            return self._command(guest).encode()
        return self.luck.randbytes(self.luck.randrange(200))

    def _again(self, guest: Guest) -> str | bytes:
        return self.luck.choice(self._sent) if self._sent else self._command(guest)

    def _packed(self, type: str, **fields: Any) -> str:
        self._count += 1
        id = f"h{self._count}" if self.luck.random() < 0.9 else f"h{self.luck.randrange(1, self._count + 1)}"
        return json.dumps({"type": type, "id": id, **fields})

    def _fitting(self, name: str, guest: Guest) -> Any:
        """Return a value of roughly the right type."""
        luck = self.luck
        options = (guest.question or {}).get("options") or ["move:B5"]
        fitting: dict[str, Any] = {
            "question": lambda: f"{luck.choice(SEATS)}-{luck.randrange(60)}",
            "option": lambda: luck.choice((*options, "move:R4", "pass", "card:sense", self._words(30))),
            "seat": lambda: luck.choice(SEATS),
            "vote": lambda: f"v{luck.randrange(5)}",
            "level": lambda: luck.choice(("random", "thumb", "genius", "")),
            "fill": lambda: luck.choice(("random", "", "genius")),
            "who": lambda: luck.choice(("open", "bot:random", "bot:", "me", self._words(9))),
            "bot_pace": lambda: luck.choice(("instant", "calm", "never")),
            "mark": lambda: luck.choice(("assist", "repair", self._words(9))),
            "place": lambda: luck.choice(("B5", "R4", self._words(70))),
            "before": lambda: luck.choice((1, 5, 10**9, 10**18, 10**30, -1)),
            "count": lambda: luck.choice((1, 500, 501, 0)),
            "last": lambda: luck.choice((0, 5, 10**18)),
        }
        if name in ("turn", "yes", "team", "rub_out"):
            return luck.random() < 0.5
        return fitting.get(name, lambda: self._words(40))()

    def _anything(self, depth: int) -> Any:
        luck = self.luck
        what = luck.randrange(8 if depth else 6)
        if what == 6:
            return [self._anything(depth - 1) for _ in range(luck.randrange(4))]
        if what == 7:
            return {self._words(4): self._anything(depth - 1) for _ in range(luck.randrange(4))}
        return (None, True, luck.randrange(-(10**20), 10**20), luck.random() * 1e300, self._words(20), "")[what]

    def _words(self, most: int) -> str:
        return "".join(self.luck.choices(LETTERS, k=self.luck.randrange(most + 1)))
