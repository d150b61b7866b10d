"""The units that join from level III, ability by ability."""

import pytest

from lamplit.games.zeds.combat.arrivals import enter_play
from lamplit.games.zeds.data.units import HEROIC
from lamplit.games.zeds.occasions import EATEN, total
from lamplit.games.zeds.odds.columns import ignored_on
from lamplit.games.zeds.state import EKG, REDUCED
from lamplit.games.zeds.town.hospital import open_beds

from .siege import Siege


def third() -> Siege:
    """A table of level III with some supplies, and actions to spare."""
    return Siege("III").store(supplies=5, infection=4).actions(3)


def shifts(siege: Siege) -> list[list[object]]:
    """The shifts of the last fight."""
    return siege.last("fight")["shifts"]


@pytest.mark.parametrize(("die", "strikes"), [(1, False), (3, True), (6, True)])
def test_assassin(die: int, strikes: bool) -> None:
    siege = third().unit("darling", "F1").zed("F2", 4).rolls((die,), (6, 6)).begin().does("move:darling:F2")
    assert (["assassin", 2] in shifts(siege)) == strikes
    assert siege.table.infection == (4 if strikes else 5)


def test_assassin_takes_no_hits() -> None:
    siege = third().unit("darling", "F1").zed("F2", 9).rolls((3,), (1, 1)).begin().does("move:darling:F2")
    assert siege.last("result")["human_hits"] == 0
    assert siege.piece("darling").hits_left == 2


@pytest.mark.parametrize(("answer", "fights"), [("retreat", 0), ("fight", 1)])
def test_assassin_may_step_back(answer: str, fights: int) -> None:
    siege = third().unit("darling", "F2").zed("F3", 4).rolls((2,), (6, 6)).begin().does("move:darling:F3", answer)
    assert len(siege.told("fight")) == fights
    assert siege.piece("darling").place == ("F3" if fights else "F2")


def test_zen() -> None:
    siege = third().unit("darling", "F1").zed("F2", 4).holds("bulldozer").rolls((1,), (6, 6)).begin()
    siege.does("move:darling:F2", "card:bulldozer")
    assert siege.table.free == ["darling"]


def test_zen_before_the_action_phase() -> None:
    siege = third().unit("darling", "F1").change(used=["zen", "zen:owed"]).begin("action_phase")
    assert siege.table.free == ["darling"]
    assert siege.table.used == ["zen"]


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 2)])
def test_hardened(die: int, left: int) -> None:
    siege = third().unit("wright", "TC").begin()

    assert (die in ignored_on(siege.table, siege.piece("wright"))) == (left == 2)


def test_physician() -> None:
    siege = third().unit("seaver", "O1").unit("hunt", "B1", side=REDUCED, marks=(EKG,)).begin()
    siege.does("ability:physician:seaver:hunt")
    assert siege.piece("hunt").marks == ()
    assert siege.table.supplies == 5
    away = third().unit("seaver", "TC").unit("hunt", "B1", side=REDUCED, marks=(EKG,)).begin()
    assert away.refuses("ability:physician:seaver:hunt") == "DZ-SCI-3"


def test_first_aid() -> None:
    siege = third().unit("seaver", "F1", side=REDUCED).unit("hunt", "F2", side=REDUCED).begin()
    assert siege.may("ability:first_aid") == {"ability:first_aid:seaver:seaver", "ability:first_aid:seaver:hunt"}
    siege.does("ability:first_aid:seaver:hunt")
    assert siege.piece("hunt").side == 0
    assert siege.table.supplies == 4


@pytest.mark.parametrize(("place", "beds"), [("O1", 4), ("TC", 3), ("LAB", 3)])
def test_admin(place: str, beds: int) -> None:
    assert len(open_beds(third().unit("seaver", place).begin().table)) == beds


@pytest.mark.rule("DZ-SCI-3")
@pytest.mark.parametrize(("place", "infection"), [("O2", 2), ("TC", 3)])
def test_ward(place: str, infection: int) -> None:
    siege = third().unit("agee", place).unit("hunt", "B1", side=REDUCED).begin().does("heal:hunt")
    assert siege.table.infection == infection


def test_lab() -> None:
    siege = third().unit("agee", "LAB").research("helper").rolls((2,)).begin().does("research:agee")
    assert siege.table.research_done[-1] == "helper"


@pytest.mark.parametrize(("components", "by"), [([], 1), (["gas"], -2)])
def test_mother_of_science(components: list[str], by: int) -> None:
    siege = third().unit("agee", "TC").unit("hunt", "F4").chaos("F4").change(components=components)
    assert siege.begin("housekeeping").told("infection")[0]["by"] == by


def test_overdrive() -> None:
    siege = third().actions(1).unit("agee", "TC").begin().does("ability:overdrive:agee")
    assert (siege.table.infection, siege.table.event_actions) == (7, 2)
    assert siege.refuses("ability:overdrive:agee") == "DZ-ACT-3"


def test_team() -> None:
    siege = third().unit("wright", "F1").zed("F2", 4).begin()
    name = siege.names_at("F2")[0]
    assert ["team", 1] in siege.odds("move:wright:F2")["shifts"]
    assert ["team", 1] in siege.odds(f"fire:wright:{name}")["shifts"]


def test_classified() -> None:
    siege = third().unit("wright", "TC").next_events("night_m").begin().does("ability:classified:wright")
    assert siege.last("foreseen")["card"] == "night_m"
    assert siege.match.view("red")["piles"]["event-foreseen"] == ["night_m"]
    assert siege.refuses("ability:classified:wright") == "DZ-ACT-3"


@pytest.mark.parametrize(("place", "saved"), [("O1", True), ("TC", False)])
def test_office(place: str, saved: bool) -> None:
    siege = third().unit("wright", place).unit("civilians1", "F1", side=REDUCED, hits=1).zed("F2", 9)
    siege.rolls((1, 1), (3,)).activate("F").does("roll")
    assert ("civilians1" in siege.table.units) == saved


def test_newsroom() -> None:
    table = Siege("III").table

    with pytest.raises(StopIteration):
        enter_play(table, "clarion").send(None)
    assert len([name for name in table.units if name in HEROIC]) >= 2


@pytest.mark.rule("DZ-END-4")
@pytest.mark.parametrize(("dice", "lost"), [((6, 6), False), ((1, 1), True)])
def test_last_stand(dice: tuple[int, int], lost: bool) -> None:
    siege = third().unit("clarion", "F3").unit("hunt", "TC").zed("F0", 9).rolls(dice, (6,), (6,), (6,), (6,))
    siege.activate("F").does(*(["keep"] if lost else []))
    assert ["terrain:town_center", 2] in shifts(siege)
    assert (siege.result is not None) == lost
    if not lost:
        assert len(siege.zeds_at("F0")) == 1


@pytest.mark.rule("DZ-END-4")
def test_nobody_stands_in_an_empty_town_center() -> None:
    assert third().unit("clarion", "F3").zed("F0", 9).activate("F").result is not None


def test_thrift() -> None:

    table = third().unit("clarion", "TC").begin().table
    assert [total(table, EATEN, needed) for needed in (1, 2)] == [0, -1]


def test_broadcast() -> None:
    siege = third().unit("wzed", "TC").unit("civilians1", "F2").unit("hunt", "F3").begin()
    assert siege.may("ability:broadcast") == {"ability:broadcast:wzed:civilians1"}
    assert siege.does("ability:broadcast:wzed:civilians1").table.free == ["civilians1"]


@pytest.mark.parametrize(("place", "dice"), [("F0", 3), ("F1", 2)])
def test_warning(place: str, dice: int) -> None:
    siege = third().unit("wzed", "TC").unit("furies", place).zed("F1" if place == "F0" else "F2", 4)
    siege.rolls((6,) * dice).activate("F")
    assert len(siege.told("rolled")[0]["dice"]) == dice


def test_assassin_steps_back_where_she_came_from() -> None:
    siege = third().unit("darling", "F4").unit("hunt", "F3").zed("F2", 4).rolls((2,)).begin()
    siege.does("move:darling:F2", "retreat")
    assert siege.piece("darling").place == "F3"
    siege = third().unit("darling", "F5").unit("hunt", "F4").unit("riot", "F4").zed("F3", 4).rolls((2,)).begin()
    siege.does("move:darling:F3", "retreat")
    assert siege.piece("darling").place == "F5"


@pytest.mark.rule("DZ-RUL-16")
def test_assassin_who_is_attacked_steps_back_alone() -> None:
    siege = third().unit("darling", "F3").unit("riot", "F3").zed("F4", 4).rolls((2,), (6, 6)).activate("F")
    siege.does("unit:darling", "retreat")
    assert siege.piece("darling").place == "F2"
    assert [told["unit"] for told in siege.told("fight")] == ["riot"]
    assert siege.piece("riot").place == "F3"
    assert "F3" not in siege.table.chaos


def test_last_stand_without_a_way_out() -> None:
    siege = Siege("V").unit("clarion", "F3").unit("hunt", "TC").zed("F0", "giant").event("no_way_out")
    siege.rolls((6, 6), (1, 1), (6,), (6,), (6,), (6,)).activate("F")
    assert [told["zed_hits"] for told in siege.told("result")] == [3]
    assert siege.does("keep").result is not None
    assert len(siege.told("fight")) == 2


def test_in_a_last_stand_without_a_way_out_nobody_dodges_the_second_attack() -> None:
    siege = Siege("V").unit("clarion", "F3").unit("darling", "TC").zed("F0", "giant").event("no_way_out")
    siege.rolls((4,), (1, 1), (1, 1)).activate("F")
    assert [told["dice"] for told in siege.told("rolled") if told["why"] == "assassin"] == [[4]]
    assert [told["shifts"][0][0] for told in siege.told("fight")] == ["assassin", "terrain:town_center"]


def test_zen_works_once_a_turn() -> None:
    siege = third().unit("darling", "TC").holds("adrenaline", "pyre").begin().does("card:adrenaline", "card:pyre")
    assert siege.table.free == ["darling"]


def test_assassin_who_fights_plainly_is_not_clean_by_a_card() -> None:
    siege = third().unit("darling", "F1").zed("F2", 4).holds("bulldozer").rolls((1,), (6, 6)).begin()
    siege.does("move:darling:F2", "card:bulldozer")
    assert siege.table.infection == 5


def test_broadcast_does_not_reach_the_tunnel() -> None:
    siege = Siege("IV").unit("wzed", "TC").unit("civilians1", "T1").unit("civilians2", "F2").begin()
    assert siege.may("ability:broadcast") == {"ability:broadcast:wzed:civilians2"}


def test_lab_helps_nobody_else() -> None:
    siege = third().unit("wright", "LAB").unit("agee", "TC").research("helper").rolls((2,)).begin()
    assert siege.does("research:wright").told("research") == []
