"""Parses options as people type them: `edition=v1.05`, `traits=on`, several values for a simulation."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from .. import game as find_game
from ..engine import Setting
from ..engine.errors import BadOption
from ..engine.settings import dated
from .screen import whole_number

_YES = ("true", "yes", "on", "ja", "an", "1")
_NO = ("false", "no", "off", "nein", "aus", "0")
EVERY_VALUE = "*"


def one_each(game: str, typed: Sequence[str]) -> dict[str, Any]:
    """Parse options with one value each.

    >>> one_each("terrorscape", ["edition=v1.05"])
    {'edition': 'v1.05'}
    """
    return {name: _value(_setting(game, name), word) for name, word in map(_split, typed)}


def for_people(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Complete the options of a table with people: defaults that suit people, and today's date.

    >>> for_people("escape", {"players": 2})
    {'surrender': True, 'players': 2}
    """
    found, today = find_game(game), date.today()
    return {**dated(found.settings, today.month, today.day), **found.for_people, **given}


def several_each(game: str, typed: Sequence[str]) -> dict[str, Any]:
    """Parse options with one or more values each: `edition=v2,v1.05`, or `edition=*` for all.

    >>> several_each("terrorscape", ["edition=*"])
    {'edition': '*'}
    """
    found: dict[str, Any] = {}
    for name, words in map(_split, typed):
        setting = _setting(game, name)
        found[name] = words if words == EVERY_VALUE else [_value(setting, word) for word in words.split(",")]
    return found


def levels_by_side(typed: str | None) -> dict[str, str]:
    """Parse levels of bots by side: `killer=thumb,survivors=random`.

    >>> levels_by_side("killer=thumb,survivors=random")
    {'killer': 'thumb', 'survivors': 'random'}
    """
    return dict(_split(part, "error-bots-shape") for part in typed.split(",")) if typed else {}


def _split(typed: str, complaint: str = "error-option-shape") -> tuple[str, str]:
    name, equals, value = typed.partition("=")
    if not equals or not name.strip() or not value.strip():
        raise BadOption(complaint, typed=typed)
    return name.strip(), value.strip()


def _setting(game: str, name: str) -> Setting:
    settings = {setting.name: setting for setting in find_game(game).settings}
    if name not in settings:
        raise BadOption("error-option-unknown", option=name, known=", ".join(settings))
    return settings[name]


def _value(setting: Setting, word: str) -> Any:
    for value in setting.values:
        if value is True and word.lower() in _YES:
            return True
        if value is False and word.lower() in _NO:
            return False
    for value in setting.values:
        if str(value) == word:
            return value
    number = whole_number(word)
    return setting.check(word if number is None else number)
