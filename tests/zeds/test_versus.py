"""The versus game: the horde chooses, holds cards of its own, and wins when the town is lost."""

import pytest

from lamplit.engine import SPECTATOR, start
from lamplit.engine.testing import conformance
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data.horde import FIRST_HAND, HORDE, MOST_IN_HAND
from lamplit.games.zeds.data.levels import LENGTHS, LEVELS

from .siege import Siege

MOST = 20_000


def versus(level: str = "basic", players: int = 1) -> Siege:
    """A town that is led against, the horde without cards."""
    return Siege(level, players, mode="versus").change(horde_hand=[])


@pytest.mark.rule("DZ-VERSUS-2", "DZ-VERSUS-4")
def test_one_more_seat_leads_the_zeds_and_holds_cards_of_its_own() -> None:
    match = start(GAME, "1", {"mode": "versus", "players": 2})
    assert match.seats == ("red", "blue", "zeds")
    assert match.sides.team("zeds") == ("zeds",)
    table = match.table
    assert sorted(table.horde_deck + table.horde_hand) == sorted(
        n for n, copies in HORDE.items() for _ in range(copies)
    )
    assert len(match.view("zeds")["piles"]["horde-hand"]) == FIRST_HAND + 1  # with the card of the first turn
    for other in ("red", "blue", SPECTATOR):
        assert match.view(other)["piles"]["horde-hand"] == FIRST_HAND + 1
        assert not [event for event in match.events(other) if event["kind"] == "horde-drew"]


@pytest.mark.rule("DZ-VERSUS-4")
def test_a_hand_that_is_full_gets_no_more_and_an_empty_deck_is_made_anew() -> None:
    full = ["horde_fever"] * MOST_IN_HAND
    siege = Siege(mode="versus").change(horde_hand=full).next_events("hunting_cabin").turn()
    assert len(siege.table.horde_hand) == MOST_IN_HAND
    siege = versus().change(horde_deck=[], horde_discard=["horde_swarm"]).next_events("hunting_cabin").turn()
    assert (siege.table.horde_hand, siege.table.horde_discard) == (["horde_swarm"], [])


@pytest.mark.rule("DZ-VERSUS-1", "DZ-VERSUS-3")
def test_the_horde_spreads_the_hits_on_a_mob() -> None:
    siege = versus().unit("schmidt", "F1").zed("F2", 2).zed("F2", 3).rolls((6, 6)).begin()
    siege.does("move:schmidt:F2")
    assert [(question.seat, question.prompt) for question in siege.match.questions] == [("zeds", "spread-hits")]


@pytest.mark.rule("DZ-VERSUS-3")
def test_the_horde_orders_the_tracks() -> None:
    siege = versus().unit("hunt", "F1").zed("F2", 5).zed("M3", 5).event("kidding").activate("ALL")
    assert [(question.seat, question.prompt) for question in siege.match.questions] == [("zeds", "next-track")]


def phase(siege: Siege, *cards: str) -> Siege:
    """The Zeds Phase begins with these cards in the horde's hand."""
    return siege.change(horde_hand=list(cards)).begin("zeds_phase_begins")


@pytest.mark.rule("DZ-VERSUS-5")
def test_a_surge_activates_a_track_once_more() -> None:
    siege = phase(versus().zed("H4", 5), "horde_surge")
    siege.match.answer("zeds", "card:horde_surge:H")
    assert [event["args"]["track"] for event in siege.match.events("red") if event["kind"] == "activated"][-1] == "H"
    assert "H3" in {zed.place for zed in siege.table.zeds.values()}
    assert siege.table.horde_now == ["horde_surge"]


@pytest.mark.rule("DZ-VERSUS-5")
def test_a_swarm_brings_a_zed_and_fever_infection() -> None:
    siege = phase(versus("I").bag(7), "horde_swarm", "horde_fever")
    siege.match.answer("zeds", "card:horde_swarm:F")
    assert siege.last("zed-placed")["place"] in ("F7", "M7", "S7")
    siege = phase(versus("I").store(infection=3), "horde_fever")
    siege.match.answer("zeds", "card:horde_fever")
    assert siege.table.infection == 5


@pytest.mark.rule("DZ-VERSUS-5")
def test_who_does_not_stay_down_loses_hit_markers() -> None:
    siege = phase(versus().zed("H4", 5, hits=2), "horde_mend")
    siege.match.answer("zeds", "card:horde_mend:H")
    assert [zed.hits for zed in siege.table.zeds_on("H")] == [0]


@pytest.mark.rule("DZ-VERSUS-5")
def test_in_frenzy_zeds_attack_better_and_the_card_goes_with_the_turn() -> None:
    siege = versus().event("well_armed").zed("F2", 4).unit("hunt", "F1").rolls((6, 6), (6,))
    phase(siege, "horde_frenzy").match.answer("zeds", "card:horde_frenzy")
    assert ["horde:horde_frenzy", -1] in siege.last("fight")["shifts"]


@pytest.mark.rule("DZ-VERSUS-5")
def test_the_horde_may_keep_its_cards() -> None:
    siege = phase(versus(), "horde_fever")
    siege.match.answer("zeds", "go-on")
    assert siege.table.horde_hand == ["horde_fever"]


@pytest.mark.rule("DZ-VERSUS-6")
def test_help_comes_sooner() -> None:
    for (level, length), row in LENGTHS.items():
        table = start(GAME, "1", {"mode": "versus", "level": LEVELS[level], "length": length}).table
        together = start(GAME, "1", {"level": LEVELS[level], "length": length}).table
        assert len(table.event_deck) < len(together.event_deck), row.name


@pytest.mark.rule("DZ-VERSUS-1", "DZ-VERSUS-7")
def test_the_horde_wins_when_the_town_is_lost() -> None:
    siege = versus().zed("F0", 5).activate("F")
    assert siege.match.result is not None
    assert siege.match.result["winners"] == ["zeds"]
    won = versus().next_events("finale_b1").turn()
    won.match.answer("zeds", "go-on")
    assert (won.match.result or {})["winners"] == ["red"]


@pytest.mark.parametrize(("level", "players"), [("basic", 1), ("II", 2)])
def test_every_promise_is_kept(level: str, players: int) -> None:
    options = {"level": level, "players": players, "mode": "versus", "length": "short"}
    report = conformance.check(GAME, options, f"versus {level}", every=8, most=MOST)
    assert report.worlds > 0


@pytest.mark.rule("DZ-VERSUS-8")
@pytest.mark.parametrize(("players", "moves"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_a_horde_that_is_led_presses_less(players: int, moves: int) -> None:
    siege = Siege("basic", players=players, mode="versus").zed("F6", 9).zed("S6", 8).zed("H6", 7).zed("M6", 6)
    siege.unit("hunt", "TC").event("well_armed").begin("zeds_phase_event")
    assert len(siege.told("pressure")) == moves


@pytest.mark.rule("DZ-VERSUS-5")
def test_the_horde_knows_which_tracks_come_when_it_plays_a_card() -> None:
    siege = phase(versus().event("kidding"), "horde_fever")
    assert siege.match.view("zeds")["activations"] == ["ALL"]
    siege.match.answer("zeds", "go-on")
    assert siege.match.view("zeds")["activations"] == []


def test_what_the_horde_may_play_is_not_told_by_odds() -> None:
    siege = Siege("II", mode="versus").unit("hunt", "F1").zed("F2", 5).change(horde_hand=["horde_surge"])
    siege.begin("zeds_phase_begins")
    assert "card:horde_surge:F" in siege.match.view("zeds")["odds"]
    assert siege.match.view("red")["odds"] == {}
