"""People who do everything around a game: they join, import records, vote, and play again.

Every request is repeated until it is answered: joins with the same secret, commands with the same id.
"""

import asyncio
import http.client
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from random import Random
from typing import Any

import lamplit
from lamplit.server import keys

from .host import Host
from .party import GAMES, SHORT, Party
from .person import PATIENCE, Person
from .replies import Replies

DEVICES = 2
AT_ONCE = 4
"""Commands a device sends without waiting."""
HALF_WAY = 25
"""Answers in an imported game."""
_POOL = ThreadPoolExecutor(48, thread_name_prefix="friends")


class FullParty(Party):
    """Tables one after another: each is opened, sometimes from a record, joined and played, with a rematch."""

    def __init__(self, host: Host, number: int, luck: Random, games: Sequence[dict[str, Any]] = SHORT) -> None:
        super().__init__(host, number, luck, games)
        self._wishes |= {"undo": "ask"}
        self._secrets: dict[str, str] = {}
        self._asking: Counter[str] = Counter()
        self.replies = Replies()

    async def open(self) -> None:
        """Open a table, let others join, two of them for the same seat, and start the game."""
        wishes, invite = dict(self._wishes), ""
        if wishes["game"] == "terrorscape" and self._luck.random() < 0.5:
            record, invite = await self._bring()
            wishes["record"] = record
        free = [seat for seat, who in wishes["seats"].items() if who == "me"][1:]
        wishes["seats"] = {seat: who for seat, who in wishes["seats"].items() if seat not in free}
        opened = await self._asks("open", "/api/tables", json.dumps(wishes), secret=invite)
        self.replies.opened.append(opened["table"])
        self._secrets = dict(opened["seats"])
        await asyncio.gather(*(self._join(opened, seat, home) for home, seat in enumerate([*free, free[-1]], 2)))
        await self._sit_down(opened["table"])
        await self.people[0].does("start")

    async def play(self, pace: float) -> None:
        """Play until cancelled."""
        while True:
            await self._spend_time(pace)
            if self._wishes["game"] == "terrorscape":
                await self._come_to_an_end()
                await self._sit_down(await self._agree_on_a_rematch())
                await self._spend_time(pace)
            await self.open()

    @property
    def here(self) -> bool:
        """Whether everybody with a seat is at the table."""
        return all(person.here for person in self.people)

    @property
    def told(self) -> list[Replies]:
        """Return what they were told over HTTP."""
        return [self.replies]

    @property
    def under_way(self) -> Counter[str]:
        """Return the requests without a reply."""
        return self._asking + super().under_way

    async def _spend_time(self, pace: float) -> None:
        for person in self.people:
            person.plays(pace)
        await asyncio.sleep(self._luck.uniform(2.0, 6.0))
        await asyncio.gather(*(person.rests() for person in self.people))

    async def _come_to_an_end(self) -> None:
        """Let bots finish the game as fast as they can."""
        first = self.people[::DEVICES]
        await first[0].does("pace", "instant", bot_pace="instant")
        await asyncio.gather(*(person.does("bot", "random", level="random") for person in first))
        async with asyncio.timeout(PATIENCE):
            while not all(person.result for person in self.people):
                await asyncio.sleep(0.02)

    async def _agree_on_a_rematch(self) -> str:
        """Request a rematch on every device at once."""
        await asyncio.gather(*(person.does("rematch") for person in self.people))
        async with asyncio.timeout(PATIENCE):
            while not all(person.here and person.around.get("rematch") for person in self.people):
                await asyncio.sleep(0.02)
        told = {person.around["rematch"] for person in self.people}
        if len(told) > 1:
            self.people[0].troubles.append(f"{self.people[0]}: several rematches were told: {told}")
        self.replies.rematches[self.people[0].table] = min(told)
        return min(told)

    async def _sit_down(self, table: str) -> None:
        """Move all people to a table their secrets open, with all their devices."""
        before, self.people = self.people, []
        await asyncio.gather(*(person.goes() for person in before))
        self.before += before
        self.people = [
            Person(self._host.port, table, seat, secret, Random(self._luck.getrandbits(64)), f"/{device}", AT_ONCE)
            for seat, secret in self._secrets.items()
            for device in range(DEVICES)
        ]
        for person in self.people:
            person.on_done = self._count
            person.comes()
        self.changing = False

    async def _join(self, opened: Mapping[str, Any], seat: str, home: int) -> None:
        wish = {"seat": seat, "name": f"Bea {home}", "invite": opened["invite"], "secret": keys.make()}
        address = f"/api/tables/{opened['table']}/join"
        reply = await self._asks("join", address, json.dumps(wish), home=f"127.0.0.{home}")
        if "secret" in reply:
            if (opened["table"], seat) in self.replies.joined:
                self.people[0].troubles.append(f"{seat} at {opened['table']} was promised twice")
            self.replies.joined[opened["table"], seat] = self._secrets[seat] = wish["secret"]
            self._count()
        else:
            assert reply["error"]["message"] == "error-seat-taken", reply
            self.replies.turned_away.append(wish["secret"])

    async def _bring(self) -> tuple[str, str]:
        """Import an unfinished game."""
        text = await asyncio.get_running_loop().run_in_executor(_POOL, _half_way, self._luck.getrandbits(48))
        reply = await self._asks("import", "/api/records", text)
        self.replies.brought[reply["record"]] = text
        self._count()
        return reply["record"], reply["invite"]

    async def _asks(self, kind: str, path: str, body: str, home: str = "127.0.0.1", secret: str = "") -> Any:
        """Repeat a request until the server answers."""
        while True:
            self._asking[kind] += 1
            self.replies.openings += kind == "open"
            try:
                loop = asyncio.get_running_loop()
                status, reply = await loop.run_in_executor(_POOL, self._ask, path, body.encode(), home, secret)
                if status < 500:
                    assert status in (201, 409), reply
                    return reply
            except (OSError, http.client.HTTPException, ValueError):
                pass
            finally:
                self._asking[kind] -= 1
            self.sent_again += 1
            await asyncio.sleep(self._luck.uniform(0.1, 0.4))

    def _ask(self, path: str, body: bytes, home: str, secret: str) -> tuple[int, Any]:
        line = http.client.HTTPConnection("127.0.0.1", self._host.port, timeout=30, source_address=(home, 0))
        with closing(line):
            headers = {"content-type": "application/json", "authorization": f"Bearer {secret}"}
            line.request("POST", path, body, headers)
            answer = line.getresponse()
            return answer.status, json.loads(answer.read())


def _half_way(seed: int) -> str:
    """Return the record of an unfinished game."""
    luck, match = Random(seed), lamplit.new("terrorscape", seed, GAMES[0]["options"])
    for _ in range(HALF_WAY):
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    return match.record()
