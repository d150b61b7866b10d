"""Events that are a roll and what it brings to the explorer who draws them, each by its name.

Ox rolls 4 dice for Speed, 5 for Might, 3 for Sanity and 3 for Knowledge.
"""

import pytest

from lamplit.games.betrayal.data.explorers import TRAITS

from .house import House

Dice = tuple[int, ...]


def drawn(card: str, *rolls: Dice) -> House:
    """Ox finds the Conservatory, draws this event and rolls."""
    return House().rolls(*rolls).draws(card)


@pytest.mark.rule("BH-CARD-3")
@pytest.mark.parametrize(
    ("rolls", "answers", "brought"),
    [
        ([(2, 2, 1, 0)], [], {"speed": 1}),
        ([(2, 0, 0, 0), (1,)], ["split:0:1"], {"knowledge": -1}),
        ([(1, 0, 0, 0), (1,), (2,)], ["split:1:0", "split:1:1"], {"sanity": -1, "speed": -1, "might": -1}),
    ],
)
def test_angry_being(rolls: list[Dice], answers: list[str], brought: dict[str, int]):
    house = drawn("angry_being", *rolls).does(*answers)
    assert house.changes() == brought
    assert house.table.event_discard == ["angry_being"]


@pytest.mark.parametrize(
    ("rolls", "answers", "brought", "room"),
    [
        ([(2, 2, 0)], [], {"sanity": 1}, "conservatory"),
        ([(2, 1, 0)], [], {}, "entrance_hall"),
        ([(1, 0, 0), (1,), (1,)], ["split:0:1", "split:1:0"], {"might": -1, "sanity": -1}, "conservatory"),
    ],
)
def test_burning_man(rolls: list[Dice], answers: list[str], brought: dict[str, int], room: str):
    house = drawn("burning_man", *rolls).does(*answers)
    assert house.changes() == brought
    assert house.where("ox") == room


@pytest.mark.parametrize(("dice", "by"), [((2, 2, 1), 1), ((2, 2, 0), -1), ((1, 0, 0), -1), ((0, 0, 0), -2)])
def test_creepy_crawlies(dice: Dice, by: int):
    assert drawn("creepy_crawlies", dice).changes() == {"sanity": by}


def test_creepy_puppet_strikes_and_the_spear_feels_it():
    house = House().holds("zoe", "spear").rolls((2, 1, 0, 0), (0, 0, 0, 1, 1)).draws("creepy_puppet")
    house.does("split:1:0")
    assert house.changes("ox") == {"speed": -1}
    assert house.changes("zoe") == {"might": 2}


def test_creepy_puppet_strengthens_nobody_if_it_hurts_nobody_or_its_victim_has_the_spear():
    beaten = House().holds("zoe", "spear").rolls((0, 0, 0, 0), (1, 0, 0, 0, 0)).draws("creepy_puppet")
    assert beaten.changes("zoe") == {}
    own = House().holds("ox", "spear").rolls((2, 0, 0, 0), (1, 0, 0, 0, 0)).draws("creepy_puppet").does("split:1:0")
    assert own.changes("ox") == {"speed": -1}
    armoured = House().holds("ox", "armor").holds("zoe", "spear").rolls((2, 0, 0, 0), (1, 0, 0, 0, 0))
    assert armoured.draws("creepy_puppet").changes("zoe") == {}


@pytest.mark.parametrize(
    ("omens", "dice", "brought"), [(4, (2, 2, 0, 0, 0, 0), {"sanity": 1}), (5, (2, 2, 0, 0, 0, 0), {"knowledge": -1})]
)
def test_disquieting_sounds(omens: int, dice: Dice, brought: dict[str, int]):
    house = House().change(omens=omens).rolls(dice, (1,)).draws("disquieting_sounds")
    if house.asked() == "split-mental":
        house.does("split:0:1")
    assert house.changes() == brought


@pytest.mark.parametrize(
    ("dice", "brought"),
    [((2, 2, 0), {"sanity": 1}), ((2, 0, 0), {"sanity": -1}), ((1, 0, 0), {"sanity": -1, "might": -1})],
)
def test_funeral(dice: Dice, brought: dict[str, int]):
    house = drawn("funeral", dice)
    assert house.changes() == brought
    assert house.where("ox") == "conservatory"


@pytest.mark.parametrize(
    ("card", "trait", "need"), [("funeral", "sanity", 4), ("hanged_men", "speed", 2), ("possession", "sanity", 4)]
)
def test_what_is_needed_is_told_with_the_dice(card: str, trait: str, need: int):
    house = House().draws(card)
    if house.asked() == "roll-which":
        assert house.odds(f"trait:{trait}")["need"] == need
        house.does(f"trait:{trait}")
    rolled = house.told("rolled")[0]
    assert (rolled["trait"], rolled["need"]) == (trait, need)


def test_funeral_leads_to_the_dead_where_they_lie():
    house = House().lay("graveyard", "entrance_hall", "S").lay("crypt", "basement_landing", "N").rolls((1, 0, 0))
    house.draws("funeral")
    assert house.may() == {"room:graveyard", "room:crypt"}
    assert house.does("room:crypt").where("ox") == "crypt"


def test_groundskeeper_gives_an_item_or_strikes():
    assert House().next_cards("axe").rolls((2, 2, 0)).draws("groundskeeper").cards("ox") == ["axe"]
    house = drawn("groundskeeper", (2, 1, 0), (2, 2, 0, 0), (1, 1, 0, 0, 0)).does("split:1:1")
    assert house.changes() == {"speed": -1, "might": -1}
    assert [(roll["who"], roll["trait"]) for roll in house.told("rolled")[1:]] == [("", ""), ("ox_bellows", "might")]


def test_groundskeeper_is_harder_to_answer_in_his_gardens():
    house = House().next_cards("axe").rolls((2,)).draws("groundskeeper", "gardens")
    assert house.told("rolled")[0]["dice"] == [2]


def test_hanged_men_roll_for_every_trait():
    house = drawn("hanged_men", (1, 0, 0, 0), (2, 0, 0, 0, 0), (1, 1, 0), (0, 0, 0))
    assert house.changes() == {"speed": -1, "knowledge": -1}


def test_hanged_men_reward_an_explorer_who_fails_no_roll():
    house = drawn("hanged_men", (2, 0, 0, 0), (2, 0, 0, 0, 0), (2, 0, 0), (2, 0, 0))
    assert house.asked() == "raise-trait"
    assert house.does("trait:might").changes() == {"might": 1}


@pytest.mark.parametrize(("dice", "brought"), [((2, 2, 1), {"knowledge": 1}), ((2, 2, 0), {})])
def test_night_view(dice: Dice, brought: dict[str, int]):
    assert drawn("night_view", dice).changes() == brought


@pytest.mark.parametrize(
    ("rolls", "answers", "brought"),
    [
        ([(2, 2)], [], {"sanity": 1}),
        ([(2, 1)], [], {"knowledge": 1}),
        ([(1, 0), (2,)], ["split:1:1"], {"sanity": -1, "knowledge": -1}),
        ([(0, 0), (1, 0)], ["split:0:1"], {"might": -1}),
    ],
)
def test_phone_call(rolls: list[Dice], answers: list[str], brought: dict[str, int]):
    assert drawn("phone_call", *rolls).does(*answers).changes() == brought


def test_possession_raises_any_trait():
    house = House().draws("possession")
    assert house.asked() == "roll-which"
    house.rolls((2, 2, 0, 0)).does("trait:speed", "trait:knowledge")
    assert house.changes() == {"knowledge": 1}


def test_possession_takes_the_trait_at_stake():
    house = House().draws("possession").rolls((1, 1, 1, 0)).does("trait:speed")
    assert house.one("ox").steps["speed"] == 0
    other = House().steps("ox", sanity=0).draws("possession").rolls((1, 1)).does("trait:sanity")
    assert other.asked() == "lower-trait"
    assert other.does("trait:might").one("ox").steps["might"] == 0


@pytest.mark.parametrize(
    ("dice", "brought"),
    [
        ((2, 2, 1), {"sanity": 1}),
        ((2, 0, 0), {"might": -1}),
        ((1, 0, 0), {"might": -1, "speed": -1}),
        ((0, 0, 0), dict.fromkeys(TRAITS, -1)),
    ],
)
def test_rotten(dice: Dice, brought: dict[str, int]):
    assert drawn("rotten", dice).changes() == brought


def test_something_hidden_may_be_left_alone():
    assert drawn("something_hidden").does("leave").changes() == {}
    assert House().next_cards("axe").rolls((2, 2, 0)).draws("something_hidden").does("try").cards("ox") == ["axe"]
    assert drawn("something_hidden", (2, 1, 0)).does("try").changes() == {"sanity": -1}


@pytest.mark.parametrize(
    ("dice", "brought"),
    [((2, 2, 0, 0), {"speed": 1}), ((1, 0, 0, 0), {"might": -1}), ((0, 0, 0, 0), {"might": -1, "speed": -1})],
)
def test_something_slimy(dice: Dice, brought: dict[str, int]):
    assert drawn("something_slimy", dice).changes() == brought


def test_spider_is_met_with_speed_or_sanity():
    house = House().draws("spider")
    assert house.may() == {"trait:speed", "trait:sanity"}
    assert [house.odds(f"trait:{trait}")["dice"] for trait in ("speed", "sanity")] == [4, 3]
    assert house.view("zoe")["odds"] == {}
    assert house.rolls((2, 2, 0)).does("trait:sanity").changes() == {"sanity": 1}
    hurt = House().draws("spider").rolls((0, 0, 0, 0), (1, 1)).does("trait:speed")
    assert hurt.last("damage")["amount"] == 2


def test_the_voice_gives_an_item():
    assert House().next_cards("axe").rolls((2, 2, 0)).draws("the_voice").cards("ox") == ["axe"]
    assert drawn("the_voice", (2, 1, 0)).cards("ox") == []


@pytest.mark.rule("BH-TRAITOR-6")
def test_the_traitor_may_stay_untouched_by_an_event():
    house = House().haunted(traitor="ox").draws("rotten")
    assert house.asked() == "bear-card"
    house.does("decline")
    assert house.changes() == {}
    assert house.table.event_discard == ["rotten"]
