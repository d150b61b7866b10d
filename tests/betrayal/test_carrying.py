"""Cards and items: drawn, kept, used, traded, dropped and picked up."""

import pytest

from lamplit.games.betrayal.house.movement import figures

from .house import House


@pytest.mark.rule("BH-CARD-2")
def test_every_card_drawn_is_read_by_all() -> None:
    house = House().draws("axe", "bloody_room")
    for who in ("ox", "zoe", "peter"):
        assert house.last("drew", who) == {"who": "ox_bellows", "card": "axe", "pile": "item"}


@pytest.mark.rule("BH-CARD-3", "BH-DICE-4")
def test_an_event_is_done_and_discarded() -> None:
    house = House().rolls((2, 2, 0)).draws("disquieting_sounds")
    house.does(*(name for name in [*house.may("split:")][:1]))
    assert house.table.event_discard == ["disquieting_sounds"]
    assert house.table.playing == []
    rolled = house.told("rolled")[0]
    assert rolled["total"] == sum(rolled["dice"])


@pytest.mark.rule("BH-CARD-4")
def test_an_event_that_goes_on_is_kept() -> None:
    house = House().draws("lights_out")
    assert house.kept("ox") == ["lights_out"]
    assert house.table.event_discard == []


@pytest.mark.rule("BH-CARD-6", "BH-ITEM-2")
def test_an_item_is_used_once_a_turn_and_at_once_when_it_is_drawn() -> None:
    house = House().rolls((0, 0, 0), (0, 0, 0)).draws("puzzle_box", "bloody_room").does("use:puzzle_box")
    assert house.refuses("use:puzzle_box") == "BH-ITEM-15"
    house.does("end")
    assert house.refuses("use:puzzle_box") == "BH-TURN-1"
    house.does("end", "end", "use:puzzle_box")
    assert len(house.told("rolled")) == 2


@pytest.mark.rule("BH-CARD-8")
def test_the_card_goes_before_the_rule() -> None:
    assert House().holds("ox", "bottle").begin().refuses("use:bottle") == "BH-CARD-8"
    fed = House().rolls((2, 2, 2, 2), (0,) * 5).draws("bite", "junk_room")
    assert fed.last("damage")["amount"] == 8


@pytest.mark.rule("BH-ITEM-1")
def test_explorers_use_items_and_monsters_do_not() -> None:
    house = House().haunted(traitor="zoe").monster("zombie", "entrance_hall", speed=2, might=4).holds("zoe", "axe")
    assert "attack:ox_bellows:axe" in house.begin("zoe").may()
    house = House().haunted(traitor="zoe").monster("zombie", "entrance_hall", speed=2, might=4)
    house.table.monsters["zombie"].cards.append("axe")
    house.rolls((1, 1)).begin("zoe", "monsters_begin")
    assert house.may("attack:") == {"attack:ox_bellows", "attack:peter_akimoto"}
    assert not house.may("use:")


@pytest.mark.rule("BH-ITEM-5", "BH-ITEM-6")
def test_a_trade_goes_one_for_one_or_for_nothing_once_a_turn_if_both_agree() -> None:
    house = House().holds("ox", "axe", "bell").holds("zoe", "candle").at("peter", "foyer").begin()
    assert house.may("trade:") == {"trade:zoe_ingstrom"}
    assert house.does("trade:zoe_ingstrom").may() == {
        "offer:axe",
        "offer:bell",
        "want:candle",
        "exchange:axe:candle",
        "exchange:bell:candle",
        "back",
    }
    house.does("exchange:axe:candle")
    assert house.asks() == "zoe"
    house.does("agree")
    assert (house.cards("ox"), house.cards("zoe")) == (["bell", "candle"], ["axe"])
    assert house.refuses("trade:zoe_ingstrom") == "BH-ITEM-5"
    refused = House().holds("ox", "axe").begin().does("trade:zoe_ingstrom", "offer:axe", "refuse")
    assert (refused.cards("ox"), refused.cards("zoe")) == (["axe"], [])
    assert refused.refuses("trade:zoe_ingstrom") == "BH-ITEM-5"


@pytest.mark.rule("BH-ITEM-7", "BH-ITEM-15")
def test_any_number_of_cards_is_dropped_once_a_turn() -> None:
    house = House().holds("ox", "axe", "bell", "candle").begin().does("drop:axe", "drop:bell")
    assert house.view()["rooms"]["entrance_hall"]["pile"] == ["axe", "bell"]
    assert "drop:candle" in house.may()
    house.does("go:foyer")
    assert house.refuses("drop:candle") == "BH-ITEM-7"


@pytest.mark.rule("BH-ITEM-8", "BH-ITEM-9", "BH-ITEM-10")
def test_some_or_all_of_a_pile_are_taken_once_a_turn_by_anybody() -> None:
    house = House().pile("entrance_hall", "axe", "armor", "idol").pile("foyer", "spear").begin()
    house.does("take:axe", "take:armor", "go:foyer")
    assert house.cards("ox") == ["axe", "armor"]
    assert house.refuses("take:spear") == "BH-ITEM-8"
    assert house.table.floor_piles["entrance_hall"] == ["idol"]
    house.does("go:entrance_hall", "end", "take:idol")
    assert house.cards("zoe") == ["idol"]
    assert "entrance_hall" not in house.table.floor_piles
    assert house.view()["rooms"]["entrance_hall"]["pile"] == []
    back = House().holds("ox", "axe").begin().does("drop:axe", "end", "end", "end", "take:axe")
    assert back.cards("ox") == ["axe"]


@pytest.mark.rule("BH-ITEM-11")
def test_an_explorer_may_trade_drop_and_pick_up_in_one_turn() -> None:
    house = House().holds("ox", "axe", "armor").pile("entrance_hall", "idol").begin()
    house.does("trade:zoe_ingstrom", "offer:axe", "agree", "drop:armor", "take:idol")
    assert (house.cards("ox"), house.cards("zoe")) == (["idol"], ["axe"])
    assert house.table.floor_piles == {"entrance_hall": ["armor"]}


@pytest.mark.rule("BH-ITEM-5")
def test_turning_to_another_explorer_to_trade_can_be_broken_off() -> None:
    house = House().holds("ox", "axe", "bell").holds("zoe", "candle").begin().does("drop:bell")
    done, open_to = house.table.done[:], house.may()
    house.does("trade:zoe_ingstrom", "back")
    assert (house.table.done, house.may()) == (done, open_to), "nothing has been offered, and more may be dropped"
    house.does("drop:axe", "trade:zoe_ingstrom", "want:candle", "refuse")
    assert house.may("trade:") == house.may("drop:") == set()
    other = House().holds("ox", "axe", "bell").holds("zoe", "candle").begin().does("drop:bell")
    other.does("trade:zoe_ingstrom", "want:candle", "refuse")
    assert (other.cards("ox"), other.may("drop:")) == (["axe"], set()), "an offer ends the dropping"


@pytest.mark.rule("BH-ITEM-5")
def test_trading_is_not_offered_where_no_explorer_has_anything() -> None:
    house = House().at("peter", "foyer").holds("peter", "axe").begin()
    assert house.may("trade:") == set()
    assert House().holds("zoe", "axe").begin().may("trade:") == {"trade:zoe_ingstrom"}
    assert House().holds("ox", "axe").begin().may("trade:") == {"trade:zoe_ingstrom", "trade:peter_akimoto"}


@pytest.mark.rule("BH-ITEM-16")
def test_the_thief_neither_uses_the_loot_nor_passes_it_on_in_the_same_turn() -> None:
    house = House().haunted(traitor="zoe").holds("zoe", "puzzle_box").rolls((1,) * 5, (0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom", "steal:puzzle_box")
    assert house.cards("ox") == ["puzzle_box"]
    assert house.refuses("use:puzzle_box") == house.refuses("drop:puzzle_box") == "BH-ITEM-15"
    assert house.may("trade:") == set()


@pytest.mark.rule("BH-ITEM-12", "BH-ITEM-13")
def test_the_card_says_what_can_be_done_with_it() -> None:
    house = House().haunted(traitor="zoe").holds("zoe", "armor").rolls((1,) * 5, (0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom")
    assert house.asked() == "split-physical"
    armed = House().holds("ox", "armor").begin()
    assert {"drop:armor", "trade:zoe_ingstrom"} <= armed.may()
    assert armed.does("trade:zoe_ingstrom").may() == {"offer:armor", "back"}
    dagger = House().holds("ox", "blood_dagger").begin()
    assert dagger.refuses("drop:blood_dagger") == "BH-ITEM-13"
    assert dagger.refuses("trade:blood_dagger") == "BH-ITEM-13"
    two = House().holds("ox", "blood_dagger", "axe").holds("zoe", "bell").begin().does("trade:zoe_ingstrom")
    assert two.may() == {"offer:axe", "want:bell", "exchange:axe:bell", "back"}
    assert two.refuses("offer:blood_dagger") == two.refuses("exchange:blood_dagger:bell") == "BH-ITEM-13"
    theirs = House().holds("ox", "axe").holds("zoe", "blood_dagger").begin().does("trade:zoe_ingstrom")
    assert theirs.refuses("want:blood_dagger") == theirs.refuses("exchange:axe:blood_dagger") == "BH-ITEM-13"


@pytest.mark.rule("BH-ITEM-15", "BH-ITEM-17")
def test_an_item_is_handled_in_one_way_a_turn() -> None:
    used = House().holds("ox", "puzzle_box").rolls((0, 0, 0)).begin().does("use:puzzle_box")
    assert used.refuses("drop:puzzle_box") == "BH-ITEM-15"
    assert used.refuses("trade:puzzle_box") == "BH-ITEM-15"
    taken = House().pile("entrance_hall", "puzzle_box").begin().does("take:puzzle_box")
    assert taken.refuses("use:puzzle_box") == "BH-ITEM-15"
    assert taken.refuses("drop:puzzle_box") == "BH-ITEM-15"
    dropped = House().holds("ox", "axe").begin().does("drop:axe")
    assert not dropped.may("take:")


@pytest.mark.rule("BH-TOK-1", "BH-TOK-2")
def test_item_tokens_are_handled_like_items() -> None:
    house = House().holds("ox", "token-key-1", "token-key-2").pile("entrance_hall", "token-key-3").begin()
    assert {"drop:token-key-1", "take:token-key-3", "trade:zoe_ingstrom"} <= house.may()
    house.does("trade:zoe_ingstrom", "offer:token-key-2", "agree", "drop:token-key-1", "take:token-key-3")
    assert (house.cards("ox"), house.cards("zoe")) == (["token-key-3"], ["token-key-2"])
    robbed = House().haunted(traitor="zoe").holds("zoe", "token-key-1").rolls((1,) * 5, (0, 0, 0)).begin()
    robbed.does("attack:zoe_ingstrom", "steal:token-key-1")
    assert robbed.cards("ox") == ["token-key-1"]


@pytest.mark.rule("BH-COMPAN-2")
def test_nobody_attacks_a_companion() -> None:
    house = House().haunted(traitor="zoe").holds("zoe", "dog", "girl").change(waiting={"entrance_hall": ["madman"]})
    house.begin()
    assert house.may("attack:") == {"attack:zoe_ingstrom"}
    assert {one.name for one in figures(house.table)} == set(house.table.explorers)
    for companion in ("dog", "girl", "madman"):
        house.refuses(f"attack:{companion}")


@pytest.mark.rule("BH-STEAL-1")
@pytest.mark.parametrize(("dice", "asked"), [((2, 0, 0, 0, 0), "split-physical"), ((2, 1, 0, 0, 0), "harm-or-steal")])
def test_what_armor_takes_off_is_no_damage_to_steal_for(dice: tuple[int, ...], asked: str) -> None:
    house = House().haunted(traitor="zoe").holds("zoe", "armor", "axe").rolls(dice, (0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom")
    assert house.asked() == asked


@pytest.mark.rule("BH-STEAL-1")
def test_a_defender_who_wins_steals_nothing() -> None:
    house = House().haunted(traitor="zoe").holds("ox", "axe").rolls((0,) * 5, (2, 2, 1)).begin()
    assert house.does("attack:zoe_ingstrom").asked() == "split-physical"


@pytest.mark.rule("BH-ITEM-15")
def test_what_has_just_changed_hands_is_not_picked_from_a_pocket() -> None:
    house = House().holds("ox", "pickpockets_gloves", "axe").holds("zoe", "bell").begin()
    house.does("trade:zoe_ingstrom", "offer:axe", "agree")
    assert house.may("use:") == {"use:pickpockets_gloves:zoe_ingstrom:bell"}


@pytest.mark.rule("BH-ITEM-6")
@pytest.mark.parametrize("card", ["webs", "debris"])
def test_an_explorer_who_can_do_nothing_cannot_trade(card: str) -> None:
    house = House().holds("ox", "axe").holds("zoe", "bell").holds("peter", "idol").keeps("zoe", card).begin()
    assert house.may("trade:") == {"trade:peter_akimoto"}
