"""A console that shows control characters in foreign text instead of obeying them."""

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.segment import Segment

_COMMANDS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Control characters. Line ends and tabs have been laid out before."""


class SafeConsole(Console):
    """A console whose own styles work while texts cannot send commands to the terminal."""

    def render(self, *args: Any, **named: Any) -> Iterator[Segment]:
        """Yield the segments, with a mark in place of each control character in a text."""
        for piece in super().render(*args, **named):
            if piece.control is None and _COMMANDS.search(piece.text):
                yield Segment(_COMMANDS.sub("\ufffd", piece.text), piece.style)
            else:
                yield piece
