"""Taking back by common consent: any number of answers, whatever was rolled, told or done by others since."""

import json
from random import Random
from typing import Any

import pytest

from lamplit.engine import ALL, CLOCK, SPECTATOR, Illegal, Match, Offer, ask, ask_all, start

from .games import lanterns, seance
from .games.corner import Corner, rest, sit_down

YES_OR_NO = {"yes": "yes", "no": "no"}


def all_seen(match: Match) -> str:
    """All that anybody at the table can see, hear and answer, and the record."""
    sights = [(match.view(seat), match.events(seat), match.heard(seat)) for seat in (*match.seats, SPECTATOR)]
    questions = [question.pack() for question in match.questions]
    return json.dumps([sights, questions, match.over, match.result, match.now, match.record()])


async def dice_and_votes(t: Corner) -> Any:
    """Everything that forbids taking back by oneself: dice, others' answers, opened votes, public news."""
    t.noted.append(await ask("ann", "walk", YES_OR_NO))
    t.noted += map(str, t.chance.roll("dice", range(1000), 2))
    t.tell(ALL, "rolled", dice=t.noted[-2:])
    t.noted.append(await ask("cat", "walk", YES_OR_NO))
    t.hands["cat"].append(t.chance.draw("pile", t.pile))
    t.tell(("cat",), "drew", card=t.hands["cat"][-1])
    votes = await ask_all({seat: Offer(seat, "vote", YES_OR_NO) for seat in ("ann", "ben", "cat")})
    t.tell(ALL, "revealed", votes=[*votes.values()])
    return dice_and_votes if t.pile else rest


def test_any_number_of_answers_is_taken_back_as_if_they_had_never_been_given():
    match = sit_down(dice_and_votes)
    luck = Random(3)
    moments = [all_seen(match)]
    while not match.over:
        match.answer(luck.choice(match.questions).seat, luck.choice(["yes", "no"]))
        moments.append(all_seen(match))
    assert len(moments) == 31
    for count in range(1, len(moments)):
        shorter = match.clone()
        shorter.take_back(count)
        assert all_seen(shorter) == moments[-1 - count]


@pytest.mark.parametrize("game", [lanterns.GAME, seance.GAME], ids=lambda game: game.name)
def test_the_same_answers_lead_to_the_same_end_once_more(game: Any):
    match = start(game, "9", {})
    luck = Random(9)
    while not match.over:
        people = [question for question in match.questions if question.seat != CLOCK]
        question = luck.choice(people or match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    end = all_seen(match)
    given = [answer for segment in match.story() for answer in segment.answers]
    assert len(given) > 10
    match.take_back(len(given) // 2)
    assert not match.over
    for answer in given[-(len(given) // 2) :]:
        match.answer(*answer)
    assert all_seen(match) == end


def test_time_is_turned_back_too():
    match = start(lanterns.GAME, "1", {})
    match.answer("ann", "listen", at=1.5)
    before = all_seen(match)
    match.answer(CLOCK, "pass")
    match.answer("ben", "listen", at=3.75)
    match.take_back(2)
    assert match.now == 1.5
    assert all_seen(match) == before


@pytest.mark.parametrize("count", [2, 100, 0, -1])
def test_more_than_was_answered_cannot_be_taken_back(count: int):
    match = sit_down(dice_and_votes)
    match.answer("ann", "yes")
    before = all_seen(match)
    with pytest.raises(Illegal) as caught:
        match.take_back(count)
    assert caught.value.message == "error-undo-nothing"
    assert all_seen(match) == before


def test_what_was_said_and_pencilled_in_stays():
    match = start(seance.GAME, "7", {})
    question = match.questions[0]
    match.answer(question.seat, question.options[0].name)
    match.say("medium", "I have seen something.")
    match.table_talk.pencil("medium", "suspicion", "bo")
    match.take_back(1)
    assert match.table_talk.marks("medium") == {"suspicion": ["bo"]}
    assert match.table_talk.talk("medium") == [("medium", "I have seen something.")]


def test_a_clone_taken_before_goes_its_own_way():
    match = sit_down(dice_and_votes)
    match.answer("ann", "yes")
    match.answer("cat", "yes")
    twin = match.clone()
    before = all_seen(twin)
    match.take_back(2)
    match.answer("ann", "no")
    assert all_seen(twin) == before
