"""Items that are used on the own turn, and those that work by themselves, each by its name."""

import pytest

from lamplit.games.betrayal.data.explorers import TRAITS
from lamplit.games.betrayal.haunts.blocks.escape import step_out
from lamplit.games.betrayal.house.movement import part_of_door
from lamplit.games.betrayal.state import FAR, NEAR

from .house import House

ITEM_ROOM = "bloody_room"


def draws_item(house: House, item: str) -> House:
    """Ox finds a room with an item and draws this one."""
    return house.draws(item, ITEM_ROOM)


@pytest.mark.rule("BH-CARD-5", "BH-ITEM-4")
def test_amulet_of_the_ages_gives_1_and_takes_3():
    house = draws_item(House().steps("ox", speed=3, might=3, sanity=3, knowledge=3), "amulet_of_the_ages")
    assert house.one("ox").steps == dict.fromkeys(TRAITS, 4)
    house.does("drop:amulet_of_the_ages")
    assert house.one("ox").steps == dict.fromkeys(TRAITS, 1)


@pytest.mark.rule("BH-ITEM-OVER-2", "BH-ITEM-OVER-3")
def test_amulet_of_the_ages_takes_less_where_it_could_not_give():
    house = draws_item(House().steps("ox", speed=7), "amulet_of_the_ages").does("drop:amulet_of_the_ages")
    assert house.one("ox").steps["speed"] == 5


def test_amulet_of_the_ages_may_kill_the_explorer_who_loses_it():
    house = House().haunted(traitor="zoe").holds("ox", "amulet_of_the_ages").steps("ox", sanity=2).begin()
    house.does("drop:amulet_of_the_ages")
    assert not house.one("ox").alive
    assert house.table.floor_piles["entrance_hall"] == ["amulet_of_the_ages"]


def test_armor_takes_1_off_every_physical_damage():
    house = House().holds("ox", "armor").rolls((2, 2, 2, 0), (0, 0, 1, 1, 1)).draws("bite", "charred_room")
    assert house.last("damage")["amount"] == 2


def test_armor_does_not_help_the_mind_and_cannot_be_stolen():
    house = House().haunted(traitor="zoe").holds("zoe", "armor").rolls((1,) * 5, (0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom")
    assert house.asked() == "split-physical"
    crypt = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").holds("ox", "armor").begin().does("end")
    assert crypt.last("damage")["amount"] == 1


def test_bell_gives_sanity_and_takes_it():
    house = draws_item(House(), "bell")
    assert house.changes() == {"sanity": 1}
    assert house.refuses("use:bell") == "BH-CARD-8"
    assert house.does("drop:bell").changes() == {}


def test_bell_calls_heroes():
    house = House(4).haunted(traitor="zoe").holds("ox", "bell").at("peter", "grand_staircase").at("vivian", "foyer")
    house.rolls((2, 2, 1)).begin().does("use:bell")
    assert house.may() == {"closer:peter_akimoto:foyer", "closer:vivian_lopez:entrance_hall", "go-on"}
    house.does("closer:peter_akimoto:foyer", "go-on")
    assert [house.where(who) for who in ("peter", "vivian")] == ["foyer", "foyer"]


def test_bell_calls_monsters_if_it_sounds_wrong():
    house = House().haunted(traitor="zoe").holds("ox", "bell").monster("zombie", "foyer", might=4, speed=2)
    house.rolls((2, 2, 0)).begin().does("use:bell")
    assert house.asks() == "zoe"
    house.does("closer:zombie:entrance_hall")
    assert house.table.monsters["zombie"].place == "entrance_hall"


@pytest.mark.parametrize(
    ("dice", "brought"),
    [
        ((2, 2, 1), {"speed": 2, "might": 2}),
        ((2, 2, 0), {"sanity": 2, "knowledge": 2}),
        ((2, 1, 0), {"knowledge": 1, "might": -1}),
        ((2, 0, 0), {"sanity": -2, "knowledge": -2}),
        ((1, 0, 0), {"speed": -2, "might": -2}),
        ((0, 0, 0), {"speed": -2, "might": -2, "sanity": -2, "knowledge": -2}),
    ],
)
def test_bottle(dice: tuple[int, ...], brought: dict[str, int]):
    house = House().haunted(traitor="zoe").holds("ox", "bottle").rolls(dice).begin().does("use:bottle")
    assert house.changes() == brought
    assert house.table.item_discard == ["bottle"]


def test_bottle_takes_its_drinker_anywhere():
    house = House().haunted(traitor="zoe").holds("ox", "bottle").rolls((2, 2, 2)).begin()
    house.does("use:bottle", "room:basement_landing")
    assert house.where("ox") == "basement_landing"
    assert House().holds("ox", "bottle").begin().refuses("use:bottle") == "BH-CARD-8"


def test_candle_adds_a_die_to_the_rolls_of_an_event_that_its_owner_has_drawn():
    house = House().holds("ox", "candle").rolls((2, 2, 1, 0)).draws("night_view")
    assert house.last("rolled")["dice"] == [2, 2, 1, 0]
    assert house.changes() == {"knowledge": 1}


def test_candle_bell_and_book_together():
    house = House().holds("ox", "candle", "book").steps("ox", speed=3, might=3, sanity=3, knowledge=3)
    house = draws_item(house, "bell")
    assert house.one("ox").steps == {"speed": 5, "might": 5, "sanity": 6, "knowledge": 5}
    house.does("drop:candle")
    assert house.one("ox").steps == {"speed": 3, "might": 3, "sanity": 4, "knowledge": 3}
    house.does("drop:bell")
    assert house.one("ox").steps == dict.fromkeys(TRAITS, 3)


def test_dark_dice_six_leads_to_another_explorer():
    house = House().holds("ox", "dark_dice").at("peter", "basement_landing").rolls((2, 2, 2)).begin()
    house.does("use:dark_dice", "explorer:peter_akimoto")
    assert house.where("ox") == "basement_landing"


def test_dark_dice_six_does_not_lead_to_a_traitor():
    house = House().haunted(traitor="zoe").holds("ox", "dark_dice").at("peter", "basement_landing").rolls((2, 2, 2))
    house.begin().does("use:dark_dice")
    assert house.where("ox") == "basement_landing"


def test_dark_dice_six_leads_nobody_out_of_the_house():
    house = House().holds("ox", "dark_dice").at("peter", "basement_landing").rolls((2, 2, 2))
    step_out(house.one("zoe"))
    house.begin().does("use:dark_dice")
    assert house.where("ox") == "basement_landing", "Zoe has got out, and only Peter can be joined"


def test_dark_dice_five_pushes_another_explorer():
    house = House().holds("ox", "dark_dice").rolls((2, 2, 1)).begin()
    house.does("use:dark_dice", "push:zoe_ingstrom:foyer")
    assert house.where("zoe") == "foyer"


def test_dark_dice_three_is_a_step_that_costs_nothing():
    house = House().holds("ox", "dark_dice").rolls((2, 1, 0)).begin().does("use:dark_dice")
    assert house.where("ox") == "foyer"
    assert house.view()["acting"]["used"] == 0


@pytest.mark.parametrize(("dice", "trait"), [((2, 2, 0), "might"), ((2, 0, 0), "knowledge")])
def test_dark_dice_raise_a_trait(dice: tuple[int, ...], trait: str):
    house = House().holds("ox", "dark_dice").rolls(dice).begin().does("use:dark_dice", f"trait:{trait}")
    assert house.changes() == {trait: 1}


def test_dark_dice_one_draws_an_event():
    house = House().holds("ox", "dark_dice").next_cards("night_view").rolls((1, 0, 0)).begin().does("use:dark_dice")
    assert house.last("drew")["card"] == "night_view"


def test_dark_dice_nought_takes_everything_but_life():
    house = House().haunted(traitor="zoe").holds("ox", "dark_dice").rolls((0, 0, 0)).begin().does("use:dark_dice")
    assert house.one("ox").steps == dict.fromkeys(TRAITS, 0)
    assert house.one("ox").alive
    assert house.table.item_discard == ["dark_dice"]


def test_dynamite_takes_the_place_of_the_attack():
    house = House(4).haunted(traitor="zoe").holds("ox", "dynamite").at("peter", "foyer").at("vivian", "foyer")
    house.monster("zombie", "foyer", might=4, speed=2).monster("ghost", "foyer", sanity=4)
    house.rolls((2, 2, 1, 0), (1, 1, 1, 1), (0, 0)).begin()
    assert house.may("use:dynamite") == {"use:dynamite:foyer"}
    house.does("use:dynamite:foyer")
    assert house.last("damage")["who"] == "vivian_lopez"
    assert house.asks() == "vivian"
    house.does("split:2:2")
    assert house.table.monsters["zombie"].stunned == 1
    assert house.table.monsters["ghost"].stunned == 0
    assert house.refuses("attack:zoe_ingstrom") == "BH-ATT-2"
    assert house.table.item_discard == ["dynamite"]


def test_dynamite_is_not_thrown_after_an_attack():
    house = House().haunted(traitor="zoe").holds("ox", "dynamite").rolls((2,) * 5, (2,) * 3).begin()
    house.does("attack:zoe_ingstrom")
    while house.asked() == "split-physical":
        house.does(min(house.may("split:")))
    assert house.refuses("use:dynamite:foyer") == "BH-ATT-2"


def test_dynamite_bursts_in_the_half_of_a_room_that_lies_there():
    """The Tower lies before Ox: Zoe is on the near side of its barrier, Peter on the far one."""
    house = House().lay("tower", "upper_landing", "E").at("ox", "upper_landing").haunted(traitor="zoe")
    [side] = [side for side, room in house.table.plan.passages["tower"].items() if room == "upper_landing"]
    near = part_of_door(house.table, "tower", side)
    house.at("zoe", "tower", near).at("peter", "tower", FAR if near == NEAR else NEAR).holds("ox", "dynamite")
    house.begin().does("use:dynamite:tower")
    assert {roll["who"] for roll in house.told("rolled")} == {"zoe_ingstrom"}


def test_dynamite_is_of_no_use_before_the_haunt():
    assert House().holds("ox", "dynamite").begin().refuses("use:dynamite") == "BH-CARD-8"


def test_healing_salve_heals_the_body_of_an_explorer_here():
    house = House().holds("ox", "healing_salve").steps("zoe", might=0, speed=5, sanity=0).begin()
    assert house.may("use:healing_salve") == {"use:healing_salve:zoe_ingstrom"}
    house.does("use:healing_salve:zoe_ingstrom")
    assert house.changes("zoe") == {"speed": 2, "sanity": -2}
    assert house.table.item_discard == ["healing_salve"]


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ((2, 2, 2, 2), 3),
        ((2, 2, 2, 1), 2),
        ((2, 2, 2, 0), 2),
        ((2, 2, 1, 0), 1),
        ((2, 1, 1, 0), 1),
        ((2, 1, 0, 0), 0),
    ],
)
def test_medical_kit_heals_by_knowledge(dice: tuple[int, ...], points: int):
    house = House().holds("peter", "medical_kit").steps("peter", might=0, speed=1).rolls(dice).begin("peter")
    assert house.odds("use:medical_kit:peter_akimoto", "peter") == {
        "dice": 4,
        "need": 4,
        "trait": "knowledge",
        "chance": 0.6173,
    }
    house.does("use:medical_kit:peter_akimoto")
    assert (house.last("rolled")["trait"], house.last("rolled")["need"]) == ("knowledge", 4)
    assert (house.asked() == "heal") == bool(points)
    if points:
        assert house.may("heal:") == {f"heal:{a}:{points - a}" for a in range(points + 1) if a <= 2 and points - a <= 2}
        house.does(f"heal:1:{points - 1}")
        assert house.changes("peter").get("speed") == -1
    assert house.refuses("use:medical_kit:peter_akimoto", "peter") == "BH-ITEM-15"


def test_an_open_music_box_can_only_be_closed() -> None:
    house = House().holds("ox", "music_box").change(noted={"music_box": 1}).begin()
    assert house.may("use:") == {"use:music_box:close"}
    assert not house.does("use:music_box:close").table.noted.get("music_box")


def test_music_box_stops_explorers_who_hear_it():
    house = House().holds("ox", "music_box").begin().does("use:music_box:open")
    assert house.view()["noted"] == {"music_box": 1}
    house.rolls((1, 1, 1, 0, 0)).does("end")
    assert house.told("mesmerised") == [{"who": "zoe_ingstrom"}]
    assert house.asks() == "peter"


def test_music_box_is_dropped_by_a_carrier_whom_it_stops():
    house = House().holds("ox", "music_box").begin().does("use:music_box:open").rolls((1, 1, 1)).does("go:foyer")
    assert house.where("ox") == "foyer"
    assert house.table.floor_piles == {"foyer": ["music_box"]}
    assert house.asks() == "zoe"
    house.rolls((2, 2, 0, 0, 0)).does("go:foyer")
    assert house.last("rolled")["why"] == "music_box"
    assert house.asks() == "zoe"


def test_music_box_stops_monsters_with_sanity():
    house = House().haunted(traitor="zoe").pile("foyer", "music_box").change(noted={"music_box": 1})
    house.monster("ghost", "grand_staircase", sanity=3, speed=3).begin("zoe").rolls((2, 2, 2)).does("end")
    assert house.asked() == "monster"
    house.rolls((1, 1, 1)).does("go:foyer")
    assert house.told("mesmerised") == [{"who": "ghost"}]
    assert house.asks() == "peter"


def test_music_box_runs_down_where_nobody_could_ever_get_away_from_it():
    def alone_with_it() -> House:
        house = House().haunted().steps("ox", sanity=0).pile("foyer", "music_box").change(noted={"music_box": 1})
        house.one("zoe").alive = house.one("peter").alive = False
        return house

    dripping = alone_with_it().token("drip", "foyer").begin().does("go:foyer")
    assert dripping.told("box-ran-down")  # one die never shows 4
    assert not dripping.told("mesmerised")
    assert dripping.table.noted == {}
    assert dripping.may("go:")
    alone = alone_with_it().token("drip", "foyer")
    alone.one("peter").alive = True
    step_out(alone.one("peter"))
    assert alone.begin().does("go:foyer").told("box-ran-down"), "an explorer out of the house does not hear it"

    assert alone_with_it().begin().rolls((2, 1), (2, 2)).does("go:foyer").told("mesmerised")  # two dice may


def test_pickpockets_gloves_take_a_card_from_an_explorer_here():
    house = House().holds("ox", "pickpockets_gloves").holds("zoe", "axe", "armor", "dog", "book").begin()
    assert house.may("use:") == {
        "use:pickpockets_gloves:zoe_ingstrom:axe",
        "use:pickpockets_gloves:zoe_ingstrom:book",
    }
    house.does("use:pickpockets_gloves:zoe_ingstrom:axe")
    assert house.cards("ox") == ["axe"]
    assert house.table.item_discard == ["pickpockets_gloves"]


def test_puzzle_box_holds_two_items():
    house = House(4).holds("vivian", "puzzle_box")
    house.next_cards("axe", "armor").rolls((2, 2, 2, 0, 0)).begin("vivian").does("use:puzzle_box")
    assert house.cards("vivian") == ["axe", "armor"]
    assert house.table.item_discard == ["puzzle_box"]
    assert house.view("vivian")["acting"]["over"]


def test_puzzle_box_stays_shut():
    house = House().holds("ox", "puzzle_box").rolls((2, 2, 1)).begin().does("use:puzzle_box")
    assert house.cards("ox") == ["puzzle_box"]
    assert house.refuses("use:puzzle_box") == "BH-ITEM-15"


def test_smelling_salts_clear_the_head():
    house = House().holds("ox", "smelling_salts").steps("ox", knowledge=0, might=0).begin()
    house.does("use:smelling_salts:ox_bellows")
    assert house.changes() == {"might": -2}
