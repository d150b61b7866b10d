"""What is not possible is refused with its reason, whatever it is, and changes nothing."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lamplit.engine import (
    CLOCK,
    SPECTATOR,
    BadOption,
    Fault,
    Illegal,
    LamplitError,
    Match,
    UnknownSeat,
    ask,
    flag,
    number,
    one_of,
    start,
)
from lamplit.engine.settings import settle

from .games import lanterns, seance
from .games.corner import Corner, rest, sit_down

YES_OR_NO = {"yes": "yes", "no": "no"}


async def stay(t: Corner) -> Any:
    t.noted.append(await ask("ann", "stay", YES_OR_NO))
    return rest


def everything(match: Match) -> str:
    """All there is to a match."""
    views = [match.view(seat) for seat in (*match.seats, SPECTATOR)]
    return json.dumps([views, [q.pack() for q in match.questions], match.record(), match.table.pack()])


def test_a_forbidden_answer_names_the_rule_that_forbids_it():
    match = sit_down(stay)
    with pytest.raises(Illegal) as caught:
        match.answer("ann", "fly")
    error = caught.value
    assert (error.message, error.rule) == ("error-illegal-rule", "corner.nobody-flies")
    assert error.arguments == {
        "rule": "corner.nobody-flies",
        "seat": "ann",
        "name": "fly",
        "game": "corner",
        "height": 3,
    }


def test_why_not_says_the_same_without_trying():
    match = sit_down(stay)
    assert match.why_not("ann", "yes") is None
    flying, waiting, nonsense = match.why_not("ann", "fly"), match.why_not("ben", "yes"), match.why_not("ann", "xyz")
    assert flying is not None
    assert flying.rule == "corner.nobody-flies"
    assert waiting is not None
    assert waiting.rule == "corner.not-asked"
    assert nonsense is not None
    assert (nonsense.rule, nonsense.message) == (None, "error-illegal-unknown")
    assert match.view("ann")["noted"] == []


def test_after_the_end_everything_is_refused():
    match = sit_down(stay, rest)
    match.answer("ann", "yes")
    for seat in (*match.seats, CLOCK):
        with pytest.raises(Illegal) as caught:
            match.answer(seat, "yes")
        assert caught.value.message == "error-over"


def test_a_why_not_that_fails_is_a_fault_of_the_game():
    match = sit_down(stay, why_not=lambda *_: 1 // 0)
    with pytest.raises(Fault):
        match.answer("ann", "maybe")


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.binary(), st.text(), st.lists(st.text()), st.just({})
)


@settings(max_examples=150, deadline=None)
@given(
    seat=ODD | st.sampled_from(["ann", "medium", "ada", CLOCK, SPECTATOR]),
    name=ODD | st.sampled_from(["draw", "pour", "pass"]),
    at=ODD,
    game=st.sampled_from([lanterns.GAME, seance.GAME]),
)
def test_whatever_is_answered_is_taken_or_refused_and_nothing_in_between(seat: Any, name: Any, at: Any, game: Any):
    match = start(game, "1", {})
    before = everything(match)
    try:
        match.answer(seat, name, at=at)
    except (Illegal, UnknownSeat):
        assert everything(match) == before
    else:
        assert everything(match) != before


@settings(max_examples=100, deadline=None)
@given(seat=ODD, name=ODD)
def test_whatever_is_asked_for_is_answered_or_refused(seat: Any, name: Any):
    match = start(seance.GAME, "1", {})
    before = everything(match)
    for attempt in (
        lambda: match.why_not(seat, name),
        lambda: match.undo(seat),
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.sample(seat, "1"),
        lambda: match.table_talk.rub_out(seat, name, name),
    ):
        with pytest.raises(LamplitError):
            attempt()
    assert match.question(seat) is None
    assert everything(match) == before


@pytest.mark.parametrize("sort", [Illegal, UnknownSeat, BadOption, Fault])
def test_errors_survive_a_trip_between_processes(sort: type[LamplitError]):
    import pickle

    error = pickle.loads(pickle.dumps(sort("error-over", seat="ann", message="x")))
    assert (type(error), error.message, error.arguments) == (sort, "error-over", {"seat": "ann", "message": "x"})


SETTINGS = (one_of("edition", "v1", "v2"), flag("plans"), number("rounds", 5, 1, 9))


def test_options_take_their_defaults():
    assert settle(SETTINGS, {}) == {"edition": "v1", "plans": False, "rounds": 5}
    assert settle(SETTINGS, {"rounds": 9, "plans": True}) == {"edition": "v1", "plans": True, "rounds": 9}


@pytest.mark.parametrize(
    ("given_options", "message"),
    [
        ({"edition": "v3"}, "error-option-value"),
        ({"edition": ["v1"]}, "error-option-value"),
        ({"plans": 1}, "error-option-value"),
        ({"plans": None}, "error-option-value"),
        ({"rounds": 10}, "error-option-value"),
        ({"rounds": 5.0}, "error-option-value"),
        ({"rounds": True}, "error-option-value"),
        ({"colour": "red"}, "error-option-unknown"),
        ({5: 5}, "error-option-unknown"),
        (["edition"], "error-option-unknown"),
        ("edition", "error-option-unknown"),
    ],
)
def test_impossible_options_are_refused(given_options: Any, message: str):
    with pytest.raises(BadOption) as caught:
        settle(SETTINGS, given_options)
    assert caught.value.message == message


def test_settings_describe_themselves():
    assert [setting.describe() for setting in SETTINGS] == [
        {"name": "edition", "default": "v1", "values": ["v1", "v2"]},
        {"name": "plans", "default": False, "values": [True, False]},
        {"name": "rounds", "default": 5, "low": 1, "high": 9},
    ]
    month = number("month", 0, 0, 12, today="month")
    assert month.describe() == {"name": "month", "default": 0, "low": 0, "high": 12, "today": "month"}
