"""Looking and listening often costs little, and shows and tells the same as looking and listening once."""

import json
from random import Random
from typing import Any

import pytest

from lamplit.engine import ALL, SPECTATOR, Fault, Match, ask, start

from .games import lanterns, seance
from .games.corner import ONE_SIDE, Corner, rest, sit_down

WAYS = {"left": "left", "right": "right", "fall": "fall"}


async def walk(t: Corner) -> Any:
    """Two ways to a chapter; dice between them; whoever falls breaks the rules."""
    for _ in range(2):
        t.noted.append(await ask("ann", "walk", WAYS))
        t.tell(("ann", "ben"), "walked", path=t.noted[:])
        if t.noted[-1] == "fall":
            raise ArithmeticError
        t.tell(ALL, "heard", steps=len(t.noted))
    return walk if len(t.noted) < 8 else rest


class Looks:
    """A view that counts how often it is built."""

    def __init__(self) -> None:
        self.taken: list[str] = []

    def view(self, t: Corner, seat: str) -> dict[str, Any]:
        """What there is to see."""
        self.taken.append(seat)
        return {"noted": t.noted[:], "you": seat, "now": t.now}


def sit_with_a_shared_viewpoint(looks: Looks) -> Match:
    """Ann and Ben look from the same viewpoint."""
    return sit_down(walk, view=looks.view)


def test_a_view_is_built_once_for_all_who_share_a_viewpoint():
    looks = Looks()
    match = sit_with_a_shared_viewpoint(looks)
    assert json.dumps(match.view("ann")) == '{"noted": [], "you": "ann", "now": 0.0}'
    assert json.dumps(match.view("ben")) == '{"noted": [], "you": "ben", "now": 0.0}'
    assert match.view("ann")["you"] == "ann"
    assert looks.taken == ["ann"]
    assert match.view("cat")["you"] == "cat"
    assert match.view(SPECTATOR)["you"] == SPECTATOR
    assert looks.taken == ["ann", "cat", SPECTATOR]


def test_after_an_answer_an_undo_and_in_a_clone_there_is_something_new_to_see():
    match = sit_with_a_shared_viewpoint(Looks())
    assert match.view("ann")["noted"] == []
    match.answer("ann", "left")
    assert match.view("ben")["noted"] == ["left"]
    twin = match.clone()
    twin.answer("ann", "right")
    assert twin.view("ben")["noted"] == ["left", "right"]
    assert match.view("ben")["noted"] == ["left"]
    match.answer("ann", "right")
    match.answer("ann", "right")
    assert match.view("ben")["noted"] == ["left", "right", "right"]
    match.take_back(2)
    assert match.view("ben")["noted"] == ["left"]


def test_a_view_kept_from_before_shows_what_was_seen_then():
    match = sit_with_a_shared_viewpoint(Looks())
    before = match.view("ann")
    match.answer("ann", "left")
    assert before == {"noted": [], "you": "ann", "now": 0.0}


@pytest.mark.parametrize("game", [lanterns.GAME, seance.GAME], ids=lambda game: game.name)
def test_who_listens_after_every_answer_hears_the_same_as_who_listens_at_the_end(game: Any):
    match = start(game, "4", {})
    luck = Random(4)
    pieces: dict[str, list[dict[str, Any]]] = {seat: [] for seat in (*match.seats, SPECTATOR)}
    while not match.over:
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
        for seat, heard in pieces.items():
            heard += match.events(seat, len(heard))
            assert len(heard) == match.heard(seat)
    twin = match.clone()
    for seat, heard in pieces.items():
        assert heard
        assert heard == match.events(seat) == twin.events(seat)


def test_who_listens_hears_nothing_of_an_answer_that_failed():
    match = sit_down(walk)
    match.answer("ann", "left")
    before = match.events("ben")
    with pytest.raises(Fault):
        match.answer("ann", "fall")
    assert match.events("ben") == before
    match.answer("ann", "right")
    assert match.events("ben")[2:] == [
        {"n": 3, "kind": "walked", "args": {"path": ["left", "right"]}},
        {"n": 4, "kind": "heard", "args": {"steps": 2}},
    ]


def test_who_listens_again_after_an_undo_hears_what_came_instead():
    match = sit_down(walk, sides=lambda _table: ONE_SIDE)
    for way in ("left", "left", "left"):
        match.answer("ann", way)
        assert match.events("ben")
    match.undo("ann")
    match.undo("ann")
    match.answer("ann", "right")
    assert [event["args"] for event in match.events("ben") if event["kind"] == "walked"] == [
        {"path": ["left"]},
        {"path": ["left", "right"]},
    ]


def test_the_question_of_one_seat_is_one_of_all_questions():
    match = start(seance.GAME, "4", {})
    luck = Random(4)
    while not match.over:
        asked = {question.seat: question.pack() for question in match.questions}
        for seat in (*match.seats, SPECTATOR):
            question = match.question(seat)
            assert (None if question is None else question.pack()) == asked.get(seat)
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    assert match.question("ada") is None
