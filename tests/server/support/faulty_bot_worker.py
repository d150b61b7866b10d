"""A bot worker with odd players and jobs of its own, started by tests in place of the real one.

Players and tests meet in the folder named by `FAULTY_FOLDER`: a file there says that something has happened, or may.
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
    """Takes the last option. What makes it odd is what it does before."""

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self.wakes = 0.0

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str | None:
        self.before(events)
        return question.options[-1].name

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        """Does something odd."""


class Counter(FaultyPlayer):
    """Tells by `wakes` how many events it has heard in its life, and that they came in order."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        for event in events:
            assert event["n"] == self.wakes + 1
            self.wakes += 1


class Dreamer(FaultyPlayer):
    """Never comes to an end."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        (FOLDER / "dreaming").touch()
        while True:
            pass


class Hesitant(FaultyPlayer):
    """Thinks until it is let go."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        (FOLDER / f"asked-{os.getpid()}").touch()
        while not (FOLDER / "go").exists():
            time.sleep(0.005)


class Mortal(FaultyPlayer):
    """Takes its process with it."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        os._exit(3)


class Clumsy(FaultyPlayer):
    """Stumbles over a secret."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        raise KeyError("the secret passage")


class Chatty(FaultyPlayer):
    """Thinks aloud."""

    def before(self, events: Sequence[Mapping[str, Any]]) -> None:
        print("what shall I do?", flush=True)
        os.write(1, b"oh dear\n")


class Liar(FaultyPlayer):
    """Answers what nobody offered."""

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str | None:
        return "win-at-once"


def loiter() -> None:
    """Never done."""
    (FOLDER / "loitering").touch()
    while True:
        time.sleep(0.01)


def labour() -> None:
    """Never done, and hard at work."""
    while True:
        pass


def sum_up(most: int) -> int:
    """Some honest work."""
    return sum(number % 7 for number in range(most))


def niceness() -> int:
    """How far it steps back for others."""
    return os.nice(0)


def perish() -> None:
    """Takes its process with it."""
    os._exit(3)


def hoard() -> int:
    """Wants more memory than there may be."""
    return len(bytearray(3 * 2**30))


def stumble() -> None:
    """Fails in a way nobody has words for."""
    raise ZeroDivisionError


def refuse() -> None:
    """Fails in a way that has words."""
    raise BadRecord("error-record-sum", line=7)


def unspeakable() -> object:
    """Gives something that cannot be handed over."""
    return object()


if __name__ == "__main__":
    players: dict[str, Any] = bots.PLAYERS
    for level in (Counter, Dreamer, Hesitant, Mortal, Clumsy, Chatty, Liar):
        players[level.__name__.lower()] = level
    for job in (loiter, labour, sum_up, niceness, perish, hoard, stumble, refuse, unspeakable, os.getpid):
        background_jobs.JOBS[job.__name__] = job
    sys.exit(process.main())
