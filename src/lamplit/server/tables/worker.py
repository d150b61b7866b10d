"""Interfaces between tables, their bots and clocks, and the worker that holds them."""

import logging
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol, TypeVar

from ...engine import LamplitError
from ..bot_workers.pool import WorkerPool
from ..limits import LoopTime
from ..storage.store import Store, TableRow
from .entries import Entry
from .table_state import TableState

T = TypeVar("T")


class LeasedTable(Protocol):
    """A table whose bots and clock are driven by one worker at a time."""

    id: str
    drives: bool

    @property
    def needs_driver(self) -> bool: ...

    def set_driving(self, drives: bool) -> None: ...


class Worker(Protocol):
    """A server process, as its tables see it."""

    store: Store
    bot_workers: WorkerPool
    loop_time: LoopTime
    log: logging.Logger

    def time(self) -> int: ...

    def now(self) -> float: ...

    def jitter(self, seconds: float) -> None: ...

    def appended(self, entry: Entry) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> Any: ...

    def here(self, table: str) -> dict[str, int]: ...

    def request_lease(self, table: LeasedTable) -> None: ...

    def ended(self, row: TableRow, state: TableState) -> None: ...


class DrivenTable(Protocol):
    """A table, as its bots and its clock see it."""

    id: str
    loaded: str
    bot_seed: str
    drives: bool
    state: TableState
    worker: Worker

    @property
    def attended(self) -> bool: ...

    @property
    def left_alone(self) -> bool: ...

    @property
    def origins(self) -> Collection[str]: ...

    def time(self) -> int: ...

    def within_budget(self, run: Callable[[], T]) -> T: ...

    async def act(self, make: Callable[[TableState], Entry | None]) -> Entry | None: ...

    def report(self, what: str, error: LamplitError) -> None: ...

    def wake(self) -> None: ...
