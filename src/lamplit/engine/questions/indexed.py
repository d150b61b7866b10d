"""Choices that can be counted and found by number before they are listed."""

from collections.abc import Mapping
from itertools import islice
from typing import TypeVar

T_co = TypeVar("T_co", covariant=True)


class Indexed(Mapping[str, T_co]):
    """Choices of which each can be found by its number, without listing all of them."""

    __slots__ = ()

    def name_at(self, index: int) -> str:
        """The name of the choice with this number, from 0 on."""
        return next(islice(self, index, None))
