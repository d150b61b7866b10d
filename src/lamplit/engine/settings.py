"""Settings: what can be chosen before a game starts. The chosen values are the table's options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadOption


@dataclass(frozen=True)
class Setting:
    """One option: its default and what it may be instead.

    `values` lists all it can be; where that is empty any whole number from `low` to `high` will do, or, of an option
    that lists `several`, any of them, each once: "1+4+12", or nothing.

    A setting that is rarely changed is in a `group`: people find it folded away under that title, and a table's options
    name it only where it differs from its default.

    `today` says which part of today's date an option is, "month" or "day": whoever opens a table fills it in (see
    `dated`), as the engine knows no calendar.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    low: int = 0
    high: int = 0
    several: bool = False
    group: str = ""
    today: str = ""

    def check(self, value: Any) -> Any:
        """The value, or `BadOption` if the option cannot be that."""
        if self.values:
            for allowed in self.values:
                if value == allowed and type(value) is type(allowed):
                    return allowed
            known = ", ".join(str(v) for v in self.values)
        else:
            if self.several and (listed := self._listed(value)) is not None:
                return listed
            if not self.several and type(value) is int and self.low <= value <= self.high:
                return value
            known = f"{self.low}–{self.high}"
        raise BadOption("error-option-value", option=self.name, value=str(value)[:80], known=known)

    def _listed(self, value: Any) -> str | None:
        """The numbers in ascending order, or `None` if the option cannot be these."""
        parts = str(value).split("+") if value != "" else []
        if type(value) not in (int, str) or not all(part.isdecimal() and len(part) < 4 for part in parts):
            return None
        numbers = sorted({int(part) for part in parts})
        within = all(self.low <= number <= self.high for number in numbers)
        return "+".join(str(number) for number in numbers) if within else None

    def describe(self) -> dict[str, Any]:
        """The option as JSON-ready data."""
        shape: dict[str, Any] = {"name": self.name, "default": self.default}
        if self.group:
            shape["group"] = self.group
        if self.today:
            shape["today"] = self.today
        if self.values:
            return shape | {"values": list(self.values)}
        return shape | {"low": self.low, "high": self.high} | ({"several": True} if self.several else {})


def flag(name: str, default: bool = False) -> Setting:
    """An option that is on or off."""
    return Setting(name, default, (True, False))


def one_of(name: str, *values: Any, group: str = "") -> Setting:
    """An option that is one of `values`; the first is the default."""
    return Setting(name, values[0], values, group=group)


def number(name: str, default: int, low: int, high: int, today: str = "") -> Setting:
    """An option that is a whole number."""
    return Setting(name, default, (), low, high, today=today)


def several(name: str, low: int, high: int) -> Setting:
    """An option that lists whole numbers, none to begin with.

    >>> several("played", 1, 51).check("12+4+4")
    '4+12'
    """
    return Setting(name, "", (), low, high, several=True)


def dated(settings: Sequence[Setting], month: int, day: int) -> dict[str, int]:
    """The options that hold today's date, with a date filled in.

    >>> dated([number("month", 0, 0, 12, today="month"), flag("plans")], 11, 19)
    {'month': 11}
    """
    parts = {"month": month, "day": day}
    return {setting.name: parts[setting.today] for setting in settings if setting.today}


def settle(settings: Sequence[Setting], given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a table: what was given, checked, and the defaults for the rest.

    >>> settle([one_of("edition", "v1", "v2"), flag("plans")], {"edition": "v2"})
    {'edition': 'v2', 'plans': False}
    >>> settle([one_of("sea", "calm", "wild", group="rulings")], {"sea": "calm"})
    {}
    """
    if not isinstance(given, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise BadOption("error-option-unknown", option=str(given)[:80], known=", ".join(s.name for s in settings))
    known = {s.name: s for s in settings}
    for name in given:
        if name not in known:
            raise BadOption("error-option-unknown", option=str(name)[:80], known=", ".join(known))
    settled = {name: s.check(given[name]) if name in given else s.default for name, s in known.items()}
    return {name: value for name, value in settled.items() if not known[name].group or value != known[name].default}
