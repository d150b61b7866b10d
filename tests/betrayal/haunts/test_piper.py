"""Pay the Piper: Peter has turned; the Pentagram Chamber lies north of the Basement Landing."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.piper.rules import Piper

from ..house import House

RAT: dict[str, Any] = {"speed": 3, "might": 2, "sanity": 1}


def cellar(*rats: str, **state: Any) -> House:
    """Rats are in these rooms; everybody is on the Basement Landing."""
    house = House().lay("pentagram_chamber", "basement_landing", "N")
    house.haunted(traitor="peter", number=26, run=True).change(scenario=Piper(**state))
    for who in ("ox", "zoe", "peter"):
        house.at(who, "basement_landing")
    for number, room in enumerate(rats, 1):
        house.monster(f"rat-{number}", room, **RAT)
    for one in house.table.explorers.values():
        one.books.append("piper/traitor" if one.role == "traitor" else "piper/heroes")
    return house


@pytest.mark.rule("BH-H26-T-SETUP", "BH-H26-CHAMBER", "BH-H26-RATS")
def test_the_chamber_is_cleared_and_rats_come_where_something_was_found() -> None:
    house = House().lay("pentagram_chamber", "basement_landing", "N").lay("chapel", "entrance_hall", "N")
    house.lay("kitchen", "foyer", "N").haunted(traitor="peter", number=26, run=True)
    house.at("ox", "pentagram_chamber").steps("peter", might=0).begin(step="haunt_set_up")
    assert house.where("ox") == "basement_landing"
    assert set(house.changes("peter").values()) == {1}
    rats = list(house.table.monsters.values())
    assert sorted(rat.place for rat in rats) == ["chapel"] * 3 + ["kitchen"] * 3
    assert rats[0].traits == RAT


@pytest.mark.rule("BH-H26-T-SETUP")
def test_where_there_are_many_rooms_the_traitor_chooses() -> None:
    house = House(6).lay("pentagram_chamber", "basement_landing", "N").haunted(traitor="peter", number=26, run=True)
    house.lay("chapel", "entrance_hall", "N").lay("kitchen", "foyer", "N")
    for room, side in (("attic", "N"), ("bedroom", "W"), ("gallery", "E"), ("balcony", "S")):
        house.lay(room, "upper_landing", side)
    house.begin(step="haunt_set_up")
    assert len(house.table.monsters) == 12
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="peter", number=26, run=True)
    house.begin(step="haunt_set_up")
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert {"pentagram_chamber", "stairs_from_basement"} <= set(house.table.plan.spots)


@pytest.mark.rule("BH-H26-T-SETUP")
def test_where_the_chamber_cannot_be_laid_the_room_of_the_omen_stands_for_it() -> None:
    house = House().haunted(traitor="peter", number=26, run=True).change(omen_room="foyer")
    house.table.rooms.remove("pentagram_chamber")
    house.table.removed.append("pentagram_chamber")
    house.at("ox", "foyer").begin(step="haunt_set_up")
    while house.asked() == "place-room":
        house.does(sorted(house.may())[0])
    assert (house.asked(), house.asks()) == ("piper-leave", "ox")


@pytest.mark.rule("BH-H26-T-RITUAL", "BH-H26-T-AIM")
@pytest.mark.parametrize(("players", "needed"), [(3, 5), (4, 5), (5, 4), (6, 4)])
def test_the_ritual_is_shorter_from_five_players_on(players: int, needed: int) -> None:
    house = House(players).lay("pentagram_chamber", "basement_landing", "N").at("peter", "pentagram_chamber")
    house.haunted(traitor="peter", number=26, run=True).monster("rat-1", "foyer", **RAT)
    house.change(scenario=Piper(reached=True, ritual=needed - 2)).begin("peter").rolls((2, 1, 0, 0))
    house.does("task:piper-ritual")
    assert house.last("piper-ritual") == {"who": "peter_akimoto", "done": needed - 1, "need": needed}
    assert house.result is None
    assert house.view()["tasks"] == {"piper-ritual": [needed - 1, needed]}
    house.table.scenario.ritual = needed - 1  # type: ignore[union-attr]
    house.table.done.clear()
    house.rolls((2, 1, 0, 0)).does("task:piper-ritual")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "piper-complete")


@pytest.mark.rule("BH-H26-RATS")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_two_rats_come_for_each_player(players: int) -> None:
    house = House(players).lay("pentagram_chamber", "basement_landing", "N").haunted("peter", 26, run=True)
    house.lay("chapel", "entrance_hall", "N").begin(step="haunt_set_up")
    assert len(house.table.monsters) == 2 * players


@pytest.mark.rule("BH-H26-RATS", "BH-H26-H-AIM")
def test_a_beaten_rat_is_dead_and_with_the_last_the_heroes_have_won() -> None:
    house = cellar("basement_landing", "foyer").rolls((2,) * 5, (0, 0)).begin().does("attack:rat-1")
    assert (set(house.table.monsters), house.told("stunned")) == ({"rat-2"}, [])
    assert house.result is None
    last = cellar("basement_landing", reached=True).rolls((2,) * 5, (0, 0)).begin().does("attack:rat-1")
    assert last.result is not None
    assert (last.result["side"], last.result["how"]) == ("heroes", "piper-rats")


@pytest.mark.rule("BH-H26-PACK")
def test_rats_of_a_room_attack_together_and_nothing_happens_to_them() -> None:
    house = cellar("basement_landing", "basement_landing", "foyer").rolls((1,) * 3).begin(step="monsters_begin")
    house.does("move:rat-1").rolls((0,) * 4, (2,) * 5).does("task:piper-pack:ox_bellows")
    assert len(house.table.monsters) == 3
    assert [len(roll["dice"]) for roll in house.told("rolled")[-2:]] == [4, 5], "2 dice for each of the rats"
    house.does("move:rat-2")
    assert house.may("attack:") == house.may("task:") == set()
    house = cellar(*["basement_landing"] * 5).rolls((1,) * 3).begin(step="monsters_begin").does("move:rat-1")
    house.rolls((2,) * 8, (0,) * 5).does("task:piper-pack:ox_bellows")
    assert not house.one("ox").alive


@pytest.mark.rule("BH-H26-PACK")
def test_a_single_rat_takes_its_chances() -> None:
    house = cellar("basement_landing", "foyer").rolls((1,) * 3).begin(step="monsters_begin").does("move:rat-1")
    assert house.may("task:") == set()
    house.rolls((0, 0), (2,) * 5).does("attack:ox_bellows")
    assert "rat-1" not in house.table.monsters


@pytest.mark.rule("BH-H26-CHAMBER")
def test_only_the_traitor_enters_the_chamber_and_nobody_reaches_in() -> None:
    house = cellar("foyer").begin()
    assert "go:pentagram_chamber" not in house.may()
    house = cellar("foyer").at("peter", "pentagram_chamber").holds("ox", "revolver").begin()
    assert house.may("attack:") == set()
    assert house.refuses("attack:peter_akimoto:revolver") == "BH-H26-CHAMBER"
    thrown = cellar("foyer").holds("ox", "bottle").rolls((2, 2, 2)).begin()
    assert thrown.does("use:bottle", "room:pentagram_chamber").where("ox") == "basement_landing"


@pytest.mark.rule("BH-H26-CHAMBER")
def test_nor_does_what_is_thrown_in() -> None:
    house = cellar("foyer").at("peter", "pentagram_chamber").holds("ox", "dynamite").rolls((0,) * 4).begin()
    house.does("use:dynamite:pentagram_chamber")
    assert (house.asked(), house.changes("peter")) == ("act", {})
    outside = cellar("foyer").at("ox", "pentagram_chamber").at("zoe", "foyer").holds("ox", "dynamite")
    assert outside.rolls((0,) * 4).begin().does("use:dynamite:basement_landing").asked() == "split-physical"


@pytest.mark.rule("BH-H26-CHAMBER")
def test_an_explorer_in_it_leaves_for_any_room_beside_it_with_a_door_or_without() -> None:
    house = House().lay("pentagram_chamber", "basement_landing", "N").lay("abandoned_room", "basement_landing", "E")
    house.lay("dusty_hallway", "abandoned_room", "N").haunted(traitor="peter", number=26, run=True)
    house.at("ox", "pentagram_chamber").begin(step="haunt_set_up")
    assert (house.asks(), house.may()) == ("ox", {"room:basement_landing", "room:dusty_hallway"})


@pytest.mark.rule("BH-H26-T-RITUAL", "BH-DICE-10")
def test_each_bar_brings_a_rat_beside_the_chamber() -> None:
    house = cellar("foyer").at("peter", "pentagram_chamber").begin("peter").rolls((2, 1, 0, 0))
    house.does("task:piper-ritual")
    assert [rat.place for rat in house.table.monsters.values()] == ["foyer", "basement_landing"]
    assert house.view("ox")["tasks"] == {"piper-ritual": [1, 5]}
    assert house.refuses("task:piper-ritual", "peter") == "BH-DICE-10"
    assert cellar("foyer").begin("peter").refuses("task:piper-ritual", "peter") == "BH-H26-T-RITUAL"


@pytest.mark.rule("BH-H26-T-AIM", "BH-H26-T-RITUAL")
def test_the_last_bar_wins() -> None:
    house = cellar("foyer", ritual=4).at("peter", "pentagram_chamber").begin("peter").rolls((2, 1, 0, 0))
    house.does("task:piper-ritual")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "piper-complete")


@pytest.mark.rule("BH-H26-H-AIM", "BH-H26-H-KNOWN")
def test_a_traitor_who_never_got_there_has_lost() -> None:
    def killed(reached: bool) -> House:
        house = cellar("foyer", reached=reached).steps("peter", speed=0, might=0).rolls((2,) * 5, (0,) * 2)
        return house.begin().does("attack:peter_akimoto")

    early = killed(False)
    assert early.result is not None
    assert (early.result["side"], early.result["how"]) == ("heroes", "piper-unheard")
    assert killed(True).result is None
    assert cellar("foyer").begin("peter").does("go:pentagram_chamber").table.scenario.reached  # type: ignore[union-attr]


@pytest.mark.rule("BH-H26-T-AIM", "BH-H26-T-KNOWN")
def test_with_all_heroes_dead_the_rats_are_paid() -> None:
    house = cellar("basement_landing", "basement_landing").steps("zoe", might=0, speed=0)
    house.one("ox").alive = False
    house.rolls((1,) * 3, (2,) * 4, (0,) * 2).begin(step="monsters_begin")
    house.does("move:rat-1", "task:piper-pack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "piper-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = cellar("foyer").begin()
    assert house.view("peter")["books"] == ["piper/traitor", "piper"]
    assert house.view("ox")["books"] == ["piper/heroes", "piper"]


@pytest.mark.rule("BH-H26-PACK")
def test_a_rat_attacks_once_alone_or_in_a_pack() -> None:
    house = cellar(*["basement_landing"] * 3).rolls((1,) * 3).begin(step="monsters_begin").does("move:rat-1")
    house.rolls((2, 2), (2, 2, 0, 0, 0)).does("attack:ox_bellows")
    assert house.may("task:") == set(), "the two others are a pack without it"
    house.does("move:rat-2")
    assert "task:piper-pack:ox_bellows" in house.may()
    two = cellar(*["basement_landing"] * 2).rolls((1,) * 3).begin(step="monsters_begin").does("move:rat-1")
    two.rolls((2, 2), (2, 2, 0, 0, 0)).does("attack:ox_bellows")
    if two.asked() == "next-monster":
        two.does("move:rat-2")
    assert two.may("task:") == set(), "nobody is left to attack with"


@pytest.mark.rule("BH-H26-PACK")
def test_a_pack_attacks_whom_it_is_with_and_is_not_forgotten_when_another_attacks() -> None:
    house = House().lay("pentagram_chamber", "basement_landing", "N").lay("larder", "basement_landing", "S")
    house.haunted(traitor="peter", number=26, run=True).change(scenario=Piper())
    house.at("ox", "basement_landing").at("zoe", "foyer").at("peter", "upper_landing")
    for number, room in enumerate(("basement_landing", "basement_landing", "foyer", "foyer", "larder"), 1):
        house.monster(f"rat-{number}", room, **RAT)
    house.rolls((1,) * 3).begin(step="monsters_begin").does("move:rat-1")
    assert house.may("task:") == {"task:piper-pack:ox_bellows"}
    house.rolls((0,) * 4, (0,) * 5).does("task:piper-pack:ox_bellows", "next", "move:rat-3")
    house.rolls((0,) * 4, (0,) * 3).does("task:piper-pack:zoe_ingstrom", "next", "move:rat-5", "go:basement_landing")
    assert house.may("task:") == set(), "the first two have attacked"


@pytest.mark.rule("BH-H26-PACK")
def test_a_hero_who_loses_to_a_rat_is_hurt_whatever_the_weapon() -> None:
    house = cellar("basement_landing").holds("ox", "axe").rolls((0,) * 6, (1, 0)).begin().does("attack:rat-1:axe")
    assert (house.asks(), house.asked()) == ("ox", "split-physical")


@pytest.mark.rule("BH-H26-RATS")
def test_the_traitor_says_which_rooms_have_one_rat_more() -> None:
    house = House().lay("pentagram_chamber", "basement_landing", "N").haunted(traitor="peter", number=26, run=True)
    for room, side in (("attic", "N"), ("bedroom", "W"), ("gallery", "E"), ("balcony", "S")):
        house.lay(room, "upper_landing", side)
    house.begin(step="haunt_set_up")
    assert (house.asks(), house.asked(), len(house.table.monsters)) == ("peter", "piper-rat", 4)
    [question] = house.match.questions
    assert question.args["left"] == 2
    house.does("room:gallery", "room:attic")
    assert sorted(rat.place for rat in house.table.monsters.values()) == [
        "attic", "attic", "balcony", "bedroom", "gallery", "gallery",
    ]  # fmt: skip


@pytest.mark.rule("BH-H26-RATS")
def test_rats_come_where_nobody_is_and_without_such_a_room_anywhere() -> None:
    house = House().lay("pentagram_chamber", "basement_landing", "N").lay("chapel", "entrance_hall", "N")
    house.lay("kitchen", "foyer", "N").haunted(traitor="peter", number=26, run=True)
    house.at("ox", "chapel").begin(step="haunt_set_up")
    assert {rat.place for rat in house.table.monsters.values()} == {"kitchen"}
    bare = House().lay("pentagram_chamber", "basement_landing", "N").haunted(traitor="peter", number=26, run=True)
    bare.begin(step="haunt_set_up")
    while bare.asked() == "piper-rat":
        bare.does(min(bare.may()))
    assert len(bare.table.monsters) == 6
    assert {"entrance_hall", "foyer"} <= {rat.place for rat in bare.table.monsters.values()}


@pytest.mark.rule("BH-H26-CHAMBER", "BH-H26-T-RITUAL")
def test_a_chamber_with_no_room_beside_it_is_left_by_the_stairs() -> None:
    house = House().haunted(traitor="peter", number=26, run=True).change(omen_room="upper_landing")
    house.table.rooms.remove("pentagram_chamber")
    house.table.removed.append("pentagram_chamber")
    house.at("ox", "upper_landing").begin(step="haunt_set_up")
    while house.asked() == "place-room":
        house.does(min(house.may()))
    assert house.where("ox") == "grand_staircase"
    alone = cellar("foyer", chamber="upper_landing").at("peter", "upper_landing").rolls((2, 1, 0, 0)).begin("peter")
    alone.does("task:piper-ritual")
    assert (alone.view()["tasks"], set(alone.table.monsters)) == ({"piper-ritual": [1, 5]}, {"rat-1"})


@pytest.mark.rule("BH-H26-CHAMBER")
def test_other_rooms_are_open_to_heroes() -> None:
    assert "go:entrance_hall" in cellar("basement_landing").at("ox", "foyer").begin().may()


@pytest.mark.rule("BH-H26-T-RITUAL")
def test_the_ritual_is_the_traitors_and_can_fail() -> None:
    assert cellar("foyer").at("ox", "pentagram_chamber").begin().may("task:") == set()
    house = cellar("foyer").at("peter", "pentagram_chamber").begin("peter").rolls((2, 0, 0, 0))
    house.does("task:piper-ritual")
    assert (house.view()["tasks"], set(house.table.monsters)) == ({"piper-ritual": [0, 5]}, {"rat-1"})


@pytest.mark.rule("BH-H26-T-RITUAL")
def test_of_several_rooms_beside_the_chamber_the_traitor_chooses_one() -> None:
    house = House().lay("pentagram_chamber", "basement_landing", "N").lay("abandoned_room", "basement_landing", "E")
    house.lay("dusty_hallway", "abandoned_room", "N").haunted(traitor="peter", number=26, run=True)
    house.monster("rat-1", "foyer", **RAT).change(scenario=Piper(reached=True)).at("peter", "pentagram_chamber")
    house.begin("peter").rolls((2, 1, 0, 0)).does("task:piper-ritual")
    [question] = house.match.questions
    assert (house.asked(), question.args["left"]) == ("piper-rat", 1)
    house.does("room:dusty_hallway")
    assert [rat.place for rat in house.table.monsters.values()] == ["foyer", "dusty_hallway"]
