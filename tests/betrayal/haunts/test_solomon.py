"""Ring of King Solomon: Peter has turned; the Demon Lord and a Demon are in the Kitchen, the others in the hall."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.solomon.rules import KINDS, LORD, Solomon

from ..house import House
from ..test_bots import chosen

TRAITS: dict[str, dict[str, Any]] = {name: kind.traits for name, kind in KINDS.items()}


def gate(lord: str = "kitchen", demon: str = "kitchen", **state: Any) -> House:
    """The Kitchen lies north of the Entrance Hall."""
    house = House().lay("kitchen", "entrance_hall", "N").haunted(traitor="peter", number=28, run=True)
    house.change(scenario=Solomon(**state))
    house.monster(LORD, lord, **TRAITS[LORD]).monster("demon_1", demon, **TRAITS["demon_1"])
    for one in house.table.explorers.values():
        one.books.append("solomon/traitor" if one.role == "traitor" else "solomon/heroes")
    for monster in house.table.monsters.values():
        monster.lead = house.one("peter").seat
    return house


@pytest.mark.rule("BH-H28-T-SETUP", "BH-H28-DEMONS", "BH-H28-LORD")
@pytest.mark.parametrize(("players", "demons"), [(3, 2), (5, 4), (6, 4)])
def test_they_come_far_away_from_everybody_with_a_demon_for_each_hero(players: int, demons: int) -> None:
    house = House(players).lay("gardens", "foyer", "N").lay("library", "upper_landing", "N")
    house.haunted(traitor="peter", number=28, run=True).begin(step="haunt_set_up")
    monsters = house.table.monsters
    assert {monster.place for monster in monsters.values()} == {"library"}, "the Gardens are nearer"
    assert sorted(monsters) == sorted([LORD, *(f"demon_{n}" for n in range(1, demons + 1))])
    assert (monsters[LORD].traits, monsters["demon_1"].traits) == (KINDS[LORD].traits, KINDS["demon_1"].traits)


@pytest.mark.rule("BH-H28-HUNT")
def test_all_go_for_the_nearest_hero() -> None:
    house = gate().at("ox", "foyer").rolls((1, 1), (1,) * 7, (1, 1, 1), (1, 1, 1), (1,) * 5, (2, 2, 1))
    house.begin(step="monsters_begin")
    while house.asked() != "act" and house.result is None:
        house.does(min(house.may()))
    assert {monster.place for monster in house.table.monsters.values()} == {"entrance_hall"}


@pytest.mark.rule("BH-H28-HUNT", "BH-MON-11", "BH-MON-13")
def test_no_cellar_without_stairs_hides_a_hero_from_them() -> None:
    house = House().lay("kitchen", "entrance_hall", "N").lay("coal_chute", "foyer", "N")
    house.haunted("peter", 28, run=True).monster("demon_4", "kitchen", lead="", **KINDS["demon_4"].traits)
    house.at("ox", "basement_landing").at("zoe", "basement_landing")
    house.rolls((2, 2, 2, 0, 0, 0)).begin(step="monsters_begin")
    assert (house.asked(), house.may()) == ("solomon-hunt", {"hunt:ox_bellows", "hunt:zoe_ingstrom"})
    house.rolls((0, 0), (0, 0, 0, 0, 0)).does("hunt:ox_bellows")
    assert house.table.monsters["demon_4"].place == "basement_landing"


@pytest.mark.rule("BH-H28-LORD")
def test_no_shot_touches_the_lord() -> None:
    house = gate().at("ox", "kitchen").holds("ox", "revolver").begin()
    assert house.refuses(f"attack:{LORD}:revolver") == "BH-H28-LORD"


@pytest.mark.rule("BH-H28-H-LORD", "BH-H28-H-RING", "BH-H28-H-AIM")
def test_the_second_defeat_by_the_holder_of_the_ring_breaks_him() -> None:
    house = gate().at("ox", "kitchen").holds("ox", "ring").rolls((2, 2, 2), (1,) * 7).begin()
    house.does(f"attack:{LORD}:ring")
    assert (house.last("attacked")["mine"], house.last("attacked")["theirs"]) == (8, 7)
    assert house.table.monsters[LORD].stunned
    assert house.view()["tasks"] == {"solomon-blows": [1, 2]}
    last = gate(blows=1).at("ox", "kitchen").holds("ox", "ring").rolls((2, 2, 2), (1,) * 7).begin()
    result = last.does(f"attack:{LORD}:ring").result
    assert result is not None
    assert (result["side"], result["how"]) == ("heroes", "solomon-broken")


@pytest.mark.rule("BH-H28-H-LORD")
def test_without_the_ring_he_is_only_stunned() -> None:
    house = gate(blows=1).at("ox", "kitchen").rolls((2,) * 5, (0,) * 7).begin().does(f"attack:{LORD}")
    assert house.table.monsters[LORD].stunned
    assert house.result is None


@pytest.mark.rule("BH-H28-H-OBEY")
def test_a_demon_beaten_with_the_ring_obeys_and_is_sent_against_its_own() -> None:
    house = gate().at("ox", "kitchen").holds("ox", "ring").rolls((2, 2, 2), (1,) * 5, (1, 1, 1), (2,) * 5, (0,) * 7)
    house.begin().does("attack:demon_1:ring", "task:solomon-send:demon_1")
    house.does("room:kitchen", f"attack:{LORD}")
    assert house.table.monsters[LORD].stunned
    assert house.may("attack:") == set()
    assert house.may("task:") == set(), "once a turn"


@pytest.mark.rule("BH-H28-H-OBEY")
def test_without_the_ring_no_demon_obeys() -> None:
    house = gate(obey=["demon_1"]).holds("ox", "ring").begin()
    assert house.may("task:") == {"task:solomon-send:demon_1"}
    house = gate(obey=["demon_1"]).begin(step="turn_begins")
    assert house.last("solomon-loose") == {}
    assert house.refuses("task:solomon-send:demon_1") == "BH-H28-H-OBEY"


@pytest.mark.rule("BH-H28-THEFT")
def test_a_demon_takes_the_ring_and_a_hero_wins_it_back() -> None:
    house = gate("upper_landing", "entrance_hall").at("zoe", "foyer").holds("ox", "ring")
    house.table.monsters[LORD].stunned = 2
    house.rolls((1, 1, 1), (2,) * 5, (0,) * 5).begin(step="monsters_begin")
    while house.asked() != "harm-or-steal":
        house.does(min(house.may()))
    house.does("steal:ring")
    assert (house.cards("ox"), house.table.monsters["demon_1"].cards) == ([], ["ring"])
    back = gate().at("ox", "kitchen").rolls((2, 1, 0, 0, 0), (1, 0, 0, 0, 0))
    back.table.monsters["demon_1"].cards.append("ring")
    assert back.begin().does("attack:demon_1").cards("ox") == ["ring"]
    assert not back.table.monsters["demon_1"].stunned


@pytest.mark.rule("BH-H28-THEFT")
def test_a_demon_may_hurt_the_holder_of_the_ring_instead() -> None:
    house = gate("upper_landing", "entrance_hall").at("zoe", "foyer").holds("ox", "ring")
    house.table.monsters[LORD].stunned = 2
    house.rolls((1, 1, 1), (1, 1, 0, 0, 0), (0,) * 5).begin(step="monsters_begin")
    while house.asked() != "harm-or-steal":
        house.does(min(house.may()))
    house.does("harm")
    assert house.cards("ox") == ["ring"]
    assert house.last("damage")["who"] == "ox_bellows"


@pytest.mark.rule("BH-H28-H-RING")
def test_if_the_ring_was_never_found_a_hero_finds_it_instead_of_another_omen() -> None:
    house = gate().at("ox", "foyer").next_cards("junk_room", "bite").begin().does("open:N")
    assert house.cards("ox") == ["ring"]


@pytest.mark.rule("BH-H28-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = gate("entrance_hall", "foyer").steps("ox", might=0, speed=0)
    house.one("zoe").alive = False
    house.rolls((0, 0), (2,) * 7, (0, 0)).begin(step="monsters_begin")
    while house.result is None:
        house.does(min(house.may()))
    assert (house.result["side"], house.result["how"]) == ("traitor", "solomon-all-dead")


@pytest.mark.rule("BH-H28-T-SETUP")
def test_a_traitor_by_rules_of_thumb_lets_them_come_far_away_from_all_heroes() -> None:
    house = House().lay("gardens", "foyer", "N").lay("library", "upper_landing", "N")
    house.lay("creaky_hallway", "upper_landing", "W").lay("conservatory", "creaky_hallway", "W")
    house.haunted(traitor="peter", number=28, run=True).begin(step="haunt_set_up")
    assert house.may() == {"room:library", "room:conservatory"}
    assert chosen(house, "peter") == "room:conservatory"


@pytest.mark.rule("BH-H28-HUNT")
@pytest.mark.parametrize(("monster", "attacked"), [(LORD, "zoe_ingstrom"), ("demon_1", "ox_bellows")])
def test_by_rules_of_thumb_demons_go_for_the_ring_and_their_lord_for_anybody_else(monster: str, attacked: str) -> None:
    house = gate(lord="entrance_hall", demon="entrance_hall").holds("ox", "ring")
    for other in {LORD, "demon_1"} - {monster}:
        del house.table.monsters[other]
    house.rolls((2,) * (2 if monster == LORD else 3)).begin(step="monsters_begin")
    assert house.asked() == "solomon-hunt"
    house.does(chosen(house, "peter") or "")
    assert (house.asked(), chosen(house, "peter")) == ("solomon-attack", f"attack:{attacked}")


@pytest.mark.rule("BH-H28-T-AIM")
@pytest.mark.parametrize(("might", "bold"), [(1, False), (6, True)])
def test_a_traitor_by_rules_of_thumb_seeks_out_only_the_weaker(might: int, bold: bool) -> None:
    house = gate()
    house.at("peter", "entrance_hall").at("ox", "foyer").at("zoe", "foyer").steps("peter", might=might).begin("peter")
    assert (chosen(house, "peter") == "go:foyer") == bold


@pytest.mark.rule("BH-H28-H-RING")
def test_the_ring_adds_nothing_against_a_lesser_demon() -> None:
    house = gate().at("ox", "kitchen").holds("ox", "ring").rolls((2, 2, 2), (1,) * 5).begin()
    house.does("attack:demon_1:ring")
    assert (house.last("attacked")["mine"], house.last("attacked")["theirs"]) == (6, 5)


@pytest.mark.rule("BH-H28-H-OBEY")
def test_no_bell_draws_away_a_demon_that_obeys() -> None:
    house = gate(obey=["demon_1"]).holds("ox", "ring", "bell").rolls((0,) * 3).begin().does("use:bell")
    assert house.may() == {"closer:demon_lord:entrance_hall", "go-on"}
