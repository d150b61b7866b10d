"""What the terminal shows and what the person types."""

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
    """The number somebody typed, or `None` if it is none of any use.

    >>> whole_number("12"), whole_number("-3"), whole_number("twelve")
    (12, None, None)
    """
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < LONGEST_NUMBER else None


class Leave(BaseException):
    """The person has closed the input or pressed Ctrl-C, or the program is told to end: time to save and go.

    Like `KeyboardInterrupt` it may come in the midst of a rule, whose fault it is not.
    """


class Screen:
    """A terminal that speaks one game's words."""

    def __init__(self, game: str | None = None, console: Console | None = None) -> None:
        self.game = game
        self.console = console or SafeConsole(highlight=False, markup=False, emoji=False)

    def show(self, *things: RenderableType) -> None:
        """Shows something that is already drawn or worded."""
        for thing in things:
            self.console.print(thing)

    def say(self, message: str, style: str = "", **args: Any) -> None:
        """Shows a message."""
        self.console.print(Text(self.words(message, **args), style=style))

    def note(self, message: str, style: str = "", **args: Any) -> None:
        """Shows a message whose lines stay whole, so that a path or command in it can be copied."""
        self.console.print(Text(self.words(message, **args), style=style), soft_wrap=True)

    def words(self, message: str, **args: Any) -> str:
        """A message in the person's language."""
        return text.say(message, game=self.game, **args)

    def blank(self) -> None:
        """An empty line."""
        self.console.print()

    def read(self, prompt: str = "› ") -> str:
        """A line from the person. Raises `Leave` when there will be no more."""
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
        """Lets the person pick one of numbered choices; an empty line takes the default. Gives the choice's key.

        Whoever types `q` leaves, as they do in a game.
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
        """Makes what was shown unreadable, also by scrolling back."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
            self.console.file.flush()
        else:
            self.console.rule()
