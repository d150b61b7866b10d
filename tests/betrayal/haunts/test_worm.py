"""Worm Ouroboros: Ox is gone; two Heads rise where he stood, and the Skull lies between them."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.worm.rules import Worm

from ..house import House

HEAD: dict[str, Any] = {"speed": 1, "might": 6}


def coils(*heads: str, mortal: bool = False, **state: Any) -> House:
    """Heads are in these rooms; Zoe and Peter are in the Entrance Hall, and the Chapel lies north of it."""
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="ox", number=47, run=True)
    house.one("ox").alive = False
    house.change(scenario=Worm(**state))
    for number, room in enumerate(heads, 1):
        house.monster(f"worm_head-{number}", room, **HEAD)
        head = house.table.monsters[f"worm_head-{number}"]
        head.mark("alone")
        if mortal:
            head.mark("mortal")
            head.traits["might"] = 5
    for one in house.table.explorers.values():
        one.books.append("worm/traitor" if one.role == "traitor" else "worm/heroes")
    return house


@pytest.mark.rule("BH-H47-T-SETUP", "BH-H47-HEADS")
@pytest.mark.parametrize("players", [3, 6])
def test_two_heads_rise_where_the_traitor_stood(players: int) -> None:
    house = House(players).haunted(traitor="ox", number=47, run=True).holds("ox", "axe", "girl").holds("zoe", "skull")
    house.begin(step="haunt_set_up")
    assert not house.one("ox").alive
    assert house.table.removed == ["girl"]
    assert sorted(house.table.floor_piles["entrance_hall"]) == ["axe", "skull"]
    heads = list(house.table.monsters.values())
    assert [(head.place, head.traits) for head in heads] == [("entrance_hall", HEAD)] * 2
    assert len({head.moves_as for head in heads}) == 2


@pytest.mark.rule("BH-H47-BODY")
def test_a_head_leaves_body_behind_and_that_slows_heroes() -> None:
    house = coils("foyer", "chapel").rolls((2,), (1,)).begin(step="monsters_begin")
    house.does("move:worm_head-1", "go:grand_staircase", "go:foyer")
    assert house.table.tokens == {"foyer": ["worm_body"], "grand_staircase": ["worm_body"]}
    assert house.view("zoe")["tasks"] == {"worm-length": [2, 16]}
    house = coils("chapel").token("worm_body", "entrance_hall").begin("zoe").does("go:foyer")
    assert house.table.used == 2


@pytest.mark.rule("BH-H47-HEADS")
def test_it_finds_rooms_without_stopping_and_is_not_slowed() -> None:
    house = coils("entrance_hall").next_cards("ballroom").rolls((2,)).begin(step="monsters_begin")
    house.does("task:worm-burrow:S")
    head = house.table.monsters["worm_head-1"]
    assert (head.place, house.table.used) == ("ballroom", 1)
    assert house.table.tokens == {"entrance_hall": ["worm_body"]}
    assert house.may("task:worm-burrow") != set()
    shunned = coils("entrance_hall").next_cards("mystic_elevator", "ballroom").rolls((2,)).begin(step="monsters_begin")
    assert shunned.does("task:worm-burrow:S").table.monsters["worm_head-1"].place == "ballroom"


@pytest.mark.rule("BH-H47-HEADS")
def test_it_goes_neither_into_the_elevator_nor_by_secret_ways() -> None:
    house = coils("foyer").lay("mystic_elevator", "foyer", "N").token("secret_passage", "foyer", "chapel")
    house.rolls((2,)).begin(step="monsters_begin")
    assert house.may("go:") == {"go:entrance_hall", "go:grand_staircase"}


@pytest.mark.rule("BH-H47-IMMUNE")
def test_an_immortal_head_cannot_be_attacked_nor_stunned() -> None:
    house = coils("entrance_hall").begin("zoe")
    assert house.refuses("attack:worm_head-1", "zoe") == "BH-H47-IMMUNE"
    house = coils("entrance_hall").rolls((1,), (0,) * 6, (2,) * 3).begin(step="monsters_begin")
    house.does("attack:zoe_ingstrom")
    assert not house.table.monsters["worm_head-1"].stunned
    assert house.table.scenario.hits == {}  # type: ignore[union-attr]
    shot = coils("entrance_hall", mortal=True).holds("zoe", "revolver").begin("zoe")
    assert shot.refuses("attack:worm_head-1:revolver", "zoe") == "BH-H47-IMMUNE"


@pytest.mark.rule("BH-H47-H-SKULL", "BH-DICE-10")
def test_the_skull_makes_a_head_mortal() -> None:
    house = coils("entrance_hall", "foyer").holds("zoe", "skull").begin("zoe").rolls((1, 1, 1, 1, 1))
    house.does("task:worm-curse:worm_head-1")
    head = house.table.monsters["worm_head-1"]
    assert ("mortal" in head.marks, head.traits["might"]) == (True, 5)
    assert "attack:worm_head-1" in house.may()
    failed = coils("entrance_hall").holds("zoe", "skull").begin("zoe").rolls((1, 1, 1, 1, 0))
    failed.does("task:worm-curse:worm_head-1")
    assert failed.refuses("task:worm-curse:worm_head-1", "zoe") == "BH-DICE-10"
    without = coils("entrance_hall").begin("zoe")
    assert without.refuses("task:worm-curse:worm_head-1", "zoe") == "BH-H47-H-SKULL"


@pytest.mark.rule("BH-H47-H-HITS", "BH-H47-H-AIM")
def test_half_as_many_hits_as_players_destroy_a_head_and_both_must_die() -> None:
    house = coils("entrance_hall", "foyer", mortal=True).rolls((2,) * 3, (0,) * 5).begin("zoe")
    house.does("attack:worm_head-1")
    assert house.last("worm-hit", "zoe") == {"monster": "worm_head-1", "hits": 1, "need": 2}
    assert not house.table.monsters["worm_head-1"].stunned
    house.rolls((2,) * 3, (0,) * 5).does("end", "attack:worm_head-1")
    assert set(house.table.monsters) == {"worm_head-2"}
    assert house.result is None
    last = coils("entrance_hall", mortal=True, hits={"worm_head-1": 1}).rolls((2,) * 3, (0,) * 5).begin("zoe")
    last.does("attack:worm_head-1")
    assert last.result is not None
    assert (last.result["side"], last.result["how"]) == ("heroes", "worm-dead")


@pytest.mark.rule("BH-H47-T-AIM", "BH-H47-H-KNOWN", "BH-H47-T-KNOWN")
def test_the_sixteenth_piece_closes_the_ring() -> None:
    house = coils("foyer")
    rooms = ("attic", "bedroom", "balcony", "tower", "gallery", "library", "kitchen", "ballroom", "gardens", "patio")
    house.token("worm_body", *rooms, "graveyard", "crypt", "larder", "vault", "chasm")
    house.rolls((1,)).begin(step="monsters_begin").does("go:entrance_hall")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "worm-closed")


@pytest.mark.rule("BH-H47-T-AIM")
def test_with_all_heroes_dead_the_worm_has_won() -> None:
    house = coils("entrance_hall").steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.rolls((1,), (2,) * 6, (0, 0)).begin(step="monsters_begin").does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "worm-all-dead")


@pytest.mark.rule("BH-HSET-1", "BH-HSET-2")
def test_each_side_reads_its_own_book() -> None:
    house = coils("foyer").begin("zoe")
    assert house.view("ox")["books"] == ["worm/traitor", "worm"]
    assert house.view("zoe")["books"] == ["worm/heroes", "worm"]
