"""Evenings of Terrorscape in real browsers."""

from random import Random
from time import monotonic

import pytest
from playwright.sync_api import expect

from lamplit import Match
from lamplit.text import wording

from ..server.support.servers import Table, ThreadServer
from .conftest import Come
from .hands import Hand, play_by_hand
from .hours import goes_on, table_of
from .moments import mansion
from .people import PHONE, play

TEAM = {"survivor1": "me", "survivor2": "me", "survivor3": "me"}
BOTS = {"killer": "bot:random", "survivor2": "bot:random", "survivor3": "bot:random"}
QUICK = {"killer": "butcher", "team": "first"}
LAST_ROUNDS = 4
"""Cards left to discover when people sit down who play to the end: a game has ten times as many answers as its end."""


def laid(inn: ThreadServer, **wishes: object) -> Table:
    """A table at which everybody is known and bots do not take their time."""
    return inn.table("terrorscape", **{"options": QUICK, "bot_pace": "instant", "killer": "me"} | TEAM | wishes)


@pytest.mark.slow
def test_killer_and_survivors_play_to_the_end_against_each_other_by_touching_things(inn: ThreadServer, comes: Come):
    table = goes_on(inn, mansion(lambda match: len(match.table.discover) <= LAST_ROUNDS, seed=4))
    ada = comes("Ada", keys=False).sits(table, "killer")
    ben = comes("Ben", screen=PHONE).sits(table, *TEAM)
    killer, team = Hand(inn, table, ada, "killer"), Hand(inn, table, ben, *TEAM, finger=True)
    play_by_hand([killer, team], Random(1))
    assert table.look()["stage"] == "over"
    ada.sees("How it ended")
    ben.sees("How it ended")
    assert {"room", "sheet"} <= set(killer.touched)
    assert {"room", "panel"} <= set(team.touched)


def test_a_newcomer_begins_a_game_against_bots_from_the_start_page(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Terrorscape").get_by_role("button", name="Play now").click()
    ada.page.get_by_role("radio", name="Killer").check()
    ada.page.get_by_text("More settings").click()
    ada.page.get_by_label("The bots play").select_option(index=0)
    ada.page.get_by_label("The bots’ pace").select_option("instant")
    ada.presses("Here we go")
    play([ada], Random(2), steps=6)
    ada.waits(lambda: inn.live(table_of(inn, ada)).state.answers > 6, "the survivors play too")


def test_friends_gather_by_the_link_and_begin(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Terrorscape").get_by_role(
        "button", name="Table for friends"
    ).click()
    ada.presses("Open the table")
    link = ada.page.get_by_label("Link", exact=True).input_value()
    ben = comes("Ben").opens(link)
    ben.page.get_by_role("listitem").filter(has_text="Survivor 1").get_by_role("button", name="Take the seat").click()
    ben.sees("Ada begins the game")
    ada.sees("Ben")
    assert "invite=" not in ben.page.url
    ada.presses("Begin with bots in 2 free seats")
    ada.page.locator(".table").wait_for()
    ben.page.locator(".table").wait_for()


def test_what_is_lit_on_the_board_can_be_pressed(inn: ThreadServer, comes: Come):
    table = laid(inn, **BOTS)
    ben = comes("Ben", screen=PHONE).sits(table, "survivor1").is_asked()
    before = inn.live(table).state.number
    ben.touches_the_board()
    ben.waits(lambda: inn.live(table).state.number > before, "the server has heard it")


def test_an_answer_is_taken_back(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    before = ben.look["options"]
    ben.chooses(wording.option("move:B1", "terrorscape", "en"))
    ben.waits(lambda: ben.look["options"] != before, "he stands elsewhere")
    ben.presses("Take back")
    ben.waits(lambda: ben.look["options"] == before, "the same is asked as before")


def test_two_sides_share_a_device_and_look_away_in_turn(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada = comes("Ada").opens(f"#/table/{table.id}?seat=killer&secret={table.secrets['killer']}")
    ada.waits(lambda: table.secrets["killer"] in ada.keeps, "the seat is kept")
    for seat in TEAM:
        ada.opens(f"#/table/{table.id}?seat={seat}&secret={table.secrets[seat]}")
        ada.waits(lambda seat=seat: table.secrets[seat] in ada.keeps, "the seat is kept")
    luck, handed, until = Random(3), 0, monotonic() + 120
    while handed < 3:
        assert monotonic() < until, "nobody hands the device over"
        seen = ada.look
        if seen["covered"] and ada.page.get_by_role("button", name="Show me!").count():
            ada.sees("Everybody else, please look away now.")
            assert ada.page.locator("main.board, .sheet, .ask").count() == 0
            assert "".join(ada.page.locator("[aria-live]").all_text_contents()) == "", "what was read out is gone too"
            ada.page.get_by_role("button", name="Show me!").click()
            handed += 1
        elif ada.page.get_by_role("button", name="Hand over the device").count():
            ada.page.get_by_role("button", name="Hand over the device").click()
        elif not ada.acts(luck):
            ada.page.wait_for_timeout(20)
    expect(ada.page.locator(".table")).to_be_visible()


SOME_ROUNDS = 30
"""Answers of all four together."""


@pytest.mark.slow
def test_four_people_play_on_four_devices_with_a_finger_each(inn: ThreadServer, comes: Come):
    table = laid(inn, options={"killer": "spectre"})
    seats = ["killer", *TEAM]
    people = [comes(seat, screen=PHONE).sits(table, seat) for seat in seats]
    hands = [Hand(inn, table, person, seat, finger=True) for person, seat in zip(people, seats, strict=True)]

    def enough() -> bool:
        state = inn.live(table).state
        return state.answers >= SOME_ROUNDS or state.stage == "over"

    play_by_hand(hands, Random(4), enough)
    match = inn.live(table).state.match
    assert match is not None
    answered = {seat for segment in match.story() for seat, *_ in segment.answers}
    assert answered == set(seats)


def test_who_is_out_among_bots_sees_the_end_at_a_press(inn: ThreadServer, comes: Come):
    def out(match: Match) -> bool:
        return not match.over and match.view("survivor1")["survivors"][0]["out"] != ""

    match = mansion(out, separate_ways=True)
    brought = inn.request("POST", "/api/records", match.record().encode()).json
    seats = dict.fromkeys(match.seats, "bot:random") | {"survivor1": "me"}
    opening = {"game": "terrorscape", "name": "Ada", "record": brought["record"], "seats": seats, "bot_pace": "calm"}
    table = Table(inn, inn.post("/api/tables", opening, brought["invite"]).json)
    ada = comes("Ada", speed="normal").sits(table, "survivor1")
    ada.presses("Play the rest now").sees("How it ended")
    ada.waits(lambda: inn.live(table).state.terms.bot_pace == "calm", "one more game has its pace again")
