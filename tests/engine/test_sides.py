"""Sides that change: who hears, who may look, who may take back, and what a bot may assume."""

from typing import Any

import pytest

from lamplit.engine import ALONE, Illegal, Sides, ask, start
from lamplit.engine.matches.loading import load

from .games import masks, mutiny
from .games.corner import PAIR, Corner, rest, sit_down

WAYS = {"left": "left", "right": "right"}


def answers_imagined_by_ben(parting: bool) -> set[str]:
    """What Ann may have answered, in the worlds that are sampled for Ben."""

    async def step(t: Corner) -> Any:
        way = await ask("ann", "way", WAYS)
        t.now = 1.0
        await ask("ben", "way", WAYS)
        t.noted.append(way)
        return rest

    def sides(t: Corner) -> Sides:
        return ALONE if parting and t.now else PAIR

    match = sit_down(step, sides=sides, sides_change=True)
    match.answer("ann", "left")
    found: set[str] = set()
    for number in range(30):
        world = match.sample("ben", str(number))
        assert world.unfinished is not None
        found.add(world.unfinished.answers[0][1])
    return found


def test_a_bot_is_not_given_the_answers_of_somebody_who_was_its_mate_a_minute_ago():
    assert answers_imagined_by_ben(parting=False) == {"left"}
    assert answers_imagined_by_ben(parting=True) == {"left", "right"}


def test_what_was_said_to_the_team_is_heard_by_those_who_were_of_it_then():
    match = start(mutiny.GAME, "1", {})
    match.say("ann", "all hands", team=True)
    match.answer("ann", "desert")
    match.say("ben", "without ann", team=True)
    match.say("ann", "alone", team=True)
    loaded = load(match.record(), lambda _name: mutiny.GAME)
    for each in (match, loaded):
        assert [words for _, words in each.table_talk.talk("ann")] == ["all hands", "alone"]
        assert [words for _, words in each.table_talk.talk("cat")] == ["all hands", "without ann"]
    assert loaded.record() == match.record()


def test_nobody_takes_back_that_they_changed_sides():
    match = start(mutiny.GAME, "1", {})
    match.answer("ann", "desert")
    with pytest.raises(Illegal) as caught:
        match.undo("ann")
    assert caught.value.message == "error-undo-learnt"
    assert match.sides.side("ann") == "mutineers"


def test_who_changes_sides_sees_from_another_viewpoint_and_remembers_what_it_heard_before():
    match = start(mutiny.GAME, "1", {})
    before = match.events("ann")
    assert len(match.view("ann")["cards"]["hand:ben"]) == 2
    match.answer("ann", "desert")
    assert match.view("ann")["cards"]["hand:ben"] == 2
    assert match.view("ben")["cards"]["hand:cat"] == match.view("cat")["cards"]["hand:cat"]
    assert match.events("ann")[: len(before)] == before


def test_a_hidden_spy_sits_among_friends_and_shares_a_viewpoint_with_nobody():
    match = start(masks.GAME, "1", {})
    assert match.sides.mates("ann") == masks.SEATS
    match.answer("ann", "masks")
    for seat in masks.SEATS:
        assert match.sides.team(seat) == masks.SEATS
        assert match.sides.mates(seat) == (seat,)
