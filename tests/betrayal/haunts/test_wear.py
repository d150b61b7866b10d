"""You Wear It Well: Peter has turned; the Souls stand in the Entrance Hall, where their bodies lie, with the Spirit."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.wear.rules import Wear

from ..house import PEOPLE, House

OX, ZOE, PETER = PEOPLE["ox"], PEOPLE["zoe"], PEOPLE["peter"]


def dormitory(spirit: str = "entrance_hall", **state: Any) -> House:
    """The Ballroom lies north of the Foyer, the Chapel beside it, without a door between them."""
    house = House().lay("ballroom", "foyer", "N").lay("chapel", "entrance_hall", "N")
    house.haunted(traitor="peter", number=49, run=True)
    bodies = dict.fromkeys((OX, ZOE), "entrance_hall")
    house.change(scenario=Wear(bodies=bodies, **state)).monster("astral_spirit", spirit, speed=3, sanity=6, knowledge=6)
    for one in house.table.explorers.values():
        one.books.append("wear/traitor" if one.role == "traitor" else "wear/heroes")
    return house


def wear(house: House) -> Wear:
    """The haunt's own state."""
    assert isinstance(house.table.scenario, Wear)
    return house.table.scenario


@pytest.mark.rule("BH-H49-BODIES", "BH-H49-T-SETUP", "BH-H49-SPIRIT", "BH-H49-THINGS")
@pytest.mark.parametrize("players", [3, 6])
def test_bodies_lie_where_the_heroes_stood(players: int) -> None:
    house = House(players).at("peter", "upper_landing").holds("ox", "skull", "axe")
    house.haunted(traitor="peter", number=49, run=True).begin(step="haunt_set_up")
    house.does(sorted(house.may("door:"))[0])
    (spirit,) = house.table.monsters.values()
    assert (spirit.place, spirit.traits) == ("upper_landing", {"speed": 3, "sanity": 6, "knowledge": 6})
    assert house.table.tokens == {"entrance_hall": ["body"] * (players - 1)}
    assert (house.cards("ox"), house.table.floor_piles) == (["axe"], {"entrance_hall": ["skull"]})
    assert "stairs_from_basement" in house.table.plan


@pytest.mark.rule("BH-H49-SOUL", "BH-H49-SPIRIT")
def test_no_wall_stops_a_soul() -> None:
    house = dormitory("chapel").at("ox", "ballroom").begin()
    assert "go:chapel" in house.may()
    assert house.may("open:") == set()
    assert "go:chapel" not in dormitory().at("peter", "ballroom").begin("peter").may()
    chute = dormitory().lay("coal_chute", "foyer", "S").at("ox", "basement_landing").begin().does("go:coal_chute")
    assert chute.where("ox") == "coal_chute"
    attic = dormitory().lay("attic", "upper_landing", "N").at("ox", "attic").begin().does("go:upper_landing")
    assert attic.told("rolled") == [], "it has no body to hold it back"
    hole = dormitory().lay("collapsed_room", "upper_landing", "N").at("ox", "collapsed_room")
    hole.token("below_collapsed_room", "basement_landing").begin().does("room:collapsed_room")
    assert (hole.where("ox"), hole.told("rolled")) == ("basement_landing", []), "nor a fall"
    haunting = dormitory("ballroom").rolls((1, 0, 0)).begin("peter").does("end")
    assert "go:chapel" in haunting.may()


@pytest.mark.rule("BH-H49-FIGHT", "BH-H49-H-AIM")
def test_souls_hit_the_spirit_with_the_mind_alone() -> None:
    house = dormitory().holds("ox", "axe").begin()
    assert house.may("attack:astral_spirit") == {"attack:astral_spirit:sanity", "attack:astral_spirit:knowledge"}
    house.rolls((2, 2, 2), (0,) * 6).does("attack:astral_spirit:sanity")
    assert (house.view()["tasks"], house.table.monsters["astral_spirit"].stunned) == ({"wear-hits": [1, 3]}, 0)
    lost = dormitory().rolls((0, 0, 0), (2,) * 6).begin().does("attack:astral_spirit:sanity")
    assert (lost.changes(), lost.view()["tasks"]) == ({}, {"wear-hits": [0, 3]})
    assert dormitory().begin("peter").refuses(f"attack:{OX}", "peter") == "BH-H49-FIGHT"


@pytest.mark.rule("BH-H49-FIGHT")
def test_all_damage_is_of_the_mind() -> None:
    house = dormitory("ballroom").token("safe", "entrance_hall").rolls((2, 0), (1,)).begin().does("room:safe")
    assert house.asked() == "split-mental"
    hurt = dormitory().rolls((2, 2, 2), (0,) * 3).begin("peter").does(f"attack:{OX}:sanity")
    assert hurt.asked() == "split-mental"


@pytest.mark.rule("BH-H49-THINGS")
def test_a_soul_takes_and_gives_nothing() -> None:
    house = dormitory().holds("ox", "bell").pile("entrance_hall", "axe").begin()
    assert house.may("take:") | house.may("trade:") | house.may("drop:") == set()
    house = dormitory("ballroom").holds("ox", "bell").steps("ox", sanity=0, knowledge=0).rolls((2, 2))
    house.pile(house.where("ox"), "axe").begin("peter")
    house.does(f"task:wear-strike:{OX}")
    if house.asked() == "split-mental":
        house.does(sorted(house.may("split:"))[0])
    assert not house.one("ox").alive
    assert house.table.floor_piles == {house.where("ox"): ["axe"]}, "what others have left stays"
    assert house.table.removed == ["bell"]


@pytest.mark.rule("BH-H49-H-DAZE")
def test_a_beaten_traitor_misses_a_turn() -> None:
    dice = dormitory().value("peter", "sanity"), dormitory().value("zoe", "sanity")
    house = dormitory("ballroom").rolls((2,) * dice[1], (0,) * dice[0], (1, 1, 1)).begin("zoe")
    house.does(f"attack:{PETER}:sanity", "end")
    assert (house.changes("peter"), house.last("wear-dazed")["who"]) == ({}, PETER)
    assert house.asked() != "act", "the Spirit moves, the traitor has not"


@pytest.mark.rule("BH-H49-T-STRIKE")
def test_the_traitor_strikes_bodies() -> None:
    house = dormitory("ballroom").at("ox", "chapel").rolls((2, 0)).begin("peter").does(f"task:wear-strike:{OX}")
    house.does("split:1:1")
    assert house.changes() == {"sanity": -1, "knowledge": -1}
    assert house.refuses(f"task:wear-strike:{ZOE}", "peter") == "BH-H49-T-STRIKE", "one attack a turn"
    assert dormitory().at("peter", "chapel").begin("peter").refuses(f"task:wear-strike:{OX}", "peter") is not None


@pytest.mark.rule("BH-H49-T-POSSESS")
def test_the_spirit_slips_into_empty_bodies_only() -> None:
    house = dormitory().at("zoe", "chapel")
    house.one("ox").alive = False
    house.rolls((1, 1, 1), (2, 2, 2, 0, 0, 0)).begin("peter").does("end")
    assert house.may("task:") == {f"task:wear-possess:{OX}"}
    house.does(f"task:wear-possess:{OX}")
    assert wear(house).claims == {OX: 1}
    assert house.may("task:") == set()
    spoiled = dormitory(ruined=[OX]).at("zoe", "chapel")
    spoiled.one("ox").alive = False
    assert spoiled.rolls((1, 1, 1)).begin("peter").does("end").may("task:") == set()


@pytest.mark.rule("BH-H49-T-STRIKE", "BH-H49-T-POSSESS")
def test_a_body_that_was_struck_dead_is_of_no_use() -> None:
    house = dormitory("ballroom").steps("ox", sanity=0, knowledge=0).rolls((2, 2)).begin("peter")
    house.does(f"task:wear-strike:{OX}")
    if house.asked() == "split-mental":
        house.does(sorted(house.may("split:"))[0])
    assert wear(house).ruined == [OX]


@pytest.mark.rule("BH-H49-H-AIM")
def test_as_many_hits_as_players_dispel_it() -> None:
    house = dormitory(hits=2).rolls((2, 2, 2), (0,) * 6).begin().does("attack:astral_spirit:sanity")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "wear-dispelled")


@pytest.mark.rule("BH-H49-T-AIM")
def test_a_possessed_body_is_the_traitors_victory() -> None:
    house = dormitory(claims={OX: 2}).at("zoe", "chapel")
    house.one("ox").alive = False
    house.rolls((1, 1, 1), (2, 2, 2, 0, 0, 0)).begin("peter").does("end", f"task:wear-possess:{OX}")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "wear-possessed")


@pytest.mark.rule("BH-H49-T-AIM")
def test_with_all_souls_destroyed_the_traitor_has_won() -> None:
    house = dormitory("ballroom").steps("ox", sanity=0, knowledge=0)
    house.one("zoe").alive = False
    house.rolls((2, 2)).begin("peter").does(f"task:wear-strike:{OX}")
    if house.asked() == "split-mental":
        house.does(sorted(house.may("split:"))[0])
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "wear-all-dead")


@pytest.mark.rule("BH-H49-SOUL")
def test_what_a_room_does_to_the_mind_it_does_to_a_soul() -> None:
    crypt = dormitory().lay("crypt", "basement_landing", "N").at("ox", "crypt").begin().does("end")
    assert crypt.asked() == "split-mental"
    chamber = dormitory().lay("pentagram_chamber", "basement_landing", "N").at("ox", "pentagram_chamber")
    chamber.rolls((0, 0, 0)).begin().does("go:basement_landing")
    assert chamber.changes() == {"sanity": -1}
    furnace = dormitory().lay("furnace_room", "basement_landing", "N").at("ox", "furnace_room").begin().does("end")
    assert (furnace.changes(), furnace.asked()) == ({}, "act")


@pytest.mark.rule("BH-H49-SOUL")
def test_a_soul_gains_nothing_where_bodies_grow_strong() -> None:
    house = House().lay("larder", "basement_landing", "N").lay("library", "upper_landing", "N").at("ox", "larder")
    house.at("zoe", "library").haunted(traitor="peter", number=49, run=True).begin(step="haunt_set_up")
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    house.does("end", "end")
    assert (house.by("ox", "might"), house.by("zoe", "knowledge")) == (0, 1)


@pytest.mark.rule("BH-H49-THINGS")
def test_a_soul_finds_nothing_new() -> None:
    box = (
        dormitory().holds("ox", "puzzle_box").next_cards("axe", "bell").rolls((2, 2, 2)).begin().does("use:puzzle_box")
    )
    assert box.cards("ox") == []
    vault = dormitory().lay("vault", "upper_landing", "N").at("ox", "vault").next_cards("axe", "bell")
    vault.rolls((2, 2, 2)).begin().does("room:vault")
    assert vault.cards("ox") == []
    mine = dormitory().holds("peter", "puzzle_box").next_cards("axe", "bell").rolls((2, 2, 2, 0)).begin("peter")
    assert mine.does("use:puzzle_box").cards("peter") == ["axe", "bell"], "the traitor has hands"


@pytest.mark.rule("BH-H49-THINGS")
def test_no_glove_helps_a_soul() -> None:
    house = dormitory().holds("ox", "pickpockets_gloves").holds("peter", "axe").begin()
    assert house.may("use:") == set()


@pytest.mark.rule("BH-ROOM-CHUTE-3", "BH-H49-SOUL")
def test_a_soul_that_has_climbed_the_chute_ends_no_turn_in_it() -> None:
    house = dormitory().lay("coal_chute", "foyer", "S").at("ox", "basement_landing").begin()
    house.does("go:coal_chute", "end")
    assert house.where("ox") == "basement_landing"
    assert house.last("slid") == {"who": OX, "start": "coal_chute", "to": "basement_landing"}
