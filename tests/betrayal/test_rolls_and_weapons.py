"""Cards that change rolls, and weapons, each by its name."""

import pytest

from .house import House


def at_vault(house: House) -> House:
    """Ox stands before the Vault: a Knowledge roll of 6 with 3 dice."""
    return house.lay("vault", "upper_landing", "N").at("ox", "vault").begin()


def test_adrenaline_shot_adds_four_to_a_trait_roll():
    house = (
        at_vault(House().holds("ox", "adrenaline_shot").next_cards("axe", "bell")).rolls((1, 1, 0)).does("room:vault")
    )
    assert house.asked() == "before-roll"
    assert house.odds("card:adrenaline_shot")["chance"] == round(1 - 4 / 27, 4)
    house.does("card:adrenaline_shot")
    assert house.last("rolled")["total"] == 6
    assert house.cards("ox") == ["axe", "bell"]
    assert house.table.item_discard == ["adrenaline_shot"]


@pytest.mark.rule("BH-DICE-9")
def test_adrenaline_shot_does_not_help_in_a_fight():
    house = House().haunted(traitor="zoe").holds("ox", "adrenaline_shot").begin().does("attack:zoe_ingstrom")
    assert house.asked() != "before-roll"


def test_angel_feather_says_what_comes_out():
    house = at_vault(House().holds("ox", "angel_feather").next_cards("axe", "bell")).does("room:vault")
    assert house.may() == {*(f"card:angel_feather:{number}" for number in range(9)), "go-on"}
    assert house.odds("card:angel_feather:5")["chance"] == 0
    house.does("card:angel_feather:6")
    assert house.last("rolled") | {"dice": [], "total": 6} == house.last("rolled")
    assert "axe" in house.cards("ox")


def test_angel_feather_works_on_every_kind_of_roll():
    house = House().holds("ox", "angel_feather").change(omens=9, due=["book:charred_room"]).begin(step="turn_over")
    assert house.asked() == "before-roll"
    house.does("card:angel_feather:8")
    assert house.told("haunt-roll")[-1]["total"] == 8


def test_idol_adds_two_dice_for_sanity_once_a_turn():
    house = at_vault(House().holds("ox", "idol")).rolls((1, 1, 1, 1, 1)).does("room:vault", "card:idol")
    assert house.last("rolled")["dice"] == [1] * 5
    assert house.changes() == {"sanity": -1}
    assert house.refuses("drop:idol") == "BH-ITEM-15"


def test_idol_helps_in_attack_and_in_defence():
    house = House().haunted(traitor="zoe").holds("zoe", "idol").rolls((1,) * 5, (2,) * 5).begin()
    house.does("attack:zoe_ingstrom")
    assert house.asks() == "zoe"
    house.does("card:idol")
    assert house.last("attacked")["theirs"] == 10


def test_idol_does_not_touch_damage():
    house = House().holds("ox", "idol").lay("gallery", "upper_landing", "N").lay("ballroom", "entrance_hall", "N")
    house.at("ox", "gallery").rolls((1,)).begin().does("room:gallery")
    assert house.asked() == "split-physical"
    assert House().holds("ox", "idol").rolls((2,)).draws("skeletons").asked() == "split-mental", "nor an event's"


def test_idol_helps_an_attacker():
    house = House().haunted(traitor="zoe").holds("ox", "idol").begin().does("attack:zoe_ingstrom")
    assert (house.asks(), house.may()) == ("ox", {"card:idol", "go-on"})


def test_idol_helps_with_what_an_event_has_one_roll_and_with_no_other_roll_without_a_trait():
    event = House().holds("ox", "idol").draws("secret_passage")
    assert event.may() == {"card:idol", "go-on"}
    event.rolls((2, 1, 0, 0, 0)).does("card:idol")
    assert (event.last("rolled")["dice"], event.by("ox", "sanity")) == ([2, 1, 0, 0, 0], -1)
    ride = House().holds("ox", "idol").lay("mystic_elevator", "entrance_hall", "N").rolls((1, 1)).begin()
    assert ride.does("go:mystic_elevator").asked() == "move-room"


def test_lucky_stone_rolls_any_dice_again():
    house = at_vault(House().holds("ox", "lucky_stone").next_cards("axe", "bell")).rolls((2, 0, 0), (2, 2))
    house.does("room:vault")
    assert house.asked() == "after-roll"
    assert house.odds("card:lucky_stone")["chance"] == round(1 / 9, 4)
    house.does("card:lucky_stone")
    assert house.may() == {"reroll:1:0:0", "reroll:2:0:0", "reroll:0:0:1", "reroll:1:0:1", "reroll:2:0:1"}
    house.does("reroll:2:0:0")
    assert house.last("rolled")["total"] == 6
    assert house.table.item_discard == ["lucky_stone"]


def test_rabbits_foot_rolls_one_die_again():
    house = at_vault(House().holds("ox", "rabbits_foot").next_cards("axe", "bell")).rolls((2, 2, 0), (2,))
    house.does("room:vault")
    assert house.may() == {"card:rabbits_foot:0", "card:rabbits_foot:2", "go-on"}
    assert house.odds("card:rabbits_foot:0")["chance"] == round(1 / 3, 4)
    assert house.view("zoe")["rolling"]["shown"] == [2, 2, 0]
    house.does("card:rabbits_foot:0")
    assert house.last("rolled")["total"] == 6


def test_everybody_is_told_what_was_thrown_before_dice_are_rolled_again():
    house = at_vault(House().holds("ox", "rabbits_foot")).rolls((2, 2, 0), (1,)).does("room:vault")
    assert house.told("rolled", "zoe") == []
    thrown = house.last("threw", "zoe")
    assert thrown | {"who": "ox_bellows", "trait": "knowledge", "dice": [2, 2, 0], "total": 4} == thrown
    house.does("card:rabbits_foot:0")
    assert len(house.told("threw", "zoe")) == 1
    assert house.last("rolled", "zoe")["dice"] == [2, 2, 1]


def test_rabbits_foot_is_for_the_own_turn():
    house = House().haunted(traitor="zoe").holds("zoe", "rabbits_foot").rolls((1,) * 5, (0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom")
    assert house.asked() == "harm-or-steal"


@pytest.mark.rule("BH-WEAP-3", "BH-WEAP-4", "BH-WEAP-5", "BH-ITEM-17")
def test_axe_adds_a_die_and_is_one_way_of_several():
    house = House().haunted(traitor="zoe").holds("ox", "axe", "spear").begin()
    assert house.may("attack:") == {"attack:zoe_ingstrom", "attack:zoe_ingstrom:axe", "attack:zoe_ingstrom:spear"}
    assert house.odds("attack:zoe_ingstrom:axe")["mine"] == 6


@pytest.mark.parametrize(("card", "dice"), [("axe", 1), ("spear", 2), ("blood_dagger", 3), ("sacrificial_dagger", 3)])
def test_each_weapon_adds_its_dice(card: str, dice: int):
    house = House().haunted(traitor="ox").holds("zoe", card).begin("zoe")
    assert house.value("zoe", "might") + dice < 8
    assert house.odds(f"attack:ox_bellows:{card}", "zoe")["mine"] == house.value("zoe", "might") + dice


def test_blood_dagger_costs_speed_and_cannot_be_given_away():
    house = House().haunted(traitor="zoe").holds("ox", "blood_dagger").rolls((0,) * 8, (0, 0, 0)).begin()
    assert house.refuses("drop:blood_dagger") == "BH-ITEM-13"
    assert not house.may("trade:")
    house.does("attack:zoe_ingstrom:blood_dagger")
    assert house.changes() == {"speed": -1}
    assert house.last("rolled", "zoe")["need"] == 0


@pytest.mark.rule("BH-STEAL-1", "BH-STEAL-3", "BH-ITEM-16")
def test_blood_dagger_wounds_the_explorer_from_whom_it_is_stolen():
    house = House().haunted(traitor="zoe").holds("zoe", "blood_dagger").rolls((1,) * 5, (0, 0, 0), (1, 2)).begin()
    house.does("attack:zoe_ingstrom", "steal:blood_dagger")
    assert house.last("damage")["who"] == "zoe_ingstrom"
    assert house.last("damage")["amount"] == 3
    assert house.cards("ox") == ["blood_dagger"]


def beyond_a_door() -> House:
    """Zoe, the traitor, is one room away from Ox."""
    return House().haunted(traitor="zoe").holds("ox", "revolver").at("zoe", "grand_staircase").at("peter", "foyer")


@pytest.mark.rule("BH-RANGE-1", "BH-RANGE-2", "BH-RANGE-3", "BH-RANGE-4", "BH-ATT-9")
def test_revolver_shoots_along_a_line_and_nobody_shoots_back():
    house = beyond_a_door().rolls((0,) * 5, (2,) * 4).begin()
    assert house.odds("attack:zoe_ingstrom:revolver") | {"win": 0, "tie": 0, "lose": 0} == {
        "mine": 5,
        "theirs": 4,
        "win": 0,
        "tie": 0,
        "lose": 0,
    }
    house.does("attack:zoe_ingstrom:revolver")
    assert house.changes() == {}


@pytest.mark.rule("BH-RANGE-4")
def test_revolver_steals_nothing_from_afar():
    house = beyond_a_door().holds("zoe", "axe").rolls((1,) * 5, (0,) * 4).begin().does("attack:zoe_ingstrom:revolver")
    assert house.asked() == "split-physical"


@pytest.mark.rule("BH-RANGE-5")
def test_revolver_in_one_room_is_no_ranged_attack():
    house = House().haunted(traitor="zoe").holds("ox", "revolver").rolls((0,) * 5, (2,) * 4).begin()
    house.does("attack:zoe_ingstrom:revolver")
    assert house.last("damage")["who"] == "ox_bellows"


@pytest.mark.rule("BH-RANGE-6")
def test_revolver_does_not_see_through_smoke_or_round_corners():
    assert not beyond_a_door().token("smoke", "foyer").begin().may("attack:")
    corner = beyond_a_door().lay("creaky_hallway", "foyer", "N").at("zoe", "creaky_hallway").begin()
    assert corner.refuses("attack:zoe_ingstrom:revolver") == "BH-RANGE-2"
    assert not beyond_a_door().at("zoe", "upper_landing").begin().may("attack:")


def test_sacrificial_dagger_is_tame_with_knowledge():
    house = House().haunted(traitor="zoe").holds("ox", "sacrificial_dagger").rolls((2, 2, 2), (0,) * 8, (0, 0, 0))
    house.begin().does("attack:zoe_ingstrom:sacrificial_dagger")
    assert house.changes() == {}
    assert house.last("attacked")["who"] == "ox_bellows"


def test_sacrificial_dagger_takes_from_the_mind():
    house = House().haunted(traitor="zoe").holds("ox", "sacrificial_dagger").rolls((2, 1, 0), (0,) * 8, (0, 0, 0))
    house.begin().does("attack:zoe_ingstrom:sacrificial_dagger", "trait:knowledge")
    assert house.changes() == {"knowledge": -1}
    assert house.last("attacked")["who"] == "ox_bellows"


def test_sacrificial_dagger_cuts_and_there_is_no_attack():
    house = House().haunted(traitor="zoe").holds("ox", "sacrificial_dagger").rolls((2, 0, 0), (1, 0))
    house.begin().does("attack:zoe_ingstrom:sacrificial_dagger", "split:1:0")
    assert house.changes() == {"speed": -1}
    assert not house.told("attacked")
    assert house.refuses("attack:zoe_ingstrom") == "BH-ATT-2"


def test_idol_cannot_kill_in_the_middle_of_a_roll():
    house = at_vault(House().haunted(traitor="zoe").holds("ox", "idol").steps("ox", sanity=0)).does("room:vault")
    assert house.asked() == "act"


@pytest.mark.rule("BH-ITEM-15")
@pytest.mark.parametrize("card", ["adrenaline_shot", "angel_feather", "idol", "lucky_stone", "rabbits_foot"])
def test_what_was_picked_up_this_turn_does_not_change_rolls(card: str):
    house = at_vault(House().pile("vault", card)).does(f"take:{card}").rolls((0, 0, 0)).does("room:vault")
    assert house.asked() == "act"
