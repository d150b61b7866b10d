"""The match runner: the order of players, and what they get to see."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from lamplit import new
from lamplit.bots import MatchRunner, RandomPlayer, make, play
from lamplit.engine import Match, Question, start

from ..engine.games import lanterns


class Note:
    """A player that records its input and answers as told."""

    def __init__(self, answer: str | None = None) -> None:
        self.answer = answer
        self.asked: list[tuple[Question, Mapping[str, Any], Sequence[Mapping[str, Any]]]] = []

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str | None:
        self.asked.append((question, view, events))
        return self.answer


def night() -> Match:
    return start(lanterns.GAME, "1", {})


def test_a_player_gets_its_own_question_view_and_events_only() -> None:
    match = night()
    notes = {seat: Note() for seat in match.seats}
    notes["ann"].answer = "draw"
    runner = MatchRunner(match, notes, random.Random(1))
    assert runner.step() == ("ann", "draw")
    for seat, note in notes.items():
        for question, view, events in note.asked:
            assert question.seat == seat
            assert view == start(lanterns.GAME, "1", {}).view(seat)
            assert events == []


def test_each_event_is_told_once() -> None:
    match = night()
    ben = Note("listen")
    runner = MatchRunner(match, {"ben": ben}, random.Random(1))
    match.answer("ann", "draw")
    assert runner.step() == ("ben", "listen")
    assert [event["kind"] for event in ben.asked[-1][2]] == ["someone-drew"]
    match.answer("clock", "pass")
    assert runner.step() == ("ben", "listen")
    assert [event["kind"] for event in ben.asked[-1][2]] == ["listened"]


def test_who_declines_lets_a_teammate_act_first() -> None:
    match = night()
    runner = MatchRunner(match, {"ann": Note(None), "ben": Note("draw"), "cat": Note(None)}, random.Random(1))
    assert runner.step() == ("ben", "draw")


def test_when_all_decline_the_clock_moves_on() -> None:
    match = night()
    runner = MatchRunner(match, {seat: Note(None) for seat in match.seats}, random.Random(1))
    assert runner.step() == ("clock", "pass")
    assert match.now > 0


def test_when_all_decline_and_no_clock_runs_somebody_must() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher"})
    runner = MatchRunner(match, {seat: Note(None) for seat in match.seats}, random.Random(1))
    acted = runner.step()
    assert acted is not None
    assert acted[0].startswith("survivor")


def test_nobody_is_forced_while_a_person_could_act() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher"})
    runner = MatchRunner(match, {"survivor1": Note(None)}, random.Random(1))
    assert runner.step() is None


def test_the_runner_waits_for_people() -> None:
    match = new("terrorscape", seed=1)
    assert MatchRunner(match, {}, random.Random(1)).step() is None


def test_everybody_comes_first_as_often() -> None:
    first = {"ann": 0, "ben": 0, "cat": 0}
    luck = random.Random(1)
    for _ in range(300):
        acted = MatchRunner(night(), {seat: Note("draw") for seat in first}, luck).step()
        assert acted is not None
        first[acted[0]] += 1
    assert min(first.values()) > 60


def test_a_player_that_does_not_look_is_shown_nothing() -> None:
    note = Note("draw")
    note.looks = False  # type: ignore[attr-defined]
    MatchRunner(night(), {"ann": note}, random.Random(1)).step()
    assert note.asked[0][1:] == ({}, ())


def test_what_was_undone_is_told_again() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher"})
    mate = Note(None)
    runner = MatchRunner(match, {"survivor2": mate}, random.Random(1))
    match.answer("survivor1", "survivor:anna")
    runner.step()
    match.undo("survivor1")
    runner.reset_after_undo()
    match.answer("survivor1", "survivor:marco")
    runner.step()
    assert [event["args"]["who"] for event in mate.asked[-1][2]] == ["marco"]


def test_a_whole_game_is_played() -> None:
    match = night()
    play(match, {seat: RandomPlayer(seat, seat) for seat in match.seats}, random.Random(1))
    assert match.over


def test_equal_seeds_play_alike() -> None:
    def record() -> str:
        match = new("terrorscape", seed=5)
        play(match, {seat: make("terrorscape", "random", seat, seat) for seat in match.seats}, random.Random(5))
        return match.record()

    assert record() == record()


def test_in_real_time_nothing_is_answered_before_it_is_due() -> None:
    match = night()
    sleeper = Note("draw")
    sleeper.wakes = 2.0  # type: ignore[attr-defined]
    runner = MatchRunner(match, {"ann": sleeper}, random.Random(1))
    assert runner.step(by=1.5) is None
    assert not sleeper.asked
    assert runner.step(by=2.5) == ("ann", "draw")
    assert match.now == 2.0
    sleeper.answer = None
    deadline = next(question.deadline for question in match.questions if question.deadline is not None)
    assert runner.step(by=deadline - 0.1) is None
    assert runner.step(by=deadline) == ("clock", "pass")
