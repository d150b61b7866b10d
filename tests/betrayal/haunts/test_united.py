"""United we stand: Ox is many now; Zoe, Peter and Vivian want fire and a way out."""

import pytest

from lamplit.games.betrayal.haunts.blocks import escape
from lamplit.games.betrayal.haunts.united.rules import United

from ..house import House


def parlour(fires: tuple[str, ...] = (), players: int = 4) -> House:
    """The Furnace Room and the Stairs from Basement lie beside the Basement Landing, the Chapel beside the Foyer. Ox is
    in the Foyer, the others are in the Entrance Hall."""
    house = House(players).lay("furnace_room", "basement_landing", "N").lay("chapel", "foyer", "N")
    house.lay("stairs_from_basement", "basement_landing", "S").at("ox", "foyer").haunted("ox", 18, run=True)
    return house.token("fire", *fires).change(scenario=United(speed=5, burns=bool(fires)))


def out(house: House, *who: str) -> House:
    """They have left the house."""
    scenario = house.table.scenario
    assert isinstance(scenario, United)
    for name in who:
        escape.step_out(house.one(name))
        scenario.out.append(house.one(name).name)
    return house


def ashes(house: House) -> set[str]:
    """The rooms that have burned."""
    return {room for room, tokens in house.table.tokens.items() if "fire" in tokens}


@pytest.mark.rule("BH-H18-GROWN", "BH-H18-H-STAIRS")
def test_it_is_strong_and_quick_and_there_are_stairs_in_the_cellar() -> None:
    house = House(4).haunted("ox", 18, run=True).change(omen_room="foyer").begin(step="haunt_set_up")
    assert (house.asked(), house.asks()) == ("place-room", "zoe")
    house.does(sorted(house.may())[0])
    assert "stairs_from_basement" in house.table.plan
    assert house.last("united-grown") == {"who": "ox_bellows", "might": 5, "speed": 5}
    values = house.view("zoe")["explorers"]["ox_bellows"]["values"]
    assert (values["might"], values["speed"], values["sanity"]) == (5, 5, house.value("ox", "sanity"))


@pytest.mark.rule("BH-H18-GROWN")
def test_it_moves_as_far_as_its_dice_say() -> None:
    house = parlour().rolls((1, 1, 0, 0, 0)).begin(step="turn_begins")
    assert house.view()["acting"]["left"] == 2
    house = parlour().rolls((0, 0, 0, 0, 0)).begin(step="turn_begins")
    assert house.view()["acting"]["left"] == 1


@pytest.mark.rule("BH-H18-GROWN")
def test_every_dead_hero_makes_it_stronger_and_slower() -> None:
    house = parlour().at("ox", "entrance_hall").steps("zoe", might=0, speed=0).begin()
    house.rolls((2, 2, 0, 0, 0), (0, 0)).does("attack:zoe_ingstrom")
    assert house.last("united-grown") == {"who": "ox_bellows", "might": 6, "speed": 4}


@pytest.mark.rule("BH-H18-CLOSES")
def test_nothing_wounds_it() -> None:
    house = parlour().at("ox", "entrance_hall").begin("zoe").rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    assert (house.told("damage"), house.changes("ox")) == ([], {})


@pytest.mark.rule("BH-H18-CLOSES")
def test_what_else_would_kill_it_does_not() -> None:
    house = parlour().at("ox", "entrance_hall").holds("ox", "blood_dagger").steps("ox", speed=0).begin()
    house.does("attack:zoe_ingstrom:blood_dagger")
    assert [told["by"] for told in house.told("trait")[:2]] == [-1, 1]
    assert house.one("ox").alive
    assert house.one("ox").steps["speed"] == 0


@pytest.mark.rule("BH-H18-CLOSES")
def test_the_ring_drives_it_away() -> None:
    house = parlour().at("ox", "entrance_hall").holds("zoe", "ring").begin("zoe")
    house.rolls((2, 0, 0, 0, 0), (0, 0, 0)).does("attack:ox_bellows:ring")
    assert house.asks() == "zoe"
    assert {"room:entrance_hall", "room:foyer", "room:chapel", "room:grand_staircase"} <= house.may()
    assert house.does("room:chapel").where("ox") == "chapel"


@pytest.mark.rule("BH-H18-DYNAMITE")
def test_dynamite_makes_it_lie_still_for_a_turn() -> None:
    house = parlour().holds("zoe", "dynamite").begin("zoe").rolls((0,) * 5).does("use:dynamite:foyer")
    assert house.one("ox").marks == ("dazed",)
    house = parlour().rolls((2,) * 5)
    house.one("ox").mark("dazed")
    house.begin(step="turn_begins")
    assert house.may() == {"end"}
    assert house.does("end").one("ox").marks == ()


@pytest.mark.rule("BH-H18-H-FURNACE")
def test_the_furnace_explodes_at_the_end_of_the_next_turn() -> None:
    house = parlour().at("zoe", "furnace_room").begin("zoe").rolls((2, 2, 1)).does("task:united-heat")
    assert house.table.scenario == United(speed=5, stoker="zoe_ingstrom", holds=2)
    house.does("end")
    assert ashes(house) == set()
    house = parlour().at("peter", "furnace_room").change(scenario=United(stoker="zoe_ingstrom", holds=1))
    house.begin("zoe").does("end")
    assert ashes(house) == {"furnace_room"}
    assert house.one("peter").alive is False
    assert parlour().begin("zoe").may("task:united-heat") == set()


@pytest.mark.rule("BH-H18-FIRE")
def test_then_every_turn_ends_with_a_fire_beside_the_last() -> None:
    house = parlour(("furnace_room",)).begin("zoe", step="seat_over")
    assert ashes(house) == {"furnace_room", "basement_landing"}
    house = parlour(("furnace_room", "basement_landing")).begin("zoe", step="seat_over")
    assert ashes(house) == {"furnace_room", "basement_landing", "stairs_from_basement"}
    house = parlour(("furnace_room", "basement_landing", "stairs_from_basement")).at("ox", "chapel")
    assert "foyer" in ashes(house.begin("zoe", step="seat_over"))


@pytest.mark.rule("BH-H18-FIRE")
def test_it_climbs_shafts_and_holes_and_all_who_are_there_burn() -> None:
    house = parlour(("basement_landing", "furnace_room", "stairs_from_basement", "foyer"), players=5)
    house.lay("coal_chute", "entrance_hall", "N").lay("collapsed_room", "chapel", "N")
    house.token("below_collapsed_room", "furnace_room").at("ox", "upper_landing").at("peter", "collapsed_room")
    house.holds("peter", "axe").begin("zoe", step="seat_over")
    assert {"room:coal_chute", "room:collapsed_room", "room:chapel", "room:entrance_hall"} <= house.may()
    house.does("room:collapsed_room")
    assert house.one("peter").alive is False
    assert house.table.removed == ["axe"]


@pytest.mark.rule("BH-H18-FIRE")
def test_what_lies_or_waits_in_a_room_burns_with_it() -> None:
    house = parlour(("furnace_room",)).pile("basement_landing", "axe").pile("chapel", "bell")
    house.change(waiting={"basement_landing": ["girl"]}).begin("zoe", step="seat_over")
    assert (house.table.floor_piles, house.table.waiting) == ({"chapel": ["bell"]}, {})
    assert sorted(house.table.removed) == ["axe", "girl"]


@pytest.mark.rule("BH-H18-FIRE")
def test_the_dead_light_no_fires_but_those_outside_do() -> None:
    house = parlour(("furnace_room",), players=5)
    house.one("zoe").alive = False
    assert ashes(house.begin("zoe", step="seat_over")) == {"furnace_room"}
    house = out(parlour(("furnace_room",)), "zoe").begin("ox", step="next_turn")
    assert ashes(house) == {"furnace_room", "basement_landing"}
    assert house.table.turn == house.one("peter").seat, "whoever is outside has no other turn"


@pytest.mark.rule("BH-H18-ASHES")
def test_nobody_enters_a_room_that_has_burned() -> None:
    house = parlour(("chapel",)).at("zoe", "foyer").begin("zoe")
    assert "go:chapel" not in house.may()
    assert "go:chapel" in parlour().at("zoe", "foyer").begin("zoe").may()


@pytest.mark.rule("BH-H18-ASHES")
def test_an_explorer_who_falls_into_ashes_dies_with_all_they_carry() -> None:
    """The Coal Chute leads down to a landing that has burned."""
    house = parlour(("basement_landing",)).lay("coal_chute", "entrance_hall", "N").holds("zoe", "axe").begin("zoe")
    house.does("go:coal_chute")
    assert (house.one("zoe").alive, house.table.removed) == (False, ["axe"])
    assert house.told("united-burns", "peter") == [{"who": "zoe_ingstrom"}]
    unburned = parlour().lay("coal_chute", "entrance_hall", "N").begin("zoe").does("go:coal_chute")
    assert (unburned.one("zoe").alive, unburned.where("zoe")) == (True, "basement_landing")


@pytest.mark.rule("BH-H18-ASHES")
def test_it_is_not_driven_into_ashes_nor_walks_into_them() -> None:
    house = parlour(("chapel",)).at("ox", "entrance_hall").holds("zoe", "ring").begin("zoe")
    house.rolls((2, 0, 0, 0, 0), (0, 0, 0)).does("attack:ox_bellows:ring")
    assert "room:foyer" in house.may()
    assert "room:chapel" not in house.may()
    assert "go:chapel" not in parlour(("chapel",)).rolls((2,) * 5).begin(step="turn_begins").may()


@pytest.mark.rule("BH-H18-H-FURNACE")
def test_the_furnace_is_heated_with_5_in_the_furnace_room_alone() -> None:
    house = parlour().at("zoe", "furnace_room").begin("zoe").rolls((2, 1, 1)).does("task:united-heat")
    assert house.table.scenario == United(speed=5)
    assert parlour().at("zoe", "furnace_room").begin("peter").may("task:united-heat") == set()
    lit = parlour().at("peter", "furnace_room").change(scenario=United(stoker="zoe_ingstrom", holds=2)).begin("peter")
    assert lit.may("task:united-heat") == set(), "once is enough"


@pytest.mark.rule("BH-H18-FALLS")
def test_as_long_as_a_part_of_its_heart_is_left_the_house_stands() -> None:
    house = parlour(("entrance_hall",)).at("ox", "upper_landing")
    for who in ("zoe", "peter", "vivian"):
        house.at(who, "chapel")
    house.begin("zoe", step="seat_over")
    assert ashes(house) == {"entrance_hall", "foyer"}
    assert (house.result, house.one("peter").alive, house.one("ox").alive) == (None, True, True)


@pytest.mark.rule("BH-H18-FALLS", "BH-H18-H-AIM")
def test_when_its_heart_has_burned_the_house_falls_on_it() -> None:
    house = out(parlour(("entrance_hall", "foyer")).at("ox", "chapel"), "zoe", "peter", "vivian")
    house.begin("zoe", step="seat_over").does("room:grand_staircase")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "united-burned")


@pytest.mark.rule("BH-H18-H-AIM")
def test_a_fire_in_its_room_kills_it() -> None:
    house = parlour(("furnace_room", "basement_landing", "stairs_from_basement")).begin("zoe", step="seat_over")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "united-burned")


@pytest.mark.rule("BH-H18-H-DOOR")
def test_the_front_door_opens_with_4_and_then_a_space_leads_out() -> None:
    house = parlour().next_cards("a_moment_of_hope").begin("zoe").rolls((2, 2, 0)).does("task:united-door:knowledge")
    assert house.last("united-door") == {"who": "zoe_ingstrom"}
    house = parlour().change(scenario=United(door=True)).begin("zoe").does("task:united-leave")
    assert (house.where("zoe"), house.one("zoe").marks) == ("", ("out",))
    assert house.table.turn == house.one("peter").seat


@pytest.mark.rule("BH-H18-T-PULL")
def test_it_reaches_for_those_outside_until_it_fails() -> None:
    house = out(parlour().at("ox", "entrance_hall"), "zoe", "peter", "vivian").begin()
    assert house.may("task:") == {
        f"task:united-pull:{name}" for name in ("zoe_ingstrom", "peter_akimoto", "vivian_lopez")
    }
    strongest = max(house.value(who, "might") for who in ("zoe", "peter", "vivian"))
    house.rolls((2, 0, 0, 0, 0), (0,) * (strongest + 2)).does("task:united-pull:zoe_ingstrom")
    assert (house.where("zoe"), house.one("zoe").marks) == ("entrance_hall", ())
    assert "attack:zoe_ingstrom" in house.may()
    house.rolls((0,) * 5, (1, *(0,) * strongest)).does("task:united-pull:peter_akimoto")
    assert (house.where("peter"), house.may("task:")) == ("", set())
    assert out(parlour(), "zoe").begin().may("task:") == set(), "the Foyer has no window"
    house = out(parlour().at("ox", "chapel"), "zoe").begin()
    house.rolls((2, 2, 2, 2, 0), (0,) * house.value("zoe", "might")).does("task:united-pull:zoe_ingstrom")
    assert house.where("zoe") == "chapel"


@pytest.mark.rule("BH-H18-T-PULL")
def test_a_lost_attack_ends_the_reaching() -> None:
    house = out(parlour().at("ox", "entrance_hall"), "peter").begin()
    house.rolls((0,) * 5, (2, 2, 2)).does("attack:zoe_ingstrom")
    assert house.may("task:") == set()


@pytest.mark.rule("BH-H18-T-AIM")
def test_with_two_taken_in_it_may_leave() -> None:
    assert parlour(players=5).at("ox", "entrance_hall").begin().may("task:united-flee") == set()
    house = parlour(players=5).at("ox", "entrance_hall")
    house.change(scenario=United(absorbed=["zoe_ingstrom", "peter_akimoto"])).begin().does("task:united-flee")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "united-gone")


@pytest.mark.rule("BH-H18-T-AIM")
def test_when_only_one_is_left_it_has_won() -> None:
    house = parlour().at("ox", "entrance_hall").steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.begin().rolls((2, 2, 0, 0, 0), (0, 0)).does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "united-one")
