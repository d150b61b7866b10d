"""The monster turn: how far monsters go and which ways, how they fight, and what stuns them."""

from typing import Any

import pytest

from lamplit.engine import Effect
from lamplit.games.betrayal.explorers.traits import stun
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.haunts.blocks import spawn
from lamplit.games.betrayal.occasions import CATALOGUE, HURT_MONSTER, MONSTERS_DISCOVER, ROOM_ACTION
from lamplit.games.betrayal.state import Explorer, Monster, Table
from lamplit.games.betrayal.turn.monsters import roads

from .house import House


def led(*names: str, room: str = "foyer", **traits: Any) -> House:
    """Zoe, the traitor, leads these monsters; she and the heroes are in the Entrance Hall."""
    house = House().haunted(traitor="zoe")
    for name in names or ("zombie",):
        house.monster(name, room, **(traits or {"speed": 2, "might": 3}))
    return house


def monster_turn(house: House, *rolls: tuple[int, ...]) -> House:
    """The monsters' turn begins, with these rolls."""
    return house.rolls(*rolls).begin("zoe", "monsters_begin")


def place(house: House, name: str = "zombie") -> str:
    """Where a monster is."""
    return house.table.monsters[name].place


@pytest.mark.parametrize(("number", "kind", "names"), [(26, "rat", ["rat-1", "rat-2"]), (1, "mummy", ["mummy"])])
def test_monsters_of_a_kind_with_many_are_numbered_from_the_first_on(number: int, kind: str, names: list[str]) -> None:
    house = House().haunted("zoe", number, run=True).begin("zoe")
    found = [spawn(house.table, HAUNTS[number], kind, ["foyer"])[0].name for _ in names]
    assert found == names


@pytest.mark.rule("BH-MON-1")
def test_each_monster_finishes_before_the_next_begins() -> None:
    house = monster_turn(led("zombie", "ghost"), (1, 1), (1, 1))
    assert (house.asked(), house.may()) == ("next-monster", {"move:zombie", "move:ghost", "in-order", "hunt-all"})
    house.does("move:ghost", "go:grand_staircase")
    assert not house.may("move:")
    house.does("go:foyer")
    assert house.view("zoe")["acting"]["who"] == "zombie"
    house.does("go:grand_staircase")
    assert (place(house, "zombie"), place(house, "ghost")) == ("grand_staircase", "foyer")


@pytest.mark.rule("BH-MON-1")
def test_all_monsters_that_are_left_may_go_one_after_another() -> None:
    house = monster_turn(led("zombie", "ghost", "bat", "rat"), *[(1, 1)] * 4).does("move:bat", "next", "in-order")
    for name in ("zombie", "ghost", "rat"):
        assert house.view("zoe")["acting"]["who"] == name
        house.does("next")
    assert house.asked() == "act"


@pytest.mark.rule("BH-MON-1")
def test_no_question_is_asked_about_a_monster_that_can_do_nothing_more() -> None:
    house = monster_turn(led("zombie"), (1, 0)).does("go:grand_staircase")
    assert (house.asks(), house.asked()) == ("peter", "act")
    there = monster_turn(led("zombie"), (1, 0)).does("go:entrance_hall")
    assert (there.asks(), there.asked()) == ("zoe", "monster")
    assert there.may() == {"attack:ox_bellows", "attack:peter_akimoto", "next"}


def zombies_abroad(*rolls: tuple[int, ...]) -> House:
    """Three zombies upstairs, two spaces from the Foyer and three from the heroes in the Entrance Hall."""
    return monster_turn(led("zombie", "zombie-2", "zombie-3", room="upper_landing"), *rolls)


@pytest.mark.rule("BH-MON-1")
def test_one_order_sends_all_monsters_with_nothing_to_decide() -> None:
    house = zombies_abroad((2, 0)).does("hunt-all")
    assert (house.asks(), house.asked()) == ("peter", "act")
    assert [place(house, name) for name in house.table.monsters] == ["foyer"] * 3


@pytest.mark.rule("BH-MON-1", "BH-MON-9")
def test_a_monster_that_meets_an_opponent_on_an_order_is_asked_about() -> None:
    house = zombies_abroad((2, 2), (2, 2, 2), (0, 0, 0, 0, 0)).does("hunt-all")
    assert (house.asked(), house.view("zoe")["acting"]["who"]) == ("monster", "zombie")
    assert house.may("attack:") == {"attack:ox_bellows", "attack:peter_akimoto"}
    assert [place(house, name) for name in house.table.monsters] == ["entrance_hall", "upper_landing", "upper_landing"]
    house.does("next")
    assert (house.asked(), house.view("zoe")["acting"]["who"]) == ("monster", "zombie-2")


@pytest.mark.rule("BH-MON-1")
def test_a_single_monster_is_sent_with_one_answer_too() -> None:
    house = monster_turn(led("zombie", room="upper_landing"), (2, 0))
    assert house.may() == {"go:grand_staircase", "hunt", "next"}
    assert place(house.does("hunt")) == "foyer"
    near = monster_turn(led("zombie"), (2, 2))
    assert "hunt" not in near.may()
    slow = monster_turn(led("zombie", room="upper_landing"), (1, 0))
    assert slow.may() == {"go:grand_staircase", "next"}, "it takes a single step"


@pytest.mark.rule("BH-MON-1")
def test_a_monster_that_reaches_no_opponent_stays_where_it_is() -> None:
    house = monster_turn(led("zombie", "zombie-2", room="basement_landing"), (2, 2)).does("hunt-all")
    assert (house.asks(), house.asked()) == ("peter", "act")
    assert [place(house, name) for name in house.table.monsters] == ["basement_landing"] * 2


@pytest.mark.rule("BH-MON-2", "BH-MON-3")
def test_monsters_of_a_kind_roll_their_speed_together() -> None:
    house = monster_turn(led("zombie", "zombie-2").monster("ghost", "foyer", speed=4), (2, 0), (1, 1, 1, 1))
    rolled = [(roll["why"], len(roll["dice"]), roll["total"]) for roll in house.told("rolled")]
    assert rolled == [("zombie", 2, 2), ("ghost", 4, 4)]
    for name in ("zombie", "zombie-2"):
        house.does(f"move:{name}", "go:grand_staircase", "go:upper_landing")
        assert place(house, name) == "upper_landing"
    assert place(house, "zombie") == place(house, "zombie-2") == "upper_landing"


@pytest.mark.rule("BH-MON-4", "BH-MON-5")
def test_a_stunned_monster_misses_the_next_turn_and_wakes_at_its_end() -> None:
    house = led().at("ox", "foyer").rolls((2, 0, 0, 0, 0), (1, 0, 0)).begin().does("attack:zombie")
    assert house.table.monsters["zombie"].stunned
    assert house.view()["monsters"]["zombie"]["stunned"]
    house.does("end", "end")
    assert house.asks() == "peter"
    assert not house.told("awake")[1:]
    assert house.told("awake") == [{"monster": "zombie"}]
    assert not house.table.monsters["zombie"].stunned
    assert not [roll for roll in house.told("rolled") if roll["kind"] == "movement"]


@pytest.mark.rule("BH-MON-23")
def test_a_monster_stunned_in_its_own_turn_misses_the_whole_next_one() -> None:
    house = monster_turn(led(room="entrance_hall"), (1, 1), (0, 0, 0), (1, 0, 0, 0, 0))
    house.does("attack:ox_bellows")
    assert house.table.monsters["zombie"].stunned
    assert (house.asks(), house.asked()) == ("peter", "act")
    house.does("end", "end", "end")
    assert (house.asks(), house.asked()) == ("peter", "act")
    assert not house.table.monsters["zombie"].stunned
    house.does("end", "end", "end")
    assert (house.asks(), house.asked()) == ("zoe", "monster")


async def holds_firm(_t: Table, _ward: str, _monster: Monster, _amount: int, _attack: object) -> bool:
    """Damage does nothing."""
    return True


async def strikes_down(t: Table, _ward: str, _one: Explorer, _chosen: None) -> None:
    """Something that says that it stuns."""
    stun(t, t.monsters["zombie"])


@pytest.fixture
def ward(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets a token of this name do what a haunt could."""

    def enter(*effects: Effect) -> None:
        monkeypatch.setitem(CATALOGUE._effects, "ward", [*effects])  # pyright: ignore[reportPrivateUsage]
        CATALOGUE.add()

    return enter


@pytest.mark.rule("BH-MON-6", "BH-MON-4")
def test_where_damage_does_not_stun_other_effects_still_do(ward: Any) -> None:
    ward(Effect("ward", HURT_MONSTER, holds_firm), Effect("ward", ROOM_ACTION, strikes_down))
    house = led().at("ox", "foyer").token("ward", "foyer").rolls((2, 0, 0, 0, 0), (0, 0, 0)).begin()
    house.does("attack:zombie")
    assert not house.table.monsters["zombie"].stunned
    house.does("room:ward")
    assert house.table.monsters["zombie"].stunned


@pytest.mark.rule("BH-MON-8", "BH-ATT-8")
def test_a_haunt_may_let_monsters_attack_with_another_trait() -> None:
    usual = monster_turn(led(room="entrance_hall", speed=2, might=3), (1, 1))
    assert usual.may("attack:") == {"attack:ox_bellows", "attack:peter_akimoto"}
    house = House().haunted(traitor="zoe", number=9, run=True).monster("dancer", "entrance_hall", speed=3, might=1)
    monster_turn(house, (1, 1, 1), (2, 2, 2), (0,) * 4)
    assert "attack:ox_bellows" not in house.may()
    house.does("attack:ox_bellows:speed")
    attack, defence = house.told("rolled")[-2:]
    assert (attack["trait"], defence["trait"], len(attack["dice"]), len(defence["dice"])) == ("speed", "speed", 3, 4)


@pytest.mark.rule("BH-MON-10", "BH-MON-15")
def test_rooms_do_monsters_neither_harm_nor_good() -> None:
    house = House().haunted(traitor="zoe").lay("junk_room", "foyer", "N")
    house.monster("zombie", "junk_room", speed=2, might=3)
    monster_turn(house, (1, 1)).does("go:foyer")
    assert [roll["kind"] for roll in house.told("rolled")] == ["movement"]
    for room, start in (("furnace_room", "basement_landing"), ("larder", "basement_landing"), ("chapel", "foyer")):
        stays = House().haunted(traitor="zoe").lay(room, start, "N").monster("zombie", room, speed=2, might=3)
        monster_turn(stays, (1, 1)).does("next")
        zombie = stays.table.monsters["zombie"]
        assert (zombie.traits, zombie.stunned) == ({"speed": 2, "might": 3}, 0)


@pytest.mark.rule("BH-MON-11")
def test_monsters_slide_down_the_chute() -> None:
    house = monster_turn(led(room="entrance_hall").lay("coal_chute", "entrance_hall", "N").at("ox", "foyer"), (2, 2))
    assert place(house.does("go:coal_chute")) == "basement_landing"


@pytest.mark.rule("BH-MON-13", "BH-ROOM-CHUTE-3")
def test_monsters_climb_the_chute_and_never_stay_in_it() -> None:
    house = led(room="basement_landing").lay("coal_chute", "entrance_hall", "N").at("ox", "foyer")
    monster_turn(house, (2, 2)).does("go:coal_chute")
    assert place(house) == "coal_chute"
    house.does("go:entrance_hall")
    assert place(house) == "entrance_hall"
    stays = led(room="basement_landing").lay("coal_chute", "entrance_hall", "N")
    monster_turn(stays, (1, 0)).does("go:coal_chute")
    assert place(stays) == "basement_landing"


@pytest.mark.rule("BH-MON-13")
def test_monsters_climb_through_the_hole_both_ways() -> None:
    house = House().haunted(traitor="zoe").lay("larder", "basement_landing", "N")
    house.lay("collapsed_room", "entrance_hall", "N").token("below_collapsed_room", "larder")
    monster_turn(house.monster("zombie", "larder", speed=2, might=3), (1, 1)).does("go:collapsed_room")
    assert place(house) == "collapsed_room"
    assert "go:basement_landing" not in house.may()
    assert place(house.does("go:larder")) == "larder"
    assert [roll["kind"] for roll in house.told("rolled")] == ["movement"]


@pytest.mark.rule("BH-MON-14")
def test_monsters_climb_to_the_gallery_and_drop_down_unharmed() -> None:
    house = House().haunted(traitor="zoe").lay("gallery", "upper_landing", "N").lay("ballroom", "entrance_hall", "N")
    monster_turn(house.monster("zombie", "ballroom", speed=2, might=3), (1, 1)).does("go:gallery")
    assert place(house) == "gallery"
    assert place(house.does("go:ballroom")) == "ballroom"
    assert not house.table.monsters["zombie"].stunned


@pytest.mark.rule("BH-MON-16")
@pytest.mark.parametrize("token", ["secret_passage", "secret_stairs"])
def test_monsters_use_ways_that_cards_have_made(token: str) -> None:
    house = monster_turn(led().token(token, "foyer", "upper_landing"), (1, 1)).does("go:upper_landing")
    assert place(house) == "upper_landing"


@pytest.mark.rule("BH-MON-17", "BH-MON-9")
def test_monsters_discover_nothing_and_shoot_at_nobody() -> None:
    house = monster_turn(led(), (1, 1))
    assert house.table.plan.open_doors["foyer"]
    assert not house.may("open:")
    assert not house.may("attack:")


@pytest.mark.rule("BH-MON-20")
def test_a_monster_takes_up_what_it_dropped_only_when_awake() -> None:
    house = House().haunted(traitor="ox", run=True).token("sarcophagus", "foyer").at("peter", "foyer")
    house.monster("mummy", "entrance_hall", speed=3, might=8, sanity=5).pile("entrance_hall", "axe")
    house.table.monsters["mummy"].stunned = 1
    house.begin().does("end")
    assert house.asks() == "zoe"
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    house.does("go:foyer", "end", "end", "end")
    assert house.asked() == "monster"
    assert "task:mummy-carry:axe" in house.may()


@pytest.mark.rule("BH-MON-11", "BH-MON-13")
def test_the_shortest_way_leads_down_the_chute_and_up_it() -> None:
    house = led(room="entrance_hall").lay("coal_chute", "entrance_hall", "N").lay("larder", "basement_landing", "N")
    zombie = house.table.monsters["zombie"]
    down = roads(house.begin().table, zombie)
    assert (down["basement_landing"], down["larder"]) == ((1, "coal_chute"), (2, "coal_chute"))
    assert (down["entrance_hall"], down["foyer"], down["upper_landing"]) == ((0, ""), (1, "foyer"), (3, "foyer"))
    assert down["coal_chute"] == (2, "coal_chute"), "it is climbed from below: who comes from above slides at once"
    zombie.place = "larder"
    up = roads(house.table, zombie)
    assert [up[room] for room in ("basement_landing", "coal_chute", "entrance_hall", "foyer")] == [
        (far, "basement_landing") for far in (1, 2, 3, 4)
    ]


@pytest.mark.rule("BH-MON-11")
def test_where_the_landing_is_gone_nobody_slides() -> None:
    house = led(room="entrance_hall").lay("coal_chute", "entrance_hall", "N")
    house.change(layout=tuple(spot for spot in house.table.layout if not spot.startswith("basement_landing")))
    ways = roads(house.begin().table, house.table.monsters["zombie"])
    assert ways["coal_chute"] == (1, "coal_chute")
    assert "basement_landing" not in ways


# -- caught in the basement ------------------------------------------------------------------------------------------


@pytest.mark.rule("BH-MON-21")
def test_the_traitor_searches_the_stairs_for_a_monster_that_is_caught_below() -> None:
    house = led(room="basement_landing").begin("zoe")
    assert "search-stairs" in house.may()
    house.does("search-stairs", "door:basement_landing:E")
    plan = house.table.plan
    assert plan.stairs["foyer"] == "stairs_from_basement"
    assert plan.passages["stairs_from_basement"] == {"W": "basement_landing"}
    assert "stairs_from_basement" not in house.table.rooms
    assert house.refuses("search-stairs", "zoe") == "BH-MON-22"
    discarded = led(room="basement_landing")
    discarded.table.rooms.remove("stairs_from_basement")
    discarded.table.room_discard.append("stairs_from_basement")
    assert "search-stairs" in discarded.begin("zoe").may()
    discarded.does("search-stairs", "door:basement_landing:E")
    assert discarded.table.room_discard == []


@pytest.mark.rule("BH-MON-21")
def test_a_dead_traitor_searches_when_the_monsters_begin() -> None:
    house = led(room="basement_landing")
    house.one("zoe").alive = False
    monster_turn(house, (1, 1))
    assert (house.asks(), house.asked(), house.may()) == ("zoe", "caught-below", {"search-stairs", "go-on"})
    house.does("search-stairs", "door:basement_landing:E")
    assert house.table.plan.stairs["foyer"] == "stairs_from_basement"
    near = led(room="basement_landing").at("ox", "basement_landing")
    near.one("zoe").alive = False
    assert monster_turn(near, (1, 1)).asked() == "monster", "a hero can be reached"


@pytest.mark.rule("BH-MON-21")
def test_only_the_traitor_searches_and_only_with_a_monster_in_the_basement() -> None:
    assert led(room="basement_landing").begin().refuses("search-stairs") == "BH-MON-21"
    assert led().begin("zoe").refuses("search-stairs", "zoe") == "BH-MON-21"


@pytest.mark.rule("BH-MON-21")
def test_a_monster_in_another_part_of_the_house_is_not_caught() -> None:
    assert led(room="upper_landing").at("ox", "foyer").begin("zoe").refuses("search-stairs", "zoe") == "BH-MON-21"


@pytest.mark.rule("BH-MON-22")
def test_no_stairs_are_searched_where_there_is_a_way_or_monsters_discover_rooms(ward: Any) -> None:
    way = led(room="basement_landing").token("secret_stairs", "basement_landing", "foyer").begin("zoe")
    assert way.refuses("search-stairs", "zoe") == "BH-MON-22"
    beside = led(room="basement_landing").at("ox", "basement_landing").begin("zoe")
    assert beside.refuses("search-stairs", "zoe") == "BH-MON-22"
    ward(Effect("ward", MONSTERS_DISCOVER, lambda _t, _ward: True))
    free = led(room="basement_landing").token("ward", "foyer").begin("zoe")
    assert free.refuses("search-stairs", "zoe") == "BH-MON-22"
