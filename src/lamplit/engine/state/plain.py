"""Plain state: classes that know how to copy, pack and unpack themselves.

`@plain` makes a slotted, keyword-only dataclass and writes three methods for it from its annotations:

* `copy()`: a deep, independent copy, as fast as one written by hand (one assignment a field);
* `pack()`: JSON-ready data, and `unpack(data)`, its inverse, which trusts nothing it is given.

Fields may be scalars, other plain classes, and tuples, lists or string-keyed dicts of these. What is annotated `Any`
is passed on as it is: it must be JSON-ready and never change. A field marked `transient()` lasts for one step only:
a copy starts with it empty, and it is never packed. A field with a default may be missing in packed data, so that
a table saved before the field existed can still be unpacked. `packed_as` and `recorded_as` let a field, a class or a
step be renamed while records keep the old name.

`@unchanging` gives a frozen dataclass the same methods; all copies share it. Types do not say everything: a class
with a method `check_unpacked` has it called on whatever was unpacked, to raise `ValueError` where a value cannot be.

One field may hold things of several kinds, told apart by the name of their class, which is packed as `kind`. Either the
kinds are listed (`lamp: Candle | Torch`), or they are all the plain subclasses of a class marked `@open_kinds`, which
need not know them: so the scenarios of a game bring state of their own, each in its own module.

>>> @plain
... class Seat:
...     name: str
...     hand: list[str] = items()
>>> @plain
... class Room:
...     seats: list[Seat] = items()
>>> room = Room(seats=[Seat(name="anna", hand=["key"])])
>>> twin = room.copy()
>>> twin.seats[0].hand.append("map")
>>> room.seats[0].hand, Room.unpack(room.pack()) == room
(['key'], True)
>>> Room.unpack({"seats": "anna"})
Traceback (most recent call last):
TypeError: seats: not a list: 'anna'
>>> @open_kinds
... class Scenario(Plain):
...     pass
>>> @plain
... class Flood(Scenario):
...     inches: int = 0
>>> @plain
... class Evening:
...     scenario: Scenario | None = None
>>> Evening(scenario=Flood(inches=3)).pack()
{'scenario': {'kind': 'Flood', 'inches': 3}}
>>> Evening.unpack({"scenario": {"kind": "Fire"}})
Traceback (most recent call last):
ValueError: scenario: no kind of Scenario: 'Fire'
"""

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Any, Literal, Protocol, Self, TypeVar, dataclass_transform

from .shapes import KIND, check_kind, checked, kind_of, shape_of, without_kind

C = TypeVar("C")
N = TypeVar("N", bound="Named")


class Named(Protocol):
    """A function or a class."""

    __name__: str


class Plain:
    """What every plain class can do. A base for those that want type checkers to know it; `@plain` does the work."""

    __slots__ = ()

    def copy(self) -> Self:
        """A deep, independent copy."""
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """JSON-ready data."""
        raise NotImplementedError

    @classmethod
    def unpack(cls, data: Any) -> Self:
        """The thing that was packed. `TypeError` or `ValueError` if the data does not fit."""
        raise NotImplementedError


def items() -> Any:
    """A field that starts as an empty list."""
    return dataclasses.field(default_factory=list[Any])


def mapping() -> Any:
    """A field that starts as an empty dict."""
    return dataclasses.field(default_factory=dict[str, Any])


def omit_if_empty(usual: tuple[()] | Literal[False] = ()) -> Any:
    """A field that is packed only where it holds anything: what is saved without it stays as it was."""
    return dataclasses.field(default=usual, metadata={"omit_if_empty": True})


def transient() -> Any:
    """A list that lasts for one step: never copied, never packed."""
    return dataclasses.field(default_factory=list[Any], compare=False, repr=False, metadata={"transient": True})


def packed_as(name: str, start: Any = dataclasses.MISSING) -> Any:
    """A field that records know by another `name`, because it was once called that.

    `start` is its default value, or what another of these functions gives: `packed_as("cards", items())`.
    """
    described: Any = start
    if not isinstance(start, dataclasses.Field):
        described = dataclasses.field(default=start)
    described.metadata = types.MappingProxyType({**described.metadata, "packed_as": name})
    return described


def packed_name(field: "dataclasses.Field[Any]") -> str:
    """The name by which records know a field."""
    return field.metadata.get("packed_as", field.name)


def recorded_as(name: str) -> Callable[[N], N]:
    """Marks a step or a kind of state that records know by another `name`, because it was once called that.

    >>> @recorded_as("dusk")
    ... async def evening_begins(table): ...
    >>> evening_begins.__name__
    'dusk'
    """

    def mark(named: N) -> N:
        named.__name__ = name
        return named

    return mark


@dataclass_transform(kw_only_default=True, field_specifiers=(dataclasses.field,))
def plain(cls: type[C]) -> type[C]:
    """Makes `cls` a plain state class (see the module's words)."""
    made = dataclasses.dataclass(kw_only=True, slots=True)(cls)
    _equip(made, typing.get_type_hints(cls), shared=False)
    return made


def unchanging(cls: type[C]) -> type[C]:
    """Makes a frozen dataclass plain: copies of what holds it share it (see the module's words)."""
    if not cls.__dict__["__dataclass_params__"].frozen:
        raise TypeError(f"{cls.__name__} can change: only a frozen dataclass may be shared")
    _equip(cls, typing.get_type_hints(cls), shared=True)
    return cls


@dataclass_transform(kw_only_default=True, field_specifiers=(dataclasses.field,))
def open_kinds(cls: type[C]) -> type[C]:
    """Makes `cls` the plain base of classes that may lie in one field beside each other (see the module's words)."""
    made = plain(cls)
    kinds: dict[str, type[Any]] = {}

    def unpack(_cls: type[Any], data: Any) -> Any:
        return kind_of(kinds, data, made.__name__).unpack(data)

    base: Any = made
    base.__kinds__ = kinds
    base.unpack = classmethod(unpack)
    return made


def _entered(made: type[Any]) -> str:
    """Enters a class among the kinds of its base, if that is open to them. Gives the name of the kind, or nothing."""
    kinds: dict[str, type[Any]] | None = getattr(made, "__kinds__", None)
    if kinds is None:
        return ""
    check_kind(made)
    known = kinds.setdefault(made.__name__, made)
    if known is not made:
        raise TypeError(f"two kinds are called {made.__name__}: in {known.__module__} and in {made.__module__}")
    return made.__name__


def _equip(made: type[Any], hints: dict[str, Any], shared: bool) -> None:
    """Writes the methods of a plain class from the types of its fields."""
    copies: list[str] = []
    kind = _entered(made)
    packs: list[str] = [f"{KIND!r}: {kind!r}"] if kind else []
    slots: list[_Slot] = []
    for field in dataclasses.fields(made):
        name = field.name
        if field.metadata.get("transient"):
            copies.append(f"twin.{name} = []")
            slots.append(_Slot(name, name, None, list))
            continue
        shape = shape_of(hints[name])
        copies.append(f"twin.{name} = {shape.copy(f'self.{name}')}")
        packed = f"{packed_name(field)!r}: {shape.pack(f'self.{name}')}"
        packs.append(f"**({{{packed}}} if self.{name} else {{}})" if field.metadata.get("omit_if_empty") else packed)
        slots.append(_Slot(name, packed_name(field), shape.unpack, _default(field)))
    own_copy = [" return self"] if shared else [" twin = new(made)", *(f" {c}" for c in copies), " return twin"]
    lines = ["def copy(self):", *own_copy, "def pack(self):", " return {" + ", ".join(packs) + "}"]
    scope: dict[str, Any] = {"made": made, "new": object.__new__}

    def unpack(_cls: type[Any], data: Any) -> Any:
        if kind:
            kind_of({kind: made}, data, kind)
            data = without_kind(data)
        return _unpack(made, slots, data)

    exec("\n".join(lines), scope)
    methods: dict[str, Any] = {"copy": scope["copy"], "pack": scope["pack"], "unpack": classmethod(unpack)}
    for name, method in methods.items():
        setattr(made, name, method)
    made.__unchanging__ = shared


@dataclasses.dataclass(frozen=True)
class _Slot:
    """A field as unpacking sees it: `read` is `None` for what is never packed."""

    name: str
    packed_as: str
    read: Callable[[Any], Any] | None
    default: Callable[[], Any] | None


def _default(field: "dataclasses.Field[Any]") -> Callable[[], Any] | None:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory
    if field.default is not dataclasses.MISSING:
        return lambda: field.default
    return None


def _unpack(made: type[C], slots: list[_Slot], data: Any) -> C:
    packed = checked(data, dict)
    unknown = packed.keys() - {slot.packed_as for slot in slots if slot.read}
    if unknown:
        raise ValueError(f"unknown: {', '.join(sorted(map(str, unknown)))}")
    twin = object.__new__(made)
    for slot in slots:
        if slot.read and slot.packed_as in packed:
            try:
                value = slot.read(packed[slot.packed_as])
            except (TypeError, ValueError) as error:
                raise type(error)(f"{slot.packed_as}: {error}") from None
        elif slot.default:
            value = slot.default()
        else:
            raise ValueError(f"missing: {slot.packed_as}")
        object.__setattr__(twin, slot.name, value)
    check: Callable[[], None] | None = getattr(twin, "check_unpacked", None)
    if check is not None:
        check()
    return twin
