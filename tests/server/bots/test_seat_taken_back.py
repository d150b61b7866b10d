"""A person who takes a seat back from a bot has it at once, even if the bot was about to be asked."""

import asyncio
import logging
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from lamplit.server.tables import entries as e
from lamplit.server.tables.effects import take
from lamplit.server.tables.table_bots import TableBots
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms


class OneTable:
    """Ada has handed the Killer to a bot, and takes the seat back while the bot waits for its turn."""

    id, loaded, bot_seed, drives, left_alone, origins = "table", "1", "seed", True, False, ("127.0.0.1",)

    def __init__(self, comes_back: bool) -> None:
        self.state = TableState(Terms("terrorscape", {}), "seed", None)
        take(self.state, e.SatDown("killer", "Ada", "key"), 0)
        for seat in ("survivor1", "survivor2", "survivor3"):
            take(self.state, e.SatDown(seat, "Ben", f"key of {seat}"), 0)
        take(self.state, e.Started(self.state.game.rules, zero=0), 0)
        take(self.state, e.HandedToBot("killer", "thumb"), 0)
        self.comes_back = comes_back
        self.worker = SimpleNamespace(now=time.monotonic, loop_time=self, log=logging.getLogger(__name__))

    async def turn(self, _origins: object) -> None:
        await asyncio.sleep(0.01)
        if self.comes_back:
            take(self.state, e.CameBack("killer"), 0)
            self.comes_back = False

    def time(self) -> int:
        return 0

    async def act(self, make: Callable[[TableState], e.Entry | None]) -> None:
        entry = make(self.state)
        if entry is not None:
            take(self.state, entry, 0)

    def report(self, _what: str, error: Exception) -> None:
        raise error

    def within_budget(self, deed: Callable[[], Any]) -> Any:
        return deed()


def levels_asked_for(comes_back: bool) -> list[str]:
    """Return the levels of the bots that were asked."""
    found: list[str] = []

    class Workers:
        async def think(self, bot: Any, question: Any, *_rest: Any) -> Any:
            found.append(bot.level)
            return SimpleNamespace(option=question["options"][0], wakes=0.0, calls=())

        def forget(self, _table: str) -> None:
            pass

    async def play() -> None:
        bots = TableBots(cast(Any, OneTable(comes_back)), cast(Any, Workers()))
        bots.look()
        await asyncio.sleep(0.2)
        bots.stop()

    asyncio.run(play())
    return found


def test_a_bot_plays_for_somebody_who_is_away() -> None:
    assert levels_asked_for(comes_back=False) == ["thumb"]


def test_nobody_thinks_for_a_seat_that_was_taken_back_meanwhile() -> None:
    assert levels_asked_for(comes_back=True) == []
