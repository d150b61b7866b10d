"""Constants: values that never change, so that copies of a table may share them."""

from types import FunctionType, NoneType
from typing import Any

from ..occasions import Effect

_PLAIN = frozenset((str, int, float, bool, NoneType, Effect))


def is_constant(value: Any) -> bool:
    """Whether a value is a constant, so that it holds nothing that belongs to a table.

    >>> is_constant(("move:B5", (3, None), len.__name__)), is_constant((["a list"],))
    (True, False)
    """
    kind = value.__class__
    if kind in _PLAIN:
        return True
    if kind is tuple:
        return all(map(is_constant, value))
    return kind is FunctionType and value.__closure__ is None
