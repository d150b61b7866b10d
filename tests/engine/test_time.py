"""Virtual time: moments of answers, deadlines, and the clock as a seat."""

from typing import Any

import pytest

from lamplit.engine import CLOCK, Illegal, Offer, ask, ask_any, start

from .games import lanterns
from .games.corner import Corner, rest, sit_down

YES_OR_NO = {"yes": "yes", "no": "no"}


def test_an_answer_moves_the_time_on():
    match = start(lanterns.GAME, "1", {})
    match.answer("ann", "listen", at=1)
    assert match.now == 1.0
    match.answer("ben", "listen")
    assert match.now == 1.0


def test_whoever_acted_has_busy_hands_until_the_clock_passes():
    match = start(lanterns.GAME, "1", {})
    match.answer("ann", "listen", at=1.0)
    assert match.question("ann") is None
    refusal = match.why_not("ann", "listen")
    assert refusal is not None
    assert refusal.rule == "lanterns.busy"
    match.answer(CLOCK, "pass")
    assert match.now == 3.0
    assert match.question("ann") is not None


def test_everybody_sees_the_deadline():
    match = start(lanterns.GAME, "1", {"short": True})
    assert {q.deadline for q in match.questions} == {10.0}
    assert match.questions[0].pack()["deadline"] == 10.0


def test_the_deadline_ends_it():
    match = start(lanterns.GAME, "1", {"short": True})
    match.answer(CLOCK, "pass", at=12)
    assert match.now == 10.0
    assert match.result == {"how": "dark", "winners": []}


@pytest.mark.parametrize(
    ("seat", "at", "message"),
    [
        ("ann", 0.5, "error-time-past"),
        ("ann", 10.5, "error-time-future"),
        ("ann", float("nan"), "error-time-number"),
        ("ann", float("inf"), "error-time-number"),
        ("ann", 10**400, "error-time-number"),
        ("ann", True, "error-time-number"),
        ("ann", "2", "error-time-number"),
        ("ann", [2], "error-time-number"),
        (CLOCK, 2, "error-time-early"),
        (CLOCK, float("nan"), "error-time-number"),
    ],
)
def test_impossible_moments_are_refused_and_change_nothing(seat: str, at: Any, message: str):
    match = start(lanterns.GAME, "1", {"short": True})
    match.answer("ben", "listen", at=1)
    record = match.record()
    with pytest.raises(Illegal) as caught:
        match.answer(seat, "pass" if seat == CLOCK else "listen", at=at)
    assert caught.value.message == message
    assert match.record() == record


def test_moments_matter_without_a_deadline_too():
    async def stroll(t: Corner) -> Any:
        await ask("ann", "stroll", YES_OR_NO)
        return stroll

    match = sit_down(stroll)
    match.answer("ann", "yes", at=7)
    assert match.now == 7.0
    with pytest.raises(Illegal):
        match.answer("ann", "yes", at=6.9)


def test_a_deadline_that_has_passed_leaves_only_the_clock():
    async def late(t: Corner) -> Any:
        await ask("ann", "stroll", YES_OR_NO)
        seat, _ = await ask_any({"ann": Offer("ann", "hurry", YES_OR_NO)}, until=5)
        t.noted.append(seat)
        return rest

    match = sit_down(late)
    match.answer("ann", "yes", at=7)
    with pytest.raises(Illegal):
        match.answer("ann", "yes")
    match.answer(CLOCK, "pass")
    assert match.now == 7.0
    assert match.result == {"how": "rest", "noted": [CLOCK]}


def test_the_clock_is_silent_where_nobody_plays_against_time():
    async def stroll(_t: Corner) -> Any:
        await ask("ann", "stroll", YES_OR_NO)
        return rest

    match = sit_down(stroll)
    with pytest.raises(Illegal) as caught:
        match.answer(CLOCK, "pass")
    assert caught.value.message == "error-clock"
