"""Turns once the haunt has begun, the traitor's privileges, and who slows whom."""

import pytest

from lamplit.games.betrayal import GAME
from lamplit.games.betrayal.house.movement import leave_cost
from lamplit.text.rulebook import rulebook

from .house import House


def begun(traitor: str = "zoe", players: int = 4) -> House:
    """The haunt has begun, and a zombie waits in the Foyer."""
    return House(players).haunted(traitor=traitor).monster("zombie", "foyer", speed=2, might=3)


def order(house: House, steps: int) -> list[str]:
    """Who is asked, turn after turn; monsters by their own name."""
    found: list[str] = []
    for _ in range(steps):
        found.append("monsters" if house.asked() == "monster" else house.asks())
        house.does("next" if "next" in house.may() else "end")
    return found


# -- the reveal ------------------------------------------------------------------------------------------------------


def reveal() -> House:
    """Ox reveals haunt 1 and turns."""
    house = (
        House(4)
        .lay("catacombs", "basement_landing", "N")
        .change(omens=13, due=["girl:catacombs"], omens_drawn=["girl"])
        .rolls((0,) * 6)
    )
    return house.begin(step="haunt_roll")


@pytest.mark.rule("BH-HSET-3")
def test_heroes_talk_among_themselves_and_so_does_the_traitor() -> None:
    before, after = GAME.sides(House(4).table), GAME.sides(reveal().table)
    assert before.team("explorer1") == House(4).table.seats
    assert after.team("explorer1") == ("explorer1",)
    assert after.team("explorer2") == ("explorer2", "explorer3", "explorer4")


@pytest.mark.rule("BH-HSET-4")
def test_the_rules_on_traitors_and_monsters_are_open_to_all() -> None:
    known = {rule.id for rule in rulebook("betrayal")}
    assert {f"BH-TRAITOR-{number}" for number in range(1, 10)} <= known
    assert {f"BH-MON-{number}" for number in range(1, 24)} <= known


@pytest.mark.rule("BH-HSET-5")
def test_play_goes_on_when_all_are_ready() -> None:
    house = reveal()
    for seat in ("explorer2", "explorer1", "explorer4"):
        assert house.asked() == "ready"
        house.match.answer(seat, "ready")
    assert [question.seat for question in house.match.questions] == ["explorer3"]
    house.match.answer("explorer3", "ready")
    assert house.asked() != "ready"


@pytest.mark.rule("BH-HSET-7", "BH-HSET-1", "BH-HSET-2")
def test_each_side_has_its_own_book_only() -> None:
    house = reveal()
    assert "mummy/traitor" in house.match.books("explorer1")
    assert "mummy/heroes" not in house.match.books("explorer1")
    for seat in ("explorer2", "explorer3", "explorer4"):
        assert "mummy/heroes" in house.match.books(seat)
        assert "mummy/traitor" not in house.match.books(seat)


# -- the order of turns ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-HTURN-1")
def test_the_first_round_begins_to_the_traitors_left() -> None:
    house = (
        House(4).haunted(traitor="peter", run=True).change(omen_room="foyer", omen="ring").begin(step="haunt_set_up")
    )
    while house.asked() != "act":
        house.does(sorted(house.may())[0])
    assert house.asks() == "vivian"


@pytest.mark.rule("BH-HTURN-2", "BH-HTURN-3", "BH-HTURN-4", "BH-TRAITOR-9")
def test_heroes_then_the_traitor_then_the_monsters() -> None:
    house = begun().begin("peter")
    assert order(house, 6) == ["peter", "vivian", "ox", "zoe", "monsters", "peter"]


@pytest.mark.rule("BH-HTURN-3", "BH-TRAITOR-9")
def test_the_traitor_moves_the_monsters_and_attacks_with_them() -> None:
    house = begun().at("ox", "grand_staircase").rolls((1, 1), (1, 1, 1), (0,) * 5).begin("zoe").does("end")
    assert (house.asks(), house.asked()) == ("zoe", "monster")
    house.does("go:grand_staircase", "attack:ox_bellows")
    assert house.last("damage") | {"who": "ox_bellows", "amount": 3} == house.last("damage")


@pytest.mark.rule("BH-HTURN-5")
@pytest.mark.parametrize("who", ["ox", "zoe"])
def test_all_remain_explorers(who: str) -> None:
    house = House().haunted(traitor="zoe").holds(who, "puzzle_box", "axe").pile("entrance_hall", "idol").begin(who)
    may = house.may()
    assert {"open:N", "go:foyer", "use:puzzle_box", "drop:axe", "take:idol", "trade:peter_akimoto", "end"} <= may


@pytest.mark.rule("BH-HTURN-6")
def test_all_see_what_is_done_and_nobody_is_told_why() -> None:
    house = begun().begin("zoe").does("go:foyer")
    for who in ("ox", "zoe", "peter"):
        assert house.last("moved", who) == {"who": "zoe_ingstrom", "start": "entrance_hall", "to": "foyer"}
    assert all(house.view(who)["aims"] == [] for who in ("ox", "peter"))


@pytest.mark.rule("BH-HTURN-8", "BH-DEATH-1")
def test_a_dead_traitor_has_no_turn_but_still_leads_the_monsters() -> None:
    house = begun()
    house.one("zoe").alive = False
    house.begin("vivian")
    assert order(house, 5) == ["vivian", "ox", "monsters", "peter", "vivian"]
    house = begun()
    house.one("zoe").alive = False
    assert house.begin("ox").does("end").asks() == "zoe"


@pytest.mark.rule("BH-HTURN-10", "BH-MON-9")
def test_the_haunt_goes_before_the_rules() -> None:
    house = House().haunted(traitor="ox", run=True).monster("mummy", "entrance_hall", speed=3, might=8, sanity=5)
    house.holds("zoe", "axe").token("sarcophagus", "foyer").rolls((1, 1, 1), (1,) * 8, (0,) * 3)
    house.begin(step="monsters_begin").does("attack:zoe_ingstrom")
    assert house.may() == {"harm", "steal:axe"}
    usual = begun().at("ox", "foyer").holds("ox", "axe", "revolver").rolls((1, 1), (1, 1, 1), (0,) * 5)
    usual.begin("zoe", "monsters_begin").does("attack:ox_bellows")
    assert usual.asked() == "split-physical"


# -- slowing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-PASS-1", "BH-PASS-2")
def test_opponents_slow_and_the_own_side_does_not() -> None:
    house = begun().at("ox", "foyer").at("zoe", "foyer").at("peter", "foyer").begin()
    table = house.table
    assert leave_cost(table, house.one("ox")) == leave_cost(table, house.one("peter")) == 3
    assert leave_cost(table, house.one("zoe")) == leave_cost(table, table.monsters["zombie"]) == 3
    house.does("go:entrance_hall")
    assert house.view()["acting"]["used"] == 3
    assert leave_cost(table, house.one("vivian")) == 1


@pytest.mark.rule("BH-PASS-1", "BH-PASS-5")
def test_opponents_on_the_way_are_counted_before_a_figure_goes() -> None:
    def steps(house: House, who: str = "ox") -> dict[str, int]:
        reach = house.begin(who).view(who)["reach"]
        return {room: reach[room] for room in ("foyer", "grand_staircase") if room in reach}

    def apart() -> House:
        return House().haunted(traitor="zoe").at("zoe", "upper_landing").at("peter", "upper_landing")

    assert steps(apart()) == {"foyer": 1, "grand_staircase": 2}
    assert steps(apart().at("zoe", "foyer")) == {"foyer": 1, "grand_staircase": 3}
    assert steps(apart().at("peter", "foyer")) == {"foyer": 1, "grand_staircase": 2}, "nobody slows the own side"
    assert steps(apart().monster("zombie", "foyer", might=2)) == {"foyer": 1, "grand_staircase": 3}
    lying = apart().monster("zombie", "foyer", might=2)
    lying.table.monsters["zombie"].stunned = 1
    assert steps(lying) == {"foyer": 1, "grand_staircase": 2}


@pytest.mark.rule("BH-PASS-1", "BH-H42-TRAITOR")
def test_nobody_slows_a_figure_that_the_haunt_lets_pass() -> None:
    house = House().haunted("zoe", 42, run=True).begin("zoe")
    assert leave_cost(house.table, house.one("zoe")) == 1
    assert leave_cost(house.table, house.one("ox")) == 2


@pytest.mark.rule("BH-PASS-1")
def test_a_figure_that_cannot_pay_for_leaving_stays() -> None:
    house = begun().steps("ox", speed=3).at("zoe", "foyer").begin().does("go:foyer")
    assert house.refuses("go:grand_staircase") == "BH-PASS-1"


@pytest.mark.rule("BH-PASS-3", "BH-PASS-4")
def test_a_space_can_always_be_moved() -> None:
    house = begun().steps("ox", speed=0).at("ox", "foyer").at("zoe", "foyer").begin()
    house.monster("ghost", "foyer", speed=1)
    assert leave_cost(house.table, house.one("ox")) == 3
    assert house.does("go:entrance_hall").where("ox") == "entrance_hall"
    assert not house.may("go:")
    slow = begun().at("ox", "foyer").at("peter", "foyer").rolls((0, 0)).begin("zoe", "monsters_begin")
    slow.does("go:grand_staircase")
    assert slow.table.monsters["zombie"].place == "grand_staircase"
    assert slow.asked() == "act", "it is over"


@pytest.mark.rule("BH-PASS-5")
def test_the_stunned_slow_nobody() -> None:
    house = begun().at("ox", "foyer")
    house.table.monsters["zombie"].stunned = 1
    assert leave_cost(house.begin().table, house.one("ox")) == 1


@pytest.mark.rule("BH-PASS-6")
def test_before_the_haunt_nobody_slows_anybody() -> None:
    house = House().begin().does("go:foyer")
    assert house.view()["acting"]["used"] == 1


# -- the traitor -----------------------------------------------------------------------------------------------------


def alone(room: str, beside: str, side: str) -> House:
    """Ox, the traitor, is in a room."""
    return House().haunted(traitor="ox").lay(room, beside, side).at("ox", room)


@pytest.mark.rule("BH-TRAITOR-2")
def test_rooms_do_the_traitor_good_and_no_harm() -> None:
    furnace = alone("furnace_room", "basement_landing", "N").begin().does("end")
    assert (furnace.changes(), furnace.told("damage"), furnace.asks()) == ({}, [], "zoe")
    junk = alone("junk_room", "entrance_hall", "N").begin().does("go:entrance_hall")
    assert (junk.changes(), junk.told("rolled")) == ({}, [])
    assert alone("larder", "basement_landing", "N").begin().does("end").changes() == {"might": 1}
    hole = House().haunted(traitor="ox").next_cards("collapsed_room").begin().does("open:N")
    assert (hole.where("ox"), hole.told("rolled")) == ("collapsed_room", [])


@pytest.mark.rule("BH-TRAITOR-2", "BH-ROOM-COLL-3")
def test_the_traitor_jumps_down_unhurt() -> None:
    hole = alone("collapsed_room", "entrance_hall", "N").lay("larder", "basement_landing", "N")
    hole.token("below_collapsed_room", "larder").begin().does("room:collapsed_room")
    assert (hole.where("ox"), hole.changes(), hole.told("rolled")) == ("larder", {}, [])
    first = alone("collapsed_room", "entrance_hall", "N").next_cards("stairs_from_basement").begin()
    first.does("room:collapsed_room", "door:basement_landing:N")
    assert (first.where("ox"), first.changes(), first.told("rolled")) == ("stairs_from_basement", {}, [])
    gallery = alone("gallery", "upper_landing", "N").lay("ballroom", "entrance_hall", "N").begin().does("room:gallery")
    assert (gallery.where("ox"), gallery.changes(), gallery.told("rolled")) == ("ballroom", {}, [])


@pytest.mark.rule("BH-TRAITOR-3", "BH-MON-12")
def test_the_revolving_wall_turns_for_traitor_and_monsters_without_a_roll() -> None:
    house = alone("dusty_hallway", "entrance_hall", "N").lay("creaky_hallway", "foyer", "N")
    house.token("wall_switch", "dusty_hallway", "upper_landing").begin().does("go:upper_landing")
    assert (house.where("ox"), house.told("rolled")) == ("upper_landing", [])
    hero = House().haunted(traitor="zoe").token("wall_switch", "entrance_hall", "upper_landing").begin()
    assert "go:upper_landing" not in hero.may()
    assert "room:wall_switch" in hero.may()
    monster = begun().token("wall_switch", "foyer", "upper_landing").rolls((1, 1)).begin("zoe", "monsters_begin")
    assert "go:upper_landing" in monster.may()


@pytest.mark.rule("BH-TRAITOR-5")
def test_the_traitor_too_slides_down_the_chute() -> None:
    house = House().haunted(traitor="ox").lay("coal_chute", "entrance_hall", "N").begin().does("go:coal_chute")
    assert house.where("ox") == "basement_landing"


@pytest.mark.rule("BH-TRAITOR-6", "BH-TRAITOR-7", "BH-TRAITOR-8")
def test_the_traitor_decides_about_an_event_before_any_roll_and_bears_what_is_accepted() -> None:
    house = House().haunted(traitor="ox").draws("skeletons")
    assert (house.asks(), house.asked()) == ("ox", "bear-card")
    assert not house.told("rolled")
    house.does("decline")
    assert (house.changes(), house.asked()) == ({}, "act")
    assert house.table.tokens == {}
    bears = House().haunted(traitor="ox").draws("skeletons").rolls((2,)).does("bear", "split:2:0")
    assert bears.changes() == {"sanity": -2}


@pytest.mark.rule("BH-TRAITOR-12")
@pytest.mark.parametrize(("room", "start"), [("chasm", "basement_landing"), ("tower", "upper_landing")])
def test_the_traitor_crosses_barriers_without_a_roll(room: str, start: str) -> None:
    house = alone(room, start, "W").begin()
    part = house.one("ox").part
    assert house.does("cross").told("rolled") == []
    assert house.one("ox").part != part


@pytest.mark.rule("BH-HID-13")
def test_with_a_hidden_traitor_all_talk_is_for_everybody() -> None:
    house = House(4).haunted(number=34, run=True).change(omen_room="foyer", omen="ring").begin(step="haunt_set_up")
    sides = GAME.sides(house.table)
    for seat in house.table.seats:
        assert sides.team(seat) == house.table.seats
