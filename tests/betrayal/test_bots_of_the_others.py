"""Traitors and monsters by rules of thumb, in haunts in which what they do is not plain: tables set by hand."""

from typing import Any

from lamplit.games.betrayal.haunts.abyss.rules import Abyss
from lamplit.games.betrayal.haunts.checkmate.rules import Checkmate
from lamplit.games.betrayal.haunts.guillotines.rules import Guillotines
from lamplit.games.betrayal.haunts.solomon.rules import KINDS, LORD, Solomon
from lamplit.games.betrayal.haunts.twins.rules import Twins

from .house import PEOPLE, House
from .test_bots import chosen

TRAITS: dict[str, dict[str, Any]] = {name: kind.traits for name, kind in KINDS.items()}
OX, ZOE, PETER = PEOPLE["ox"], PEOPLE["zoe"], PEOPLE["peter"]


def twin_of_the_dead(*heroes: str) -> House:
    """Ox is dead and leads his twin, which stands in the Foyer with the others of these."""
    house = House().haunted(number=12, run=True).change(scenario=Twins(fallen=[OX])).holds("zoe", "crystal_ball")
    house.one("ox").alive, house.one("ox").role = False, "traitor"
    for who in ("zoe", "peter"):
        if who in heroes:
            house.at(who, "foyer")
        else:
            house.one(who).alive = False
    house.monster(f"twin_{OX}", "foyer", lead="ox", speed=3, might=4, sanity=3, knowledge=3)
    house.table.monsters[f"twin_{OX}"].kind = "twin"
    return house.rolls((1, 1, 1)).begin("ox", "monsters_begin")


def test_a_twin_avoids_the_explorer_who_can_kill_it_while_there_is_other_prey() -> None:
    house = twin_of_the_dead("zoe", "peter").steps("peter", might=7).steps("zoe", might=0)
    assert {f"attack:{ZOE}", f"attack:{PETER}"} <= house.may()
    assert chosen(house, "ox") == f"attack:{PETER}", "though Zoe is weaker: she has the Crystal Ball"
    assert chosen(twin_of_the_dead("zoe"), "ox") == f"attack:{ZOE}"


def brink(who: str) -> House:
    """The Basement Landing is gone, Zoe is in the Crypt beside it, nobody in the Junk Room; a room is about to fall."""
    house = House().lay("junk_room", "basement_landing", "N").lay("crypt", "basement_landing", "E")
    house.haunted("ox", 22, run=True).change(scenario=Abyss(start="junk_room", track=2, spent=["crypt"]))
    house.token("abyss", "basement_landing").at("zoe", "crypt").at("peter", "foyer")
    return house.begin(who).does("end")


def test_the_traitor_drops_a_room_with_an_explorer_and_heroes_drop_an_empty_one() -> None:
    traitor = brink("ox")
    assert (traitor.asked(), traitor.may()) == ("abyss-next", {"room:crypt", "room:junk_room"})
    assert chosen(traitor, "ox") == "room:crypt"
    assert chosen(brink("peter"), "peter") == "room:junk_room"


def test_the_traitor_of_the_abyss_strikes_whatever_the_risk() -> None:
    house = House().lay("crypt", "basement_landing", "N").haunted("ox", 22, run=True).steps("ox", might=0)
    house.change(scenario=Abyss(start="crypt")).at("zoe", "upper_landing").steps("peter", might=7)
    assert house.begin().odds(f"attack:{PETER}")["win"] < house.odds(f"attack:{PETER}")["lose"]
    assert chosen(house, "ox") == f"attack:{PETER}"


def test_demons_hunt_for_the_ring_and_take_it_rather_than_blood() -> None:
    house = House().holds("zoe", "ring").lay("kitchen", "entrance_hall", "N").haunted("peter", 28, run=True)
    house.change(scenario=Solomon()).monster("demon_1", "kitchen", **TRAITS["demon_1"]).at("peter", "foyer")
    house.monster(LORD, "foyer", **TRAITS[LORD]).change(step="").rolls((2, 0, 0), (2,) * 5, (0,) * 3)
    house.table.monsters[LORD].stunned = 2
    house.begin("peter", "monsters_begin")
    assert (house.asked(), chosen(house, "peter")) == ("solomon-hunt", f"hunt:{ZOE}")
    house.does(f"hunt:{ZOE}")
    assert chosen(house.does(f"attack:{ZOE}"), "peter") == "steal:ring"


def test_a_demon_that_is_attacked_takes_the_ring_too() -> None:
    house = House().holds("zoe", "ring").haunted("peter", 28, run=True).change(scenario=Solomon())
    house.monster("demon_1", "entrance_hall", **TRAITS["demon_1"]).monster(LORD, "foyer", **TRAITS[LORD])
    house.rolls((0,) * 3, (2,) * 5).begin("zoe").does("attack:demon_1")
    assert (house.asked(), chosen(house, "peter")) == ("harm-or-steal", "steal:ring")


def test_a_hidden_traitor_strikes_and_opens_no_collar() -> None:
    sides, collars = {OX: ["2"], ZOE: ["1"], PETER: ["3"]}, {OX: 1, ZOE: 2, PETER: 3}
    house = House().haunted(number=34, run=True).change(scenario=Guillotines(tokens=sides, collars=collars))
    house.one("zoe").cards += ["token-key-1", "token-key-2"]
    house.at("peter", "upper_landing").begin("zoe")
    assert f"task:guillotines-unlock:{OX}" in house.may()
    assert chosen(house, "zoe") == f"attack:{OX}"


def test_death_is_sent_to_a_bad_player_far_from_the_best() -> None:
    house = House(4).lay("chapel", "upper_landing", "N").haunted("peter", 37, run=True).at("vivian", "chapel")
    house.change(scenario=Checkmate()).steps("ox", knowledge=7).steps("zoe", knowledge=0).steps("vivian", knowledge=0)
    house.begin("peter", "haunt_set_up")
    assert (house.asked(), chosen(house, "peter")) == ("checkmate-beside", f"beside:{PEOPLE['vivian']}")


def test_the_traitor_steals_the_book_from_a_chess_player() -> None:
    house = House().lay("chapel", "entrance_hall", "N").haunted("peter", 37, run=True).change(scenario=Checkmate())
    house.at("zoe", "chapel").monster("chess_death", "chapel", knowledge=8).holds("ox", "book")
    house.rolls((2, 2, 2), (0,) * 5).begin("peter").does(f"attack:{OX}")
    assert (house.asked(), chosen(house, "peter")) == ("harm-or-steal", "steal:book")
