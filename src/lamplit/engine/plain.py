"""Plain state: classes that know how to copy, pack and unpack themselves.

`@plain` makes a slotted, keyword-only dataclass and writes three methods for it from its annotations:

* `copy()`: a deep, independent copy, as fast as one written by hand (one assignment a field);
* `pack()`: JSON-ready data, and `unpack(data)`, its inverse, which trusts nothing it is given.

Fields may be scalars, other plain classes, and tuples, lists or string-keyed dicts of these. What is annotated `Any`
is passed on as it is: it must be JSON-ready and never change. A field marked `transient()` lasts for one step only:
a copy starts with it empty, and it is never packed. A field with a default may be missing in packed data, so that
a table saved before the field existed can still be unpacked.

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
import math
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, Self, TypeVar, dataclass_transform

C = TypeVar("C")

SCALARS = (int, str, bool, float, type(None))
ANYTHING = (Any, object)
KIND = "kind"
"""Where the name of a class stands among what was packed of one of several kinds."""


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


def seldom() -> Any:
    """A tuple that is packed only where it holds anything: what is saved without it stays as it was."""
    return dataclasses.field(default=(), metadata={"seldom": True})


def transient() -> Any:
    """A list that lasts for one step: never copied, never packed."""
    return dataclasses.field(default_factory=list[Any], compare=False, repr=False, metadata={"transient": True})


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
        return _kind(kinds, data, made.__name__).unpack(data)

    base: Any = made
    base.__kinds__ = kinds
    base.unpack = classmethod(unpack)
    return made


def _entered(made: type[Any]) -> str:
    """Enters a class among the kinds of its base, if that is open to them. Gives the name of the kind, or nothing."""
    kinds: dict[str, type[Any]] | None = getattr(made, "__kinds__", None)
    if kinds is None:
        return ""
    _check_kind(made)
    known = kinds.setdefault(made.__name__, made)
    if known is not made:
        raise TypeError(f"two kinds are called {made.__name__}: in {known.__module__} and in {made.__module__}")
    return made.__name__


def _check_kind(made: type[Any]) -> None:
    if any(field.name == KIND for field in dataclasses.fields(made)):
        raise TypeError(f"{made.__name__}: a field called {KIND!r} would hide which kind it is")


def _kind(kinds: Mapping[str, type[Any]], data: Any, what: str) -> type[Any]:
    """The class of packed data that says of which kind it is."""
    name = _checked(data, dict).get(KIND)
    made = kinds.get(name) if isinstance(name, str) else None
    if made is None:
        raise ValueError(f"no kind of {what}: {str(name)[:40]!r}")
    return made


def _without_kind(data: Any) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != KIND}


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
            slots.append(_Slot(name, None, list))
            continue
        shape = _shape(hints[name])
        copies.append(f"twin.{name} = {shape.copy(f'self.{name}')}")
        packed = f"{name!r}: {shape.pack(f'self.{name}')}"
        packs.append(f"**({{{packed}}} if self.{name} else {{}})" if field.metadata.get("seldom") else packed)
        slots.append(_Slot(name, shape.unpack, _default(field)))
    own_copy = [" return self"] if shared else [" twin = new(made)", *(f" {c}" for c in copies), " return twin"]
    lines = ["def copy(self):", *own_copy, "def pack(self):", " return {" + ", ".join(packs) + "}"]
    scope: dict[str, Any] = {"made": made, "new": object.__new__}

    def unpack(_cls: type[Any], data: Any) -> Any:
        if kind:
            _kind({kind: made}, data, kind)
            data = _without_kind(data)
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
    read: Callable[[Any], Any] | None
    default: Callable[[], Any] | None


def _default(field: "dataclasses.Field[Any]") -> Callable[[], Any] | None:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory
    if field.default is not dataclasses.MISSING:
        return lambda: field.default
    return None


def _unpack(made: type[C], slots: list[_Slot], data: Any) -> C:
    packed = _checked(data, dict)
    unknown = packed.keys() - {slot.name for slot in slots if slot.read}
    if unknown:
        raise ValueError(f"unknown: {', '.join(sorted(map(str, unknown)))}")
    twin = object.__new__(made)
    for slot in slots:
        if slot.read and slot.name in packed:
            try:
                value = slot.read(packed[slot.name])
            except (TypeError, ValueError) as error:
                raise type(error)(f"{slot.name}: {error}") from None
        elif slot.default:
            value = slot.default()
        else:
            raise ValueError(f"missing: {slot.name}")
        object.__setattr__(twin, slot.name, value)
    check: Callable[[], None] | None = getattr(twin, "check_unpacked", None)
    if check is not None:
        check()
    return twin


def _checked(value: Any, kind: type[Any]) -> Any:
    """The value, if it is of this very kind: `True` is no number here."""
    if type(value) is not kind:
        raise TypeError(f"not a {kind.__name__}: {str(value)[:40]!r}")
    return value


@dataclasses.dataclass(frozen=True)
class _Shape:
    """How a value of some type is copied and packed, as source text around an expression, and how it is read back."""

    copy: Callable[[str], str]
    pack: Callable[[str], str]
    unpack: Callable[[Any], Any]

    @property
    def fixed(self) -> bool:
        """Whether a copy is the thing itself."""
        return self.copy("x") == "x"


def _same(expression: str) -> str:
    return expression


def _copied(expression: str) -> str:
    return f"{expression}.copy()"


def _shape(hint: Any) -> _Shape:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in ANYTHING:
        return _Shape(_same, _same, lambda value: value)
    if hint in SCALARS:
        return _scalar(hint)
    if origin is typing.Literal:
        return _literal(args)
    if origin in (typing.Union, types.UnionType):
        return _union(args)
    if origin is tuple:
        return _tuple(args)
    if origin is list:
        return _list(_shape(args[0]))
    if origin is dict and args[0] is str:
        return _dict(_shape(args[1]))
    unpack: Callable[[Any], Any] | None = getattr(hint, "unpack", None)
    if unpack is not None:
        copy = _same if getattr(hint, "__unchanging__", False) else _copied
        return _Shape(copy, lambda x: f"{x}.pack()", unpack)
    raise TypeError(f"a plain class cannot hold {hint!r}")


def _scalar(kind: type[Any]) -> _Shape:
    def read(value: Any) -> Any:
        if kind is float and type(value) is int:
            return value
        if kind is float and not math.isfinite(_checked(value, float)):
            raise ValueError("not a finite number")
        return _checked(value, kind)

    return _Shape(_same, _same, read)


def _literal(allowed: tuple[Any, ...]) -> _Shape:
    def read(value: Any) -> Any:
        for one in allowed:
            if type(value) is type(one) and value == one:
                return one
        raise ValueError(f"not one of {allowed!r}: {str(value)[:40]!r}")

    return _Shape(_same, _same, read)


def _union(args: tuple[Any, ...]) -> _Shape:
    """Scalars beside each other, or one other shape or nothing, or one of several plain classes or nothing."""
    something = [a for a in args if a is not type(None)]
    if len(something) > 1 and all(hasattr(a, "unpack") for a in something):
        inner = [_tagged(something)]
    else:
        inner = [_shape(a) for a in something]
    if len(inner) > 1 and not all(a in SCALARS for a in args):
        raise TypeError(f"a plain class cannot hold a union of {args!r}")

    def read(value: Any) -> Any:
        if value is None and type(None) in args:
            return None
        if len(inner) == 1:
            return inner[0].unpack(value)
        if type(value) not in args:
            raise TypeError(f"not one of {args!r}: {str(value)[:40]!r}")
        return value

    def unless_none(make: Callable[[str], str]) -> Callable[[str], str]:
        return lambda x: x if make(x) == x else f"(None if {x} is None else {make(x)})"

    return _Shape(unless_none(inner[0].copy), unless_none(inner[0].pack), read)


def _tagged(kinds: list[type[Any]]) -> _Shape:
    """One of several plain classes: what is packed says which."""
    by_name = {kind.__name__: kind for kind in kinds}
    for kind in kinds:
        _check_kind(kind)
        if by_name[kind.__name__] is not kind:
            raise TypeError(f"two kinds are called {kind.__name__}")
        if hasattr(kind, "__kinds__"):
            raise TypeError(f"{kind.__name__} is of open kinds already: say what they are kinds of")
    what = " or ".join(by_name)

    def read(value: Any) -> Any:
        return _kind(by_name, value, what).unpack(_without_kind(value))

    return _Shape(_copied, lambda x: f"{{{KIND!r}: type({x}).__name__, **{x}.pack()}}", read)


def _tuple(args: tuple[Any, ...]) -> _Shape:
    """Either `tuple[X, ...]` or a fixed row of scalars."""
    if len(args) == 2 and args[1] is Ellipsis:
        each = _shape(args[0])

        def copied(x: str) -> str:
            return x if each.fixed else f"tuple([{each.copy('i')} for i in {x}])"

        def packed(x: str) -> str:
            return f"[{each.pack('i')} for i in {x}]"

        return _Shape(copied, packed, lambda value: tuple([each.unpack(i) for i in _checked(value, list)]))
    row = [_shape(a) for a in args]
    if not all(a in SCALARS for a in args):
        raise TypeError(f"a plain class cannot hold a tuple of {args!r}")

    def read(value: Any) -> Any:
        values = _checked(value, list)
        if len(values) != len(row):
            raise ValueError(f"{len(values)} values where {len(row)} belong")
        return tuple([shape.unpack(v) for shape, v in zip(row, values, strict=True)])

    return _Shape(_same, lambda x: f"list({x})", read)


def _list(inner: _Shape) -> _Shape:
    def each(make: Callable[[str], str]) -> Callable[[str], str]:
        return lambda x: f"{x}[:]" if make("i") == "i" else f"[{make('i')} for i in {x}]"

    return _Shape(each(inner.copy), each(inner.pack), lambda value: [inner.unpack(i) for i in _checked(value, list)])


def _dict(inner: _Shape) -> _Shape:
    def each(make: Callable[[str], str]) -> Callable[[str], str]:
        return lambda x: f"{x}.copy()" if make("v") == "v" else f"{{k: {make('v')} for k, v in {x}.items()}}"

    def read(value: Any) -> Any:
        return {_checked(k, str): inner.unpack(v) for k, v in _checked(value, dict).items()}

    return _Shape(each(inner.copy), each(inner.pack), read)
