"""The thirteen omens, each by its name."""

import pytest

from .house import House

OMEN_ROOM = "charred_room"


def draws_omen(house: House, omen: str) -> House:
    """Ox finds a room with an omen and draws this one."""
    return house.draws(omen, OMEN_ROOM)


@pytest.mark.rule("BH-CARD-7")
def test_bite_attacks_with_four_dice_and_cannot_be_hurt():
    house = draws_omen(House().rolls((2, 2, 2, 0), (0, 0, 1, 1, 1)), "bite")
    assert house.last("damage")["amount"] == 3
    assert house.asked() == "split-physical"
    house.does("split:1:2")
    assert house.changes() == {"speed": -1, "might": -2}
    assert house.cards("ox") == ["bite"]


def test_bite_that_is_beaten_does_nothing():
    house = draws_omen(House().rolls((0, 0, 1, 0), (0, 0, 1, 1, 1)), "bite")
    assert house.changes() == {}
    assert not house.told("damage")


@pytest.mark.rule("BH-ITEM-14")
def test_bite_is_no_item():
    house = House().holds("ox", "bite").haunted(traitor="zoe").begin()
    assert house.refuses("drop:bite") == "BH-ITEM-14"
    assert not house.may("trade:")


@pytest.mark.rule("BH-TRAITOR-6")
def test_the_traitor_may_stay_untouched_by_bite():
    house = draws_omen(House().haunted(traitor="ox"), "bite")
    assert house.asked() == "bear-card"
    house.does("decline")
    assert house.cards("ox") == ["bite"]
    assert not house.told("rolled")


@pytest.mark.rule("BH-ITEM-OVER-1", "BH-ITEM-OVER-2", "BH-EX-ITEM-OVER")
def test_book_lifts_knowledge_and_takes_back_only_what_it_gave():
    house = draws_omen(House().steps("ox", knowledge=6), "book")
    assert house.one("ox").steps["knowledge"] == 7
    house.does("drop:book")
    assert house.one("ox").steps["knowledge"] == 6


@pytest.mark.rule("BH-ITEM-3")
def test_book_can_be_dropped_like_an_item():
    house = draws_omen(House(), "book")
    assert house.changes() == {"knowledge": 2}
    house.does("drop:book")
    assert house.changes() == {}
    assert house.view()["rooms"][OMEN_ROOM]["pile"] == ["book"]


def test_crystal_ball_sleeps_until_the_haunt():
    house = House().holds("ox", "crystal_ball").begin()
    assert house.refuses("use:crystal_ball") == "BH-CARD-8"


def test_crystal_ball_finds_a_card_that_only_its_user_knows():
    house = House().holds("ox", "crystal_ball").haunted(traitor="zoe").rolls((2, 2, 1)).begin()
    house.does("use:crystal_ball", "pile:items")
    assert house.asked() == "search-pile"
    house.does("pick:axe")
    assert house.table.item_deck[-1] == "axe"
    assert house.view("ox")["seen"] == {"explorer1:items": ["axe"]}
    assert house.view("zoe")["seen"] == {}
    assert house.told("searched-pile", "zoe") == [{"who": "ox_bellows", "pile": "items"}]
    assert house.refuses("use:crystal_ball") == "BH-ITEM-15"


def test_a_deck_that_was_searched_is_shuffled():
    house = House().holds("ox", "crystal_ball").haunted(traitor="zoe").rolls((2, 2, 1)).begin()
    others = sorted(card for card in house.table.item_deck if card != "axe")
    house.shuffles("items", *others).does("use:crystal_ball", "pile:items", "pick:axe")
    assert house.table.item_deck == [*others, "axe"]


@pytest.mark.parametrize(("dice", "lost"), [((1, 1, 1), 1), ((0, 0, 0), 2)])
def test_crystal_ball_costs_sanity_where_it_stays_dark(dice: tuple[int, ...], lost: int):
    house = House().holds("ox", "crystal_ball").haunted(traitor="zoe").rolls(dice).begin().does("use:crystal_ball")
    assert house.changes() == {"sanity": -lost}


@pytest.mark.rule("BH-COMPAN-1")
def test_dog_lifts_traits_and_cannot_be_dropped():
    house = draws_omen(House(), "dog")
    assert house.changes() == {"might": 1, "sanity": 1}
    assert house.refuses("drop:dog") == "BH-ITEM-14"


def test_dog_brings_what_lies_elsewhere():
    house = House().holds("ox", "dog").pile("upper_landing", "axe").begin()
    house.does("use:dog:axe", "to-me")
    assert house.cards("ox") == ["dog", "axe"]
    assert house.refuses("drop:axe") == "BH-ITEM-15"
    assert not house.may("use:dog")


def test_dog_takes_something_to_another_room():
    house = House().holds("ox", "dog", "axe").begin().does("use:dog:axe", "to:foyer")
    assert house.view()["rooms"]["foyer"]["pile"] == ["axe"]
    assert house.cards("ox") == ["dog"]


def test_dog_goes_nowhere_by_rolls_elevators_and_slides():
    house = (
        House()
        .lay("junk_room", "foyer", "N")
        .lay("mystic_elevator", "foyer", "S")
        .lay("coal_chute", "entrance_hall", "S")
    )
    house.holds("ox", "dog").pile("junk_room", "axe").pile("mystic_elevator", "bell").pile("coal_chute", "idol")
    house.pile("basement_landing", "armor").begin()
    assert not house.may("use:dog")


def test_dog_runs_six_spaces():
    house = House().holds("ox", "dog").at("ox", "entrance_hall")
    for room, beside, side in (
        ("creaky_hallway", "upper_landing", "N"),
        ("dusty_hallway", "creaky_hallway", "N"),
        ("bloody_room", "dusty_hallway", "N"),
        ("charred_room", "bloody_room", "N"),
    ):
        house.lay(room, beside, side)
    house.pile("bloody_room", "axe").pile("charred_room", "bell").begin()
    assert house.may("use:dog") == {"use:dog:axe"}


@pytest.mark.rule("BH-COMPAN-1")
def test_girl_lifts_sanity_and_knowledge():
    assert draws_omen(House(), "girl").changes() == {"sanity": 1, "knowledge": 1}


def test_holy_symbol_lifts_sanity_while_it_is_held():
    house = draws_omen(House(), "holy_symbol")
    assert house.changes() == {"sanity": 2}
    assert house.does("drop:holy_symbol").changes() == {}


def test_madman_gives_might_and_costs_sanity():
    assert draws_omen(House(), "madman").changes() == {"might": 2, "sanity": -1}


def test_companions_of_the_dead_wait_and_join_the_next_explorer():
    house = House().haunted(traitor="zoe").holds("ox", "madman").steps("ox", sanity=0).at("peter", "foyer")
    house.holds("ox", "crystal_ball").rolls((0, 0, 0)).begin().does("use:crystal_ball")
    assert not house.one("ox").alive
    assert house.table.waiting == {"entrance_hall": ["madman"]}
    house.does("end")
    assert house.asks() == "peter"
    house.does("go:entrance_hall")
    assert house.cards("peter") == ["madman"]
    assert house.changes("peter") == {"might": 2, "sanity": -1}


def test_mask_is_put_on_and_taken_off():
    house = House().holds("ox", "mask").rolls((2, 2, 0)).begin().does("use:mask:on")
    assert house.changes() == {"knowledge": 2, "sanity": -2}
    assert house.view()["explorers"]["ox_bellows"]["marks"] == ["masked"]
    assert house.refuses("use:mask") == "BH-ITEM-15"


def test_an_explorer_who_wears_the_mask_can_only_take_it_off():
    house = House().holds("ox", "mask").rolls((2, 2, 0)).begin()
    assert house.may("use:") == {"use:mask:on"}
    house.does("use:mask:on", "end", "end", "end")
    assert house.may("use:") == {"use:mask:off"}


def test_mask_needs_sanity():
    house = House().holds("ox", "mask").rolls((2, 1, 0)).begin().does("use:mask:on")
    assert house.changes() == {}


def test_mask_comes_off_when_it_is_lost():
    house = House().holds("ox", "mask").rolls((2, 2, 0)).begin().does("use:mask:on", "end", "end", "end")
    assert house.asks() == "ox"
    assert house.does("drop:mask").changes() == {}
    assert house.view()["explorers"]["ox_bellows"]["marks"] == []


@pytest.mark.parametrize(("room", "floor"), [("graveyard", "entrance_hall"), ("pentagram_chamber", "basement_landing")])
def test_medallion_lets_its_owner_leave_in_peace(room: str, floor: str):
    house = House().lay(room, floor, "N").at("ox", room).holds("ox", "medallion").begin().does(f"go:{floor}")
    assert not house.told("rolled")
    assert house.where("ox") == floor


def test_medallion_helps_nobody_but_its_holder():
    house = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").at("zoe", "crypt").holds("zoe", "medallion")
    assert house.begin().does("end").asked() == "split-mental"


def test_medallion_helps_in_the_crypt():
    house = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").holds("ox", "medallion").begin().does("end")
    assert house.changes() == {}
    other = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").begin().does("end")
    assert other.asked() == "split-mental"


@pytest.mark.rule("BH-ATT-8", "BH-ATT-10", "BH-STEAL-2")
def test_ring_attacks_with_sanity_and_does_mental_damage():
    house = House().haunted(traitor="zoe").holds("ox", "ring").rolls((2, 2, 2), (1, 1, 0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom:ring")
    assert house.told("damage")[-1] | {"why": ""} == {"who": "zoe_ingstrom", "kind": "mental", "amount": 4, "why": ""}
    assert house.asked() == "split-mental"


@pytest.mark.rule("BH-ATT-11")
def test_ring_is_of_no_use_against_what_has_no_sanity():
    house = House().haunted(traitor="zoe").holds("ox", "ring").monster("zombie", "entrance_hall", might=4, speed=2)
    assert house.begin().may("attack:zombie") == {"attack:zombie"}


def test_skull_turns_mental_damage_into_physical():
    house = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").holds("ox", "skull").begin().does("end")
    assert house.asked() == "before-damage"
    house.does("card:skull")
    assert house.asked() == "split-physical"


def test_skull_may_be_left_alone():
    house = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").holds("ox", "skull").begin().does("end")
    assert house.does("go-on").asked() == "split-mental"


@pytest.mark.rule("BH-WEAP-1", "BH-WEAP-2", "BH-EX-ITEM-SPEAR")
def test_spear_adds_two_dice_to_an_attack_only():
    house = House().haunted(traitor="zoe").holds("ox", "spear").holds("zoe", "axe").begin()
    assert house.odds("attack:zoe_ingstrom")["mine"] == 5
    assert house.odds("attack:zoe_ingstrom:spear") | {"win": 0, "tie": 0, "lose": 0} == {
        "mine": 7,
        "theirs": 3,
        "win": 0,
        "tie": 0,
        "lose": 0,
    }
    house.rolls((0,) * 7, (0, 0, 0)).does("attack:zoe_ingstrom:spear")
    assert house.refuses("drop:spear") == "BH-ITEM-15"


def test_spirit_board_shows_the_next_room_to_its_user_alone():
    house = House().holds("ox", "spirit_board").next_cards("chapel").begin().does("use:spirit_board")
    assert house.view("ox")["seen"] == {"explorer1:rooms": ["chapel"]}
    assert house.told("looked") == [{"pile": "rooms", "cards": ["chapel"]}]
    assert house.told("looked", "zoe") == []
    house.does("open:N")
    assert house.where("ox") == "chapel"
    assert house.view("ox")["seen"] == {}


def test_spirit_board_is_for_those_who_have_not_moved():
    house = House().holds("ox", "spirit_board").begin().does("go:foyer")
    assert house.refuses("use:spirit_board") == "BH-CARD-8"


def test_spirit_board_brings_monsters_closer_as_the_traitor_likes():
    house = House().haunted(traitor="zoe").holds("ox", "spirit_board").monster("zombie", "foyer", might=4, speed=2)
    house.monster("zombie-2", "grand_staircase", might=4, speed=2).begin().does("use:spirit_board")
    assert house.asks() == "zoe"
    assert house.may() == {"closer:zombie:entrance_hall", "closer:zombie-2:foyer", "go-on"}
    house.does("closer:zombie:entrance_hall", "go-on")
    assert house.table.monsters["zombie"].place == "entrance_hall"
    assert house.table.monsters["zombie-2"].place == "grand_staircase"
    assert house.asks() == "ox"


def test_spirit_board_brings_all_monsters_where_nobody_leads_them():
    house = House().haunted().holds("ox", "spirit_board").monster("zombie", "foyer", might=4, speed=2)
    house.monster("zombie-2", "grand_staircase", might=4, speed=2).begin().does("use:spirit_board")
    assert [monster.place for monster in house.table.monsters.values()] == ["entrance_hall", "foyer"]
