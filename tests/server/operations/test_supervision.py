"""A worker whose event loop hangs is replaced; people return, and other workers go on."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit.server import supervision

from ..support.ports import free_port
from ..support.servers import ProcessServer, wait_for
from .survival.host import children, command

LOOPS_ON_DEMAND = Path(__file__).with_name("loops_on_demand")
SILENCE = 4.0
"""Seconds after which a loop counts as hung in these tests."""
ASKED_ONCE = 3.0
"""Seconds until a worker has answered once; until then it may be silent for longer, since it is starting."""


class Looping(ProcessServer):
    """A server that can be made to loop."""

    @property
    def workers(self) -> list[int]:
        """Return the worker processes."""
        found = [pid for pid in children(self.process.pid) if "spawn_main" in command(pid)]
        return found or [self.process.pid]

    def loops(self, worker: int) -> None:
        """Make a worker loop forever."""
        os.kill(worker, signal.SIGUSR1)


@pytest.fixture
def looping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Looping]:
    monkeypatch.setenv("LONGEST_SILENCE", str(SILENCE))
    monkeypatch.setattr(sys, "path", [str(LOOPS_ON_DEMAND), *sys.path])
    server = Looping(tmp_path, port=free_port())
    yield server
    server.send_home()
    server.process.kill()
    server.process.wait()


def test_a_worker_that_hangs_alone_starts_anew_and_the_game_goes_on(looping: Looping) -> None:
    looping.open()
    table = looping.table(
        "terrorscape", killer="me", survivor1="bot:thumb", survivor2="bot:thumb", survivor3="bot:thumb"
    )
    guest = table.sit("killer")
    began = time.monotonic()
    looping.loops(looping.process.pid)
    wait_for(lambda: any('"worker-hangs"' in line for line in looping.log), "somebody notices")
    assert guest.parting[0] == 1006, "the line broke"
    wait_for(looping._answers, "the server answers again")
    assert time.monotonic() - began < 60
    assert table.look()["stage"] == "running"
    looping.process.terminate()
    assert looping.process.wait(30) == 0, "it still stops when asked to"


def test_a_worker_of_two_that_hangs_is_replaced_and_the_other_serves_on(looping: Looping, postgres_url: str) -> None:
    looping.settings = {"database_url": postgres_url, "workers": 2}
    looping.open()
    wait_for(lambda: len(looping.workers) == 2, "two workers")
    hung, other = looping.workers
    wait_for(lambda: sum("startup complete" in line for line in looping.log) == 2, "both serve")
    time.sleep(ASKED_ONCE)
    began = time.monotonic()
    looping.loops(hung)
    time.sleep(0.5)  # until it loops; later messages are lost with it
    while hung in looping.workers:
        assert time.monotonic() - began < 60, "the one that hangs is replaced"
        assert looping._answers(), "the other one answers meanwhile"
        time.sleep(0.1)
    wait_for(lambda: len(looping.workers) == 2, "there are two again")
    assert other in looping.workers
    looping.process.terminate()
    assert looping.process.wait(30) == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_a_server_that_is_told_to_stop_stops_though_a_worker_hangs(
    looping: Looping, postgres_url: str, workers: int
) -> None:
    looping.settings = {"database_url": postgres_url, "workers": workers}
    looping.open()
    wait_for(lambda: len(looping.workers) == workers, "all workers")
    wait_for(lambda: sum("startup complete" in line for line in looping.log) == workers, "all serve")
    time.sleep(ASKED_ONCE)
    looping.loops(looping.workers[0])
    time.sleep(0.5)
    looping.process.terminate()
    looping.process.wait(SILENCE + 30)


def test_that_is_within_the_minute_that_was_promised() -> None:
    assert supervision.LONGEST_SILENCE < 45
