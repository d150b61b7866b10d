"""Chances that were worked out before are those that would be worked out now."""

import dataclasses
import random
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

import pytest

import lamplit
from lamplit.games.zeds.occasions import CATALOGUE
from lamplit.games.zeds.odds.columns import Fight, Shot
from lamplit.games.zeds.state import Piece, Table
from lamplit.games.zeds.view.odds import ASKED, offered

LOOKED_AT = {"spent", "units", "chaos"}
"""What of the table is compared before known chances are used; of units, where those stand who give others a die."""
THE_SAME = {"phase", "used"}
"""What makes no difference where a unit acts in the Action Phase: it counts in the Zeds Phase, or where Zeds attack."""


def fields(*kinds: Any) -> set[str]:
    return {field.name for kind in kinds for field in dataclasses.fields(kind)}


def names_in(code: CodeType) -> set[str]:
    inner = [names_in(const) for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*inner)


def asks_for(do: Callable[..., Any], seen: set[Any]) -> set[str]:
    """The names of all that a function may ask of a table, with the functions it calls."""
    if not isinstance(do, FunctionType) or do in seen or not do.__module__.startswith("lamplit.games.zeds"):
        return set()
    seen.add(do)
    found = names_in(do.__code__)
    for name in [*found]:
        found |= asks_for(do.__globals__.get(name) or getattr(Table, name, None), seen)  # pyright: ignore
    return found


def test_abilities_ask_nothing_of_the_table_that_known_chances_do_not_depend_on() -> None:
    effects = [effect for name in CATALOGUE for effect in CATALOGUE[name] if effect.occasion in ASKED]
    assert len(effects) > 40
    own = fields(Fight, Shot, Piece)
    for effect in effects:
        asked = asks_for(effect.do, set()) | asks_for(effect.forbids, set())
        assert asked & fields(Table) <= own | LOOKED_AT | THE_SAME, effect.name


@pytest.mark.parametrize(("level", "players"), [("basic", 1), ("II", 2), ("II", 4), ("III", 2), ("V", 3)])
def test_known_chances_are_those_of_the_moment(level: str, players: int) -> None:
    luck = random.Random(f"{level} {players}")
    options = {"level": level, "players": players, "heroes": "random"}
    known_before = 0
    for number in range(4):
        match = lamplit.new("zeds", f"known {number}", options)
        while not match.over:
            table = match.table
            known = table.weighed
            seen = match.view("spectator").get("odds")
            known_before += table.phase == "actions" and known is table.weighed
            known, table.weighed = table.weighed, []
            assert seen == offered(table, "spectator")
            table.weighed = known
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
    assert known_before > 20
