"""Bots: they see what people see, take as long as people do, and get out more often than luck alone."""

import random
from typing import Any

import pytest

import lamplit
from lamplit.bots import MatchRunner, Player, levels, make, models
from lamplit.engine import Match, Question
from lamplit.games.escape.bots.plan import goals
from lamplit.games.escape.bots.thumb import ThumbAdventurer

from .expedition import NO_LOCKS, Expedition

MODULES: dict[str, dict[str, Any]] = {
    "plain": {},
    "everything": {"curses": True, "treasures": True},
    "sand": {"sand": True},
    "without locks": {"roll_lock": 0, "action_lock": 0},
    "people may leave": {"absence": True, "pauses": 2},
}


def runner(match: Match, level: str, seed: str) -> MatchRunner:
    players = {seat: make("escape", level, seat, f"{seed} {seat}") for seat in match.seats}
    return MatchRunner(match, players, random.Random(seed))


def played(level: str, seed: str, **options: Any) -> Match:
    match = lamplit.new("escape", seed, options)
    table = runner(match, level, seed)
    while table.step() is not None:
        pass
    return match


def wins(level: str, games: int, **options: Any) -> int:
    results = [played(level, f"{level} {number}", **options).result for number in range(games)]
    return sum(result is not None and result["side"] == "adventurers" for result in results)


def test_there_are_random_players_and_rules_of_thumb() -> None:
    assert levels("escape")[:2] == ["random", "thumb"]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("modules", MODULES)
def test_a_team_of_bots_comes_to_an_end(players: int, modules: str) -> None:
    match = played("thumb", f"end {players}", players=players, **MODULES[modules])
    assert match.over
    assert match.now <= 620.15 + 120


@pytest.mark.parametrize("players", [1, 3, 5])
def test_random_teams_come_to_an_end_too(players: int) -> None:
    assert played("random", "any", players=players, curses=True, treasures=True).over


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(1, 3), (2, 3), (3, 8), (4, 3), (5, 5)])
def test_rules_of_thumb_beat_luck_clearly(players: int, least: int) -> None:
    assert wins("random", 12, players=players) == 0
    assert wins("thumb", 12, players=players) >= least


@pytest.mark.slow
def test_it_is_harder_for_the_skilled_and_easier_without_locks() -> None:
    normal = wins("thumb", 16, players=2)
    assert wins("thumb", 16, players=2, difficulty="expert") < normal
    assert wins("thumb", 16, players=2, roll_lock=0, action_lock=0) > normal


@pytest.mark.parametrize("modules", ["plain", "everything"])
def test_bots_choose_by_what_they_see_and_nothing_else(modules: str) -> None:
    """In every world that looks the same to them, they do the same."""
    match = lamplit.new("escape", "views only", {"players": 3, **MODULES[modules]})
    table = runner(match, "thumb", "views only")
    compared = 0
    for number in range(300):
        if table.step() is None:
            break
        if number % 10:
            continue
        for question in match.questions:
            if question.seat == "clock":
                continue
            world = match.sample(question.seat, f"world {number}")
            there = world.question(question.seat)
            assert there is not None
            here = ThumbAdventurer(question.seat, "mind").choose(question, match.view(question.seat), ())
            assert ThumbAdventurer(question.seat, "mind").choose(there, world.view(question.seat), ()) == here
            compared += 1
    assert compared > 10


def test_bots_are_given_their_own_question_and_view_and_never_the_match() -> None:
    match = lamplit.new("escape", "given", {"players": 2})
    given: list[tuple[str, str]] = []

    class Curious(ThumbAdventurer):
        def choose(self, question: Any, view: Any, events: Any) -> str | None:
            given.append((self.seat, view["you"]))
            assert question.seat == self.seat
            assert "stack" in view["piles"]
            assert isinstance(view["piles"]["stack"], int)
            return super().choose(question, view, events)

    table = MatchRunner(match, {seat: Curious(seat, seat) for seat in match.seats}, random.Random(1))
    for _ in range(100):
        table.step()
    assert given
    assert all(seat == you for seat, you in given)


def test_bots_roll_no_faster_than_people() -> None:
    match = played("thumb", "pace", players=2, roll_lock=0, action_lock=0)
    moments: dict[str, list[float]] = {}
    for segment in match.story():
        for seat, name, at in segment.answers:
            if name.startswith("roll") and at is not None:
                moments.setdefault(seat, []).append(at)
    for seat in match.seats:
        gaps = [after - before for before, after in zip(moments[seat], moments[seat][1:], strict=False)]
        assert min(gaps) > 0.2
        assert sum(gaps) / len(gaps) > 1.0


@pytest.mark.parametrize("modules", MODULES)
def test_a_game_of_bots_plays_again_exactly(modules: str) -> None:
    match = played("thumb", f"again {modules}", players=2, **MODULES[modules])
    again = lamplit.load(match.record())
    assert again.result == match.result
    assert again.table.pack() == match.table.pack()
    assert again.events("red") == match.events("red")


def test_equal_seeds_play_alike_and_others_do_not() -> None:
    assert played("thumb", "1", players=2).record() == played("thumb", "1", players=2).record()
    assert played("thumb", "1", players=2).record() != played("thumb", "2", players=2).record()


def decides(trip: Expedition, who: str) -> str | None:
    question = trip.match.question(who)
    assert question is not None
    return ThumbAdventurer(who, "mind").choose(question, trip.match.view(who), ())


def test_a_bot_whose_friend_is_out_follows_with_three_stones_left_and_works_on_with_four() -> None:
    def left_behind(stones: int) -> Expedition:
        trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "EXIT").chamber("-1,0", "S1").tray(stones)
        trip.at(red="1,0", blue="0,0").shows("red", *["key"] * 5).time(240).begin()
        trip.does("red", "escape", "give:nobody")
        return trip.shows("blue", "adventurer", "adventurer", "key", "key", "torch")

    east, west = left_behind(3), left_behind(4)
    assert decides(east, "blue") == "enter:1,0"
    assert decides(west, "blue") != "enter:1,0"


@pytest.mark.parametrize(("blocked", "says"), [(3, "fate:no"), (4, "fate:yes")])
def test_a_bot_with_one_die_left_does_not_refuse_a_turn_of_fate(blocked: int, says: str) -> None:
    trip = Expedition(players=2, **NO_LOCKS).at(red="1,0", blue="-1,0")
    trip.shows("red", "key", "key", "torch", "torch", "adventurer")
    trip.shows("blue", *["black"] * blocked, *["key"] * (5 - blocked)).begin().does("red", "fate")
    assert decides(trip, "blue") == says


@pytest.mark.parametrize(("stones", "says"), [(1, "fate:yes"), (2, "fate:no")])
def test_a_bot_takes_no_stone_more_that_would_shut_an_adventurer_in(stones: int, says: str) -> None:
    trip = Expedition(players=2, **NO_LOCKS).tray(stones).at(red="1,0", blue="-1,0").time(450)
    trip.shows("red", "key", "key", "torch", "torch", "adventurer")
    trip.shows("blue", "black", "black", "key").begin().does("red", "fate")
    assert decides(trip, "blue") == says


@pytest.mark.parametrize(("dice", "leaves"), [(4, True), (3, False)])
def test_bots_do_not_leave_with_more_stones_than_an_adventurer_has_dice_for(dice: int, leaves: bool) -> None:
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "EXIT").chamber("-1,0", "S1").tray(3).time(500)
    trip.at(red="0,0", blue="0,0").shows("red", *["adventurer"] * 5)
    trip.shows("blue", *["adventurer"] * dice).begin()
    assert (decides(trip, "red") == "enter:1,0") is leaves


# -- company that goes its own way -----------------------------------------------------------------------------------


def at_the_stones(*shown: str) -> Expedition:
    """Red in a chamber of stones that takes torches; blue a step away."""
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "S4").at(red="1,0", blue="0,0")
    return trip.shows("red", *shown).shows("blue", "key", "key", "key", "torch", "adventurer").begin()


def told(mind: ThumbAdventurer, trip: Expedition, *events: Any) -> str | None:
    question = trip.match.question(mind.seat)
    assert question is not None
    return mind.choose(question, trip.match.view(mind.seat), events)


def asked(trip: Expedition, who: str) -> Question:
    question = trip.match.question(who)
    assert question is not None
    return question


def passes(trip: Expedition, seconds: float) -> None:
    """Time goes by in which blue does nothing but roll one die."""
    now = trip.match.now
    trip.does("blue", "roll:1", at=now + seconds)


def call(who: str, what: str, on: str) -> dict[str, Any]:
    return {"kind": "ping", "args": {"who": who, "what": what, "on": on}}


def test_a_bot_waits_for_a_friend_near_by_and_then_takes_what_is_there() -> None:
    trip = at_the_stones("torch", "torch", "torch", "torch", "key")
    mind = ThumbAdventurer("red", "mind")
    assert told(mind, trip) != "activate:1"
    assert mind.calls == [("join", "1,0")]
    passes(trip, 30)
    assert told(mind, trip) == "activate:1"
    assert mind.calls[1:] == [("ahead", "1,0")]


def test_a_bot_that_shows_more_than_it_waited_for_takes_the_higher_level() -> None:
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "S4").at(red="1,0", blue="1,0")
    trip.shows("red", *["torch"] * 5).shows("blue", *["torch"] * 5).begin()
    assert decides(trip, "red") == "activate:3"


def test_dice_that_are_kept_out_of_sharing_are_not_counted_on() -> None:
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "B03").at(red="1,0", blue="1,0")
    trip.shows("red", "torch", "torch", "key", "key", "key").shows("blue", *["torch"] * 5).begin()
    assert decides(trip, "red") == "activate:1"
    trip.does("blue", "share:off")
    assert decides(trip, "red") != "activate:1"


def test_nobody_waits_for_a_friend_who_says_to_go_ahead() -> None:
    trip = at_the_stones("torch", "torch", "torch", "torch", "key")
    assert told(ThumbAdventurer("red", "mind"), trip, call("blue", "ahead", "0,0")) == "activate:1"


def test_a_bot_comes_when_it_is_called() -> None:
    def busy() -> Expedition:
        trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "S4").chamber("-1,0", "B03").at(red="0,0", blue="-1,0")
        trip.shows("red", *["adventurer"] * 5).shows("blue", *["torch"] * 5)
        return trip.begin()

    assert told(ThumbAdventurer("red", "mind"), busy()) == "enter:1,0"
    assert told(ThumbAdventurer("red", "mind"), busy(), call("blue", "here", "-1,0")) == "enter:-1,0"


def test_a_bot_that_is_called_for_help_comes_before_it_works() -> None:
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "S4").at(red="0,0", blue="-1,0")
    trip.shows("red", *["adventurer"] * 5).shows("blue", "black", "black", "key", "key", "key").begin()
    mind = ThumbAdventurer("red", "mind")
    assert told(mind, trip, call("blue", "help", "-1,0")) == "enter:-1,0"
    assert mind.calls == [("coming", "-1,0")]


def test_a_stuck_bot_calls_for_help_unless_it_must_be_silent() -> None:
    def stuck(**options: Any) -> Expedition:
        trip = Expedition(players=2, difficulty="expert", **NO_LOCKS, **options).at(red="-1,0", blue="1,0")
        return trip.shows("red", *["black"] * 5).shows("blue", *["key"] * 5)

    def calls(trip: Expedition) -> list[tuple[str, str]]:
        mind = ThumbAdventurer("red", "mind")
        question = trip.begin().match.question("blue")
        assert question is not None
        mind.choose(question, trip.match.view("red"), ())
        return mind.calls

    assert calls(stuck()) == [("help", "-1,0")]
    assert calls(stuck(curses=True).cursed("red", "silence")) == []


@pytest.mark.parametrize("dice", [["black"] * 5, ["black", "black", "black", "black", "key"]])
def test_help_for_a_blocked_partner_comes_before_the_exit(dice: list[str]) -> None:
    """Adventurers with too few free dice for the exit are freed first: one left behind is enough to lose."""
    trip = Expedition(players=2, difficulty="expert", **NO_LOCKS).chamber("1,0", "EXIT").tray(1).time(500)
    trip.at(red="1,0", blue="1,0").shows("red", "key", "key", "gold", "torch", "torch").shows("blue", *dice).begin()
    assert "escape" in trip.may("red")
    assert decides(trip, "red") == "gold:blue"


def test_a_bot_goes_back_from_the_exit_for_a_blocked_partner() -> None:
    trip = Expedition(players=2, difficulty="expert", **NO_LOCKS).chamber("1,0", "EXIT").tray(0).time(500)
    trip.at(red="1,0", blue="0,0").shows("red", "key", "adventurer", "adventurer", "torch", "torch")
    trip.shows("blue", *["black"] * 5).begin()
    assert "escape" in trip.may("red")
    assert decides(trip, "red") == "enter:0,0"


def test_calls_of_one_reach_the_others_of_the_company_and_no_silenced_one_is_heard() -> None:
    match = lamplit.new("escape", "calls", {"players": 2, "intro": 0})
    heard: list[Any] = []

    class Listener(ThumbAdventurer):
        def choose(self, question: Any, view: Any, events: Any) -> str | None:
            heard.extend(event["args"] for event in events if event["kind"] == "ping")
            return super().choose(question, view, events)

    table = MatchRunner(match, {"blue": Listener("blue", "b")}, random.Random(1))
    table.call("red", "here", "1,0")
    for _ in range(20):
        table.step()
    assert heard == [{"who": "red", "what": "here", "on": "1,0"}]
    assert ("red", "here", "1,0") in table.calls


def test_the_people_of_the_laboratory_are_offered_to_nobody() -> None:
    assert models("escape") == ["explorer", "beginner"]
    assert not set(models("escape")) & set(levels("escape"))


def test_an_adventurer_who_explores_instead_of_coming_is_waited_for_no_longer() -> None:
    trip = at_the_stones("torch", "torch", "torch", "torch", "key")
    mind = ThumbAdventurer("red", "mind")
    assert told(mind, trip) != "activate:1"
    assert told(mind, trip, {"kind": "discovered", "args": {"who": "blue", "place": "0,1"}}) == "activate:1"


def test_a_bot_that_has_set_out_for_home_does_not_turn_round_half_way() -> None:
    """28 seconds before the slam it is three steps from home, and then goes quicker than it reckoned with."""
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "B01").chamber("2,0", "B01", "1,0")
    trip.chamber("3,0", "S4", "2,0")
    trip.at(red="3,0", blue="0,0").time(190).shows("red", *["adventurer"] * 5).shows("blue", *["torch"] * 5).begin()
    mind = ThumbAdventurer("red", "mind")
    assert told(mind, trip) == "enter:2,0"
    trip.does("red", "enter:2,0", at=trip.match.now + 0.1)
    assert ThumbAdventurer("red", "other").choose(asked(trip, "red"), trip.match.view("red"), ()) != "enter:1,0"
    trip.shows("red", *["adventurer"] * 5)
    assert told(mind, trip) == "enter:1,0"


def test_with_the_exit_unknown_and_few_stones_left_bots_look_for_the_exit() -> None:
    def at_stones(stones: int) -> Expedition:
        trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "B03").tray(stones).time(240).at(red="1,0", blue="1,0")
        dice = ["torch", "adventurer", "adventurer", "torch", "torch"]
        return trip.shows("red", *dice).shows("blue", *dice).begin()

    assert decides(at_stones(5), "red") == "activate:1"
    assert (decides(at_stones(1), "red") or "").startswith("discover:")


# -- practice --------------------------------------------------------------------------------------------------------


def practising(stones: int = 0, blue: str = "0,0") -> Expedition:
    """Red, a bot, at the exit with the keys for it, long after a game with a clock were over; blue still explores."""
    trip = Expedition(players=2, practice=True, **NO_LOCKS).chamber("1,0", "EXIT").tray(stones).time(700)
    trip.at(red="1,0", blue=blue).shows("red", *["key"] * 5).shows("blue", *["adventurer"] * 5)
    return trip.begin()


def test_without_a_clock_bots_do_not_leave_before_the_others() -> None:
    assert "escape" in practising().may("red")
    assert decides(practising(), "red") != "escape"
    assert decides(practising(blue="1,0"), "red") == "escape"


@pytest.mark.parametrize("stones", [0, 2])
def test_without_a_clock_bots_leave_when_they_are_called_to(stones: int) -> None:
    trip = practising(stones)
    mind = ThumbAdventurer("red", "mind")
    assert told(mind, trip) != "escape"
    assert told(mind, trip, call("blue", "out", "1,0")) == "escape"


def test_without_a_clock_a_bot_at_the_exit_comes_back_when_it_is_called() -> None:
    trip = practising().shows("red", *["adventurer"] * 5)
    assert told(ThumbAdventurer("red", "mind"), trip, call("blue", "here", "0,0")) == "enter:0,0"


def test_a_team_of_bots_ends_its_practice() -> None:
    match = played("thumb", "practice", players=2, practice=True)
    assert match.result is not None
    assert match.result["side"] == "adventurers"


@pytest.mark.slow
@pytest.mark.parametrize(("players", "least"), [(2, 4), (3, 6), (5, 7)])
def test_an_adventurer_who_only_explores_does_not_lose_the_game_for_the_team(players: int, least: int) -> None:
    def won(number: int) -> bool:
        match = lamplit.new("escape", f"explorer {number}", {"players": players})
        team = {seat: make("escape", "thumb", seat, f"{number} {seat}") for seat in match.seats}
        team["red"] = make("escape", "explorer", "red", f"{number} red")
        table = MatchRunner(match, team, random.Random(number))
        while table.step() is not None:
            pass
        return match.result is not None and match.result["side"] == "adventurers"

    assert sum(map(won, range(12))) >= least


# -- a partner who does nothing, or is gone ---------------------------------------------------------------------------


class Sleeper:
    """A player who sits there and does nothing."""

    wakes = float("inf")

    def choose(self, question: Question, view: Any, events: Any) -> str | None:
        return None


def beside_a_sleeper(trip: Expedition, seconds: float, *sleepers: str) -> list[str]:
    """What the bots answer in so much time beside people who do nothing."""
    players: dict[str, Player] = {
        seat: Sleeper() if seat in sleepers else ThumbAdventurer(seat, seat) for seat in trip.match.seats
    }
    table = MatchRunner(trip.match, players, random.Random(1))
    given: list[str] = []
    for tick in range(int(seconds * 4)):
        while not trip.match.over and (answer := table.step(by=trip.table.begin + tick / 4)) is not None:
            given.append(": ".join(answer))
    return given


def test_a_bot_does_not_freeze_beside_an_idle_partner_at_a_great_stone() -> None:
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "S4").at(red="1,0", blue="1,0").tray(9)
    trip.shows("red", *["key"] * 5).shows("blue", *["key"] * 5).practise().begin()
    assert any("activate:1" in answer for answer in beside_a_sleeper(trip, 45, "blue"))


def test_the_patience_of_a_bot_runs_on_where_nobody_acts() -> None:
    """A bot that is asked now and then, with nothing happening in between, does not wait for ever."""
    trip = Expedition(players=2, **NO_LOCKS).chamber("1,0", "S4").at(red="1,0", blue="0,0").tray(9)
    trip.shows("red", *["torch"] * 4, "key").shows("blue", "key", "key", "key", "torch", "adventurer").begin()
    mind, question, view = ThumbAdventurer("red", "mind"), asked(trip, "red"), trip.match.view("red")
    assert mind.choose(question, view, ()) != "activate:1"
    said = [mind.choose(question, view, ()) for _ in range(200)]
    assert "activate:1" in said
    assert mind.wakes > 20


@pytest.mark.parametrize("stones", [0, 2])
def test_a_bot_at_the_exit_with_the_keys_in_hand_goes_out(stones: int) -> None:
    """No chamber takes stones any more, and there is nothing to find: whatever the others do, nothing is gained."""
    trip = Expedition(players=2, **NO_LOCKS).chamber("2,0", "EXIT", "1,0").stack().tray(stones)
    trip.at(red="2,0", blue="0,0").shows("red", *["key"] * (stones + 1), "torch").begin()
    assert decides(trip, "red") == "escape"


def test_a_bot_at_the_exit_goes_out_with_its_keys_where_the_last_stone_is_for_others() -> None:
    trip = Expedition(players=4, **NO_LOCKS).chamber("2,0", "EXIT", "1,0").chamber("-2,0", "B03", "-1,0").stack()
    trip.tray(1).at(red="-2,0", blue="-2,0", yellow="2,0", green="2,0")
    trip.shows("yellow", "key", "key", *["torch"] * 3).begin()
    assert decides(trip, "yellow") == "escape"


def test_the_last_stone_is_for_those_who_stand_beside_it() -> None:
    trip = Expedition(players=4, **NO_LOCKS).chamber("2,0", "EXIT", "1,0").chamber("-2,0", "B03", "-1,0").stack()
    trip.tray(1).at(red="2,0", blue="2,0", yellow="-2,0", green="-2,0").begin()
    assert goals(trip.match.view("red")) == {"red": None, "blue": None, "yellow": "-2,0", "green": "-2,0"}


def test_the_keys_that_are_shown_at_the_exit_count_for_leaving_now() -> None:
    """With a chamber for one stone far in the west, seven keys shown at the exit are worth more than a stone less."""

    def at_the_exit(*shown: str) -> Expedition:
        trip = Expedition(players=1, **NO_LOCKS).chamber("2,0", "EXIT", "1,0").chamber("-2,0", "B03", "-1,0").stack()
        return trip.tray(6).at(red="2,0").shows("red", *shown).begin()

    assert decides(at_the_exit(*["key"] * 7), "red") == "escape"
    assert decides(at_the_exit(*["torch"] * 6, "key"), "red") == "roll:1+2+3+4+5+6+7", "that would take too long"


def test_the_last_stones_are_fetched_however_far_they_are() -> None:
    trip = Expedition(players=1, **NO_LOCKS).chamber("2,0", "B05", "1,0").stack().tray(7)
    for place in range(3, 9):
        trip.chamber(f"{place},0", "B05", f"{place - 1},0")
    trip.chamber("9,0", "B03", "8,0").at(red="-1,0").shows("red", *["adventurer"] * 5).begin()
    assert decides(trip, "red") == "enter:0,0"
    assert decides(trip.shows("red", "adventurer", "key", "key", "key"), "red") == "roll:2+3+4"


def test_nearer_stones_may_be_found_before_far_ones_are_fetched() -> None:
    trip = Expedition(players=1, **NO_LOCKS).chamber("2,0", "B05", "1,0").tray(7)
    for place in range(3, 9):
        trip.chamber(f"{place},0", "B05", f"{place - 1},0")
    trip.chamber("9,0", "B03", "8,0").at(red="-1,0").shows("red", *["adventurer"] * 5).begin()
    assert str(decides(trip, "red")).startswith("discover:")


def gone(**options: Any) -> Expedition:
    """Blue has lost the line; red and yellow are bots."""
    trip = Expedition(players=3, absence=True, **(NO_LOCKS | options)).practise().begin()
    return trip.does("blue", "away")


def test_bots_go_on_without_a_player_who_is_gone() -> None:
    given = beside_a_sleeper(gone(), 60, "blue")
    assert {"red: remove:blue", "yellow: remove:blue"} <= {*given}
    first = next(number for number, answer in enumerate(given) if "remove" in answer)
    trip = gone()
    assert not any("remove" in answer for answer in beside_a_sleeper(trip, 25, "blue")), "they wait for a while"
    assert first > 0


def test_a_bot_agrees_at_once_to_go_on_without_a_player() -> None:
    trip = gone().wait(21).does("yellow", "remove:blue")
    assert decides(trip, "red") == "remove:blue"


def test_bots_that_are_out_go_on_without_a_player_who_is_gone() -> None:
    trip = Expedition(players=2, absence=True, **NO_LOCKS).chamber("2,0", "EXIT", "1,0").at(red="2,0").tray(0)
    trip.shows("red", *["key"] * 5).practise().begin().does("blue", "away").does("red", "escape", "give:nobody")
    given = beside_a_sleeper(trip, 90, "blue")
    assert "red: remove:blue" in given
    assert trip.match.over
