"""The locks that stand for the time hands need, the table without them, and who comes first."""

from typing import Any

import pytest

from lamplit.terminal.escape.hands import Hands

from .expedition import NO_LOCKS, Expedition

PAIR = ("adventurer", "adventurer", "key", "torch", "torch")


def two(**options: Any) -> Expedition:
    """Red and blue in the start chamber, each with two adventurers, a key and two torches."""
    return Expedition(**options).shows("red", *PAIR).shows("blue", *PAIR)


# -- the roll lock ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
@pytest.mark.parametrize(("option", "seconds"), [({}, 1.6), ({"roll_lock": 1200}, 1.2), ({"roll_lock": 2000}, 2.0)])
def test_after_a_roll_the_next_one_has_to_wait(option: dict[str, int], seconds: float) -> None:
    trip = two(**option).begin().does("red", "roll:1", at=10.0)
    assert trip.refuses("red", "roll:2") == "ES-DIG-ROLL-LOCK"
    trip.until(10 + seconds - 0.01)
    assert trip.refuses("red", "roll:2") == "ES-DIG-ROLL-LOCK"
    trip.until(10 + seconds + 0.01)
    assert "roll:2" in trip.may("red")
    assert trip.who("red").roll_at == pytest.approx(10 + seconds)


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_the_roll_lock_is_each_players_own() -> None:
    trip = two().begin().does("red", "roll:1")
    assert "roll:1" in trip.may("blue")


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_the_roll_lock_holds_up_no_action() -> None:
    trip = two().begin().does("red", "roll:5").does("red", "enter:1,0")
    assert trip.who("red").place == "1,0"


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_the_roll_lock_holds_up_no_golden_mask_and_no_talk() -> None:
    trip = two().shows("red", "gold", "black", "key").next_roll("torch").begin().does("red", "roll:3")
    trip.does("red", "gold:red")
    assert trip.who("red").dice == ["blank", "blank", "torch"]
    trip.match.say("red", "Phew.")
    assert trip.match.table_talk.talk("blue") == [("red", "Phew.")]


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_the_roll_lock_holds_up_no_vote() -> None:
    trip = two().shows("red", "key", "torch").shows("blue", "black").next_roll("torch").begin().does("red", "roll:1")
    trip.does("red", "fate").does("blue", "fate:yes")
    assert trip.who("blue").dice == ["blank"]


@pytest.mark.rule("ES-DIG-ROLL-LOCK")
def test_the_roll_lock_keeps_nobody_else_from_using_the_dice() -> None:
    trip = two().chamber("-1,0", "B03").at(red="-1,0", blue="-1,0").next_roll("key").begin().does("red", "roll:3")
    trip.does("blue", "activate:1")
    assert trip.who("red").dice.count("torch") == 0
    assert trip.table.chambers["-1,0"].stones == 1


@pytest.mark.rule("ES-DIG-SHARE")
def test_sharing_dice_waits_for_the_next_roll_unless_an_adventurer_is_stuck() -> None:
    trip = Expedition().tray(4, beside=0).shows("red", *["key"] * 5).shows("blue", *["black"] * 5)
    trip.next_roll("torch").begin().does("red", "roll:5")
    assert trip.may("red") == []
    assert trip.may("blue") == ["share:off"]


# -- the action lock -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-ACTION-LOCK")
def test_after_an_action_neither_roll_nor_action_for_a_second_and_a_half() -> None:
    trip = two().shows("red", *["adventurer"] * 5).begin().does("red", "enter:1,0")
    assert trip.refuses("red", "enter:0,0") == "ES-DIG-ACTION-LOCK"
    assert trip.refuses("red", "discover:2,0") == "ES-DIG-ACTION-LOCK"
    assert trip.refuses("red", "roll") == "ES-DIG-ROLL-LOCK"
    trip.until(1.5)
    assert {"enter:0,0", "discover:2,0", "roll"} <= set(trip.may("red"))


@pytest.mark.rule("ES-DIG-ACTION-LOCK")
@pytest.mark.parametrize("name", ["enter:1,0", "discover:-1,-1", "activate:1", "open", "lift:silence"])
def test_every_action_takes_its_time(name: str) -> None:
    trip = Expedition(players=1, curses=True, treasures=True).chamber("-1,0", "M04").chest("-1,0", "healing")
    trip.at(red="0,0" if name == "enter:1,0" else "-1,0").cursed("red", "silence")
    trip.shows("red", "adventurer", "adventurer", "torch", *["key"] * 4).begin()
    if name == "discover:-1,-1":
        assert name in trip.may("red")
    trip.does("red", name, at=3.0)
    assert (trip.who("red").act_at, trip.who("red").roll_at) == (4.5, 4.5)


@pytest.mark.rule("ES-DIG-ACTION-LOCK", "ES-DIG-ROLL-LOCK")
def test_an_action_never_shortens_the_roll_lock() -> None:
    trip = two(roll_lock=5000).begin().does("red", "roll:5").does("red", "enter:1,0")
    assert trip.who("red").roll_at == 5.0


# -- without locks ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-NO-LOCKS")
def test_without_locks_rolls_and_actions_follow_each_other_at_once() -> None:
    trip = two(**NO_LOCKS).shows("red", *["adventurer"] * 5).next_roll("key", "key", "torch", "torch").begin()
    trip.does("red", "enter:1,0", "discover:2,0", "roll", "roll:1+2+3")
    assert trip.match.now == 0.0
    assert trip.table.chambers["2,0"].tile == "B02"


@pytest.mark.rule("ES-DIG-NO-LOCKS")
def test_without_locks_all_other_rules_stay() -> None:
    trip = two(**NO_LOCKS).shows("red", "black", "torch").begin()
    assert trip.refuses("red", "roll:1") == "ES-DICE-BLACK-2"
    assert trip.refuses("red", "enter:1,0") == "ES-ROOM-2"
    trip.until(600)
    assert trip.match.result is not None
    assert trip.match.result["how"] == "collapse"


# -- who comes first -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-CLAIMS")
def test_of_two_claims_for_the_same_stones_the_first_wins() -> None:
    trip = two().chamber("-1,0", "B03").at(red="-1,0", blue="-1,0")
    trip.shows("red", *["torch"] * 4).shows("blue", *["torch"] * 4).begin()
    assert "activate:1" in trip.may("red")
    assert "activate:1" in trip.may("blue")
    trip.does("blue", "activate:1")
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-7"
    assert trip.who("red").dice == ["torch"] * 4
    assert trip.who("blue").dice == ["blank"] * 4


@pytest.mark.rule("ES-DIG-CLAIMS")
def test_of_two_discoveries_at_the_same_opening_the_first_wins() -> None:
    trip = two().at(red="1,0", blue="1,0").begin()
    assert "discover:2,0" in trip.may("red")
    trip.does("blue", "discover:2,0")
    assert trip.refuses("red", "discover:2,0") == "ES-ACT-DISC-1"
    assert trip.who("red").dice == [*PAIR]


@pytest.mark.rule("ES-DIG-CLAIMS")
def test_an_opening_claimed_from_the_other_side_is_taken_too() -> None:
    trip = two().chamber("0,-1", "B01").at(red="-1,0", blue="0,-1").begin()
    assert "discover:-1,-1" in trip.may("red")
    trip.does("blue", "discover:-1,-1")
    assert trip.refuses("red", "discover:-1,-1") == "ES-ACT-DISC-1"
    assert trip.who("red").dice == [*PAIR]


# -- together --------------------------------------------------------------------------------------------------------


def at_the_stones() -> Expedition:
    """Three in a stone chamber that is worked with keys: red shows 2, blue 3 and yellow 4 of them."""
    trip = Expedition(players=3).chamber("-1,0", "S2").at(red="-1,0", blue="-1,0", yellow="-1,0")
    trip.shows("red", "key", "key", "torch").shows("blue", "key", "key", "key", "torch")
    return trip.shows("yellow", "key", "key", "key", "key", "gold")


@pytest.mark.rule("ES-DIG-SHARE")
def test_a_joint_activation_takes_the_fewest_dice_first_of_the_one_who_triggers_it() -> None:
    trip = at_the_stones().begin().does("yellow", "activate:2")
    assert trip.who("yellow").dice == ["blank"] * 4 + ["gold"]
    assert trip.who("red").dice == ["blank", "blank", "torch"]
    assert trip.who("blue").dice == ["blank", "key", "key", "torch"]


@pytest.mark.rule("ES-DIG-SHARE")
@pytest.mark.parametrize("who", ["red", "blue", "yellow"])
def test_anyone_in_the_chamber_may_trigger_it(who: str) -> None:
    trip = at_the_stones().begin().does(who, "activate:1")
    assert trip.table.chambers["-1,0"].stones == 1
    assert sum(a.dice.count("key") for a in trip.table.adventurers) == 9 - 4
    assert trip.who(who).dice.count("key") == 0


@pytest.mark.rule("ES-DIG-SHARE")
def test_who_keeps_the_dice_out_of_sharing_is_left_alone() -> None:
    trip = at_the_stones().begin().does("yellow", "share:off")
    assert trip.refuses("red", "activate:2") == "ES-ACT-STONE-2"
    trip.does("red", "activate:1")
    assert trip.who("yellow").dice.count("key") == 4
    assert trip.told("blue", "keeps-dice") == [{"who": "yellow"}]


@pytest.mark.rule("ES-DIG-SHARE")
def test_sharing_can_be_taken_up_again_and_own_dice_always_count_for_oneself() -> None:
    trip = at_the_stones().begin().does("yellow", "share:off", "share:on")
    assert "activate:2" in trip.may("red")
    alone = at_the_stones().begin().does("yellow", "share:off")
    assert "activate:2" in alone.may("yellow")


@pytest.mark.rule("ES-DIG-SHARE")
def test_people_may_say_who_pays_first() -> None:
    """Red shows 2 keys, blue 3 and yellow 4: 4 are paid."""
    paid = {}
    for name in at_the_stones().begin().ways("red", "activate"):
        if not name.startswith("activate:1"):
            continue
        trip = at_the_stones().begin().does("red", name)
        paid[name] = tuple(trip.who(who).dice.count("blank") for who in ("red", "blue", "yellow"))
    assert paid == {
        "activate:1": (2, 2, 0),
        "activate:1:blue": (1, 3, 0),
        "activate:1:yellow": (0, 0, 4),
        "activate:1:red+yellow": (2, 0, 2),
        "activate:1:blue+yellow": (0, 3, 1),
    }


@pytest.mark.rule("ES-DIG-SHARE")
def test_nobody_is_named_where_all_must_pay_all_or_who_keeps_the_dice() -> None:
    trip = at_the_stones().shows("yellow", *["key"] * 2).begin()
    assert trip.ways("red", "activate") >= {"activate:2"}
    assert trip.refuses("red", "activate:2:blue") == "ES-DIG-SHARE"
    kept = at_the_stones().begin().does("yellow", "share:off")
    assert kept.refuses("red", "activate:1:yellow") == "ES-DIG-SHARE"


@pytest.mark.rule("ES-DIG-LEVEL")
def test_any_level_that_is_reached_may_be_chosen() -> None:
    trip = at_the_stones().shows("red", *["key"] * 3).begin()
    assert {"activate:1", "activate:2", "activate:3"} <= trip.ways("red", "activate")
    trip.does("red", "activate:1")
    assert trip.table.chambers["-1,0"].stones == 1
    assert sum(a.dice.count("key") for a in trip.table.adventurers) == 10 - 4


@pytest.mark.rule("ES-DIG-LEVEL")
def test_a_level_that_is_not_reached_may_not() -> None:
    assert at_the_stones().begin().refuses("red", "activate:3") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-DIG-LEVEL")
def test_without_a_choice_it_is_the_highest() -> None:
    trip = at_the_stones().begin()
    hands = Hands("red")
    asked = trip.match.question("red")
    assert [hands.press("e", trip.sees("red"), asked) for _ in range(2)] == [None, "activate:2"]


@pytest.mark.rule("ES-DIG-DEPOT")
@pytest.mark.parametrize("tray", [1, 2])
def test_levels_beyond_what_the_tray_holds_are_not_offered(tray: int) -> None:
    trip = at_the_stones().shows("red", *["key"] * 3).tray(tray).begin()
    assert {name for name in trip.ways("red", "activate") if name.count(":") == 1} == {
        f"activate:{stones}" for stones in range(1, tray + 1)
    }
    assert trip.refuses("red", f"activate:{tray + 1}") == "ES-DIG-DEPOT"
    trip.does("red", f"activate:{tray}")
    assert (trip.table.tray, trip.table.chambers["-1,0"].stones) == (0, tray)


@pytest.mark.rule("ES-DIG-DEPOT")
def test_with_an_empty_tray_nothing_can_be_activated() -> None:
    trip = at_the_stones().tray(0).begin()
    assert trip.refuses("red", "activate:1") == "ES-DIG-DEPOT"
    assert trip.ways("red", "activate") == set()
