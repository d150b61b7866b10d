"""The slow part of a view follows later, and its timing reveals nothing."""

import asyncio
import json
import random
import time
from typing import Any

import pytest

from lamplit.engine.matches.observation import Observable
from lamplit.server.tables.deferred_views import A_MOMENT, DeferredViews
from lamplit.server.tables.effects import take
from lamplit.server.tables.entries import Answered, Started
from lamplit.server.tables.feed import Feed
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from ..support.guest import Guest
from ..support.servers import ThreadServer, wait_for

LONG_ENOUGH_TO_LEAVE = 0.5


class EndlessFeed:
    """A feed that always has more to tell."""

    def __init__(self, seat: str) -> None:
        self.seat = seat
        self.told = 0
        self.listeners: Any = {"somebody"}

    def is_behind(self, _state: object) -> bool:
        return True

    def tell(self, *_what: object) -> bool:
        self.told += 1
        return True


class TwoSeatTable:
    """A table with two seats and a clock set by the test."""

    info: Any = None
    state: Any = None
    certain = True

    def __init__(self) -> None:
        self.feeds: Any = {"ann": EndlessFeed("ann"), "ben": EndlessFeed("ben")}
        self.worker: Any = self
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def within_budget(self, run: Any) -> Any:
        return run()


def in_a_loop(play: Any) -> None:
    async def run() -> None:
        table = TwoSeatTable()
        deferred_views = DeferredViews(table)
        play(table, deferred_views, table.feeds["ann"], table.feeds["ben"])
        deferred_views.stop()

    asyncio.run(run())


def test_the_rest_comes_when_a_seat_has_heard_nothing_for_a_moment() -> None:
    def play(table: TwoSeatTable, deferred_views: DeferredViews, ann: Any, _ben: Any) -> None:
        deferred_views.told(ann, True)
        table.time += 0.7 * A_MOMENT
        deferred_views.told(ann, True)
        table.time += 0.7 * A_MOMENT
        deferred_views.look()
        assert ann.told == 0, "the next answer came before"
        table.time += A_MOMENT
        deferred_views.look()
        assert ann.told == 1

    in_a_loop(play)


def test_what_a_seat_does_not_hear_of_does_not_hold_up_what_it_is_told() -> None:
    def play(table: TwoSeatTable, deferred_views: DeferredViews, ann: Any, ben: Any) -> None:
        deferred_views.told(ann, True)
        table.time += 0.7 * A_MOMENT
        deferred_views.told(ann, False)
        deferred_views.told(ben, True)
        table.time += 0.4 * A_MOMENT
        deferred_views.look()
        assert (ann.told, ben.told) == (1, 0)

    in_a_loop(play)


def test_nobody_is_told_of_what_is_being_stored() -> None:
    def play(table: TwoSeatTable, deferred_views: DeferredViews, ann: Any, _ben: Any) -> None:
        deferred_views.told(ann, True)
        table.time += 2 * A_MOMENT
        table.certain = False
        deferred_views.look()
        assert ann.told == 0
        table.certain = True
        deferred_views.look()
        assert ann.told == 1

    in_a_loop(play)


def test_what_is_being_stored_holds_up_nobody_for_longer_than_that() -> None:
    async def run() -> None:
        table: Any = TwoSeatTable()
        deferred_views, ann = DeferredViews(table), table.feeds["ann"]
        deferred_views.told(ann, True)
        table.time += 2 * A_MOMENT
        table.certain = False
        deferred_views.look()
        table.certain = True
        deferred_views.go_on()  # as after storing an entry
        await asyncio.sleep(0.001)
        assert ann.told == 1
        deferred_views.stop()

    asyncio.run(run())


def test_nothing_is_found_out_for_a_seat_at_which_nobody_listens_until_somebody_comes_back() -> None:
    def play(table: TwoSeatTable, deferred_views: DeferredViews, ann: Any, ben: Any) -> None:
        ann.listeners.clear()
        deferred_views.told(ann, True)
        deferred_views.told(ben, True)
        table.time += 60.0
        deferred_views.look()
        assert (ann.told, ben.told) == (0, 1)
        ann.listeners.add("somebody")
        deferred_views.came_back("ann")
        deferred_views.look()
        assert ann.told == 0, "as after news: how long it takes says nothing of what was answered meanwhile"
        table.time += A_MOMENT
        deferred_views.look()
        assert ann.told == 1

    in_a_loop(play)


def test_nobody_is_waited_for_who_does_not_listen() -> None:
    def play(_room: TwoSeatTable, deferred_views: DeferredViews, ann: Any, _ben: Any) -> None:
        ann.listeners.clear()
        deferred_views.told(ann, True)
        deferred_views.go_on()
        assert deferred_views._timer is None

    in_a_loop(play)


class Listening:
    """Records what it is told."""

    origin = "127.0.0.1"

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def tell(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def dismiss(self) -> None:
        pass

    def send_away(self, error: Any) -> None:
        pass


def test_what_is_said_promises_no_chances_when_others_have_answered_in_secret() -> None:
    state = TableState(Terms("zeds", {"level": "I", "players": 2, "heroes": "random"}), "seed", None)
    take(state, Started(1, "thumb"), 0)
    assert state.match is not None
    luck = random.Random(2)
    while not state.match.view("red")["odds"]:
        question = luck.choice(state.match.questions)
        take(state, Answered(question.seat, luck.choice(question.options).name), 0)
    feed, red = Feed("red", state, state.pack()), Listening()
    feed.listeners.add(red)

    state.answers += 1  # as after an answer hidden from red
    state.pings.append(("blue", "look", "TC"))
    assert not feed.tell(state, state.pack(), whole=False), "the game has not moved for red"
    assert red.heard[-1]["pings"]
    assert "later" not in red.heard[-1]
    assert "later" not in json.loads(feed.welcome(state, 0))

    question = luck.choice(state.match.questions)
    take(state, Answered(question.seat, luck.choice(question.options).name), 0)
    assert feed.tell(state, state.pack(), whole=False)
    assert red.heard[-1]["later"] == ["odds"]
    state.pings.append(("blue", "look", "TC"))
    assert not feed.tell(state, state.pack(), whole=False)
    assert red.heard[-1]["later"] == ["odds"], "what was promised is still to come, whatever else is told"
    assert json.loads(feed.welcome(state, 0))["later"] == ["odds"]
    feed.tell(state, state.pack())
    assert "later" not in red.heard[-1]


def last_news(guest: Guest) -> dict[str, Any]:
    return [message for message in map(json.loads, guest.heard) if message["type"] in ("news", "welcome")][-1]


def test_chances_follow_the_news_and_then_the_view_is_what_a_newcomer_sees(server: ThreadServer) -> None:
    table = server.table("zeds", red="me", blue="me", options={"level": "I", "players": 2, "heroes": "random"})
    people = {seat: table.sit(seat) for seat in ("red", "blue")}
    luck = random.Random(5)
    promised = shown = 0
    for _ in range(25):
        asked = [guest for guest in people.values() if guest.catches_up().question]
        if not asked:
            break
        guest = luck.choice(asked)
        assert guest.question is not None
        guest.answers(luck.choice(guest.question["options"]))
        for one in people.values():
            promised += last_news(one.catches_up()).get("later") == ["odds"]
            one.waits_until(lambda one: "later" not in last_news(one))
            shown += bool(one.view["odds"])
    assert promised > 10
    assert shown
    for seat, guest in people.items():
        assert guest.view == table.sit(seat).view


def test_whoever_is_away_costs_no_chances_and_has_them_a_moment_after_coming_back(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.table("zeds", red="me", blue="me", options={"level": "I", "players": 2, "heroes": "random"})
    red, blue = table.sit("red").catches_up(), table.sit("blue").catches_up()
    luck = random.Random(3)
    while not (red.view["odds"] and red.question):
        asked = luck.choice([one for one in (red, blue) if one.question])
        assert asked.question is not None
        asked.answers(luck.choice(asked.question["options"]))
        for one in (red, blue):
            one.catches_up().waits_until(lambda one: "later" not in last_news(one))
    found_out: list[str] = []
    find_out = Observable._deferred_view

    def watched(self: Observable, seat: str) -> dict[str, Any]:
        found_out.append(seat)
        return find_out(self, seat)

    monkeypatch.setattr(Observable, "_deferred_view", watched)
    monkeypatch.setattr("lamplit.server.tables.deferred_views.A_MOMENT", LONG_ENOUGH_TO_LEAVE)
    blue.goes()
    red.waits_until(lambda one: not one.table["seats"]["blue"]["here"])
    found_out.clear()
    red.answers(red.question["options"][0])
    red.goes()
    wait_for(lambda: not server.live(table).attended, "both to be gone")
    time.sleep(2 * LONG_ENOUGH_TO_LEAVE)
    assert found_out == []
    back = server.guest().enters(after=red, table=table.id, seat="red", secret=table.secrets["red"]).catches_up()
    back.waits_until(lambda one: "later" not in last_news(one))
    assert set(found_out) == {"red"}
    assert back.catches_up().view == table.sit("red").view
