"""Keys as they are pressed in a terminal, or lines of keys without one."""

import contextlib
import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from .screen import Leave

try:
    import termios
    import tty
except ImportError:  # pragma: no cover - a system without terminals of this kind
    termios = tty = None

ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
NAMED = {" ": "space", "\n": "enter", "\r": "enter", "\x1b": "esc"}
END_OF_INPUT = "\x04"
_DISABLED = b"\x00"


class Keys(Protocol):
    """A source of keys."""

    def read(self, timeout: float) -> list[str]:
        """Return the keys pressed, waiting up to `timeout` seconds. Raise `Leave` at the end of input."""
        ...


class Keyboard:
    """A terminal's keyboard: characters in lower case, and `up`, `down`, `left`, `right`, `space`, `enter`, `esc`."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._waiting = ""

    def read(self, timeout: float) -> list[str]:
        """Return the keys pressed."""
        if not select.select([self._descriptor], [], [], timeout)[0]:
            rest, self._waiting = self._waiting, ""
            return ["esc"] if rest == "\x1b" else []
        try:
            data = os.read(self._descriptor, 1024)
        except OSError:
            data = b""
        if not data:
            raise Leave
        keys, self._waiting = split(self._waiting + data.decode("utf-8", "ignore"))
        if END_OF_INPUT in keys:
            raise Leave
        return keys


class Lines:
    """Lines in place of keys, for pipes and files: `13` presses 1 and 3, `left` an arrow, `enter:1,0` a command."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream
        self._waiting = b""
        try:
            self._descriptor = stream.fileno()
        except (AttributeError, OSError, ValueError):
            self._descriptor = None

    def read(self, timeout: float) -> list[str]:
        """Return the keys of the next lines."""
        if self._descriptor is None:
            line = self._stream.readline()
            if not line:
                raise Leave
            return in_line(line)
        if not select.select([self._descriptor], [], [], timeout)[0]:
            return []
        data = os.read(self._descriptor, 4096)
        if not data and not self._waiting:
            raise Leave
        *lines, self._waiting = (self._waiting + (data or b"\n")).split(b"\n")
        return [key for line in lines for key in in_line(line.decode("utf-8", "replace"))]


def split(typed: str) -> tuple[list[str], str]:
    """Return the keys in terminal input, and the beginning of an incomplete one.

    >>> split("a\\x1b[A 7\\x1b[")
    (['a', 'up', 'space', '7'], '\\x1b[')
    """
    keys: list[str] = []
    while typed:
        if typed[0] != "\x1b":
            keys.append(NAMED.get(typed[0], typed[0].lower()))
            typed = typed[1:]
            continue
        if typed[1:2] not in ("[", "O"):
            if len(typed) == 1:
                return keys, typed
            keys.append("esc")
            typed = typed[1:]
            continue
        end = next((n for n, letter in enumerate(typed[2:], 2) if letter.isalpha() or letter == "~"), None)
        if end is None:
            return keys, typed
        if typed[end] in ARROWS:
            keys.append(ARROWS[typed[end]])
        typed = typed[end + 1 :]
    return keys, ""


def in_line(line: str) -> list[str]:
    """Return the keys a line stands for.

    >>> in_line("13 "), in_line("up"), in_line("enter:1,0"), in_line(" "), in_line("")
    (['1', '3'], ['up'], ['enter:1,0'], ['space'], ['enter'])
    """
    word = line.strip().lower()
    if not word:
        return ["space" if line.rstrip("\r\n") else "enter"]
    if word in (*ARROWS.values(), *NAMED.values()) or ":" in word or (len(word) > 3 and word.isalpha()):
        return [word]
    return [letter for letter in word if letter != " "]


@contextmanager
def keyboard() -> Iterator[Keys]:
    """Open the keyboard in raw mode if there is a terminal, and restore it afterwards; otherwise read lines."""
    descriptor = terminal_descriptor()
    if descriptor is None or termios is None or tty is None:
        yield Lines(sys.stdin)
        return
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor, termios.TCSADRAIN)
        _without_suspending(descriptor)
        yield Keyboard(descriptor)
    finally:
        with contextlib.suppress(termios.error):
            termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)


def terminal_descriptor() -> int | None:
    """Return the descriptor of the person's terminal, if there is a capable one."""
    try:
        descriptor = sys.stdin.fileno()
        plain = not (os.isatty(descriptor) and sys.stdout.isatty())
    except (AttributeError, OSError, ValueError):
        return None
    return None if plain or termios is None or os.environ.get("TERM") == "dumb" else descriptor


def _without_suspending(descriptor: int) -> None:
    """Disable Ctrl-Z, which would leave the terminal in disorder while the clock runs."""
    assert termios is not None
    settings = termios.tcgetattr(descriptor)
    settings[6][termios.VSUSP] = _DISABLED
    termios.tcsetattr(descriptor, termios.TCSADRAIN, settings)
