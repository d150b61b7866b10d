"""Tables from records and databases are not trusted: impossible ones are refused, and nothing else goes wrong."""

import copy
import json
from itertools import count
from random import Random
from typing import Any

import pytest

import lamplit
from lamplit.engine import BadRecord, LamplitError
from lamplit.engine.modules import versions
from lamplit.engine.records.lines import summed

GAMES: dict[str, dict[str, Any]] = {
    "terrorscape": {"separate_ways": True, "plans": True, "traits": "hard"},
    "escape": {"players": 2, "curses": True, "treasures": True},
    "zeds": {"level": "V", "players": 2, "heroes": "random"},
    "betrayal": {"players": 3},
}
HAUNTED = "betrayal, with the haunt begun"
TABLES = (*GAMES, HAUNTED)
PARTS = {"terrorscape": "switches", "escape": "pace", "zeds": "house", "betrayal": "house"}
"""The field of a table that holds its settings."""
ODDITIES: tuple[Any, ...] = (None, True, -1, 10**9, 0.5, "", "nonsense", [], ["nonsense"], {}, {"a": 1}, [[]], 1e300)


def position(game: str, haunted: bool = False) -> lamplit.Match:
    """Return a match in progress, between two steps, optionally after a traitor is known."""
    luck = Random(1)
    for seed in count():
        match, answers = lamplit.new(game, f"hostile {seed}", GAMES[game]), 0
        while not match.over and (answers < 80 or match.unfinished or (haunted and not match.table.traitor)):
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
            answers += 1
        if not match.over:
            return match
    raise AssertionError("no game lasts so long")


POSITIONS = {**{game: position(game) for game in GAMES}, HAUNTED: position("betrayal", haunted=True)}
PACKED = {table: match.checkpoint.pack() for table, match in POSITIONS.items()}


def beginning_with(table: str, packed: Any) -> str:
    """Return a record that begins with this table, with correct checksums."""
    match = POSITIONS[table]
    game = match.game
    header = {"lamplit": 1, "game": game.name, "rules": game.rules, "options": match.options}
    if in_use := versions(game, match.checkpoint):
        header["modules"] = in_use
    lines = [{**header, "seats": [*match.seats], "start": packed}, {"end": True, "lines": 1, "result": None}]
    return summed(lines)


def ways(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to everything inside."""
    inside = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    return [path, *(way for key, value in inside for way in ways(value, (*path, key)))]


def forged(packed: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a copy with another value in one place."""
    twin = copy.deepcopy(packed)
    inner = twin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return twin


@pytest.mark.parametrize("game", TABLES)
def test_the_table_itself_can_be_taken_up(game: str):
    assert lamplit.load(beginning_with(game, PACKED[game])).questions


def settings_of(game: str) -> list[tuple[Any, ...]]:
    """Return the paths to all settings, and to the chambers of the temple."""
    parts = (PARTS[game], "chambers")
    least = {"switches": 1, "pace": 1, "chambers": 3, "house": 1}
    return [way for way in ways(PACKED[game]) if way and way[0] in parts and len(way) >= least[way[0]]]


@pytest.mark.parametrize("game", PARTS)
def test_a_setting_that_no_table_can_have_is_refused(game: str):
    table = POSITIONS[game].game.table
    wrong = (None, "nonsense", ["nonsense"], -1, {})
    found = settings_of(game)
    assert len(found) > 6
    for way in found:
        for value in wrong:
            with pytest.raises((TypeError, ValueError)):
                table.unpack(forged(PACKED[game], way, value))


@pytest.mark.parametrize("cue", [-1, 7, 1000])
def test_the_clock_of_the_temple_has_no_other_cues(cue: int):
    with pytest.raises(ValueError, match="cue"):
        POSITIONS["escape"].game.table.unpack({**PACKED["escape"], "cue": cue})


@pytest.mark.parametrize("game", ["terrorscape", "escape", "zeds"])
def test_a_setting_may_neither_be_left_out_nor_added(game: str):
    table = POSITIONS[game].game.table
    part = PARTS[game]
    for name in PACKED[game][part]:
        less = {key: value for key, value in PACKED[game][part].items() if key != name}
        with pytest.raises(ValueError, match=f"missing: {name}"):
            table.unpack({**PACKED[game], part: less})
    with pytest.raises(ValueError, match="unknown: luck"):
        table.unpack({**PACKED[game], part: {**PACKED[game][part], "luck": 1}})


def test_settings_newer_than_a_table_have_their_defaults_and_no_others_are_known():
    table, packed = POSITIONS["betrayal"].game.table, PACKED["betrayal"]
    older = table.unpack({**packed, "house": {"players": packed["house"]["players"]}})
    assert older.settings == table.unpack(packed).settings
    with pytest.raises(ValueError, match="missing: players"):
        table.unpack({**packed, "house": {name: each for name, each in packed["house"].items() if name != "players"}})
    with pytest.raises(ValueError, match="unknown: luck"):
        table.unpack({**packed, "house": {**packed["house"], "luck": 1}})


@pytest.mark.parametrize("rulings", ["nonsense", ["nonsense"], ["=", "a=b"], ["a=b=c"], [1], {"a": "b"}])
def test_rulings_that_are_none_are_refused(rulings: Any):
    packed = PACKED["betrayal"]
    with pytest.raises((TypeError, ValueError)):
        POSITIONS["betrayal"].game.table.unpack({**packed, "house": {**packed["house"], "rulings": rulings}})


@pytest.mark.parametrize("game", GAMES)
def test_an_option_that_a_record_leaves_out_is_as_usual_and_an_unknown_one_is_refused(game: str):
    match = lamplit.new(game, "options of old")
    header, *rest = [json.loads(line) for line in match.record().splitlines()]
    for line in (header, *rest):
        line.pop("sum", None)
    older = summed([{**header, "options": {}}, *rest])
    assert lamplit.load(older).options == match.options
    with pytest.raises(BadRecord, match="options"):
        lamplit.load(summed([{**header, "options": {**header["options"], "luck": 1}}, *rest]))


@pytest.mark.parametrize("game", TABLES)
def test_whatever_stands_anywhere_a_record_loads_or_is_bad(game: str):
    luck = Random(game)
    refused = 0
    for way in ways(PACKED[game])[1:]:
        text = beginning_with(game, forged(PACKED[game], way, luck.choice(ODDITIES)))
        try:
            match = lamplit.load(text)
        except BadRecord:
            refused += 1
            continue
        for _ in range(3):
            if match.over:
                break
            question = luck.choice(match.questions)
            try:
                match.answer(question.seat, luck.choice(question.options).name)
            except LamplitError:
                break
    assert refused > 100


@pytest.mark.parametrize(
    "foretold",
    [
        ["nonsense"],
        [[]],
        [["roll", "dice"]],
        [["roll", "dice", 6]],
        [["roll", "dice", ["six"]]],
        [["below", "dice", "many"]],
        [["below", "dice", True]],
        [["shuffle", "search", [1]]],
        [["pick", "places", None]],
        [["draw", "search", "key"]],
        [["roll", 7, [1]]],
        [[[], "dice", 1]],
    ],
)
def test_luck_that_was_made_up_is_refused(foretold: Any):
    packed = forged(PACKED["terrorscape"], ("chance", "foretold"), foretold)
    with pytest.raises(BadRecord):
        lamplit.load(beginning_with("terrorscape", packed))


def test_luck_foretold_that_does_not_fit_is_left_to_luck():
    chance = lamplit.new("escape", "unfitting").checkpoint.chance.copy()
    chance.foretell([["below", "one", 9], ["roll", "two", [7]], ["pick", "three", "moon"]])
    assert chance.below("one", 3) < 3
    assert chance.roll("two", (1, 2), 1)[0] in (1, 2)
    assert chance.pick("three", ["sun", "stars"]) != "moon"
