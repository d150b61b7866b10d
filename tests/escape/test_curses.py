"""The curses: how they come and go, and what each of them does."""

from typing import Any

import pytest

import lamplit
from lamplit.games.escape.data.figures import CURSES
from lamplit.games.escape.data.tiles import BASE, MODULE

from .expedition import NO_LOCKS, Expedition

PAIR = ("adventurer", "adventurer", "key", "torch", "torch")
LIFTS = {
    "silence": ("adventurer", "adventurer", "torch"),
    "weak_gold": ("adventurer", "key", "torch"),
    "hand_on_head": ("adventurer", "adventurer", "key"),
    "lost_die": ("adventurer", "adventurer", "adventurer"),
    "rolling_away": ("key", "torch", "torch"),
    "locked_in": ("key", "key", "torch"),
}


def trip(players: int = 2, **options: Any) -> Expedition:
    """A temple with curses. M01, M03 and M09 carry purple masks; M02 carries none."""
    found = Expedition(players=players, curses=True, **options)
    return found.at(red="1,0").shows("red", *PAIR).stack("M01", "M02")


# -- drawing them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-MOD-CURSE-1")
def test_the_discoverer_of_a_purple_mask_draws_the_top_curse() -> None:
    found = trip().curse_deck("hand_on_head").begin().does("red", "discover:2,0")
    assert found.who("red").curses == ["hand_on_head"]
    assert found.who("blue").curses == []
    assert len(found.table.curse_deck) == 13
    assert found.sees("blue")["adventurers"][0]["curses"] == ["hand_on_head"]
    assert found.told("blue", "cursed") == [{"who": "red", "curse": "hand_on_head"}]


@pytest.mark.rule("ES-MOD-CURSE-1")
def test_a_chamber_without_a_purple_mask_brings_no_curse() -> None:
    found = trip().stack("M02").begin().does("red", "discover:2,0")
    assert found.who("red").curses == []
    assert len(found.table.curse_deck) == 14


@pytest.mark.rule("ES-MOD-CURSE-1")
def test_walking_into_a_purple_mask_later_brings_no_curse() -> None:
    found = trip().chamber("2,0", "M01", "1,0").begin().does("red", "enter:2,0")
    assert found.who("red").curses == []


@pytest.mark.rule("ES-MOD-CURSE-2")
def test_a_curse_binds_only_who_it_lies_before() -> None:
    found = trip().cursed("red", "locked_in").shows("blue", *PAIR).begin()
    assert found.forbids("red", "enter:0,0") == "ES-MOD-CURSE-LOCKED-IN"
    found.does("blue", "enter:1,0")
    assert found.who("blue").place == "1,0"


@pytest.mark.rule("ES-MOD-CURSE-4")
@pytest.mark.parametrize("holder", ["red", "blue"])
def test_a_curse_that_lies_there_already_passes_by(holder: str) -> None:
    found = trip().cursed(holder, "weak_gold").curse_deck("weak_gold").begin().does("red", "discover:2,0")
    assert sum(a.curses.count("weak_gold") for a in found.table.adventurers) == 1
    assert found.table.curse_discard == ["weak_gold"]


@pytest.mark.rule("ES-MOD-CURSE-4")
def test_a_curse_lifted_before_may_come_again() -> None:
    found = trip(**NO_LOCKS).cursed("red", "hand_on_head").curse_deck("hand_on_head").begin()
    found.does("red", "lift:hand_on_head").shows("red", *PAIR).does("red", "discover:2,0")
    assert found.who("red").curses == ["hand_on_head"]


@pytest.mark.rule("ES-MOD-CURSE-5")
def test_the_chambers_laid_at_set_up_bring_no_curse() -> None:
    masked = 0
    for seed in range(40):
        match = lamplit.new("escape", seed, {"curses": True, "players": 3})
        view = match.view("red")
        masked += any(chamber["curse"] for chamber in view["chambers"].values())
        assert all(not adventurer["curses"] for adventurer in view["adventurers"])
        assert view["piles"]["curses"] == 14
    assert masked > 0


@pytest.mark.rule("ES-MOD-CURSE-6")
def test_from_an_empty_pile_no_curse_is_drawn() -> None:
    found = trip().change(curse_deck=[], curse_discard=["silence"] * 14).begin().does("red", "discover:2,0")
    assert found.table.chambers["2,0"].tile == "M01"
    assert found.who("red").curses == []
    assert len(found.table.curse_discard) == 14


@pytest.mark.rule("ES-MOD-CURSE-7")
def test_a_cursed_adventurer_may_escape_and_the_curses_are_gone() -> None:
    found = trip().tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").cursed("red", "silence", "locked_in").begin()
    found.does("red", "escape")
    assert found.who("red").out == "escaped"
    assert found.who("red").curses == []
    assert found.who("blue").curses == []
    assert sorted(found.table.curse_discard) == ["locked_in", "silence"]


@pytest.mark.rule("ES-MOD-CURSE-7")
def test_the_die_a_curse_held_leaves_play_with_the_escaped() -> None:
    found = trip().tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").curse_deck("lost_die").stack("M01")
    found.chamber("1,0", "B01").at(red="1,0").begin()
    found.does("red", "discover:1,-1", "lose:5").shows("red", *PAIR[:4]).wait(2).does("red", "enter:2,0")
    found.shows("red", "key", "torch", "torch", "black").wait(2).does("red", "escape", "give:nobody")
    assert found.table.die_box == 20
    assert found.who("red").dice == []


@pytest.mark.rule("ES-MOD-CURSE-8")
def test_with_the_curses_the_masked_chambers_replace_the_base_chambers() -> None:
    match = lamplit.new("escape", 1, {"curses": True})
    tiles = {*match.table.stack, *(chamber.tile for chamber in match.table.chambers.values())}
    assert tiles >= {*MODULE}
    assert not tiles & {*BASE}
    assert len(match.table.curse_deck) == 14
    assert match.view("red")["piles"]["curses"] == 14
    assert len(match.table.treasure_deck) == 0


@pytest.mark.rule("ES-MOD-CURSE-8")
def test_the_fourteen_curses_lie_shuffled_and_face_down() -> None:
    decks = {tuple(lamplit.new("escape", seed, {"curses": True}).table.curse_deck) for seed in range(5)}
    assert len(decks) == 5
    assert {tuple(sorted(deck)) for deck in decks} == {
        tuple(sorted(name for name, curse in CURSES.items() for _ in range(curse.copies)))
    }


# -- lifting them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-MOD-CURSE-3")
@pytest.mark.parametrize("curse", LIFTS)
def test_three_symbols_lift_a_curse_and_must_be_rolled_again(curse: str) -> None:
    found = trip(players=1).shows("red", *LIFTS[curse], "gold", "black").cursed("red", curse).begin()
    found.does("red", f"lift:{curse}")
    assert found.who("red").curses == []
    assert found.table.curse_discard == [curse]
    assert found.who("red").dice == ["blank", "blank", "blank", "gold", "black"]


@pytest.mark.rule("ES-MOD-CURSE-3")
@pytest.mark.parametrize("curse", LIFTS)
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_two_of_the_three_symbols_are_not_enough(curse: str, missing: int) -> None:
    short = [symbol for place, symbol in enumerate(LIFTS[curse]) if place != missing]
    found = trip(players=1).shows("red", *short, "gold", "black").cursed("red", curse).begin()
    assert found.refuses("red", f"lift:{curse}") == "ES-MOD-CURSE-3"


@pytest.mark.rule("ES-MOD-CURSE-3")
def test_nobody_helps_to_lift_a_curse() -> None:
    found = trip().at(blue="1,0").shows("red", "adventurer", "adventurer", "key", "key", "black")
    found.shows("blue", *["torch"] * 5).cursed("red", "silence").begin()
    assert found.refuses("red", "lift:silence") == "ES-MOD-CURSE-3"
    assert found.refuses("blue", "lift:silence") == "ES-MOD-CURSE-3"


@pytest.mark.rule("ES-MOD-CURSE-3", "ES-MOD-TREASURE-TORCH-SET")
def test_a_treasure_is_no_help_against_a_curse_either() -> None:
    found = trip(treasures=True).shows("red", "adventurer", "adventurer", "key", "key", "black")
    found.cursed("red", "silence").owns("red", "torch_set").begin().does("red", "use:torch_set")
    assert found.refuses("red", "lift:silence") == "ES-MOD-CURSE-3"


# -- each of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-MOD-CURSE-SILENCE")
@pytest.mark.parametrize("team", [False, True])
def test_silence_nobody_hears_a_word_but_the_cursed_hears_all(team: bool) -> None:
    found = trip().cursed("red", "silence").begin()
    with pytest.raises(lamplit.Illegal) as caught:
        found.match.say("red", "Help!", team=team)
    assert caught.value.rule == "ES-MOD-CURSE-SILENCE"
    assert "Silence" in caught.value.reason
    assert found.match.table_talk.talk("blue") == []
    found.match.say("blue", "Are you there?", team=team)
    assert found.match.table_talk.talk("red") == [("blue", "Are you there?")]


@pytest.mark.rule("ES-MOD-CURSE-SILENCE")
def test_silence_ends_when_it_is_lifted() -> None:
    found = trip().cursed("red", "silence").begin().does("red", "lift:silence")
    found.match.say("red", "At last.")
    assert found.match.table_talk.talk("blue") == [("red", "At last.")]


@pytest.mark.rule("ES-MOD-CURSE-SILENCE")
def test_silence_stops_no_command() -> None:
    cursed, free = trip().cursed("red", "silence").begin(), trip().begin()
    assert set(cursed.may("red")) == {*free.may("red"), "lift:silence"}


@pytest.mark.rule("ES-MOD-CURSE-WEAK-GOLD")
def test_weak_gold_frees_only_one_own_die() -> None:
    found = trip().shows("red", "gold", "black", "black", "black", "key").cursed("red", "weak_gold").begin()
    found.does("red", "gold:red")
    assert sorted(found.who("red").dice) == ["black", "black", "blank", "blank", "key"]


@pytest.mark.rule("ES-MOD-CURSE-WEAK-GOLD")
def test_weak_gold_frees_only_one_die_of_a_friend() -> None:
    found = trip().at(blue="1,0").shows("red", "gold", "key").shows("blue", *["black"] * 5)
    found.cursed("red", "weak_gold").begin().does("red", "gold:blue")
    assert found.who("blue").dice.count("black") == 4


@pytest.mark.rule("ES-MOD-CURSE-WEAK-GOLD", "ES-MOD-CURSE-2")
def test_weak_gold_does_not_weaken_the_gold_of_friends() -> None:
    found = trip().at(blue="1,0").shows("blue", "gold", "key").shows("red", *["black"] * 5)
    found.cursed("red", "weak_gold").begin().does("blue", "gold:red")
    assert found.who("red").dice.count("black") == 3


@pytest.mark.rule("ES-MOD-CURSE-HAND-ON-HEAD")
@pytest.mark.parametrize(("lock", "longer"), [(1600, 2.4), (1200, 1.8), (2000, 3.0)])
def test_hand_on_head_makes_the_roll_lock_half_as_long_again(lock: int, longer: float) -> None:
    found = trip(roll_lock=lock).cursed("red", "hand_on_head").begin().does("red", "roll:1")
    found.until(longer - 0.01)
    assert found.refuses("red", "roll:2") == "ES-DIG-ROLL-LOCK"
    found.until(longer + 0.01)
    assert "roll:2" in found.may("red")
    assert found.who("red").roll_at == pytest.approx(longer)


@pytest.mark.rule("ES-MOD-CURSE-HAND-ON-HEAD")
def test_hand_on_head_leaves_the_lock_after_actions_as_it_is() -> None:
    found = trip().cursed("red", "hand_on_head").begin().does("red", "enter:0,0")
    assert (found.who("red").act_at, found.who("red").roll_at) == (1.5, 1.5)


@pytest.mark.rule("ES-MOD-CURSE-LOST-DIE")
def test_lost_die_takes_the_die_that_is_chosen_and_gives_it_back_unrolled() -> None:
    found = trip().curse_deck("lost_die").begin().does("red", "discover:2,0")
    found.until(2.9).does("red", "lose:4", at=2.9)
    assert found.who("red").dice == ["blank", "blank", "key", "torch"]
    assert found.table.die_box == 15
    found.shows("red", *["adventurer"] * 3, "key").does("red", "lift:lost_die")
    assert found.who("red").dice == ["blank", "blank", "blank", "key", "blank"]


@pytest.mark.rule("ES-MOD-CURSE-LOST-DIE")
def test_lost_die_takes_a_blocked_die_first_after_three_seconds() -> None:
    found = trip().shows("red", "adventurer", "adventurer", "gold", "black", "key").curse_deck("lost_die").begin()
    found.does("red", "discover:2,0").until(2.9)
    assert len(found.who("red").dice) == 5
    found.until(3)
    assert found.who("red").dice == ["blank", "blank", "gold", "key"]


@pytest.mark.rule("ES-MOD-CURSE-LOST-DIE")
def test_lost_die_never_takes_the_last_die() -> None:
    found = trip().cursed("red", "lost_die").shows("red", "key").begin().until(10)
    assert found.who("red").dice == ["key"]


@pytest.mark.rule("ES-MOD-CURSE-LOST-DIE", "ES-DIG-LOSS")
def test_lost_die_is_settled_first_where_another_is_lost_at_the_door() -> None:
    found = trip().curse_deck("lost_die").time(217).begin().does("red", "discover:2,0", at=217.5)
    assert (found.who("red").choosing, len(found.who("red").dice)) == ("curse", 5)
    found.until(218)
    assert (found.who("red").choosing, len(found.who("red").dice)) == ("", 3)
    assert (found.table.die_box, found.who("red").lost) == (16, 1)


@pytest.mark.rule("ES-MOD-CURSE-LOST-DIE", "ES-DIG-LOSS")
def test_of_two_dice_the_curse_takes_one_and_the_door_none() -> None:
    found = trip().curse_deck("lost_die").shows("red", "adventurer", "adventurer").time(217).begin()
    found.does("red", "discover:2,0", at=217.5).until(218)
    assert (len(found.who("red").dice), found.who("red").lost) == (1, 1)
    assert found.told("red", "shut-out") == []


@pytest.mark.rule("ES-MOD-CURSE-ROLLING-AWAY")
@pytest.mark.parametrize(("number", "left"), [(0, 4), (5, 4), (6, 5), (99, 5)])
def test_rolling_away_takes_a_rolled_die_with_six_in_a_hundred(number: int, left: int) -> None:
    found = trip().cursed("red", "rolling_away").next_roll("key", "torch").luck("rolling-away", number, 0).begin()
    found.does("red", "roll:1+2")
    assert len(found.who("red").dice) == left
    assert found.who("red").dice[-3:] == ["key", "torch", "torch"]


@pytest.mark.rule("ES-MOD-CURSE-ROLLING-AWAY")
def test_rolling_away_takes_one_of_the_dice_just_rolled() -> None:
    found = trip().cursed("red", "rolling_away").next_roll("gold", "black").luck("rolling-away", 0, 1).begin()
    found.does("red", "roll:1+3")
    assert found.who("red").dice == ["gold", "adventurer", "torch", "torch"]


@pytest.mark.rule("ES-MOD-CURSE-ROLLING-AWAY")
def test_rolling_away_leaves_the_last_usable_die() -> None:
    found = trip().shows("red", "black", "black", "key").cursed("red", "rolling_away")
    found.next_roll("torch").luck("rolling-away", 0, 0).begin().does("red", "roll:3")
    assert found.who("red").dice == ["black", "black", "torch"]


@pytest.mark.rule("ES-MOD-CURSE-ROLLING-AWAY", "ES-DIG-LOSS")
def test_rolling_away_settles_the_curse_of_the_lost_die_if_one_die_is_left() -> None:
    found = trip().shows("red", "key", "torch").cursed("red", "rolling_away", "lost_die").next_roll("key", "key")
    found.luck("rolling-away", 0, 0)
    found.table.by_seat("red").choosing, found.table.by_seat("red").choose_by = "curse", 230.0
    found.time(225).begin().does("red", "roll:1+2").until(240)
    assert (found.who("red").choosing, found.who("red").dice, found.who("red").lost) == ("", ["key"], 0)


@pytest.mark.rule("ES-MOD-CURSE-ROLLING-AWAY")
def test_rolling_away_gives_all_dice_back_when_it_is_lifted() -> None:
    found = trip(**NO_LOCKS).cursed("red", "rolling_away").luck("rolling-away", 0, 0, 0, 0).begin()
    found.does("red", "roll:1").does("red", "roll:1").shows("red", "key", "torch", "torch")
    found.does("red", "lift:rolling_away")
    assert found.who("red").dice == ["blank"] * 5
    assert found.table.die_box == 15


@pytest.mark.rule("ES-MOD-CURSE-ROLLING-AWAY")
def test_rolling_away_asks_luck_at_every_roll_and_only_of_the_cursed() -> None:
    found = trip(**NO_LOCKS).cursed("red", "rolling_away").luck("rolling-away", 99, 99, 99, 0).begin()
    for _ in range(3):
        found.shows("red", *PAIR).does("red", "roll:1")
    found.does("blue", "roll")
    assert found.table.chance.foretold == [["below", "rolling-away", 0]]
    assert len(found.who("blue").dice) == 5


@pytest.mark.rule("ES-MOD-CURSE-LOCKED-IN")
def test_locked_in_forbids_entering_and_teleporting() -> None:
    found = trip(treasures=True).cursed("red", "locked_in").owns("red", "teleport").begin()
    assert found.refuses("red", "enter:0,0") == "ES-MOD-CURSE-LOCKED-IN"
    assert found.refuses("red", "use:teleport:0,0") == "ES-MOD-CURSE-LOCKED-IN"
    assert found.ways("red", "enter") == found.ways("red", "use") == set()


@pytest.mark.rule("ES-MOD-CURSE-LOCKED-IN")
def test_locked_in_still_discovers_activates_and_helps() -> None:
    found = trip(**NO_LOCKS).chamber("1,0", "B04").at(blue="1,0").cursed("red", "locked_in")
    found.shows("red", "adventurer", "adventurer", "gold", "key", "key").shows("blue", "black", "key", "key").begin()
    found.does("red", "gold:blue", "activate:1", "discover:1,-1")
    assert found.who("blue").blocked == 0
    assert found.table.chambers["1,0"].stones == 1
    assert "1,-1" in found.table.chambers


@pytest.mark.rule("ES-MOD-CURSE-LOCKED-IN", "ES-MOD-CURSE-7")
def test_locked_in_can_still_escape() -> None:
    found = trip().tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").cursed("red", "locked_in").begin()
    found.does("red", "escape")
    assert found.who("red").out == "escaped"


@pytest.mark.rule("ES-MOD-CURSE-LOCKED-IN")
def test_locked_in_may_leave_once_the_curse_is_lifted() -> None:
    found = trip(**NO_LOCKS).shows("red", "key", "key", "torch", "adventurer", "adventurer")
    found.cursed("red", "locked_in").begin().does("red", "lift:locked_in", "enter:0,0")
    assert found.who("red").place == "0,0"


@pytest.mark.rule("ES-MOD-CURSE-WEAK-GOLD")
def test_weak_gold_offers_no_choice_of_how_many_dice_it_frees() -> None:
    shows = ("gold", "black", "black", "key", "torch")
    assert trip().shows("red", *shows).begin().ways("red", "gold") == {"gold:red", "gold:red:1"}
    assert trip().shows("red", *shows).cursed("red", "weak_gold").begin().ways("red", "gold") == {"gold:red"}
