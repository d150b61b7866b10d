"""A lock that serves waiters in order of arrival."""

import asyncio

from lamplit.server.tables.fair_lock import FairLock


def test_who_need_not_wait_does_not():
    turns = FairLock()
    assert turns.try_acquire()
    assert turns.locked
    assert not turns.try_acquire()
    turns.release()
    assert not turns.locked
    assert turns.try_acquire()


def test_those_who_wait_come_in_order_and_nobody_slips_in_between():
    async def scenario() -> list[str]:
        turns, acted = FairLock(), []

        async def act(name: str) -> None:
            async with turns:
                acted.append(name)
                await asyncio.sleep(0)
                assert not turns.try_acquire()

        assert turns.try_acquire()
        tasks = [asyncio.create_task(act(name)) for name in ("ada", "bea", "cem")]
        await asyncio.sleep(0)
        assert acted == []
        turns.release()
        assert not turns.try_acquire(), "it is Ada's already"
        await asyncio.gather(*tasks)
        assert not turns.locked
        return acted

    assert asyncio.run(scenario()) == ["ada", "bea", "cem"]


def test_who_gives_up_waiting_holds_nobody_up():
    async def scenario() -> list[str]:
        turns, acted = FairLock(), []

        async def act(name: str) -> None:
            async with turns:
                acted.append(name)

        for told_first in (False, True):
            assert turns.try_acquire()
            impatient, patient = (asyncio.create_task(act(name)) for name in ("impatient", "patient"))
            await asyncio.sleep(0)
            if told_first:
                turns.release()  # the cancelled waiter gets the lock at this moment
            impatient.cancel()
            await asyncio.sleep(0)
            if not told_first:
                turns.release()
            await asyncio.wait_for(patient, 5)
            assert not turns.locked
        return acted

    assert asyncio.run(scenario()) == ["patient", "patient"]
