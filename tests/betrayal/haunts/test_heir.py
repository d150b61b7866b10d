"""The Heir: Peter has turned; Ox has revealed the haunt, and with three players Zoe must be the heir."""

from typing import Any

import pytest

from lamplit.games.betrayal import GAME
from lamplit.games.betrayal.haunts.heir.rules import Inheritance

from ..house import PEOPLE, House
from ..test_bots import chosen

ZOE, VIVIAN = PEOPLE["zoe"], PEOPLE["vivian"]


def mansion(players: int = 4, heir: str = "zoe", ruling: str = "unseen", **state: Any) -> House:
    """The Chapel lies north of the Entrance Hall, the Statuary Corridor south of the Foyer."""
    house = House(players, heir_later=ruling)
    house.lay("chapel", "entrance_hall", "N").lay("statuary_corridor", "foyer", "S")
    house.haunted(traitor="peter", number=39, run=True)
    house.change(scenario=Inheritance(heir=PEOPLE[heir], **state))
    for one in house.table.explorers.values():
        one.books.append("heir/traitor" if one.role == "traitor" else "heir/heroes")
    return house


def waiting(house: House) -> list[str]:
    """Where the Assassins are."""
    assert isinstance(house.table.scenario, Inheritance)
    return house.table.scenario.waiting


@pytest.mark.rule("BH-H39-CORRIDOR", "BH-H39-H-HEIR", "BH-H39-T-HIDE")
def test_heir_and_assassins_are_named_in_secret() -> None:
    house = House(4).lay("chapel", "entrance_hall", "N").lay("ballroom", "foyer", "N").lay("patio", "foyer", "S")
    house.lay("statuary_corridor", "ballroom", "N").haunted(traitor="peter", number=39, run=True)
    house.begin(step="haunt_set_up")
    assert (house.asks(), house.may()) == ("ox", {f"heir:{ZOE}", f"heir:{VIVIAN}"})
    house.does(f"heir:{VIVIAN}")
    assert house.last("heir-named", "zoe")["who"] == VIVIAN
    assert house.told("heir-named", "peter") == []
    assert "hide:statuary_corridor" not in house.may()
    assert "hide:entrance_hall" not in house.may(), "somebody is there"
    house.does("hide:chapel")
    assert "hide:chapel" not in house.may()
    house.does("hide:ballroom", "hide:patio", "hide:foyer")
    assert waiting(house) == ["chapel", "ballroom", "patio", "foyer"]
    assert house.view("peter")["rooms"]["chapel"]["tokens"] == ["assassin"]
    assert house.view("ox")["rooms"]["chapel"]["tokens"] == []
    assert house.view("ox")["rooms"]["entrance_hall"]["tokens"] == ["heir"]
    assert house.view("peter")["rooms"]["entrance_hall"]["tokens"] == []


@pytest.mark.rule("BH-H39-CORRIDOR")
@pytest.mark.parametrize("players", [3, 6])
def test_the_corridor_lies_far_off(players: int) -> None:
    house = House(players).haunted(traitor="peter", number=39, run=True).begin(step="haunt_set_up")
    assert house.asked() == ("heir-assassin" if players == 3 else "heir-name"), "with three there is nothing to choose"
    if players == 6:
        house.does(f"heir:{ZOE}")
    house.does("hide:foyer", "hide:grand_staircase", "hide:upper_landing")
    house.does("floor:upper", "door:upper_landing:N")
    assert "statuary_corridor" in house.table.plan


@pytest.mark.rule("BH-H39-STAB")
def test_an_assassin_springs_at_once_and_nobody_is_asked() -> None:
    house = mansion(waiting=["chapel", "foyer"]).rolls((2, 0)).begin().does("go:chapel")
    assert house.last("heir-springs", "zoe")["room"] == "chapel"
    assert house.asks() == "ox", "the traitor has no say in it; only how the damage falls is asked"
    house.does("split:1:1")
    assert (house.changes(), waiting(house)) == ({"speed": -1, "might": -1}, ["foyer"])
    assert mansion(waiting=["chapel"]).begin("peter").does("go:chapel").asked() == "act"


@pytest.mark.rule("BH-H39-STAB", "BH-H39-T-ORDERS", "BH-H39-H-KNOWN")
def test_a_hero_who_is_spared_walks_past_and_nothing_is_told() -> None:
    house = mansion(waiting=["chapel"], spared=[PEOPLE["ox"]], ordered=True).begin().does("go:chapel")
    assert (house.asks(), house.asked(), house.changes()) == ("ox", "act", {})
    assert (waiting(house), house.told("heir-springs", "peter")) == (["chapel"], [])
    empty = mansion(spared=[PEOPLE["ox"]], ordered=True).begin().does("go:chapel")
    for who in ("ox", "zoe", "vivian"):
        assert house.view(who) == empty.view(who), "as if nobody were there"
    other = mansion(waiting=["chapel"], spared=[PEOPLE["ox"]], ordered=True).rolls((0, 0)).begin("zoe")
    assert waiting(other.does("go:chapel")) == [], "an order spares only whom it names"


@pytest.mark.rule("BH-H39-T-ORDERS")
def test_the_traitor_gives_orders_that_nobody_else_hears() -> None:
    house = mansion(waiting=["chapel"]).begin("peter").does("task:heir-orders")
    assert house.asked() == "heir-order"
    assert "heir-order" in (GAME.secret_prompts or ())
    assert house.may() == {f"spare:{PEOPLE[who]}" for who in ("ox", "zoe", "vivian")} | {"orders-stay"}
    house.does(f"spare:{ZOE}", "orders-stay")
    assert house.asked() == "act", "it costs nothing"
    assert house.last("heir-order", "peter") == {"who": ZOE, "spares": True}
    assert house.view("peter")["rooms"]["entrance_hall"]["tokens"] == ["spared"]
    idle = mansion(waiting=["chapel"]).begin("peter").does("task:heir-orders", "orders-stay")
    for who in ("ox", "zoe", "vivian"):
        assert len(house.told("heir-whispers", who)) == 1
        assert house.told("heir-order", who) == []
        assert house.view(who) == idle.view(who), "they notice orders, and not which"


@pytest.mark.rule("BH-H39-T-ORDERS")
def test_orders_are_taken_back_by_later_ones() -> None:
    house = mansion(waiting=["chapel"], spared=[ZOE, VIVIAN], ordered=True).begin("peter").does("task:heir-orders")
    assert house.may("hunt-again:") == {f"hunt-again:{ZOE}", f"hunt-again:{VIVIAN}"}
    house.does(f"hunt-again:{ZOE}")
    assert f"spare:{ZOE}" in house.may()
    house.does("orders-stay", "task:heir-orders", "orders-stay")
    assert isinstance(house.table.scenario, Inheritance)
    assert house.table.scenario.spared == [VIVIAN]
    assert "task:heir-orders" not in mansion().begin("zoe").may(), "they obey nobody else"


@pytest.mark.rule("BH-H39-T-MORE")
@pytest.mark.parametrize(("track", "comes"), [(1, False), (2, True), (3, False), (5, True)])
def test_more_of_them_come(track: int, comes: bool) -> None:
    house = mansion(track=track, waiting=["chapel"]).begin("peter").does("end")
    assert (house.asked() == "heir-assassin") == comes
    assert "hide:chapel" not in house.may()
    if comes:
        house.does("hide:foyer", "hide:grand_staircase", "hide:upper_landing")
        assert len(waiting(house)) == 5, "the last room was no choice"


@pytest.mark.rule("BH-H39-T-LATER-UNSEEN")
def test_later_ones_hide_where_nobody_is() -> None:
    house = mansion(track=2).begin("peter").does("end")
    assert not house.may() & {"hide:entrance_hall", "hide:statuary_corridor"}


@pytest.mark.rule("BH-H39-T-LATER-ANYWHERE")
def test_or_in_any_room_and_wait_until_a_hero_comes_in() -> None:
    house = mansion(ruling="anywhere", track=2, waiting=["chapel"]).begin("peter").does("end")
    assert house.may() >= {"hide:entrance_hall", "hide:statuary_corridor"}
    assert "hide:chapel" not in house.may()
    house.does("hide:entrance_hall", "hide:statuary_corridor", "hide:foyer", "hide:upper_landing")
    assert (house.asks(), house.asked(), house.changes("vivian")) == ("vivian", "act", {}), "nobody has come in"
    first = mansion(ruling="anywhere").change(scenario=Inheritance()).begin(step="haunt_set_up").does(f"heir:{ZOE}")
    assert not first.may() & {"hide:entrance_hall", "hide:statuary_corridor"}, "the first ones never"


@pytest.mark.rule("BH-H39-H-AIM", "BH-H39-H-REGALIA")
def test_the_heir_is_crowned_in_the_corridor() -> None:
    house = mansion().holds("zoe", "spear", "ring").at("zoe", "foyer").begin("zoe").does("go:statuary_corridor")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "heir-crowned")
    late = mansion().holds("zoe", "spear").at("zoe", "statuary_corridor").pile("statuary_corridor", "ring").begin("zoe")
    assert late.does("take:ring").result is not None
    other = mansion().holds("ox", "spear", "ring").at("ox", "foyer").begin().does("go:statuary_corridor")
    assert other.result is None


@pytest.mark.rule("BH-H39-T-AIM", "BH-H39-T-KNOWN")
@pytest.mark.parametrize(("heir", "over"), [("zoe", True), ("vivian", False)])
def test_the_heirs_death_is_the_traitors_victory(heir: str, over: bool) -> None:
    house = mansion(heir=heir, waiting=["chapel"]).steps("zoe", speed=0, might=0)
    house.rolls((2, 2)).begin("zoe").does("go:chapel")
    if house.asked() == "split-physical":
        house.does(sorted(house.may("split:"))[0])
    assert not house.one("zoe").alive
    assert house.last("heir-answer", "peter")["heir"] == over
    assert (house.result is not None) == over
    if house.result is not None:
        assert (house.result["side"], house.result["how"]) == ("traitor", "heir-dead")


def test_a_bot_spares_nobody() -> None:
    house = mansion(waiting=["chapel"]).begin("peter")
    assert chosen(house, "peter") != "task:heir-orders"
    assert chosen(house.does("task:heir-orders"), "peter") == "orders-stay", "whoever began to give orders"


def test_no_step_is_taken_back_to_find_out_where_nobody_lurks() -> None:
    for waiting_in in ([], ["chapel"]):
        house = mansion(waiting=waiting_in).begin("zoe")
        house.does("go:foyer")
        assert house.match.why_not_undo(house.one("zoe").seat) is not None
    traitor = mansion().begin("peter")
    traitor.does("go:foyer")
    assert traitor.match.why_not_undo(traitor.one("peter").seat) is None, "he knows where they are"
