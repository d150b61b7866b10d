"""The types of what a game shows: its views, and the arguments of its events and questions.

A game declares them as `TypedDict`s (`Game.types`), a module those of its own (`Module.types`). One JSON schema follows
from them all, which other programs read and to which the conformance suite holds every game.

>>> from typing import NotRequired
>>> class Garden(TypedDict):
...     beds: list[str]
...     gate: NotRequired[Literal["open", "shut"]]
>>> class Picked(TypedDict):
...     flower: str
>>> types = PublicTypes(view=Garden, events={"picked": Picked}, questions={"water": NoArguments})
>>> written = schema("garden", types)
>>> written["properties"]["events"]["properties"]
{'picked': {'$ref': '#/$defs/Picked'}}
>>> written["$defs"]["Garden"]["properties"]["gate"]
{'enum': ['open', 'shut']}
"""

import types
import typing
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, cast

MODULES = "modules"
"""The field of a view under which modules show what is theirs."""

Schema = dict[str, Any]
Describe = Callable[[type], tuple[str, Mapping[str, str]]]
"""What a class means, and what each field of it means, by the field's name."""

_SCALARS = {bool: "boolean", int: "integer", float: "number", str: "string", types.NoneType: "null"}
_WRAPPERS = (typing.Required, typing.NotRequired)


class NoArguments(TypedDict):
    """The arguments of an event or a question that has none."""


class Told(TypedDict):
    """What a player is told: an event, or a call of a teammate."""

    kind: str
    """What happened: the kind of the event, or `ping` for a call."""
    args: Any
    """The arguments, of the type that the game declares for events of this kind."""


class ToldEvent(Told):
    """An event as a seat is told it."""

    n: int
    """The number of the event among all that the seat was told."""


@dataclass(frozen=True)
class PublicTypes:
    """The types of what a game or a module shows.

    * `view`: the type of its views, a `TypedDict` or several joined by `|`. Where a game has secret books, its views
      hold `books`; what `Game.deferred_view` names is `NotRequired`. In a game made of modules the views hold
      `modules`, and what lies in there is typed by the modules.
    * `events`: the type of each kind of event's arguments.
    * `questions`: the type of each prompt's arguments.
    """

    view: Any
    events: Mapping[str, Any] = field(default_factory=dict[str, Any])
    questions: Mapping[str, Any] = field(default_factory=dict[str, Any])


def own_words(declared: type) -> tuple[str, Mapping[str, str]]:
    """What a class says of itself, without its fields: their docstrings stand in the source only."""
    return (declared.__doc__ or "").strip(), {}


def schema(
    title: str,
    declared: PublicTypes,
    modules: Mapping[str, PublicTypes | None] | None = None,
    describe: Describe = own_words,
) -> Schema:
    """The JSON schema of a game's public types and of those of its modules.

    Where a module declares nothing yet, what it shows may be anything.
    """
    modules = modules or {}
    known = {name: types for name, types in modules.items() if types is not None}
    complete = len(known) == len(modules)
    parts = [declared, *known.values()]
    writer = _Writer(_names(parts), describe)
    view = writer.of(declared.view)
    if modules:
        shown = {name: writer.of(known[name].view) if name in known else {} for name in sorted(modules)}
        for each in writer.members(view):
            if MODULES not in each["properties"]:
                raise ValueError(f"{title}: views of a game made of modules have a field {MODULES!r}")
            each["properties"][MODULES] |= {"type": "object", "properties": shown, "additionalProperties": False}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": {
            "view": view,
            "events": writer.by_kind([each.events for each in parts], complete),
            "questions": writer.by_kind([each.questions for each in parts], complete),
        },
        "$defs": dict(sorted(writer.definitions.items())),
    }


def _names(several: Sequence[PublicTypes]) -> dict[type, str]:
    """A name for each class: its own or, where several have that, with as much of its module as tells them apart."""
    paths = {each: (*each.__module__.split("."), each.__name__) for each in _classes(several)}
    longest = max(map(len, paths.values()), default=0)
    suffixes = Counter(path[-size:] for path in paths.values() for size in range(1, len(path) + 1))
    found: dict[type, str] = {}
    for each, path in paths.items():
        sizes = (size for size in range(1, longest + 1) if suffixes[path[-size:]] == 1)
        found[each] = ".".join(path[-next(sizes, longest) :])
    if len({*found.values()}) < len(found):
        raise ValueError("two public types are called the same in one module")
    return found


def _classes(several: Sequence[PublicTypes]) -> list[type]:
    """All `TypedDict`s that are reached from public types, in the order in which they are found."""
    found: dict[type, None] = {}

    def visit(hint: Any) -> None:
        if typing.is_typeddict(hint):
            if hint not in found:
                found[hint] = None
                for each in _fields(hint).values():
                    visit(each)
        elif typing.get_origin(hint) is not Literal:
            for each in typing.get_args(hint):
                visit(each)

    for each in several:
        for hint in (each.view, *each.events.values(), *each.questions.values()):
            visit(hint)
    return list(found)


def _fields(declared: type) -> dict[str, Any]:
    return typing.get_type_hints(declared, include_extras=True)


class _Writer:
    """Writes types as JSON schemas, each class once under its name."""

    def __init__(self, names: Mapping[type, str], describe: Describe) -> None:
        self.definitions: dict[str, Schema] = {}
        self._names = names
        self._describe = describe

    def by_kind(self, several: Sequence[Mapping[str, Any]], complete: bool) -> Schema:
        """Arguments by kind. Where modules declare different ones for the same kind, any of them will do."""
        found: dict[str, list[Any]] = {}
        for each in several:
            for kind, hint in each.items():
                if hint not in found.setdefault(kind, []):
                    found[kind].append(hint)
        written = {kind: self._any_of(hints) for kind, hints in sorted(found.items())}
        return {"type": "object", "properties": written, "additionalProperties": not complete}

    def members(self, written: Schema) -> list[Schema]:
        """The objects that a schema allows: those that a reference or a choice of them leads to."""
        several = written.get("anyOf", [written])
        return [self.definitions[each["$ref"].rpartition("/")[2]] for each in several]

    def of(self, hint: Any) -> Schema:
        """The schema of a type."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint is Any or hint is object:
            return {}
        if hint in _SCALARS or hint is None:
            return {"type": "null" if hint is None else _SCALARS[hint]}
        if typing.is_typeddict(hint):
            return self._reference(cast(type, hint))
        if origin in _WRAPPERS:
            return self.of(args[0])
        if origin is typing.Annotated:
            told = [each for each in args[1:] if isinstance(each, str)]
            return self.of(args[0]) | ({"description": told[0]} if told else {})
        if origin is Literal:
            return {"const": args[0]} if len(args) == 1 else {"enum": list(args)}
        if origin in (typing.Union, types.UnionType):
            return self._any_of(args)
        if origin in (list, Sequence) or (origin is tuple and args[1:] == (...,)):
            return {"type": "array", "items": self.of(args[0])}
        if origin is tuple:
            places = [self.of(each) for each in args]
            return {"type": "array", "prefixItems": places, "items": False, "minItems": len(places)}
        if origin in (dict, Mapping) and args[0] is str:
            return {"type": "object", "additionalProperties": self.of(args[1])}
        raise TypeError(f"a public type cannot hold {hint!r}")

    def _any_of(self, hints: Sequence[Any]) -> Schema:
        written = [self.of(each) for each in hints]
        return written[0] if len(written) == 1 else {"anyOf": written}

    def _reference(self, declared: type) -> Schema:
        name = self._names[declared]
        if name not in self.definitions:
            self.definitions[name] = {}
            self.definitions[name].update(self._object(declared))
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, declared: type) -> Schema:
        words, by_field = self._describe(declared)
        properties: dict[str, Schema] = {}
        for name, hint in _fields(declared).items():
            properties[name] = self.of(hint) | ({"description": by_field[name]} if name in by_field else {})
        required: frozenset[str] = getattr(declared, "__required_keys__")  # noqa: B009
        found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
        if required:
            found["required"] = [name for name in properties if name in required]
        return {"description": words, **found} if words else found
