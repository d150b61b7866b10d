"""Invisible Traitor: Ox has put on the Ring. Zoe and Peter are in the Entrance Hall, and strike at the air."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.blocks import state_as
from lamplit.games.betrayal.haunts.invisible.rules import Invisible

from ..house import House

OX, ZOE, PETER = "ox_bellows", "zoe_ingstrom", "peter_akimoto"


def empty_air(room: str = "foyer", players: int = 3, **state: Any) -> House:
    """Ox is somewhere, and only Ox knows where."""
    house = House(players).haunted(traitor="ox", number=41, run=True)
    house.lay("ballroom", "entrance_hall", "N").lay("gardens", "ballroom", "N")
    possible = state.pop("possible", ["foyer", "entrance_hall", "ballroom", "gardens", "upper_landing"])
    house.change(scenario=Invisible(room=room, possible=possible, **state))
    house.one("ox").place = ""
    house.one("ox").mark("turns")
    for one in house.table.explorers.values():
        one.books.append("invisible/traitor" if one.role == "traitor" else "invisible/heroes")
    return house


def now(house: House) -> Invisible:
    """What is written down."""
    return state_as(Invisible)(house.table)


@pytest.mark.rule("BH-H41-UNSEEN", "BH-H41-T-SETUP", "BH-H41-RING")
def test_the_traitor_takes_the_ring_and_any_room_and_nobody_sees_which() -> None:
    house = House().haunted(traitor="ox", number=41, run=True).begin(step="haunt_set_up")
    assert house.cards("ox") == ["ring"]
    house.does("room:upper_landing")
    assert (now(house).room, house.where("ox"), house.asks()) == ("upper_landing", "", "zoe")
    assert house.view("ox")["explorers"][OX]["place"] == "upper_landing"
    assert house.view("zoe")["explorers"][OX]["place"] == ""


@pytest.mark.rule("BH-H41-UNSEEN")
def test_nobody_hears_where_the_traitor_goes_and_nobody_is_in_the_way() -> None:
    house = empty_air().begin("ox", "turn_begins").does("go:entrance_hall", "go:ballroom")
    assert (now(house).room, now(house).used) == ("ballroom", 2)
    assert house.told("moved", "zoe") == house.told("invisible-slips", "zoe") == []
    assert [told["room"] for told in house.told("invisible-slips")] == ["entrance_hall", "ballroom"]
    house.does("end")
    assert house.asks() == "zoe"
    house.does("end", "end")
    assert (house.asks(), now(house).used) == ("ox", 0)


@pytest.mark.rule("BH-H41-UNSEEN")
def test_speed_is_as_far_as_it_goes() -> None:
    house = empty_air(used=3).begin("ox", "act").does("go:entrance_hall")
    assert house.value("ox", "speed") == 4
    assert house.may("go:") == set()


@pytest.mark.rule("BH-H41-UNSEEN")
def test_a_door_that_opens_gives_the_traitor_away() -> None:
    house = empty_air("gardens").next_cards("dusty_hallway").begin("ox", "turn_begins")
    house.does(min(house.may("open:")))
    assert house.told("invisible-noticed", "zoe")[0] == {"who": OX, "room": "gardens"}
    assert (now(house).noticed, now(house).room, house.where("ox")) == ("dusty_hallway", "dusty_hallway", "")


def test_a_door_that_opens_is_where_everybody_imagines_the_traitor_to_have_been() -> None:
    house = empty_air("gardens").next_cards("kitchen").begin("ox", "turn_begins")
    house.match.answer(house.one("ox").seat, min(house.may("open:")))
    assert house.asked() == "turn-room"
    for number in range(20):
        world = house.match.sample("explorer2", f"{number}", tries=1)
        assert world.view("explorer2") == house.match.view("explorer2")


@pytest.mark.rule("BH-H41-T-SNEAK")
@pytest.mark.parametrize(("players", "dice"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_from_behind_there_is_no_defence(players: int, dice: int) -> None:
    house = empty_air("entrance_hall", players).begin("ox", "turn_begins").rolls((1,) * dice).does(f"attack:{ZOE}")
    assert house.last("damage")["amount"] == dice
    assert [roll["who"] for roll in house.told("rolled")] == [ZOE]


@pytest.mark.rule("BH-H41-T-SNEAK", "BH-H41-RING")
def test_with_a_weapon_both_roll_and_the_ring_is_none() -> None:
    house = empty_air("entrance_hall").holds("ox", "axe", "ring").begin("ox", "turn_begins")
    assert house.may("attack:zoe") == {f"attack:{ZOE}", f"attack:{ZOE}:axe"}
    house.rolls((2,) * 6, (0,) * 3).does(f"attack:{ZOE}:axe")
    assert [roll["who"] for roll in house.told("rolled")] == [OX, ZOE]


@pytest.mark.rule("BH-H41-T-STEAL")
@pytest.mark.parametrize(
    ("dice", "stolen", "fumbled", "possible"),
    [
        ((2, 2, 0, 0), True, False, ["entrance_hall"]),
        ((1, 2, 0, 0), False, False, None),
        ((0, 0, 0, 0), False, True, ["entrance_hall"]),
    ],
)
def test_a_theft_succeeds_or_fails_or_is_noticed(
    dice: tuple[int, ...], stolen: bool, fumbled: bool, possible: list[str] | None
) -> None:
    house = empty_air("entrance_hall").holds("zoe", "bell").begin("ox", "turn_begins")
    for table in (house.match.checkpoint, house.match.table):
        table.chance.foretell([["roll", "theft", list(dice)]])
    house.does(f"task:invisible-steal:{ZOE}:bell")
    assert ("bell" in house.cards("ox")) == stolen
    assert [told["whom"] for told in house.told("invisible-fumbled", "zoe")] == ([ZOE] if fumbled else [])
    assert (house.told("rolled", "zoe"), house.told("invisible-theft", "zoe")) == ([], [])
    assert (house.may("go:"), house.may("task:")) == (set(), set())
    house.does("end")
    assert now(house).possible == (possible or [*house.table.plan.spots])


def attacked(knowledge: tuple[int, ...], *moves: str) -> House:
    """Ox strikes Zoe in the Entrance Hall, goes on, and Zoe tries to sense where."""
    house = empty_air("entrance_hall").begin("ox", "turn_begins").rolls((0,)).does(f"attack:{ZOE}", *moves)
    return house.rolls(knowledge).does("end")


@pytest.mark.rule("BH-H41-SENSE")
def test_a_hero_who_survives_an_attack_may_sense_the_traitor() -> None:
    house = attacked((2, 2, 1), "go:ballroom", "go:gardens")
    assert (house.last("invisible-room", "zoe"), now(house).possible) == ({"room": "gardens"}, ["gardens"])
    house = attacked((2, 1, 0))
    assert (house.last("invisible-here", "zoe"), now(house).possible) == ({"room": "entrance_hall"}, ["entrance_hall"])
    house = attacked((2, 1, 0), "go:ballroom", "go:gardens")
    assert house.last("invisible-left", "zoe") == {"start": "entrance_hall", "room": "ballroom"}
    assert "entrance_hall" not in now(house).possible
    house = attacked((2, 0, 0), "go:ballroom")
    assert not any(house.told(f"invisible-{what}", "zoe") for what in ("room", "here", "left"))
    assert {"ballroom", "entrance_hall", "foyer"} <= set(now(house).possible)


@pytest.mark.rule("BH-H41-H-STRIKE")
def test_a_blow_that_finds_the_traitor_is_an_attack() -> None:
    house = empty_air("entrance_hall").begin("zoe").rolls((1, 0, 0), (0,) * 5).does("task:invisible-strike")
    assert house.view("peter")["explorers"][OX]["place"] == "entrance_hall"
    house.does(min(house.may("split:")))
    assert (house.last("attacked")["winner"], now(house).possible) == (ZOE, ["entrance_hall"])
    assert house.where("ox") == ""


@pytest.mark.rule("BH-H41-H-STRIKE", "BH-ATT-2")
def test_a_blow_at_empty_air_is_wasted() -> None:
    house = empty_air("foyer").holds("zoe", "axe").begin("zoe")
    assert house.may("task:") == {"task:invisible-strike", "task:invisible-strike:axe"}
    house.does("task:invisible-strike:axe")
    assert house.told("attacks") == []
    assert house.last("invisible-missed") == {"who": ZOE, "room": "entrance_hall"}
    assert "entrance_hall" not in now(house).possible
    assert house.refuses("task:invisible-strike", "zoe") == "BH-ATT-2"


@pytest.mark.rule("BH-H41-H-STRIKE")
@pytest.mark.parametrize(("room", "hit"), [("ballroom", True), ("foyer", False)])
def test_a_shot_goes_into_a_room_in_sight(room: str, hit: bool) -> None:
    house = empty_air(room).holds("zoe", "revolver").begin("zoe")
    assert "task:invisible-shoot:ballroom" in house.may()
    house.rolls((0,) * 5, (0,) * 4).does("task:invisible-shoot:ballroom")
    assert bool(house.told("attacks")) == hit


@pytest.mark.rule("BH-H41-H-STRIKE", "BH-H41-H-AIM")
def test_dynamite_finds_the_traitor_too_and_the_dead_are_seen() -> None:
    house = empty_air("ballroom").holds("zoe", "dynamite").steps("ox", might=0, speed=0)
    house.begin("zoe").rolls((0, 0)).does("use:dynamite:ballroom")
    assert house.where("ox") == "ballroom"
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "invisible-slain")


@pytest.mark.rule("BH-H41-H-ASK")
def test_the_skull_tells_the_floor_and_the_board_the_symbol() -> None:
    house = empty_air("gardens").holds("zoe", "skull", "spirit_board").begin("zoe")
    house.rolls((2, 2, 0, 0, 0)).does("task:invisible-skull")
    assert house.last("invisible-floor") == {"floor": "ground"}
    assert "upper_landing" not in now(house).possible
    assert house.refuses("task:invisible-board", "zoe") == "BH-H41-H-ASK"
    house = empty_air("gardens").holds("zoe", "spirit_board").begin("zoe").rolls((2, 2, 0)).does("task:invisible-board")
    assert house.last("invisible-symbol") == {"symbol": "event"}
    assert set(now(house).possible) == {"ballroom", "gardens"}
    house = empty_air("gardens").holds("zoe", "skull").begin("zoe").does("go:foyer")
    assert house.refuses("task:invisible-skull", "zoe") == "BH-H41-H-ASK"


@pytest.mark.rule("BH-H41-T-AIM")
def test_with_the_last_hero_dead_the_traitor_has_won() -> None:
    house = empty_air("entrance_hall").steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.begin("ox", "turn_begins").rolls((2,)).does(f"attack:{ZOE}")
    while house.result is None:
        house.does(min(house.may()))
    assert (house.result["side"], house.result["how"]) == ("traitor", "invisible-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = empty_air().begin("zoe")
    assert house.view("ox")["books"] == ["invisible/traitor", "invisible"]
    assert house.view("zoe")["books"] == ["invisible/heroes", "invisible"]
