"""A bot worker with faulty players and jobs, started by tests in place of the real one.

Players and tests communicate through files in the folder named by `FAULTY_FOLDER`.
"""

import os
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lamplit.engine import BadRecord, Question
from lamplit.games.terrorscape import bots
from lamplit.server.bot_workers import background_jobs, process

FOLDER = Path(os.environ.get("FAULTY_FOLDER", "."))


class FaultyPlayer:
    """Chooses the last option, after doing something faulty."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self.wakes = 0.0

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str | None:
        self.before(events)
        return question.options[-1].name

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Do something faulty."""


class Counting(FaultyPlayer):
    """Counts the events it has heard in `wakes`, and checks their order."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        for event in events:
            assert event["n"] == self.wakes + 1
            self.wakes += 1


class Looping(FaultyPlayer):
    """Loops forever."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        (FOLDER / "looping_now").touch()
        while True:
            pass


class Waiting(FaultyPlayer):
    """Waits for a file."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        (FOLDER / f"asked-{os.getpid()}").touch()
        while not (FOLDER / "go").exists():
            time.sleep(0.005)


class Dying(FaultyPlayer):
    """Ends its process."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        os._exit(3)


class Failing(FaultyPlayer):
    """Raises an error that contains a secret."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        raise KeyError("the secret passage")


class Printing(FaultyPlayer):
    """Prints to standard output."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        print("what shall I do?", flush=True)
        os.write(1, b"oh dear\n")


class Inventing(FaultyPlayer):
    """Returns an option that does not exist."""

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str | None:
        return "win-at-once"


def sleep_forever() -> None:
    """Sleep forever."""
    (FOLDER / "sleeping_now").touch()
    while True:
        time.sleep(0.01)


def loop_forever() -> None:
    """Loop forever."""
    while True:
        pass


def compute(most: int) -> int:
    """Compute something."""
    return sum(number % 7 for number in range(most))


def niceness() -> int:
    """Return the niceness of this process."""
    return os.nice(0)


def kill_process() -> None:
    """End the process."""
    os._exit(3)


def exhaust_memory() -> int:
    """Allocate more memory than allowed."""
    return len(bytearray(3 * 2**30))


def fail_unexpectedly() -> None:
    """Raise an unexpected error."""
    raise ZeroDivisionError


def fail_with_message() -> None:
    """Raise an error with a message."""
    raise BadRecord("error-record-sum", line=7)


def return_unserializable() -> object:
    """Return a value that cannot be serialized."""
    return object()


if __name__ == "__main__":
    players: dict[str, Any] = bots.PLAYERS
    for level in (Counting, Looping, Waiting, Dying, Failing, Printing, Inventing):
        players[level.__name__.lower()] = level
    for job in (
        sleep_forever,
        loop_forever,
        compute,
        niceness,
        kill_process,
        exhaust_memory,
        fail_unexpectedly,
        fail_with_message,
        return_unserializable,
        os.getpid,
    ):
        background_jobs.JOBS[job.__name__] = job
    sys.exit(process.main())
