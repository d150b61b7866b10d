"""Taking back: free until luck, a secret or somebody else has spoken."""

from typing import Any

import pytest

from lamplit.engine import ALL, CLOCK, Illegal, Match, Offer, ask, ask_all, start

from .games import lanterns
from .games.corner import ONE_SIDE, Corner, rest, sit_down

WAYS = {"left": "left", "right": "right"}


def refusal(match: Match, seat: str) -> str:
    """Why a seat cannot take back, after seeing that trying changes nothing."""
    record = match.record()
    with pytest.raises(Illegal) as caught:
        match.undo(seat)
    assert match.record() == record
    return caught.value.message


async def walk(t: Corner) -> Any:
    for _ in range(2):
        t.noted.append(await ask("ann", "walk", WAYS))
        t.tell(("ann", "ben"), "walked")
    return walk if len(t.noted) < 8 else rest


def test_ann_takes_back_a_whole_walk_step_by_step_across_chapters():
    match = sit_down(walk)
    ways = ["left", "right", "right", "left", "left"]
    records = [match.record()]
    for way in ways:
        match.answer("ann", way)
        records.append(match.record())
    for record in reversed(records[:-1]):
        match.undo("ann")
        assert match.record() == record
    assert refusal(match, "ann") == "error-undo-nothing"
    for way, record in zip(ways, records[1:], strict=True):
        match.answer("ann", way)
        assert match.record() == record


def test_events_are_forgotten_with_the_answer_that_caused_them():
    match = sit_down(walk)
    match.answer("ann", "left")
    match.answer("ann", "left")
    assert len(match.events("ben")) == 2
    match.undo("ann")
    assert len(match.events("ben")) == 1


def test_only_the_one_who_answered_can_take_back():
    match = sit_down(walk)
    match.answer("ann", "left")
    assert refusal(match, "ben") == "error-undo-others"
    assert refusal(match, CLOCK) == "error-undo-others"


async def walk_in_turn(t: Corner) -> Any:
    t.noted.append(await ask("ann", "walk", WAYS))
    t.noted.append(await ask("ben", "walk", WAYS))
    return walk_in_turn


def test_nothing_is_taken_back_once_somebody_else_acted():
    match = sit_down(walk_in_turn)
    match.answer("ann", "left")
    match.answer("ben", "left")
    assert refusal(match, "ann") == "error-undo-others"
    match.undo("ben")
    match.undo("ann")
    assert match.view("ann")["noted"] == []


async def walk_then_roll(t: Corner) -> Any:
    t.noted.append(await ask("ann", "walk", WAYS))
    return rolls


async def rolls(t: Corner) -> Any:
    t.chance.roll("dice", (1, 2), 1)
    return walk_then_roll


def test_nothing_is_taken_back_once_dice_fell_even_in_a_later_step():
    match = sit_down(walk_then_roll, rolls)
    match.answer("ann", "left")
    assert refusal(match, "ann") == "error-undo-chance"


async def roll_then_walk(t: Corner) -> Any:
    t.chance.roll("dice", (1, 2), 1)
    t.noted.append(await ask("ann", "walk", WAYS))
    t.noted.append(await ask("ann", "walk", WAYS))
    return roll_then_walk


def test_dice_that_fell_before_the_answer_do_not_bind_it():
    match = sit_down(roll_then_walk)
    match.answer("ann", "left")
    match.undo("ann")
    assert refusal(match, "ann") == "error-undo-nothing"


def test_after_a_long_game_only_the_newest_answers_can_be_taken_back():
    match = sit_down(roll_then_walk)
    for _ in range(81):
        match.answer("ann", "left")
    match.undo("ann")
    assert refusal(match, "ann") == "error-undo-chance"
    assert len(match.view("ann")["noted"]) == 80


@pytest.mark.parametrize(
    ("audience", "kind", "message"),
    [
        (ALL, "seen", "error-undo-learnt"),
        (("cat",), "seen", "error-undo-told"),
        (("ann",), "revealed", "error-undo-learnt"),
        (("ann", "ben"), "seen", None),
        ((), "revealed", None),
        (ALL, "stepped", None),
    ],
)
def test_what_others_heard_or_the_team_learnt_stands(audience: tuple[str, ...], kind: str, message: str | None):
    async def tell(t: Corner) -> Any:
        t.noted.append(await ask("ann", "walk", WAYS))
        t.tell(audience, kind)
        return tell

    match = sit_down(tell, retractable=frozenset({"stepped"}))
    match.answer("ann", "left")
    if message is None:
        match.undo("ann")
        assert match.view("ann")["noted"] == []
    else:
        assert refusal(match, "ann") == message


def test_a_refusal_names_what_the_seat_has_learnt_since_and_nothing_else():
    async def tell(t: Corner) -> Any:
        await ask("ann", "walk", WAYS)
        t.tell(("ann",), "revealed", what="lamp")
        t.tell(("ben", "cat"), "seen", what="spy")
        t.tell(ALL, "stepped")
        return tell

    match = sit_down(tell, retractable=frozenset({"stepped"}))
    match.answer("ann", "left")
    refused = match.why_not_undo("ann")
    assert refused is not None
    assert refused.arguments["learnt"] == [{"kind": "revealed", "args": {"what": "lamp"}}]


def test_whoever_was_told_nothing_is_told_no_more_by_a_refusal():
    async def tell(t: Corner) -> Any:
        await ask("ann", "walk", WAYS)
        t.tell(("cat",), "seen", what="spy")
        return tell

    match = sit_down(tell)
    match.answer("ann", "left")
    refused = match.why_not_undo("ann")
    assert refused is not None
    assert (refused.message, "learnt" in refused.arguments) == ("error-undo-told", False)


def test_where_something_may_be_hidden_no_step_is_taken_back():
    async def tell(t: Corner) -> Any:
        t.noted.append(await ask("ann", "walk", WAYS))
        t.tell(ALL, "stepped")
        return tell

    match = sit_down(tell, retractable=frozenset({"stepped"}), probes=lambda _table, seat: seat == "ann")
    match.answer("ann", "left")
    assert refusal(match, "ann") == "error-undo-learnt"


def test_where_all_are_one_team_public_news_do_not_bind():
    async def tell(t: Corner) -> Any:
        t.noted.append(await ask("ann", "walk", WAYS))
        t.tell(ALL, "seen")
        return tell

    match = sit_down(tell, sides=lambda _table: ONE_SIDE)
    match.answer("ann", "left")
    match.undo("ann")
    assert match.view("ann")["noted"] == []


async def vote(t: Corner) -> Any:
    await ask_all({s: Offer(s, "vote", WAYS) for s in ("ann", "ben")})
    await ask("ann", "walk", WAYS)
    return vote


def test_a_secret_vote_can_be_taken_back_until_the_votes_are_opened():
    match = sit_down(vote)
    match.answer("ann", "left")
    match.undo("ann")
    assert match.question("ann") is not None
    match.answer("ann", "left")
    match.answer("ben", "left")
    assert refusal(match, "ben") == "error-undo-told"
    assert refusal(match, "ann") == "error-undo-others"


@pytest.mark.parametrize(
    ("audience", "message", "learnt"),
    [
        (("ann", "ben", "cat"), "error-undo-learnt", [{"kind": "seen", "args": {"what": "lamp"}}]),
        (("ben", "cat"), "error-undo-stands", None),
    ],
)
def test_where_the_answer_of_a_mate_who_gives_way_stands_the_refusal_names_what_the_seat_learnt_itself(
    audience: tuple[str, ...], message: str, learnt: list[Any] | None
):
    async def tell_after_ben(t: Corner) -> Any:
        await ask("ann", "walk", WAYS)
        await ask("ben", "walk", WAYS)
        t.tell(audience, "seen", what="lamp")
        return tell_after_ben

    match = sit_down(tell_after_ben)
    match.answer("ann", "left")
    match.answer("ben", "left")
    record = match.record()
    with pytest.raises(Illegal) as caught:
        match.undo("ann", yielding=["ben"])
    assert match.record() == record
    assert (caught.value.message, caught.value.arguments.get("learnt")) == (message, learnt)


def test_nothing_is_taken_back_after_the_end():
    async def last(_t: Corner) -> Any:
        await ask("ann", "walk", WAYS)
        return rest

    match = sit_down(last, rest)
    match.answer("ann", "left")
    assert match.over
    assert refusal(match, "ann") == "error-undo-over"


def test_taking_back_turns_the_time_back():
    match = start(lanterns.GAME, "1", {})
    match.answer("ann", "listen", at=1.5)
    match.undo("ann")
    assert match.now == 0.0
    assert match.question("ann") is not None


def test_time_that_passed_stays_passed():
    match = start(lanterns.GAME, "1", {})
    match.answer("ann", "listen", at=1.5)
    match.answer(CLOCK, "pass")
    assert refusal(match, "ann") == "error-undo-others"
    assert refusal(match, CLOCK) == "error-undo-others"
