"""A breath of wind: Ox has turned and feeds the Poltergeist; Zoe and Peter have candles to light."""

import pytest

from lamplit.games.betrayal.haunts.wind.rules import Wind

from ..house import House


def storm(lit: int = 0) -> House:
    """The Poltergeist is in the Junk Room on the ground floor, with Zoe; Peter is in the Kitchen, Ox in the hall."""
    house = House().lay("junk_room", "foyer", "N").lay("kitchen", "foyer", "S").at("zoe", "junk_room")
    house.at("peter", "kitchen").haunted("ox", 17, run=True).change(omen_room="junk_room", scenario=Wind(lit=lit))
    return house.monster("poltergeist", "junk_room", speed=3, might=4, sanity=4)


def blows(house: House, moves: tuple[int, ...] = (2, 2, 2)) -> House:
    """The monster turn begins; it does not come apart, and may move so far."""
    return house.rolls(moves).begin(step="monsters_begin").does("wind-stay")


def might(house: House) -> int:
    """How strong it is."""
    return house.table.monsters["poltergeist"].traits["might"]


@pytest.mark.rule("BH-H17-GHOST")
def test_it_wakes_where_the_omen_was_found() -> None:
    house = House().lay("junk_room", "foyer", "N").haunted("ox", 17, run=True).change(omen_room="junk_room")
    ghost = house.begin(step="haunt_set_up").table.monsters["poltergeist"]
    assert (ghost.place, ghost.traits) == ("junk_room", {"speed": 3, "might": 4, "sanity": 4})


@pytest.mark.rule("BH-H17-GHOST", "BH-H17-T-CARRY")
def test_it_grows_with_what_it_picks_up_and_shrinks_with_what_it_drops() -> None:
    house = blows(storm().pile("junk_room", "axe"))
    house.does("task:wind-carry:axe")
    assert (house.table.monsters["poltergeist"].cards, might(house)) == (["axe"], 5)
    house.does("task:wind-drop:axe")
    assert (house.table.floor_piles, might(house)) == ({"junk_room": ["axe"]}, 4)


@pytest.mark.rule("BH-H17-T-CARRY", "BH-DEATH-3")
def test_no_companion_follows_it() -> None:
    assert blows(storm().change(waiting={"junk_room": ["dog"]})).may("task:") == set()


@pytest.mark.rule("BH-H17-T-CARRY")
def test_the_traitor_feeds_it_in_its_room() -> None:
    assert storm().holds("ox", "axe").begin().may("task:wind-hand-over") == set()
    house = storm().holds("ox", "axe").at("ox", "junk_room").begin().does("task:wind-hand-over:axe")
    assert (house.cards("ox"), might(house)) == ([], 5)


@pytest.mark.rule("BH-H17-GHOST")
def test_its_might_never_exceeds_8() -> None:
    house = storm().holds("ox", "axe").at("ox", "junk_room")
    house.table.monsters["poltergeist"].traits["might"] = 8
    assert might(house.begin().does("task:wind-hand-over:axe")) == 8


@pytest.mark.rule("BH-H17-T-HOARD")
def test_among_old_things_it_draws_an_item_at_the_end_of_its_turn() -> None:
    house = blows(storm().next_cards("bell")).does("next")
    assert (house.table.monsters["poltergeist"].cards, might(house)) == (["bell"], 5)
    house = blows(storm().next_cards("bell")).does("go:foyer", "next")
    assert might(house) == 4


@pytest.mark.rule("BH-H17-T-ATTACK")
def test_it_attacks_everybody_it_reaches_once() -> None:
    house = blows(storm()).rolls((1, 0, 0, 0), (1, 0, 0)).does("attack:zoe_ingstrom")
    assert house.may("attack:") == set()
    house.does("go:foyer", "go:kitchen")
    assert house.may("attack:") == {"attack:peter_akimoto"}
    house.does("next")
    house = blows(storm())
    assert house.may("attack:") == {"attack:zoe_ingstrom"}


@pytest.mark.rule("BH-H17-T-ATTACK", "BH-H17-GHOST")
def test_winning_by_2_it_may_take_an_item_and_grow() -> None:
    house = blows(storm().holds("zoe", "axe")).rolls((2, 0, 0, 0), (0, 0, 0)).does("attack:zoe_ingstrom")
    assert house.may() == {"harm", "steal:axe"}
    house.does("steal:axe")
    assert (house.cards("zoe"), might(house)) == ([], 5)


@pytest.mark.rule("BH-H17-IMMUNE")
def test_losing_does_it_no_harm_and_neither_might_nor_bullets_touch_it() -> None:
    house = blows(storm()).rolls((0, 0, 0, 0), (2, 2, 2)).does("attack:zoe_ingstrom")
    assert (house.table.monsters["poltergeist"].stunned, might(house)) == (0, 4)
    house = storm().holds("zoe", "revolver", "axe").begin("zoe")
    assert house.may("attack:") == {"attack:poltergeist:snatch"}
    assert house.refuses("attack:poltergeist", "zoe") == "BH-H17-IMMUNE"
    assert house.refuses("attack:poltergeist:revolver", "zoe") == "BH-H17-IMMUNE"


@pytest.mark.rule("BH-H17-DYNAMITE", "BH-H17-T-FORM")
def test_dynamite_tears_it_apart_until_it_forms_again() -> None:
    house = storm().at("zoe", "foyer").holds("zoe", "dynamite")
    house.table.monsters["poltergeist"].cards.append("axe")
    house.begin("zoe").rolls((0, 0, 0)).does("use:dynamite:junk_room")
    assert house.table.monsters == {}
    assert house.table.floor_piles == {"junk_room": ["axe"]}
    house = storm()
    house.table.monsters.clear()
    house.begin(step="monsters_begin")
    assert house.may() == {"wind-stay", "room:junk_room", "room:kitchen"}
    house.does("room:kitchen")
    assert (house.table.monsters["poltergeist"].place, might(house)) == ("kitchen", 3)
    assert "attack:peter_akimoto" in house.may()


@pytest.mark.rule("BH-H17-T-FORM")
def test_it_may_always_form_anew_and_leaves_its_things_behind() -> None:
    house = storm()
    house.table.monsters["poltergeist"].cards.append("axe")
    house.table.monsters["poltergeist"].traits["might"] = 7
    house.begin(step="monsters_begin").does("room:junk_room")
    assert (might(house), house.table.floor_piles) == (4, {"junk_room": ["axe"]})


@pytest.mark.rule("BH-H17-H-SNATCH")
def test_quick_fingers_take_something_from_it_or_are_hurt() -> None:
    house = storm()
    house.table.monsters["poltergeist"].cards += ["axe", "bell"]
    house.begin("zoe").rolls((2, 0, 0, 0), (1, 0, 0)).does("attack:poltergeist:snatch")
    assert house.may() == {"steal:axe", "steal:bell"}
    house.does("steal:axe")
    assert (house.cards("zoe"), might(house)) == (["axe"], 3)
    house = storm().begin("zoe").rolls((0, 0, 0, 0), (2, 2, 2), (1,)).does("attack:poltergeist:snatch")
    assert house.last("damage")["amount"] == 1
    assert house.asked() == "split-physical"


@pytest.mark.rule("BH-H17-H-CALM")
@pytest.mark.parametrize("card", ["ring", "skull", "bell"])
def test_ring_skull_and_bell_weaken_it(card: str) -> None:
    house = storm().holds("zoe", card).begin("zoe").rolls((2, 1, 0, 0, 0), (0, 0, 0, 0))
    house.does(f"attack:poltergeist:{card}")
    assert (might(house), house.table.monsters["poltergeist"].stunned) == (1, 0)
    house = storm().holds("zoe", card).begin("zoe").rolls((0, 0, 0, 0, 0), (2, 2, 0, 0), (1,))
    house.does(f"attack:poltergeist:{card}")
    assert house.asked() == "split-mental"


@pytest.mark.rule("BH-H17-H-CANDLE")
def test_candles_are_found_in_four_rooms() -> None:
    house = storm().begin("peter").rolls((2, 1, 0, 0)).does("task:wind-candle")
    assert house.cards("peter") == ["token-candle-1"]
    assert house.refuses("task:wind-candle", "peter") is not None
    assert storm().begin("zoe").may("task:wind-candle") == set()


@pytest.mark.rule("BH-H17-H-BURN")
def test_a_candle_burns_once_in_each_room_of_that_floor_or_is_lost() -> None:
    house = storm().holds("peter", "token-candle-1", "candle").begin("peter")
    assert house.may("task:wind-burn") == {"task:wind-burn:token-candle-1", "task:wind-burn:candle"}
    house.rolls((2, 2, 1)).does("task:wind-burn:candle")
    assert house.table.tokens_in("kitchen") == ["burning_candle"]
    assert house.table.item_discard == ["candle"]
    house = (
        storm()
        .holds("peter", "token-candle-1")
        .begin("peter")
        .rolls((2, 2, 0, 0))
        .does("task:wind-burn:token-candle-1")
    )
    assert (house.cards("peter"), house.table.tokens) == ([], {})
    lit = storm().token("burning_candle", "kitchen").holds("peter", "candle").begin("peter")
    assert lit.may("task:wind-burn") == set()
    assert storm().at("peter", "upper_landing").holds("peter", "candle").begin("peter").may("task:wind-burn") == set()


@pytest.mark.rule("BH-H17-H-AIM")
def test_as_many_candles_as_heroes_still_the_wind() -> None:
    house = storm(lit=1).holds("peter", "candle").begin("peter").rolls((2, 2, 2)).does("task:wind-burn:candle")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "wind-still")


@pytest.mark.rule("BH-H17-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = storm().steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    blows(house).rolls((2, 0, 0, 0), (0, 0)).does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "wind-all-dead")
