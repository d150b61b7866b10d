"""Bot workers for tests."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from lamplit.server.bot_workers.pool import WorkerPool

FAULTY = (sys.executable, str(Path(__file__).with_name("faulty_bot_worker.py")))
PATIENCE = 30.0


@contextlib.asynccontextmanager
async def opened(
    workers: int = 1, budget: float = PATIENCE, command: Sequence[str] = FAULTY
) -> AsyncIterator[WorkerPool]:
    bot_workers = WorkerPool(workers, budget, command)
    await bot_workers.open()
    try:
        async with asyncio.timeout(2 * PATIENCE):
            yield bot_workers
    finally:
        await bot_workers.close()
        assert not bot_workers.processes, "nobody stays behind"
