"""The terminal as it is written to: what others have said, or a file holds, is shown and never obeyed."""

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.segment import Segment

_COMMANDS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters that tell a terminal to do something. Line ends and tabs are laid out before."""


class SafeConsole(Console):
    """A console that commands the terminal itself, and lets no text do so."""

    def render(self, *args: Any, **named: Any) -> Iterator[Segment]:
        """The pieces of what is to be shown, with a mark in place of every command that stood in a text."""
        for piece in super().render(*args, **named):
            if piece.control is None and _COMMANDS.search(piece.text):
                yield Segment(_COMMANDS.sub("\ufffd", piece.text), piece.style)
            else:
                yield piece
