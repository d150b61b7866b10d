"""Dice: rolling and keeping, black masks, golden masks, and helping others with them.

In the examples Ani is red and Frank is blue.
"""

import pytest

from .expedition import NO_LOCKS, Expedition

EVERYTHING = ("enter", "discover", "activate", "escape")


def swift(players: int = 2) -> Expedition:
    """A table without locks."""
    return Expedition(players=players, **NO_LOCKS)


# -- using and keeping -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-1")
def test_the_base_game_has_five_actions() -> None:
    trip = swift().chamber("1,0", "S2").at(red="1,0", blue="1,0").chamber("2,0", "EXIT", stairs_to="1,0").tray(3)
    trip.shows("red", "adventurer", "adventurer", "key", "key", "gold").shows("blue", *["key"] * 4, "black").begin()
    found = {name.partition(":")[0] for name in trip.may("red")}
    trip = swift().chamber("1,0", "EXIT").at(blue="1,0").tray(3).shows("blue", *["key"] * 4, "black").begin()
    found |= {name.partition(":")[0] for name in trip.may("blue")}
    no_actions = {"roll", "gold", "take", "share"}
    discovering = {"discover", "look"}
    assert found - no_actions == {"enter", *discovering, "activate", "escape", "fate"}


@pytest.mark.rule("ES-ACT-2")
def test_one_roll_pays_for_two_actions() -> None:
    trip = Expedition().at(red="1,0").next_roll(*["adventurer"] * 4, "key").begin().does("red", "roll")
    trip.does("red", "discover:2,0").wait(1.5).does("red", "enter:2,0")
    assert (trip.who("red").place, trip.table.chambers["2,0"].tile) == ("2,0", "B02")
    assert trip.who("red").dice == ["blank"] * 4 + ["key"]
    assert len(trip.told("red", "rolled")) == 1


@pytest.mark.rule("ES-ACT-2")
def test_three_adventurers_do_not_pay_for_two_actions() -> None:
    trip = swift().at(red="1,0").shows("red", "adventurer", "adventurer", "adventurer", "gold", "gold").begin()
    trip.does("red", "discover:2,0")
    assert trip.refuses("red", "enter:2,0") == "ES-ROOM-2"


@pytest.mark.rule("ES-ACT-3")
def test_used_dice_pay_for_nothing_until_they_are_rolled_again() -> None:
    trip = swift().shows("red", "adventurer", "adventurer", "key", "key", "key").begin().does("red", "enter:1,0")
    assert trip.who("red").dice == ["blank", "blank", "key", "key", "key"]
    assert trip.refuses("red", "enter:0,0") == "ES-ROOM-2"
    trip.next_roll("adventurer", "adventurer").does("red", "roll", "enter:0,0")
    assert trip.who("red").place == "0,0"


@pytest.mark.rule("ES-ACT-3")
def test_used_dice_go_into_every_next_roll() -> None:
    trip = swift().shows("red", "adventurer", "adventurer", "key", "key", "key").begin().does("red", "enter:1,0")
    trip.next_roll("torch", "gold", "torch").does("red", "roll:5")
    assert trip.who("red").dice == ["torch", "gold", "key", "key", "torch"]


@pytest.mark.rule("ES-ACT-4")
def test_unused_dice_are_kept_over_three_rolls_and_pay_later() -> None:
    trip = swift().chamber("1,0", "B06").shows("red", "key", "adventurer", "torch", "torch", "torch").begin()
    for _ in range(3):
        trip.next_roll("torch", "torch", "torch").does("red", "roll:3+4+5")
        assert trip.who("red").dice == ["key", "adventurer", "torch", "torch", "torch"]
    trip.does("red", "enter:1,0")
    assert trip.who("red").dice == ["blank", "blank", "torch", "torch", "torch"]


@pytest.mark.rule("ES-ACT-4")
def test_dice_left_over_from_an_action_are_kept_when_the_used_ones_are_rolled() -> None:
    trip = swift().shows("red", "adventurer", "adventurer", "key", "torch", "gold").begin().does("red", "enter:1,0")
    trip.next_roll("torch", "torch").does("red", "roll")
    assert trip.who("red").dice == ["torch", "torch", "key", "torch", "gold"]


@pytest.mark.rule("ES-ACT-5")
@pytest.mark.parametrize("face", ["key", "torch", "adventurer", "gold"])
def test_a_kept_die_may_be_rolled_again_at_any_time(face: str) -> None:
    trip = swift().shows("red", face, "torch", "torch", "torch", "torch").next_roll("key").begin()
    trip.does("red", "roll:1").next_roll("adventurer").does("red", "roll:1")
    assert trip.who("red").dice == ["adventurer", "torch", "torch", "torch", "torch"]


@pytest.mark.rule("ES-ACT-5", "ES-DICE-BLACK-2")
@pytest.mark.parametrize("dice", ["1", "1+2"])
def test_a_black_mask_may_not_be_rolled_again(dice: str) -> None:
    trip = swift().shows("red", "black", "torch", "torch", "torch", "torch").begin()
    assert trip.refuses("red", f"roll:{dice}") == "ES-DICE-BLACK-2"


@pytest.mark.rule("ES-DICE-KEYTORCH")
@pytest.mark.parametrize(("tile", "symbol"), [("B06", "key"), ("B10", "torch")])
def test_adventurers_do_not_replace_the_key_or_torch_of_a_chamber(tile: str, symbol: str) -> None:
    trip = swift().chamber("1,0", tile).shows("red", *["adventurer"] * 5).begin()
    assert trip.refuses("red", "enter:1,0") == "ES-ROOM-2"
    trip.shows("red", "adventurer", symbol).does("red", "enter:1,0")
    assert trip.who("red").place == "1,0"


@pytest.mark.rule("ES-DICE-KEYTORCH")
@pytest.mark.parametrize(("tile", "symbol"), [("B04", "key"), ("B03", "torch")])
def test_adventurers_do_not_replace_the_keys_or_torches_for_a_stone(tile: str, symbol: str) -> None:
    trip = swift().chamber("1,0", tile).at(red="1,0").shows("red", *[symbol] * 3, "adventurer", "adventurer").begin()
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-2"
    trip.shows("red", *[symbol] * 4, "adventurer").does("red", "activate:1")
    assert trip.table.chambers["1,0"].stones == 1


# -- black masks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DICE-BLACK-1")
def test_a_black_mask_is_blocked_at_once_without_any_decision() -> None:
    trip = swift().next_roll("key", "black", "key", "torch", "gold").begin().does("red", "roll")
    assert trip.who("red").blocked == 1
    assert not [name for name in trip.ways("red", "roll") if "2" in name]
    assert trip.refuses("red", "roll:2") == "ES-DICE-BLACK-2"


@pytest.mark.rule("ES-DICE-BLACK-2")
def test_a_blocked_die_stays_as_it_is_while_all_others_are_rolled() -> None:
    trip = swift().shows("red", "key", "black", "key", "torch", "black").begin()
    for _ in range(3):
        trip.next_roll("torch", "gold", "gold").does("red", "roll:1+3+4")
        assert trip.who("red").dice == ["torch", "black", "gold", "gold", "black"]


@pytest.mark.rule("ES-DICE-BLACK-2")
def test_with_all_dice_blocked_nobody_can_roll() -> None:
    trip = swift().shows("red", *["black"] * 5).begin()
    assert trip.ways("red", "roll") == set()
    assert trip.refuses("red", "roll:1+2+3+4+5") == "ES-DICE-BLACK-2"


@pytest.mark.rule("ES-DICE-BLACK-3")
@pytest.mark.parametrize("symbol", ["key", "torch", "adventurer"])
def test_a_black_mask_pays_for_nothing(symbol: str) -> None:
    trip = swift().chamber("1,0", "S2").chamber("2,0", "EXIT", stairs_to="1,0").at(red="1,0", blue="2,0").tray(3)
    trip.shows("red", symbol, *["black"] * 4).shows("blue", "key", *["black"] * 4).begin()
    for who in ("red", "blue"):
        assert not [name for name in trip.may(who) if name.partition(":")[0] in EVERYTHING]
    assert trip.refuses("red", "enter:0,0") == "ES-ROOM-2"
    assert trip.refuses("red", "discover:1,1") == "ES-ACT-DISC-2"
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-2"
    assert trip.refuses("blue", "escape") == "ES-ACT-EXIT-2"


@pytest.mark.rule("ES-EX-BLACK")
def test_example_two_black_masks_leave_ani_three_of_her_five_dice() -> None:
    ani = swift().next_roll("key", "black", "torch", "black", "gold").begin().does("red", "roll")
    assert (ani.who("red").blocked, len(ani.who("red").dice)) == (2, 5)
    assert "roll:1+3+5" in ani.may("red")
    assert max(name.count("+") + 1 for name in ani.ways("red", "roll")) == 3


# -- golden masks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DICE-GOLD-1")
def test_one_golden_mask_frees_two_of_three_blocked_dice() -> None:
    trip = swift().shows("red", "gold", "black", "black", "black", "key").begin().does("red", "gold:red")
    assert trip.who("red").dice == ["blank", "blank", "blank", "black", "key"]
    trip.next_roll("torch", "torch", "torch").does("red", "roll")
    assert trip.who("red").dice == ["torch", "torch", "torch", "black", "key"]


@pytest.mark.rule("ES-DICE-GOLD-1")
def test_two_golden_masks_free_four() -> None:
    trip = swift().shows("red", "gold", "gold", "black", "black", "black", "black").begin()
    trip.does("red", "gold:red", "gold:red")
    assert trip.who("red").dice == ["blank"] * 6


@pytest.mark.rule("ES-DICE-GOLD-1")
@pytest.mark.parametrize("dice", [("gold", "key"), ("black", "key")])
def test_it_takes_a_golden_mask_and_a_black_one(dice: tuple[str, ...]) -> None:
    assert swift().shows("red", *dice).begin().refuses("red", "gold:red") == "ES-DICE-GOLD-1"


@pytest.mark.rule("ES-DICE-GOLD-2")
def test_a_golden_mask_may_be_used_for_the_only_blocked_die() -> None:
    trip = swift().shows("red", "gold", "black", "key", "key", "key").begin().does("red", "gold:red")
    assert trip.who("red").dice == ["blank", "blank", "key", "key", "key"]


@pytest.mark.rule("ES-DICE-GOLD-2")
def test_a_golden_mask_may_be_used_for_just_one_of_two_blocked_dice() -> None:
    trip = swift().shows("red", "gold", "black", "black", "key", "key").begin().does("red", "gold:red:1")
    assert trip.who("red").dice == ["blank", "blank", "black", "key", "key"]


@pytest.mark.rule("ES-DICE-GOLD-3")
def test_a_golden_mask_may_be_used_for_a_black_mask_of_the_same_roll() -> None:
    trip = swift().next_roll("gold", "black", "key", "key", "key").begin().does("red", "roll", "gold:red")
    assert trip.who("red").dice == ["blank", "blank", "key", "key", "key"]


@pytest.mark.rule("ES-DICE-GOLD-4")
def test_freed_dice_pay_for_nothing_before_they_are_rolled() -> None:
    trip = swift().shows("red", "gold", "black", "black", "adventurer", "gold").begin().does("red", "gold:red")
    assert not [name for name in trip.may("red") if name.partition(":")[0] in EVERYTHING]
    assert trip.refuses("red", "enter:1,0") == "ES-ROOM-2"
    trip.next_roll("key", "adventurer", "torch").does("red", "roll", "enter:1,0")
    assert trip.who("red").place == "1,0"


@pytest.mark.rule("ES-DICE-GOLD-4", "ES-DICE-GOLD-5")
def test_the_freed_dice_and_the_golden_one_go_into_the_next_roll_whatever_else_is_rolled() -> None:
    trip = swift().shows("red", "gold", "black", "black", "key", "key").begin().does("red", "gold:red")
    trip.next_roll("adventurer", "torch", "torch", "adventurer").does("red", "roll:5")
    assert trip.who("red").dice == ["adventurer", "torch", "torch", "key", "adventurer"]


@pytest.mark.rule("ES-DICE-GOLD-5")
def test_a_golden_mask_cannot_be_used_twice() -> None:
    trip = swift().shows("red", "gold", "black", "black", "black", "key").begin().does("red", "gold:red")
    assert trip.refuses("red", "gold:red") == "ES-DICE-GOLD-1"
    trip.next_roll("gold", "torch", "torch").does("red", "roll", "gold:red")
    assert trip.who("red").blocked == 0


@pytest.mark.rule("ES-DICE-GOLD-6")
def test_nobody_has_to_use_a_golden_mask() -> None:
    trip = swift().next_roll("gold", "black", "key", "key", "key").begin().does("red", "roll")
    for _ in range(2):
        trip.next_roll("torch", "torch", "torch").does("red", "roll:3+4+5")
        assert trip.who("red").dice == ["gold", "black", "torch", "torch", "torch"]
    trip.does("red", "gold:red")
    assert trip.who("red").dice == ["blank", "blank", "torch", "torch", "torch"]


@pytest.mark.rule("ES-EX-GOLD")
def test_example_ani_has_two_blocked_dice_and_a_golden_mask_and_rolls_all_five() -> None:
    ani = swift().shows("red", "black", "black", "torch", "torch", "torch").next_roll("gold", "key", "key").begin()
    ani.does("red", "roll:3+4+5", "gold:red")
    ani.next_roll("key", "torch", "key", "torch", "key").does("red", "roll:4+5")
    assert ani.who("red").dice == ["key", "torch", "key", "torch", "key"]


# -- helping others --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-HELP-1")
@pytest.mark.parametrize("place", ["0,0", "1,0"])
def test_a_golden_mask_frees_two_dice_of_an_adventurer_in_the_same_chamber(place: str) -> None:
    trip = swift().at(red=place, blue=place).shows("red", "gold", "black", "key", "key", "key")
    trip.shows("blue", "black", "black", "black", "torch", "torch").begin().does("red", "gold:blue")
    assert trip.who("blue").dice == ["blank", "blank", "black", "torch", "torch"]
    assert trip.who("red").dice == ["blank", "black", "key", "key", "key"]
    assert trip.told("blue", "freed") == [{"who": "red", "other": "blue", "dice": 2}]


@pytest.mark.rule("ES-HELP-1")
def test_helping_with_a_single_die_is_possible_too() -> None:
    trip = swift().shows("red", "gold", "key").shows("blue", "black", "black", "torch").begin()
    trip.does("red", "gold:blue:1")
    assert trip.who("blue").dice == ["blank", "black", "torch"]


@pytest.mark.rule("ES-HELP-2")
def test_a_golden_mask_helps_nobody_in_another_chamber() -> None:
    trip = swift().at(red="1,0").shows("red", "gold", "key").shows("blue", "black", "torch").begin()
    assert trip.refuses("red", "gold:blue") == "ES-HELP-2"
    assert trip.ways("red", "gold") == set()


@pytest.mark.rule("ES-HELP-3")
@pytest.mark.parametrize("both", ["blue+yellow", "red+blue"])
def test_a_golden_mask_cannot_be_split(both: str) -> None:
    trip = swift(3).shows("red", "gold", "black").shows("blue", "black", "key").shows("yellow", "black", "key").begin()
    assert trip.refuses("red", f"gold:{both}") == "ES-HELP-3"


@pytest.mark.rule("ES-HELP-3")
def test_what_one_person_does_not_need_helps_nobody_else() -> None:
    trip = swift(3).shows("red", "gold", "black").shows("blue", "black", "key").shows("yellow", "black", "key").begin()
    trip.does("red", "gold:blue")
    assert [trip.who(who).blocked for who in ("red", "blue", "yellow")] == [1, 0, 1]
    assert trip.refuses("red", "gold:yellow") == "ES-DICE-GOLD-1"


@pytest.mark.rule("ES-HELP-4")
def test_helping_moves_no_die_to_anybody_else() -> None:
    trip = swift().shows("red", "gold", "key", "key", "key").shows("blue", *["black"] * 5).begin()
    trip.does("red", "gold:blue").next_roll("key", "key").does("blue", "roll")
    assert (len(trip.who("red").dice), trip.who("blue").dice) == (4, ["key", "key", "black", "black", "black"])
    trip.next_roll("torch").does("red", "roll")
    assert trip.who("red").dice == ["torch", "key", "key", "key"]


@pytest.mark.rule("ES-EX-GOLD-HELP", "ES-DICE-GOLD-5")
@pytest.mark.parametrize("franks_masks", [1, 2])
def test_example_ani_helps_frank_who_rolls_five_dice_and_she_four(franks_masks: int) -> None:
    trip = swift().shows("blue", *["black"] * franks_masks, *["key"] * (5 - franks_masks))
    trip.next_roll("gold", "black", "key", "torch", "torch").begin().does("red", "roll", "gold:blue")
    kept = "+".join(str(die) for die in range(franks_masks + 1, 6))
    trip.next_roll(*["torch"] * 5).does("blue", f"roll:{kept}")
    assert trip.who("blue").dice == ["torch"] * 5
    trip.next_roll(*["adventurer"] * 4).does("red", "roll:3+4+5")
    assert trip.who("red").dice == ["adventurer", "black", "adventurer", "adventurer", "adventurer"]
