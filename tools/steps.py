"""Shows people what a long first start is doing: a line for each step, with a bar and a time.

On a terminal the line moves while the step lasts; anywhere else it is printed once, when the step begins. Steps that
have nothing to do are not shown at all.
"""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

WIDTH = 24
PULSE = 5
REDRAWN = 0.1


class Step:
    """One step while it lasts. `done` and `most` say how far it is, if that is known."""

    def __init__(self, name: str, out: TextIO) -> None:
        self.name, self.out = name, out
        self.done, self.most = 0, 0
        self._began = time.monotonic()

    def line(self) -> str:
        """The step as one line."""
        return f"{bar(self.done, self.most, self.seconds)}  {self.seconds:3.0f} s  {self.name}"

    @property
    def seconds(self) -> float:
        """How long it has lasted."""
        return time.monotonic() - self._began


def bar(done: int, most: int, seconds: float) -> str:
    """Return a bar that fills; where nobody knows how much there is to do, one in which a light moves.

    >>> bar(1, 2, 0)
    '[############............]'
    >>> bar(9, 2, 0)
    '[########################]'
    >>> bar(0, 0, 1)
    '[....#####...............]'
    """
    if most:
        full = min(WIDTH, WIDTH * done // most)
        return f"[{'#' * full}{'.' * (WIDTH - full)}]"
    way = WIDTH - PULSE
    place = round(seconds * 4) % (2 * way)
    place = min(place, 2 * way - place)
    return f"[{'.' * place}{'#' * PULSE}{'.' * (way - place)}]"


@contextmanager
def step(name: str, out: TextIO = sys.stderr) -> Iterator[Step]:
    """Show a step until it is over."""
    shown = Step(name, out)
    if not out.isatty():
        print(f"Lamplit: {name} …", file=out, flush=True)
        yield shown
        return
    over = threading.Event()
    painter = threading.Thread(target=_paint, args=(shown, over), daemon=True)
    painter.start()
    succeeded = False
    try:
        yield shown
        succeeded = True
    finally:
        over.set()
        painter.join()
        if succeeded:
            shown.done = shown.most = 1
        print(f"\r\x1b[K{shown.line()}", file=out, flush=True)


def _paint(shown: Step, over: threading.Event) -> None:
    while not over.wait(REDRAWN):
        print(f"\r\x1b[K{shown.line()}", end="", file=shown.out, flush=True)
