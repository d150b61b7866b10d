"""Dice, trait rolls and attacks."""

from collections import Counter

import pytest

from lamplit.games.betrayal.data.cards import FACES
from lamplit.games.betrayal.explorers.dice import at_least, chances

from .house import House


@pytest.mark.rule("BH-DICE-1")
def test_a_die_shows_nothing_one_or_two() -> None:
    assert Counter(FACES) == {0: 2, 1: 2, 2: 2}
    assert chances(1) == (1 / 3, 1 / 3, 1 / 3)
    assert at_least(2, 4) == pytest.approx(1 / 9)


@pytest.mark.rule("BH-DICE-3")
def test_forced_rolls_are_made_every_time() -> None:
    house = House().lay("junk_room", "entrance_hall", "N").at("ox", "junk_room").rolls((2,) * 5, (2,) * 5).begin()
    house.does("go:entrance_hall", "go:junk_room", "go:entrance_hall")
    assert len(house.told("rolled")) == 2


@pytest.mark.rule("BH-DICE-3")
def test_what_is_tried_by_choice_is_tried_once_a_turn() -> None:
    house = House().token("safe", "entrance_hall").rolls((0, 0, 0)).begin().does("room:safe")
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert house.refuses("room:safe") == "BH-DICE-3"


@pytest.mark.rule("BH-DICE-4", "BH-DICE-5")
@pytest.mark.parametrize(("dice", "crossed"), [((1, 1, 1, 0), True), ((2, 2, 0, 0), True), ((1, 1, 0, 0), False)])
def test_the_sum_counts_and_the_number_or_more_succeeds(dice: tuple[int, ...], crossed: bool) -> None:
    house = House().lay("chasm", "basement_landing", "W").at("ox", "chasm", "far").rolls(dice).begin().does("cross")
    assert house.last("rolled")["total"] == sum(dice)
    assert (house.one("ox").part == "near") == crossed


@pytest.mark.rule("BH-DICE-6")
def test_dice_of_physical_damage_are_summed_and_shared() -> None:
    house = House().lay("collapsed_room", "entrance_hall", "N").at("ox", "collapsed_room")
    house.token("below_collapsed_room", "basement_landing").rolls((2,)).begin().does("room:collapsed_room")
    assert house.last("damage") | {"kind": "physical", "amount": 2} == house.last("damage")
    assert house.may() == {"split:0:2", "split:1:1", "split:2:0"}
    assert house.does("split:1:1").changes() == {"speed": -1, "might": -1}


@pytest.mark.rule("BH-DICE-7")
def test_dice_of_mental_damage_are_summed_and_shared() -> None:
    house = House().rolls((2,)).draws("skeletons")
    assert house.last("damage") | {"kind": "mental", "amount": 2} == house.last("damage")
    assert house.does("split:1:1").changes() == {"sanity": -1, "knowledge": -1}


@pytest.mark.rule("BH-DICE-8")
def test_a_trait_roll_uses_what_the_trait_is_now() -> None:
    house = House().holds("ox", "puzzle_box").steps("ox", knowledge=4).begin().does("use:puzzle_box")
    assert len(house.last("rolled")["dice"]) == house.value("ox", "knowledge") == 5
    might = House().lay("junk_room", "entrance_hall", "N").at("ox", "junk_room").steps("ox", might=0).begin()
    might.does("go:entrance_hall")
    assert len(might.last("rolled")["dice"]) == 4


@pytest.mark.rule("BH-DICE-11")
def test_monsters_make_trait_rolls_too() -> None:
    house = House().haunted(traitor="zoe").holds("ox", "dynamite").monster("zombie", "foyer", speed=2, might=4)
    house.rolls((2, 2)).begin().does("use:dynamite:foyer")
    assert house.last("rolled") | {"who": "zombie", "trait": "speed", "dice": [2, 2]} == house.last("rolled")
    assert house.table.monsters["zombie"].stunned


@pytest.mark.rule("BH-EX-DICE")
def test_sanity_4_rolls_four_dice() -> None:
    house = House().haunted(traitor="zoe").holds("peter", "bell").rolls((1, 1, 2, 0)).begin("peter").does("use:bell")
    assert house.value("peter", "sanity") == 4
    assert house.last("rolled") | {"trait": "sanity", "dice": [1, 1, 2, 0], "total": 4} == house.last("rolled")


# -- attacks ---------------------------------------------------------------------------------------------------------


def beside() -> House:
    """Ox is in one room with Zoe, the traitor."""
    return House().haunted(traitor="zoe")


@pytest.mark.rule("BH-ATT-2", "BH-MON-7")
def test_an_explorer_attacks_once_a_turn() -> None:
    house = beside().rolls((0,) * 5, (0, 0, 0)).begin().does("attack:zoe_ingstrom")
    assert not house.may("attack:")
    assert house.refuses("attack:zoe_ingstrom") == "BH-ATT-2"
    monster = beside().monster("zombie", "entrance_hall", speed=2, might=2).rolls((1, 1), (0, 0), (0,) * 5)
    monster.begin("zoe", "monsters_begin").does("attack:ox_bellows")
    assert monster.asked() == "monster"
    assert monster.refuses("attack:peter_akimoto", "zoe") == "BH-MON-7"


@pytest.mark.rule("BH-ATT-3", "BH-ATT-4")
def test_only_opponents_in_the_same_room_are_attacked() -> None:
    house = beside().at("zoe", "foyer").begin()
    assert not house.may("attack:")
    assert house.refuses("attack:zoe_ingstrom") == "BH-ATT-3"
    assert house.refuses("attack:peter_akimoto") == "BH-ATT-4"
    traitor = beside().monster("zombie", "entrance_hall", might=2).begin("zoe")
    assert traitor.may("attack:") == {"attack:ox_bellows", "attack:peter_akimoto"}
    assert traitor.refuses("attack:zombie", "zoe") == "BH-ATT-4"
    hero = beside().monster("zombie", "entrance_hall", might=2).begin()
    assert hero.may("attack:") == {"attack:zoe_ingstrom", "attack:zombie"}


@pytest.mark.rule("BH-ATT-5", "BH-ATT-6")
def test_both_roll_might_and_the_lower_suffers_the_difference() -> None:
    won = beside().rolls((2, 1, 1, 0, 0), (1, 0, 0)).begin().does("attack:zoe_ingstrom")
    assert [len(roll["dice"]) for roll in won.told("rolled")] == [5, 3]
    assert won.last("damage") == {"who": "zoe_ingstrom", "kind": "physical", "amount": 3, "why": "ox_bellows"}
    lost = beside().rolls((0,) * 5, (2, 2, 0)).begin().does("attack:zoe_ingstrom")
    assert lost.last("damage") | {"who": "ox_bellows", "amount": 4} == lost.last("damage")
    assert lost.asks() == "ox"


@pytest.mark.rule("BH-ATT-7")
def test_a_tie_hurts_nobody() -> None:
    house = beside().rolls((1, 1, 0, 0, 0), (2, 0, 0)).begin().does("attack:zoe_ingstrom")
    assert house.last("attacked")["winner"] == ""
    assert not house.told("damage")


def stunned() -> House:
    """A stunned zombie that carries an Axe lies beside Ox; Zoe leads it."""
    house = beside().at("zoe", "foyer").monster("zombie", "entrance_hall", might=3)
    zombie = house.table.monsters["zombie"]
    zombie.stunned = 1
    house.holds("peter", "axe").one("peter").cards.clear()
    zombie.cards.append("axe")
    return house


@pytest.mark.rule("BH-ATT-14")
def test_a_stunned_monster_can_be_attacked_and_robbed() -> None:
    house = stunned().rolls((2, 2, 0, 0, 0), (0, 0, 0)).begin().does("attack:zombie", "steal:axe")
    assert house.cards("ox") == ["axe"]


@pytest.mark.rule("BH-ATT-15")
def test_a_stunned_monster_defends_itself_but_does_no_harm() -> None:
    house = stunned().rolls((0,) * 5, (2, 2, 2)).begin().does("attack:zombie")
    assert house.last("rolled") | {"who": "zombie", "kind": "defence", "total": 6} == house.last("rolled")
    assert (house.changes(), house.told("damage"), house.asked()) == ({}, [], "act")


@pytest.mark.rule("BH-ATT-16")
def test_an_action_of_the_haunt_and_an_attack_in_one_turn() -> None:
    house = House().lay("library", "foyer", "N").haunted(traitor="zoe", run=True).at("ox", "library")
    house.at("zoe", "library").monster("mummy", "foyer", speed=3, might=8, sanity=5)
    house.token("sarcophagus", "foyer").rolls((0,) * 3, (0,) * 5, (0,) * 3).begin()
    house.does("task:mummy-learn", "attack:zoe_ingstrom")
    assert [roll["kind"] for roll in house.told("rolled")] == ["task", "attack", "defence"]


@pytest.mark.rule("BH-EX-ATT-1")
def test_an_attack_of_6_against_5_does_1_point() -> None:
    house = beside().rolls((2, 2, 2, 0, 0), (2, 2, 1)).begin().does("attack:zoe_ingstrom")
    assert house.last("damage") | {"who": "zoe_ingstrom", "kind": "physical", "amount": 1} == house.last("damage")


@pytest.mark.rule("BH-EX-COMBAT-1", "BH-EX-COMBAT-2")
def test_jenny_and_the_werewolf() -> None:
    house = House(6).haunted(traitor="zoe").monster("werewolf", "entrance_hall", might=6)
    assert house.value("jenny", "might") == house.value("jenny", "speed") == 4
    house.rolls((2, 1, 1, 1), (2, 2, 2, 1, 1, 0)).begin("jenny").does("attack:werewolf")
    assert house.last("damage") | {"who": "jenny_leclerc", "kind": "physical", "amount": 3} == house.last("damage")
    house.does("split:1:2")
    assert (house.value("jenny", "might"), house.value("jenny", "speed")) == (3, 4)
    assert house.one("jenny").alive


@pytest.mark.rule("BH-ATT-5", "BH-ATT-7")
def test_how_an_attack_is_likely_to_end_is_known_before() -> None:
    house = House().haunted(traitor="ox").steps("zoe", might=0).monster("zombie", "entrance_hall", might=1).begin("zoe")
    odds = {"mine": 2, "theirs": 1, "win": 0.6296, "tie": 0.2222, "lose": 0.1481}
    assert house.odds("attack:zombie", "zoe") == odds
