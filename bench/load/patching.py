"""A seat's view, kept up to date as any client keeps it: by the patches of docs/protocol.md."""

from collections.abc import Iterable
from typing import Any


def patched(whole: Any, patch: Iterable[list[Any]]) -> Any:
    """What becomes of `whole`, which is changed in place where that is possible.

    >>> patched({"place": "B4", "hand": ["a", "b"]}, [[["place"], "B5"], [["hand"], 1, 1, ["c", "d"]]])
    {'place': 'B5', 'hand': ['a', 'c', 'd']}
    """
    root = [whole]
    for change in patch:
        holder: Any = root
        key: Any = 0
        for step in change[0]:
            holder, key = holder[key], step
        match change[1:]:
            case []:
                del holder[key]
            case [value]:
                holder[key] = value
            case [start, count, items]:
                holder[key][start : start + count] = items
    return root[0]
