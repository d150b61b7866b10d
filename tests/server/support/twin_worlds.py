"""Twin worlds over real sockets: two servers with the same table, which differ only in what one seat cannot know.

Both tables are opened and played alike. Then one match is replaced by a world sampled from a watcher's knowledge, as in
`lamplit.engine.secrecy`. From then on both get the same commands, and one also gets commands that do not concern the
watcher. Everything the watcher receives must be identical, to the byte, until the rules reveal something.
"""

import itertools
import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from lamplit.engine import CLOCK, SPECTATOR, LamplitError, Match, NoSample
from lamplit.server import keys
from lamplit.server.tables import feed
from lamplit.server.tables.live_table import LiveTable

from .guest import Guest
from .servers import Table, ThreadServer

_EVENINGS = itertools.count(1_763_190_000_000, 86_400_000)
Known = tuple[list[tuple[str, str]], str, str, str]


class TwinWorlds:
    """The same table on two servers."""

    def __init__(
        self, servers: tuple[ThreadServer, ThreadServer], game: str, options: dict[str, Any], luck: random.Random
    ) -> None:
        self.luck = luck
        self.servers = servers
        self.clock = next(_EVENINGS)
        self.compared = 0
        self._serial = (f"twin-{number}" for number in itertools.count(1))
        self.watcher = SPECTATOR
        number = luck.getrandbits(60)
        self.tables = tuple(self._open(server, game, options, number) for server in servers)
        self.seats = list(self.tables[0].secrets)
        self.guests: list[dict[str, Guest]] = [
            {**{seat: table.sit(seat) for seat in self.seats}, SPECTATOR: table.watch()} for table in self.tables
        ]

    def _open(self, server: ThreadServer, game: str, options: dict[str, Any], number: int) -> Table:
        server.registry.time = lambda: self.clock
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(keys, "id_from", lambda _secret: f"table-{number}")
            patch.setattr(keys, "new_seed", lambda: f"seed-{number}")
            offered = server.post(f"/api/games/{game}/seats", {"options": options}).json["seats"]
            return server.table(game, **dict.fromkeys(offered, "me"), options=options, spectators="live", public=True)

    # -- the inside ------------------------------------------------------------------------------------------------

    @property
    def live(self) -> list[LiveTable]:
        """The tables in the servers' memory."""
        return [server.live(table) for server, table in zip(self.servers, self.tables, strict=True)]

    @property
    def matches(self) -> list[Match]:
        """Both matches."""
        matches = [live.state.match for live in self.live]
        return [match for match in matches if match is not None]

    def part(self, watcher: str) -> bool:
        """Replace the second world by another that fits the watcher's knowledge. Return whether one was found."""
        truth = self.matches[0]
        try:
            twin = truth.sample(watcher, str(self.luck.random()))
        except NoSample:
            return False
        twin.seed = truth.seed
        twin.segments = truth.segments + twin.segments
        twin._cursors.clear()
        live = self.live[1]

        async def replaced() -> None:
            live.state.match = twin

        self.servers[1].inside(replaced)
        self.watcher = watcher
        return True

    # -- commands --------------------------------------------------------------------------------------------------

    def both(self, seat: str, type: str, /, **fields: Any) -> list[dict[str, Any]]:
        """Send a seat's command in both worlds."""
        id = next(self._serial)
        return [guests[seat].does(type, id=id, **fields) for guests in self.guests]

    def second_only(self, seat: str, type: str, /, **fields: Any) -> None:
        """Send a seat's command in the second world only."""
        self.guests[1][seat].does(type, id=next(self._serial), **fields)

    def answer(self, seat: str, option: str) -> None:
        """Give a seat's answer in both worlds."""
        id = next(self._serial)
        if seat == CLOCK:
            for server, live in zip(self.servers, self.live, strict=True):
                server.inside(lambda live=live: live.clock.catch_up(self.clock))
            return
        for guests, match in zip(self.guests, self.matches, strict=True):
            asked = match.question(seat)
            assert asked is not None
            guests[seat].does("answer", id=id, question=asked.id, option=option)

    def play(self, count: int) -> None:
        """Play `count` random answers, the same in both worlds."""
        for _ in range(count):
            answer = self.common_answer()
            if answer is None:
                return
            self.answer(*answer)

    def common_answer(self) -> tuple[str, str] | None:
        """Return an answer possible in both worlds; with a clock, time may pass."""
        truth, guess = self.matches
        questions = truth.questions
        self.luck.shuffle(questions)
        for question in questions:
            other = guess.question(question.seat)
            names = [o.name for o in question.options if other is not None and o.name in other]
            if question.seat != CLOCK and names:
                return question.seat, self.luck.choice(names)
        untils = {live.state.until() for live in self.live}
        until = untils.pop()
        if until is None or untils or truth.over:
            return None
        self.clock = self.live[0].state.zero + round(until * 1000) + 1
        return CLOCK, ""

    # -- looking ---------------------------------------------------------------------------------------------------

    def foreseen(self, seat: str, option: str) -> bool:
        """Whether an answer tells, shows and asks the watcher the same in both worlds."""
        known = [self._foreseen(live, seat, option) for live in self.live]
        if known[0] == known[1]:
            return True
        if known[0][0] == known[1][0] and known[0][1] == known[1][1] and known[0][2] == known[1][2]:
            raise AssertionError(f"{self.watcher} was told and asked the same, and shown another view")
        return False

    def _foreseen(self, live: LiveTable, seat: str, option: str) -> Known:
        assert live.state.match is not None
        match, before = live.state.match.clone(), live.state.match.heard(self.watcher)
        at = live.state.at(self.clock)
        if seat == CLOCK:
            while (asked := match.question(CLOCK)) is not None and asked.deadline is not None and at is not None:
                if asked.deadline > at:
                    break
                match.answer(CLOCK, asked.options[0].name)
        else:
            match.answer(seat, option, at)
        heard = [(event["kind"], json.dumps(event["args"])) for event in match.events(self.watcher, before)]
        asked = match.question(self.watcher) if self.watcher != SPECTATOR else None
        question = "" if asked is None else json.dumps(asked.pack())
        return heard, question, json.dumps(match.result), json.dumps(match.view(self.watcher))

    def compare(self) -> None:
        """Compare every byte sent to the watcher since the last comparison."""
        self.both(self.watcher, "time")
        first, second = (guests[self.watcher].heard for guests in self.guests)
        for mine, other in zip(first, second, strict=False):
            assert mine == other, f"{self.watcher} can tell: {_difference(mine, other)}"
        assert len(first) == len(second), f"{self.watcher} heard {len(first)} messages or {len(second)}"
        self.compared += len(first)
        for guests in self.guests:
            guests[self.watcher].heard.clear()

    def compare_addresses(self) -> None:
        """Compare what the watcher is told over HTTP."""
        table = self.tables[0].id
        books = f"/api/tables/{table}/books?seat={self.watcher}"
        for address in ("/api/tables", f"/api/tables/{table}", books, f"/api/records/{table}"):
            mine, other = (
                server.get(address, opened.secrets.get(self.watcher, ""))
                for server, opened in zip(self.servers, self.tables, strict=True)
            )
            assert (mine.status, mine.body) == (other.status, other.body), (
                f"{address} tells: {_difference(mine.body.decode(), other.body.decode())}"
            )

    def come_back(self) -> None:
        """Disconnect and reconnect the watcher in both worlds, with or without its last position."""
        knowing = self.luck.random() < 0.5
        for guests, table in zip(self.guests, self.tables, strict=True):
            old = guests[self.watcher]
            old.goes()
            after = {"after": old} if knowing else {}
            new = table.watch(**after) if self.watcher == SPECTATOR else table.sit(self.watcher, **after)
            guests[self.watcher] = new

    def go_home(self) -> None:
        """Disconnect all guests."""
        for server in self.servers:
            server.send_home()


def _difference(mine: str, other: str) -> str:
    at = next((n for n, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), min(len(mine), len(other)))
    return " | ".join(text[max(0, at - 120) : at + 80] for text in (mine, other))


def same_epochs() -> Iterator[None]:
    """Give the feeds of both servers the same epochs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(feed, "secrets", SimpleNamespace(token_urlsafe=lambda _length: "epoch"))
        yield


def refusals(match: Match, watcher: str) -> list[str]:
    """Return answers the watcher cannot give: others' options, and nonsense."""
    names = {option.name for question in match.questions for option in question.options}
    names |= {"", "move:R4", "card:sense", "search", "pass"}
    if watcher == SPECTATOR:
        return sorted(names)
    try:
        return sorted(name for name in names if match.why_not(watcher, name) is not None)
    except LamplitError:
        return sorted(names)
