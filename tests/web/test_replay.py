"""Finished games are told again, step by step, through everybody's eyes, with and without what was hidden."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import ROOT, Come
from .measure import lies_still
from .moments import asks, mansion
from .people import PHONE, Person

RECORDS = ROOT / "tests/records"


def brings(person: Person, record: Path) -> Person:
    """Opens the file of a record on the start page."""
    person.opens()
    person.page.locator("input[type=file]").set_input_files(record)
    person.page.get_by_label("Moment of the game").wait_for()
    return person


def moment(person: Person) -> str:
    """Where in the game the person is: “3 / 200”."""
    return person.page.locator("output").inner_text()


def test_a_game_is_watched_step_by_step_from_both_sides(inn: ThreadServer, comes: Come):
    ada = brings(comes("Ada"), RECORDS / "terrorscape/butcher-v2.jsonl")
    first = moment(ada)
    ada.presses("One step forward")
    ada.waits(lambda: moment(ada) != first, "a step on")
    ada.presses("To the end")
    expect(ada.page.get_by_role("button", name="One step forward")).to_be_disabled()
    eyes, hidden = ada.page.get_by_label("Through the eyes of"), ada.page.get_by_label("Show what was hidden")
    ada.presses("To the beginning")
    for _ in range(25):
        ada.presses("One step forward")
    eyes.select_option("killer")
    hidden.uncheck()
    without = ada.page.locator("main.board").inner_html()
    hidden.check()
    ada.waits(
        lambda: ada.page.locator("main.board").inner_html() != without, "the survivors stand on the killer's board"
    )
    killers = ada.page.locator(".side").inner_text()
    eyes.select_option("survivor1")
    ada.waits(lambda: ada.page.locator(".side").inner_text() != killers, "another sheet")


def test_on_a_phone_nothing_moves_under_the_finger_that_draws_the_game_along(inn: ThreadServer, comes: Come):
    ada = brings(comes("Ada", screen=PHONE), RECORDS / "terrorscape/butcher-v2.jsonl")
    slider = ada.page.get_by_label("Moment of the game")
    lies_still(ada)
    before = slider.bounding_box()
    ada.presses("To the end")
    expect(ada.page.get_by_role("button", name="One step forward")).to_be_disabled()
    lies_still(ada)
    assert slider.bounding_box() == pytest.approx(before, abs=1)


def test_a_moment_outlives_a_reload_and_can_be_sent_to_who_may_watch(inn: ThreadServer, comes: Come):
    match = mansion(lambda match: match.over)
    brought = inn.request("POST", "/api/records?public=true", match.record().encode()).json["record"]
    ada = comes("Ada").opens(f"#/replay/{brought}?eyes=survivor1")
    for _ in range(3):
        ada.presses("One step forward")
    ada.page.get_by_label("Through the eyes of").select_option("killer")
    there = moment(ada)
    assert not there.startswith("1 /")
    ada.page.evaluate("() => (navigator.clipboard.writeText = async (words) => (window.copied = words))")
    ada.presses("Link to this moment").sees("Copied")
    link = ada.page.evaluate("() => window.copied")
    ada.waits(lambda: ada.page.url.endswith(link.partition("#")[2]), "the address holds the moment").page.reload()
    ben = comes("Ben").opens("#" + link.partition("#")[2])
    for person in (ada, ben):
        expect(person.page.locator("output")).to_have_text(there)
        expect(person.page.get_by_label("Through the eyes of")).to_have_value("killer")


def test_through_the_killers_eyes_the_killer_is_you(inn: ThreadServer, comes: Come):
    ada = brings(comes("Ada"), RECORDS / "terrorscape/butcher-v2.jsonl")
    ada.presses("To the end")
    side = ada.page.locator(".side")
    eyes = ada.page.get_by_label("Through the eyes of")
    eyes.select_option("survivor1")
    expect(side).to_contain_text("The Killer goes")
    eyes.select_option("killer")
    expect(side).to_contain_text("You go")
    expect(side).not_to_contain_text("The Killer goes")


def test_a_record_somebody_brought_is_found_again_on_their_start_page_alone(inn: ThreadServer, comes: Come):
    ada = brings(comes("Ada"), RECORDS / "escape/two-players.jsonl")
    record = ada.page.url.rpartition("/")[2].partition("?")[0]
    ada.opens().page.locator(f"main a[href$='{record}']").click()
    ada.page.get_by_label("Moment of the game").wait_for()
    ben = comes("Ben").opens().sees("Play now")
    assert record not in ben.page.content()


def test_escape_is_watched_on_a_phone(inn: ThreadServer, comes: Come):
    ada = brings(comes("Ada", screen=PHONE), RECORDS / "escape/two-players.jsonl")
    ada.presses("To the end")
    expect(ada.page.get_by_role("button", name="One step forward")).to_be_disabled()
    ada.presses("One step back")
    expect(ada.page.get_by_role("button", name="One step forward")).to_be_enabled()
    expect(ada.page.get_by_label("Show what was hidden")).to_have_count(0)


def test_a_game_that_was_broken_off_elsewhere_goes_on_here(inn: ThreadServer, comes: Come, tmp_path: Path):
    match = mansion(asks("fast-card"))
    file = tmp_path / "evening.jsonl"
    file.write_text(match.record())
    ada = comes("Ada", keys=False).opens()
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.sees("Who sits where?")
    for seat in match.seats:
        ada.page.get_by_role("dialog").get_by_label(wording.name(seat, "terrorscape", "en")).select_option("me")
    ada.presses("Open the table")
    ada.page.get_by_role("button", name="Show me!").click()
    ada.is_asked()
    question = match.question("killer")
    assert question is not None
    asked_then = sorted(wording.option(option.name, "terrorscape", "en") for option in question.options)
    assert sorted(ada.look["options"]) == asked_then
