"""Rooms with rules of their own: barriers, the chute, the hole, the Elevator, the Vault."""

import pytest

from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.house.movement import leave_cost, together

from .house import House


@pytest.mark.rule("BH-ROOM-STAR-1")
def test_stars_stand_beside_rooms_of_which_the_rulebook_tells_more() -> None:
    starred = {room.name for room in ROOMS.values() if room.star}
    assert starred >= {"chasm", "catacombs", "tower", "coal_chute", "collapsed_room", "junk_room", "mystic_elevator"}
    assert starred >= {"entrance_hall", "foyer", "grand_staircase"}


# -- barriers --------------------------------------------------------------------------------------------------------


def at_chasm() -> House:
    """The Chasm lies west of the Basement Landing, a hallway beyond it. Ox stands on the Landing's side of it."""
    house = House().lay("chasm", "basement_landing", "W").lay("dusty_hallway", "chasm", "W")
    return house.at("ox", "chasm", part_beside(house, "basement_landing"))


def part_beside(house: House, room: str) -> str:
    """The part of the Chasm into which a door leads from a room."""
    side = next(side for side, other in house.table.plan.passages["chasm"].items() if other == room)
    return "near" if side == "W" else "far"


@pytest.mark.rule("BH-ROOM-BARRIER-12")
def test_an_explorer_stands_on_the_side_of_their_door_and_the_other_doors_are_beyond() -> None:
    house = at_chasm().at("ox", "basement_landing").begin().does("go:chasm")
    assert house.one("ox").part == part_beside(house, "basement_landing")
    assert house.may("go:") == {"go:basement_landing"}
    assert house.refuses("go:dusty_hallway") == "BH-MOVE-7"


@pytest.mark.rule("BH-ROOM-BARRIER-3", "BH-ROOM-BARRIER-4", "BH-DICE-3", "BH-DICE-5")
def test_crossing_costs_a_roll_once_a_turn_and_no_movement() -> None:
    house = at_chasm().rolls((1, 1, 1, 0)).begin().does("cross")
    assert house.one("ox").part == part_beside(house, "dusty_hallway")
    assert house.view()["acting"]["used"] == 0
    assert house.may("go:") == {"go:dusty_hallway"}
    assert house.refuses("cross") == "BH-ROOM-BARRIER-3"


@pytest.mark.rule("BH-ROOM-BARRIER-5", "BH-ROOM-BARRIER-6")
def test_a_failed_crossing_ends_movement_and_may_be_tried_again_next_turn() -> None:
    house = at_chasm().rolls((1, 1, 0, 0)).begin().does("cross")
    assert house.one("ox").part == part_beside(house, "basement_landing")
    assert not house.may("go:")
    assert house.refuses("go:basement_landing") == "BH-MOVE-4"
    house.does("end", "end", "end")
    assert {"cross", "go:basement_landing"} <= house.may()


@pytest.mark.rule("BH-ROOM-BARRIER-5")
def test_a_failure_at_the_vault_ends_movement_too() -> None:
    house = House().lay("vault", "upper_landing", "N").at("ox", "vault").rolls((2, 2, 1)).begin().does("room:vault")
    assert not house.may("go:")
    assert house.refuses("room:vault") == "BH-ROOM-BARRIER-3"


@pytest.mark.rule("BH-ROOM-BARRIER-7")
def test_figures_beyond_a_barrier_are_out_of_reach_and_slow_nobody() -> None:
    house = at_chasm().haunted(traitor="zoe").holds("ox", "axe").holds("peter", "bell")
    house.at("zoe", "chasm", part_beside(house, "dusty_hallway"))
    house.at("peter", "chasm", part_beside(house, "dusty_hallway"))
    house.monster("zombie", "chasm", might=3)
    house.table.monsters["zombie"].part = part_beside(house, "dusty_hallway")
    house.begin()
    assert not house.may("attack:")
    assert not house.may("trade:")
    assert house.refuses("attack:zoe_ingstrom") == "BH-ROOM-BARRIER-7"
    assert house.refuses("attack:zombie") == "BH-ROOM-BARRIER-7"
    assert leave_cost(house.table, house.one("ox")) == 1


def at_chasm_and_armed() -> House:
    """The same, in the haunt: Ox has the Revolver, Zoe is the traitor."""
    return at_chasm().haunted(traitor="zoe").holds("ox", "revolver")


@pytest.mark.rule("BH-RANGE-6")
def test_a_barrier_breaks_line_of_sight_only_where_it_lies_between() -> None:
    here, beyond = (part_beside(at_chasm(), room) for room in ("basement_landing", "dusty_hallway"))
    shot = "attack:zoe_ingstrom:revolver"
    assert shot in at_chasm_and_armed().at("zoe", "basement_landing").begin().may("attack:")
    assert at_chasm_and_armed().at("zoe", "dusty_hallway").begin().refuses(shot) == "BH-RANGE-2"
    into_it = at_chasm_and_armed().at("ox", "basement_landing").at("zoe", "chasm", here)
    assert shot in into_it.begin().may("attack:")
    across = at_chasm_and_armed().at("ox", "basement_landing").at("zoe", "chasm", beyond)
    assert across.begin().refuses(shot) == "BH-RANGE-2"
    through = at_chasm_and_armed().at("ox", "basement_landing").at("zoe", "dusty_hallway")
    assert through.begin().refuses(shot) == "BH-RANGE-2"


@pytest.mark.rule("BH-RANGE-6")
def test_an_explorer_outside_the_vault_sees_and_is_seen() -> None:
    vault = House().lay("vault", "upper_landing", "N").haunted(traitor="zoe").holds("ox", "revolver")
    vault.at("ox", "vault").at("zoe", "upper_landing").begin()
    assert "attack:zoe_ingstrom:revolver" in vault.may("attack:")


@pytest.mark.rule("BH-ROOM-BARRIER-8", "BH-ROOM-BARRIER-9")
def test_monsters_ignore_barriers_and_the_traitor_says_where_they_stand() -> None:
    house = at_chasm().haunted(traitor="zoe").monster("zombie", "basement_landing", speed=3, might=3)
    house.at("ox", "chasm", part_beside(house, "dusty_hallway")).rolls((1, 1, 1)).begin("zoe", "monsters_begin")
    zombie = house.table.monsters["zombie"]
    assert house.does("go:chasm").asks() == "zoe"
    assert not house.may("attack:")
    assert "go:dusty_hallway" in house.may()
    house.does("cross")
    zombie = house.table.monsters["zombie"]
    assert together(house.table, zombie, house.one("ox"))
    assert "attack:ox_bellows" in house.may()
    assert not house.told("rolled")[1:]


@pytest.mark.rule("BH-ROOM-BARRIER-10")
def test_an_explorer_who_is_put_into_a_barrier_room_chooses_the_side() -> None:
    house = at_chasm().at("ox", "entrance_hall").haunted(traitor="zoe").holds("ox", "bottle").rolls((2, 2, 2)).begin()
    house.does("use:bottle", "room:chasm")
    assert (house.asked(), house.may()) == ("choose-part", {"part:near", "part:far"})
    assert house.does("part:far").one("ox").part == "far"


@pytest.mark.rule("BH-ROOM-BARRIER-11")
def test_a_token_laid_there_stays_on_the_side_that_was_chosen() -> None:
    house = at_chasm().at("ox", "entrance_hall").next_cards("organ_room", "secret_stairs").begin().does("open:N")
    house.does("room:chasm", "part:far", "stay", "end")
    assert house.table.halves["chasm:secret_stairs"] == "far"
    assert house.view("zoe")["rooms"]["chasm"]["halves"] == {"secret_stairs": "far"}
    house.does("end", "end")
    house.does("go:chasm")
    assert house.one("ox").part == "far"
    assert "go:organ_room" in house.may()
    other = at_chasm().token("secret_stairs", "chasm", "foyer").change(halves={"chasm:secret_stairs": "near"})
    assert "go:foyer" not in other.at("ox", "chasm", "far").begin().may()
    safe = at_chasm().token("safe", "chasm").change(halves={"chasm:safe": "near"}).at("ox", "chasm", "far").begin()
    assert safe.refuses("room:safe") == "BH-DISC-24"


@pytest.mark.rule("BH-ROOM-BARRIER-7")
def test_nobody_takes_what_lies_beyond_the_barrier() -> None:
    house = at_chasm().holds("ox", "axe").at("zoe", "chasm", part_beside(at_chasm(), "dusty_hallway")).begin()
    house.does("drop:axe", "end")
    assert house.view()["rooms"]["chasm"]["halves"] == {"axe": house.one("ox").part}
    assert house.refuses("take:axe", "zoe") == "BH-ROOM-BARRIER-7"
    house.rolls((2, 2, 0, 0)).does("cross", "take:axe")
    assert house.cards("zoe") == ["axe"]
    assert house.table.halves == {}


@pytest.mark.rule("BH-ROOM-BARRIER-7", "BH-DEATH-3")
def test_what_the_dead_leave_lies_where_they_fell_and_companions_wait_there() -> None:
    beyond = part_beside(at_chasm(), "dusty_hallway")
    house = at_chasm().haunted(traitor="peter").at("ox", "chasm", beyond).holds("ox", "crystal_ball", "madman", "axe")
    house.steps("ox", sanity=0).rolls((0, 0, 0)).begin().does("use:crystal_ball", "end")
    assert house.table.waiting == {"chasm": ["madman"]}
    house.at("zoe", "basement_landing")
    zoe = (
        at_chasm()
        .haunted(traitor="peter")
        .at("zoe", "basement_landing")
        .change(floor_piles={"chasm": ["axe"]}, waiting={"chasm": ["madman"]}, halves=house.table.halves)
    )
    zoe.rolls((2, 2, 0, 0)).begin("zoe").does("go:chasm")
    assert zoe.cards("zoe") == []
    assert zoe.refuses("take:axe", "zoe") == "BH-ROOM-BARRIER-7"
    zoe.does("cross")
    assert zoe.cards("zoe") == ["madman"]
    assert "take:axe" in zoe.may()


@pytest.mark.rule("BH-ROOM-BARRIER-7")
def test_what_lay_there_from_the_start_is_in_reach_from_both_sides() -> None:
    for part in ("near", "far"):
        assert "take:axe" in at_chasm().at("ox", "chasm", part).pile("chasm", "axe").begin().may()


@pytest.mark.rule("BH-ROOM-VAULT-1")
def test_an_explorer_who_is_put_into_the_vault_stands_outside_its_door() -> None:
    house = House().lay("vault", "upper_landing", "N").haunted(traitor="zoe").holds("ox", "bottle").rolls((2, 2, 2))
    house.begin().does("use:bottle", "room:vault")
    assert (house.where("ox"), house.one("ox").part, house.asked()) == ("vault", "near", "act")
    assert "room:vault" in house.may()


@pytest.mark.rule("BH-ROOM-VAULT-2")
def test_the_open_vault_is_marked_and_gives_nothing_more() -> None:
    house = House().lay("vault", "upper_landing", "N").at("ox", "vault").next_cards("axe", "bell").rolls((2, 2, 2))
    house.begin().does("room:vault")
    assert house.cards("ox") == ["axe", "bell"]
    assert house.table.tokens == {"vault": ["vault_empty"]}
    assert house.refuses("room:vault") == "BH-ROOM-VAULT-2"


@pytest.mark.rule("BH-ROOM-VAULT-3")
def test_the_traitor_has_to_roll_at_the_vault() -> None:
    house = House().lay("vault", "upper_landing", "N").at("ox", "vault").haunted(traitor="ox").rolls((2, 2, 1))
    house.begin().does("room:vault")
    assert house.last("rolled")["total"] == 5
    assert house.table.tokens == {}


# -- Coal Chute ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ROOM-CHUTE-1", "BH-ROOM-CHUTE-2", "BH-ROOM-CHUTE-3")
def test_the_chute_leads_down_at_once_for_one_space() -> None:
    house = House().lay("coal_chute", "entrance_hall", "N").begin().does("go:coal_chute")
    assert house.where("ox") == "basement_landing"
    assert house.view()["acting"]["used"] == 1
    found = House().next_cards("coal_chute").begin().does("open:N")
    assert found.where("ox") == "basement_landing"
    put = House().lay("coal_chute", "entrance_hall", "N").at("ox", "basement_landing").haunted(traitor="zoe")
    put.holds("ox", "bottle").rolls((2, 2, 2)).begin().does("use:bottle", "room:coal_chute")
    assert put.where("ox") == "basement_landing"


# -- Collapsed Room --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ROOM-COLL-1", "BH-ROOM-COLL-2")
def test_only_the_discoverer_rolls_and_others_may_jump() -> None:
    house = House().next_cards("collapsed_room").rolls((2, 2, 1, 0)).begin().does("open:N")
    assert house.where("ox") == "collapsed_room"
    later = House().lay("collapsed_room", "entrance_hall", "N").begin().does("go:collapsed_room")
    assert not later.told("rolled")
    assert {"room:collapsed_room", "go:entrance_hall"} <= later.may()
    assert later.does("go:entrance_hall").where("ox") == "entrance_hall"


@pytest.mark.rule("BH-ROOM-COLL-3", "BH-ROOM-COLL-4", "BH-ROOM-COLL-5", "BH-ROOM-COLL-6")
def test_the_first_finds_a_room_below_and_all_others_land_there() -> None:
    house = House().lay("collapsed_room", "entrance_hall", "N").lay("larder", "basement_landing", "N")
    house.at("ox", "collapsed_room").at("zoe", "collapsed_room").next_cards("stairs_from_basement", "dusty_hallway")
    house.rolls((2,), (1,)).begin().does("room:collapsed_room")
    assert house.asked() == "place-room"
    doors = {f"door:{room}:{side}" for room, side in house.table.plan.doors_of_floor("basement")}
    assert house.may() == doors
    assert any(door.startswith("door:larder:") for door in doors)
    house.does("door:basement_landing:E", "split:2:0")
    assert house.where("ox") == "stairs_from_basement"
    assert house.table.tokens == {"stairs_from_basement": ["below_collapsed_room"]}
    assert (house.changes(), house.view()["acting"]["used"]) == ({"speed": -2}, 0)
    house.does("end", "room:collapsed_room", "split:1:0")
    assert house.where("zoe") == "stairs_from_basement"
    assert house.changes("zoe") == {"speed": -1}
    assert "dusty_hallway" in house.table.rooms


@pytest.mark.rule("BH-ROOM-COLL-6")
def test_with_nothing_else_below_the_new_room_joins_the_landing() -> None:
    house = House().next_cards("collapsed_room", "dusty_hallway").rolls((0,) * 4, (0,)).begin().does("open:N")
    assert house.may() == {f"door:basement_landing:{side}" for side in "NESW"}


@pytest.mark.rule("BH-ROOM-COLL-7")
def test_with_no_room_left_the_explorer_chooses_where_to_land() -> None:
    house = House().lay("collapsed_room", "entrance_hall", "N").lay("larder", "basement_landing", "N")
    house.at("ox", "collapsed_room").at("zoe", "collapsed_room").only_rooms("attic").rolls((1,), (0,)).begin()
    house.does("room:collapsed_room")
    assert house.may() == {"room:basement_landing", "room:larder"}
    house.does("room:larder", "split:1:0")
    assert house.where("ox") == "larder"
    assert house.does("end", "room:collapsed_room").where("zoe") == "larder"


@pytest.mark.rule("BH-ROOM-COLL-8")
def test_a_monster_that_goes_down_first_draws_nothing_and_leaves_no_token() -> None:
    house = House().lay("collapsed_room", "entrance_hall", "N").lay("larder", "basement_landing", "N")
    house.haunted(traitor="zoe").at("ox", "collapsed_room").monster("zombie", "collapsed_room", speed=4, might=2)
    house.rolls((2, 2, 2, 2), (1,)).begin("zoe", "monsters_begin")
    assert {"go:larder", "go:basement_landing"} <= house.may()
    stack = house.table.rooms[:]
    house.does("go:larder")
    assert house.table.monsters["zombie"].place == "larder"
    assert (house.table.tokens, house.table.rooms) == ({}, stack)
    assert "go:collapsed_room" not in house.may()
    while house.asks() != "ox":
        house.does("next" if "next" in house.may() else "end")
    house.does("room:collapsed_room")
    assert house.asked() == "place-room"


# -- Junk Room -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-ROOM-JUNK-1")
def test_an_explorer_slowed_by_the_junk_still_gets_out() -> None:
    house = House().lay("junk_room", "entrance_hall", "N").steps("ox", speed=3).rolls((0,) * 5).at("ox", "foyer")
    house.begin().does("go:entrance_hall", "go:junk_room", "go:entrance_hall")
    assert (house.where("ox"), house.value("ox", "speed")) == ("entrance_hall", 2)
    assert not house.may("go:")


# -- Mystic Elevator -------------------------------------------------------------------------------------------------


def by_elevator(*dice: int) -> House:
    """The Elevator lies north of the Entrance Hall, and Ox is about to enter it and to roll this."""
    house = House().lay("mystic_elevator", "entrance_hall", "N")
    return house.rolls(dice) if dice else house


def floor(house: House) -> str:
    """The floor on which the Elevator is."""
    return house.table.plan.floor_of("mystic_elevator")


@pytest.mark.rule("BH-ROOM-ELEV-1")
@pytest.mark.parametrize(("dice", "goes"), [((2, 1), "upper"), ((1, 1), "ground"), ((1, 0), "basement")])
def test_two_dice_say_to_which_floor_the_elevator_goes(dice: tuple[int, int], goes: str) -> None:
    house = by_elevator(*dice).begin().does("go:mystic_elevator")
    assert house.asked() == "move-room"
    house.does(sorted(house.may("door:"))[0])
    assert (floor(house), house.where("ox")) == (goes, "mystic_elevator")
    assert house.table.plan.passages["mystic_elevator"]
    assert (house.asked(), house.told("damage"), house.changes()) == ("act", [], {}), "only a 0 hurts"


@pytest.mark.rule("BH-ROOM-ELEV-1", "BH-ROOM-ELEV-8")
def test_a_4_is_any_floor_and_a_0_hurts_all_aboard_in_the_basement() -> None:
    house = by_elevator(2, 2).begin().does("go:mystic_elevator")
    assert house.may() == {"floor:basement", "floor:ground", "floor:upper"}
    down = by_elevator(0, 0).at("zoe", "mystic_elevator").rolls((1,), (2,)).begin().does("go:mystic_elevator")
    down.does(sorted(down.may("door:"))[0], "split:1:0", "split:2:0")
    assert floor(down) == "basement"
    assert (down.changes("ox"), down.changes("zoe"), down.changes("peter")) == ({"speed": -1}, {"speed": -2}, {})


@pytest.mark.rule("BH-ROOM-ELEV-3")
def test_on_its_own_floor_the_elevator_may_go_to_another_door_or_stay() -> None:
    house = by_elevator(1, 1).begin().does("go:mystic_elevator")
    doors = house.may("door:")
    assert {"door:entrance_hall:N", "door:entrance_hall:S", "door:foyer:N"} <= doors
    before = house.table.plan.spots["mystic_elevator"].cell
    assert house.does("door:entrance_hall:N").table.plan.spots["mystic_elevator"].cell == before


@pytest.mark.rule("BH-ROOM-ELEV-2")
def test_the_elevator_does_not_move_where_no_door_is_open() -> None:
    house = by_elevator(2, 1)
    for room, side in (("chapel", "N"), ("conservatory", "E"), ("storeroom", "S"), ("vault", "W")):
        house.lay(room, "upper_landing", side, turn=("NESW".index(side) + 2) % 4)
    assert house.table.plan.doors_of_floor("upper") == []
    layout = house.table.layout
    assert house.begin().does("go:mystic_elevator").table.layout == layout
    assert house.asked() == "act"


@pytest.mark.rule("BH-ROOM-ELEV-4", "BH-ROOM-ELEV-7")
def test_the_elevator_is_used_once_a_turn_and_moves_at_the_end_of_a_turn_spent_in_it() -> None:
    house = by_elevator(1, 1).begin().does("go:mystic_elevator", "door:entrance_hall:N")
    house.does("go:entrance_hall", "go:mystic_elevator")
    assert len(house.told("rolled")) == 1
    house.does("end", "end", "end").rolls((2, 1)).does("end")
    assert house.asked() == "move-room"
    assert house.last("rolled")["total"] == 3


@pytest.mark.rule("BH-ROOM-ELEV-7")
def test_the_elevator_moves_for_no_other_explorer_at_the_end_of_a_turn() -> None:
    def rides(house: House) -> bool:
        return house.rolls((2, 1)).begin().does("end").asked() == "move-room"

    assert rides(by_elevator().at("ox", "mystic_elevator"))
    assert not rides(by_elevator().at("zoe", "mystic_elevator")), "it is not Zoe's turn that ends"
    assert not rides(by_elevator().at("ox", "mystic_elevator").change(used=1)), "a space of the turn was used"
    thrown = by_elevator().haunted(traitor="zoe").holds("ox", "bottle").rolls((2, 2, 2), (1, 1)).begin()
    thrown.does("use:bottle", "room:mystic_elevator", "door:entrance_hall:N", "end")
    assert thrown.asks() == "zoe", "it moved when Ox was put into it"
    traitor = by_elevator().haunted(traitor="ox").at("ox", "mystic_elevator").begin().does("end")
    assert traitor.asks() == "zoe", "a traitor rides when coming in"


@pytest.mark.rule("BH-ROOM-ELEV-5", "BH-TRAITOR-4")
def test_the_traitor_rides_wherever_he_likes_or_not_at_all() -> None:
    house = by_elevator().haunted(traitor="ox").begin().does("go:mystic_elevator")
    assert not house.told("rolled")
    assert house.may() == {"floor:basement", "floor:ground", "floor:upper", "stay"}
    house.does("floor:basement", "door:basement_landing:N")
    assert floor(house) == "basement"


def both_ride() -> House:
    """Zoe, the traitor, and her zombie stand before the Elevator."""
    house = by_elevator().haunted(traitor="zoe").at("zoe", "entrance_hall").at("ox", "foyer").at("peter", "foyer")
    return house.monster("zombie", "entrance_hall", speed=4, might=2).rolls((1, 1, 1, 1))


@pytest.mark.rule("BH-ROOM-ELEV-5", "BH-ROOM-ELEV-6", "BH-EX-ELEV")
def test_in_the_turns_of_traitor_and_monsters_together_the_elevator_moves_once() -> None:
    house = both_ride().begin("zoe").does("go:mystic_elevator", "stay", "go:entrance_hall", "end")
    assert house.asked() == "monster"
    house.does("go:mystic_elevator")
    assert house.asked() == "monster"
    unused = both_ride().begin("zoe").does("end", "go:mystic_elevator")
    assert unused.asked() == "choose-floor"
    unused.does("floor:upper", "door:upper_landing:N")
    assert unused.table.monsters["zombie"].place == "mystic_elevator"
    assert floor(unused) == "upper"


@pytest.mark.rule("BH-ROOM-ELEV-9")
def test_things_in_the_elevator_travel_with_it() -> None:
    house = by_elevator(2, 1).token("safe", "mystic_elevator").pile("mystic_elevator", "axe").begin()
    house.does("go:mystic_elevator", "door:upper_landing:N")
    room = house.view()["rooms"]["mystic_elevator"]
    assert (room["floor"], room["tokens"], room["pile"]) == ("upper", ["safe"], ["axe"])


def test_the_chance_of_a_roll_on_leaving_a_room_is_known_before() -> None:
    house = House().lay("attic", "upper_landing", "N").at("ox", "attic").begin()
    speed = house.value("ox", "speed")
    assert house.odds("go:upper_landing") == {"dice": speed, "need": 3, "trait": "speed", "chance": 0.8148}
    traitor = House().lay("attic", "upper_landing", "N").at("ox", "attic").haunted("ox").begin()
    assert "go:upper_landing" not in traitor.view()["odds"], "a traitor is not held up"


@pytest.mark.rule("BH-ROOM-ELEV-3")
def test_an_elevator_that_stays_where_it_is_leaves_the_house_as_it_was() -> None:
    house = House().lay("mystic_elevator", "entrance_hall", "N").lay("dusty_hallway", "entrance_hall", "S")
    before = house.table.layout
    house.rolls((1, 1)).begin().does("go:mystic_elevator", "door:entrance_hall:N")
    assert (house.where("ox"), house.table.layout) == ("mystic_elevator", before)
