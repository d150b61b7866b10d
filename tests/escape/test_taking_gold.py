"""Golden masks that their owner does not need: others in the chamber may use them."""

from typing import Any

import pytest

from .expedition import NO_LOCKS, Expedition


def together(**options: Any) -> Expedition:
    """Red shows a golden mask and nothing blocked; blue, beside red, has nothing but blocked dice."""
    trip = Expedition(players=3, **(NO_LOCKS | options)).at(yellow="1,0")
    return trip.shows("red", "gold", "key", "key").shows("blue", *["black"] * 5)


@pytest.mark.rule("ES-HELP-1", "ES-DIG-TAKE-GOLD", "ES-HELP-4")
def test_another_adventurer_there_uses_the_golden_mask_one_does_not_need() -> None:
    trip = together().begin().does("blue", "take:red")
    assert trip.who("blue").dice == ["blank", "blank", "black", "black", "black"]
    assert trip.who("red").dice == ["blank", "key", "key"]
    assert trip.told("yellow", "took-gold") == [{"who": "blue", "other": "red"}]
    assert trip.told("yellow", "freed") == [{"who": "red", "other": "blue", "dice": 2}]


@pytest.mark.rule("ES-DIG-TAKE-GOLD", "ES-DICE-GOLD-6")
@pytest.mark.parametrize(
    ("dice", "spare"),
    [
        (("gold", "black"), False),
        (("gold", "gold", "black", "black"), True),
        (("gold", "gold", "black", "black", "black"), False),
        (("gold", "key"), True),
    ],
)
def test_what_the_owner_needs_for_own_blocked_dice_is_not_taken(dice: tuple[str, ...], spare: bool) -> None:
    trip = together().shows("red", *dice).begin()
    assert ("take:red" in trip.may("blue")) == spare
    if not spare:
        assert trip.refuses("blue", "take:red") == "ES-DIG-TAKE-GOLD"


@pytest.mark.rule("ES-DIG-TAKE-GOLD")
def test_an_adventurer_who_keeps_dice_keeps_golden_masks_too() -> None:
    trip = together().begin().does("red", "share:off")
    assert trip.refuses("blue", "take:red") == "ES-DIG-TAKE-GOLD"


@pytest.mark.rule("ES-DIG-TAKE-GOLD", "ES-DIG-ABSENT")
def test_nothing_is_taken_from_a_player_who_is_away() -> None:
    trip = together(absence=True).begin().does("red", "away")
    assert trip.refuses("blue", "take:red") == "ES-DIG-TAKE-GOLD"


@pytest.mark.rule("ES-HELP-2", "ES-DICE-GOLD-1", "ES-HELP-1")
def test_only_there_and_only_for_blocked_dice() -> None:
    elsewhere = together().at(blue="1,0").begin()
    assert elsewhere.refuses("blue", "take:red") == "ES-HELP-2"
    free = together().shows("blue", "key").begin()
    assert free.refuses("blue", "take:red") == "ES-DICE-GOLD-1"
    assert together().begin().refuses("blue", "take:blue") == "ES-HELP-1"


@pytest.mark.rule("ES-MOD-CURSE-WEAK-GOLD", "ES-DIG-TAKE-GOLD")
def test_weak_gold_stays_weak_in_other_hands() -> None:
    trip = together(curses=True).cursed("red", "weak_gold").begin().does("blue", "take:red")
    assert trip.who("blue").blocked == 4


@pytest.mark.rule("ES-DIG-TAKE-GOLD", "ES-DIG-ROLL-LOCK")
def test_no_lock_holds_it_up() -> None:
    trip = together(roll_lock=1600).shows("blue", "key", "black").next_roll("torch").begin().does("blue", "roll:1")
    trip.does("blue", "take:red")
    assert trip.who("blue").blocked == 0
