"""Whole games by bots in other processes, which play as they would in this one."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import pytest
import uvloop

from lamplit import new
from lamplit.bots import Player, make
from lamplit.engine import CLOCK, Match, Question, Told
from lamplit.server.bot_workers.pool import WORKER, BotIdentity, Decision, WorkerPool

from ..support.bot_pool import opened

Think = Callable[[BotIdentity, Question, dict[str, Any], Sequence[Told], int], Awaitable[Decision]]


async def play(match: Match, level: str, table: str, think: Think) -> list[tuple[str, str]]:
    """Play a match as the server does: ask bots when they wake, and advance the clock if none acts."""
    heard, wakes = dict.fromkeys(match.seats, 0), dict.fromkeys(match.seats, 0.0)
    given: list[tuple[str, str]] = []
    while not match.over:
        clock = match.question(CLOCK)
        open_questions = sorted((q for q in match.questions if q.seat != CLOCK), key=lambda q: wakes[q.seat])
        answer: tuple[str, str, float | None] | None = None
        for question in open_questions:
            seat = question.seat
            at = max(match.now, wakes[seat])
            if question.deadline is not None and at >= question.deadline:
                continue
            bot = BotIdentity(
                table, seat, match.game.name, level, f"7 {seat}", "1", lambda seat=seat: match.events(seat)
            )
            events = match.events(seat, after=heard[seat])
            decision = await think(bot, question, match.view(seat), events, heard[seat])
            heard[seat] += len(events)
            wakes[seat] = decision.wakes
            if decision.option is not None:
                answer = (seat, decision.option, None if clock is None else at)
                break
        if answer is None:
            question = clock or open_questions[0]
            answer = (question.seat, question.options[0].name, None)
        match.answer(*answer)
        given.append(answer[:2])
    return given


def through(bot_workers: WorkerPool) -> Think:
    return lambda bot, question, view, events, heard: bot_workers.think(bot, question.pack(), view, events, heard)


def at_the_table() -> Think:
    """Players in this process."""
    players: dict[str, Player] = {}

    async def think(
        bot: BotIdentity, question: Question, view: dict[str, Any], events: Sequence[Told], _heard: int
    ) -> Decision:
        player = players.setdefault(bot.seat, make(bot.game, bot.level, bot.seat, bot.seed))
        return Decision(player.choose(question, view, events), getattr(player, "wakes", 0.0))

    return think


@pytest.mark.parametrize(
    ("run", "game", "level", "options"),
    [
        (asyncio.run, "terrorscape", "thumb", {"killer": "spectre"}),
        (asyncio.run, "terrorscape", "random", {"separate_ways": True}),
        (asyncio.run, "escape", "thumb", {"players": 2}),
        (uvloop.run, "escape", "thumb", {"players": 3, "curses": True}),
    ],
)
def test_a_bot_plays_in_any_process_as_it_would_at_the_table(
    run: Callable[[Coroutine[Any, Any, Any]], Any], game: str, level: str, options: dict[str, Any]
):
    async def scenario() -> None:
        async with opened(command=WORKER) as here, opened(2, command=WORKER) as there:
            matches = [new(game, 7, options) for _ in range(3)]
            wanted, *found = await asyncio.gather(
                play(matches[0], level, "", at_the_table()),
                play(matches[1], level, "q3Zr", through(here)),
                play(matches[2], level, "another", through(there)),
            )
            assert found == [wanted, wanted]
            assert here.asked == there.asked > len(wanted) / 2
            assert here.fallbacks == there.fallbacks == here.deaths == there.deaths == 0

    run(scenario())


def test_a_bot_given_all_events_at_once_goes_on_like_one_who_was_there():
    """A process that starts afresh in the middle of a game makes legal moves to the end."""

    async def scenario() -> None:
        async with opened(command=WORKER) as bot_workers:
            moves = 0

            async def forgetful(bot: BotIdentity, question: Question, view: Any, events: Any, heard: int) -> Decision:
                nonlocal moves
                moves += 1
                if moves % 10 == 0:
                    bot_workers.forget(bot.table)
                return await bot_workers.think(bot, question.pack(), view, events, heard)

            match = new("terrorscape", 7, {"killer": "murderer"})
            await play(match, "thumb", "q3Zr", forgetful)
            assert match.over
            assert moves > 20
            assert bot_workers.fallbacks == 0

    asyncio.run(scenario())
