"""A match is a checkpoint and the answers since: clones, faults and branches."""

import json
from typing import Any

import pytest

from lamplit.engine import (
    ALL,
    CLOCK,
    SPECTATOR,
    Fault,
    Illegal,
    LamplitError,
    Match,
    Offer,
    ask,
    ask_all,
    ask_any,
    start,
)
from lamplit.engine.matches.replay import Replayable
from lamplit.engine.state.chance import from_seed
from lamplit.engine.testing.conformance import random_answer

from .games import lanterns, seance
from .games.corner import Corner, rest, sit_down

YES_OR_NO = {"yes": "yes", "no": "no"}


def all_seen(match: Match) -> str:
    """All that anybody at the table can see, hear and answer."""
    watchers = (*match.seats, SPECTATOR)
    sights = [(match.view(seat), match.events(seat)) for seat in watchers]
    return json.dumps([sights, [q.pack() for q in match.questions], match.over, match.result])


async def secret_vote(t: Corner) -> Any:
    t.hands["ann"].append(t.chance.draw("pile", t.pile))
    t.tell(("ann",), "drew", card=t.hands["ann"][-1])
    votes = await ask_all({s: Offer(s, "vote", YES_OR_NO) for s in ("ann", "ben", "cat")})
    t.noted += votes.values()
    t.tell(ALL, "voted", votes=[*votes.values()])
    return secret_vote if len(t.noted) < 6 else rest


def test_a_clone_taken_in_the_middle_of_a_secret_vote_knows_who_has_voted():
    match = sit_down(secret_vote)
    match.answer("ben", "no")
    twin = match.clone()
    assert all_seen(twin) == all_seen(match)
    assert twin.question("ben") is None
    for seat in ("ann", "cat"):
        twin.answer(seat, "yes")
    assert match.view("ann")["noted"] == []
    assert twin.view("ann")["noted"] == ["yes", "no", "yes"]
    for seat in ("ann", "cat"):
        match.answer(seat, "yes")
    assert all_seen(twin) == all_seen(match)


def test_a_clone_takes_constant_answers_without_asking_what_else_was_open():
    listed: list[str] = []

    def cards() -> dict[str, tuple[str, int]]:
        listed.append("cards")
        return {"lamp": ("lamp", 1), "key": ("key", 2)}

    async def two_questions(t: Corner) -> Any:
        card, number = await ask("ann", "which", cards)
        t.noted.append(f"{card} {number}")
        t.noted.append(await ask("ben", "sure", YES_OR_NO))
        return rest

    match = sit_down(two_questions)
    match.answer("ann", "key")
    twin = match.clone().clone()
    assert listed == ["cards"]
    assert twin.view("ben")["noted"] == ["key 2"]
    assert twin.question("ann") is None
    twin.answer("ben", "no")
    assert match.view("ben")["noted"] == ["key 2"]


def test_a_clone_finds_its_own_things_where_an_answer_stands_for_one():
    async def into_a_hand(t: Corner) -> Any:
        hand = await ask("ann", "whose", lambda: {f"to:{seat}": (t.hands[seat],) for seat in t.hands})
        hand[0].append(t.pile.pop())
        await ask("ben", "sure", YES_OR_NO)
        hand[0].append(t.pile.pop())
        return rest

    match = sit_down(into_a_hand)
    match.answer("ann", "to:cat")
    twin = match.clone()
    twin.answer("ben", "yes")
    assert len(match.table.hands["cat"]) == 1
    assert len(twin.table.hands["cat"]) == 2


@pytest.mark.parametrize("game", [lanterns.GAME, seance.GAME], ids=lambda game: game.name)
def test_a_checkpoint_that_was_not_kept_is_reached_again(game: Any):
    looked_at, left_alone = start(game, "7", {}), start(game, "7", {})
    then = {0: looked_at.checkpoint.pack()}
    luck = from_seed("x")
    while not looked_at.over:
        answer = random_answer(looked_at, luck)
        looked_at.answer(*answer)
        left_alone.answer(*answer)
        then[len(looked_at.segments)] = looked_at.checkpoint.pack()
    assert len(then) > 8
    assert sum(segment.save is None for segment in left_alone.segments) > len(then) / 2, "few are kept"
    assert {segment: left_alone.checkpoint_before(segment).pack() for segment in then} == then
    assert left_alone.checkpoint.pack() == looked_at.checkpoint.pack()
    assert left_alone.record() == looked_at.record(), "looking back leaves no trace"


def test_who_looks_back_again_and_again_waits_once(monkeypatch: pytest.MonkeyPatch):
    match = start(lanterns.GAME, "7", {})
    luck = from_seed("again and again")
    for _ in range(5):
        match.answer(*random_answer(match, luck))
    replay, replayed = Replayable._replay, 0

    def counted(*args: Any) -> Any:
        nonlocal replayed
        replayed += 1
        return replay(*args)

    monkeypatch.setattr(Replayable, "_replay", counted)
    looks = 0
    while not match.over:
        looks += match.clone().now <= match.now
        match.answer(*random_answer(match, luck))
    assert looks > 10
    assert replayed == 1


def test_a_clone_has_the_same_luck_to_come():
    match = start(seance.GAME, "7", {})
    twin = match.clone()
    for each in (match, twin):
        each.answer("medium", "draw")
    assert all_seen(match) == all_seen(twin)


def test_a_clone_of_a_finished_match_is_finished():
    match = sit_down(secret_vote)
    while not match.over:
        match.answer(match.questions[0].seat, "yes")
    twin = match.clone()
    assert all_seen(twin) == all_seen(match)
    with pytest.raises(Illegal) as caught:
        twin.answer("ann", "yes")
    assert caught.value.message == "error-over"


def test_a_game_may_end_without_a_word():
    async def silence(t: Corner) -> Any:
        await ask("ann", "stay", YES_OR_NO)
        t.end()

    match = sit_down(silence)
    match.answer("ann", "yes")
    assert match.over
    assert match.result == {}
    assert match.clone().result == {}


async def shaky(t: Corner) -> Any:
    t.noted.append(await ask("ann", "walk", {"step": "step", "fall": "fall", "refuse": "refuse", "next": "next"}))
    t.tell(ALL, "walked")
    t.chance.roll("dice", (1, 2), 3)
    if t.noted[-1] == "fall":
        raise KeyError("the floor")
    if t.noted[-1] == "refuse":
        raise Illegal("error-over")
    return crumbling if t.noted[-1] == "next" else shaky


async def crumbling(t: Corner) -> Any:
    t.noted.append("crumbling")
    raise ZeroDivisionError


@pytest.mark.parametrize("last", ["fall", "refuse", "next"])
def test_a_rule_that_fails_leaves_the_match_as_it_was(last: str):
    match = sit_down(shaky, crumbling)
    match.answer("ann", "step")
    match.answer("ann", "step")
    before, record = all_seen(match), match.record()
    with pytest.raises(LamplitError) as caught:
        match.answer("ann", last)
    assert isinstance(caught.value, Illegal if last == "refuse" else Fault)
    assert (all_seen(match), match.record()) == (before, record)
    match.answer("ann", "step")
    assert match.view("ann")["noted"] == ["step"] * 3


def test_a_fault_names_the_step_and_what_happened():
    match = sit_down(shaky, crumbling)
    with pytest.raises(Fault) as caught:
        match.answer("ann", "next")
    assert caught.value.message == "error-fault"
    assert caught.value.arguments == {"step": "crumbling", "error": "ZeroDivisionError: "}


def test_a_fault_in_the_step_after_luck_spoke_keeps_what_can_be_undone():
    async def choose(t: Corner) -> Any:
        t.noted.append(await ask("ann", "choose", {"on": "on", "off": "off"}))
        return roll if t.noted[-1] == "off" else choose

    async def roll(t: Corner) -> Any:
        t.chance.roll("dice", (1, 2), 1)
        return crumbling

    match = sit_down(choose, roll, crumbling)
    match.answer("ann", "on")
    match.answer("ann", "on")
    with pytest.raises(Fault):
        match.answer("ann", "off")
    match.undo("ann")
    match.undo("ann")
    assert match.view("ann")["noted"] == []


def test_an_interrupted_answer_leaves_the_match_as_it_was():
    async def interrupted(t: Corner) -> Any:
        t.noted.append(await ask("ann", "walk", YES_OR_NO))
        if t.noted[-1] == "no":
            raise KeyboardInterrupt
        return interrupted

    match = sit_down(interrupted)
    before = all_seen(match)
    with pytest.raises(KeyboardInterrupt):
        match.answer("ann", "no")
    assert all_seen(match) == before


def test_a_table_that_cannot_be_laid_or_opened_is_a_fault():
    async def broken(_t: Corner) -> Any:
        raise IndexError

    with pytest.raises(Fault):
        sit_down(broken)
    with pytest.raises(Fault):
        sit_down(rest, set_up=lambda _options, _chance: 1 // 0)


async def dice(t: Corner) -> Any:
    t.noted += map(str, t.chance.roll("dice", range(1000), 2))
    t.noted.append(await ask("ann", "dice", YES_OR_NO))
    t.noted.append(t.chance.pick("omen", [f"omen{n}" for n in range(1000)]))
    t.chance.shuffle("pile", t.pile)
    t.noted.append(str(t.chance.below("number", 1000)))
    t.noted.append(await ask("ann", "dice", YES_OR_NO))
    t.noted += map(str, t.chance.roll("dice", range(1000), 2))
    return rest


def test_a_branch_keeps_the_dice_on_the_table_and_has_other_luck_to_come():
    match = sit_down(dice)
    match.answer("ann", "yes")
    before = match.view("ann")
    branch = match.branch("other")
    assert branch.view("ann") == before
    assert branch.table.pile == match.table.pile
    twin = branch.clone()
    for each in (match, branch, twin):
        each.answer("ann", "no")
    assert match.result != branch.result
    assert branch.result == twin.result


def test_the_clock_of_a_clone_runs_on_its_own():
    match = start(lanterns.GAME, "1", {})
    match.answer("ann", "listen", at=1.5)
    twin = match.clone()
    twin.answer(CLOCK, "pass")
    assert (match.now, twin.now) == (1.5, 3.5)


def test_what_was_handed_out_can_be_scribbled_on():
    async def tale(t: Corner) -> Any:
        t.tell(ALL, "tale", places=["attic"])
        await ask("ann", "tale", YES_OR_NO, places="attic")
        return rest

    match = sit_down(tale)
    match.events("ann")[0]["args"]["places"].append("cellar")
    match.questions[0].args["places"] = "cellar"
    match.questions.clear()
    assert match.events("ann")[0]["args"] == {"places": ["attic"]}
    assert match.questions[0].args == {"places": "attic"}


def test_nobody_else_is_asked_while_the_clock_decides():
    async def wait(t: Corner) -> Any:
        seat, _ = await ask_any({}, until=t.now + 5)
        t.noted.append(seat)
        return rest

    match = sit_down(wait)
    assert [q.seat for q in match.questions] == [CLOCK]
    match.answer(CLOCK, "pass")
    assert match.now == 5.0
