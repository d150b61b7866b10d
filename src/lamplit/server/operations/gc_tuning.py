"""Garbage: what nobody needs any more, but what holds itself in a circle.

Nearly everything is freed as soon as nobody holds it. Circles have to be searched for, and everybody waits while Python
looks through the memory of a thousand tables. So whatever has lived through one look is left out of all later ones, and
is looked at again only when much that had lived has gone: sockets, tables.
"""

import contextlib
import ctypes
import gc
import time
from collections.abc import Callable
from typing import Any

YOUNG = 2_000
"""So many things more than before are looked at together."""
OFTEN = 0.05
"""Seconds after which one looks in any case: what is new replaces what is old, so there may hardly be more things."""
QUIET = 20.0
"""Seconds without any work after which nobody is there who would have to wait."""
NEVER = 1_000_000
FEW = 200


def give_back() -> None:
    """Gives the system the memory that this process has and does not use, where the C library can do that."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


class GcTuning:
    """Looks for garbage in one process."""

    def __init__(self, alive: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._alive = alive
        self._clock = clock
        self._gone = 0
        self._looked_at = 0.0
        self._worked_at = clock()
        self._usual = gc.get_threshold()

    def open(self) -> None:
        """From now on only what is new is looked at."""
        self._look_at_all()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        gc.callbacks.append(self._looked)

    def close(self) -> None:
        """From now on all is as it was."""
        gc.callbacks.remove(self._looked)
        gc.set_threshold(*self._usual)
        gc.unfreeze()

    def worked(self) -> None:
        """Something was done, for which things were made."""
        now = self._worked_at = self._clock()
        if now - self._looked_at > OFTEN:
            self._looked_at = now
            gc.collect(0)

    def let_go(self) -> None:
        """Something has gone that had lived for some time, and may have left a circle."""
        self._gone += 1

    def sweep(self) -> bool:
        """Looks at all if enough has gone since the last time: as much as half of what lives, so that it pays.

        While nothing is done for anybody it always pays, and the system gets back what is free.
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
