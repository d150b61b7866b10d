"""Views whose parts are made anew only where something has changed, and parts that are found out afterwards."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import lamplit
from lamplit.engine import SPECTATOR, LamplitError, Match
from lamplit.engine.knowledge.cached_view import CachedView, Derived
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.zeds.data.levels import LENGTHS, LEVELS

CHANGING = {"zeds": {"level": "II", "players": 2, "heroes": "random"}, "betrayal": {"players": 3}}
FEW: list[tuple[str, dict[str, Any]]] = [
    ("terrorscape", {"killer": "spectre", "traits": "free", "separate_ways": True, "plans": True}),
    ("escape", {"players": 3, "curses": True, "treasures": True}),
    ("zeds", {"level": "basic", "players": 2}),
    ("zeds", {"level": "III", "players": 2, "mode": "versus"}),
    ("zeds", {"level": "V", "players": 3, "heroes": "random"}),
    *(("betrayal", {"players": 3 + haunt % 4, "haunt": haunt}) for haunt in (5, 19, 40)),
]
MANY: list[tuple[str, dict[str, Any]]] = [
    *(
        ("terrorscape", {"killer": killer, "edition": edition})
        for killer in ("butcher", "spectre", "murderer")
        for edition in ("v2", "v1.05")
    ),
    *(("escape", {"players": players, "sand": players > 2}) for players in (1, 2, 4)),
    *(
        ("zeds", {"level": LEVELS[level], "length": length, "players": 1 + level % 4, "mode": mode, "heroes": "random"})
        for level, length in LENGTHS
        for mode in ("team", "versus")
    ),
    *(("betrayal", {"players": 3 + haunt % 4, "haunt": haunt}) for haunt in HAUNTS),
]
MODES = [*FEW, *(pytest.param(*mode, marks=pytest.mark.slow) for mode in MANY)]


class Shelf:
    """A table on which little lies."""

    def __init__(self) -> None:
        self.jars = {"plum": ["open"]}
        self.lamp = "lit"


def labels(shelf: Shelf) -> list[str]:
    return [f"{jar}: {', '.join(marks)}" for jar, marks in shelf.jars.items()]


SHELF_VIEW: CachedView[Shelf] = CachedView(  # type: ignore[type-var]
    {"lamp": lambda shelf: shelf.lamp},
    Derived(lambda shelf: {jar: marks[:] for jar, marks in shelf.jars.items()}, {"labels": labels}),
)


def test_a_part_that_is_as_it_was_is_the_very_same() -> None:
    shelf = Shelf()
    before = SHELF_VIEW.seen(shelf)
    shelf.lamp = "out"
    after = SHELF_VIEW.seen(shelf, before)
    assert after.shown == {"lamp": "out", "labels": ["plum: open"]}
    assert after.shown["labels"] is before.shown["labels"]
    assert before.shown["lamp"] == "lit", "what somebody has seen stays as they saw it"


def test_a_part_is_made_anew_when_what_it_is_made_of_is_changed_in_place() -> None:
    shelf = Shelf()
    before = SHELF_VIEW.seen(shelf)
    shelf.jars["plum"].append("mouldy")
    assert SHELF_VIEW.seen(shelf, before).shown["labels"] == ["plum: open, mouldy"]
    assert before.shown["labels"] == ["plum: open"]


def answer_and_take_back(match: Match, luck: random.Random) -> Iterator[None]:
    """Some two hundred answers, a few of which are taken back; stops to look after each."""
    for _ in range(200):
        if match.over:
            return
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
        yield
        if luck.random() < 0.1:
            with suppress(LamplitError):
                match.undo(question.seat)
            yield


def test_what_is_simply_there_is_seen_as_it_was_when_somebody_looked() -> None:
    shelf = Shelf()
    made = Derived((), {"made": lambda _shelf: "of oak"})
    parts: CachedView[Shelf] = CachedView({"jars": "jars", "lamp": "lamp"}, made)  # type: ignore[type-var]
    before = parts.seen(shelf)
    shelf.jars["fig"] = []
    after = parts.seen(shelf, before)
    assert before.shown == {"jars": {"plum": ["open"]}, "lamp": "lit", "made": "of oak"}
    assert after.shown == {"jars": {"plum": ["open"], "fig": []}, "lamp": "lit", "made": "of oak"}
    assert after.changed == ["jars"], "nothing else need be compared"
    assert after.before is before.shown
    still = parts.seen(shelf, after)
    assert (still.shown is after.shown, [*still.changed]) == (True, [])


def test_a_part_made_of_several_things_is_made_anew_once_when_all_of_them_change() -> None:
    shelf, made = Shelf(), list[str]()

    def count(shelf: Shelf) -> int:
        made.append("count")
        return len(shelf.jars)

    parts: CachedView[Shelf] = CachedView(Derived(("jars", "lamp"), {"count": count}))  # type: ignore[type-var]
    before = parts.seen(shelf)
    shelf.jars["fig"], shelf.lamp = [], "out"
    assert parts.seen(shelf, before).shown == {"count": 2}
    assert len(made) == 2


@pytest.mark.parametrize(("game", "options"), MODES)
def test_a_view_that_was_kept_up_to_date_is_like_one_that_is_made_anew(game: str, options: dict[str, Any]) -> None:
    luck = random.Random(f"{game} {options}")
    match = lamplit.new(game, "parts", options)
    watchers = (*match.seats, SPECTATOR)
    for _ in answer_and_take_back(match, luck):
        for watcher in watchers:
            seen, books = match.view(watcher), match.books(watcher)
            anew = dict(match.game.view(match.table, watcher)) | ({"books": books} if match.game.books else {})
            assert seen == anew, (
                f"{watcher} sees {[name for name in anew if seen.get(name) != anew[name]]} as of before"
            )
        if luck.random() < 0.1:
            assert [match.view(watcher) for watcher in watchers] == [
                match.clone().view(watcher) for watcher in watchers
            ]


@pytest.mark.parametrize("game", CHANGING)
def test_what_takes_longer_is_part_of_a_view_but_not_of_what_is_seen_at_once(game: str) -> None:
    match = lamplit.new(game, "three", CHANGING[game])
    later = match.game.deferred_view
    seat = match.questions[0].seat
    assert "odds" in later
    assert later.keys() <= match.view(seat).keys()
    at_once = match.view_without_deferred(seat)
    assert not later.keys() & at_once.keys()
    assert at_once | {name: part(match.table, seat) for name, part in later.items()} == match.view(seat)
