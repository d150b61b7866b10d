"""Checkmate: Peter has turned; Death sits in the Chapel, and Zoe with it. Ox stands in the Entrance Hall."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.checkmate.rules import Checkmate

from ..house import PEOPLE, House

SEVEN = (1, 1, 1, 1, 1, 1, 1, 0)
"""Death's dice, of which the blank is thrown again."""


def salon(players: int = 3, **state: Any) -> House:
    """The Chapel lies north of the Entrance Hall, the Crypt below."""
    house = House(players).lay("chapel", "entrance_hall", "N").lay("crypt", "basement_landing", "N")
    house.haunted(traitor="peter", number=37, run=True).change(scenario=Checkmate(**state))
    house.at("zoe", "chapel").monster("chess_death", "chapel", knowledge=8)
    house.table.monsters["chess_death"].lead = ""
    for one in house.table.explorers.values():
        one.books.append("checkmate/traitor" if one.role == "traitor" else "checkmate/heroes")
    return house


def game(house: House, death: tuple[int, ...], again: tuple[int, ...], hero: tuple[int, ...]) -> House:
    """A monster turn with these dice."""
    return house.rolls(death, again, hero).begin("peter").does("end")


@pytest.mark.rule("BH-H37-T-SETUP", "BH-H37-DEATH")
@pytest.mark.parametrize("players", [3, 6])
def test_death_sits_down_and_seals_lie_in_their_rooms(players: int) -> None:
    house = House(players).lay("crypt", "basement_landing", "N").at("zoe", "upper_landing")
    house.haunted(traitor="peter", number=37, run=True).begin(step="haunt_set_up")
    house.does(f"beside:{PEOPLE['zoe']}")
    (death,) = house.table.monsters.values()
    assert (death.place, death.traits) == ("upper_landing", {"knowledge": 8})
    assert house.table.floor_piles == {"crypt": ["token-seal-2"]}
    found = salon().next_cards("game_room", "burning_man").begin().does("open:S")
    assert found.table.floor_piles == {"game_room": ["token-seal-5"]}


@pytest.mark.rule("BH-H37-GAME", "BH-H37-PRICE")
@pytest.mark.parametrize(
    ("hero", "lost"),
    [
        ((2, 2, 2, 2), {}),
        ((2, 2, 2, 0), {"sanity": -1}),
        ((2, 2, 0, 0), {"might": -1}),
        ((2, 1, 0, 0), {"sanity": -1, "might": -1}),
    ],
)
def test_a_hero_who_loses_a_game_loses_it_for_all(hero: tuple[int, ...], lost: dict[str, int]) -> None:
    house = game(salon().steps("zoe", knowledge=3), SEVEN, (1,), hero)
    assert (house.changes(), house.result) == (lost, None)
    assert house.by("zoe", "sanity") == lost.get("sanity", 0)
    assert house.last("checkmate-game")["who"] == PEOPLE["zoe"]


@pytest.mark.rule("BH-H37-GAME")
def test_the_best_has_to_play() -> None:
    house = salon().at("ox", "chapel").steps("ox", knowledge=7)
    game(house, SEVEN, (1,), (2, 2, 2, 2, 0, 0, 0, 0))
    assert house.last("checkmate-game")["who"] == PEOPLE["ox"]


@pytest.mark.rule("BH-H37-H-AIM")
def test_one_game_won_is_enough() -> None:
    house = game(salon().steps("zoe", knowledge=4), (1, 1, 1, 0, 0, 0, 0, 0), (0,) * 5, (1, 1, 1, 1))
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "checkmate-won")


@pytest.mark.rule("BH-H37-T-AIM", "BH-H37-H-KNOWN")
def test_nobody_at_the_board_is_a_defeat() -> None:
    house = salon().at("zoe", "entrance_hall").begin("peter").does("end")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "checkmate-forfeit")


@pytest.mark.rule("BH-H37-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = salon().steps("zoe", sanity=0, knowledge=3).steps("ox", sanity=0)
    game(house, SEVEN, (1,), (2, 2, 2, 0))
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "checkmate-all-dead")


@pytest.mark.rule("BH-H37-H-BREAK")
@pytest.mark.parametrize(("players", "dice"), [(3, 6), (6, 7)])
def test_a_broken_seal_costs_death_dice(players: int, dice: int) -> None:
    house = salon(players).holds("ox", "token-seal-1").rolls((2, 1, 1)).begin()
    house.does("task:checkmate-break:token-seal-1")
    assert (house.cards("ox"), house.view()["tasks"]) == ([], {"checkmate-seals": [1, 5]})
    after = game(salon(players, broken=1).steps("zoe", knowledge=2), (1,) * dice, (), (0, 0, 0))
    assert len(after.told("rolled")[0]["dice"]) == dice
    failed = salon().holds("ox", "token-seal-1").rolls((1, 1, 1)).begin().does("task:checkmate-break:token-seal-1")
    assert failed.cards("ox") == ["token-seal-1"]
    assert failed.refuses("task:checkmate-break:token-seal-1") == "BH-DICE-10"


@pytest.mark.rule("BH-H37-H-BOOK")
def test_the_book_is_worth_a_die() -> None:
    house = salon().holds("zoe", "book")
    dice = house.value("zoe", "knowledge") + 1
    game(house, SEVEN, (1,), (1,) * dice)
    assert len(house.told("rolled")[-1]["dice"]) == dice


@pytest.mark.rule("BH-H37-SEALS")
def test_heroes_pick_seals_up_and_the_traitor_does_not() -> None:
    house = salon().pile("crypt", "token-seal-2").at("ox", "crypt").at("peter", "crypt").begin()
    assert house.does("take:token-seal-2").cards("ox") == ["token-seal-2"]
    thief = salon().pile("crypt", "token-seal-2").at("peter", "crypt").begin("peter")
    assert thief.may("take:") == set()
    shut = salon().lay("vault", "upper_landing", "N").pile("vault", "token-seal-1").at("ox", "vault").begin()
    assert shut.may("take:") == set()
    robbed = salon().holds("ox", "token-seal-2").rolls((2, 2, 2), (0,) * 5).begin("peter")
    robbed.does(f"attack:{PEOPLE['ox']}", "steal:token-seal-2")
    assert robbed.cards("peter") == ["token-seal-2"]


@pytest.mark.rule("BH-H37-TRAITOR", "BH-H37-DEATH")
def test_the_traitor_keeps_away_and_nobody_touches_death() -> None:
    assert "go:chapel" not in salon().begin("peter").may()
    assert "go:chapel" in salon().begin().may()
    inside = salon().at("peter", "chapel").begin("peter")
    assert inside.refuses(f"attack:{PEOPLE['zoe']}", "peter") == "BH-H37-TRAITOR"
    beside = salon().begin("zoe")
    assert beside.refuses("attack:chess_death", "zoe") in ("BH-ATT-11", "BH-H37-DEATH")
    assert "go:entrance_hall" in beside.may()


@pytest.mark.rule("BH-H37-TRAITOR")
def test_nor_does_the_traitor_reach_in_with_dynamite_or_bell() -> None:
    house = salon().holds("peter", "dynamite").rolls((0,) * 4).begin("peter").does("use:dynamite:chapel")
    assert (house.asks(), house.asked(), house.changes("zoe")) == ("peter", "act", {})
    own = salon().holds("ox", "dynamite").rolls((0,) * 4).begin().does("use:dynamite:chapel")
    assert own.asks() == "zoe", "a hero's own is another matter"
    rung = salon().holds("peter", "bell").at("ox", "upper_landing").rolls((2,) * 4).begin("peter").does("use:bell")
    assert rung.may() == {f"closer:{PEOPLE['ox']}:grand_staircase", "go-on"}
    friend = salon().holds("ox", "bell").rolls((2,) * 3).begin().does("use:bell")
    assert f"closer:{PEOPLE['zoe']}:entrance_hall" in friend.may()


@pytest.mark.rule("BH-H37-DEATH")
def test_no_bell_calls_death_away_from_its_board() -> None:
    house = salon().holds("ox", "bell").rolls((0,) * 3).begin().does("use:bell")
    assert (house.asks(), house.asked(), house.table.monsters["chess_death"].place) == ("ox", "act", "chapel")
