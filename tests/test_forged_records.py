"""Forged records cannot stop a server: impossible tables are refused, and searches in rules terminate."""

import copy
import dataclasses
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.engine import BadRecord
from lamplit.engine.state.bounds import Among, Fields, Named, Number, Pile, Text
from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.house import discovery
from lamplit.games.terrorscape import setup as mansion
from lamplit.games.terrorscape.state import TEAM, Survivor
from lamplit.lab.forger import attempt
from lamplit.server.time_budget import within

from .test_hostile_checkpoints import HAUNTED, PACKED, POSITIONS, TABLES, beginning_with

ROOT = Path(__file__).parents[1]
FORGERIES = 40
PATIENCE = 20.0


def refusal(table: str, packed: Any) -> str:
    """Return why a record with this first table is refused."""
    with pytest.raises(BadRecord) as refused:
        lamplit.load(beginning_with(table, packed))
    return refused.value.arguments["reason"]


def table_like(table: str) -> dict[str, Any]:
    """Return a packed table from the middle of a game."""
    return copy.deepcopy(PACKED[table])


# -- the two records that stopped a server -----------------------------------------------------------------------------


def basement_only(packed: dict[str, Any]) -> dict[str, Any]:
    """Leave only the basement rooms in the pile."""
    rooms = [*packed["rooms"], *packed["room_discard"]]
    packed["rooms"] = [room for room in rooms if ROOMS[room].floors == ("basement",)]
    packed["room_discard"] = []
    return packed


def test_a_house_from_whose_pile_rooms_are_missing_is_refused():
    assert "pieces of the kind room that are missing" in refusal("betrayal", basement_only(table_like("betrayal")))


def test_who_looks_for_a_room_that_is_nowhere_finds_none():
    table = POSITIONS["betrayal"].game.table.unpack(basement_only(table_like("betrayal")))
    searched = discovery.draw_room(table, "explorer1", "upper", lambda _room: True)

    def search() -> str:
        try:
            searched.send(None)
        except StopIteration as found:
            return found.value
        raise AssertionError("nobody has to be asked")

    assert within(PATIENCE, search) == ""


def test_nobody_has_more_dice_than_can_be_had():
    packed = table_like("escape")
    red, blue = packed["adventurers"]
    red["dice"] = ["key"] * 20
    blue["dice"] = []
    packed["die_box"] = 25 - 20 - red["lost"] - red["rolled_away"] - blue["lost"] - blue["rolled_away"]
    assert refusal("escape", packed) == "adventurers: dice: 20 things where at most 9 can lie"


def test_a_token_that_all_survivors_could_hold_stays_where_it_is_when_all_are_out():
    table = POSITIONS["terrorscape"].game.table.unpack(table_like("terrorscape"))
    table.survivors = [Survivor(seat=seat, who=who, out="eliminated") for seat, who in zip(TEAM, "abc", strict=True)]
    within(PATIENCE, lambda: mansion.find_first_player(table))
    assert table.first_player in range(3)


# -- bounds of tables
# ---------------------------------------------------------------------------------------------------


def too_much(bound: Any, value: Any) -> list[Any]:
    """Return values just beyond a bound, of the right type."""
    if isinstance(bound, Number):
        least, most = bound.least - 1, bound.most + 1
        return [] if isinstance(value, bool) else [int(least), int(most)] if isinstance(value, int) else [least, most]
    if isinstance(bound, Text):
        return ["x" * (bound.longest + 1)] if isinstance(value, str) else []
    if isinstance(bound, Among):
        return ["no such thing"] if isinstance(value, str) else []
    if isinstance(bound, Pile):
        return [[value[0] if value else "x"] * (bound.most + 1)]
    if isinstance(bound, Named):
        return [{f"x{n}": next(iter(value.values()), 0) for n in range(bound.most + 1)}]
    return []


@pytest.mark.parametrize("name", TABLES)
def test_no_field_of_a_table_holds_more_than_its_bounds_allow(name: str):
    game = POSITIONS[name].game
    tried = 0
    for field, bound in game.bounds.fields.items():
        for value in too_much(bound, PACKED[name].get(field)) if field in PACKED[name] else ():
            with pytest.raises(ValueError, match=f"^{field}: "):
                game.bounds.check({**PACKED[name], field: value})
            tried += 1
    assert tried > 30


def values_of(table: Any) -> list[Any]:
    """Return the values of all fields of a table."""
    return [getattr(table, field.name) for field in dataclasses.fields(table)]


@pytest.mark.parametrize("name", TABLES)
def test_one_piece_less_or_one_more_of_any_kind_is_noticed(name: str):
    match = POSITIONS[name]
    game = match.game
    assert game.box is not None
    for family, pieces in game.box(match.checkpoint).items():
        for zone in game.zones(match.checkpoint):
            if zone.family != family or not pieces:
                continue
            table = match.checkpoint.copy()
            pile = zone.cards(table)
            if not pile or all(pile is not each for each in values_of(table)):
                continue  # counted, but without a pile
            lost = pile.pop()
            with pytest.raises(ValueError, match=f"kind {family} that are missing: {lost}"):
                game.check_table(table, match.options)
            pile += [lost, lost]
            with pytest.raises(ValueError, match=f"too many: {lost}"):
                game.check_table(table, match.options)


def test_bounds_that_are_said_of_every_game_hold_for_luck_too():
    packed = table_like("zeds")
    packed["chance"]["foretold"] = [["roll", "dice", [1] * 10_000]]
    assert refusal("zeds", packed).startswith("chance: foretold: ")


@pytest.mark.parametrize(
    ("name", "change", "why"),
    [
        ("escape", lambda t: t["adventurers"].reverse(), "one adventurer for each seat"),
        ("escape", lambda t: t["adventurers"][0].update(place="9,9"), "outside all chambers"),
        ("escape", lambda t: t["chambers"].update({"a,b": t["chambers"].pop("0,0")}), "place for a chamber|outside"),
        ("terrorscape", lambda t: t["survivors"].pop(), "one Survivor for each seat"),
        ("terrorscape", lambda t: t["survivors"][0].update(who=t["survivors"][1]["who"]), "three different Survivors"),
        ("terrorscape", lambda t: t.update(with_plans=False), "plan that are missing|variants|too many"),
        ("betrayal", lambda t: t["house"].update(players=6), "seats of the table"),
        ("betrayal", lambda t: t["explorers"].popitem(), "one explorer for each seat|missing"),
        (HAUNTED, lambda t: t.update(haunt=1 + t["haunt"] % 50), "belongs to another"),
        ("zeds", lambda t: t["house"].update(players=4), "seats of the table"),
        ("zeds", lambda t: t["units"].update(vip=t["units"].popitem()[1]), "another name|missing"),
    ],
)
def test_what_lies_on_a_table_fits_the_rest_of_it(name: str, change: Any, why: str):
    packed = table_like(name)
    change(packed)
    with pytest.raises(BadRecord, match=why):
        lamplit.load(beginning_with(name, packed))


# -- random forgeries
# ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, FORGERIES, 10))
@pytest.mark.parametrize("game", lamplit.games())
def test_no_forgery_hangs_or_takes_long(game: str, number: int):
    for each in range(number, number + 10):
        outcome = within(PATIENCE, lambda each=each: attempt(game, each))
        assert not outcome.found, f"python tools/forge_records.py {game} --first {each} --count 1: {outcome.found}"


def test_some_forgeries_are_refused_and_some_are_played():
    """A forger that is always refused would test nothing."""
    for game in lamplit.games():
        outcomes = [attempt(game, number) for number in range(60)]
        refused = sum(outcome.refused for outcome in outcomes)
        assert 0 < refused < len(outcomes)
        assert sum(outcome.played for outcome in outcomes) > 20
        assert isinstance(POSITIONS[game].game.bounds, Fields)


def test_at_night_each_hundred_are_made_in_a_process_of_little_memory():
    forger = [sys.executable, "tools/forge_records.py", "escape", "--first", "20", "--count", "20"]
    here = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    night = subprocess.run(
        forger, cwd=ROOT, env=here, capture_output=True, text=True, timeout=10 * PATIENCE, check=False
    )
    assert (night.returncode, night.stdout) == (0, ""), night.stderr
