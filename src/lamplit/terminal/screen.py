"""The screen: shows texts and reads what the person types."""

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from .. import text
from .console import SafeConsole

FORGET_SCROLLBACK = "\x1b[3J"
LONGEST_NUMBER = 9
LEAVE = "q"


def whole_number(typed: str) -> int | None:
    """Return the number that was typed; `None` if it is not one.

    >>> whole_number("12"), whole_number("-3"), whole_number("twelve")
    (12, None, None)
    """
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < LONGEST_NUMBER else None


class Leave(BaseException):
    """The person closed the input or pressed Ctrl-C, or the program must end: save and leave.

    Like `KeyboardInterrupt` it may come in the midst of a rule, whose fault it is not.
    """


class Screen:
    """A terminal with one game's messages."""

    def __init__(self, game: str | None = None, console: Console | None = None) -> None:
        self.game = game
        self.console = console or SafeConsole(highlight=False, markup=False, emoji=False)

    def show(self, *things: RenderableType) -> None:
        """Show text or drawings."""
        for thing in things:
            self.console.print(thing)

    def say(self, message: str, style: str = "", **args: Any) -> None:
        """Show a message."""
        self.console.print(Text(self.words(message, **args), style=style))

    def note(self, message: str, style: str = "", **args: Any) -> None:
        """Show a message without wrapping, so that a path or command can be copied."""
        self.console.print(Text(self.words(message, **args), style=style), soft_wrap=True)

    def words(self, message: str, **args: Any) -> str:
        """Return a message in the person's language."""
        return text.say(message, game=self.game, **args)

    def blank(self) -> None:
        """Show an empty line."""
        self.console.print()

    def read(self, prompt: str = "› ") -> str:
        """Read a line. Raise `Leave` at the end of input."""
        try:
            self.console.print(Text(prompt, style="bold yellow"), end="")
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            self.blank()
            raise Leave from None
        if not line:
            self.blank()
            raise Leave
        if not sys.stdin.isatty():
            self.console.print(Text(line.rstrip("\n")))
        return line.strip()

    def choose(self, question: str, choices: Sequence[tuple[str, str]], default: int = 0) -> str:
        """Let the person pick one of several numbered choices, and return its key; an empty line picks the default.

        Typing `q` leaves, as in a game.
        """
        self.blank()
        self.show(Text(question, style="bold"))
        for number, (_key, words) in enumerate(choices, 1):
            self.show(Text.assemble((f"{number:>3}  ", "yellow"), words))
        while True:
            typed = self.read(self.words("choose-number", default=default + 1))
            if not typed:
                return choices[default][0]
            chosen = whole_number(typed)
            if chosen is not None and 1 <= chosen <= len(choices):
                return choices[chosen - 1][0]
            for key, words in choices:
                if typed.casefold() in (key.casefold(), words.casefold()):
                    return key
            if typed.casefold() == LEAVE:
                raise Leave
            self.say("choose-again", "red", most=len(choices))

    def wipe(self) -> None:
        """Erase the screen, including what could be reached by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()
        else:
            self.console.rule()
