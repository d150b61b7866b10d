"""A process that thinks for bots and does long jobs, so that the server's own loop never waits for either.

Started by the server, it reads requests from its standard input and answers them one by one on its standard output. It
ends with the server, however that ends, and not before: who tells all processes of a server to stop (Ctrl-C in a
terminal, systemd, a container) means the server, which lets the bots have their last word.
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
"""To stop: they are the server's to heed."""


class _Thinking:
    """A player, whose it is, and how many events it has heard."""

    __slots__ = ("heard", "identity", "player")

    def __init__(self, identity: tuple[str, ...], player: Player) -> None:
        self.identity = identity
        self.player = player
        self.heard = 0


class Players:
    """The players kept here, those longest unused given up first. One that was given up can be made again."""

    def __init__(self, most: int = MOST_PLAYERS) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[str, str], _Thinking] = OrderedDict()

    def think(self, ask: Decide) -> Decision | TellAll:
        """Lets the player of a seat decide. One that fails is given up."""
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
        """Gives up the players of a table, or the one of a seat at it."""
        for whose in [key for key in self._kept if key[0] == table and seat in (None, key[1])]:
            del self._kept[whose]

    def __len__(self) -> int:
        return len(self._kept)


def asked(packed: dict[str, Any]) -> Question:
    """A question made from its packed form.

    >>> packed = {"id": "anna-3", "seat": "anna", "prompt": "flee", "args": {}, "options": ["move:B5", "stay"]}
    >>> asked(packed).pack() == packed
    True
    """
    offer = Offer(packed["seat"], packed["prompt"], dict.fromkeys(packed["options"]), packed["args"])
    return Question(offer, int(packed["id"].rpartition("-")[2]), packed.get("deadline"))


def answer(players: Players, request: Decide | BackgroundJob) -> Outcome:
    """What comes of a request. Nothing that goes wrong in it ends the process."""
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
    """The kind of an error and where it was raised. Its words may hold secrets and are left out."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {os.path.basename(frames[-1].filename)}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def main() -> None:
    """Answers requests until there is nobody left who could ask."""
    for order in ORDERS:
        signal.signal(order, signal.SIG_IGN)
    _lower_priority()
    if "--jobs" in sys.argv:
        _do_jobs(int(sys.argv[-1]))
        return
    requests = sys.stdin.fileno()
    replies = os.dup(sys.stdout.fileno())
    # What a player or a rule may print would be taken for a reply.
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
    """Does jobs only, in processes that are forked: all they need is read before the first of them."""
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
    """Leaves the server the first turn at the processor, and dies rather than taking all memory of the machine."""
    if sys.platform != "win32":
        import resource

        os.nice(POLITENESS)
        _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = MOST_MEMORY if hard == resource.RLIM_INFINITY else min(MOST_MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _end_with_the_server(requests: int) -> None:
    """Waits until the other end is closed. A thought that never ends would not notice."""
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
