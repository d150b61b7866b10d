"""The Dance of Death: nobody has turned yet; Ox has revealed the haunt."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.dance.rules import Dance
from lamplit.games.betrayal.state import TRAITOR

from ..house import House


def ball(turned: str = "", **state: Any) -> House:
    """The Ballroom lies south of the Foyer, the Pentagram Chamber and the Chasm in the basement."""
    house = House().lay("ballroom", "foyer", "S").lay("pentagram_chamber", "basement_landing", "N")
    house.lay("chasm", "basement_landing", "E").haunted(number=9, run=True).change(scenario=Dance(**state))
    for one in house.table.explorers.values():
        one.books.append("dance/heroes")
    if turned:
        house.one(turned).role = TRAITOR
        house.one(turned).books.append("dance/traitor")
    return house


@pytest.mark.rule("BH-H9-H-SETUP", "BH-HTURN-13")
def test_the_revealer_lays_the_rooms_that_are_missing_and_has_the_holy_symbol() -> None:
    house = House().lay("ballroom", "foyer", "S").haunted(number=9, run=True).begin(step="haunt_set_up")
    while house.asked() == "place-room":
        assert house.asks() == "ox"
        house.does(sorted(house.may())[0])
    assert {"ballroom", "stairs_from_basement", "pentagram_chamber"} <= set(house.table.plan.spots)
    assert house.cards("ox") == ["holy_symbol"]
    assert house.table.turn == "explorer2"


@pytest.mark.rule("BH-H9-H-MUSIC")
def test_a_hero_who_resists_goes_where_they_like() -> None:
    house = ball().rolls((2, 2, 0, 0, 0)).begin("zoe", "turn_begins")
    assert house.changes("zoe") == {}
    assert "go:foyer" in house.may()


@pytest.mark.rule("BH-H9-H-MUSIC")
def test_the_symbol_keeps_the_music_out() -> None:
    house = ball().holds("zoe", "holy_symbol").begin("zoe", "turn_begins")
    assert house.told("rolled") == []


@pytest.mark.rule("BH-H9-H-MUSIC")
def test_failing_elsewhere_costs_sanity_and_leads_to_the_ballroom() -> None:
    house = ball().rolls((2, 1, 0, 0, 0)).begin("zoe", "turn_begins")
    assert house.changes("zoe") == {"sanity": -1}
    assert house.where("zoe") == "ballroom"
    assert house.may("go:") == set()
    assert "end" in house.may()


@pytest.mark.rule("BH-H9-H-MUSIC", "BH-H9-T-TURN", "BH-HTURN-12")
def test_failing_in_the_ballroom_turns_with_traits_as_at_the_start() -> None:
    house = ball().at("zoe", "ballroom").steps("zoe", might=0, knowledge=7).rolls((1, 1, 1, 0, 0))
    house.begin("zoe", "turn_begins")
    assert house.one("zoe").role == TRAITOR
    assert house.by("zoe", "might") == 0
    assert house.one("zoe").steps["knowledge"] == 7
    assert house.view("zoe")["books"] == ["dance/traitor", "dance/heroes", "dance"]
    assert house.view("ox")["books"] == ["dance/heroes", "dance"]


@pytest.mark.rule("BH-H9-H-TURN", "BH-HTURN-12")
def test_losing_the_last_of_sanity_turns_and_does_not_kill() -> None:
    house = ball().steps("zoe", sanity=0).rolls((0, 0, 0)).begin("zoe", "turn_begins")
    assert house.one("zoe").alive
    assert house.one("zoe").role == TRAITOR
    assert house.by("zoe", "sanity") == 0


@pytest.mark.rule("BH-H9-T-WEARY")
def test_dancers_grow_weary() -> None:
    house = ball("zoe").rolls((1, 1, 0)).begin("zoe", "turn_begins")
    assert house.changes("zoe") == {"might": -1}
    assert house.may("go:") == set()
    house = ball("zoe").rolls((2, 1, 0)).begin("zoe", "turn_begins")
    assert house.changes("zoe") == {}
    assert "go:foyer" in house.may()


@pytest.mark.rule("BH-H9-T-SPEED", "BH-ATT-9", "BH-STEAL-1")
def test_dancers_attack_with_speed_alone_and_may_steal() -> None:
    house = ball("zoe").holds("ox", "holy_symbol").begin("zoe")
    assert house.may("attack:") == {"attack:ox_bellows:speed", "attack:peter_akimoto:speed"}
    assert house.refuses("attack:ox_bellows", "zoe") == "BH-H9-T-SPEED"
    house.rolls((2, 2, 0, 0), (0, 0, 0, 0)).does("attack:ox_bellows:speed", "steal:holy_symbol")
    assert house.cards("zoe") == ["holy_symbol"]
    assert ball("zoe").begin().may("attack:") == {"attack:zoe_ingstrom"}


@pytest.mark.rule("BH-H9-H-KEEP")
def test_a_hero_does_not_give_the_symbol_away() -> None:
    house = ball().holds("ox", "holy_symbol").begin()
    assert house.may("trade:") == house.may("drop:") == set()
    assert house.refuses("drop:holy_symbol") == "BH-H9-H-KEEP"


@pytest.mark.rule("BH-H9-H-PRAY", "BH-DICE-10")
def test_heroes_pray_in_the_chamber_beside_the_symbol_once_a_turn() -> None:
    house = ball().at("zoe", "pentagram_chamber").begin("zoe")
    assert house.refuses("task:dance-pray", "zoe") == "BH-H9-H-PRAY"
    house = ball().at("zoe", "pentagram_chamber").at("ox", "pentagram_chamber").holds("ox", "holy_symbol").begin("zoe")
    assert house.odds("task:dance-pray", "zoe")["need"] == 5
    house.rolls((2, 2, 1, 0, 0)).does("task:dance-pray")
    assert house.view()["tasks"] == {"dance-prayers": [1, 3]}
    assert house.refuses("task:dance-pray", "zoe") == "BH-DICE-10"


@pytest.mark.rule("BH-H9-H-AIM", "BH-HTURN-11")
def test_as_many_prayers_as_players_silence_the_fiddler() -> None:
    house = ball("peter", prayers=2).at("zoe", "pentagram_chamber").holds("zoe", "holy_symbol").begin("zoe")
    house.rolls((2, 2, 1, 0, 0)).does("task:dance-pray")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "dance-silence")
    assert house.result["winners"] == ["explorer1", "explorer2"]


@pytest.mark.rule("BH-H9-T-AIM", "BH-H9-T-DESTROY")
def test_a_dancer_who_ends_a_turn_over_the_deep_with_the_symbol_wins() -> None:
    house = ball("zoe").holds("zoe", "holy_symbol").at("zoe", "chasm").begin("zoe").does("end")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "dance-lost")
    assert house.result["winners"] == ["explorer2"]
    assert ball().holds("zoe", "holy_symbol").at("zoe", "chasm").begin("zoe").does("end").result is None


@pytest.mark.rule("BH-H9-T-AIM")
def test_when_the_last_hero_turns_the_dance_has_won() -> None:
    house = ball("ox").at("zoe", "ballroom").rolls((0,) * 5)
    house.one("peter").role = TRAITOR
    house.begin("zoe", "turn_begins")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "dance-all-dead")
    assert house.result["winners"] == ["explorer1", "explorer2", "explorer3"]
