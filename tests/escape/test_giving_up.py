"""Lost games end: when nobody can ever act again, and when all agree to give up."""

from typing import Any

import pytest

import lamplit
from lamplit.bots import make
from lamplit.games.escape import GAME
from lamplit.games.escape.setup import upgrade

from .expedition import NO_LOCKS, Expedition

BLACK = ["black"] * 5


def how(trip: Expedition) -> str:
    """How it ended; nothing while it goes on."""
    return "" if trip.match.result is None else trip.match.result["how"]


def despair(players: int = 2, beside: int = 0, **options: Any) -> Expedition:
    """All dice blocked but one of red's, which will be blocked by the next roll; blue stands next door."""
    trip = Expedition(players=players, **(NO_LOCKS | options)).tray(5, beside).at(red="1,0")
    for seat in trip.table.adventurers:
        trip.shows(seat.seat, *BLACK)
    return trip.shows("red", *BLACK[:4], "key").next_roll("black")


# -- nobody can ever act again ---------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-STUCK", "ES-END-1")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_when_every_die_is_blocked_for_good_the_game_is_lost_at_once(players: int) -> None:
    trip = despair(players).begin()
    assert how(trip) == ""
    trip.does("red", "roll:5", at=42.0)
    assert trip.match.result is not None
    assert (how(trip), trip.match.result["side"], trip.match.result["time"]) == ("stuck", "temple", 42.0)
    assert trip.told("red", "lost")[0]["how"] == "stuck"


@pytest.mark.rule("ES-DIG-STUCK")
def test_in_practice_too_and_where_pauses_are_left() -> None:
    assert how(despair(practice=True, pauses=2).begin().does("red", "roll:5")) == "stuck"


@pytest.mark.rule("ES-DIG-STUCK", "ES-ACT-FATE-2")
def test_not_while_fate_can_be_turned() -> None:
    trip = despair(beside=1).begin().does("red", "roll:5")
    assert how(trip) == ""
    trip.does("red", "fate").does("blue", "fate:yes").does("red", "roll")
    expert = despair(beside=2, difficulty="expert").begin().does("red", "roll:5")
    assert how(expert) == "stuck"


@pytest.mark.rule("ES-DIG-STUCK", "ES-ACT-EXIT-6")
def test_not_while_a_die_may_still_be_given() -> None:
    trip = despair().tray(0, 0).chamber("2,0", "EXIT", "1,0").at(red="2,0").begin().does("red", "escape")
    assert how(trip) == ""
    kept = trip.match.clone()
    trip.does("red", "give:blue")
    assert how(trip) == ""
    assert "roll" in trip.may("blue")
    kept.answer("red", "give:nobody")
    assert kept.result is not None
    assert kept.result["how"] == "stuck"


@pytest.mark.rule("ES-DIG-STUCK", "ES-MOD-TREASURE-3")
@pytest.mark.parametrize("treasure", ["healing", "teleport", "key_set", "torch_set", "extra_gem"])
def test_not_while_a_treasure_can_be_used(treasure: str) -> None:
    trip = despair(treasures=True).owns("blue", treasure).begin().does("red", "roll:5")
    assert how(trip) == ""
    used = next(name for name in trip.may("blue") if name.startswith("use:"))
    trip.does("blue", used)
    assert how(trip) == ("" if treasure == "healing" else "stuck")


@pytest.mark.rule("ES-DIG-STUCK", "ES-MOD-CURSE-LOCKED-IN")
def test_a_treasure_that_nobody_can_use_any_more_helps_nobody() -> None:
    trip = despair(treasures=True, curses=True).owns("blue", "teleport").cursed("blue", "locked_in").begin()
    assert how(trip.does("red", "roll:5")) == "stuck"


@pytest.mark.rule("ES-DIG-STUCK", "ES-MOD-TREASURE-KEY-SET")
def test_two_keys_of_a_treasure_open_a_chest_or_the_exit_without_a_die() -> None:
    trip = despair(treasures=True).chest("0,0", "healing").owns("blue", "key_set").begin()
    trip.does("red", "roll:5").does("blue", "use:key_set")
    assert how(trip) == ""
    trip.does("blue", "open", "use:healing")
    assert trip.who("red").blocked == 0
    out = despair(1, treasures=True).tray(1, 0).chamber("2,0", "EXIT", "1,0").at(red="2,0").owns("red", "key_set")
    out.begin().does("red", "roll:5", "use:key_set", "escape")
    assert how(out) == "escape"


@pytest.mark.rule("ES-DIG-STUCK", "ES-MOD-CURSE-LOST-DIE")
def test_a_choice_that_is_due_comes_first() -> None:
    trip = despair(curses=True).cursed("red", "lost_die")
    trip.table.by_seat("red").choosing, trip.table.by_seat("red").choose_by = "curse", 3.0
    trip.begin().does("red", "roll:5")
    assert how(trip) == ""
    assert how(trip.does("red", "lose:1")) == "stuck"


@pytest.mark.rule("ES-DIG-STUCK", "ES-DIG-ABSENT")
def test_a_player_who_is_away_and_could_still_roll_may_come_back() -> None:
    trip = despair(absence=True).shows("blue", "key").begin().does("blue", "away").does("red", "roll:5")
    assert how(trip) == ""
    assert how(despair(absence=True).begin().does("blue", "away").does("red", "roll:5")) == "stuck"


@pytest.mark.rule("ES-DIG-STUCK", "ES-DIG-ABSENT")
def test_not_where_the_escaped_can_go_on_without_the_rest() -> None:
    trip = despair(absence=True).tray(0, 0).chamber("2,0", "EXIT", "1,0").at(red="2,0").begin()
    trip.does("red", "escape", "give:nobody")
    assert how(trip) == ""
    trip.does("blue", "away").wait(20).does("red", "remove:blue")
    assert how(trip) == "escape"


@pytest.mark.rule("ES-DIG-STUCK", "ES-DIG-ABSENT", "ES-MOD-TREASURE-KEY-SET")
@pytest.mark.parametrize(("tray", "end"), [(5, ""), (6, "stuck")])
def test_not_where_going_on_without_a_player_makes_the_exit_cheap_enough(tray: int, end: str) -> None:
    """Of three players one removed takes four stones off the tray: with five, a key set is enough then."""
    trip = despair(3, absence=True, treasures=True).tray(tray, 0).chamber("2,0", "EXIT", "1,0").at(blue="2,0")
    trip.owns("blue", "key_set").begin().does("red", "roll:5").does("blue", "use:key_set")
    assert how(trip) == end


# -- giving up -------------------------------------------------------------------------------------------------------


def losing(players: int = 3, **options: Any) -> Expedition:
    """A table at which people may give up."""
    return Expedition(players=players, surrender=True, **options)


@pytest.mark.rule("ES-DIG-SURRENDER")
def test_the_game_is_lost_when_all_agree() -> None:
    trip = losing().begin().does("red", "surrender", at=100.0).does("yellow", "surrender:yes")
    trip.does("red", "surrender:yes")
    assert how(trip) == ""
    assert trip.sees("blue")["surrender"] == {"by": "red", "until": 120.0, "votes": ["yellow", "red"]}
    trip.does("blue", "surrender:yes")
    assert how(trip) == "surrender"
    assert trip.told("blue", "lost")[0]["how"] == "surrender"


@pytest.mark.rule("ES-DIG-SURRENDER")
def test_a_single_no_or_twenty_seconds_let_the_game_go_on() -> None:
    trip = losing().begin().does("red", "surrender", at=100.0).does("yellow", "surrender:no")
    assert trip.refuses("blue", "surrender:yes") == "ES-DIG-SURRENDER"
    trip.does("blue", "surrender", at=110.0).until(129.9)
    assert trip.sees("red")["surrender"] is not None
    trip.until(130)
    assert trip.told("red", "surrender-lapsed") == [{}]
    assert how(trip) == ""


@pytest.mark.rule("ES-DIG-SURRENDER")
def test_nobody_votes_twice_or_before_the_call_or_where_it_is_not_allowed() -> None:
    trip = losing().begin().does("red", "surrender", "surrender:yes")
    for name in ("surrender", "surrender:yes", "surrender:no"):
        assert trip.refuses("red", name) == "ES-DIG-SURRENDER"
    assert Expedition().begin().refuses("red", "surrender") == "ES-DIG-SURRENDER"
    early = lamplit.new("escape", options={"players": 2, "surrender": True}, seed="7")
    refused = early.why_not("red", "surrender")
    assert refused is not None
    assert refused.rule == "ES-DIG-SURRENDER"


@pytest.mark.rule("ES-DIG-SURRENDER")
def test_the_player_who_proposed_it_is_asked_too() -> None:
    trip = losing(1).begin().does("red", "surrender")
    assert how(trip) == ""
    again = trip.match.clone()
    trip.does("red", "surrender:yes")
    assert how(trip) == "surrender"
    again.answer("red", "surrender:no")
    assert again.result is None


@pytest.mark.rule("ES-DIG-SURRENDER", "ES-ACT-EXIT-5")
def test_the_escaped_have_a_say() -> None:
    trip = losing(2, gift_choice=5).tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").shows("red", "key").begin()
    trip.does("red", "escape", "give:nobody").does("blue", "surrender")
    assert how(trip) == ""
    question = trip.match.question("red")
    assert question is not None
    assert question.prompt == "outside"
    trip.does("red", "surrender:no", "surrender", "surrender:yes").does("blue", "surrender:yes")
    assert how(trip) == "surrender"


@pytest.mark.rule("ES-DIG-SURRENDER", "ES-DIG-ABSENT")
def test_those_who_are_away_or_were_let_go_are_not_asked() -> None:
    trip = losing(absence=True).begin().does("blue", "away").does("red", "surrender", "surrender:yes")
    trip.does("yellow", "surrender:yes")
    assert how(trip) == "surrender"


@pytest.mark.rule("ES-DIG-SURRENDER", "ES-DIG-ROLL-LOCK", "ES-DIG-PAUSE")
def test_no_lock_holds_the_vote_up_and_a_pause_stops_its_time() -> None:
    trip = losing(2, pauses=1).shows("red", "key").next_roll("torch").begin().does("red", "roll:1", at=10.0)
    trip.does("red", "surrender", "surrender:yes").does("red", "pause").does("blue", "pause:yes").does(
        "blue", "resume", at=40.0
    )
    assert trip.sees("red")["surrender"]["until"] == 60.0
    assert trip.match.game.awaited(trip.table, "blue")
    assert not trip.match.game.awaited(trip.table, "red")


@pytest.mark.rule("ES-DIG-SURRENDER")
def test_bots_follow_people_and_never_propose_it() -> None:
    trip = losing(2).begin()
    bot = make("escape", "thumb", "blue", "7")
    asked = trip.match.question("blue")
    assert asked is not None
    assert bot.choose(asked, trip.sees("blue"), ()) != "surrender"
    trip.does("red", "surrender")
    asked = trip.match.question("blue")
    assert asked is not None
    assert bot.choose(asked, trip.sees("blue"), ()) == "surrender:yes"


def test_a_table_of_the_rules_before_goes_on() -> None:
    packed = losing(2).begin().table.pack()
    for name in ("lay_choice", "surrender"):
        del packed["pace"][name]
    for adventurer in packed["adventurers"]:
        del adventurer["turned"]
    table = GAME.table.unpack(upgrade(packed, 2))
    assert (table.settings.lay_choice, table.settings.surrender) == (10.0, False)
    assert [a.turned for a in table.adventurers] == ["", ""]


@pytest.mark.rule("ES-DIG-LOSS")
def test_a_table_at_which_a_player_was_choosing_a_die_to_lose_goes_on_without_it() -> None:
    trip = Expedition().at(red="1,0").shows("red", "key", "black", "torch", "key", "gold")
    packed = trip.table.pack()
    del packed["hopeless"]
    packed["adventurers"][0] |= {"choosing": "loss", "choose_by": 221.0}
    table = GAME.table.unpack(upgrade(packed, 3))
    assert (table.adventurers[0].dice, table.adventurers[0].choosing) == (["key", "torch", "key", "gold"], "")
    assert (table.die_box, table.hopeless) == (trip.table.die_box + 1, "")
