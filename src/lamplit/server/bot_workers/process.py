"""A process that runs bots and long jobs, so that the event loop never waits for either.

The server starts it, sends requests to its standard input, and reads the replies from its standard output, in order. It
ends when the server ends, and not before: a signal sent to all processes of a server (Ctrl-C in a terminal, systemd, a
container) is the server's to handle, which lets bots finish first.
"""

import contextlib
import gc
import os
import select
import signal
import socket
import sys
import threading
import traceback
from collections import OrderedDict
from typing import Any

import msgspec

from ...bots import Player, make
from ...bots.player import take_calls
from ...engine import LamplitError, Offer, Question
from .messages import (
    BackgroundJob,
    Broke,
    Decide,
    Decision,
    Done,
    Forget,
    FrameReader,
    JobRefused,
    Outcome,
    Ready,
    Reply,
    Request,
    TellAll,
    framed,
)

MOST_PLAYERS = 2000
MOST_MEMORY = 2 * 2**30
POLITENESS = 5
AT_ONCE = 2**18
ORDERS = (signal.SIGINT, signal.SIGTERM)
"""Signals to stop, which only the server handles."""


class _Thinking:
    """A player, its identity, and the number of events it has heard."""

    __slots__ = ("heard", "identity", "player")

    def __init__(self, identity: tuple[str, ...], player: Player) -> None:
        self.identity = identity
        self.player = player
        self.heard = 0


class Players:
    """The cached players. The least recently used is dropped first, and can be created again."""

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, str], _Thinking] = OrderedDict()

    def think(self, ask: Decide) -> Decision | TellAll:
        """Let a player decide; drop it if it raises an error."""
        whose = (ask.table, ask.seat)
        identity = (ask.game, ask.level, ask.seed, ask.epoch)
        bot = self._kept.pop(whose, None)
        if bot is None or bot.identity != identity or bot.heard != ask.heard:
            if ask.heard:
                return TellAll()
            bot = _Thinking(identity, make(ask.game, ask.level, ask.seat, ask.seed))
        question = asked(ask.question)
        option = bot.player.choose(question, ask.view, [*ask.events, *ask.calls] if ask.calls else ask.events)
        if option is not None and option not in question:
            raise ValueError("a player chose what is not on offer")
        bot.heard += len(ask.events)
        self._kept[whose] = bot
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return Decision(option, float(getattr(bot.player, "wakes", 0.0)), take_calls(bot.player))

    def forget(self, table: str, seat: str | None) -> None:
        """Drop the players of a table, or of one seat."""
        for whose in [key for key in self._kept if key[0] == table and seat in (None, key[1])]:
            del self._kept[whose]

    def __len__(self) -> int:
        return len(self._kept)


def asked(packed: dict[str, Any]) -> Question:
    """Restore a question from its packed form.

    >>> packed = {"id": "anna-3", "seat": "anna", "prompt": "flee", "args": {}, "options": ["move:B5", "stay"]}
    >>> asked(packed).pack() == packed
    True
    """
    offer = Offer(packed["seat"], packed["prompt"], dict.fromkeys(packed["options"]), packed["args"])
    return Question(offer, int(packed["id"].rpartition("-")[2]), packed.get("deadline"))


def answer(players: Players, request: Decide | BackgroundJob) -> Outcome:
    """Process a request. No error in it ends the process."""
    try:
        return players.think(request) if isinstance(request, Decide) else _done(request)
    except Exception as error:
        return Broke(place(error))


def _done(job: BackgroundJob) -> Done | JobRefused:
    from .background_jobs import JOBS

    try:
        return Done(JOBS[job.name](*job.arguments))
    except LamplitError as error:
        arguments = {name: value if _can_be_packed(value) else str(value) for name, value in error.arguments.items()}
        return JobRefused(type(error).__name__, error.message, arguments)


def _can_be_packed(value: Any) -> bool:
    return value is None or isinstance(value, (str, int, float))


def place(error: Exception) -> str:
    """Return the type and place of an error. Its message may hold secrets and is left out."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def main() -> None:
    """Process requests until the input closes."""
    for order in ORDERS:
        signal.signal(order, signal.SIG_IGN)
    _lower_priority()
    if "--jobs" in sys.argv:
        _do_jobs(int(sys.argv[-1]))
        return
    requests = sys.stdin.fileno()
    replies = os.dup(sys.stdout.fileno())
    # Output printed by a player or rule would be taken for a reply.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    threading.Thread(target=_end_with_the_server, args=(requests,), daemon=True).start()
    players = Players()
    listener = FrameReader(msgspec.msgpack.Decoder(Request))
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        _send(replies, Ready())
        while data := os.read(requests, AT_ONCE):
            for request in listener.heard(data):
                if isinstance(request, Forget):
                    players.forget(request.table, request.seat)
                else:
                    _send(replies, answer(players, request))


def _do_jobs(listener: int) -> None:
    """Run jobs in forked processes; everything they need is imported first."""
    from ...games import GAMES
    from . import background_jobs, job_host

    for name in GAMES:
        background_jobs.find_game(name)
    gc.freeze()
    job_host.serve(socket.socket(fileno=listener), _job_done)


def _job_done(job: BackgroundJob) -> Outcome:
    try:
        return _done(job)
    except MemoryError:
        raise
    except Exception as error:
        return Broke(place(error))


def _lower_priority() -> None:
    """Lower this process's priority, and make it the first victim when memory runs out."""
    if sys.platform != "win32":
        import resource

        os.nice(POLITENESS)
        _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _end_with_the_server(requests: int) -> None:
    """Exit when the server closes the pipe; a bot in an endless loop would not notice."""
    if sys.platform != "win32":
        poll = select.poll()
        poll.register(requests, 0)
        poll.poll()
        os._exit(0)


def _send(replies: int, reply: Reply) -> None:
    try:
        data = memoryview(framed(reply))
    except (TypeError, ValueError, OverflowError) as error:
        data = memoryview(framed(Broke(place(error))))
    while data:
        data = data[os.write(replies, data) :]


if __name__ == "__main__":
    main()
