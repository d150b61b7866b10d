"""The orange events by their names, and the last ones of the levels before."""

import pytest

from lamplit.games.zeds.state import EKG, FULL, REDUCED

from .siege import Siege


def in_zeds_phase(siege: Siege, card: str) -> Siege:
    """The Zeds Phase begins with this card."""
    return siege.event(card).begin("zeds_phase_begins")


def ends(siege: Siege, card: str) -> Siege:
    """The Zeds Phase ends with this card."""
    return siege.event(card).begin("zeds_phase_ends")


# -- green and yellow ------------------------------------------------------------------------------------------------


def test_raiders() -> None:
    siege = Siege("II").chaos("M5").chaos("H5")
    in_zeds_phase(siege, "raiders")
    assert siege.may() == {"track:M", "track:H"}
    siege.does("track:H")
    assert siege.told("raiders-appeared") == [{"raiders": "raiders", "place": "H7"}]
    assert siege.piece("raiders").place == "H6"


def test_raiders_do_not_come_out_of_the_tunnel() -> None:
    siege = Siege("IV").chaos("T4").chaos("F4")
    in_zeds_phase(siege, "raiders")
    assert siege.piece("raiders").place == "F6"


def test_national_guard() -> None:
    siege = Siege("IV").unit("hunt", "TC").fate("dossier").next_events("national_guard", "hunting_cabin").turn()
    assert siege.may() == {"track:F", "track:M", "track:H", "track:S"}
    siege.does("track:M")
    assert siege.told("joined") == [{"unit": "national_guard", "place": "M7"}]
    assert siege.table.hand == ["dossier"]
    assert siege.told("activated") == []
    assert siege.story("phase", "joined")[:2] == ["joined", "phase"]


@pytest.mark.parametrize("chaos", ["F4", "F3"], ids=["leaving", "entering"])
def test_flambe(chaos: str) -> None:
    siege = Siege("III").chaos(chaos).unit("furies", "F3").zed("F4", 4).event("flambe").rolls((6, 6)).activate("F")
    assert ["event:flambe", -2] in siege.last("fight")["shifts"]
    assert siege.told("hit")[-1]["piece"] == siege.names_at("F4")[0]
    assert siege.piece(siege.names_at("F4")[0]).marks == ()


def test_flambe_burns_nobody_elsewhere() -> None:
    siege = Siege("III").chaos("F0").zed("F3", 4).event("flambe").activate("F")
    assert siege.zeds_at("F2") == [(4, 0)]


def test_flambe_burns_who_meets_nobody() -> None:
    siege = Siege("III").chaos("F3").zed("F3", 4).event("flambe").activate("F")
    assert siege.zeds_at("F2") == [(4, 1)]


# -- act 1 -----------------------------------------------------------------------------------------------------------


def test_heroic_help() -> None:
    siege = Siege("IV").picks("heroic", "riot")
    in_zeds_phase(siege, "heroic_help")
    assert siege.piece("riot").place == "TC"


def test_bats() -> None:
    siege = Siege("IV").unit("red_diamond1", "T2").unit("red_diamond2", "T0")
    in_zeds_phase(siege, "bats")
    assert (siege.piece("red_diamond1").place, siege.piece("red_diamond1").hits) == ("T1", 1)
    assert siege.piece("red_diamond2").hits == 0
    assert siege.told("infection")[0]["by"] == 1


def test_bats_find_nobody() -> None:
    siege = Siege("IV").unit("hunt", "F2")
    in_zeds_phase(siege, "bats")
    assert siege.told("infection") == siege.told("hit") == []


# -- act 2 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "more"), [(1, 1), (5, 1), (6, 0)])
def test_lab_accident(die: int, more: int) -> None:
    siege = Siege("IV").rolls((die,))
    before = len(siege.table.research_deck)
    in_zeds_phase(siege, "lab_accident")
    assert len(siege.table.research_deck) == before + more


def test_airborne() -> None:
    siege = Siege("IV").unit("hunt", "F2").unit("red_diamond1", "T1").folk("villagers1", "S2", side=REDUCED)
    siege.actions(2).event("airborne").begin()
    assert siege.may("move") == {f"move:red_diamond1:{place}" for place in ("T0", "T2", "T3", "T4")}
    assert siege.refuses("move:hunt:F1") == "DZ-TURN-8"
    assert siege.refuses("move:villagers1:S1") == "DZ-TURN-8"
    assert siege.refuses("move:red_diamond1:TC") == "DZ-TURN-8"


def test_airborne_keeps_nobody_where_they_are_before_the_action_phase() -> None:
    siege = Siege("IV").unit("rangers", "F2").unit("hunt", "TC").event("airborne").begin("rangers_step")
    assert siege.may() == {"stay", "step:F1", "step:F3"}


def test_takes_a_village() -> None:
    siege = Siege("IV").unit("civilians1", "F4").unit("hunt", "F4").folk("villagers1", "H5").unit("riot", "TC")
    siege.bag(4).rolls((6, 6))
    in_zeds_phase(siege, "takes_a_village")
    assert siege.may() == {"unit:civilians1", "unit:villagers1"}
    siege.does("unit:civilians1")
    ill = siege.piece("civilians1")
    assert (ill.place, ill.side, ill.marks) == ("B1", REDUCED, (EKG,))
    assert siege.told("fight")[0]["unit"] == "hunt"


def test_takes_a_village_of_villagers() -> None:
    siege = Siege("IV").folk("villagers1", "H5").bag(4)
    in_zeds_phase(siege, "takes_a_village")
    assert (siege.piece("villagers1").place, siege.piece("villagers1").side) == ("B1", REDUCED)
    assert siege.zeds_at("H5") == [(4, 0)]
    assert siege.told("infection") == []


@pytest.mark.parametrize("card", ["sewer_zeds", "from_below"])
def test_sewer_zeds_and_from_below(card: str) -> None:
    siege = Siege("V").zed("T7", "zed1").zed("T6", "zed2").zed("T5", "zed3").zed("T4", "zed4").zed("T3", "zed5")
    ends(siege.zed("T2", "zed6").rolls((3,), (4,)), card)
    where = {name: zed.place for name, zed in siege.table.zeds.items()}
    assert where == {"zed1": "S4", "zed2": "H3", "zed3": "T5", "zed4": "M4", "zed5": "F3", "zed6": "T2"}
    assert set(siege.table.chaos) == {"S4", "H3", "M4", "F3"}


def test_sewer_zeds_stay_where_there_is_no_room_and_fight_whom_they_meet() -> None:
    siege = Siege("V").zed("T7", "zed7").zed("T4", "zed8").zed("S4", "zed1").zed("S4", "zed2").unit("furies", "M4")
    ends(siege.rolls((6, 6)), "sewer_zeds")
    assert siege.piece("zed7").place == "T7"
    assert siege.told("fight")[0]["place"] == "M4"


def test_sewer_zeds_get_lost_in_catacombs() -> None:
    siege = ends(Siege("V").zed("T5", 5).rolls((6,), (2,)), "sewer_zeds")
    assert siege.last("got-lost")["place"] == "T2"
    assert siege.zeds_at("T2") == [(5, 0)]


def test_doctor_in_town() -> None:
    siege = Siege("IV").zed("F3", 5, hits=2).picks("bag", "giant")
    in_zeds_phase(siege, "doctor_in_town")
    assert siege.told("zed-placed")[0] == {"zed": "giant", "place": "T4"}
    assert siege.zeds_at("F3") == [(5, 0)]


def test_doctor_in_town_has_one_monster_at_a_time() -> None:
    siege = Siege("IV").zed("F3", "giant").bag(4)
    in_zeds_phase(siege, "doctor_in_town")
    assert siege.told("zed-placed")[0]["zed"] in ("zed4", "zed5", "zed6", "zed7", "zed8", "zed9")


# -- act 3 -----------------------------------------------------------------------------------------------------------


def test_materials() -> None:
    siege = Siege("IV").unit("hunt", "H3").research("jerky").event("materials").begin("action_phase_ends")
    assert siege.told("research")[0]["card"] == "jerky"
    siege = Siege("IV").unit("hunt", "H2").unit("riot", "H4").event("materials").begin("action_phase_ends")
    assert siege.told("research") == []


def test_bucket_line() -> None:
    siege = Siege("IV").chaos("F4").chaos("H5", 2).chaos("F3").event("bucket_line").begin("action_phase_ends")
    assert siege.may() == {"place:F4", "place:H5", "go-on"}
    siege.does("place:H5", "place:F4", "go-on")
    assert [(told["place"], told["markers"]) for told in siege.told("order")] == [("H5", 1), ("F4", 0)]
    assert [told["by"] for told in siege.told("infection")][:2] == [1, 1]


def test_limping() -> None:
    siege = Siege("IV").unit("civilians7", "F4").fate("bad_stock").rolls((4, 3))
    in_zeds_phase(siege, "limping")
    assert siege.told("rolled")[0]["why"] == "sneak-attack"
    assert siege.told("hit")[0]["piece"] == "civilians7"


def test_elwood() -> None:
    siege = Siege("IV").unit("hunt", "TC").store(infection=5)
    in_zeds_phase(siege, "elwood").does("end")
    assert siege.table.elwood
    assert -1 in [told["by"] for told in siege.told("infection")]


@pytest.mark.rule("DZ-RUL-8")
def test_do_not_feed() -> None:
    siege = Siege("IV").zed("F5", "zed4", side=REDUCED).zed("H5", "giant", hits=2).zed("M3", "zed5", hits=1)
    siege.zed("S4", "zed6", hits=2).unit("hunt", "S5").unit("furies", "S3")
    in_zeds_phase(siege, "do_not_feed")
    mended = {told["piece"]: (told["side"], told["hits"]) for told in siege.told("mended")}
    assert mended == {"zed4": (FULL, 2)}


def test_mystery_doc() -> None:
    siege = Siege("IV").holds("bulldozer", "adrenaline").store(infection=2).rolls((4,))
    in_zeds_phase(siege, "mystery_doc").does("card:adrenaline")
    assert siege.table.hand == ["bulldozer"]
    assert siege.told("infection")[0]["by"] == 4
    assert {told["place"] for told in siege.told("zed-placed")[:5]} == {"F7", "M7", "H7", "S7", "T8"}


# -- act 4 -----------------------------------------------------------------------------------------------------------


def test_super_frenzy() -> None:
    siege = Siege("IV").zed("F4", "giant").zed("H4", 5).unit("furies", "F3").rolls((6, 6))
    ends(siege, "super_frenzy")
    assert ["event:super_frenzy", -2] in siege.last("fight")["shifts"]
    assert siege.zeds_at("H4") == [(5, 0)]


@pytest.mark.parametrize(("die", "hits"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_drone(die: int, hits: int) -> None:
    siege = Siege("IV").zed("F3", "giant").zed("F3", "ironhide").zed("T4", 4).zed("M7", 5).rolls((die,))
    in_zeds_phase(siege, "drone").does("hits:" + "+".join(["giant"] * hits))
    assert siege.piece("giant").hits + 3 * siege.piece("giant").side == hits


@pytest.mark.parametrize("card", ["ward_filth", "doc_trouble"])
def test_ward_filth_and_doc_trouble(card: str) -> None:
    siege = Siege("V").unit("hunt", "B1", marks=(EKG,), side=REDUCED).unit("seaver", "O1").unit("agee", "LAB")
    in_zeds_phase(siege.folk("villagers1", "B2", side=REDUCED).change(elwood=True), card).does("go-on")
    assert siege.told("infection")[0]["by"] == 3
    assert not siege.table.elwood


@pytest.mark.rule("DZ-HOSP-3")
def test_patients_may_leave_before_the_ward_makes_them_ill() -> None:
    siege = Siege("V").unit("hunt", "B1", side=REDUCED)
    in_zeds_phase(siege, "ward_filth").does("discharge:hunt")
    assert siege.told("infection") == []
    assert siege.piece("hunt").place == "TC"


# -- Finales ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-END-1", "DZ-RUL-9")
@pytest.mark.parametrize("card", ["finale_b1", "finale_g", "finale_y", "finale_o", "finale_r"])
def test_finales_are_won_when_the_zeds_phase_begins(card: str) -> None:
    siege = Siege("V").zed("F0", 5).unit("hunt", "TC")
    in_zeds_phase(siege, card)
    assert siege.result is not None
    assert siege.result["winners"] == ["red"]
    assert siege.told("activated") == []


def test_patients_who_were_kept_are_asked_about_once_more_before_the_ward_makes_them_ill() -> None:
    siege = in_zeds_phase(Siege("V").unit("hunt", "B1", side=REDUCED).change(kept=["hunt"]), "ward_filth")
    assert siege.asked() == "discharge"
