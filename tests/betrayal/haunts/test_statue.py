"""Comes the hero: nothing can harm Ox, who needs a body; Zoe and Peter have a Statue."""

import pytest

from lamplit.games.betrayal.haunts.statue.rules import Statue

from ..house import House

STONE = {"speed": 8, "might": 8, "sanity": 8, "knowledge": 8}


def hall(form: str = "") -> House:
    """The Statue stands in the Chapel beside the Foyer, with Zoe; Peter and Ox are in the Entrance Hall. The Chasm
    lies in the cellar."""
    house = House().lay("chapel", "foyer", "N").lay("chasm", "basement_landing", "N").at("zoe", "chapel")
    house.haunted("ox", 42, run=True).change(omen_room="chapel", scenario=Statue(frozen=True, form=form))
    return house.monster("statue", "chapel", speed=8, might=8, sanity=8, knowledge=8)


@pytest.mark.rule("BH-H42-T-SETUP", "BH-H42-STATUE")
def test_the_traitor_is_at_his_best_and_finds_a_weapon() -> None:
    house = House().lay("chapel", "foyer", "N").steps("ox", might=0).haunted("ox", 42, run=True)
    house.change(omen_room="chapel").next_cards("bell", "axe", "spear").begin(step="haunt_set_up")
    assert house.may() == {"draw-item", "draw-omen"}
    house.does("draw-item")
    assert (house.cards("ox"), house.changes("ox")) == (["axe"], {})
    statue = house.table.monsters["statue"]
    assert (statue.place, statue.traits, statue.lead) == ("chapel", STONE, "")
    armed = House().lay("chapel", "foyer", "N").holds("ox", "spear").haunted("ox", 42, run=True)
    assert armed.change(omen_room="chapel").begin(step="haunt_set_up").asked() == "act"


@pytest.mark.rule("BH-H42-TRAITOR")
def test_nobody_attacks_robs_or_slows_the_traitor() -> None:
    house = hall().holds("peter", "pickpockets_gloves").holds("ox", "bell").begin("peter")
    assert house.refuses("attack:ox_bellows", "peter") == "BH-H42-TRAITOR"
    assert house.may("use:pickpockets_gloves") == set()
    house = hall().begin().does("go:foyer")
    assert house.view()["acting"]["used"] == 1


@pytest.mark.rule("BH-H42-TRAITOR")
def test_nothing_changes_his_traits() -> None:
    house = hall().holds("ox", "dog").begin().rolls((0,) * 5, (2, 2, 2)).does("attack:peter_akimoto")
    assert house.changes("ox") == {}
    house.does("end")
    assert house.changes("ox") == {}


@pytest.mark.rule("BH-H42-TRAITOR")
def test_neither_damage_nor_loss_touches_him() -> None:
    house = hall().at("ox", "foyer").holds("peter", "dynamite").begin("peter").rolls((0,) * 4)
    house.does("use:dynamite:foyer")
    assert (house.told("damage"), house.changes("ox")) == ([], {})
    house = (
        hall().holds("ox", "blood_dagger").begin().rolls((0,) * 8, (0, 0, 0)).does("attack:peter_akimoto:blood_dagger")
    )
    assert house.changes("ox") == {}


@pytest.mark.rule("BH-H42-BODY")
def test_an_explorer_who_is_killed_with_a_weapon_leaves_a_body_that_only_the_traitor_carries() -> None:
    house = hall().holds("ox", "axe").steps("peter", might=0, speed=0).begin()
    house.rolls((2, 2, 2, 2, 0, 0), (0, 0)).does("attack:peter_akimoto:axe")
    assert house.table.floor_piles == {"entrance_hall": ["token-body-1"]}
    house.does("take:token-body-1", "go:foyer")
    assert house.view()["acting"]["used"] == 2
    house = hall().steps("peter", might=0, speed=0).begin()
    house.rolls((2, 2, 2, 2, 0), (0, 0)).does("attack:peter_akimoto")
    assert (house.one("peter").alive, house.table.floor_piles) == (False, {})
    assert hall().pile("chapel", "token-body-1").begin("zoe").may("take:") == set()
    deep = hall().at("ox", "chasm", "far").at("peter", "chasm", "far").holds("ox", "axe")
    deep.steps("peter", might=0, speed=0).begin()
    deep.rolls((2, 2, 2, 2, 0, 0), (0, 0)).does("attack:peter_akimoto:axe")
    assert deep.table.halves == {"chasm:token-body-1": "far"}
    assert "take:token-body-1" in deep.may(), "it lies on their side"


@pytest.mark.rule("BH-H42-T-GATE", "BH-H42-T-AIM")
def test_in_a_deep_place_a_body_opens_the_gate() -> None:
    assert hall().holds("ox", "token-body-1").begin().may("task:") == set()
    assert hall().at("ox", "chasm").begin().may("task:") == set()
    house = (
        hall().at("ox", "chasm").holds("ox", "token-body-1").begin().rolls((2, 1, 0)).does("task:statue-gate:sanity")
    )
    assert house.result is None
    house = (
        hall().at("ox", "chasm").holds("ox", "token-body-1").begin().rolls((2, 2, 0)).does("task:statue-gate:sanity")
    )
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "statue-gate")


@pytest.mark.rule("BH-H42-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won_however_they_died() -> None:
    house = hall().steps("peter", might=0, speed=0)
    house.one("zoe").alive = False
    house.begin().rolls((2, 2, 2, 2, 0), (0, 0)).does("attack:peter_akimoto")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "statue-all-dead")


@pytest.mark.rule("BH-H42-STATUE")
def test_the_statue_is_no_foe_of_the_heroes_and_has_no_turn() -> None:
    house = hall().begin("zoe")
    assert house.may("attack:") == set()
    house.does("go:foyer")
    assert house.view("zoe")["acting"]["used"] == 1
    house = hall().begin(step="monsters_begin")
    assert house.told("rolled") == []
    assert house.table.turn == house.one("zoe").seat


@pytest.mark.rule("BH-H42-H-ARM")
@pytest.mark.parametrize("card", ["holy_symbol", "axe", "crystal_ball", "book"])
def test_something_is_put_into_its_hand_once_and_for_all(card: str) -> None:
    house = hall().holds("zoe", card, "bell").begin("zoe")
    assert house.may("task:statue-arm") == {f"task:statue-arm:{card}"}
    house.does(f"task:statue-arm:{card}")
    assert house.cards("zoe") == ["bell"]
    assert house.last("statue-armed", "ox")["card"] == card
    again = hall(form="axe").holds("zoe", card).begin("zoe")
    assert again.may("task:statue-arm") == set()


@pytest.mark.rule("BH-H42-H-GUIDE")
def test_a_roll_moves_it_up_to_as_many_spaces() -> None:
    house = hall("book").begin("zoe").rolls((1, 1, 0)).does("task:statue-guide:knowledge")
    assert house.may() == {"room:chapel", "room:foyer", "room:entrance_hall", "room:grand_staircase"}
    house.does("room:grand_staircase")
    assert house.table.monsters["statue"].place == "grand_staircase"
    assert house.may("task:") == set()
    assert hall("book").begin("peter").may("task:") == set()


@pytest.mark.rule("BH-H42-H-GUIDE")
def test_it_is_sent_after_the_traitor_as_far_as_the_roll_goes() -> None:
    house = hall("book").begin("zoe")
    assert house.odds("task:statue-chase:knowledge", "zoe")["need"] == 2
    house.rolls((1, 0, 0)).does("task:statue-chase:knowledge")
    assert house.table.monsters["statue"].place == "foyer"
    house = hall("book").begin("zoe").rolls((2, 2, 0)).does("task:statue-chase:knowledge")
    assert house.table.monsters["statue"].place == "entrance_hall"


@pytest.mark.rule("BH-H42-H-DRAIN")
@pytest.mark.parametrize(
    ("form", "trait"), [("holy_symbol", "speed"), ("axe", "might"), ("crystal_ball", "sanity"), ("book", "knowledge")]
)
def test_when_his_turn_begins_beside_it_he_loses_a_point(form: str, trait: str) -> None:
    house = hall(form=form).at("ox", "chapel").begin(step="turn_begins")
    assert house.changes("ox") == {trait: -1}
    assert hall(form=form).begin(step="turn_begins").changes("ox") == {}
    assert hall().at("ox", "chapel").begin(step="turn_begins").changes("ox") == {}


@pytest.mark.rule("BH-H42-T-STONE", "BH-H42-H-DRAIN")
def test_a_beaten_statue_misses_its_next_time() -> None:
    house = hall(form="axe").at("ox", "chapel").begin().rolls((2,) * 5, (0,) * 8).does("attack:statue")
    assert house.table.monsters["statue"].marks == ("dazed",)
    assert house.table.monsters["statue"].stunned == 0
    house = hall(form="axe").at("ox", "chapel")
    house.table.monsters["statue"].mark("dazed")
    house.begin(step="turn_begins")
    assert (house.changes("ox"), house.table.monsters["statue"].marks) == ({}, ())
    house = hall(form="axe").at("ox", "chapel").begin().rolls((0,) * 5, (2,) * 8).does("attack:statue")
    assert house.changes("ox") == {}


@pytest.mark.rule("BH-H42-H-AIM")
def test_a_trait_at_the_skull_ends_him() -> None:
    house = hall(form="axe").at("ox", "chapel").steps("ox", might=0).begin(step="turn_begins")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "statue-slain")


@pytest.mark.rule("BH-H42-H-GUIDE", "BH-H42-H-ARM")
def test_as_long_as_its_hand_is_empty_it_is_stone() -> None:
    house = hall().holds("zoe", "book").begin("zoe")
    assert house.may("task:") == {"task:statue-arm:book"}
    assert "task:statue-guide:knowledge" in house.does("task:statue-arm:book").may("task:")


@pytest.mark.rule("BH-H42-STATUE")
def test_no_bell_draws_it_closer() -> None:
    house = hall("book").holds("peter", "bell").rolls((0,) * 4).begin("peter").does("use:bell")
    assert (house.asks(), house.asked(), house.table.monsters["statue"].place) == ("peter", "act", "chapel")
