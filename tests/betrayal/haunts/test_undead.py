"""House of the Living Dead: Ox is dead, and the Zombie Lord stands in his place."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.undead.rules import Undead

from ..house import House

ZOMBIE: dict[str, Any] = {"speed": 2, "might": 5, "sanity": 2}
LORD: dict[str, Any] = {"speed": 3, "might": 7, "sanity": 2}


def graveyard(zombie: str = "entrance_hall", lord: str = "foyer", **state: Any) -> House:
    """A Zombie and the Lord are in rooms of the house; Zoe and Peter are in the Entrance Hall."""
    house = House().haunted(traitor="ox", number=21, run=True).change(scenario=Undead(**state))
    house.one("ox").alive = False
    house.monster("walker", zombie, **ZOMBIE).monster("zombie_lord", lord, **LORD)
    house.table.monsters["zombie_lord"].kind = "zombie_lord"
    for one in house.table.explorers.values():
        one.books.append("undead/traitor" if one.role == "traitor" else "undead/heroes")
    return house


@pytest.mark.rule("BH-H21-T-SETUP", "BH-H21-ZOMBIES")
@pytest.mark.parametrize(("players", "there"), [(3, (3, 2)), (6, (4, 4))])
def test_zombies_rise_from_graves_in_turn_and_one_more_from_each(players: int, there: tuple[int, int]) -> None:
    house = House(players).lay("chapel", "entrance_hall", "N").haunted(traitor="ox", number=21, run=True)
    house.holds("ox", "axe").begin(step="haunt_set_up")
    assert not house.one("ox").alive
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    zombies = [one for one in house.table.monsters.values() if one.kind == "walker"]
    assert tuple(sum(one.place == room for one in zombies) for room in ("entrance_hall", "chapel")) == there
    assert zombies[0].traits == ZOMBIE
    assert (house.table.monsters["zombie_lord"].place, house.table.monsters["zombie_lord"].traits) == (
        "entrance_hall",
        LORD,
    )


@pytest.mark.rule("BH-H21-H-WEAPON", "BH-H21-H-AIM")
def test_a_weapon_destroys_a_zombie_and_bare_hands_stun_it() -> None:
    house = graveyard().holds("zoe", "axe").monster("walker-2", "foyer", **ZOMBIE).begin("zoe")
    house.rolls((2,) * 4, (0,) * 5).does("attack:walker:axe")
    assert "walker" not in house.table.monsters
    assert house.result is None
    house = graveyard().begin("zoe").rolls((2,) * 3, (0,) * 5).does("attack:walker")
    assert house.table.monsters["walker"].stunned
    last = graveyard().holds("zoe", "axe").begin("zoe").rolls((2,) * 4, (0,) * 5).does("attack:walker:axe")
    assert last.result is not None
    assert (last.result["side"], last.result["how"]) == ("heroes", "undead-none")


@pytest.mark.rule("BH-H21-H-WEAPON")
def test_dynamite_destroys_zombies_and_does_nothing_to_the_lord() -> None:
    house = graveyard("foyer").monster("walker-2", "entrance_hall", **ZOMBIE).holds("zoe", "dynamite").begin("zoe")
    house.rolls((0, 0), (0, 0, 0)).does("use:dynamite:foyer")
    assert set(house.table.monsters) == {"zombie_lord", "walker-2"}
    assert not house.table.monsters["zombie_lord"].stunned


@pytest.mark.rule("BH-H21-H-MEDALLION", "BH-H21-H-AIM", "BH-H21-H-KNOWN")
def test_only_the_medallion_hurts_the_lord() -> None:
    def fight(wounds: int = 0, *cards: str) -> House:
        house = graveyard("foyer", "entrance_hall", wounds=wounds).holds("zoe", *cards).begin("zoe")
        return house.rolls((2, 2, 0), (0,) * 7).does("attack:zombie_lord")

    plain = fight()
    assert not plain.table.monsters["zombie_lord"].stunned
    hit = fight(2, "medallion")
    assert hit.table.monsters["zombie_lord"].stunned
    assert hit.table.monsters["zombie_lord"].traits == LORD
    assert hit.view("zoe")["tasks"] == {"undead-wounds": [6, 7]}
    won = fight(3, "medallion")
    assert won.result is not None
    assert (won.result["side"], won.result["how"]) == ("heroes", "undead-lord")
    assert "zombie_lord" not in won.view("zoe")["monsters"]


@pytest.mark.rule("BH-H21-ZOMBIES")
def test_zombies_keep_out_of_the_elevator_but_the_lord_does_not() -> None:
    def ways(acting: str) -> set[str]:
        house = graveyard("foyer", "foyer").lay("mystic_elevator", "foyer", "N")
        return house.rolls((1, 1), (1, 1, 1)).begin(step="monsters_begin").does(f"move:{acting}").may("go:")

    assert "go:mystic_elevator" not in ways("walker")
    assert "go:mystic_elevator" in ways("zombie_lord")


@pytest.mark.rule("BH-H21-H-SYMBOL")
def test_the_holy_symbol_takes_two_dice_from_zombies() -> None:
    def dice(where: dict[str, str]) -> int:
        house = graveyard(**where).holds("zoe", "holy_symbol").at("peter", "upper_landing")
        house.rolls((1, 1), (1, 1, 1)).begin(step="monsters_begin")
        house.does("go-on", f"move:{'walker' if where['zombie'] == 'entrance_hall' else 'zombie_lord'}")
        return house.odds(next(iter(house.may("attack:"))), "ox")["mine"]

    assert dice({"zombie": "entrance_hall", "lord": "basement_landing"}) == 3
    assert dice({"zombie": "basement_landing", "lord": "entrance_hall"}) == 7


@pytest.mark.rule("BH-H21-RISE")
def test_a_hero_who_falls_rises_on_the_next_turn_that_would_have_been_theirs() -> None:
    house = graveyard().steps("peter", might=0, speed=0).rolls((1, 1), (1, 1, 1), (2,) * 5, (0, 0))
    house.begin(step="monsters_begin").does("move:walker", "attack:peter_akimoto")
    assert not house.one("peter").alive
    house.does("next", "next", "end")
    risen = house.table.monsters["walker-2"]
    assert (risen.place, risen.traits, risen.lead) == ("entrance_hall", ZOMBIE, house.one("peter").seat)
    assert house.view("peter")["books"] == ["undead/traitor", "undead/heroes", "undead"]


@pytest.mark.rule("BH-H21-RISE")
def test_not_on_the_turn_in_which_they_die() -> None:
    house = graveyard().steps("zoe", might=0, speed=0).rolls((0, 0), (2,) * 5).begin("zoe").does("attack:walker")
    assert not house.one("zoe").alive
    assert house.asks() == "peter"
    assert set(house.table.monsters) == {"walker", "zombie_lord"}


@pytest.mark.rule("BH-H21-H-ITEMS")
def test_heroes_choose_among_three_items() -> None:
    house = graveyard("foyer").next_cards("larder", "axe", "bell", "candle").at("zoe", "basement_landing").begin("zoe")
    house.does("open:N")
    assert house.may() == {"card:axe", "card:bell", "card:candle"}
    assert house.last("undead-finds", "peter")["cards"] == ["axe", "bell", "candle"]
    house.does("card:axe")
    assert house.cards("zoe") == ["axe"]
    assert house.table.item_deck[:2] == ["bell", "candle"]


@pytest.mark.rule("BH-H21-H-ITEMS")
def test_only_heroes_choose_and_only_while_there_are_items() -> None:
    none = graveyard("foyer").next_cards("larder").change(item_deck=[]).at("zoe", "basement_landing").begin("zoe")
    assert none.does("open:N").told("none-left") == [{"pile": "item"}]
    event = graveyard("foyer").next_cards("conservatory", "rotten").at("zoe", "upper_landing").begin("zoe")
    assert event.does("open:N").told("undead-finds") == []


@pytest.mark.rule("BH-H21-T-AIM", "BH-H21-T-KNOWN")
def test_with_all_heroes_dead_the_dead_have_won_and_those_who_helped() -> None:
    house = graveyard().steps("zoe", might=0, speed=0)
    house.one("peter").alive, house.one("peter").role = False, "traitor"
    house.table.monsters["walker"].lead = house.one("peter").seat
    house.rolls((1, 1), (1, 1, 1), (2,) * 5, (0, 0)).begin(step="monsters_begin").does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "undead-all-dead")
    assert house.result["winners"] == ["explorer1", "explorer3"]


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = graveyard().begin("zoe")
    assert house.view("ox")["books"] == ["undead/traitor", "undead"]
    assert house.view("zoe")["books"] == ["undead/heroes", "undead"]
