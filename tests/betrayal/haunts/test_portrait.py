"""A friend for the ages: Ox does not grow old; Zoe and Peter look for paint."""

import pytest

from lamplit.games.betrayal.haunts.portrait.rules import Portrait

from ..house import House


def studio(painted: int = 0, destroyed: int = 0) -> House:
    """The Gallery lies above, with Zoe in it; Peter is in the Storeroom beside it, Ox on the Upper Landing."""
    house = House().lay("gallery", "upper_landing", "N").lay("storeroom", "upper_landing", "S").at("zoe", "gallery")
    house.at("peter", "storeroom").at("ox", "upper_landing").haunted("ox", 19, run=True)
    return house.change(omen_room="gallery", scenario=Portrait(laid=4, painted=painted, destroyed=destroyed))


@pytest.mark.rule("BH-H19-PAINT", "BH-H19-T-BLOOM")
def test_paint_is_laid_out_and_the_traitor_blooms() -> None:
    house = (
        House().lay("gallery", "upper_landing", "N").lay("storeroom", "upper_landing", "S").haunted("ox", 19, run=True)
    )
    house.steps("ox", might=0).change(omen_room="gallery").begin(step="haunt_set_up")
    assert house.may() == {"trait:might", "trait:speed", "trait:sanity", "trait:knowledge"}
    house.does("trait:might")
    assert house.may() == {"trait:speed", "trait:sanity", "trait:knowledge"}
    house.does("trait:sanity")
    assert house.changes("ox") == {"might": 1, "sanity": 1}
    assert house.table.floor_piles == {"storeroom": ["token-paint-1"]}


@pytest.mark.rule("BH-H19-PAINT")
def test_with_too_few_pots_the_farthest_rooms_get_them_and_the_rest_comes_with_new_rooms() -> None:
    house = studio().lay("patio", "foyer", "N").lay("abandoned_room", "foyer", "S")
    house.lay("statuary_corridor", "gallery", house.table.plan.open_doors["gallery"][0])
    house.lay("wine_cellar", "basement_landing", "N").at("zoe", "foyer").change(scenario=Portrait())
    house.begin(step="haunt_set_up").does("trait:might", "trait:sanity")
    assert list(house.table.floor_piles) == ["wine_cellar", "statuary_corridor", "abandoned_room", "patio"]
    house = studio().change(scenario=Portrait(laid=3)).at("zoe", "foyer").next_cards("patio", "spider")
    house.begin("zoe").does("open:N")
    assert house.table.floor_piles == {"patio": ["token-paint-4"]}


@pytest.mark.rule("BH-H19-HANGS")
def test_without_a_gallery_a_hero_brings_it_into_the_house() -> None:
    house = House().haunted("ox", 19, run=True).change(omen_room="foyer").begin(step="haunt_set_up")
    assert (house.asked(), house.asks()) == ("place-room", "zoe")
    house.does(sorted(house.may())[0])
    assert "gallery" in house.table.plan


@pytest.mark.rule("BH-H19-PAINT")
def test_everybody_carries_one_pot_and_the_dog_none() -> None:
    house = studio().pile("storeroom", "token-paint-1", "token-paint-2").holds("peter", "dog").begin("peter")
    assert house.may("use:dog") == set()
    house.does("take:token-paint-1")
    assert house.may("take:") == set()


@pytest.mark.rule("BH-H19-T-AGELESS", "BH-H19-H-AMULET")
def test_nothing_hurts_the_traitor_but_the_amulet_does() -> None:
    house = studio().at("ox", "storeroom").holds("ox", "axe", "bell").begin("peter")
    house.rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    assert house.may() == {"harm", "steal:axe", "steal:bell"}
    house.does("harm")
    assert house.changes("ox") == {}
    house = studio().at("ox", "storeroom").holds("peter", "amulet_of_the_ages").begin("peter")
    house.rolls((1, 0, 0), (0,) * 5).does("attack:ox_bellows")
    assert house.asked() == "split-physical"


@pytest.mark.rule("BH-H19-T-FACE")
def test_the_traitor_can_hardly_bear_the_picture() -> None:
    house = studio().begin().rolls((2, 1, 0), (2,)).does("go:gallery")
    assert house.last("damage") == {"who": "ox_bellows", "kind": "mental", "amount": 2, "why": "gallery"}
    house = studio().at("ox", "gallery").rolls((2, 1, 0), (1,)).begin(step="turn_begins")
    assert house.asked() == "split-mental"
    house = studio().begin().rolls((2, 2, 0)).does("go:gallery")
    assert house.told("damage") == []
    house = studio().at("zoe", "upper_landing").begin("zoe").does("go:gallery")
    assert house.told("rolled") == []


@pytest.mark.rule("BH-H19-T-RUIN", "BH-H19-T-AIM")
def test_the_traitor_pours_out_paint_in_place_of_an_attack_and_the_third_pot_wins() -> None:
    house = studio(destroyed=1).holds("ox", "token-paint-1").at("zoe", "upper_landing").begin()
    house.does("task:portrait-ruin")
    assert (house.cards("ox"), house.result, house.may("attack:")) == ([], None, set())
    house = studio(destroyed=2).holds("ox", "token-paint-1").begin().does("task:portrait-ruin")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "portrait-ruined")


@pytest.mark.rule("BH-H19-T-BUILD")
def test_the_traitor_brings_any_room_into_the_house_and_stops_there() -> None:
    house = studio().change(scenario=Portrait(laid=3)).begin().does("task:portrait-build", "room:attic")
    house.does(sorted(house.may())[0])
    assert "attic" in house.table.plan
    assert house.table.floor_piles == {"attic": ["token-paint-4"]}
    assert house.may("go:") == house.may("task:portrait-build") == set()


@pytest.mark.rule("BH-H19-H-OVER", "BH-H19-H-AIM")
def test_heroes_paint_over_the_picture_until_it_is_covered() -> None:
    assert studio().begin("zoe").refuses("task:portrait-over", "zoe") is None
    house = studio().holds("zoe", "token-paint-1").begin("zoe").rolls((2, 1, 0)).does("task:portrait-over")
    assert house.cards("zoe") == ["token-paint-1"]
    house = studio().holds("zoe", "token-paint-1").begin("zoe").rolls((2, 2, 0)).does("task:portrait-over")
    assert (house.cards("zoe"), house.view("zoe")["tasks"]) == ([], {"portrait-painted": [1, 2]})
    house = studio(painted=1).holds("zoe", "token-paint-1").begin("zoe").rolls((2, 2, 0)).does("task:portrait-over")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "portrait-covered")


@pytest.mark.rule("BH-H19-H-AIM")
def test_with_the_traitor_dead_the_heroes_have_won() -> None:
    house = studio().at("ox", "storeroom").steps("ox", might=0, speed=0).holds("peter", "amulet_of_the_ages")
    house.begin("peter").rolls((2, 2, 2), (0,) * 5).does("attack:ox_bellows")
    house.does(next(iter(house.may("split:"))))
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "portrait-aged")


@pytest.mark.rule("BH-H19-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = studio().at("ox", "storeroom").steps("peter", might=0, speed=0)
    house.one("zoe").alive = False
    house.begin().rolls((2, 2, 0, 0, 0), (0, 0)).does("attack:peter_akimoto")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "portrait-all-dead")


@pytest.mark.rule("BH-H19-PAINT")
def test_an_explorer_with_paint_steals_no_more() -> None:
    def loot(*mine: str) -> set[str]:
        house = studio().at("ox", "gallery").holds("ox", *mine).holds("zoe", "token-paint-1")
        return house.rolls((2, 2, 1, 0, 0), (0,) * 3).begin().does("attack:zoe_ingstrom").may("steal:")

    assert loot() == {"steal:token-paint-1"}
    assert loot("token-paint-2") == set()
