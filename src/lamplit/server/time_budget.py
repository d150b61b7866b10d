"""Limits the time of rules: rules that run in the server's own processes are interrupted when their time is up.

Rules are plain Python, and an endless loop would block the event loop. So one thread watches the others and raises an
exception in a thread that has run rules for too long. Processor time counts, so that nothing is interrupted because the
machine is busy; real time counts where the system does not report other threads' processor time.

>>> within(1.0, lambda: 6 * 7)
42
>>> def search_in_vain():
...     while True:
...         pass
>>> within(0.05, search_in_vain)
Traceback (most recent call last):
lamplit.server.errors.Overrun: ...
"""

import contextlib
import ctypes
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from .errors import Overrun

T = TypeVar("T")

LOOK_EVERY = 0.1
"""Seconds between two checks of the watching thread."""
AGAIN = 1.0
"""Seconds after which code that caught the interruption is interrupted again."""


class _TimeIsUp(BaseException):
    """Raised inside rules. It is not an exception that rules would catch."""


class _Clock(threading.local):
    """Reports the time used by the thread that created it, in seconds."""

    def __init__(self) -> None:
        clock: Callable[[], float] = time.perf_counter
        with contextlib.suppress(AttributeError, OSError):
            number = time.pthread_getcpuclockid(threading.get_ident())
            clock = partial(time.clock_gettime, number)
        self.read = clock


class _Run:
    """One thread running rules, and its deadline, which is set at the first check."""

    __slots__ = ("clock", "due", "fired", "seconds")

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self.seconds = seconds
        self.clock = clock
        self.fired = False
        self.due = 0.0


class _Watch:
    """Watches all threads that run rules."""

    def __init__(self) -> None:
        self._runs: dict[int, _Run] = {}
        self._clock = _Clock()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def within(self, seconds: float, run: Callable[[], T]) -> T:
        """Return the result of `run`, or raise `Overrun`."""
        me = threading.get_ident()
        if me in self._runs:
            return run()  # part of an action that has a budget already
        if self._thread is None:
            self._begin()
        try:
            self._runs[me] = _Run(seconds, self._clock.read)
            try:
                return run()
            finally:
                self._over(me)
        except _TimeIsUp:
            self._surely_over(me)
            raise Overrun("error-overrun", seconds=seconds) from None

    def _over(self, me: int) -> None:
        run = self._runs.pop(me, None)
        if run is not None and run.fired:
            with self._lock:
                _interrupt(me, None)  # an interruption may still be pending

    def _surely_over(self, me: int) -> None:
        """Finish even if a second interruption arrives here; there is never a third so soon."""
        try:
            self._over(me)
        except _TimeIsUp:
            self._over(me)

    def _begin(self) -> None:
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, name="time budget", daemon=True)
                self._thread.start()

    def _look(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            for thread, run in [*self._runs.items()]:
                try:
                    if not run.due:
                        run.due = run.clock() + run.seconds
                    elif run.clock() > run.due:
                        self._fire(thread, run)
                except OSError:
                    continue  # the thread has ended

    def _fire(self, thread: int, run: _Run) -> None:
        with self._lock:
            run.due += AGAIN
            run.fired = True  # set first: a run that is over by now either sees it or is not found any more
            if self._runs.get(thread) is run:
                _interrupt(thread, _TimeIsUp)


def _interrupt(thread: int, error: type[BaseException] | None) -> None:
    """Raise an exception in a thread at its next instruction, or withdraw a pending one."""
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


_watch = _Watch()


def within(seconds: float, run: Callable[[], T]) -> T:
    """Return the result of `run`, or raise `Overrun` if it takes more than this many seconds of this thread's time.

    Within another budget it is part of that one.
    """
    return _watch.within(seconds, run)
