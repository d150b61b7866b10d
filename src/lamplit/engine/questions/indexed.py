"""Choices that are known, and how many there are, before any of them is made."""

from collections.abc import Mapping
from itertools import islice
from typing import TypeVar

T_co = TypeVar("T_co", covariant=True)


class Indexed(Mapping[str, T_co]):
    """Choices of which each can be found by its number: whoever takes one need not have all of them listed."""

    __slots__ = ()

    def name_at(self, index: int) -> str:
        """The name of the choice with this number, from 0 on."""
        return next(islice(self, index, None))
