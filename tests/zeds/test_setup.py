"""How the town stands before the first event."""

import pytest

from lamplit import BadOption
from lamplit.engine import start
from lamplit.engine.settings import settle
from lamplit.engine.state.chance import from_seed
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data import board
from lamplit.games.zeds.data.events import EVENTS
from lamplit.games.zeds.data.fate import FATE
from lamplit.games.zeds.data.levels import LENGTHS, LEVELS
from lamplit.games.zeds.data.units import CIVILIANS, UNITS
from lamplit.games.zeds.setup import build_decks, lay_table
from lamplit.games.zeds.state import DEFIANT, FULL, Table

from .siege import Siege


def laid(level: str = "basic", length: str = "normal") -> Table:
    """A table with its decks built."""
    table = lay_table(settle(GAME.settings, {"level": level, "length": length}), from_seed("decks"))
    build_decks(table)
    return table


def first_turn(level: str = "basic") -> Table:
    """A table when everything has been set up."""
    match = start(GAME, "set-up", {"level": level, "heroes": "random"})
    table = match.checkpoint_before(1)
    assert isinstance(table, Table)
    return table


@pytest.mark.rule("DZ-MAP-1")
def test_tracks_run_from_start_to_town_center_and_nowhere_else() -> None:
    for track in board.SURFACE:
        assert board.ALONG[track] == tuple(f"{track}{number}" for number in range(7, -1, -1))
        assert board.INWARD[f"{track}0"] == "TC"
    assert "F0" in board.LINKS["F1"]
    assert "F0" in board.LINKS["TC"]
    assert "M1" not in board.LINKS["F1"]


@pytest.mark.rule("DZ-MAP-2")
def test_there_are_five_villages() -> None:
    assert set(board.VILLAGES) == {"F4", "M5", "H5", "S5", "S3"}


@pytest.mark.rule("DZ-SETUP-1")
@pytest.mark.parametrize(("level", "zeds"), [("basic", 4), ("IV", 5)])
def test_each_track_starts_with_one_zed(level: str, zeds: int) -> None:
    table = first_turn(level)
    assert {zed.place for zed in table.zeds.values()} == {board.START[track] for track in table.settings.tracks}
    assert len(table.zeds) == zeds
    assert len(table.bag) == 34 - zeds


@pytest.mark.rule("DZ-SETUP-2")
def test_five_civilians_are_defiant_in_the_villages() -> None:
    table = first_turn()
    placed = [unit for unit in table.units.values() if unit.name in CIVILIANS]
    assert {unit.place for unit in placed if DEFIANT in unit.marks} == set(board.VILLAGES)
    assert [unit.place for unit in placed if DEFIANT not in unit.marks] == ["TC"]
    assert len([name for name in table.pool if name in CIVILIANS]) == 1


@pytest.mark.rule("DZ-SETUP-3")
def test_the_basic_game_has_its_own_heroes_and_four_ammo() -> None:
    table = first_turn()
    fixed = {"piazza", "hernandez", "schmidt", "hunt", "furies"}
    for name in fixed:
        assert (table.units[name].place, table.units[name].side) == ("TC", FULL)
    assert {name for name in table.units if UNITS[name].kind in ("hero", "heroic")} == fixed
    assert (table.ammo, table.supplies, table.infection) == (4, 0, 0)


@pytest.mark.rule("DZ-SETUP-6")
@pytest.mark.parametrize(
    ("level", "colours"),
    [("basic", {"blue"}), ("I", {"blue"}), ("III", {"blue", "green", "yellow"})],
)
def test_colours_are_cumulative(level: str, colours: set[str]) -> None:
    table = laid(level)
    assert {EVENTS[card].colour for card in (*table.event_deck, *table.event_box)} == colours
    assert {FATE[card].colour for card in table.fate_deck} == colours


@pytest.mark.rule("DZ-SETUP-7")
@pytest.mark.parametrize(("level", "length"), LENGTHS)
def test_the_event_deck_runs_act_by_act_to_a_finale(level: int, length: str) -> None:
    deck = laid(LEVELS[level], length).event_deck
    row = LENGTHS[level, length]
    assert len(deck) == row.cards
    assert EVENTS[deck[0]].kind == "finale"
    acts = [EVENTS[card].act for card in reversed(deck) if EVENTS[card].kind != "guard"]
    assert acts == sorted(acts)
    for act in range(1, 5):
        special = [card for card in deck if EVENTS[card].act == act and EVENTS[card].kind == "special"]
        assert len(special) == row.special[act - 1]
    if level >= 2:
        assert deck.index("national_guard") == 9


def test_vermin_are_left_out_of_the_basic_game() -> None:
    assert "vermin" not in laid().fate_deck
    assert "vermin" in laid("I").fate_deck


def test_a_length_that_a_level_does_not_have_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        start(GAME, "1", {"level": "I", "length": "epic"})
    assert refused.value.arguments["known"] == "short, normal"


@pytest.mark.rule("DZ-COOP-1")
def test_four_heroes_are_shared_out_among_three_players() -> None:
    match = start(GAME, "three", {"players": 3})
    owners = list(match.table.owners.values())
    assert sorted(owners.count(seat) for seat in match.seats) == [1, 1, 2]


@pytest.mark.rule("DZ-SOLO-1", "DZ-ACT-1")
@pytest.mark.parametrize(("players", "actions"), [(1, 4), (2, 5)])
def test_the_pool_is_one_action_a_player_and_those_of_the_card(players: int, actions: int) -> None:
    siege = Siege(players=players).unit("schmidt", "TC").begin("action_phase")
    table = siege.table
    assert table.event_actions + len(table.own_actions) == actions


def test_games_are_counted_by_level_and_mode() -> None:
    counted = [GAME.tally({"level": level, "mode": mode}) for level in LEVELS for mode in ("team", "versus")]
    assert len(set(counted)) == len(counted)
    assert GAME.tally({"level": "II"}) == GAME.tally({"level": "II", "mode": "team", "length": "short"}) == "level2"
