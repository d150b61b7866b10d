"""How values of each type that a plain class may hold are copied, packed and read back (see `plain`)."""

import dataclasses
import math
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any

SCALARS = (int, str, bool, float, type(None))
ANYTHING = (Any, object)
KIND = "kind"
"""Where the name of a class stands among what was packed of one of several kinds."""


@dataclasses.dataclass(frozen=True)
class Shape:
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


def shape_of(hint: Any) -> Shape:
    """The shape of what is annotated like this."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint in ANYTHING:
        return Shape(_same, _same, lambda value: value)
    if hint in SCALARS:
        return _scalar(hint)
    if origin is typing.Literal:
        return _literal(args)
    if origin in (typing.Union, types.UnionType):
        return _union(args)
    if origin is tuple:
        return _tuple(args)
    if origin is list:
        return _list(shape_of(args[0]))
    if origin is dict and args[0] is str:
        return _dict(shape_of(args[1]))
    unpack: Callable[[Any], Any] | None = getattr(hint, "unpack", None)
    if unpack is not None:
        copy = _same if getattr(hint, "__unchanging__", False) else _copied
        return Shape(copy, lambda x: f"{x}.pack()", unpack)
    raise TypeError(f"a plain class cannot hold {hint!r}")


def _scalar(kind: type[Any]) -> Shape:
    def read(value: Any) -> Any:
        if kind is float and type(value) is int:
            return value
        if kind is float and not math.isfinite(checked(value, float)):
            raise ValueError("not a finite number")
        return checked(value, kind)

    return Shape(_same, _same, read)


def _literal(allowed: tuple[Any, ...]) -> Shape:
    def read(value: Any) -> Any:
        for one in allowed:
            if type(value) is type(one) and value == one:
                return one
        raise ValueError(f"not one of {allowed!r}: {str(value)[:40]!r}")

    return Shape(_same, _same, read)


def _union(args: tuple[Any, ...]) -> Shape:
    """Scalars beside each other, or one other shape or nothing, or one of several plain classes or nothing."""
    something = [a for a in args if a is not type(None)]
    if len(something) > 1 and all(hasattr(a, "unpack") for a in something):
        inner = [_tagged(something)]
    else:
        inner = [shape_of(a) for a in something]
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

    return Shape(unless_none(inner[0].copy), unless_none(inner[0].pack), read)


def _tagged(kinds: list[type[Any]]) -> Shape:
    """One of several plain classes: what is packed says which."""
    by_name = {kind.__name__: kind for kind in kinds}
    for kind in kinds:
        check_kind(kind)
        if by_name[kind.__name__] is not kind:
            raise TypeError(f"two kinds are called {kind.__name__}")
        if hasattr(kind, "__kinds__"):
            raise TypeError(f"{kind.__name__} is of open kinds already: say what they are kinds of")
    what = " or ".join(by_name)

    def read(value: Any) -> Any:
        return kind_of(by_name, value, what).unpack(without_kind(value))

    return Shape(_copied, lambda x: f"{{{KIND!r}: type({x}).__name__, **{x}.pack()}}", read)


def _tuple(args: tuple[Any, ...]) -> Shape:
    """Either `tuple[X, ...]` or a fixed row of scalars."""
    if len(args) == 2 and args[1] is Ellipsis:
        each = shape_of(args[0])

        def copied(x: str) -> str:
            return x if each.fixed else f"tuple([{each.copy('i')} for i in {x}])"

        def packed(x: str) -> str:
            return f"[{each.pack('i')} for i in {x}]"

        return Shape(copied, packed, lambda value: tuple([each.unpack(i) for i in checked(value, list)]))
    row = [shape_of(a) for a in args]
    if not all(a in SCALARS for a in args):
        raise TypeError(f"a plain class cannot hold a tuple of {args!r}")

    def read(value: Any) -> Any:
        values = checked(value, list)
        if len(values) != len(row):
            raise ValueError(f"{len(values)} values where {len(row)} belong")
        return tuple([shape.unpack(v) for shape, v in zip(row, values, strict=True)])

    return Shape(_same, lambda x: f"list({x})", read)


def _list(inner: Shape) -> Shape:
    def each(make: Callable[[str], str]) -> Callable[[str], str]:
        return lambda x: f"{x}[:]" if make("i") == "i" else f"[{make('i')} for i in {x}]"

    return Shape(each(inner.copy), each(inner.pack), lambda value: [inner.unpack(i) for i in checked(value, list)])


def _dict(inner: Shape) -> Shape:
    def each(make: Callable[[str], str]) -> Callable[[str], str]:
        return lambda x: f"{x}.copy()" if make("v") == "v" else f"{{k: {make('v')} for k, v in {x}.items()}}"

    def read(value: Any) -> Any:
        return {checked(k, str): inner.unpack(v) for k, v in checked(value, dict).items()}

    return Shape(each(inner.copy), each(inner.pack), read)


def check_kind(made: type[Any]) -> None:
    """Refuses a class that could not say of which kind it is."""
    if any(field.name == KIND for field in dataclasses.fields(made)):
        raise TypeError(f"{made.__name__}: a field called {KIND!r} would hide which kind it is")


def kind_of(kinds: Mapping[str, type[Any]], data: Any, what: str) -> type[Any]:
    """The class of packed data that says of which kind it is."""
    name = checked(data, dict).get(KIND)
    made = kinds.get(name) if isinstance(name, str) else None
    if made is None:
        raise ValueError(f"no kind of {what}: {str(name)[:40]!r}")
    return made


def without_kind(data: Any) -> dict[str, Any]:
    """What was packed, but for its kind."""
    return {name: value for name, value in data.items() if name != KIND}


def checked(value: Any, kind: type[Any]) -> Any:
    """The value, if it is of this very kind: `True` is no number here."""
    if type(value) is not kind:
        raise TypeError(f"not a {kind.__name__}: {str(value)[:40]!r}")
    return value
