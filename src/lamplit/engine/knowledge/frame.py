"""The frame: the fields that mean the same in the views of all games. The conformance suite checks them."""

from collections.abc import Mapping
from typing import Any, TypedDict, get_origin, get_type_hints


class Frame(TypedDict, total=False):
    """The fields that mean the same in the views of all games. All other fields are the game's own.

    A key that appears in one view of a game appears in all its views, from the first position to the last.

    * `you` is whose view it is: a seat, or the spectator.
    * `turn` is whose turn it openly is: a side, a seat, or a phase that the message `turn-<it>` names.
    * `round` counts rounds or turns of the whole table, for statistics.
    * `now` is the virtual time of games that have a clock.
    * `result` is how the game ended, empty until then.
    * `books` are the secret books that this seat may read. The engine itself adds them, in games that have some.
    """

    you: str
    turn: str
    round: int
    now: float
    result: dict[str, Any]
    books: list[str]


_KINDS = {key: get_origin(hint) or hint for key, hint in get_type_hints(Frame).items()}


def keys_of(view: Mapping[str, Any]) -> set[str]:
    """The keys of the frame that a view holds.

    >>> sorted(keys_of({"round": 3, "turn": "killer", "noises": []}))
    ['round', 'turn']
    """
    return _KINDS.keys() & view.keys()


def faults(view: Mapping[str, Any]) -> list[str]:
    """The fields of a view that are not of the type that `Frame` declares.

    >>> faults({"round": 3, "turn": 3})
    ["'turn' is no str: 3"]
    """
    wrong = [key for key in sorted(keys_of(view)) if not _fits(_KINDS[key], view[key])]
    return [f"{key!r} is no {_KINDS[key].__name__}: {view[key]!r}" for key in wrong]


def _fits(kind: type, value: object) -> bool:
    return type(value) is kind or (kind is float and type(value) is int)
