"""Time passes faster once the only person has left the temple."""

import asyncio
import logging
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from lamplit.engine import Match
from lamplit.games.escape.bots.thumb import ThumbAdventurer
from lamplit.server.limits import LoopTime
from lamplit.server.tables import entries as e
from lamplit.server.tables.effects import take
from lamplit.server.tables.table_bots import TableBots
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from ...escape.expedition import Expedition


class OneTable:
    """A table in memory, as its bots see it."""

    id, loaded, bot_seed, drives, attended, left_alone = "table", "1", "seed", True, True, False

    def __init__(self, match: Match) -> None:
        self.state = TableState(Terms("escape", {"players": 2, "surrender": True}), "seed", None)
        take(self.state, e.SatDown("red", "Ada", "key"), 0)
        take(self.state, e.SeatSet("blue", "thumb"), 0)
        take(self.state, e.Started(self.state.game.rules, zero=self.time()), 0)
        self.state.match = match
        self.state.zero = self.time() - round(match.now * 1000)
        self.worker = SimpleNamespace(now=time.monotonic, loop_time=LoopTime(0), log=logging.getLogger(__name__))
        self.origins = ("127.0.0.1",)

    def time(self) -> int:
        return round(time.time() * 1000)

    async def act(self, make: Callable[[TableState], e.Entry | None]) -> e.Entry | None:
        entry = make(self.state)
        if entry is not None:
            take(self.state, entry, self.time())
        return entry

    def report(self, _what: str, error: Exception) -> None:
        raise error

    def within_budget(self, deed: Callable[[], Any]) -> Any:
        return deed()

    async def let_time_pass(self) -> None:
        while self.state.match is not None and not self.state.match.over:
            at, until = self.state.at(self.time()), self.state.until()
            if at is not None and until is not None and at >= until:
                passed = e.TimePassed(at)
                await self.act(lambda _state, passed=passed: passed)
            await asyncio.sleep(0.01)


class InProcess:
    """Bots in this process."""

    def __init__(self) -> None:
        self.minds = {"blue": ThumbAdventurer("blue", "mind")}

    async def think(self, bot: Any, question: Any, view: Any, events: Any, *_rest: Any, **_more: Any) -> Any:
        mind = self.minds[bot.seat]
        table = cast(OneTable, self.table)
        assert table.state.match is not None
        asked = table.state.match.question(bot.seat)
        option = None if asked is None else mind.choose(asked, view, events)
        return SimpleNamespace(option=option, wakes=mind.wakes, calls=())

    def forget(self, _table: str) -> None:
        pass

    table: object = None


def last_in_the_temple(red_is_out: bool) -> Match:
    """Blue is at the exit without stones left; red, the only person, is out or in the start chamber."""
    trip = Expedition(players=2, surrender=True).chamber("2,0", "EXIT", "1,0").tray(0).at(blue="1,0", red="2,0")
    trip.shows("red", "key", "key").shows("blue", *["torch"] * 3).begin()
    if red_is_out:
        trip.does("red", "escape", "give:nobody")
    return trip.match


def seconds_of_the_game(match: Match, real: float) -> float:
    """Return how much game time passes in some real seconds."""
    began = match.now

    async def watch() -> None:
        table, pool = OneTable(match), InProcess()
        pool.table = table
        bots = TableBots(cast(Any, table), cast(Any, pool))
        bots.look()
        clock = asyncio.create_task(table.let_time_pass())
        until = time.monotonic() + real
        while time.monotonic() < until and not match.over:
            await asyncio.sleep(0.02)
            bots.go_on()
        clock.cancel()
        bots.stop()

    asyncio.run(watch())
    return match.now - began


@pytest.mark.parametrize("out", [True, False])
def test_time_passes_quicker_once_the_only_person_is_out(out: bool) -> None:
    match = last_in_the_temple(out)
    passed = seconds_of_the_game(match, 3.0)
    if out:
        assert match.over or passed > 9
    else:
        assert passed < 4.5
