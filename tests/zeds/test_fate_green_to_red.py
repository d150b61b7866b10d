"""The Fate cards from green to red, and the markers of Zeds, by their names."""

import pytest

from lamplit.games.zeds.odds.columns import ignored_on
from lamplit.games.zeds.state import EKG, FULL, REDUCED

from .siege import Siege


def drawn(siege: Siege, *cards: str) -> Siege:
    """The event "spread" asks for a Fate draw: these cards lie on top."""
    return siege.fate(*cards).event("spread").begin("zeds_phase_begins")


# -- green -----------------------------------------------------------------------------------------------------------


def test_cooked_books() -> None:
    siege = Siege("II").store(ammo=5, supplies=5).rolls((1,), (4,)).fate("cooked_books")
    drawn(siege, "cooked_books").does("track:F")
    assert (siege.table.supplies, siege.table.ammo) == (3, 4)


def test_drifter() -> None:
    siege = Siege("II").unit("civilians7", "F1").zed("F2", 4).holds("drifter").rolls((4, 3)).activate("F")
    siege.does("card:drifter")
    assert ["fate:drifter", 3] in siege.last("fight")["shifts"]
    assert siege.table.fate_discard == ["drifter"]


def test_someone_there() -> None:
    siege = Siege("II").holds("someone_there").begin()
    assert "card:someone_there:kingman:H7" in siege.may()
    siege.does("card:someone_there:kingman:H7")
    assert siege.piece("kingman").place == "H7"


def test_zed_call() -> None:
    siege = Siege("II").chaos("F4").chaos("M5").bag(6, 3, 5)
    drawn(siege, "zed_call")
    assert siege.told("zed-placed")[1]["place"] == "F4"
    assert siege.last("zed-stays-away")["place"] == "M5"


def test_downpour() -> None:
    siege = Siege("II").unit("schmidt", "M1").zed("M6", 4).zed("M4", 5).zed("M2", 6).chaos("M5")
    siege.rolls((3,), (2,), (6,)).fate("downpour")
    drawn(siege, "downpour").does("track:F")
    assert (siege.zeds_at("M2"), siege.zeds_at("M3"), siege.zeds_at("M7")) == ([(6, 0)], [(5, 0)], [(4, 0)])


def test_after_a_downpour_nobody_moves_on_the_mountain() -> None:
    siege = Siege("II").unit("schmidt", "M1").unit("hunt", "TC").zed("M3", 5).change(flooded=["M"], calm=["M"])
    siege.activate("M")
    assert siege.zeds_at("M3") == [(5, 0)]
    assert siege.may("move:schmidt") == set()
    assert "move:hunt:M0" not in siege.may()
    assert "move:hunt:F0" in siege.may()


@pytest.mark.parametrize(("die", "kept"), [(3, []), (4, ["decoy"])])
def test_decoy(die: int, kept: list[str]) -> None:
    siege = Siege("II").zed("F4", 5, hits=2).holds("decoy").rolls((die,)).activate("F")
    siege.does("card:decoy")
    assert siege.zeds_at("F4") == [(5, 1)]
    assert siege.table.hand == kept


def test_trucks() -> None:
    siege = Siege("II").unit("schmidt", "TC").unit("pickles", "TC").holds("trucks").actions(2).begin()
    assert "move:schmidt:F4" not in siege.may()
    assert siege.may("card:") == {"card:trucks:schmidt"}
    siege.does("card:trucks:schmidt")
    assert "move:schmidt:F6" in siege.may()
    siege.does("move:schmidt:F6")
    assert siege.piece("schmidt").marks == ()


# -- yellow ----------------------------------------------------------------------------------------------------------


def test_stench() -> None:
    siege = Siege("III").unit("civilians7", "F2").zed("F4", 5).zed("F6", 3).zed("F6", 6)
    drawn(siege, "stench")
    assert siege.last("marked")["mark"] == "stench"


def test_stench_marker() -> None:
    siege = Siege("III").unit("civilians7", "F2").unit("hunt", "F2").zed("F4", 6, marks=("stench",)).rolls((6, 6))
    siege.activate("F")
    assert siege.asked() == "stench"
    siege.does("unit:civilians7")
    assert siege.last("free-shot")["piece"] == "civilians7"
    assert siege.piece("hunt").side == FULL
    assert siege.zeds_at("F3") == [(6, 0)]


def test_pyre() -> None:
    siege = Siege("III").store(infection=5).holds("pyre").begin()
    siege.does("card:pyre")
    assert siege.table.infection == 3


def test_pyre_before_the_infection_roll() -> None:
    siege = Siege("III").store(infection=5).holds("pyre").event("spread").begin("infection_phase")
    assert siege.may() == {"card:pyre", "go-on"}
    siege.does("card:pyre")
    assert siege.table.fate_discard == ["pyre"]
    assert siege.told("infection")[0]["by"] == -2


def test_other_way() -> None:
    siege = Siege("III").folk("villagers1", "CAMP", REDUCED).folk("villagers2", "CAMP", REDUCED)
    siege.unit("civilians7", "M0", hits=1).store(infection=4).rolls((1,), (6,)).zed("F6", 4)
    drawn(siege, "other_way")
    assert siege.table.gone == ["villagers1"]
    assert siege.piece("civilians7").hits == 0
    assert siege.table.infection == 3


def test_stiff_drink() -> None:
    siege = Siege("III").unit("civilians7", "F1").zed("F2", 2).holds("stiff_drink").rolls((6, 6)).activate("F")
    siege.does("card:stiff_drink")
    assert ["fate:stiff_drink", 2] in siege.last("fight")["shifts"]
    assert siege.piece("civilians7").hits == 1


# -- orange ----------------------------------------------------------------------------------------------------------


def test_hero_orange() -> None:
    siege = Siege("IV").holds("hero_orange").picks("heroes", "johnson").begin()
    siege.does("card:hero_orange", "place:S7")
    assert siege.piece("johnson").place == "S7"


def test_doctors_plan() -> None:
    siege = Siege("IV").chaos("F4").chaos("M5").chaos("F3").chaos("F1").rolls((3,), (4,), (1,))
    siege.change(fate_deck=["iron_will", "pyre", "doctors_plan"]).event("spread").zed("H4", 5).zed("S4", 5).zed("M3", 5)
    siege.begin("zeds_phase_begins")
    placed = [told["place"] for told in siege.told("zed-placed")]
    assert placed[:8] == ["T8", "F4", "F1", "F7", "M7", "H7", "S7", "T8"]
    assert siege.table.hand == ["pyre"]
    assert siege.table.fate_discard == ["doctors_plan"]


def test_pro_zed() -> None:
    siege = Siege("IV").unit("civilians7", "F1").store(ammo=1, supplies=1, infection=0).rolls((4,))
    drawn(siege, "pro_zed").does("track:H")
    siege.does("lose:supplies", "lose:ammo", "lose:infection")
    assert siege.may() == {"lose:infection", "unit:civilians7"}
    siege.does("unit:civilians7")
    assert (siege.table.supplies, siege.table.ammo, siege.table.infection) == (0, 0, 1)
    assert siege.last("hit")["piece"] == "civilians7"


def test_out_of_bed() -> None:
    siege = Siege("IV").unit("civilians7", "B1", side=REDUCED, marks=(EKG,)).store(infection=5).holds("out_of_bed")
    siege.chaos("F4").zed("M5", 4).begin().does("card:out_of_bed:civilians7")
    assert "place:S3" in siege.may()
    assert not {"place:F4", "place:M5", "place:F6", "place:T2"} & siege.may()
    siege.does("place:S3")
    civilians = siege.piece("civilians7")
    assert (civilians.place, civilians.side, civilians.marks, siege.table.infection) == ("S3", FULL, (), 4)


def test_desperate() -> None:
    siege = Siege("IV").store(infection=6, ammo=1).holds("desperate").begin().does("card:desperate")
    assert (siege.table.infection, siege.table.ammo) == (1, 0)


def test_desperate_needs_ammo() -> None:
    siege = Siege("IV").store(infection=6, ammo=0).holds("desperate").begin()
    assert siege.refuses("card:desperate") == "DZ-GUN-1"


def test_clean_up() -> None:
    siege = Siege("IV").chaos("F4", 2).chaos("M5").store(infection=3).holds("clean_up").begin()
    siege.does("card:clean_up", "place:F4", "place:M5")
    assert (siege.table.chaos, siege.table.infection) == ({"F4": 1}, 3)


def test_throw_it() -> None:
    siege = Siege("IV").unit("civilians7", "F1").zed("F2", 2, side=REDUCED, hits=2).holds("throw_it").rolls((6, 6))
    siege.activate("F").does("card:throw_it")
    assert siege.told("fight") == []
    assert siege.zeds_at("F1") == []
    assert siege.piece("civilians7").place == "F1"


def test_throw_it_is_for_those_who_are_attacked() -> None:
    siege = Siege("IV").unit("civilians7", "F1").zed("F2", 4).holds("throw_it").rolls((6, 6)).begin()
    siege.does("move:civilians7:F2")
    assert siege.table.hand == ["throw_it"]


# -- red -------------------------------------------------------------------------------------------------------------


def test_alpha_zed() -> None:
    siege = Siege("V").zed("F5", 9).zed("M5", 8).bag(3)
    drawn(siege, "alpha_zed")
    assert siege.told("marked")[0]["mark"] == "leader"
    assert siege.told("zeds-moved")[0]["place"] == "F4"


def test_deadly() -> None:
    siege = Siege("V").unit("hunt", "TC").store(infection=6).zed("M4", 4).rolls((1,))
    siege.change(fate_deck=["iron_will", "deadly"]).event("spread").begin("zeds_phase_begins").does("track:F")
    assert siege.told("infection") == []
    assert siege.told("outbreak")[0]["track"] == "H"
    assert (siege.piece("hunt").place, siege.piece("hunt").side) == ("B1", REDUCED)


def test_news_copter() -> None:
    siege = Siege("V").unit("hunt", "F5").unit("civilians7", "TC").holds("news_copter").zed("S4", 2).actions(1).begin()
    assert siege.may("card:") == {"card:news_copter:hunt"}
    siege.does("card:news_copter:hunt")
    assert {"place:B1", "place:M6", "place:S4"} <= siege.may()
    assert not {"place:T1", "place:M7"} & siege.may()
    siege.does("place:M6")
    assert siege.piece("hunt").place == "M6"
    assert siege.table.own_actions == []


def test_airdrop() -> None:
    siege = Siege("V").store(ammo=1, supplies=1).holds("airdrop").begin().does("card:airdrop")
    assert (siege.table.ammo, siege.table.supplies) == (3, 3)


def test_airdrop_before_the_eat_phase() -> None:
    siege = Siege("V").store(ammo=1, supplies=0).holds("airdrop").event("night_s").begin("eat_phase")
    siege.does("card:airdrop")
    assert siege.story("supplies", "fate-played")[:2] == ["fate-played", "supplies"]


def test_mesmerized() -> None:
    siege = Siege("V").zed("F4", 5).zed("M4", 5).holds("mesmerized").activate("F", "M", "F")
    siege.does("card:mesmerized:F")
    assert (siege.zeds_at("F4"), siege.zeds_at("M3")) == ([(5, 0)], [(5, 0)])


def test_invention() -> None:
    siege = Siege("V").store(ammo=0, supplies=5).holds("invention").begin()
    assert siege.may("card:") == {"card:invention:1", "card:invention:2"}
    siege.does("card:invention:2")
    assert (siege.table.ammo, siege.table.supplies) == (2, 1)


def test_blooming() -> None:
    siege = Siege("V").zed("F4", 2).zed("M4", 6, hits=2).zed("H5", 5).zed("T5", 5).zed("S5", 5).bag(9, 7)
    drawn(siege, "blooming")
    while siege.asked() == "fated-track":
        siege.does("track:M")
    assert [told["place"] for told in siege.told("zed-replaced")] == ["F4"]
    assert all(zed.hits == 0 for zed in siege.table.zeds.values())


@pytest.mark.parametrize(("die", "kept"), [(5, []), (6, ["old_cannon"])])
def test_old_cannon(die: int, kept: list[str]) -> None:
    siege = Siege("V").unit("hunt", "TC").zed("F1", 5).zed("F2", 6).zed("T1", 7).holds("old_cannon")
    zed = siege.names_at("F1")[0]
    siege.rolls((4, 3), (die,)).begin()
    assert siege.may("card:") == {f"card:old_cannon:{zed}"}
    siege.does(f"card:old_cannon:{zed}")
    assert siege.zeds_at("F1") == [(5, 2)]
    assert siege.table.hand == kept


# -- markers ---------------------------------------------------------------------------------------------------------


def test_toxic_marker() -> None:
    siege = Siege("II").unit("civilians7", "F1").zed("F2", 4, marks=("toxic",)).rolls((6, 6)).activate("F")
    assert siege.told("infection")[0]["by"] == 3


def test_fast_marker() -> None:
    siege = Siege("II").zed("F6", 4, marks=("fast",)).zed("F6", 5).activate("F")
    assert (siege.zeds_at("F4"), siege.zeds_at("F5")) == ([(4, 0)], [(5, 0)])


def test_smart_marker() -> None:
    siege = Siege("III").unit("civilians7", "F1").zed("F2", 4, marks=("smart",)).rolls((6, 6)).activate("F")
    assert siege.told("fight")[0]["shifts"] == [["mark:smart", -1]]


def test_smart_marker_does_not_help_in_defence() -> None:
    siege = Siege("III").unit("civilians7", "F1").zed("F2", 4, marks=("smart",)).begin()
    assert siege.odds("move:civilians7:F2")["shifts"] == []


def test_leader_marker() -> None:
    siege = Siege("V").unit("civilians7", "F1").zed("F2", 4, marks=("leader",)).begin()
    assert siege.odds("move:civilians7:F2")["shifts"] == [["mark:leader", -1]]


def test_trained_marker() -> None:
    trained = Siege("IV").unit("civilians1", "F1", marks=("trained",)).zed("F2", 5).begin()
    equal = Siege("IV").unit("hunt", "F1").zed("F2", 5).begin()
    assert trained.odds("move:civilians1:F2")["first"] == equal.odds("move:hunt:F2")["first"]


# -- Refugees --------------------------------------------------------------------------------------------------------


def test_left_behind() -> None:
    siege = Siege("II").folk("villagers1", "F2", REDUCED).folk("villagers2", "H2", REDUCED).zed("H3", 5).zed("M6", 5)
    drawn(siege, "left_behind")
    assert siege.piece("villagers1").place == "F3"
    assert siege.told("devoured")[0] == {"piece": "villagers2", "place": "H3"}


def test_scouts() -> None:
    siege = Siege("III").folk("villagers1", "F2", REDUCED).folk("villagers2", "H2", REDUCED).zed("H3", 5)
    siege.holds("scouts").begin().does("card:scouts")
    assert (siege.piece("villagers1").place, siege.piece("villagers2").place) == ("F2", "H1")


# -- the bridge and research -----------------------------------------------------------------------------------------


def test_bridge_down() -> None:
    siege = drawn(Siege("II").unit("hunt", "TC").zed("S4", 5), "bridge_down")
    assert siege.table.bridge == "collapsed"
    assert "move:hunt:S0" in siege.may()
    assert not {"move:hunt:S1", "move:hunt:S2"} & siege.may()
    siege.does("ferry")
    assert "move:hunt:S1" in siege.may()
    assert "move:hunt:S2" not in siege.may()


@pytest.mark.parametrize(("die", "cards"), [(2, 2), (5, 1), (6, 0)])
def test_square_one(die: int, cards: int) -> None:
    siege = Siege("III").rolls((die,))
    before = len(siege.table.research_deck)
    assert len(drawn(siege, "square_one").table.research_deck) == before + cards


def test_rusty_lock() -> None:
    siege = Siege("IV").change(components=["hypno"]).zed("F5", 5).zed("H5", 5).zed("S5", 5).zed("T6", 5)
    cards = len(siege.table.research_deck)
    drawn(siege.zed("T4", 5).zed("F4", 5).zed("S6", 5).zed("M6", 5), "rusty_lock")
    assert siege.table.components == []
    assert [told["place"] for told in siege.told("zed-placed")[:2]] == ["M7", "H7"]
    assert len(siege.table.research_deck) == cards


def test_rusty_lock_without_a_weapon() -> None:
    siege = Siege("IV").zed("F5", 5).zed("M5", 5).zed("S5", 5).zed("T6", 5)
    box, cards = [*siege.table.research_box], len(siege.table.research_deck)
    drawn(siege, "rusty_lock")
    assert len(siege.table.research_deck) == cards + 1
    assert siege.table.research_deck[-1] in box
    assert siege.told("zed-placed")[1]["place"] == "H7"


def test_dossier() -> None:
    siege = Siege("IV").unit("hunt", "T4").holds("dossier").begin().does("card:dossier")
    assert len(siege.told("research")) == 1


def test_dossier_lies_in_the_tunnel() -> None:
    assert Siege("IV").unit("hunt", "TC").holds("dossier").begin().refuses("card:dossier") == "DZ-FATE-6"


def test_malfunction() -> None:
    siege = Siege("V")
    before = len(siege.table.research_deck)
    drawn(siege, "malfunction").does("set-back")
    assert len(siege.table.research_deck) == before + 1


def test_malfunction_may_activate_the_track_with_fewest_zeds() -> None:
    siege = Siege("V").zed("F5", 5).zed("M5", 4).zed("H5", 3).zed("T8", 2)
    drawn(siege, "malfunction")
    while siege.asked() == "fated-track":
        siege.does("track:F")
    siege.does("activate")
    assert siege.told("activated")[0] == {"track": "S"}


# -- cave-in ---------------------------------------------------------------------------------------------------------


def cave(siege: Siege, die: int, *more: tuple[int, ...]) -> Siege:
    """A space of the Tunnel falls in."""
    return siege.fate("cave_in").rolls((die,), *more).event("spread").begin("zeds_phase_begins")


@pytest.mark.parametrize(("die", "exit_"), [(6, "H3"), (5, "S4"), (4, "M4"), (3, "F3")])
def test_cave_in(die: int, exit_: str) -> None:
    siege = cave(Siege("IV").unit("red_diamond1", f"T{die}"), die)
    assert (siege.piece("red_diamond1").place, siege.piece("red_diamond1").hits) == (exit_, 1)
    assert siege.told("cave-in") == [{"place": f"T{die}"}]


@pytest.mark.parametrize("die", [1, 2])
def test_cave_in_close_to_town(die: int) -> None:
    siege = cave(Siege("IV").unit("red_diamond1", f"T{die}"), die)
    assert siege.piece("red_diamond1").place == f"T{die - 1}"
    siege = cave(Siege("IV").zed(f"T{die}", 5), die)
    assert siege.zeds_at(f"T{die + 1}") == [(5, 1)]


def test_cave_in_drives_zeds_to_the_surface() -> None:
    siege = cave(Siege("IV").zed("T4", 5).unit("furies", "M4"), 4, (6, 6))
    assert siege.told("fight")[0]["place"] == "M4"
    assert siege.told("hit")[0]["hits"] == 1


def test_cave_in_hits_refugees() -> None:
    siege = cave(Siege("IV").folk("vip", "T5", side=REDUCED), 5, (1,)).does("roll")
    assert siege.table.cemetery == ["vip"]


def test_cave_in_lets_no_unit_into_a_full_space() -> None:
    siege = Siege("IV").unit("red_diamond1", "T4")
    for other in ("furies", "hunt", "civilians1"):
        if siege.table.room_for_units("M4") > 0:
            siege.unit(other, "M4")
    assert cave(siege, 4).piece("red_diamond1").place == "M3"


def test_cave_in_makes_units_attack_whom_they_meet() -> None:
    siege = cave(Siege("IV").unit("red_diamond1", "T4").zed("M4", 9), 4, (1, 1), (1,))
    assert (siege.told("fight")[0]["unit"], siege.told("fight")[0]["place"]) == ("red_diamond1", "M4")


def test_cave_in_lets_nobody_in() -> None:
    siege = cave(Siege("IV").zed("T5", 5).unit("hunt", "T2").next_events("hunting_cabin"), 4)
    assert siege.table.no_entry == ["T4"]
    assert siege.table.zeds_at("T4") == []
    assert siege.refuses("move:hunt:T4") == "DZ-ZED-7"
    assert siege.does("end").table.no_entry == []


def test_cave_in_stops_zeds_that_would_go_there() -> None:
    siege = Siege("IV").zed("T5", 5).zed("H6", 4).unit("hunt", "TC").fate("cave_in").rolls((4,), (1,))
    siege.event("limping").begin("zeds_phase_begins")
    assert siege.told("cave-in") == [{"place": "T4"}]
    assert siege.last("rolled")["why"] == "catacombs"
    assert siege.zeds_at("T5") == [(5, 0)]


def test_news_copter_brings_scientists_to_the_lab() -> None:
    siege = Siege("V").unit("wright", "F3").unit("pickles", "H3").holds("news_copter").actions(1).begin()
    assert siege.may("card:news_copter") == {"card:news_copter:wright"}
    siege.does("card:news_copter:wright")
    assert {"place:LAB", "place:O1", "place:B1", "place:TC", "place:S6"} <= siege.may()
    assert not {"place:T0", "place:F7", "place:F3", "place:CAMP"} & siege.may()
    siege.does("place:LAB")
    assert siege.piece("wright").place == "LAB"


def test_news_copter_brings_others_to_a_bed_at_most() -> None:
    siege = Siege("V").unit("hunt", "F3").holds("news_copter").actions(1).begin().does("card:news_copter:hunt")
    assert "place:B1" in siege.may()
    assert "place:LAB" not in siege.may()


@pytest.mark.rule("DZ-RUL-22")
def test_deadly_with_full_beds_puts_nobody_to_bed() -> None:
    siege = Siege("V").unit("hunt", "TC").zed("M4", 4)
    for name, bed in (("civilians1", "B1"), ("civilians2", "B2"), ("civilians3", "B3")):
        siege.unit(name, bed, side=REDUCED, marks=(EKG,))
    siege.change(fate_deck=["iron_will", "deadly"]).event("spread").begin("zeds_phase_begins").does("track:F")
    assert siege.piece("hunt").place == "TC"
    assert siege.table.cemetery == []


@pytest.mark.rule("DZ-RUL-22")
@pytest.mark.parametrize(("answer", "place"), [("discharge:civilians1", "B1"), ("go-on", "TC")])
def test_deadly_lets_the_players_make_room_first(answer: str, place: str) -> None:
    siege = Siege("V").unit("hunt", "TC", side=REDUCED).unit("civilians1", "B1", side=REDUCED).zed("M4", 4)
    for name, bed in (("civilians2", "B2"), ("civilians3", "B3")):
        siege.unit(name, bed, side=REDUCED, marks=(EKG,))
    siege.change(fate_deck=["iron_will", "deadly"]).event("spread").begin("zeds_phase_begins").does("track:F")
    assert siege.asked() == "discharge"
    siege.does(answer)
    if answer != "go-on":
        assert siege.asked() == "deadly"
        siege.does("unit:hunt")
    assert siege.piece("hunt").place == place


# -- at any time -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-RUL-21")
def test_scouts_go_between_two_activations() -> None:
    siege = Siege("III").folk("villagers1", "F2", REDUCED).zed("F4", 5).holds("scouts").event("fast_zeds")
    siege.activate("F", "F")
    assert siege.asked() == "any-time"
    assert siege.may() == {"card:scouts", "go-on", "pass-phase"}
    siege.does("card:scouts")
    assert siege.piece("villagers1").place == "F1"
    assert siege.zeds_at("F2") == [(5, 0)]


@pytest.mark.rule("DZ-RUL-21")
def test_who_wants_no_card_in_a_phase_is_not_asked_again() -> None:
    siege = Siege("III").store(infection=5).holds("pyre").zed("F6", 4).zed("H6", 4).unit("hunt", "TC")
    siege.activate("F", "H", "F").does("pass-phase")
    assert siege.asked() == "action"
    siege = Siege("III").store(infection=5).holds("pyre").zed("F6", 4).zed("H6", 4).unit("hunt", "TC")
    assert siege.activate("F", "H", "F").does("go-on").asked() == "any-time"


@pytest.mark.rule("DZ-RUL-21")
def test_at_the_end_of_the_zeds_phase_nobody_is_asked_for_a_card() -> None:
    siege = Siege("III").store(infection=5).holds("pyre").zed("F6", 4).unit("hunt", "TC").activate("F")
    assert siege.asked() == "any-time"
    assert siege.does("go-on").asked() == "action"


@pytest.mark.rule("DZ-RUL-21")
def test_patients_may_be_discharged_when_a_turn_begins_with_the_zeds() -> None:
    siege = Siege("III").unit("hunt", "B1").next_events("brains_b1").turn()
    assert (siege.asked(), siege.table.event) == ("discharge", "brains_b1")
    assert siege.does("discharge:hunt").piece("hunt").place == "TC"


@pytest.mark.rule("DZ-RUL-21")
def test_in_any_other_turn_nobody_is_asked_about_patients_again_as_the_zeds_begin() -> None:
    siege = Siege("III").unit("hunt", "B1").store(infection=5).holds("pyre").zed("F6", 4).event("fast_zeds")
    siege.begin("zeds_phase_begins")
    asked = [siege.asked()]
    while siege.asked() == "any-time":
        asked.append(siege.does("go-on").asked())
    assert asked == ["any-time", "any-time", "action"]


def test_a_downpour_ends_with_the_turn() -> None:
    siege = Siege("II").unit("schmidt", "M1").change(flooded=["M"], calm=["M"]).next_events("hunting_cabin")
    siege.begin("housekeeping")
    assert (siege.table.flooded, siege.table.calm) == ([], [])
    assert "move:schmidt:M2" in siege.may("move:schmidt")


def test_a_downpour_keeps_zeds_from_being_activated() -> None:
    siege = Siege("II").unit("hunt", "TC").zed("M3", 5).rolls((3,)).fate("downpour").event("underfoot")
    siege.begin("zeds_phase_begins").does("track:F")
    assert siege.zeds_at("M3") == [(5, 0)]


# -- what dice and figures say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "lost"), [(1, 2), (2, 2), (3, 1), (5, 1), (6, 0)])
def test_cooked_books_by_the_die(die: int, lost: int) -> None:
    siege = Siege("II").store(ammo=5, supplies=5).rolls((die,), (die,)).fate("cooked_books")
    drawn(siege, "cooked_books").does("track:F")
    assert (siege.table.supplies, siege.table.ammo) == (5 - lost, 5 - lost)


def test_trucks_do_not_come_into_the_tunnel() -> None:
    siege = Siege("IV").unit("schmidt", "T1").unit("hunt", "TC").holds("trucks").actions(1).begin()
    assert siege.may("card:") == {"card:trucks:hunt"}


def test_throw_it_fires_with_strength_two() -> None:
    siege = Siege("IV").unit("civilians7", "F1").zed("F2", 4).holds("throw_it").rolls((4, 3), (6, 6)).activate("F")
    assert siege.does("card:throw_it").told("free-shot")[0]["column"] == 1


def test_old_cannon_fires_with_strength_five() -> None:
    siege = Siege("V").unit("hunt", "TC").zed("F1", "giant").holds("old_cannon").rolls((6, 6), (1,)).begin()
    assert siege.does("card:old_cannon:giant").told("free-shot")[0] == {"piece": "giant", "column": 4, "hits": 4}


def test_keep_cool_is_for_attackers() -> None:
    siege = Siege("II").unit("hunt", "F1", marks=("keep_cool",)).zed("F2", 4).rolls((6, 6)).activate("F")
    assert siege.last("fight")["shifts"] == []


def test_on_which_faces_tough_zeds_ignore_hits() -> None:
    siege = Siege("II").zed("F3", 4, marks=("tough",)).zed("H3", "ironhide").zed("M3", 5).begin()
    faces = [ignored_on(siege.table, siege.table.zeds_at(place)[0]) for place in ("F3", "H3", "M3")]
    assert faces == [{1, 2, 3}, {1, 2, 3}, set()]


def test_stench_is_for_zeds_that_met_nobody() -> None:
    siege = Siege("III").unit("civilians7", "F3").unit("hunt", "F2").zed("F4", 6, marks=("stench",)).rolls((6, 6))
    assert siege.activate("F").told("free-shot") == []
    assert len(siege.told("fight")) == 1
