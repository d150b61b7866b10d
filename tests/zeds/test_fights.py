"""Hand-to-hand: column, dice, hits, saving rolls, and who goes where."""

import pytest

from lamplit.games.zeds.data.tables import HAND_TO_HAND
from lamplit.games.zeds.odds.columns import column_of, read_fight
from lamplit.games.zeds.state import FULL, REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-HTH-2")
def test_one_unit_defends_against_the_whole_mob() -> None:
    siege = Siege().unit("hernandez", "F3").unit("furies", "F3").zed("F4", 3).zed("F4", 4).rolls((6, 6)).activate("F")
    assert siege.asked() == "defender"
    siege.does("unit:furies")
    told = siege.last("fight")
    assert (told["unit"], told["first"]) == ("furies", column_of(6, 7))


@pytest.mark.rule("DZ-HTH-3")
@pytest.mark.parametrize(
    ("human", "zeds", "column"),
    [(3, 9, 0), (3, 6, 1), (3, 4, 2), (3, 3, 3), (3, 2, 4), (6, 3, 5), (6, 2, 6), (1, 2, 1)],
)
def test_the_first_column_follows_from_the_strengths(human: int, zeds: int, column: int) -> None:
    assert column_of(human, zeds) == column


@pytest.mark.rule("DZ-HTH-4")
def test_shifts_are_added_and_end_with_the_table() -> None:
    siege = Siege().unit("schmidt", "F1").zed("F2", 3).holds("bulldozer").rolls((6, 6)).begin()
    siege.does("move:schmidt:F2", "card:bulldozer")
    told = siege.last("fight")
    assert told["shifts"] == [["fate:bulldozer", 2], ["scout", 1]]
    assert (told["first"], told["column"]) == (4, 6)


@pytest.mark.rule("DZ-HTH-5", "DZ-MAP-3")
def test_terrain_helps_those_who_defend_by_its_best_value_only() -> None:
    siege = Siege("II").unit("civilians7", "F4").zed("F5", 4).change(barricades=["F4"]).rolls((6, 6)).activate("F")
    assert siege.last("fight")["shifts"] == [["terrain:barricade", 2]]
    siege = Siege().unit("furies", "F5").zed("F4", 4).rolls((6, 6)).begin()
    siege.does("move:furies:F4")
    assert siege.last("fight")["shifts"] == []


@pytest.mark.rule("DZ-MAP-3")
@pytest.mark.parametrize(("place", "shifts"), [("F0", [2]), ("F4", [1]), ("M2", [1]), ("F2", [])])
def test_each_kind_of_space_has_its_shift(place: str, shifts: list[int]) -> None:
    behind = f"{place[0]}{int(place[1]) + 1}"
    siege = Siege().unit("civilians7", place).zed(behind, 4).rolls((6, 6)).activate(place[0])
    assert [shift for _, shift in siege.last("fight")["shifts"]] == shifts


@pytest.mark.rule("DZ-HTH-6")
def test_the_human_side_wins_on_the_diagonal_and_beyond() -> None:
    assert read_fight(3, 7).human_wins
    assert not read_fight(3, 6).human_wins
    for row, dice in enumerate((2, 3, 5, 7, 8, 10, 12)):
        for column in range(7):
            outcome = read_fight(column, dice)
            assert outcome.human_wins == (row + column >= 6)
            assert (outcome.zed_hits, outcome.human_hits) == HAND_TO_HAND[row][column]


@pytest.mark.rule("DZ-HTH-8")
def test_hits_on_a_mob_are_spread_as_the_players_like() -> None:
    siege = Siege().unit("furies", "F0").zed("F1", 3).zed("F1", 2).rolls((5, 5)).begin()
    siege.does("move:furies:F1")
    one, other = siege.names_at("F1")
    assert siege.asked() == "spread-hits"
    assert f"hits:{one}+{other}+{other}" in siege.may() or f"hits:{other}+{other}+{one}" in siege.may()
    assert len(siege.may()) == 4
    siege.does(f"hits:{one}+{one}+{one}")
    assert siege.table.zeds[one].side == REDUCED
    assert (siege.table.zeds[other].side, siege.table.zeds[other].hits) == (FULL, 0)


@pytest.mark.rule("DZ-HTH-8")
def test_an_infector_is_hit_last() -> None:
    siege = Siege("I").unit("furies", "F0").zed("F1", 2, side=REDUCED, hits=2).zed("F1", "vermin").rolls((5, 5), (5,))
    siege.begin().does("move:furies:F1")
    assert siege.table.zeds == {}
    assert siege.table.gone == ["vermin"]


@pytest.mark.rule("DZ-HTH-9")
def test_only_the_one_who_fights_is_hurt() -> None:
    siege = Siege().unit("hernandez", "F2").unit("civilians7", "F2").zed("F3", 9).rolls((1, 1), (4,)).activate("F")
    siege.does("unit:hernandez")
    assert siege.piece("hernandez").place == "TC"
    assert (siege.piece("civilians7").place, siege.piece("civilians7").hits) == ("F1", 0)


@pytest.mark.rule("DZ-HTH-10")
def test_who_wins_holds_the_space() -> None:
    siege = Siege().unit("furies", "F0").zed("F1", 2, side=REDUCED, hits=2).rolls((6, 6)).begin()
    siege.does("move:furies:F1")
    assert siege.piece("furies").place == "F1"
    assert siege.table.zeds == {}


@pytest.mark.rule("DZ-HTH-11")
def test_where_all_die_the_space_stays_empty() -> None:
    siege = Siege().unit("hernandez", "F3", side=REDUCED).zed("F4", 2, side=REDUCED, hits=2).rolls((3, 4), (1,))
    siege.activate("F")
    assert siege.table.zeds_at("F3") == []
    assert siege.table.units_at("F3") == []


@pytest.mark.rule("DZ-HIT-1", "DZ-HIT-2")
def test_each_side_of_a_counter_takes_its_hits() -> None:
    siege = Siege().unit("hunt", "TC").unit("civilians1", "TC").zed("F7", 4).begin()
    assert [siege.piece(name).hits_left for name in ("hunt", "civilians1", siege.names_at("F7")[0])] == [2, 4, 6]
    siege = Siege().unit("hunt", "F3").zed("F4", 4, hits=2).rolls((4, 3)).begin()
    zed = siege.names_at("F4")[0]
    siege.does(f"fire:hunt:{zed}")
    assert (siege.table.zeds[zed].side, siege.table.zeds[zed].hits) == (REDUCED, 1)


@pytest.mark.rule("DZ-HIT-3", "DZ-SAVE-1", "DZ-SAVE-2")
@pytest.mark.parametrize(("die", "place"), [(3, None), (4, "TC")])
@pytest.mark.parametrize(("name", "side"), [("hernandez", FULL), ("civilians3", REDUCED)])
def test_the_last_hit_calls_for_a_saving_roll(name: str, side: int, die: int, place: str | None) -> None:
    siege = Siege().unit(name, "F2", side=REDUCED).zed("F3", 9).rolls((1, 1), (die,)).activate("F")
    if place is None:
        assert siege.table.cemetery == [name]
        assert name not in siege.table.units
    else:
        assert (siege.piece(name).place, siege.piece(name).side, siege.piece(name).hits) == ("TC", side, 0)


@pytest.mark.rule("DZ-RET-1")
def test_an_attacker_that_loses_goes_back_where_it_came_from() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", 4).rolls((3, 2)).begin()
    siege.does("move:civilians7:F2")
    assert siege.piece("civilians7").place == "F1"


@pytest.mark.rule("DZ-RET-1")
def test_an_attacker_goes_farther_back_along_its_path_where_there_is_no_room() -> None:
    siege = Siege().unit("civilians7", "F0").unit("hunt", "F1").unit("piazza", "F1").zed("F2", 4).rolls((3, 2)).begin()
    siege.does("move:civilians7:F2")
    assert siege.piece("civilians7").place == "F0"


@pytest.mark.rule("DZ-RET-2")
def test_defenders_fall_back_together_and_the_players_choose_who_stops_first() -> None:
    siege = Siege().unit("civilians7", "F2").unit("civilians1", "F2").unit("hunt", "F1").zed("F3", 9).rolls((3, 2))
    siege.activate("F").does("unit:civilians7")
    assert siege.asked() == "who-stops"
    siege.does("unit:civilians1")
    assert (siege.piece("civilians1").place, siege.piece("civilians7").place) == ("F1", "F0")
    assert siege.zeds_at("F2") == [(9, 0)]


@pytest.mark.rule("DZ-RET-3")
def test_beaten_zeds_go_back_the_strongest_least() -> None:
    siege = Siege().unit("furies", "F1").zed("F2", 5).zed("F2", 3).zed("F3", 4).rolls((6, 6)).begin()
    siege.does("move:furies:F2")
    strong, weak = siege.names_at("F2")
    siege.does(f"hits:{strong}+{weak}")
    assert siege.table.zeds[strong].place == "F3"
    assert siege.table.zeds[weak].place == "F4"


@pytest.mark.rule("DZ-RET-5")
def test_a_retreat_into_enemies_is_an_attack() -> None:
    siege = Siege().unit("civilians7", "F4").zed("F5", 9).zed("F3", 2).change(no_entry=["F2"])
    siege.rolls((3, 2), (6, 6)).activate("F")
    first, second = siege.told("fight")
    assert (first["zeds_attack"], second["zeds_attack"]) == (True, False)
    assert second["shifts"] == []


@pytest.mark.rule("DZ-RET-1", "DZ-RET-5")
def test_who_has_fallen_back_a_long_way_into_enemies_goes_back_as_far_as_there_is_room() -> None:
    siege = Siege().unit("civilians7", "F4").unit("hunt", "F3").unit("piazza", "F3").zed("F5", 5).zed("F2", 4)
    siege.event("rule_seven").change(no_entry=["F1"]).rolls((3, 2), (6, 6)).activate("F").does("retreat")
    assert [told["place"] for told in siege.told("retreated")] == ["F3", "F2", "F4"]
    assert [told["place"] for told in siege.told("fight")] == ["F2", "F4"]


@pytest.mark.rule("DZ-RET-8")
def test_from_a_town_space_the_defender_falls_back_to_town_center() -> None:
    siege = Siege().unit("civilians7", "S0").zed("S1", 9).rolls((2, 2)).activate("S")
    assert siege.piece("civilians7").place == "TC"
    assert siege.zeds_at("S0") == [(9, 0)]


@pytest.mark.rule("DZ-RUL-14")
def test_an_attacker_that_loses_goes_back_even_if_it_has_killed_all() -> None:
    siege = Siege().unit("civilians1", "F2").zed("F3", "zed13", side=REDUCED, hits=2).rolls((4, 3)).begin()
    siege.does("move:civilians1:F3")
    assert siege.last("result") == {"human_wins": False, "zed_hits": 1, "human_hits": 2}
    assert siege.told("zed-killed")
    assert siege.piece("civilians1").place == "F2"


@pytest.mark.rule("DZ-RUL-14")
def test_a_defender_that_loses_falls_back_even_if_it_has_killed_all() -> None:
    siege = Siege().unit("civilians1", "F2").zed("F3", "zed13", side=REDUCED, hits=2).rolls((4, 3)).activate("F")
    assert siege.last("result") == {"human_wins": False, "zed_hits": 1, "human_hits": 2}
    assert siege.told("zed-killed")
    assert siege.piece("civilians1").place == "F1"


@pytest.mark.rule("DZ-RUL-14")
def test_zeds_that_have_died_of_a_fight_they_won_hold_nothing() -> None:
    siege = Siege("II").unit("civilians1", "F3").zed("F4", "zed13", side=REDUCED, hits=2).rolls((1, 4)).activate("F")
    assert siege.last("result") == {"human_wins": False, "zed_hits": 1, "human_hits": 2}
    assert (siege.told("zed-killed"), siege.table.chaos) == ([{"zed": "zed13", "place": "F3"}], {})
    assert siege.piece("civilians1").place == "F2"
