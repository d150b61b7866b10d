"""A deed: one thing a Survivor may do in a turn, with the function that carries it out."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple


class Deed(NamedTuple):
    """What is done when a Survivor chooses this; `main` if it takes up the turn's one action."""

    main: bool
    do: Callable[..., Awaitable[None]]
    args: tuple[Any, ...] = ()


Deeds = dict[str, Deed]
"""The deeds open to a Survivor, by the names of the options."""
