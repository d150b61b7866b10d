"""A full-screen display: each picture replaces the previous one, and only changed lines are written."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

_OPEN = "\x1b[?1049h\x1b[?25l\x1b[2J"
_CLOSE = "\x1b[0m\x1b[?25h\x1b[?1049l"
_BEGIN, _END = "\x1b[?2026h", "\x1b[?2026l"
"""Synchronized output: terminals that support it show everything in between at once."""


class FullScreen:
    """The whole terminal, line by line."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._shown: list[Text] = []
        self._size = (0, 0)

    @property
    def size(self) -> tuple[int, int]:
        """Return the present numbers of columns and rows."""
        try:
            found = os.get_terminal_size(self._console.file.fileno())
        except (AttributeError, OSError, ValueError):
            return self._console.size
        return (found.columns, found.lines) if found.columns and found.lines else self._console.size

    def show(self, lines: Sequence[Text]) -> None:
        """Show a picture."""
        size = self.size
        out: list[str] = []
        if size != self._size:
            self._size, self._shown = size, []
            out.append("\x1b[2J")
        for row in range(min(size[1], max(len(lines), len(self._shown)))):
            line = lines[row] if row < len(lines) else Text()
            if row >= len(self._shown) or line != self._shown[row]:
                out.append(f"\x1b[{row + 1};1H{self._painted(line, size[0])}\x1b[K")
        self._shown = list(lines)
        if out:
            self._console.file.write(_BEGIN + "".join(out) + _END)
            self._console.file.flush()

    def _painted(self, line: Text, width: int) -> str:
        line = line.copy()
        line.truncate(width, overflow="ellipsis")
        with self._console.capture() as capture:
            self._console.print(line, end="", soft_wrap=True)
        return capture.get()


@contextmanager
def full_screen(console: Console) -> Iterator[FullScreen]:
    """Take over the terminal and restore it afterwards."""
    console.file.write(_OPEN)
    console.file.flush()
    try:
        yield FullScreen(console)
    finally:
        console.file.write(_CLOSE)
        console.file.flush()
