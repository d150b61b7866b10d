"""Treasure Hunt: nobody has turned. Ox, Zoe and Peter search the house, and each wants to find it alone."""

import pytest

from lamplit.games.betrayal.haunts.treasure.rules import Treasure
from lamplit.games.betrayal.house.movement import leave_cost

from ..house import PEOPLE, House

SEARCH, DARE = "task:treasure-search", "task:treasure-dare"


def hunt(*clues: int, room: str = "library", beside: str = "foyer", left: tuple[str, ...] = ("3", "9")) -> House:
    """Ox stands in a room with a Clue and has these; Zoe and Peter are in the Entrance Hall."""
    house = House().lay(room, beside, "N").haunted(number=50, run=True).token("clue", room).at("ox", room)
    for number in clues:
        house.one("ox").cards.append(f"token-clue-{number}")
    return house.change(scenario=Treasure(left=list(left)))


def gone(house: House, *rooms: str) -> House:
    """Rooms that have fallen."""
    return house.token("abyss", *rooms)


@pytest.mark.rule("BH-H50-SETUP")
def test_a_clue_lies_in_every_room_with_a_symbol_and_in_those_found_later() -> None:
    house = House().lay("library", "foyer", "N").lay("chasm", "basement_landing", "E").haunted(number=50, run=True)
    house.next_cards("gardens", "night_view").rolls((0,) * 5).begin(step="haunt_set_up")
    assert house.table.tokens == {"library": ["clue"]}
    assert house.asks() == "zoe"
    house.does("go:foyer", "open:S")
    assert house.table.tokens["gardens"] == ["clue"]


@pytest.mark.rule("BH-H50-SETUP")
def test_when_all_have_been_dealt_no_more_come() -> None:
    house = hunt(left=("3",)).next_cards("gardens", "night_view").rolls((0,) * 5).begin("zoe")
    assert house.does("go:foyer", "open:S").table.tokens == {"library": ["clue"]}


@pytest.mark.rule("BH-H50-SEARCH")
def test_a_search_costs_a_space_and_may_be_done_again() -> None:
    house = hunt().begin().rolls((1, 0, 0), (1, 0, 0)).does(SEARCH, SEARCH)
    assert house.view()["acting"]["used"] == 2
    assert SEARCH in house.may()


@pytest.mark.rule("BH-H50-SEARCH")
def test_only_where_a_clue_lies_or_has_lain_or_where_an_own_one_leads() -> None:
    assert hunt().at("ox", "foyer").begin().refuses(SEARCH) == "BH-H50-SEARCH"
    assert SEARCH in hunt().token("clue_taken", "foyer").at("ox", "foyer").begin().may()
    chasm = House().lay("chasm", "basement_landing", "E").haunted(number=50, run=True).at("ox", "chasm")
    assert chasm.begin().refuses(SEARCH) == "BH-H50-SEARCH"
    assert SEARCH in hunt(16, room="chasm", beside="basement_landing").change(tokens={}).begin().may()


@pytest.mark.rule("BH-H50-SEARCH", "BH-MOVE-1")
def test_without_a_space_left_nobody_searches() -> None:
    assert hunt().change(used=4).begin().refuses(SEARCH) == "BH-MOVE-1"


@pytest.mark.rule("BH-H50-SUM", "BH-H50-CLUES")
def test_each_clue_adds_one_and_what_it_says_of_the_room_but_traps_nothing() -> None:
    def need(*clues: int, room: str = "library") -> int:
        return hunt(*clues, room=room).change(tokens={room: ["clue_taken"]}).begin().odds(SEARCH)["need"]

    assert need() == 16
    assert need(1, 4) == 14
    assert need(3) == 16 - 1 - 7
    assert need(9) == 16 - 1 - 3
    assert need(8) == 16 - 1, "not in the basement"
    assert need(17) == 16
    statues = hunt(13, room="statuary_corridor").begin()
    assert need(13, room="statuary_corridor") == 16 - 1 - statues.value("ox", "might")


@pytest.mark.rule("BH-H50-RESULT")
def test_the_chance_of_a_search_is_that_of_the_treasure_or_while_it_is_out_of_reach_of_the_clue_that_lies_there() -> (
    None
):
    house = hunt().begin()
    assert house.value("ox", "knowledge") * 2 < 16
    assert house.odds(SEARCH)["need"] == 4
    assert hunt(1, 2, 4).begin().odds(SEARCH)["need"] == 4 - 3
    assert hunt(3, 9).begin().odds(SEARCH)["need"] == 16 - 2 - 7 - 3


@pytest.mark.rule("BH-H50-RESULT")
def test_what_a_search_comes_to() -> None:
    nothing = hunt().begin().rolls((1, 1, 1)).does(SEARCH)
    assert (nothing.cards("ox"), nothing.changes()) == ([], {})
    hurt = hunt().begin().rolls((0, 0, 0), (1, 0)).does(SEARCH)
    assert hurt.asked() == "split-physical"
    finds = hunt().picks("clues", "9").begin().rolls((2, 2, 0)).does(SEARCH)
    assert finds.cards("ox") == ["token-clue-9"]
    assert finds.table.tokens == {"library": ["clue_taken"]}
    assert finds.last("treasure-clue", "peter") == {"who": PEOPLE["ox"], "card": "token-clue-9", "room": "library"}
    again = hunt().change(tokens={"library": ["clue_taken"]}).begin().rolls((2, 2, 0)).does(SEARCH)
    assert again.cards("ox") == [], "there was only one"


@pytest.mark.rule("BH-H50-AIM", "BH-H50-RESULT")
def test_an_explorer_who_reaches_16_wins_alone() -> None:
    assert hunt(3, 9).begin().rolls((2, 1, 0)).does(SEARCH).result is None
    house = hunt(3, 9).begin().rolls((2, 2, 0)).does(SEARCH)
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("treasure-found", ["explorer1"])


@pytest.mark.rule("BH-H50-AIM")
def test_if_all_die_nobody_has_won() -> None:
    house = hunt(15, room="chapel")
    house.one("zoe").alive = house.one("peter").alive = False
    house.begin().rolls((2, 0, 0)).does(DARE)
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("treasure-all-dead", [])


@pytest.mark.rule("BH-H50-DARE")
def test_an_explorer_who_dares_adds_more_and_dies_below_13() -> None:
    assert hunt(15).begin().refuses(DARE) == "BH-H50-DARE"
    house = hunt(15, room="chapel").change(tokens={"chapel": ["clue_taken"]}).begin()
    assert (house.odds(SEARCH)["need"], house.odds(DARE)["need"]) == (15, 9)
    house.rolls((2, 2, 1)).does(DARE)
    assert not house.one("ox").alive
    assert hunt(15, room="chapel").begin().rolls((2, 2, 1)).does(SEARCH).one("ox").alive


@pytest.mark.rule("BH-H50-CURSE")
def test_one_clue_costs_a_step_in_every_turn_and_clings() -> None:
    house = hunt(17).begin(step="turn_begins")
    assert house.asked() == "lower-trait"
    house.does("trait:might")
    assert house.changes() == {"might": -1}
    assert not house.may("drop:")
    assert hunt(9).begin().may("drop:") == {"drop:token-clue-9"}


@pytest.mark.rule("BH-H50-TRAPS")
def test_a_needle_and_a_grey_breath() -> None:
    needle = hunt().picks("clues", "18").change(scenario=Treasure(left=["18"])).begin()
    needle.rolls((2, 2, 0), (1, 1, 1, 0, 0), (2, 0, 0)).does(SEARCH)
    assert (needle.asked(), needle.cards("ox")) == ("split-physical", [])
    gas = hunt().picks("clues", "19").change(scenario=Treasure(left=["19"])).at("peter", "upper_landing").begin()
    gas.rolls((2, 2, 0), (2, 1, 0, 0, 0), (0, 0, 0), (1, 0, 0)).does(SEARCH)
    assert (gas.asks(), gas.asked()) == ("zoe", "lower-trait")
    gas.does("trait:speed")
    assert (gas.changes("zoe"), gas.changes("peter"), gas.changes("ox")) == ({"speed": -1}, {}, {})


@pytest.mark.rule("BH-H50-BOX")
def test_a_box_may_be_left_or_opened() -> None:
    def finds_box() -> House:
        house = hunt(left=("9", "4", "20")).lay("chapel", "library", "W").token("clue", "chapel")
        return house.picks("clues", "20").begin().rolls((2, 2, 0)).does(SEARCH)

    left = finds_box().does("leave-box")
    assert (left.table.tokens_in("library"), left.cards("ox")) == (["clue"], [])
    opened = finds_box().rolls((2, 2, 1)).picks("clues", "9", "4").does("open-box")
    assert opened.cards("ox") == ["token-clue-9"]
    assert opened.table.tokens_in("library") == ["clue_taken"]
    assert finds_box().rolls((2, 2, 0), (1, 0, 0, 0)).does("open-box").asked() == "lower-trait"


@pytest.mark.rule("BH-H50-FALLS", "BH-H50-RESULT")
def test_rooms_fall_from_the_top_of_the_house_down() -> None:
    def trembles(house: House) -> House:
        return house.begin().rolls((2, 2, 0)).does(SEARCH)

    first = trembles(hunt(3, 8).lay("attic", "upper_landing", "N").at("zoe", "attic"))
    assert first.table.tokens["upper_landing"] == ["abyss"], "the only empty room"
    second = trembles(gone(hunt(3, 8).lay("attic", "upper_landing", "N").at("zoe", "attic"), "upper_landing"))
    assert not second.one("zoe").alive
    third = trembles(gone(hunt(3, 8), "upper_landing"))
    assert third.table.tokens["grand_staircase"] == ["abyss"]
    assert third.does("end").may("go:grand_staircase") == set()


@pytest.mark.rule("BH-H50-FALLS")
def test_with_the_ground_floor_the_cellar_is_lost() -> None:
    house = hunt(1, 8, room="larder", beside="basement_landing").at("zoe", "basement_landing")
    house.one("ox").cards += ["token-clue-2", "token-clue-3"]
    gone(house, "upper_landing", "grand_staircase", "foyer").at("peter", "basement_landing").begin()
    house.rolls((2, 2, 2)).does(SEARCH)
    assert house.result is not None
    assert house.result["how"] == "treasure-all-dead"


@pytest.mark.rule("BH-H50-FIGHT", "BH-STEAL-1")
def test_all_may_fight_rob_and_slow_each_other_and_nobody_dies_of_it() -> None:
    house = hunt().at("ox", "entrance_hall").steps("zoe", might=0, speed=0).begin()
    assert house.may("attack:") == {f"attack:{PEOPLE['zoe']}", f"attack:{PEOPLE['peter']}"}
    assert leave_cost(house.table, house.one("ox")) == 3
    house.rolls((2, 2, 2, 0, 0), (0, 0)).does(f"attack:{PEOPLE['zoe']}")
    assert house.asked() != "harm-or-steal", "there is nothing to steal"
    assert house.one("zoe").alive
    assert (house.one("zoe").steps["might"], house.one("zoe").steps["speed"]) == (0, 0)
    robbed = hunt().at("ox", "entrance_hall").begin()
    robbed.one("zoe").cards.append("token-clue-5")
    robbed.rolls((2, 2, 2, 0, 0), (0, 0, 0)).does(f"attack:{PEOPLE['zoe']}", "steal:token-clue-5")
    assert robbed.cards("ox") == ["token-clue-5"]
