"""Views whose parts are made anew only where something has changed, and parts that are found out afterwards."""

import random

import pytest

import lamplit
from lamplit.engine import SPECTATOR
from lamplit.engine.parts import Made, Parts

CHANGING = {"zeds": {"level": "II", "players": 2, "heroes": "random"}, "betrayal": {"players": 3}}


class Shelf:
    """A table on which little lies."""

    def __init__(self) -> None:
        self.jars = {"plum": ["open"]}
        self.lamp = "lit"


def labels(shelf: Shelf) -> list[str]:
    return [f"{jar}: {', '.join(marks)}" for jar, marks in shelf.jars.items()]


PARTS: Parts[Shelf] = Parts(  # type: ignore[type-var]
    {"lamp": lambda shelf: shelf.lamp},
    Made(lambda shelf: {jar: marks[:] for jar, marks in shelf.jars.items()}, {"labels": labels}),
)


def test_a_part_that_is_as_it_was_is_the_very_same() -> None:
    shelf = Shelf()
    before = PARTS.seen(shelf)
    shelf.lamp = "out"
    after = PARTS.seen(shelf, before)
    assert after.shown == {"lamp": "out", "labels": ["plum: open"]}
    assert after.shown["labels"] is before.shown["labels"]
    assert before.shown["lamp"] == "lit", "what somebody has seen stays as they saw it"


def test_a_part_is_made_anew_when_what_it_is_made_of_is_changed_in_place() -> None:
    shelf = Shelf()
    before = PARTS.seen(shelf)
    shelf.jars["plum"].append("mouldy")
    assert PARTS.seen(shelf, before).shown["labels"] == ["plum: open, mouldy"]
    assert before.shown["labels"] == ["plum: open"]


@pytest.mark.parametrize("game", CHANGING)
def test_a_view_that_was_kept_up_to_date_is_like_one_that_is_made_anew(game: str) -> None:
    luck = random.Random(game)
    for seed in ("one", "two"):
        match = lamplit.new(game, seed, CHANGING[game])
        for _ in range(250):
            if match.over:
                break
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
            for seat in (*match.seats, SPECTATOR):
                assert match.view(seat) == match.clone().view(seat)


@pytest.mark.parametrize("game", CHANGING)
def test_what_takes_longer_is_part_of_a_view_but_not_of_what_is_seen_at_once(game: str) -> None:
    match = lamplit.new(game, "three", CHANGING[game])
    later = match.game.afterwards
    seat = match.questions[0].seat
    assert "odds" in later
    assert later.keys() <= match.view(seat).keys()
    at_once = match.view_at_once(seat)
    assert not later.keys() & at_once.keys()
    assert at_once | {name: part(match.table, seat) for name, part in later.items()} == match.view(seat)
