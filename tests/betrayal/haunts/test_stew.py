"""Frog-Leg Stew: Zoe is the traitor, Ox has revealed the haunt and holds the Book, and the Witch is in the house."""

from typing import Any

import pytest

from lamplit.games.betrayal.explorers.roles import give_book
from lamplit.games.betrayal.haunts.stew.rules import Stew
from lamplit.games.betrayal.turn.attacks import Attack, Way, attack_forbidden

from ..house import PEOPLE, House

OX, ZOE, PETER = PEOPLE["ox"], PEOPLE["zoe"], PEOPLE["peter"]
FROG = f"token-frog_{PETER}"
SPELL = f"task:stew-curse:{OX}"


def cooking(book: str = "ox", **fields: Any) -> House:
    """Ox and Peter in the Foyer, Zoe on the Grand Staircase, the Witch in the Entrance Hall."""
    house = House().haunted("zoe", 3, run=True).holds(book, "book")
    house.at("ox", "foyer").at("peter", "foyer").at("zoe", "grand_staircase")
    house.change(omen_room="foyer", scenario=Stew(**fields))
    for one in house.table.explorers.values():
        give_book(house.table, one)
    return house.monster("witch", "entrance_hall", speed=4, might=3, sanity=6)


def hopping(carried_by: str = "", **fields: Any) -> House:
    """Peter is a Frog in the Foyer."""
    house = cooking(frogs=[PETER], **fields).steps("peter", might=0, knowledge=0)
    house.one("peter").mark("frog")
    if carried_by:
        house.one(carried_by).cards.append(FROG)
    else:
        house.table.floor_piles["foyer"] = [FROG]
    return house


def beside_witch(*cards: str, **fields: Any) -> House:
    """Ox stands before the Witch."""
    house = cooking(**fields).at("ox", "entrance_hall")
    house.one("ox").cards += cards
    return house


def witch_turn(house: House) -> House:
    """The Witch acts; she rolls nothing for movement."""
    return house.rolls((0,) * 4).begin("zoe", step="monsters_begin")


def state(house: House) -> Stew:
    """The haunt's own state."""
    assert isinstance(house.table.scenario, Stew)
    return house.table.scenario


@pytest.mark.rule("BH-H3-SETUP", "BH-H3-WITCH", "BH-H3-T-ROOTS")
def test_the_witch_comes_in_and_roots_grow_in_three_rooms() -> None:
    house = House().lay("kitchen", "foyer", "N").haunted("zoe", 3, run=True).begin("zoe", step="haunt_set_up")
    witch = house.table.monsters["witch"]
    assert (witch.place, witch.lead, witch.traits) == (
        "entrance_hall",
        "explorer2",
        {"speed": 4, "might": 3, "sanity": 6},
    )
    assert house.table.tokens == {"kitchen": ["root"]}
    assert house.cards("ox") == ["book"], "the revealer, as no hero had it"
    house = cooking().next_cards("conservatory", "night_view").rolls((0,) * 3).begin().does("open:N")
    assert house.table.tokens_in("conservatory") == ["root"]


@pytest.mark.rule("BH-H3-WITCH")
def test_she_fights_nobody_and_nobody_her() -> None:
    house = beside_witch().begin()
    assert house.refuses("attack:witch") == "BH-H3-WITCH"
    assert f"attack:{OX}" not in witch_turn(beside_witch()).may()


@pytest.mark.rule("BH-H3-T-CURSE", "BH-H3-FROG", "BH-H3-CAT")
def test_a_hero_with_less_sanity_is_a_frog_and_a_cat_comes() -> None:
    house = beside_witch("axe", "dog", FROG, frogs=[PETER]).change(omen_room="entrance_hall")
    house.at("peter", "entrance_hall").lay("kitchen", "foyer", "N")
    house.table.heroes()[0].steps["knowledge"] = 5
    house = witch_turn(house).rolls((2, 0, 0, 0, 0, 0), (1, 0, 0)).does(SPELL)
    assert state(house).frogs == [PETER, OX]
    assert (house.cards("ox"), house.table.removed) == ([], ["dog"])
    assert house.table.floor_piles == {"entrance_hall": ["book", "axe", FROG, f"token-frog_{OX}"]}
    assert (house.one("ox").steps["might"], house.one("ox").steps["knowledge"]) == (0, 0)
    assert house.table.monsters["cat"].place == "entrance_hall"
    assert house.table.monsters["cat"].traits == {"speed": 3, "might": 3, "sanity": 2}


@pytest.mark.rule("BH-H3-T-CURSE", "BH-H3-WITCH")
def test_a_tie_saves_and_there_is_one_spell_a_turn() -> None:
    house = witch_turn(beside_witch()).rolls((2, 0, 0, 0, 0, 0), (2, 0, 0)).does(SPELL)
    assert state(house).frogs == []
    assert house.may("task:") == set()


@pytest.mark.rule("BH-H3-T-FIRE")
def test_fire_reaches_as_far_as_she_sees_and_nothing_lessens_it() -> None:
    house = witch_turn(cooking().holds("peter", "armor"))
    assert house.may("task:stew-burn") == {f"task:stew-burn:{OX}", f"task:stew-burn:{PETER}"}
    house.rolls((1, 1)).does(f"task:stew-burn:{PETER}", "split:2:0")
    assert house.changes("peter") == {"speed": -2}
    assert witch_turn(cooking().at("ox", "upper_landing").at("peter", "upper_landing")).may("task:stew-burn") == set()


@pytest.mark.rule("BH-H3-T-FLY")
def test_she_flies_anywhere_or_lets_the_traitor() -> None:
    house = witch_turn(cooking()).does("task:stew-fly:witch:upper_landing")
    assert house.table.monsters["witch"].place == "upper_landing"
    house = witch_turn(cooking().at("zoe", "entrance_hall")).does(f"task:stew-fly:{ZOE}:basement_landing")
    assert (house.where("zoe"), house.may("task:")) == ("basement_landing", set())
    assert not witch_turn(cooking()).may(f"task:stew-fly:{ZOE}")


@pytest.mark.rule("BH-H3-T-BOOK")
def test_a_traitor_with_the_book_casts_too() -> None:
    house = cooking("zoe").at("zoe", "foyer").begin("zoe")
    assert house.may("task:") == {f"task:stew-read-{spell}:{who}" for spell in ("curse", "burn") for who in (OX, PETER)}
    house.rolls((2, 2, 2, 2, 2), (0, 0, 0)).does(f"task:stew-read-curse:{OX}")
    assert (state(house).frogs, house.may("task:")) == ([OX], set())
    assert cooking().at("zoe", "foyer").begin("zoe").may("task:") == set()


@pytest.mark.rule("BH-H3-FROG")
def test_a_frog_hops_about_and_does_nothing_else() -> None:
    house = hopping().pile("foyer", "axe").lay("kitchen", "foyer", "N").token("root", "kitchen").begin("peter")
    assert house.may() == {"go:entrance_hall", "go:grand_staircase", "go:kitchen", "end"}
    assert house.refuses("open:S", "peter") == "BH-H3-FROG"
    assert not house.view("peter")["discovers"], "nor from rooms further away"
    house.does("go:kitchen")
    assert house.table.floor_piles == {"foyer": ["axe"], "kitchen": [FROG]}
    assert house.may("task:") == set()
    near = hopping().at("zoe", "foyer").begin("zoe")
    assert near.refuses(f"attack:{PETER}", "zoe") == "BH-H3-FROG"


@pytest.mark.rule("BH-H3-FROG")
def test_others_carry_it_like_an_item_and_then_it_does_nothing() -> None:
    house = hopping().begin().does(f"take:{FROG}", "go:entrance_hall")
    assert house.where("peter") == "entrance_hall"
    assert house.cards("ox") == ["book", FROG]
    assert hopping("ox").begin("peter").may() == {"end"}
    dropped = hopping("ox").begin().does(f"drop:{FROG}")
    assert dropped.table.floor_piles == {"foyer": [FROG]}


@pytest.mark.rule("BH-H3-CAT")
def test_the_cat_goes_for_the_nearest_frog_that_nobody_carries_and_eats_it() -> None:
    house = hopping().monster("cat", "entrance_hall", speed=3, might=3, sanity=2)
    house.rolls((0,) * 4, (1, 0, 0), (2, 0, 0), (0, 0)).begin("zoe", step="monsters_begin").does("move:cat")
    assert not house.one("peter").alive
    assert house.table.floor_piles == {}
    assert house.table.monsters["cat"].place == "foyer"
    house = hopping("ox").monster("cat", "entrance_hall", speed=3, might=3, sanity=2)
    house.rolls((0,) * 4, (2, 0, 0)).begin("zoe", step="monsters_begin").does("move:cat")
    assert (house.table.monsters["cat"].place, house.one("peter").alive) == ("entrance_hall", True)


@pytest.mark.rule("BH-H3-H-DIG", "BH-H3-H-STEPS")
def test_roots_are_dug_out_one_thing_a_turn() -> None:
    house = cooking().lay("kitchen", "foyer", "N").token("root", "kitchen").at("ox", "kitchen").rolls((2, 2, 0))
    house.begin().does("task:stew-dig")
    assert (house.cards("ox"), house.table.tokens) == (["book", "token-root-1"], {})
    assert house.told("stew-dug") == [{"who": OX}]
    second = cooking(dug=1).token("root", "foyer").rolls((2, 2, 0)).begin().does("task:stew-dig")
    assert second.cards("ox") == ["book", "token-root-2"]
    house = hopping().token("root", "foyer").rolls((0, 0, 0)).begin().does("task:stew-dig")
    assert house.table.tokens_in("foyer") == ["root"]
    assert house.may("task:") == set(), "no Frog is turned back in the same turn"
    assert cooking().begin().refuses("task:stew-dig") == "BH-H3-H-DIG"


@pytest.mark.rule("BH-H3-ROOT")
def test_roots_are_no_use_to_the_traitor() -> None:
    house = cooking().token("root", "grand_staircase")
    house.table.floor_piles["grand_staircase"] = ["token-root-1"]
    house.one("ox").cards.append("token-root-2")
    house.at("ox", "grand_staircase").begin("zoe")
    assert house.refuses("take:token-root-1", "zoe") == "BH-H3-ROOT"
    assert (house.may("take:"), house.may("task:"), house.may("trade:")) == (set(), set(), {f"trade:{OX}"})
    assert house.does(f"trade:{OX}").may() == {"want:book", "back"}
    house.does("back")
    house.rolls((2, 2, 0), (0,) * 5).does(f"attack:{OX}")
    assert house.may() == {"harm", "steal:book"}


@pytest.mark.rule("BH-H3-H-BREAK", "BH-H3-H-AIM")
def test_root_and_book_make_her_mortal_and_any_attack_kills_her() -> None:
    house = beside_witch("token-root-1").steps("ox", knowledge=7).rolls((2, 2, 2, 0, 0, 0)).begin()
    house.does("task:stew-break")
    assert (state(house).mortal, house.cards("ox")) == (True, ["book"])
    house.rolls((2, 0, 0, 0, 0), (1, 0, 0)).does("attack:witch")
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("stew-spoilt", ["explorer1", "explorer3"])
    assert (set(house.table.monsters), house.told("stew-mortal")) == (set(), [{"who": OX}])
    assert house.view("ox")["aims"] == [], "the table can be looked at after its end"
    assert house.told("stunned") == []


@pytest.mark.rule("BH-H3-H-BREAK")
def test_if_it_fails_the_root_is_kept_and_without_one_it_cannot_be_tried() -> None:
    house = beside_witch("token-root-1").rolls((0, 0, 0)).begin().does("task:stew-break")
    assert (state(house).mortal, house.cards("ox")) == (False, ["book", "token-root-1"])
    assert beside_witch().begin().refuses("task:stew-break") == "BH-H3-H-BREAK"


@pytest.mark.rule("BH-H3-H-RESTORE")
@pytest.mark.parametrize("carrier", ["", "ox"])
def test_the_holder_of_the_book_turns_a_frog_back(carrier: str) -> None:
    house = hopping(carrier).steps("peter", speed=0, sanity=7).rolls((2, 2, 0)).begin()
    house.does(f"task:stew-restore:{PETER}")
    assert (house.changes("peter"), state(house).frogs, house.one("peter").marks) == ({}, [], ())
    assert (house.cards("ox"), house.table.floor_piles) == (["book"], {})
    no_book = hopping(book="zoe").begin() if not carrier else hopping().at("peter", "entrance_hall").begin()
    assert no_book.may("task:stew-restore") == set()


@pytest.mark.rule("BH-H3-T-AIM")
def test_with_no_hero_left_who_is_no_frog_the_traitor_has_won() -> None:
    house = hopping().at("ox", "entrance_hall")
    house = witch_turn(house).rolls((2, 0, 0, 0, 0, 0), (1, 0, 0)).does(SPELL)
    assert house.result is not None
    assert (house.result["how"], house.result["winners"]) == ("stew-served", ["explorer2"])


@pytest.mark.rule("BH-H3-ROOT")
def test_heroes_take_roots_from_the_floor_and_from_each_other() -> None:
    house = cooking()
    house.table.floor_piles["foyer"] = ["token-root-1"]
    house.one("peter").cards.append("token-root-2")
    house.begin().does("take:token-root-1")
    assert house.cards("ox") == ["book", "token-root-1"]
    assert "want:token-root-2" in house.does(f"trade:{PETER}").may()


@pytest.mark.rule("BH-H3-SETUP")
@pytest.mark.parametrize(("holder", "left"), [("peter", "peter"), ("zoe", "ox")])
def test_the_book_stays_with_a_hero_and_leaves_the_traitor(holder: str, left: str) -> None:
    house = House().haunted("zoe", 3, run=True).holds(holder, "book").begin("zoe", step="haunt_set_up")
    assert {who: house.cards(who) for who in ("ox", "zoe", "peter") if house.cards(who)} == {left: ["book"]}


@pytest.mark.rule("BH-H3-SETUP")
def test_a_book_that_has_left_the_game_does_not_come_back() -> None:
    house = House().haunted("zoe", 3, run=True)
    house.table.omen_deck.remove("book")
    house.table.removed.append("book")
    assert house.begin("zoe", step="haunt_set_up").cards("ox") == []


@pytest.mark.rule("BH-H3-WITCH", "BH-H3-H-AIM")
@pytest.mark.parametrize("mortal", [False, True])
def test_what_is_no_attack_never_kills_the_witch(mortal: bool) -> None:
    house = cooking(mortal=mortal).holds("ox", "dynamite").at("peter", "upper_landing").at("zoe", "upper_landing")
    house.rolls((0,) * 4).begin().does("use:dynamite:entrance_hall")
    assert (bool(house.table.monsters["witch"].stunned), house.result) == (mortal, None)


@pytest.mark.rule("BH-H3-CAT", "BH-MON-4")
def test_a_cat_that_loses_is_stunned() -> None:
    house = hopping().monster("cat", "foyer", speed=3, might=3, sanity=2).at("ox", "entrance_hall")
    house.rolls((0,) * 4, (1, 0, 0), (0, 0, 0), (1, 0)).begin("zoe", step="monsters_begin").does("move:cat")
    assert house.one("peter").alive
    assert house.told("stunned") == [{"monster": "cat"}]


@pytest.mark.rule("BH-H3-CAT")
def test_the_cat_attacks_no_frog_that_is_carried() -> None:
    house = hopping("ox").monster("cat", "foyer", speed=3, might=3, sanity=2).begin()
    attack = Attack(house.table.monsters["cat"], house.one("peter"), Way("might"))
    assert attack_forbidden(house.table, attack) == "BH-H3-CAT"


@pytest.mark.rule("BH-H3-CAT", "BH-H3-T-CURSE")
def test_one_cat_comes_to_the_room_of_the_omen() -> None:
    first = witch_turn(beside_witch()).rolls((2, 0, 0, 0, 0, 0), (0,) * 3).does(SPELL)
    assert first.table.monsters["cat"].place == "foyer"
    there = beside_witch(frogs=[PETER]).monster("cat", "upper_landing", speed=3, might=3, sanity=2)
    again = there.rolls((0,) * 4, (0,) * 3).begin("zoe", step="monsters_begin")
    if again.asked() == "next-monster":
        again.does("move:witch")
    again.rolls((2, 0, 0, 0, 0, 0), (0,) * 3).does(SPELL)
    assert set(again.table.monsters) == {"witch", "cat"}


@pytest.mark.rule("BH-H3-H-BREAK", "BH-H3-H-STEPS")
def test_the_spell_is_broken_by_who_has_all_that_it_takes() -> None:
    def refused(house: House) -> str | None:
        return house.begin().refuses("task:stew-break")

    assert refused(beside_witch("token-root-1", mortal=True)) == "BH-H3-H-BREAK"
    assert refused(beside_witch("token-root-1").at("ox", "foyer")) == "BH-H3-H-BREAK"
    assert refused(cooking("peter").at("ox", "entrance_hall")) == "BH-H3-H-BREAK"
    bare = cooking("peter").at("ox", "entrance_hall")
    bare.one("ox").cards.append("token-root-1")
    assert refused(bare) == "BH-H3-H-BREAK", "not without the Book"
    dug = beside_witch("token-root-1").token("root", "entrance_hall").rolls((0, 0, 0)).begin().does("task:stew-dig")
    assert dug.refuses("task:stew-break") == "BH-H3-H-BREAK", "one thing a turn"
    tried = beside_witch("token-root-1").token("root", "entrance_hall").rolls((0, 0, 0)).begin().does("task:stew-break")
    assert tried.refuses("task:stew-dig") == "BH-H3-H-DIG", "whichever comes first"


@pytest.mark.rule("BH-H3-T-AIM")
def test_the_dead_are_no_frogs() -> None:
    assert cooking(frogs=[PETER]).begin().view()["tasks"] == {"stew-frogs": [1, 2]}
    house = cooking().steps("ox", speed=0, might=0).at("zoe", "foyer")
    house.one("peter").alive = False
    house.rolls((2, 2, 2), (0,) * 4).begin("zoe").does(f"attack:{OX}")
    while house.result is None:
        house.does(sorted(house.may())[0])
    assert house.result["how"] == "stew-all-dead"


@pytest.mark.rule("BH-H3-FROG")
def test_a_frog_that_the_wind_tears_from_somebody_lands_where_its_token_does() -> None:
    """The wind comes in at the window where Ox stands with the Frog."""
    house = hopping("ox", book="zoe").at("ox", "grand_staircase").at("peter", "grand_staircase").at("zoe", "foyer")
    house.steps("peter", might=2).next_cards("conservatory", "shrieking_wind").begin("zoe")
    house.rolls((2, 2, 1), (0,) * 5, (1,)).does("open:N", "split:1:0")
    assert house.table.floor_piles == {"entrance_hall": [FROG]}
    assert house.where("peter") == "entrance_hall"
