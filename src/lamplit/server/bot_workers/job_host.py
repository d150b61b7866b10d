"""The process that forks a child process for each long job.

A fork starts at once, has its own memory and time, and can be killed without affecting other jobs. A job's priority
falls the longer it runs, so that short jobs never wait long. A client connects to a socket, sends one job and reads one
reply; if it disconnects, its job is killed.
"""

import contextlib
import os
import resource
import select
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from .messages import BackgroundJob, Broke, FrameReader, JobRefused, Outcome, framed

MOST_MEMORY = 512 * 2**20
"""Bytes of memory a job may use in addition to the host process."""
STEP, FIRST_STEP, LONGEST_STEP = 5, 0.3, 1.0
"""Seconds of processor time after which a job's niceness rises by `STEP`."""
NICEST = 19
LARGE_JOB = 200_000
"""Letters of input per additional step of niceness, so that small jobs come before large ones."""
TIME_TO_DIE = 3
"""Seconds after which a job that ignores its time limit is killed."""
AT_ONCE = 2**18


class _TooLong(BaseException):
    """The job has used all its time."""


def serve(listener: socket.socket, done: Callable[[BackgroundJob], Outcome]) -> None:
    """Accept jobs until the last possible client has gone."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children are reaped automatically
    listener.setblocking(False)
    poll = select.poll()
    poll.register(listener, select.POLLIN)
    poll.register(sys.stdin.fileno(), 0)
    while not any(number == sys.stdin.fileno() for number, _event in poll.poll()):
        with contextlib.suppress(BlockingIOError):
            line, _address = listener.accept()
            if os.fork() == 0:
                listener.close()
                _serve_one(line, done)
            line.close()


def _serve_one(line: socket.socket, done: Callable[[BackgroundJob], Outcome]) -> None:
    """Run the job received on a connection, then exit."""
    try:
        line.setblocking(True)
        job = _receive_job(line)
        if job is not None:
            threading.Thread(target=_end_when_closed, args=(line,), daemon=True).start()
            line.sendall(_reply(job, done))
    except (OSError, MemoryError):
        pass
    finally:
        os._exit(0)


def _receive_job(line: socket.socket) -> BackgroundJob | None:
    reader = FrameReader(msgspec.msgpack.Decoder(BackgroundJob))
    while data := line.recv(AT_ONCE):
        for job in reader.heard(data):
            return job
    return None


def _reply(job: BackgroundJob, done: Callable[[BackgroundJob], Outcome]) -> bytes:
    try:
        _limit(job)
        outcome = done(job)
        signal.setitimer(signal.ITIMER_PROF, 0)
        return framed(outcome)
    except _TooLong:
        return framed(JobRefused("LamplitError", "error-chore-long", {"seconds": job.seconds}))
    except MemoryError:
        return framed(JobRefused("LamplitError", "error-chore-large", {}))
    except (TypeError, ValueError, OverflowError) as error:
        return framed(Broke(type(error).__name__))


def _limit(job: BackgroundJob) -> None:
    """Set this process's limits of memory and time, and its priority.

    Of several jobs from one address, only the first starts at normal priority.
    """
    size = sum(len(each) for each in job.arguments if isinstance(each, (str, bytes)))
    os.nice(min(NICEST, STEP * job.others + min(STEP - 1, size // LARGE_JOB)))
    ends = time.process_time() + job.seconds

    def tick(_number: int, _frame: object) -> None:
        if time.process_time() >= ends:
            raise _TooLong
        if os.nice(0) < NICEST:
            os.nice(STEP)

    signal.signal(signal.SIGPROF, tick)
    signal.setitimer(signal.ITIMER_PROF, min(FIRST_STEP, job.seconds), min(LONGEST_STEP, job.seconds))
    seconds = int(time.process_time() + job.seconds) + TIME_TO_DIE
    _set_limit(resource.RLIMIT_CPU, seconds)
    _set_limit(resource.RLIMIT_AS, _memory_used() + MOST_MEMORY)


def _set_limit(what: int, most: int) -> None:
    _soft, hard = resource.getrlimit(what)
    with contextlib.suppress(ValueError, OSError):  # some systems have no such limit
        resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _memory_used() -> int:
    """Return the memory this process has allocated, in bytes."""
    with contextlib.suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    return 2 * 2**30


def _end_when_closed(line: socket.socket) -> None:
    """Exit when the client closes the connection."""
    poll = select.poll()
    poll.register(line, 0)
    poll.poll()
    os._exit(0)
