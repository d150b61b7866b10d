"""The options of a table: what can be set before a game starts, and what each setting may be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOption


@dataclass(frozen=True)
class Setting:
    """One option: its default and what it may be instead.

    `values` lists all it can be; where that is empty any whole number from `low` to `high` will do.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0

    def check(self, value: Any) -> Any:
        """The value, or `BadOption` if the option cannot be that."""
        if self.values:
            for allowed in self.values:
                if value == allowed and type(value) is type(allowed):
                    return allowed
            known = ", ".join(str(v) for v in self.values)
        else:
            if type(value) is int and self.low <= value <= self.high:
                return value
            known = f"{self.low}–{self.high}"
        raise BadOption("error-option-value", option=self.name, value=str(value)[:80], known=known)

    def describe(self) -> dict[str, Any]:
        """The option as JSON-ready data."""
        shape: dict[str, Any] = {"name": self.name, "default": self.default}
        return shape | ({"values": list(self.values)} if self.values else {"low": self.low, "high": self.high})


def flag(name: str, default: bool = False) -> Setting:
    """An option that is on or off."""
    return Setting(name, default, (True, False))


def one_of(name: str, *values: Any) -> Setting:
    """An option that is one of `values`; the first is the default."""
    return Setting(name, values[0], values)


def number(name: str, default: int, low: int, high: int) -> Setting:
    """An option that is a whole number."""
    return Setting(name, default, (), low, high)


def settle(settings: Sequence[Setting], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a table: what was given, checked, and the defaults for the rest.

    >>> settle([one_of("edition", "v1", "v2"), flag("plans")], {"edition": "v2"})
    {'edition': 'v2', 'plans': False}
    """
    if not isinstance(given, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadOption("error-option-unknown", option=str(given)[:80], known=", ".join(s.name for s in settings))
    known = {s.name: s for s in settings}
    for name in given:
        if name not in known:
            raise BadOption("error-option-unknown", option=str(name)[:80], known=", ".join(known))
    return {name: s.check(given[name]) if name in given else s.default for name, s in known.items()}
