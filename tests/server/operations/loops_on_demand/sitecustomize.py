"""Lets every Python that finds this on its path loop for ever once it gets a certain signal, deaf to all others."""

import contextlib
import os
import signal
import sys

if "lamplit" in "".join(sys.orig_argv) or "spawn_main" in "".join(sys.orig_argv):
    from lamplit.server import supervision

    supervision.LONGEST_SILENCE = float(os.environ["LONGEST_SILENCE"])
    supervision.TIME_TO_END = float(os.environ["LONGEST_SILENCE"])


def _loop(_number: int, _frame: object) -> None:
    while True:
        with contextlib.suppress(BaseException):
            sum(range(1000))


signal.signal(signal.SIGUSR1, _loop)
