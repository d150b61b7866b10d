"""Fate draws, and the blue Fate cards by their names."""

import pytest

from lamplit.games.zeds.state import REDUCED

from .siege import Siege


def drawn(siege: Siege, *cards: str) -> Siege:
    """The event "spread" asks for a Fate draw: these cards lie on top."""
    return siege.fate(*cards).next_events("spread").turn()


@pytest.mark.rule("DZ-FATE-1")
def test_the_track_with_most_zeds_is_fated() -> None:
    siege = Siege().zed("F5", 4).zed("M5", 4).zed("M4", 4).zed("M3", 4).zed("S5", 4).zed("S4", 4)
    assert drawn(siege, "lake_zeds").last("fated-track") == {"track": "M"}


@pytest.mark.rule("DZ-FATE-2")
def test_among_equals_the_players_choose() -> None:
    siege = drawn(Siege().zed("F5", 4).zed("M5", 4), "civ_leader")
    assert (siege.asked(), siege.may()) == ("fated-track", {"track:H", "track:S"})


@pytest.mark.rule("DZ-FATE-3")
def test_where_there_is_no_tunnel_the_players_choose_another_track() -> None:
    siege = drawn(Siege("IV").change(settings=Siege("III").table.settings), "cave_in")
    assert siege.may() == {"track:F", "track:M", "track:H", "track:S"}


@pytest.mark.rule("DZ-FATE-4", "DZ-FATE-5")
def test_what_asked_for_the_draw_comes_first() -> None:
    siege = drawn(Siege().zed("F5", 4).zed("H5", 5), "bad_stock")
    assert siege.story("fate", "zed-placed", "ammo")[:3] == ["fate", "zed-placed", "ammo"]
    assert siege.table.ammo == 3
    assert siege.table.fate_discard == ["bad_stock"]


@pytest.mark.rule("DZ-FATE-6", "DZ-INFO-2")
def test_a_card_to_hold_goes_to_the_common_hand_and_waits_for_its_time() -> None:
    siege = drawn(Siege(players=3).unit("schmidt", "TC").zed("H5", 4).zed("F5", 4), "adrenaline")
    for seat in ("red", "blue", "green"):
        assert siege.match.view(seat)["piles"]["hand"] == ["adrenaline"]
        assert "card:adrenaline" in siege.may(who=seat)
    siege.does("card:adrenaline", who="green")
    assert siege.table.hand == []
    assert siege.table.fate_discard == ["adrenaline"]
    assert siege.refuses("card:adrenaline") == "DZ-FATE-6"


@pytest.mark.rule("DZ-FATE-7")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    siege = Siege().zed("H5", 4).next_events("spread")
    table = siege.table
    table.fate_discard, table.fate_deck = table.fate_deck, []
    cards = len(table.fate_discard)
    siege.turn()
    while siege.asked() == "fated-track":
        siege.does(sorted(siege.may())[0])
    assert len(siege.table.fate_deck) == cards - 1


@pytest.mark.rule("DZ-INFO-1", "DZ-INFO-3")
def test_decks_and_bag_are_only_counted() -> None:
    siege = Siege().unit("schmidt", "TC").begin()
    view = siege.match.view("red")
    assert view["piles"]["event-deck"] == len(siege.table.event_deck)
    assert view["piles"]["fate-deck"] == len(siege.table.fate_deck)
    assert "event-box" not in view["piles"]
    assert view["bag"] == 34


# -- blue cards ------------------------------------------------------------------------------------------------------


def test_bulldozer() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", 4).holds("bulldozer").rolls((4, 3)).begin()
    siege.does("move:civilians7:F2")
    assert siege.may() == {"card:bulldozer", "go-on"}
    siege.does("card:bulldozer")
    assert siege.last("fight")["shifts"] == [["fate:bulldozer", 2]]
    assert siege.table.fate_discard == ["bulldozer"]


def test_bulldozer_is_for_attackers() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", 4).holds("bulldozer").rolls((4, 3)).activate("F")
    assert siege.last("fight")["shifts"] == []
    assert siege.table.hand == ["bulldozer"]


def test_lake_zeds() -> None:
    siege = drawn(Siege().zed("H5", 4).bag(5, 6), "lake_zeds")
    assert siege.zeds_at("M2") == [(6, 0)]


def test_civ_leader() -> None:
    siege = Siege().unit("civilians7", "F1").unit("hunt", "TC").zed("F2", 4).holds("civ_leader").actions(1).begin()
    assert siege.may("card:") == {"card:civ_leader:civilians7"}
    siege.does("card:civ_leader:civilians7")
    zed = siege.names_at("F2")[0]
    assert siege.odds(f"fire:civilians7:{zed}")["shifts"] == [["mark:civilian_leader", 1]]
    assert siege.odds("move:civilians7:F2")["shifts"] == [["mark:civilian_leader", 1]]


def test_civ_leader_before_a_fight() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", 4).holds("civ_leader").rolls((4, 3)).activate("F")
    siege.does("card:civ_leader:civilians7")
    assert siege.last("fight")["shifts"] == [["mark:civilian_leader", 1]]


def test_organizer() -> None:
    siege = Siege().unit("hunt", "TC").holds("organizer").begin()
    assert "card:organizer:furies" in siege.may()
    siege.does("card:organizer:salvation")
    assert siege.piece("salvation").place == "TC"


def test_vermin() -> None:
    siege = drawn(Siege("I").zed("S4", 4).zed("S5", 4).zed("S6", 5).zed("H7", 4), "vermin")
    assert ("vermin", "S7") in [(told["zed"], told["place"]) for told in siege.told("zed-placed")]
    assert siege.table.fate_discard == ["vermin"]


def test_vermin_come_once() -> None:
    siege = drawn(Siege("I").zed("S5", "vermin").zed("H7", 4), "vermin")
    assert [told for told in siege.told("zed-placed") if told["zed"] == "vermin"] == []


def test_graveyard() -> None:
    siege = Siege().unit("furies", "F4").zed("M5", 4).zed("H5", 4).bag(3, 5, 4).rolls((6, 6))
    drawn(siege, "graveyard")
    told = siege.told("fight")[0]
    assert (told["place"], len(told["zeds"]), told["zeds_attack"]) == ("F4", 2, True)


def test_iron_will() -> None:
    siege = Siege().unit("civilians7", "F1").zed("F2", 9).holds("iron_will").rolls((1, 1)).activate("F")
    assert siege.may() == {"card:iron_will", "go-on"}
    siege.does("card:iron_will")
    assert siege.piece("civilians7").hits == 0
    assert siege.zeds_at("F2") == [(9, 1)]


def test_bad_stock() -> None:
    siege = drawn(Siege("I").store(ammo=0, supplies=1).zed("H5", 4), "bad_stock")
    assert (siege.table.ammo, siege.table.supplies) == (0, 0)


def test_adrenaline_is_not_offered_outside_the_action_phase() -> None:
    siege = Siege().unit("furies", "F1").zed("F2", 4, side=REDUCED).holds("adrenaline").rolls((4, 3)).activate("F")
    assert siege.told("fate-played") == []


def test_bad_stock_takes_two_supplies_and_one_ammo() -> None:
    siege = drawn(Siege("I").store(ammo=3, supplies=5).zed("H5", 4), "bad_stock")
    assert (siege.table.ammo, siege.table.supplies) == (2, 3)


def test_adrenaline_gives_two_event_actions() -> None:
    siege = Siege().unit("hunt", "TC").holds("adrenaline").actions(1).begin().does("card:adrenaline")
    assert siege.table.event_actions == 3
