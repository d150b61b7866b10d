"""Long games: a match that is taken up again from a checkpoint goes on like the whole one, and going back is cheap."""

import json
from random import Random
from typing import Any

import pytest

from lamplit.engine import CLOCK, SPECTATOR, Forgotten, Game, Illegal, Match, start
from lamplit.engine.matches.replay import Replayable

from .games import lanterns, seance

LONG = {"lanterns": {"keepers": 3}, "seance": {"rounds": 9}}
games = pytest.mark.parametrize("game", [lanterns.GAME, seance.GAME], ids=lambda game: game.name)


def play(match: Match, luck: Random, most: int) -> None:
    """Some answers at random."""
    for _ in range(most):
        if match.over:
            return
        people = [question for question in match.questions if question.seat != CLOCK]
        question = luck.choice(people or match.questions)
        match.answer(question.seat, luck.choice(question.options).name)


def seen(match: Match, like: Match | None = None) -> str:
    """All that everybody sees, is asked, and has been told, as far as another match remembers it."""
    watchers = (*match.seats, SPECTATOR)
    told = [(match.heard(seat), match.events(seat, (like or match).forgotten(seat))) for seat in watchers]
    questions = [question.pack() for question in match.questions]
    return json.dumps([[match.view(seat) for seat in watchers], told, questions, match.over, match.result, match.now])


def taken_up(match: Match, segments: int) -> Match:
    """The same match, remembering nothing but what was played after so many segments."""
    later = match.segments[segments:] + ([match.unfinished] if match.unfinished else [])
    told = {seat: [len(match.events(seat))] for seat in (*match.seats, SPECTATOR)}
    for segment in later:
        for audience, _kind, _args in segment.news:
            for seat in told:
                told[seat][0] -= seat in audience or "*" in audience
    past = {seat: count for seat, (count,) in told.items()}
    again = Match(match.game, match.options, match.seed, match.checkpoint_before(segments), past)
    for segment in later:
        for answer in segment.answers:
            again.answer(*answer)
    return again


@games
@pytest.mark.parametrize("answers", [12, 17, 25])
def test_it_looks_like_the_whole_match_and_goes_on_like_it(game: Game[Any], answers: int):
    whole = start(game, "7", LONG[game.name])
    play(whole, Random(1), answers)
    again = taken_up(whole, len(whole.segments) // 2)
    assert any(again.forgotten(seat) for seat in again.seats)
    assert seen(again) == seen(whole, again)
    for turn in range(8):
        for match in (whole, again):
            play(match, Random(turn), 1)
        assert seen(again) == seen(whole, again)
    twin = again.clone()
    assert seen(twin) == seen(whole, again)


def test_what_it_remembers_can_be_taken_back_and_what_lies_before_cannot():
    whole = start(seance.GAME, "7", {"rounds": 9})
    play(whole, Random(2), 30)
    again = taken_up(whole, len(whole.segments) - 4)
    remembered = sum(len(segment.answers) for segment in again.story())
    whole.take_back(remembered)
    again.take_back(remembered)
    assert seen(again) == seen(whole, again)
    before = seen(again)
    with pytest.raises(Forgotten):
        again.take_back(1)
    for seat in again.seats:
        with pytest.raises(Forgotten):
            again.undo(seat)
        with pytest.raises(Forgotten):
            again.since(seat)
    assert seen(again) == before


def test_a_part_of_a_match_cannot_pass_for_the_whole():
    whole = start(lanterns.GAME, "7", {})
    play(whole, Random(2), 20)
    again = taken_up(whole, 5)
    with pytest.raises(Forgotten):
        again.record()
    assert again.commitment == whole.commitment
    assert again.sample("ann", "a world").past is None
    assert again.branch("another").record()


def test_how_long_ago_somebody_answered():
    match = start(seance.GAME, "7", {})
    assert match.since("ada") == 0
    answers = [("medium", match.questions[0].options[0].name)]
    match.answer(*answers[0])
    assert match.since("medium") == 1
    play(match, Random(3), 9)
    given = [answer[0] for segment in match.story() for answer in segment.answers]
    for seat in set(given):
        assert match.since(seat) == len(given) - max(n for n, who in enumerate(given) if who == seat)


def test_taking_back_costs_no_more_in_a_long_game_than_in_a_short_one(monkeypatch: pytest.MonkeyPatch):
    played: list[str] = []
    honest = Replayable._take
    monkeypatch.setattr(
        Replayable, "_take", lambda self, ask, *rest: (played.append(rest[0]), honest(self, ask, *rest))[1]
    )
    costs: list[int] = []
    for rounds in (2, 9):
        match = start(seance.GAME, "7", {"rounds": rounds})
        while not match.over:
            play(match, Random(5), 1)
        played.clear()
        match.take_back(1)
        costs.append(len(played))
        with pytest.raises(Illegal):
            match.take_back(1000)
    assert max(costs) <= 40
