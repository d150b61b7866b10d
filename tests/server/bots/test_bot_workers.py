"""Bots in other processes: whatever happens to these, the right moves are made."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from lamplit import new
from lamplit.engine import BadRecord, Fault, LamplitError, Match, Told, ToldEvent
from lamplit.server.bot_workers import job_queue, pool, supervisor
from lamplit.server.bot_workers.messages import Decide, FrameReader, Ready, Reply, TellAll, framed
from lamplit.server.bot_workers.pool import BotIdentity, Decision, WorkerPool
from lamplit.server.bot_workers.process import Players

from ..support.bot_pool import FAULTY, PATIENCE, opened


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder through which faulty players and the test communicate."""
    monkeypatch.setenv("FAULTY_FOLDER", str(tmp_path))
    return tmp_path


async def until(condition: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


def scenario() -> Match:
    """Return a match in which the survivors choose characters."""
    match = new("terrorscape", seed=1)
    match.answer("killer", "killer:butcher")
    return match


def told(count: int) -> list[ToldEvent]:
    return [{"n": number + 1, "kind": "night-falls", "args": {}} for number in range(count)]


def mind_of(level: str, table: str = "q3Zr", epoch: str = "1", events: int = 0) -> BotIdentity:
    return BotIdentity(table, "survivor1", "terrorscape", level, "a seed", epoch, lambda: told(events))


async def asked(bot_workers: WorkerPool, level: str, table: str = "q3Zr") -> Decision:
    """Ask a bot of this level the survivors' first question."""
    question = scenario().questions[0]
    return await bot_workers.think(mind_of(level, table), question.pack(), scenario().view("survivor1"), [], 0)


def possible(decision: Decision) -> bool:
    return decision.option in scenario().questions[0]


# -- death -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_process_killed_in_mid_thought_is_replaced_and_the_move_made(
    run: Callable[[Coroutine[Any, Any, Any]], Any], folder: Path
):
    async def scenario() -> None:
        async with opened() as bot_workers:
            decision = asyncio.create_task(asked(bot_workers, "waiting"))
            await until(lambda: list(folder.glob("asked-*")))
            (process,) = bot_workers.processes
            os.kill(process, signal.SIGKILL)
            (folder / "go").touch()
            chosen = await decision
            assert possible(chosen)
            assert (bot_workers.deaths, bot_workers.fallbacks) == (1, 0)
            assert bot_workers.processes != [process]
            assert len(list(folder.glob("asked-*"))) == 2, "the same question was thought about again"

    run(scenario())


def test_those_who_wait_behind_it_are_asked_again(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            behind = [asyncio.create_task(asked(bot_workers, level)) for level in ("waiting", "counting", "random")]
            await until(lambda: list(folder.glob("asked-*")))
            os.kill(bot_workers.processes[0], signal.SIGKILL)
            (folder / "go").touch()
            assert all(map(possible, await asyncio.gather(*behind)))
            assert (bot_workers.deaths, bot_workers.fallbacks) == (1, 0)

    asyncio.run(scenario())


def test_a_bot_that_never_ends_is_ended_and_a_move_made_for_it(folder: Path, caplog: pytest.LogCaptureFixture):
    """Requests behind it lose nothing: their time starts when the worker turns to them."""

    async def scenario() -> None:
        async with opened(budget=1.0) as bot_workers:
            dreamer = asyncio.create_task(asked(bot_workers, "looping"))
            await until((folder / "looping_now").exists)
            behind = [asyncio.create_task(asked(bot_workers, "counting", f"table {number}")) for number in range(5)]
            async with asyncio.timeout(PATIENCE - 5):
                assert possible(await dreamer)
                assert all(map(possible, await asyncio.gather(*behind)))
            assert (bot_workers.deaths, bot_workers.fallbacks) == (2, 1)

    asyncio.run(scenario())
    lines = [record for record in caplog.records if record.getMessage() == "bot-answers-at-random"]
    facts = [vars(line)["facts"] for line in lines]
    assert facts == [{"table": "q3Zr", "game": "terrorscape", "bot": "looping", "why": ["overran", "overran"]}]


@pytest.mark.parametrize(("level", "deaths"), [("dying", 2), ("failing", 0), ("inventing", 0), ("unheard-of", 0)])
def test_for_a_bot_that_fails_a_move_is_made(folder: Path, caplog: pytest.LogCaptureFixture, level: str, deaths: int):
    async def scenario() -> None:
        async with opened() as bot_workers:
            assert possible(await asked(bot_workers, level))
            assert (bot_workers.deaths, bot_workers.fallbacks) == (deaths, 1)
            assert possible(await asked(bot_workers, "counting"))
            assert bot_workers.fallbacks == 1

    asyncio.run(scenario())
    assert not [record for record in caplog.records if "secret" in str(vars(record))]


def test_a_move_is_made_even_against_the_clock(folder: Path):
    """A random player lets time pass half of the time, which could take forever here."""
    question = {"id": "red-1", "seat": "red", "prompt": "act", "args": {}, "options": ["wait", "roll"], "deadline": 9.0}

    async def scenario() -> None:
        async with opened() as bot_workers:
            for number in range(8):
                bot = BotIdentity("q3Zr", "red", "terrorscape", "failing", str(number), "1", list)
                assert (await bot_workers.think(bot, question, {}, [], 0)).option in ("wait", "roll")
            assert bot_workers.fallbacks == 8

    asyncio.run(scenario())


@pytest.mark.parametrize("command", [(sys.executable, "-c", "raise SystemExit(1)"), ("/no/such/program",)])
def test_moves_are_made_even_if_no_process_comes_up(command: tuple[str, ...]):
    async def scenario() -> None:
        async with opened(command=command) as bot_workers:
            thoughts = [asked(bot_workers, "thumb", f"table {number}") for number in range(3)]
            assert all(map(possible, await asyncio.gather(*thoughts)))
            assert bot_workers.fallbacks == 3
            assert bot_workers.deaths >= 2

    asyncio.run(scenario())


def test_on_a_busy_machine_moves_are_made_until_a_process_has_had_time_to_come_up(
    folder: Path, monkeypatch: pytest.MonkeyPatch
):
    """Each process takes a second to start, and is first given a tenth of one."""
    monkeypatch.setattr(supervisor, "TIME_TO_START", 0.1)
    slowly = "import os, sys, time; time.sleep(1); os.execv(sys.executable, sys.argv[1:])"

    async def scenario() -> None:
        async with opened(command=(sys.executable, "-c", slowly, *FAULTY)) as bot_workers:
            made = 0
            while bot_workers.fallbacks == made:
                assert possible(await asked(bot_workers, "thumb", f"table {made}"))
                made += 1
            assert bot_workers.fallbacks > 0
            assert bot_workers.deaths > 1

    asyncio.run(scenario())


def test_a_process_that_never_came_up_is_tried_again_for_as_long_as_it_takes(monkeypatch: pytest.MonkeyPatch):
    """After a thousand restarts the pauses are as long as after ten."""
    monkeypatch.setattr(supervisor, "LONGEST_PAUSE", 0.0)
    lives = iter(range(1_200))

    async def one_life(self: supervisor.Supervisor, time_to_start: float) -> None:
        assert time_to_start <= supervisor.LONGEST_START
        if next(lives, None) is None:
            self._closed.set()

    monkeypatch.setattr(supervisor.Supervisor, "_run_process", one_life)
    asyncio.run(supervisor.Supervisor(FAULTY, lambda: None)._live())
    assert next(lives, None) is None


# -- what a process knows --------------------------------------------------------------------------------------------


async def count(bot_workers: WorkerPool, bot: BotIdentity, events: Sequence[Told], heard: int) -> float:
    """Return how many events a counting bot has heard."""
    question = scenario().questions[0]
    return (await bot_workers.think(bot, question.pack(), {}, events, heard)).wakes


def test_a_player_is_kept_and_hears_each_event_once(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            assert await count(bot_workers, mind_of("counting"), told(3), 0) == 3
            assert await count(bot_workers, mind_of("counting"), told(5)[3:], 3) == 5
            assert await count(bot_workers, mind_of("counting"), [], 5) == 5

    asyncio.run(scenario())


def test_after_an_undo_a_player_is_told_all_anew(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            assert await count(bot_workers, mind_of("counting"), told(5), 0) == 5
            assert await count(bot_workers, mind_of("counting", events=4), told(4)[3:], 3) == 4
            assert await count(bot_workers, mind_of("counting"), [], 4) == 4, "from then on it goes on as ever"
            assert await count(bot_workers, mind_of("counting", epoch="2", events=4), [], 4) == 4
            assert bot_workers.fallbacks == 0

    asyncio.run(scenario())


def test_a_player_who_begins_anew_is_not_told_what_came_after_its_question(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            assert await count(bot_workers, mind_of("counting", events=9), told(5)[4:], 4) == 5

    asyncio.run(scenario())


def test_who_is_forgotten_begins_anew(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            for seat in ("survivor1", None):
                await count(bot_workers, mind_of("counting"), told(5), 0)
                bot_workers.forget("q3Zr", "survivor2")
                bot_workers.forget("another table")
                assert await count(bot_workers, mind_of("counting", events=0), [], 5) == 5
                bot_workers.forget("q3Zr", seat)
                assert await count(bot_workers, mind_of("counting", events=2), [], 5) == 2

    asyncio.run(scenario())


def test_a_new_level_at_a_seat_is_a_new_player(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            await count(bot_workers, mind_of("printing"), told(5), 0)
            assert await count(bot_workers, mind_of("counting", events=6), told(6)[5:], 5) == 6

    asyncio.run(scenario())


def test_a_process_keeps_so_many_players_and_gives_up_those_longest_unused():
    players = Players(most=2)
    question = scenario().questions[0].pack()

    def think(table: str, heard: int) -> Decision | TellAll:
        events = told(1) if heard == 0 else []
        return players.think(Decide(table, "survivor1", "terrorscape", "random", "1", "1", question, {}, events, heard))

    think("a", 0)
    think("b", 0)
    think("a", 1)
    think("c", 0)
    assert len(players) == 2
    assert isinstance(think("a", 1), Decision)
    assert isinstance(think("b", 1), TellAll)


def test_what_a_player_prints_is_not_taken_for_an_answer(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            assert possible(await asked(bot_workers, "printing"))
            assert (bot_workers.deaths, bot_workers.fallbacks) == (0, 0)

    asyncio.run(scenario())


def test_thoughts_are_counted_and_measured(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            seconds: list[float] = []
            bot_workers.on_decision = seconds.append
            decision = asyncio.create_task(asked(bot_workers, "waiting"))
            await until(lambda: list(folder.glob("asked-*")))
            assert (bot_workers.asked, bot_workers.busy, seconds) == (1, 1, [])
            (folder / "go").touch()
            await decision
            assert (bot_workers.asked, bot_workers.busy) == (1, 0)
            assert len(seconds) == 1
            assert 0 < seconds[0] < PATIENCE

    asyncio.run(scenario())


# -- the end ---------------------------------------------------------------------------------------------------------


def test_who_is_nearly_done_when_the_server_closes_is_waited_for(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            decision = asyncio.create_task(asked(bot_workers, "waiting"))
            await until(lambda: list(folder.glob("asked-*")))
            closing = asyncio.create_task(bot_workers.close())
            (folder / "go").touch()
            assert possible(await decision)
            await closing

    asyncio.run(scenario())


def test_who_would_take_longer_is_cancelled(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pool, "GRACE", 0.05)

    async def scenario() -> None:
        async with opened() as bot_workers:
            decision = asyncio.create_task(asked(bot_workers, "looping"))
            await until((folder / "looping_now").exists)
            await bot_workers.close()
            with pytest.raises(asyncio.CancelledError):
                await decision
            with pytest.raises(asyncio.CancelledError):
                await asked(bot_workers, "random")
            assert bot_workers.fallbacks == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def test_a_server_may_close_before_its_bot_workers_are_up(run: Callable[[Coroutine[Any, Any, Any]], Any]):
    async def scenario() -> None:
        for pauses in range(4):
            async with opened(command=pool.WORKER):
                for _ in range(pauses):
                    await asyncio.sleep(0)

    run(scenario())


def started(folder: Path) -> "subprocess.Popen[bytes]":
    """Start a separate worker."""
    process = subprocess.Popen(FAULTY, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert said(process) == Ready()
    return process


def said(process: "subprocess.Popen[bytes]") -> Reply:
    assert process.stdout is not None
    length = process.stdout.read(4)
    body = process.stdout.read(int.from_bytes(length, "big"))
    (reply,) = FrameReader(msgspec.msgpack.Decoder(Reply)).heard(length + body)
    return reply


def request(level: str) -> bytes:
    question = scenario().questions[0].pack()
    return framed(Decide("q3Zr", "survivor1", "terrorscape", level, "1", "1", question, {}, [], 0))


def test_a_bot_worker_ends_when_nobody_can_ask_any_more(folder: Path):
    with started(folder) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_even_one_that_never_ends_its_thought_does(folder: Path):
    with started(folder) as process:
        assert process.stdin is not None
        process.stdin.write(request("looping"))
        process.stdin.flush()
        asyncio.run(until((folder / "looping_now").exists))
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize("order", [signal.SIGINT, signal.SIGTERM])
def test_bot_workers_ignore_signals_to_stop(folder: Path, order: signal.Signals):
    with started(folder) as process:
        assert process.stdin is not None
        process.send_signal(order)
        process.stdin.write(request("counting"))
        process.stdin.flush()
        assert isinstance(said(process), Decision)
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


SERVER = """
import asyncio
from lamplit.server.bot_workers.pool import WorkerPool

async def serve():
    bot_workers = WorkerPool(2)
    await bot_workers.open()
    await bot_workers.job("frames", "", "killer")

async def forever():
    try:
        await serve()
    except Exception as error:
        print(type(error).__name__, flush=True)
    await asyncio.Event().wait()

asyncio.run(forever())
"""


def test_bot_workers_die_with_a_server_that_is_killed():
    """They share its standard error, which closes when the last of them ends."""
    pipe = subprocess.PIPE
    with subprocess.Popen((sys.executable, "-c", SERVER), stdout=pipe, stderr=pipe, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "BadRecord\n"
        server.kill()
        _out, errors = server.communicate(timeout=PATIENCE)
        assert errors == ""


# -- jobs --------------------------------------------------------------------------------------------------------


def test_what_a_job_refuses_comes_back_as_it_was_raised(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            with pytest.raises(BadRecord) as caught:
                await bot_workers.job("fail_with_message")
            assert (caught.value.message, caught.value.arguments) == ("error-record-sum", {"line": 7})

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("job", "deaths"), [("fail_unexpectedly", 0), ("return_unserializable", 0), ("kill_process", 2), ("unheard-of", 0)]
)
def test_what_else_goes_wrong_in_a_job_is_a_fault(
    folder: Path, caplog: pytest.LogCaptureFixture, job: str, deaths: int
):
    async def scenario() -> None:
        async with opened() as bot_workers:
            with pytest.raises(Fault) as caught:
                await bot_workers.job(job)
            assert (caught.value.message, caught.value.arguments) == ("error-chore-failed", {"job": job})
            assert caught.value.text("en") != caught.value.text("de")
            assert bot_workers.deaths == deaths
            assert await bot_workers.job("getpid"), "others are done all the same"

    asyncio.run(scenario())
    told = [record for record in caplog.records if record.name.endswith(".pool") and record.levelno == logging.ERROR]
    assert [vars(record)["facts"]["job"] for record in told] == [job]


def test_a_job_that_takes_too_long_is_ended_once_and_said_to_be_long(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            assert await bot_workers.job("getpid")
            for job in ("sleep_forever", "loop_forever"):
                with pytest.raises(LamplitError) as caught:
                    await bot_workers.job(job, budget=0.25)
                assert caught.value.message == "error-chore-long"
                assert "0.25" in caught.value.text("en")
                assert "0,25" in caught.value.text("de")
            assert bot_workers.deaths == 0, "no other job suffers from it"
            assert await bot_workers.job("getpid")

    asyncio.run(scenario())


def test_a_job_that_takes_too_much_memory_is_ended_and_said_to_be_large(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            with pytest.raises(LamplitError) as caught:
                await bot_workers.job("exhaust_memory")
            assert caught.value.message == "error-chore-large"
            assert caught.value.text("en") != caught.value.text("de")
            assert await bot_workers.job("getpid")

    asyncio.run(scenario())


def test_four_hostile_jobs_hold_up_no_honest_one(folder: Path):
    """Neither from one address nor from four; small jobs come before large ones."""

    async def alone_and_beside(bot_workers: WorkerPool, whose: list[str]) -> tuple[float, float]:
        alone = await seconds_for(bot_workers)
        hostile = [asyncio.create_task(bot_workers.job("loop_forever", budget=20.0, who=who)) for who in whose]
        await asyncio.sleep(4.0)
        beside = min([await seconds_for(bot_workers) for _ in range(3)])
        assert not any(each.done() for each in hostile), "they are at it all the time"
        for each in hostile:
            each.cancel()
        await asyncio.gather(*hostile, return_exceptions=True)
        return alone, beside

    async def seconds_for(bot_workers: WorkerPool) -> float:
        began = time.monotonic()
        assert await bot_workers.job("compute", 3_000_000, who="honest") > 0
        return time.monotonic() - began

    async def scenario() -> None:
        async with opened() as bot_workers:
            await bot_workers.job("getpid")
            for whose in (["one"] * 4, ["one", "two", "three", "four"], ["one"] * 12):
                alone, beside = await alone_and_beside(bot_workers, whose)
                assert beside < alone + 2.0, whose

    asyncio.run(scenario())


def test_of_several_jobs_of_one_address_only_the_first_begins_like_those_of_others(folder: Path):
    async def scenario() -> None:
        async with opened() as bot_workers:
            usual = await bot_workers.job("niceness", who="one")
            busy = [asyncio.create_task(bot_workers.job("sleep_forever", who="one")) for _ in range(2)]
            await asyncio.sleep(0)
            assert await bot_workers.job("niceness", who="one") >= usual + 8
            assert await bot_workers.job("niceness", who="honest") == usual
            for each in busy:
                each.cancel()
            await asyncio.gather(*busy, return_exceptions=True)

    asyncio.run(scenario())


def test_bots_do_not_wait_for_jobs_nor_jobs_for_each_other(folder: Path):
    async def scenario() -> None:
        async with opened(2) as bot_workers:
            long = asyncio.create_task(bot_workers.job("sleep_forever"))
            await until((folder / "sleeping_now").exists)
            for number in range(10):
                assert possible(await asked(bot_workers, "counting", f"table {number}"))
            assert await bot_workers.job("getpid")
            assert not long.done()
            long.cancel()

    asyncio.run(scenario())


def test_more_jobs_than_can_wait_are_sent_away(folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(job_queue, "MOST_OF_ONE", 1)
    monkeypatch.setattr(job_queue, "MOST_WAITING_OF_ONE", 1)

    async def scenario() -> None:
        async with opened() as bot_workers:
            long = asyncio.create_task(bot_workers.job("sleep_forever", who="ada"))
            await until((folder / "sleeping_now").exists)
            waiting = asyncio.create_task(bot_workers.job("getpid", who="ada"))
            await asyncio.sleep(0)
            with pytest.raises(LamplitError) as caught:
                await bot_workers.job("getpid", who="ada")
            assert await bot_workers.job("getpid", who="bea"), "somebody else is not sent away"
            waiting.cancel()
            assert caught.value.message == "error-chore-busy"
            assert caught.value.text("en") != caught.value.text("de")
            long.cancel()

    asyncio.run(scenario())
