"""The difference between two views, as a short list of changes.

>>> difference({"round": 1, "noises": ["B1"]}, {"round": 2, "noises": ["B1", "R2"]})
[[['round'], 2], [['noises'], 1, 0, ['R2']]]
>>> apply({"round": 1, "noises": ["B1"]}, [[["round"], 2], [["noises"], 1, 0, ["R2"]]])
{'round': 2, 'noises': ['B1', 'R2']}
"""

from collections.abc import Iterable
from typing import Any

Change = list[Any]
"""`[path, value]` sets a value, `[path]` deletes it, `[path, start, count, items]` replaces `count` items of a list."""


MISSING = object()
Compared = dict[tuple[str, int, int], tuple[Any, Any, list[Change]]]
"""Parts of views before and after, with their changes, by name and identity. The parts are held so that identities stay
unique."""


def difference(old: Any, new: Any) -> list[Change]:
    """Return the changes that turn `old` into `new`."""
    changes: list[Change] = []
    if old != new:
        _compare(old, new, [], changes)
    return changes


def difference_of_views(old: dict[str, Any], new: dict[str, Any], compared: Compared) -> list[Change]:
    """Like `difference`, for views that may share parts: parts in `compared` are not compared again.

    >>> rooms, later = [{"name": "attic"}], [{"name": "attic", "lit": True}]
    >>> known: Compared = {}
    >>> difference_of_views({"you": "a", "rooms": rooms}, {"you": "a", "rooms": later}, known)
    [[['rooms', 0, 'lit'], True]]
    >>> difference_of_views({"you": "b", "rooms": rooms}, {"you": "b", "rooms": later}, known)
    [[['rooms', 0, 'lit'], True]]
    """
    changes: list[Change] = []
    for key, before, value in _others(old, new):
        if before is MISSING:
            changes.append([[key], value])
            continue
        pair = (key, id(before), id(value))
        found = compared.get(pair)
        if found is None:
            found = compared[pair] = (before, value, [])
            _compare(before, value, [key], found[2])
        changes += found[2]
    if old.keys() != new.keys():
        changes.extend([[key]] for key in old if key not in new)
    return changes


def difference_of_parts(old: dict[str, Any], new: dict[str, Any], names: Iterable[str]) -> list[Change]:
    """Like `difference`, for views that can only differ in the parts named.

    >>> difference_of_parts({"turn": "ann", "round": 2}, {"turn": "ben", "round": 2}, ["turn", "round"])
    [[['turn'], 'ben']]
    """
    changes: list[Change] = []
    for name in names:
        before, value = old[name], new[name]
        if before is not value and before != value:
            _compare(before, value, [name], changes)
    return changes


def difference_of_lists(old: list[str], new: list[str], path: list[Any]) -> list[Change]:
    """Return the changes that turn one list of names, at `path`, into another."""
    changes: list[Change] = []
    if old != new:
        _compare_lists(old, new, path, changes)
    return changes


def apply(data: Any, changes: list[Change]) -> Any:
    """Apply changes to data, in place, and return it."""
    for path, *change in changes:
        if not path:
            data = change[0]
            continue
        *way, last = path
        place = data
        for key in way:
            place = place[key]
        if not change:
            del place[last]
        elif len(change) == 1:
            place[last] = change[0]
        else:
            start, count, items = change
            place[last][start : start + count] = items
    return data


def _compare(old: Any, new: Any, path: list[Any], changes: list[Change]) -> None:
    """Add the changes between two different values."""
    kind = new.__class__
    if kind is not old.__class__:
        changes.append([path, new])
    elif kind is dict:
        _compare_dicts(old, new, path, changes)
    elif kind is list and path:
        _compare_lists(old, new, path, changes)
    else:
        changes.append([path, new])


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: list[Any], changes: list[Change]) -> None:
    found: list[Change] = []
    for key, before, value in _others(old, new):
        if before is MISSING:
            found.append([[*path, key], value])
        else:
            _compare(before, value, [*path, key], found)
    if old.keys() != new.keys():
        found.extend([[*path, key]] for key in old if key not in new)
    if len(found) > len(new) and path:
        found = [[path, new]]  # shorter than the changes of all parts
    changes += found


def _others(old: dict[str, Any], new: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    """Return the keys whose values differ, with both values. Identical objects are the usual case and checked first."""
    known = old.get
    return [
        (key, before, value)
        for key, value in new.items()
        if (before := known(key, MISSING)) is not value and before != value
    ]


def _compare_lists(old: list[Any], new: list[Any], path: list[Any], changes: list[Change]) -> None:
    if len(old) == len(new) and isinstance(new[0], dict):
        for index, item in enumerate(new):
            if old[index] != item:
                _compare(old[index], item, [*path, index], changes)
        return
    if new and {*map(type, old), *map(type, new)} == {str}:
        changes += _splices(old, new, path)
        return
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    changes.append([path, start, len(old) - start - end, new[start : len(new) - end]])


def _splices(old: list[Any], new: list[Any], path: list[Any]) -> list[Change]:
    """Return the changes around the names that stay, the last first, so that all positions remain valid."""
    places = {item: place for place, item in enumerate(old)}
    found: list[Change] = []
    came: list[Any] = []
    start = 0
    for item in new:
        place = places.get(item, -1)
        if place < start:
            came.append(item)
            continue
        if came or place > start:
            found.append([path, start, place - start, came])
            came = []
        start = place + 1
    if came or start < len(old):
        found.append([path, start, len(old) - start, came])
    return found[::-1] if len(found) == 1 or 2 * len(found) < len(new) else [[path, new]]
