"""What nobody may take, drop or carry in a haunt, the Dog does not fetch or take away for them either."""

from collections.abc import Callable

import pytest

from ..house import PEOPLE, House
from . import test_abyss as abyss
from . import test_airborne as airborne
from . import test_buried as buried
from . import test_creature as creature
from . import test_dance as dance
from . import test_dragon as dragon
from . import test_ivy as ivy
from . import test_stars as stars
from . import test_stew as stew
from . import test_tentacles as tentacles
from . import test_wear as wear
from . import test_years as years

OX, ZOE, PETER = PEOPLE["ox"], PEOPLE["zoe"], PEOPLE["peter"]


def lies(house: House, room: str, card: str) -> House:
    """Something lies in a room."""
    house.table.floor_piles.setdefault(room, []).append(card)
    return house


Case = tuple[str, str, str, Callable[[], House]]
FETCHED: dict[str, Case] = {
    "a Root for the traitor": ("zoe", "entrance_hall", "token-root-1", lambda: stew.cooking().at("zoe", "foyer")),
    "the Book for the traitor": ("ox", "foyer", "book", lambda: ivy.parlour().at("ox", "entrance_hall")),
    "a second parachute": (
        "ox",
        "entrance_hall",
        "token-parachute-2",
        lambda: airborne.aloft().at("ox", "foyer").holds("ox", airborne.CHUTE),
    ),
    "the Medallion for the traitor": ("zoe", "foyer", "medallion", years.parlour),
    "a second torch": ("ox", "foyer", "token-torch-2", lambda: creature.storm("tower").holds("ox", "token-torch-1")),
    "the heavy Shield": ("ox", "foyer", dragon.SHIELD, lambda: dragon.lair("upper_landing")),
    "a body": ("ox", "larder", "token-remains-1", stars.cellar),
}
EMPTY_HANDED: dict[str, Case] = {
    "in the ivy": ("zoe", "entrance_hall", "axe", lambda: ivy.parlour("chapel", "zoe")),
    "in the grip of a Sucker": ("zoe", "foyer", "axe", lambda: tentacles.depths("entrance_hall", "zoe")),
    "a Soul": ("ox", "foyer", "axe", wear.dormitory),
}
KEPT: dict[str, tuple[str, str, Callable[[], House]]] = {
    "the Holy Symbol": ("ox", "holy_symbol", dance.ball),
    "the Spirit Board": ("zoe", "spirit_board", buried.cellars),
    "the Antique Armor": ("ox", dragon.ARMOR, dragon.lair),
}


@pytest.mark.rule("BH-COMPAN-1")
@pytest.mark.parametrize("case", FETCHED)
def test_the_dog_does_not_fetch_what_its_keeper_may_not_take(case: str) -> None:
    who, room, card, table = FETCHED[case]
    house = lies(lies(table(), room, card), room, "bell").holds(who, "dog").begin(who)
    assert {name for name in house.may("use:dog") if card in name or "bell" in name} == {"use:dog:bell"}


@pytest.mark.rule("BH-COMPAN-1")
@pytest.mark.parametrize("case", EMPTY_HANDED)
def test_nor_does_it_fetch_anything_for_an_explorer_who_can_take_nothing(case: str) -> None:
    who, room, card, table = EMPTY_HANDED[case]
    assert lies(table(), room, card).holds(who, "dog").begin(who).may("use:dog") == set()


@pytest.mark.rule("BH-COMPAN-1")
@pytest.mark.parametrize("case", KEPT)
def test_nor_does_it_take_away_what_its_keeper_may_not_drop(case: str) -> None:
    who, card, table = KEPT[case]
    house = table().holds(who, "dog", "bell")
    house.one(who).cards.append(card)
    assert house.begin(who).may("use:dog") == {"use:dog:bell"}


@pytest.mark.rule("BH-COMPAN-1")
def test_for_others_it_fetches_the_same_things() -> None:
    root = lies(stew.cooking(), "entrance_hall", "token-root-1").holds("ox", "dog").begin()
    assert "use:dog:token-root-1" in root.may("use:dog")
    book = lies(ivy.parlour(), "foyer", "book").holds("zoe", "dog").begin("zoe")
    assert "use:dog:book" in book.may("use:dog")
    first = lies(airborne.aloft().at("ox", "foyer"), "entrance_hall", "token-parachute-2").holds("ox", "dog").begin()
    assert "use:dog:token-parachute-2" in first.may("use:dog")


@pytest.mark.rule("BH-COMPAN-1", "BH-H3-FROG")
def test_a_frog_goes_wherever_the_dog_carries_it() -> None:
    fetched = stew.hopping().at("ox", "entrance_hall").holds("ox", "dog").begin().does(f"use:dog:{stew.FROG}", "to-me")
    assert (fetched.where("peter"), stew.FROG in fetched.cards("ox")) == ("entrance_hall", True)
    sent = stew.hopping("ox").holds("ox", "dog").begin().does(f"use:dog:{stew.FROG}", "to:entrance_hall")
    assert sent.where("peter") == "entrance_hall"
    assert sent.table.floor_piles == {"entrance_hall": [stew.FROG]}
    other = stew.hopping("ox").holds("ox", "dog", "axe").begin().does("use:dog:axe", "to:entrance_hall")
    assert other.where("peter") == "foyer", "it is carried by somebody else"


@pytest.mark.rule("BH-COMPAN-1")
def test_it_does_not_run_where_its_keeper_cannot_go() -> None:
    def sent(house: House) -> House:
        return house.at("zoe", "basement_landing").holds("zoe", "dog", "axe").begin("zoe").does("use:dog:axe")

    assert sent(abyss.brink(track=2)).table.floor_piles == {"crypt": ["axe"]}
    gone = abyss.brink(track=2).token("abyss", "crypt").lay("wine_cellar", "basement_landing", "S")
    assert sent(gone).table.floor_piles == {"wine_cellar": ["axe"]}
