"""Holds values against a JSON schema, as far as `public_types` writes such schemas.

>>> from lamplit.engine.knowledge.public_types import NoArguments, PublicTypes, TypedDict, schema
>>> class Garden(TypedDict):
...     beds: list[str]
>>> check = SchemaCheck(schema("garden", PublicTypes(Garden, events={"rain": NoArguments})))
>>> check.view({"beds": ["rose", 3], "gate": "open"})
['view.beds[1] is no string: 3', 'view.gate is not declared']
>>> check.event("rain", {}), check.event("hail", {})
([], ["the event 'hail' is not declared"])
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..matches.match import Match
from ..state.json_data import is_dict, is_list
from ..state.table import CLOCK
from .snapshots import onlookers

LONGEST = 80
"""How much of a value that is wrong is quoted."""

_KINDS: dict[str, Callable[[object], bool]] = {
    "boolean": lambda value: value is True or value is False,
    "integer": lambda value: type(value) is int,
    "number": lambda value: type(value) in (int, float),
    "string": lambda value: type(value) is str,
    "null": lambda value: value is None,
    "array": is_list,
    "object": is_dict,
}


class SchemaCheck:
    """Tells what in a game's views, events and questions is not as its schema says."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self._parts: Mapping[str, Any] = schema["properties"]
        self._definitions: Mapping[str, Any] = schema["$defs"]

    def view(self, view: object) -> list[str]:
        """Return what is wrong with a view."""
        return list(self._faults(self._parts["view"], view, "view"))

    def event(self, kind: str, args: object) -> list[str]:
        """Return what is wrong with an event."""
        return self._arguments("events", "event", kind, args)

    def question(self, prompt: str, args: object) -> list[str]:
        """Return what is wrong with a question."""
        return self._arguments("questions", "question", prompt, args)

    def moment(self, match: Match, told: dict[str, int], looking: bool = True) -> list[str]:
        """Return what is wrong with what is asked, was newly told and, if `looking`, is seen at a moment of a match.

        `told` counts the events of each watcher that were checked before, and is brought up to date.
        """
        found: list[str] = []
        for watcher in onlookers(match):
            if looking:
                found += [f"{fault} (seen by {watcher})" for fault in self._seen_by(match, watcher)]
            for event in match.news(watcher, told.get(watcher, 0)):
                found += [f"{fault} (told to {watcher})" for fault in self.event(event["kind"], event["args"])]
            told[watcher] = match.heard(watcher)
        for question in match.questions:
            if question.seat != CLOCK:
                found += self.question(question.prompt, question.args)
        return found

    def _seen_by(self, match: Match, watcher: str) -> list[str]:
        found = self.view(match.view(watcher))
        if match.game.deferred_view:
            found += [f"{fault} without what is deferred" for fault in self.view(match.view_without_deferred(watcher))]
        return found

    def _arguments(self, part: str, what: str, kind: str, args: object) -> list[str]:
        schemas = self._parts[part]
        if kind in schemas["properties"]:
            return list(self._faults(schemas["properties"][kind], args, f"{what} {kind}"))
        return [] if schemas["additionalProperties"] else [f"the {what} {kind!r} is not declared"]

    def _faults(self, schema: Any, value: Any, where: str) -> Iterator[str]:
        if "$ref" in schema:
            schema = self._definitions[schema["$ref"].rpartition("/")[2]]
        if "anyOf" in schema:
            found = [list(self._faults(each, value, where)) for each in schema["anyOf"]]
            yield from min(found, key=len)
        elif "const" in schema or "enum" in schema:
            allowed = schema["enum"] if "enum" in schema else [schema["const"]]
            if not any(value == each and type(value) is type(each) for each in allowed):
                yield f"{where} is none of {allowed}: {_quoted(value)}"
        elif "type" in schema:
            kind = schema["type"]
            if not _KINDS[kind](value):
                yield f"{where} is no {kind}: {_quoted(value)}"
            elif kind == "object":
                yield from self._in_object(schema, value, where)
            elif kind == "array":
                yield from self._in_array(schema, value, where)

    def _in_object(self, schema: Any, value: dict[str, Any], where: str) -> Iterator[str]:
        properties = schema.get("properties", {})
        others = schema["additionalProperties"]
        for name in schema.get("required", ()):
            if name not in value:
                yield f"{where}.{name} is missing"
        for name, each in value.items():
            if name in properties:
                yield from self._faults(properties[name], each, f"{where}.{name}")
            elif others is False:
                yield f"{where}.{name} is not declared"
            else:
                yield from self._faults(others, each, f"{where}.{name}")

    def _in_array(self, schema: Any, value: list[Any], where: str) -> Iterator[str]:
        places = schema.get("prefixItems")
        if places is not None and len(places) != len(value):
            yield f"{where} should hold {len(places)} things: {_quoted(value)}"
            return
        for number, each in enumerate(value):
            yield from self._faults(schema["items"] if places is None else places[number], each, f"{where}[{number}]")


def _quoted(value: object) -> str:
    quoted = repr(value)
    return quoted if len(quoted) <= LONGEST else f"{quoted[:LONGEST]}…"
