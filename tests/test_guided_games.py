"""Guided first games have fixed cards and dice; their advice can always be followed and turns out well."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lamplit
from lamplit.bots import make
from lamplit.engine import ToldEvent

CLIENT = Path(__file__).resolve().parents[1] / "web/src/games"
STEP = re.compile(r"\{ id: '(?P<id>[a-z-]+)'.*?light: \['(?P<option>[^']+)'\]")
LIKELY = 0.8
"""The least probability of winning a fight into which a beginner is sent."""


def advised(game: str) -> list[str]:
    """Return the answers advised by a game's guide, in order."""
    lines = (CLIENT / game / "guide.ts").read_text().splitlines()
    return [found["option"] for line in lines if (found := STEP.search(line))]


def followed(game: str, options: dict[str, Any]) -> Iterator[tuple[lamplit.Match, str, list[ToldEvent]]]:
    """Play the first game as advised: yield the match and the events after each answer."""
    found = lamplit.game(game)
    match = lamplit.new(game, found.first_game, options)
    me, *others = match.seats
    bots = {seat: make(game, "thumb", seat, f"{found.first_game} {seat}") for seat in others}
    for option in advised(game):
        before = match.clone()
        heard = len(match.events(me))
        match.answer(me, option)
        while match.question(me) is None and not match.over:
            question = match.questions[0]
            wish = bots[question.seat].choose(question, match.view(question.seat), [])
            assert wish is not None
            match.answer(question.seat, wish)
        yield before, option, match.events(me)[heard:]


def test_the_first_dawn_goes_as_its_guide_says():
    told: dict[str, list[ToldEvent]] = {}
    for before, option, events in followed("zeds", {"level": "basic", "length": "short", "players": 1}):
        chance = before.view("red")["odds"].get(option, {}).get("win")
        assert chance is None or chance >= LIKELY, f"{option} wins only {chance}"
        told[option] = events
    [shot] = [each["args"] for each in told["fire:piazza:zed2"] if each["kind"] == "shot"]
    assert shot["hits"] == 3
    charge = told["move:piazza:S6"]
    assert "zed-killed" in [each["kind"] for each in charge]
    assert not [each for each in charge if each["kind"] == "hit" and each["args"]["piece"] == "piazza"]
    assert [each["args"]["by"] for each in told["forage:hunt"] if each["kind"] == "ammo"] == [1]
    assert "zeds-retreated" in [each["kind"] for each in told["unit:civilians7"]]
    assert "zeds-retreated" in [each["kind"] for each in told["move:furies:M6"]]


def test_the_first_question_of_the_first_dawn_is_what_to_do():
    match = lamplit.new("zeds", lamplit.game("zeds").first_game, {"level": "basic", "length": "short"})
    assert [question.prompt for question in match.questions] == ["action"]


def test_the_first_night_goes_as_its_guide_says():
    told = [events for _, _, events in followed("betrayal", {"players": 4, "month": 10, "day": 17})]
    who, door, end, _, on, _ = told
    assert who[-1] == {**who[-1], "kind": "turn", "args": {"who": "ox_bellows", "round": 1}}
    for events, why in ((door, "grave_dirt"), (on, "junk_room")):
        [rolled] = [each["args"] for each in events if each["kind"] == "rolled"]
        assert rolled["why"] == why
        assert rolled["total"] >= rolled["need"]
    assert [each["args"]["begins"] for each in end if each["kind"] == "haunt-roll"] == [False]
    assert [each["args"]["card"] for each in on if each["kind"] == "drew"] == ["idol"]
