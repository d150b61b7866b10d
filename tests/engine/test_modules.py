"""Games made of modules: names, versions, what adds up, and state of several kinds."""

import json
from dataclasses import replace
from typing import Any

import pytest

from lamplit.engine import BadRecord, Game, Illegal, Match, Module, Refusal, Step, made_of, start, steps_of
from lamplit.engine.matches.loading import load
from lamplit.engine.records.lines import parse, summed
from lamplit.engine.records.story import read
from lamplit.engine.testing import conformance

from .games import attic, corner, seance
from .games.attic import flood, ghost
from .games.attic.state import Attic


def evening(scenario: str, seed: int = 0) -> Match:
    """A whole evening in which this scenario was woken."""
    while True:
        match = conformance.play(attic.GAME, {"omens": 1}, str(seed))
        if match.table.scenario.module == scenario:
            return match
        seed += 1


def woken(scenario: str) -> Match:
    """An evening in which this scenario has just been woken."""
    match = evening(scenario)
    while match.table.scenario is not None:
        match.take_back(1)
    while match.table.scenario is None:
        seat = match.questions[0].seat
        match.answer(seat, "draw")
    return match


# -- steps -----------------------------------------------------------------------------------------------------------


def test_steps_of_two_modules_may_be_called_the_same():
    assert flood.watch is not ghost.watch
    assert {"rummage", "flood.watch", "ghost.watch"} <= attic.GAME.steps.keys()
    assert woken("flood").checkpoint.step == "flood.watch"


def a_step() -> Step:
    async def ritual(_table: Any) -> Any: ...

    return ritual


def test_what_is_called_the_same_is_refused_by_name():
    async def ritual(_table: Any) -> Any: ...

    async def other(_table: Any) -> Any: ...

    other.__name__ = "ritual"
    with pytest.raises(ValueError, match="hunt has two steps called ritual"):
        steps_of("hunt", ritual, other)
    with pytest.raises(ValueError, match=r"ritual is a step of another module"):
        steps_of("chase", ritual)
    another = a_step()
    another.__name__ = "rest"
    with pytest.raises(ValueError, match="several steps are called the same: rest"):
        corner.game(another)
    with pytest.raises(ValueError, match="two modules of attic are called flood"):
        made_of(attic.ATTIC, attic.in_use, flood.MODULE, flood.MODULE)
    with pytest.raises(ValueError, match=r"mud: steps that are not named by it: flood.watch, flood.rise"):
        made_of(attic.ATTIC, attic.in_use, Module(name="mud", steps=flood.MODULE.steps))


# -- what adds up ----------------------------------------------------------------------------------------------------


def test_kinds_of_events_that_reveal_add_up():
    assert attic.GAME.revealing == attic.ATTIC.revealing | flood.MODULE.revealing | ghost.MODULE.revealing


def why_not(match: Match, name: str) -> str | None:
    refusal = match.why_not(match.questions[0].seat, name)
    assert isinstance(refusal, Illegal)
    return refusal.rule


def test_the_module_in_use_says_first_what_forbids_an_answer_and_then_the_game():
    match = start(attic.GAME, "1", {})
    assert why_not(match, "charm") is None, "there is no ghost yet"
    haunted = woken("ghost")
    for seat in haunted.seats:
        haunted.table.hands[seat].clear()
    assert why_not(haunted, "charm") == "ghost.charm"
    assert why_not(haunted, "light") == "attic.lamp"
    strict = replace(ghost.MODULE, why_not=lambda _t, _seat, _offer, _name: Refusal("ghost.silence"))
    stricter = made_of(attic.ATTIC, attic.in_use, flood.MODULE, strict)
    assert why_not(Match(stricter, {"omens": 1}, None, haunted.checkpoint), "light") == "ghost.silence"


def test_a_view_shows_what_the_modules_in_use_show_and_nothing_of_others():
    assert start(attic.GAME, "1", {}).view("ann")["modules"] == {}
    assert woken("flood").view("spectator")["modules"] == {"flood": {"water": 1}}
    seen = {seat: woken("ghost").view(seat)["modules"]["ghost"]["possessed"] for seat in ("ann", "ben", "cat")}
    assert sorted(seen.values()) == [False, False, True]


def test_parts_that_are_looked_at_for_all_at_once_hold_what_modules_show_too():
    def public_view(t: Attic) -> dict[str, Any]:
        return {"round": t.turn}

    def private_view(t: Attic, seat: str) -> dict[str, Any]:
        return {name: value for name, value in attic.view(t, seat).items() if name != "round"}

    split = replace(attic.ATTIC, public_view=public_view, private_view=private_view)
    conformance.check(made_of(split, attic.in_use, flood.MODULE, ghost.MODULE), {"omens": 1}, "2")


# -- versions --------------------------------------------------------------------------------------------------------


def mended(*modules: str, **changes: Any) -> Game[Attic]:
    """Attic with newer rules of some modules."""
    both = [replace(m, rules=2, **changes) if m.name in modules else m for m in (flood.MODULE, ghost.MODULE)]
    return made_of(attic.ATTIC, attic.in_use, *both)


def test_a_record_notes_the_versions_of_the_modules_in_use():
    assert read(start(attic.GAME, "1", {}).record()).header["modules"] == {}
    assert read(evening("flood").record()).header["modules"] == {"flood": 1}
    assert "modules" not in read(start(seance.GAME, "1", {}).record()).header


def test_mending_one_scenario_leaves_the_records_of_others_as_they_are():
    record = evening("flood").record()
    assert load(record, lambda _name: mended("ghost")).record() == record
    early = start(attic.GAME, "1", {})
    assert load(early.record(), lambda _name: mended("ghost", "flood")).record() == early.record()


def test_a_record_of_a_mended_scenario_goes_on_from_its_newest_checkpoint():
    def deeper(packed: dict[str, Any], rules: int) -> dict[str, Any]:
        assert rules == 1
        return {**packed, "scenario": {**packed["scenario"], "water": 4}}

    match = woken("flood")
    game = mended("flood", upgrade=deeper)
    loaded = load(match.record(), lambda _name: game)
    assert loaded.view("ann")["modules"] == {"flood": {"water": 4}}
    assert loaded.seed is None
    header = read(loaded.record()).header
    assert (header["rules"], header["modules"]) == (1, {"flood": 2})
    assert load(loaded.record(), lambda _name: game).record() == loaded.record()


def test_new_rules_of_game_and_scenario_are_both_brought_to_the_shape_of_today():
    def note(name: str) -> Any:
        return lambda packed, rules: noted.append((name, rules)) or packed

    noted: list[tuple[str, int]] = []
    game = replace(mended("flood", upgrade=note("flood")), rules=3, upgrade=note("attic"))
    load(woken("flood").record(), lambda _name: game)
    assert noted == [("attic", 1), ("flood", 1)]


def refused(text: str, game: Game[Any] = attic.GAME) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadRecord) as caught:
        load(text, lambda _name: game)
    return caught.value.message, caught.value.arguments


def forged(match: Match, **header: Any) -> str:
    first, *lines = parse(match.record())
    return summed([{**first, **header}, *lines])


@pytest.mark.parametrize(
    "modules", [{}, {"ghost": 1}, {"flood": 1, "ghost": 1}, None, [], {"flood": "1"}, {"flood": True}]
)
def test_a_record_that_lies_about_its_modules_is_refused(modules: Any):
    message, args = refused(forged(evening("flood"), modules=modules))
    assert (message, args["field"]) == ("error-record-header", "modules")


def test_a_record_of_a_module_that_is_gone_or_cannot_be_brought_over_says_so():
    assert refused(forged(evening("flood"), modules={"cellar": 1}))[0] == "error-record-module"

    def too_old(_packed: dict[str, Any], _rules: int) -> dict[str, Any]:
        raise ValueError("too old")

    message, args = refused(evening("flood").record(), mended("flood", upgrade=too_old))
    assert (message, args["module"]) == ("error-record-module", "flood")
    assert refused(evening("flood").record(), attic.ATTIC)[0] == "error-record-module"


def test_a_record_older_than_the_modules_of_its_game_is_played_in_full():
    first, *lines = parse(start(attic.GAME, "1", {}).record())
    del first["modules"]
    assert load(summed([first, *lines]), lambda _name: attic.GAME).seed == "1"


# -- state of several kinds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "scenario",
    [
        {"kind": "Fire"},
        {"kind": "Scenario"},
        {"kind": None},
        {"kind": ["Flood"]},
        {},
        [],
        "Flood",
        {"kind": "Flood", "water": "high"},
        {"kind": "Flood", "host": "ann"},
        {"kind": "Ghost", "host": "polly"},
        {"kind": "Ghost", "night": True},
    ],
)
def test_a_checkpoint_with_a_scenario_that_cannot_be_is_refused(scenario: Any):
    packed = json.loads(json.dumps(woken("flood").checkpoint.pack()))
    with pytest.raises((TypeError, ValueError), match=r"^scenario: "):
        Attic.unpack({**packed, "scenario": scenario})


def test_a_checkpoint_of_one_scenario_with_the_state_of_another_is_refused():
    lines = parse(woken("flood").record())
    newest = [line for line in lines if "checkpoint" in line][-1]
    newest["checkpoint"]["scenario"] = {"kind": "Ghost", "host": "ann"}
    text = summed(lines)
    assert refused(text)[0] == "error-record-differs"
    assert refused(text, mended("flood"))[0] == "error-record-checkpoint"
