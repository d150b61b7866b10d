"""A budget of time for rules: whoever runs them in the server's own processes is interrupted when it is used up.

Rules are plain Python, and a loop that never ends would stop everything beside it: no event loop gets a turn. So one
thread watches over the others, and raises an exception in the one that has run rules for too long. What counts is the
time of the processor, so that nobody is interrupted because the machine is busy; where the system does not tell that
of other threads, time itself counts.

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
"""Seconds between two looks of the watching thread."""
AGAIN = 1.0
"""Whoever has caught the interruption and goes on is interrupted again after so many seconds."""


class _TimeIsUp(BaseException):
    """Raised in the middle of rules. It is none of the exceptions that anything there would catch."""


class _Clock(threading.local):
    """Tells how much time the thread that made it has used so far, in seconds, to whoever asks."""

    def __init__(self) -> None:
        clock: Callable[[], float] = time.perf_counter
        with contextlib.suppress(AttributeError, OSError):
            number = time.pthread_getcpuclockid(threading.get_ident())
            clock = partial(time.clock_gettime, number)
        self.read = clock


class _Run:
    """One thread running rules, and when its time is up: that is found out when somebody first looks after it."""

    __slots__ = ("clock", "due", "fired", "seconds")

    def __init__(self, seconds: float, clock: Callable[[], float]) -> None:
        self.seconds = seconds
        self.clock = clock
        self.fired = False
        self.due = 0.0


class _Watch:
    """Looks after all threads that run rules."""

    def __init__(self) -> None:
        self._runs: dict[int, _Run] = {}
        self._clock = _Clock()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def within(self, seconds: float, run: Callable[[], T]) -> T:
        """What `run` gives, or `Overrun`."""
        me = threading.get_ident()
        if me in self._runs:
            return run()  # it is part of something that has a budget
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
                _interrupt(me, None)  # it may still be on its way

    def _surely_over(self, me: int) -> None:
        """An interruption may come while the one before it is being dealt with, but never twice in so short a time."""
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
                    continue  # the thread is gone

    def _fire(self, thread: int, run: _Run) -> None:
        with self._lock:
            run.due += AGAIN
            run.fired = True  # said first: a run that is over by now either sees that, or is not found any more
            if self._runs.get(thread) is run:
                _interrupt(thread, _TimeIsUp)


def _interrupt(thread: int, error: type[BaseException] | None) -> None:
    """Raises an exception in a thread when it comes to its next instruction, or takes one back that waits for that."""
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


_watch = _Watch()


def within(seconds: float, run: Callable[[], T]) -> T:
    """What `run` gives, or `Overrun` if it takes longer than so many seconds of this thread's time.

    Within another budget it is part of that one.
    """
    return _watch.within(seconds, run)
