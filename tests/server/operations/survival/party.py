"""People who keep one table going."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from .host import Host
from .person import Person
from .replies import Replies

TERMS = {"name": "Ada", "public": False, "undo": "free", "bot_pace": "quick"}
GAMES: Sequence[dict[str, Any]] = (
    {
        "game": "terrorscape",
        "options": {"killer": "butcher", "team": "first"},
        "seats": {"killer": "me", "survivor1": "me", "survivor2": "me", "survivor3": "bot:thumb"},
    },
    {
        "game": "escape",
        "options": {"players": 3},
        "seats": {"red": "me", "blue": "me", "yellow": "bot:thumb"},
    },
    {
        "game": "zeds",
        "options": {"players": 3},
        "seats": {"red": "me", "blue": "me", "green": "bot:thumb"},
    },
    {
        "game": "betrayal",
        "options": {"players": 4},
        "seats": {"explorer1": "me", "explorer2": "me", "explorer3": "me", "explorer4": "bot:thumb"},
    },
)
"""Tables are opened for each of these in turn."""
SHORT = GAMES[:2]
"""Short games, so that a test sees the next one begin."""


class Party:
    """People at one table; when a game is over they open the next."""

    def __init__(self, host: Host, number: int, luck: Random, games: Sequence[dict[str, Any]] = SHORT) -> None:
        self._host, self._luck = host, luck
        self._wishes = {**TERMS, **games[number % len(games)]}
        self.people: list[Person] = []
        self.before: list[Person] = []
        self.acknowledged = 0
        self.sent_again = 0
        self.changing = True

    async def open(self) -> None:
        """Open a table and sit down."""
        opened = await self._host.open_table(self._wishes)
        self.people = [
            Person(self._host.port, opened["table"], seat, secret, Random(self._luck.getrandbits(64)))
            for seat, secret in opened["seats"].items()
        ]
        for person in self.people:
            person.on_done = self._count
            person.comes()
        self.changing = False

    async def play(self, pace: float) -> None:
        """Play one game after another until cancelled."""
        while True:
            for person in self.people:
                person.plays(pace)
            while not all(person.result for person in self.people):
                await asyncio.sleep(0.25)
            self.changing = True
            for person in self.people:
                await person.rests()
                await person.goes()
            self.before += self.people
            await self.open()

    @property
    def here(self) -> bool:
        """Whether everybody is at the table."""
        return not self.changing and all(person.here for person in self.people)

    @property
    def told(self) -> list[Replies]:
        """Return what they were told over HTTP."""
        return []

    @property
    def under_way(self) -> Counter[str]:
        """Return the commands without a reply."""
        kinds = {"ask": "vote"}
        return Counter(kinds.get(deed.kind, deed.kind) for person in self.people for deed in person.under_way)

    def _count(self) -> None:
        self.acknowledged += 1
