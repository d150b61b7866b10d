"""A deed: one thing a Survivor may do in a turn, with the function that carries it out."""

from collections.abc import Awaitable, Callable
from typing import Any

MAIN, EXTRA = True, False
"""Whether a deed takes up the turn's one action."""

Deed = tuple[bool, Callable[..., Awaitable[None]], tuple[Any, ...]]
"""Main or extra, what is done, and with what. A bare tuple, as many are made and one is taken."""

Deeds = dict[str, Deed]
"""The deeds open to a Survivor, by the names of the options."""
