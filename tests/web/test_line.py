"""Lines that break: the table is still there, and so is the seat."""

import re
from pathlib import Path
from random import Random

from playwright.sync_api import Route, expect

from ..server.support.servers import ProcessServer, ThreadServer, opened
from .conftest import Come
from .people import play
from .test_escape import HURRY, told
from .test_terrorscape import BOTS, QUICK, TEAM, laid

LOST = "The connection is gone."
CUT = r"WebSocket connection to|net::ERR_|ERR_CONNECTION|ERR_INTERNET"


def test_the_server_dies_and_comes_back_and_the_game_goes_on(hut: ProcessServer, comes: Come):
    table = hut.table("terrorscape", options=QUICK, killer="me", **TEAM)
    ada, ben = comes("Ada", to=hut).sits(table, "killer"), comes("Ben", to=hut).sits(table, *TEAM)
    play([ada, ben], Random(6), steps=5)
    hut.kill()
    ada.sees(LOST)
    ben.sees(LOST)
    hut.open()
    ada.sees_no_longer(LOST)
    ben.sees_no_longer(LOST)
    assert play([ada, ben], Random(7), steps=5) >= 5
    for person in (ada, ben):
        person.forgives(CUT)


def test_the_server_dies_in_the_temple_and_the_clock_waits_for_it(hut: ProcessServer, comes: Come):
    table = hut.table("escape", options=HURRY, red="me", blue="me", yellow="bot:thumb")
    ada, ben = comes("Ada", to=hut).sits(table, "red"), comes("Ben", to=hut).sits(table, "blue")

    def dice_roll() -> None:
        seen = {person: told(person, "rolled") for person in (ada, ben)}

        def rolled() -> bool:
            for person in seen:
                person.page.keyboard.press(" ")
                person.page.keyboard.press("g")
            return all(told(person, "rolled") > count for person, count in seen.items())

        ada.waits(rolled, "dice roll on both pages")

    dice_roll()
    hut.kill()
    ada.sees(LOST)
    ben.sees(LOST)
    hut.open()
    ada.sees_no_longer(LOST)
    ben.sees_no_longer(LOST)
    dice_roll()
    assert table.look()["stage"] == "running"
    for person in (ada, ben):
        person.forgives(CUT)


def test_without_a_server_there_is_a_page_that_says_so(hut: ProcessServer, comes: Come):
    ada = comes("Ada", to=hut).opens()
    ada.sees("Play now")
    ada.waits(lambda: ada.traces["cached"] != {}, "the page for bad times is cached")
    hut.kill()
    ada.page.reload()
    ada.page.get_by_role("heading", name="Lamplit").wait_for()
    hut.open()
    ada.page.get_by_role("link").first.click()
    ada.sees("Play now")
    ada.forgives(CUT)


def test_a_picture_that_does_not_come_spoils_nothing(inn: ThreadServer, comes: Come):
    ada, missed = comes("Ada"), list[str]()
    ada.context.route("**/Picture-*", lambda route: (missed.append(route.request.url), route.abort()))
    ada.opens().sees("Play now")
    ada.waits(lambda: any(url.endswith(".css") for url in missed), "a picture is asked for in vain")
    ada.presses("Rules").sees("Terrorscape")
    ada.forgives(r"net::ERR_FAILED")


def test_a_table_is_not_shown_before_its_words_have_come(inn: ThreadServer, comes: Come):
    table, held = laid(inn), list[Route]()
    ada = comes("Ada").opens().sees("Play now")
    ada.context.route("**/words-terrorscape-en-*.js", lambda route: held.append(route))
    ada.opens(f"#/table/{table.id}?seat=survivor1&secret={table.secrets['survivor1']}")
    ada.waits(lambda: bool(held) and any("/terrorscape-" in reply.url for reply in ada.replies), "the game has come")
    ada.page.wait_for_timeout(300)
    expect(ada.page.locator("main")).to_have_text("Lamplit One moment …")
    for route in held:
        route.continue_()
    ada.is_asked()


def test_a_game_that_cannot_be_loaded_says_so(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada = comes("Ada").opens().sees("Play now")
    ada.context.route("**/words-terrorscape-en-*.js", lambda route: route.abort())
    ada.opens(f"#/table/{table.id}?seat=survivor1&secret={table.secrets['survivor1']}").sees("could not be loaded")
    ada.context.unroute("**/words-terrorscape-en-*.js")
    ada.presses("Reload").is_asked()
    ada.forgives(r"net::ERR_FAILED")


def test_somebody_goes_offline_and_comes_back_to_what_happened_meanwhile(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada, ben = comes("Ada").sits(table, "killer"), comes("Ben").sits(table, *TEAM)
    ada.context.set_offline(True)
    ada.sees(LOST)
    ben.page.get_by_role("tab", name="Talk").click()
    ben.page.get_by_label("Say something").fill("Is anybody there?")
    ben.presses("Send")
    ben.sees("Is anybody there?")
    ada.context.set_offline(False)
    ada.sees_no_longer(LOST)
    ada.page.get_by_role("tab", name="Talk").click()
    ada.sees("Is anybody there?")
    ada.forgives(CUT)


def test_somebody_goes_on_on_another_device(inn: ThreadServer, comes: Come):
    table = laid(inn, **BOTS)
    desk = comes("Ben").sits(table, "survivor1").is_asked()
    desk.page.get_by_role("tab", name="Seats").click()
    desk.presses("Continue on another device")
    link = desk.page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    phone = comes("Ben's phone").opens(link).is_asked()
    assert table.secrets["survivor1"] not in phone.page.url, "the secret does not stay in the address"
    before = phone.look["options"]
    assert before == desk.look["options"]
    phone.page.locator(".ask .options button").first.click()
    phone.waits(lambda: phone.look["options"] not in ([], before), "the phone plays")
    desk.waits(lambda: desk.look["options"] == phone.look["options"], "the desk sees it too")


def test_the_link_to_another_device_leads_where_others_find_the_server(client: None, tmp_path: Path, comes: Come):
    with opened(tmp_path, public_url="http://lamplit.test:8321/") as house:
        ada = comes("Ada", to=house).sits(laid(house), "killer")
        ada.page.get_by_role("tab", name="Seats").click()
        ada.presses("Continue on another device")
        link = ada.page.get_by_role("dialog").get_by_label("Link", exact=True)
        expect(link).to_have_value(re.compile(r"^http://lamplit\.test:8321/#/table/.*seat=killer"))
        expect(ada.page.get_by_text("works on this device only")).to_have_count(0)
        ada.goes()  # before the server does, which she would complain about
