"""Thinkers for tests: opened for a while, and nobody stays behind."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from lamplit.server.thinkers import Thinkers

ODD = (sys.executable, str(Path(__file__).with_name("odd_thinker.py")))
PATIENCE = 30.0


@contextlib.asynccontextmanager
async def opened(workers: int = 1, budget: float = PATIENCE, command: Sequence[str] = ODD) -> AsyncIterator[Thinkers]:
    thinkers = Thinkers(workers, budget, command)
    await thinkers.open()
    try:
        async with asyncio.timeout(2 * PATIENCE):
            yield thinkers
    finally:
        await thinkers.close()
        assert not thinkers.processes, "nobody stays behind"
