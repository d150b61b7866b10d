"""The clock of one table: acts in time, or as soon as a worker drives it."""

import asyncio

from ...engine import LamplitError
from . import entries as e
from .table_state import TableState
from .worker import DrivenTable

LATE_CLOCK = 3.0
"""Seconds of delay beyond which a clock counts as stopped; its time then resumes from where it stood."""


class TableClock:
    """Lets time pass at one table, in games with a clock."""

    def __init__(self, table: DrivenTable) -> None:
        self._table = table
        self._just_kept = False
        self._timer: asyncio.TimerHandle | None = None
        self._armed: tuple[float, int] | None = None
        self._task: asyncio.Task[None] | None = None

    def taken_over(self) -> None:
        """Note that this worker drives the clock from now on and must check whether it had stopped."""
        self._just_kept = True

    def set(self) -> None:
        """Set the timer for the clock's next action, while the table has an audience."""
        state = self._table.state
        until = state.until()
        moment = None if until is None or not self._table.attended else (until, state.zero)
        went_back = moment is not None and self._went_back(state, self._table.time())
        if moment == self._armed and not went_back:
            return
        self.cancel()
        if until is None or moment is None:
            return
        self._armed = moment
        wait = max(0.0, state.zero / 1000 + until - self._table.time() / 1000)
        if self._just_kept or went_back:
            wait = 0.0  # check whether time had stopped
        self._timer = asyncio.get_running_loop().call_later(wait, self._tick, self._table.worker.now() + wait)

    def cancel(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._armed = None

    def close(self) -> None:
        """Stop everything that runs here."""
        self.cancel()
        if self._task is not None:
            self._task.cancel()

    def _tick(self, due: float) -> None:
        self._timer = self._armed = None
        worker = self._table.worker
        worker.jitter(worker.now() - due)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._let_time_pass())

    async def _let_time_pass(self) -> None:
        table = self._table
        try:
            await table.act(lambda state: self._resumed(state, table.time()) or self._says(state, table.time()))
            self._just_kept = False
        except LamplitError as error:
            table.report("clock", error)
            await asyncio.sleep(1.0)
        table.wake()

    def is_late(self, time: int) -> bool:
        """Whether the clock should have acted by then."""
        state = self._table.state
        until = state.until()
        return until is not None and (self._just_kept or (time - state.zero) / 1000 >= until)

    async def catch_up(self, time: int) -> None:
        """Let the clock act before a command that was received at `time`."""
        if self.is_late(time):
            await self._table.act(lambda state: self._says(state, time))

    @staticmethod
    def _went_back(state: TableState, time: int) -> bool:
        """Whether the machine's clock was put back before the last entry."""
        return state.match is not None and state.match.now - (time - state.zero) / 1000 > LATE_CLOCK

    def _resumed(self, state: TableState, time: int) -> e.Entry | None:
        """Resume the game's time from the last entry if the clock was put back. Only the driving worker decides this,
        since the clocks of other machines may lag a little."""
        if state.until() is None or state.match is None or not self._went_back(state, time):
            return None
        return e.ClockResumed(time - round(state.match.now * 1000))

    def _says(self, state: TableState, time: int) -> e.Entry | None:
        until, match = state.until(), state.match
        if until is None or match is None:
            return None
        at = (time - state.zero) / 1000
        # The clock was not driven, so it stood still and resumes from the last entry.
        unkept = self._just_kept and at - match.now > LATE_CLOCK
        if unkept or at - until > LATE_CLOCK:
            return e.ClockResumed(time - round(match.now * 1000))
        return e.TimePassed(at) if at >= until else None
