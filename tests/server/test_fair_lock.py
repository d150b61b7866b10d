"""At a table one acts at a time, in the order of their coming."""

import asyncio

from lamplit.server.tables.fair_lock import FairLock


def test_who_need_not_wait_does_not():
    turns = FairLock()
    assert turns.take()
    assert turns.taken
    assert not turns.take()
    turns.give_up()
    assert not turns.taken
    assert turns.take()


def test_those_who_wait_come_in_order_and_nobody_slips_in_between():
    async def evening() -> list[str]:
        turns, acted = FairLock(), []

        async def act(name: str) -> None:
            async with turns:
                acted.append(name)
                await asyncio.sleep(0)
                assert not turns.take()

        assert turns.take()
        tasks = [asyncio.create_task(act(name)) for name in ("ada", "bea", "cem")]
        await asyncio.sleep(0)
        assert acted == []
        turns.give_up()
        assert not turns.take(), "it is Ada's already"
        await asyncio.gather(*tasks)
        assert not turns.taken
        return acted

    assert asyncio.run(evening()) == ["ada", "bea", "cem"]


def test_who_gives_up_waiting_holds_nobody_up():
    async def evening() -> list[str]:
        turns, acted = FairLock(), []

        async def act(name: str) -> None:
            async with turns:
                acted.append(name)

        for told_first in (False, True):
            assert turns.take()
            impatient, patient = (asyncio.create_task(act(name)) for name in ("impatient", "patient"))
            await asyncio.sleep(0)
            if told_first:
                turns.give_up()  # it is the impatient one's turn in the very moment they go
            impatient.cancel()
            await asyncio.sleep(0)
            if not told_first:
                turns.give_up()
            await asyncio.wait_for(patient, 5)
            assert not turns.taken
        return acted

    assert asyncio.run(evening()) == ["patient", "patient"]
