"""The Mummy walks: Ox has turned; Zoe and Peter look for its name."""

from itertools import pairwise

import pytest

from lamplit.games.betrayal.haunts.mummy.rules import Mummy
from lamplit.games.betrayal.turn.attacks import Attack, Way, attack_forbidden

from ..house import House


def tomb(learned: int = 0) -> House:
    """The Mummy stands with Zoe and Peter beside its Sarcophagus in the Entrance Hall; the Girl is in the Library."""
    house = House().lay("library", "foyer", "N").haunted(traitor="ox", run=True).token("sarcophagus", "entrance_hall")
    house.monster("mummy", "entrance_hall", speed=3, might=8, sanity=5).change(scenario=Mummy(learned=learned))
    house.pile("library", "girl").change(floor_piles={}, waiting={"library": ["girl"]})
    for one in house.table.explorers.values():
        one.books.append("mummy/traitor" if one.role == "traitor" else "mummy/heroes")
    return house


def mummy_turn(house: House, moves: tuple[int, ...] = (1, 1, 1)) -> House:
    """The monster turn begins, with this roll for its movement."""
    return house.rolls(moves).begin(step="monsters_begin")


@pytest.mark.rule("BH-H1-T-SETUP", "BH-H1-MUMMY", "BH-HSET-6")
def test_it_stands_in_the_traitors_room_and_the_girl_has_run_away() -> None:
    house = (
        House().lay("library", "foyer", "N").lay("chapel", "library", "N").holds("ox", "girl").haunted("ox", run=True)
    )
    house.change(omen_room="foyer", omen="girl").begin(step="haunt_set_up")
    mummy = house.table.monsters["mummy"]
    assert (mummy.place, mummy.traits) == ("entrance_hall", {"speed": 3, "might": 8, "sanity": 5})
    assert house.table.room_with("sarcophagus") == "entrance_hall"
    assert house.cards("ox") == []
    assert house.changes("ox") == {"sanity": -1, "knowledge": -1}
    assert house.table.waiting == {"chapel": ["girl"]}


def wing(*rooms: str, omen_room: str = "foyer") -> House:
    """These rooms lie in a row north of the Entrance Hall, where Ox is. The haunt is about to be set up."""
    house = House().holds("zoe", "girl").haunted("ox", run=True)
    for beside, room in zip(("entrance_hall", *rooms), rooms, strict=False):
        house.lay(room, beside, "N")
    return house.change(omen_room=omen_room, omen="book").begin(step="haunt_set_up")


@pytest.mark.rule("BH-H1-T-SETUP")
def test_the_traitor_hides_the_girl_five_spaces_away_or_more() -> None:
    house = wing("ballroom", "gardens", "patio", "creaky_hallway", "statuary_corridor", "dusty_hallway")
    assert (house.asked(), house.asks()) == ("mummy-hide-girl", "ox")
    assert house.may() == {"room:statuary_corridor", "room:dusty_hallway"}
    house.does("room:statuary_corridor")
    assert house.table.waiting == {"statuary_corridor": ["girl"]}
    assert (house.cards("zoe"), house.last("mummy-girl")["room"]) == ([], "statuary_corridor")


@pytest.mark.rule("BH-H1-T-SETUP")
def test_where_no_room_is_so_far_away_it_is_one_of_the_farthest() -> None:
    house = wing("ballroom", "gardens", "patio", "creaky_hallway")
    assert house.table.waiting == {"creaky_hallway": ["girl"]}


@pytest.mark.rule("BH-H1-T-SETUP")
def test_secret_ways_bring_rooms_nearer_where_she_might_hide() -> None:
    house = House().holds("zoe", "girl").haunted("ox", run=True).token("secret_passage", "ballroom", "dusty_hallway")
    rooms = ("entrance_hall", "ballroom", "gardens", "patio", "creaky_hallway", "statuary_corridor", "dusty_hallway")
    for beside, room in pairwise(rooms):
        house.lay(room, beside, "N")
    house.change(omen_room="foyer", omen="book").begin(step="haunt_set_up")
    assert house.table.waiting == {"creaky_hallway": ["girl"]}


@pytest.mark.rule("BH-H1-T-SETUP")
def test_she_hides_on_the_floor_of_the_haunt() -> None:
    house = wing("ballroom", "gardens", "patio", "creaky_hallway", omen_room="upper_landing")
    assert house.table.waiting == {"upper_landing": ["girl"]}
    assert house.table.monsters["mummy"].place == house.table.room_with("sarcophagus") == "entrance_hall"


@pytest.mark.rule("BH-H1-GIRL")
def test_the_first_to_enter_takes_the_girl_along() -> None:
    house = tomb().at("zoe", "foyer").begin("zoe").does("go:library")
    assert house.cards("zoe") == ["girl"]
    assert house.changes("zoe") == {"sanity": 1, "knowledge": 1}


@pytest.mark.rule("BH-H1-T-ATTACK")
def test_it_has_to_attack_if_it_can() -> None:
    house = mummy_turn(tomb())
    assert "next" not in house.may()
    assert {"attack:zoe_ingstrom", "attack:peter_akimoto"} <= house.may()
    assert "next" in mummy_turn(tomb().at("zoe", "library").at("peter", "library")).may()


@pytest.mark.rule("BH-H1-T-APPEAR")
def test_a_roll_of_0_or_1_lets_it_appear_anywhere() -> None:
    assert mummy_turn(tomb(), (1, 1, 0)).may("task:mummy-appear") == set()
    house = mummy_turn(tomb(), (1, 0, 0)).does("task:mummy-appear:library")
    assert house.table.monsters["mummy"].place == "library"
    assert house.may("go:") == house.may("task:mummy-appear") == set()


@pytest.mark.rule("BH-H1-T-CARRY", "BH-MON-18", "BH-MON-19")
def test_it_carries_items_and_the_girl_and_drops_them_when_stunned() -> None:
    house = mummy_turn(tomb().at("zoe", "library").at("peter", "library").pile("entrance_hall", "axe"), (0, 0, 0))
    house.does("task:mummy-carry:axe", "task:mummy-appear:library", "task:mummy-carry:girl")
    assert house.table.monsters["mummy"].cards == ["axe", "girl"]
    house.rolls((0,) * 8, (2, 2, 2)).does("attack:zoe_ingstrom")
    assert house.table.monsters["mummy"].stunned
    assert house.table.floor_piles == {"library": ["axe"]}
    assert house.table.waiting == {"library": ["girl"]}


@pytest.mark.rule("BH-H1-T-CARRY", "BH-DEATH-3")
def test_of_the_companions_only_the_girl_goes_with_it() -> None:
    house = tomb().at("zoe", "library").at("peter", "library").change(waiting={"entrance_hall": ["dog", "girl"]})
    assert mummy_turn(house, (1, 1, 1)).may("task:") == {"task:mummy-carry:girl"}


@pytest.mark.rule("BH-H1-T-CARRY", "BH-H1-T-AIM", "BH-WIN-1")
def test_the_traitor_hands_it_girl_and_ring_and_wins_at_the_sarcophagus() -> None:
    house = tomb().holds("ox", "ring", "girl").change(waiting={}).begin()
    house.does("task:mummy-hand-over:girl")
    assert house.result is None
    house.does("task:mummy-hand-over:ring")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "mummy-wedding")
    assert house.result["winners"] == ["explorer1"]


@pytest.mark.rule("BH-H1-T-AIM")
def test_elsewhere_it_has_to_come_home_first() -> None:
    house = tomb().at("ox", "library").holds("ox", "holy_symbol", "girl").change(waiting={})
    house.table.monsters["mummy"].place = "library"
    house.begin().does("task:mummy-hand-over:girl", "task:mummy-hand-over:holy_symbol")
    assert house.result is None


@pytest.mark.rule("BH-H1-T-CARRY", "BH-MON-1")
def test_on_its_way_to_a_figure_it_stops_where_there_is_something_to_take() -> None:
    house = tomb().pile("foyer", "axe").change(waiting={})
    house.table.monsters["mummy"].place = "library"
    mummy_turn(house).does("hunt")
    assert house.table.monsters["mummy"].place == "foyer"
    assert {"task:mummy-carry:axe", "go:entrance_hall"} <= house.may()


@pytest.mark.rule("BH-H1-T-DAMAGE")
def test_its_damage_comes_off_speed_but_not_to_the_skull_then_off_might() -> None:
    house = mummy_turn(tomb().steps("zoe", speed=2, might=3))
    house.rolls((2, 1, 1, 0, 0, 0, 0, 0), (0, 0, 0)).does("attack:zoe_ingstrom")
    assert (house.one("zoe").steps["speed"], house.one("zoe").steps["might"]) == (0, 1)
    assert house.last("damage") == {"who": "zoe_ingstrom", "kind": "physical", "amount": 4, "why": "mummy"}


@pytest.mark.rule("BH-H1-T-STEAL")
def test_winning_by_2_it_may_take_something_or_the_girl() -> None:
    house = mummy_turn(tomb().holds("zoe", "girl", "axe").change(waiting={}))
    house.rolls((2, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0)).does("attack:zoe_ingstrom")
    assert house.may() == {"harm", "steal:axe", "steal:girl"}
    house.does("steal:girl")
    assert house.table.monsters["mummy"].cards == ["girl"]
    assert house.changes("zoe") == {"sanity": -1, "knowledge": -1}


@pytest.mark.rule("BH-H1-T-STEAL", "BH-STEAL-1")
def test_from_a_blow_that_armor_weakens_it_takes_nothing() -> None:
    house = mummy_turn(tomb().holds("zoe", "armor", "axe").change(waiting={}))
    house.rolls((2, 0, 0, 0, 0, 0, 0, 0), (0, 0, 0)).does("attack:zoe_ingstrom")
    assert house.last("damage")["amount"] == 1
    worse = mummy_turn(tomb().holds("zoe", "armor", "axe").change(waiting={}))
    worse.rolls((2, 1, 0, 0, 0, 0, 0, 0), (0, 0, 0)).does("attack:zoe_ingstrom")
    assert worse.may() == {"harm", "steal:axe"}


@pytest.mark.rule("BH-H1-SPEED")
def test_speed_does_not_touch_it() -> None:
    house = tomb().begin("zoe")
    zoe, mummy = house.one("zoe"), house.table.monsters["mummy"]
    assert attack_forbidden(house.table, Attack(zoe, mummy, Way("speed"))) == "BH-H1-SPEED"
    assert attack_forbidden(house.table, Attack(zoe, mummy, Way("might"))) == ""
    assert attack_forbidden(house.table, Attack(zoe, house.one("ox"), Way("speed"))) == "", "but it does everybody else"


@pytest.mark.rule("BH-H1-T-RING", "BH-H1-H-BOOK")
def test_an_omen_room_gives_the_book_to_heroes_and_a_ring_to_the_traitor() -> None:
    def finds_kitchen(who: str, house: House) -> House:
        house.lay("ballroom", "foyer", "S").at(who, "ballroom").begin(who)
        return house.does(f"open:{house.table.plan.open_doors['ballroom'][0]}")

    assert finds_kitchen("zoe", tomb().next_cards("kitchen")).cards("zoe") == ["book"]
    house = finds_kitchen("ox", tomb().next_cards("kitchen"))
    assert house.may() == {"pick:ring", "pick:holy_symbol"}
    assert house.does("pick:ring").cards("ox") == ["ring"]
    house = finds_kitchen("ox", tomb().holds("zoe", "ring").next_cards("kitchen", "spear"))
    assert house.cards("ox") == ["spear"]


@pytest.mark.rule("BH-H1-H-LEARN", "BH-H1-H-STEPS", "BH-DICE-10", "BH-HTURN-9")
def test_the_first_step_is_a_knowledge_roll_at_the_sarcophagus_or_among_books() -> None:
    house = tomb().begin("zoe")
    assert house.odds("task:mummy-learn", "zoe") == {"dice": 3, "need": 6, "trait": "knowledge", "chance": 0.037}
    house.rolls((2, 2, 1)).does("task:mummy-learn")
    assert house.view("zoe")["tasks"] == {"mummy-learned": [0, 2]}
    assert house.refuses("task:mummy-learn", "zoe") == "BH-H1-H-STEPS"
    house = tomb().at("zoe", "library").begin("zoe").rolls((2, 2, 2)).does("task:mummy-learn")
    assert house.view("peter")["tasks"] == {"mummy-learned": [1, 2]}
    assert tomb().at("zoe", "foyer").begin("zoe").refuses("task:mummy-learn", "zoe") == "BH-H1-H-LEARN"


@pytest.mark.rule("BH-H1-H-NAME")
def test_the_second_needs_the_book() -> None:
    assert tomb(learned=1).begin("zoe").refuses("task:mummy-find-name", "zoe") == "BH-H1-H-NAME"
    house = tomb(learned=1).holds("zoe", "book").begin("zoe").rolls((2, 2, 2)).does("task:mummy-find-name")
    assert house.view()["tasks"] == {"mummy-learned": [2, 2]}


@pytest.mark.rule("BH-H1-H-CALL", "BH-H1-H-AIM", "BH-ATT-17")
def test_the_third_is_an_attack_with_its_name_that_banishes_it() -> None:
    assert "attack:mummy:name" not in tomb(learned=2).begin("zoe").may()
    house = tomb(learned=2).holds("peter", "book").begin("zoe")
    house.rolls((2, 2, 2, 2, 2), (0,) * 5).does("attack:mummy:name")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "mummy-banished")
    assert house.result["winners"] == ["explorer2", "explorer3"]
    assert (house.table.monsters, house.told("stunned")) == ({}, [])


@pytest.mark.rule("BH-H1-H-CALL", "BH-ATT-10")
def test_a_hero_who_fails_to_banish_it_is_hurt_in_mind() -> None:
    house = tomb(learned=2).holds("zoe", "book").begin("zoe")
    house.rolls((0, 0, 0, 0, 0), (1, 0, 0, 0, 0)).does("attack:mummy:name")
    assert house.asked() == "split-mental"


@pytest.mark.rule("BH-H1-T-AIM", "BH-WIN-3")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = tomb().steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    mummy_turn(house).rolls((2, 0, 0, 0, 0, 0, 0, 0), (0, 0)).does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "mummy-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book_and_is_refused_by_no_rule_of_the_others() -> None:
    house = tomb().begin()
    assert house.view("ox")["books"] == ["mummy/traitor", "mummy"]
    assert house.view("zoe")["books"] == ["mummy/heroes", "mummy"]
    assert house.refuses("task:mummy-learn", "ox") is None


@pytest.mark.rule("BH-H1-T-APPEAR")
def test_it_appears_instead_of_walking_and_in_another_room() -> None:
    house = mummy_turn(tomb(), (1, 0, 0))
    assert "task:mummy-appear:entrance_hall" not in house.may()
    house.does("go:foyer")
    assert house.may("task:mummy-appear") == set()


@pytest.mark.rule("BH-H1-T-DAMAGE")
def test_only_its_own_damage_has_an_order() -> None:
    house = tomb().begin("zoe").rolls((2, 0, 0), (0,) * 5).does("attack:ox_bellows")
    assert (house.asks(), house.may()) == ("ox", {"split:0:2", "split:1:1", "split:2:0"})


@pytest.mark.rule("BH-H1-T-RING")
def test_rings_are_found_in_omen_rooms_alone() -> None:
    house = tomb().lay("ballroom", "foyer", "S").at("ox", "ballroom").next_cards("bloody_room", "axe").begin()
    house.does(f"open:{house.table.plan.open_doors['ballroom'][0]}")
    assert house.cards("ox") == ["axe"]


@pytest.mark.rule("BH-H1-H-LEARN", "BH-H1-H-NAME", "BH-H1-H-STEPS")
def test_the_steps_are_learned_in_order_one_a_turn_and_by_heroes() -> None:
    assert tomb(learned=1).begin("zoe").refuses("task:mummy-learn", "zoe") == "BH-H1-H-STEPS"
    for learned in (0, 2):
        house = tomb(learned).holds("zoe", "book").begin("zoe")
        assert house.refuses("task:mummy-find-name", "zoe") == "BH-H1-H-STEPS"
    assert "task:mummy-find-name" not in tomb(learned=1).holds("ox", "book").begin().may(), "not the traitor"
    house = tomb().holds("zoe", "book").begin("zoe").rolls((2, 2, 2)).does("task:mummy-learn")
    assert house.told("mummy-learned") == [{"who": "zoe_ingstrom", "step": 1}]
    assert house.refuses("task:mummy-find-name", "zoe") == "BH-H1-H-STEPS", "one step a turn"
    house = tomb(learned=1).holds("zoe", "book").begin("zoe").rolls((2, 2, 2)).does("task:mummy-find-name")
    assert house.told("mummy-learned") == [{"who": "zoe_ingstrom", "step": 2}]
    assert "attack:mummy:name" not in house.may(), "nor is it called in the same turn"


@pytest.mark.rule("BH-H1-H-CALL")
def test_it_is_called_by_its_whole_name_beside_the_book() -> None:
    assert "attack:mummy:name" not in tomb(learned=1).holds("zoe", "book").begin("zoe").may()
    house = tomb(learned=2).holds("zoe", "book").begin("zoe")
    assert house.may("attack:") == {"attack:ox_bellows", "attack:mummy", "attack:mummy:name"}
    away = tomb(learned=2).holds("peter", "book").at("peter", "foyer").begin("zoe")
    assert "attack:mummy:name" not in away.may()
    assert "attack:mummy:name" in tomb(learned=2).pile("entrance_hall", "book").begin("zoe").may()


@pytest.mark.rule("BH-H1-T-AIM")
def test_it_needs_the_girl_and_a_ring_for_its_wedding() -> None:
    for first, second in (("ring", "girl"), ("girl", "holy_symbol")):
        house = tomb().holds("ox", first, second).change(waiting={}).begin().does(f"task:mummy-hand-over:{first}")
        assert house.result is None
        assert house.does(f"task:mummy-hand-over:{second}").result is not None
