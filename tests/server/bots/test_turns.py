"""Addresses take turns with thoughts and jobs."""

import asyncio

from lamplit.server.bot_workers.job_queue import JobQueue
from lamplit.server.bot_workers.turns import Turns


def test_who_wants_many_thoughts_lets_others_have_theirs_in_between() -> None:
    async def scenario() -> list[str]:
        turns, order = Turns(1), list[str]()

        async def thinks(who: str, name: str) -> None:
            async with turns.turn(who):
                order.append(name)
                await asyncio.sleep(0)

        loud = [asyncio.create_task(thinks("loud", f"loud {number}")) for number in range(5)]
        await asyncio.sleep(0)
        quiet = asyncio.create_task(thinks("quiet", "quiet"))
        await asyncio.gather(*loud, quiet)
        return order

    assert asyncio.run(scenario()).index("quiet") <= 3


def test_a_thought_nobody_wants_any_more_keeps_nobody_waiting() -> None:
    async def scenario() -> bool:
        turns, begun = Turns(1), asyncio.Event()

        async def thinks() -> None:
            async with turns.turn("ada"):
                begun.set()
                await asyncio.sleep(0.05)

        first, second = asyncio.create_task(thinks()), asyncio.create_task(thinks())
        await begun.wait()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await asyncio.wait_for(thinks(), 5)
        return True

    assert asyncio.run(scenario())


def test_of_the_jobs_of_one_address_small_ones_come_first_and_addresses_take_turns() -> None:
    async def scenario() -> list[str]:
        jobs, order, done = JobQueue(), list[str](), asyncio.Event()

        async def does(who: str, size: int, name: str) -> None:
            async with jobs.turn(who, size):
                order.append(name)
                await done.wait()

        tasks = [asyncio.create_task(does("ada", 1, "ada")) for _ in range(4)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(does("ada", size, f"ada {size}")) for size in (300, 100, 200)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(does("bea", 900, "bea"))]
        await asyncio.sleep(0)
        assert order == ["ada"] * 4 + ["bea"], "there is room for others"
        done.set()
        await asyncio.gather(*tasks)
        return order[5:]

    assert asyncio.run(scenario()) == ["ada 100", "ada 200", "ada 300"]
