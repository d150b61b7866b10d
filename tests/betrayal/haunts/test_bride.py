"""Ghost bride: Vivian has turned; the Bride wants Ox, and Zoe and Peter look for the man she was promised."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.bride.rules import Bride
from lamplit.games.betrayal.house.movement import ways

from ..house import House


def parish(groom: str = "ox_bellows", steps: int = 0, vows: int = 0, **rulings: Any) -> House:
    """Chapel and Library lie beside the Foyer, the Crypt in the cellar. Vivian is in the Chapel with the Bride, the
    others in the Entrance Hall."""
    house = House(4, **rulings).lay("chapel", "foyer", "N").lay("library", "foyer", "S")
    house.lay("crypt", "basement_landing", "N").at("vivian", "chapel").haunted("vivian", 20, run=True).token(
        "grave", "crypt"
    )
    house.monster("bride", "chapel", speed=4, sanity=6)
    return house.change(omen_room="chapel", scenario=Bride(groom=groom, steps=steps, vows=vows))


def begins(house: House) -> House:
    """The haunt is set up, and rooms are laid anywhere."""
    house.begin(step="haunt_set_up")
    while house.asked() in ("place-room", "choose-floor"):
        house.does(sorted(house.may())[0])
    return house


@pytest.mark.rule("BH-H20-BRIDE", "BH-H20-T-CHAPEL", "BH-H20-H-CRYPT")
@pytest.mark.parametrize(("players", "traits"), [(4, {"speed": 4, "sanity": 6}), (5, {"speed": 5, "sanity": 7})])
def test_the_bride_comes_to_the_traitor_and_chapel_and_crypt_to_the_house(players: int, traits: dict[str, int]) -> None:
    house = House(players).holds("ox", "ring").haunted("vivian", 20, run=True).change(omen_room="foyer")
    begins(house)
    bride = house.table.monsters["bride"]
    assert (bride.place, bride.traits) == ("entrance_hall", traits)
    assert "chapel" in house.table.plan
    assert house.table.plan.floor_of("crypt") == "basement"
    assert house.table.tokens_in("crypt") == ["grave"]


@pytest.mark.rule("BH-H20-GROOM")
def test_the_groom_has_the_ring_or_is_the_oldest_man() -> None:
    def groom(house: House) -> str:
        return begins(house.haunted("vivian", 20, run=True).change(omen_room="foyer")).last("bride-groom")["who"]

    assert groom(House(4).holds("peter", "ring")) == "peter_akimoto"
    assert groom(House(4).holds("zoe", "ring")) == "ox_bellows"
    assert groom(House(5).holds("zoe", "ring")) == "father_rhinehardt"
    house = House(4)
    assert (groom(house), house.cards("ox")) == ("ox_bellows", ["ring"])


@pytest.mark.rule("BH-H20-GROOM", "BH-H20-RISEN")
def test_without_a_man_a_stranger_stands_in_the_hall() -> None:
    house = House(4).holds("zoe", "ring").haunted("vivian", 20, run=True).change(omen_room="foyer")
    for who in ("ox", "peter"):
        house.one(who).alive = False
    begins(house)
    stranger = house.table.monsters["groom"]
    assert (stranger.place, stranger.lead) == ("entrance_hall", "")
    assert set(stranger.traits) == {"might", "sanity", "knowledge"}
    house = parish(groom="groom").monster("groom", "chapel", might=2, sanity=3, knowledge=3).rolls((1, 1, 1, 1))
    house.begin(step="monsters_begin").does("move:bride").rolls((2, 2, 0, 0, 0, 0), (0, 0, 0))
    house.does("attack:groom:sanity")
    assert "groom" not in house.table.monsters
    assert house.table.monsters["ghost_groom"].place == "chapel"


@pytest.mark.rule("BH-H20-BRIDE")
def test_she_walks_through_walls() -> None:
    house = parish().lay("ballroom", "entrance_hall", "N").rolls((2, 2, 2, 2)).begin(step="monsters_begin")
    walls = set(house.table.plan.adjacent("chapel").values())
    assert {f"go:{room}" for room in walls} <= house.may("go:")


@pytest.mark.rule("BH-H20-GHOST-THROUGH", "BH-H20-GHOST-DOORS")
@pytest.mark.parametrize(("ruling", "through"), [("through", True), ("doors", False)])
def test_so_does_the_ghost_of_her_groom_unless_the_table_gives_him_doors(ruling: str, through: bool) -> None:
    house = parish(bride_ghost=ruling).lay("ballroom", "entrance_hall", "N").monster("ghost_groom", "ballroom", speed=4)
    house.begin("vivian")
    assert "chapel" in house.table.plan.adjacent("ballroom").values()
    assert ("chapel" in ways(house.table, house.table.monsters["ghost_groom"])) == through


@pytest.mark.rule("BH-H20-IMMUNE")
def test_only_the_ring_touches_her() -> None:
    house = parish().at("ox", "chapel").holds("ox", "revolver", "axe").begin()
    assert house.may("attack:bride") == set()
    assert house.refuses("attack:bride:revolver") == "BH-H20-IMMUNE"
    house = parish().at("ox", "chapel").holds("ox", "ring").begin().rolls((2, 2, 2), (0,) * 6).does("attack:bride:ring")
    assert house.table.monsters["bride"].stunned == 1


@pytest.mark.rule("BH-H20-LONGING")
@pytest.mark.parametrize(("by", "lost"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_her_groom_loses_might(by: int, lost: int) -> None:
    house = parish().at("ox", "chapel").rolls((1, 1, 1, 1)).begin(step="monsters_begin")
    dice = (2,) * (by // 2) + (1,) * (by % 2)
    house.rolls((*dice, *(0,) * (6 - len(dice))), (0, 0, 0)).does("attack:ox_bellows:sanity")
    assert (house.one("ox").steps["might"], house.one("ox").alive) == (2 - lost, lost < 3)


@pytest.mark.rule("BH-H20-LONGING")
def test_others_are_hurt_in_mind() -> None:
    house = parish().at("zoe", "chapel").rolls((1, 1, 1, 1)).begin(step="monsters_begin")
    house.rolls((2, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0)).does("attack:zoe_ingstrom:sanity")
    assert house.asked() == "split-mental"


@pytest.mark.rule("BH-H20-RISEN")
def test_when_the_groom_dies_his_ghost_rises_for_her() -> None:
    house = parish().at("ox", "chapel").holds("ox", "axe").steps("ox", might=0).rolls((1, 1, 1, 1))
    house.begin(step="monsters_begin").rolls((1, 0, 0, 0, 0, 0), (0, 0, 0)).does("attack:ox_bellows:sanity")
    ghost = house.table.monsters["ghost_groom"]
    assert (ghost.place, ghost.traits, ghost.lead) == ("chapel", {"speed": 4}, house.one("vivian").seat)
    assert house.table.floor_piles == {"chapel": ["axe"]}
    house = parish().monster("ghost_groom", "entrance_hall", speed=4).holds("zoe", "revolver", "ring").begin("zoe")
    assert house.may("attack:ghost_groom") == set()


@pytest.mark.rule("BH-H20-T-VOWS-BEGUN")
@pytest.mark.parametrize(("vows", "told"), [(0, []), (1, [{"vow": 2}])])
def test_a_table_may_let_the_wedding_go_on_once_it_has_begun(vows: int, told: list[dict[str, int]]) -> None:
    house = parish(vows=vows, bride_vows="begun").monster("ghost_groom", "foyer", speed=4)
    assert house.begin("vivian", step="seat_over").told("bride-vow") == told


@pytest.mark.rule("BH-H20-T-WEDDING", "BH-H20-T-VOWS-BOTH", "BH-H20-T-AIM")
def test_the_wedding_goes_on_while_both_are_in_the_chapel() -> None:
    house = parish().monster("ghost_groom", "foyer", speed=4).begin("vivian", step="seat_over")
    assert house.told("bride-vow") == []
    house = parish(vows=1).monster("ghost_groom", "chapel", speed=4).begin("vivian", step="seat_over")
    assert (house.told("bride-vow"), house.result) == ([{"vow": 2}], None)
    house = parish(vows=2).monster("ghost_groom", "chapel", speed=4).begin("vivian", step="seat_over")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "bride-married")


@pytest.mark.rule("BH-H20-H-NAME", "BH-H20-H-STEPS")
def test_first_his_name_is_found_among_papers_or_in_the_book() -> None:
    assert parish().begin("zoe").may("task:") == set()
    assert parish().holds("zoe", "book").begin("zoe").may("task:") == {"task:bride-name"}
    house = parish().at("zoe", "library").begin("zoe").rolls((2, 2, 1)).does("task:bride-name")
    assert house.view("zoe")["tasks"]["bride-steps"] == [1, 3]
    assert house.may("task:") == set()
    assert parish().at("zoe", "crypt").begin("zoe").may("task:") == set()


@pytest.mark.rule("BH-H20-H-GRAVE", "BH-H20-CORPSE")
def test_then_he_is_found_in_the_crypt_and_dug_up() -> None:
    house = parish(steps=1).at("zoe", "crypt").begin("zoe").rolls((2, 2, 0)).does("task:bride-locate")
    assert house.view("zoe")["tasks"]["bride-steps"] == [2, 3]
    assert house.may("task:") == set(), "one step a turn"
    house = parish(steps=2).at("ox", "crypt").holds("ox", "dog").begin().rolls((2, 2, 0, 0, 0)).does("task:bride-dig")
    assert house.table.floor_piles == {"crypt": ["token-corpse"]}
    assert house.may("use:dog") == set()
    house.does("take:token-corpse", "go:basement_landing")
    assert house.view()["acting"]["used"] == 2


@pytest.mark.rule("BH-H20-H-AIM")
def test_corpse_and_ring_in_the_chapel_give_her_rest() -> None:
    house = parish(steps=3).at("zoe", "foyer").holds("zoe", "token-corpse").begin("zoe").does("go:chapel")
    assert house.result is None
    house = parish(steps=3).at("zoe", "foyer").holds("zoe", "token-corpse").pile("chapel", "ring")
    house.begin("zoe").does("go:chapel")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "bride-rest")


@pytest.mark.rule("BH-H20-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = parish().at("zoe", "chapel").steps("zoe", might=0, speed=0)
    for who in ("ox", "peter"):
        house.one(who).alive = False
    house.begin("vivian").rolls((2, 2), (0, 0)).does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "bride-all-dead")
