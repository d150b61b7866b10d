"""The Long Dark: Ox is the traitor; Zoe stands in the Library, Peter in the Entrance Hall, where a lamp burns."""

import pytest

from lamplit.games.betrayal.haunts.long_dark.rules import NIGHT, LongDark

from ...test_docs import ROOT, blocks
from ..house import House


def dark(hours: int = 0, number: int = 51) -> House:
    """The Library, north of the Foyer, has an event symbol and no lamp; the Entrance Hall has the only one."""
    house = House().lay("library", "foyer", "N").lay("kitchen", "entrance_hall", "N").at("zoe", "library")
    house.haunted("ox", number=number, run=True).change(scenario=LongDark(dark=hours)).token("lamp", "entrance_hall")
    for one in house.table.explorers.values():
        one.books.append("long_dark/traitor" if one.role == "traitor" else "long_dark/heroes")
    return house


def test_the_page_on_adding_a_haunt_shows_this_one() -> None:
    page = ROOT / "docs/adding-a-haunt.md"
    for file, kind in (("rules.py", "py"), ("view.py", "py view.py")):
        source = (ROOT / "src/lamplit/games/betrayal/haunts/long_dark" / file).read_text("utf-8")
        shown = [line for block in blocks(page, kind) for line in block.splitlines() if line]
        assert shown == [line for line in source.splitlines() if line]


@pytest.mark.rule("BH-H51-LAMP")
def test_one_lamp_burns_when_it_begins() -> None:
    house = House().haunted("ox", number=51, run=True).change(omen_room="foyer").begin(step="haunt_set_up")
    assert house.table.tokens_in("entrance_hall") == ["lamp"]


@pytest.mark.rule("BH-H51-H-LIGHT")
def test_a_hero_lights_a_lamp_where_there_is_an_event_symbol_and_shades_are_gone() -> None:
    house = dark().rolls((2, 2, 1)).monster("shade", "library", speed=3, might=3, sanity=3).begin("zoe")
    assert house.odds("task:long_dark-light", "zoe")["need"] == 5
    house.does("task:long_dark-light")
    assert house.table.tokens_in("library") == ["lamp"]
    assert house.table.monsters == {}
    assert house.may("task:") == set()
    assert dark().begin("peter").refuses("task:long_dark-light", "peter") == "BH-H51-H-LIGHT", (
        "no symbol in the Entrance Hall"
    )


@pytest.mark.rule("BH-H51-T-SNUFF")
def test_the_traitor_puts_out_a_lamp_that_nobody_watches() -> None:
    house = dark().at("ox", "entrance_hall").begin()
    assert house.may("task:") == set(), "Peter is there"
    house = dark().at("ox", "entrance_hall").at("peter", "foyer").rolls((2, 1, 0)).begin().does("task:long_dark-snuff")
    assert house.table.tokens_in("entrance_hall") == []
    assert house.refuses("task:long_dark-snuff") == "BH-H51-T-SNUFF"


@pytest.mark.rule("BH-H51-DARK", "BH-H51-T-RISE")
def test_after_the_traitors_turn_it_is_darker_and_a_shade_rises_where_no_hero_is() -> None:
    house = dark().lay("bloody_room", "foyer", "S").lay("gardens", "entrance_hall", "E")
    empty = [room for room in house.table.plan.spots if room in ("bloody_room", "gardens")]
    house.begin().does("end")
    assert house.last("long_dark-deeper") == {"dark": 1}
    if house.asked() == "long_dark-rises":
        house.does(min(house.may()))
    assert {shade.place for shade in house.table.monsters.values()} <= {*empty}
    assert len(house.table.monsters) == 1


@pytest.mark.rule("BH-H51-T-RISE")
def test_no_more_shades_than_heroes_and_none_where_a_hero_stands() -> None:
    assert dark().begin().does("end").table.monsters == {}, "Zoe is in the only room"
    house = dark().at("zoe", "foyer").monster("shade", "kitchen", speed=3, might=3, sanity=3)
    house.monster("shade-2", "kitchen", speed=3, might=3, sanity=3).begin().does("end")
    assert len([one for one in house.table.monsters.values() if one.kind.startswith("shade")]) == 2


@pytest.mark.rule("BH-H51-SHADE")
def test_a_shade_shuns_the_light_and_is_gone_when_beaten() -> None:
    house = dark().monster("shade", "kitchen", speed=3, might=3, sanity=3).at("peter", "kitchen")
    house.rolls((2, 2, 2), (0, 0, 0)).begin("peter").does("attack:shade")
    assert house.table.monsters == {}
    house = dark().monster("shade", "kitchen", speed=3, might=3, sanity=3).rolls((2, 2, 2)).begin(step="monsters_begin")
    assert "go:entrance_hall" not in house.may()


@pytest.mark.rule("BH-H51-H-AIM")
def test_two_lamps_more_than_players_and_it_dawns() -> None:
    house = dark().token("lamp", "foyer", "upper_landing", "kitchen").rolls((2, 2, 1)).begin("zoe")
    result = house.does("task:long_dark-light").result
    assert result is not None
    assert (result["side"], result["how"]) == ("heroes", "long_dark-dawn")


@pytest.mark.rule("BH-H51-T-AIM")
def test_seven_turns_and_the_night_has_no_end() -> None:
    assert NIGHT == 7
    assert dark(NIGHT - 2).begin().does("end").result is None
    result = dark(NIGHT - 1).begin().does("end").result
    assert result is not None
    assert (result["side"], result["how"]) == ("traitor", "long_dark-night")


def test_bots_know_what_it_is_about() -> None:
    aims = {(aim["what"], aim["target"]) for aim in dark().begin("zoe").view("zoe")["aims"]}
    assert {("task", "long_dark-light"), ("go", "library")} <= aims
    aims = {(aim["what"], aim["target"]) for aim in dark().begin().view()["aims"]}
    assert {("attack", "zoe_ingstrom"), ("task", "long_dark-snuff"), ("go", "entrance_hall")} <= aims


@pytest.mark.rule("BH-H51-H-KNOWN")
def test_heroes_do_not_see_how_long_the_night_is() -> None:
    house = dark(3).begin("zoe")
    assert house.view("zoe")["tasks"] == {"long_dark-lamps": [1, 5]}
    house = dark(3).begin().does("end")
    assert house.last("long_dark-deeper", "zoe") == {"dark": 4}
