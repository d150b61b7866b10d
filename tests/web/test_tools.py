"""What lies beside the board to help: pencil, pointing, calls for help, reasons, the record to take home."""

from playwright.sync_api import expect

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .hours import goes_on
from .moments import before_the_end
from .people import PHONE
from .test_escape import HURRY
from .test_terrorscape import TEAM, laid


def test_what_the_killer_notes_in_pencil_is_still_there_tomorrow(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada = comes("Ada").sits(table, "killer")
    ada.presses("Pencil")
    room = ada.page.locator('main.board [data-target="room B5"]')
    before = room.get_attribute("aria-label")
    room.click()
    ada.waits(lambda: room.get_attribute("aria-label") != before, "the mark is drawn")
    drawn = room.get_attribute("aria-label")
    ada.waits(lambda: any('"marks":{"' in message for message in ada.told), "the mark is kept")
    ada.page.reload()
    ada.presses("Pencil")
    expect(room).to_have_attribute("aria-label", str(drawn))


def test_a_survivor_points_and_only_the_team_sees_it(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben", screen=PHONE).sits(table, "survivor1")
    cleo = comes("Cleo").sits(table, "survivor2")
    ben.page.get_by_role("toolbar").get_by_role("button").first.tap()
    ben.page.locator('main.board [data-target="room B5"]').tap()
    cleo.waits(lambda: any('"pings":[{' in message for message in cleo.told), "Cleo is told")
    assert not any('"pings":[{' in message for message in ada.told)


def test_the_title_tells_whoever_looks_elsewhere_that_they_are_waited_for(inn: ThreadServer, comes: Come):
    ben = comes("Ben").sits(laid(inn), *TEAM).is_asked()
    expect(ben.page).to_have_title("Terrorscape · Lamplit")
    ben.page.evaluate("dispatchEvent(new Event('blur'))")
    expect(ben.page).to_have_title("◆ Your turn · Terrorscape · Lamplit")
    ben.page.evaluate("dispatchEvent(new Event('focus'))")
    expect(ben.page).to_have_title("Terrorscape · Lamplit")


def test_a_call_for_help_is_heard_by_all(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY | {"players": 2}, red="me", blue="me")
    ada, ben = comes("Ada").sits(table, "red"), comes("Ben").sits(table, "blue")
    ada.page.keyboard.press("h")
    expect(ben.page.locator("main.board .ping.help")).to_be_visible()


def test_why_not_names_the_reason_and_leads_to_the_rule(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    ben.presses("Why can’t I …?")
    ben.page.locator("#why-what").fill(wording.name("G5", "terrorscape", "en"))
    ben.presses("Ask")
    match = inn.live(table).state.match
    assert match is not None
    refusal = match.why_not("survivor1", "move:G5")
    assert refusal is not None
    ben.page.get_by_role("dialog").get_by_role("button", name="Read it in the rulebook").click()
    expect(ben.page.get_by_role("dialog")).to_have_count(0)
    expect(ben.page.locator(f'[data-rule="{refusal.arguments["rule"]}"]')).to_be_visible()


def test_a_page_after_the_game_that_a_newer_client_has_replaced_says_so(inn: ThreadServer, comes: Come):
    match, seat, option = before_the_end()
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    ada.context.route("**/AfterGame-*", lambda route: route.abort())
    ada.chooses(wording.option(option, "terrorscape", "en")).sees("could not be loaded")
    ada.context.unroute("**/AfterGame-*")
    ada.presses("Reload").sees("Save the record")
    ada.forgives("net::ERR_FAILED")


def test_the_record_is_taken_home(inn: ThreadServer, comes: Come):
    match, seat, option = before_the_end()
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    ada.chooses(wording.option(option, "terrorscape", "en"))
    ada.sees("How it ended")
    with ada.page.expect_download() as saving:
        ada.presses("Save the record")
    record = lamplit.load(saving.value.path().read_text())
    assert record.over
    assert record.seats == ("killer", *TEAM)
    ada.context.route("**/api/records/*", lambda route: route.abort())
    ada.presses("Save the record").sees("Lamplit is not answering.")
    ada.forgives("net::ERR_FAILED")
