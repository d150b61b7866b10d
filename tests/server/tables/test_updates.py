"""What seats are told, and what is left out."""

import json
import random
from typing import Any

from ..support.guest import Guest
from ..support.random_play import KILLER, TEAM, mansion, play_some
from ..support.servers import ThreadServer

COLOURS = ("red", "blue", "yellow")


def temple(server: ThreadServer) -> dict[str, Guest]:
    """Open a table with three adventurers in the first chamber and no dice locks."""
    options = {"players": 3, "intro": 0, "roll_lock": 0, "action_lock": 0}
    table = server.table("escape", **dict.fromkeys(COLOURS, "me"), options=options)
    return {seat: table.sit(seat) for seat in COLOURS}


def news(guest: Guest) -> list[dict[str, Any]]:
    """Return all updates a guest has received."""
    return [message for message in map(json.loads, guest.heard) if message["type"] == "news"]


def asks(message: dict[str, Any]) -> bool:
    """Whether a message has a question, or removes one."""
    return "question" in message or "question_patch" in message


def test_where_time_runs_a_question_is_put_anew_to_whom_it_has_changed_for(server: ThreadServer) -> None:
    people = temple(server)
    luck = random.Random(4)
    told_nothing_new = 0
    for _ in range(40):
        for guest in people.values():
            guest.catches_up()
        if not all(guest.question for guest in people.values()):
            people = temple(server)  # one of them has five black dice
        red, others = people["red"], [people["blue"], people["yellow"]]
        assert red.question is not None
        before, heard_by_red = [(len(news(guest)), guest.question) for guest in others], len(news(red))
        assert red.answers(luck.choice(red.question["options"]))["type"] == "done"
        put_anew = [asks(message) for message in news(red.catches_up())[heard_by_red:]]
        assert any(put_anew), "who has answered waits for the next question"
        for guest, (heard, question) in zip(others, before, strict=True):
            assert question is not None
            told = [message for message in news(guest.catches_up())[heard:] if asks(message)]
            assert not told or guest.question is None or guest.question["options"] != question["options"]
            told_nothing_new += not told
    assert told_nothing_new > 10


def test_the_question_of_before_can_still_be_answered_where_time_runs(server: ThreadServer) -> None:
    people = temple(server)
    red, blue = people["red"], people["blue"]
    assert blue.question is not None
    id, options = blue.question["id"], blue.question["options"]
    for _ in range(3):
        question = red.catches_up().question
        assert question is not None
        one_die = min((option for option in question["options"] if option.startswith("roll")), key=len)
        assert red.answers(one_die)["type"] == "done"
    now = blue.catches_up().question
    assert now is not None
    still = [option for option in options if option in now["options"]]
    assert still, "Blue can do something that was possible before"
    assert blue.answers(still[0], question=id)["type"] == "done"


def test_those_with_the_same_viewpoint_are_sent_the_same_but_for_their_questions(server: ThreadServer) -> None:
    table, people = mansion(server)
    play_some(people, random.Random(3), 40)
    shared = []
    for seat in TEAM:
        people[seat].catches_up()
        parts = [{name: m[name] for name in ("patch", "events", "heard") if name in m} for m in news(people[seat])]
        shared.append([part for part in parts if part])
    assert len(shared[0]) > 10
    assert shared[0] == shared[1] == shared[2]
    assert shared[0] != news(people[KILLER].catches_up())
    for seat in (KILLER, *TEAM):
        again = table.sit(seat)
        assert (again.view, again.question) == (people[seat].view, people[seat].question)
        assert again.events[-5:] == people[seat].events[-5:]
