"""Garbage collection without long pauses.

Reference counting frees nearly everything. Only cycles need a search, and the server stands still while Python searches
the memory of a thousand tables. So objects that survive one search are left out of later ones, until many old objects
have gone: sockets, tables.
"""

import contextlib
import ctypes
import gc
import time
from collections.abc import Callable
from typing import Any

YOUNG = 2_000
"""New objects after which they are searched."""
OFTEN = 0.05
"""Seconds after which new objects are searched in any case, since new objects may merely replace old ones."""
QUIET = 20.0
"""Seconds without work after which a full search delays nobody."""
NEVER = 1_000_000
FEW = 200


def give_back() -> None:
    """Return unused memory to the system, if the C library can."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class GcTuning:
    """Runs the garbage collector of one process."""

    def __init__(self, alive: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._alive = alive
        self._clock = clock
        self._gone = 0
        self._looked_at = 0.0
        self._worked_at = clock()
        self._usual = gc.get_threshold()

    def open(self) -> None:
        """Take over garbage collection; only new objects are searched from now on."""
        self._look_at_all()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self._looked)

    def close(self) -> None:
        """Restore Python's own garbage collection."""
        gc.callbacks.remove(self._looked)
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    def worked(self) -> None:
        """Note that work was done which may have created objects."""
        now = self._worked_at = self._clock()
        if now - self._looked_at > OFTEN:
            self._looked_at = now
            gc.collect(0)

    def let_go(self) -> None:
        """Note that a long-lived object has gone, which may have left a cycle."""
        self._gone += 1

    def sweep(self) -> bool:
        """Search everything if enough has gone since the last search to be worth it: half of what lives.

        While no work is done, a full search always pays, and unused memory is returned to the system.
        """
        idle = self._clock() - self._worked_at > QUIET
        if self._gone < (1 if idle else FEW + self._alive() // 2):
            return False
        self._look_at_all()
        give_back()
        return True

    def _look_at_all(self) -> None:
        self._gone = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    def _looked(self, phase: str, about: dict[str, Any]) -> None:
        if phase == "stop" and about["generation"] == 0:
            gc.freeze()
