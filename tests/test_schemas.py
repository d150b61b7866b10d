"""The types of views, events and questions: their schemas are current, say what each field means, and hold in games."""

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator, meta

import lamplit
from lamplit.engine import Match, start
from lamplit.engine.testing.schema_check import SchemaCheck

from . import golden

ROOT = Path(__file__).parents[1]
TYPED = [game for game in lamplit.games() if lamplit.game(game).types is not None]
RECORDS = [(game, name) for game in TYPED for name in golden.records(game)]

each = pytest.mark.parametrize("game", TYPED)


def writer() -> Any:
    """The script that writes the schemas."""
    spec = importlib.util.spec_from_file_location("schemas", ROOT / "tools" / "schemas.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def shipped(game: str) -> dict[str, Any]:
    """The schema in a game's folder."""
    return json.loads(writer().path(game).read_text("utf-8"))


@each
def test_a_schema_is_current(game: str):
    assert writer().path(game).read_text("utf-8") == writer().written(game), "run tools/schemas.py"


@each
def test_a_schema_is_one(game: str):
    meta.validate(shipped(game))


@each
def test_every_class_and_field_says_what_it_means(game: str):
    silent: list[str] = []
    for name, written in shipped(game)["$defs"].items():
        silent += [] if written.get("description") else [name]
        silent += [f"{name}.{field}" for field, kind in written["properties"].items() if not kind.get("description")]
    assert not silent


def moments(match: Match, text: str) -> Iterator[None]:
    """A golden game played again from the start, answer by answer."""
    for segment in lamplit.load(text).story():
        for answer in segment.answers:
            match.answer(*answer)
            yield


@pytest.mark.parametrize(("game", "name"), RECORDS)
def test_golden_games_are_of_the_declared_types(game: str, name: str):
    text = golden.records(game)[name]
    header = lamplit.read(text).header
    match = start(lamplit.game(game), header["seed"], header["options"])
    check, by_others, told = SchemaCheck(shipped(game)), views(game), dict[str, int]()
    assert not check.moment(match, told)
    for number, _ in enumerate(moments(match, text)):
        assert not check.moment(match, told, looking=number % 6 == 0)
        if number % 32 == 0:
            assert all(by_others.is_valid(match.view(seat)) for seat in match.seats)
    assert match.over
    assert not check.moment(match, told)


def views(game: str) -> Draft202012Validator:
    """A check of views by a library that others use: the schema means to it what it means to us."""
    schema = shipped(game)
    return Draft202012Validator({"$defs": schema["$defs"], **schema["properties"]["view"]})
