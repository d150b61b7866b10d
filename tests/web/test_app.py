"""Lamplit as an app: it can be installed, says so when the server is gone, keeps no secret, and renews itself."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from lamplit.server.tables.terms import BOT_PAUSES

from ..server.support.servers import PATIENCE, ProcessServer, ThreadServer
from .conftest import ROOT, Come
from .people import Person
from .test_line import CUT
from .test_terrorscape import TEAM, laid

PUBLIC = ROOT / "web/public"
GONE = {"en": "Lamplit cannot be reached just now.", "de": "Lamplit ist gerade nicht erreichbar."}
START = {"en": "Who will see the morning?", "de": "Wer übersteht die Nacht?"}
KEPT = """async () => {
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map((each) => each.url);
}"""
OFFER = """() => {
  window.asked = 0;
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(Object.assign(offer, { prompt: async () => void (window.asked += 1) }));
}"""
INSIDE = """() => document.activeElement === document.body || document.activeElement.closest('dialog[open]') !== null"""
KEPT_PAGE = "async () => (await (await caches.match('offline.html')).text())"


def settles_in(person: Person) -> Person:
    """The page's service worker has taken over."""
    person.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    return person.waits(
        lambda: person.page.evaluate("navigator.serviceWorker.controller !== null"), "the service worker takes over"
    )


def asks_browser(person: Person, question: str) -> dict[str, Any]:
    """What the browser's own tools say."""
    return person.context.new_cdp_session(person.page).send(question)


def test_the_browser_finds_nothing_that_keeps_lamplit_from_being_installed(inn: ThreadServer, comes: Come):
    ada = settles_in(comes("Ada").opens())
    manifest = asks_browser(ada, "Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert told["name"] == "Lamplit"
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        shown = inn.get(f"/{icon['src']}")
        assert shown.status == 200, icon["src"]
        if icon["type"] == "image/png":
            assert shown.body[16:24] == int(icon["sizes"].split("x")[0]).to_bytes(4, "big") * 2, "as large as it says"
    errors = asks_browser(ada, "Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests run in private windows, which browsers keep free of apps.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_where_the_browser_offers_it_lamplit_is_installed_from_the_settings(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.sees(START["en"]).presses("Settings")
    ada.sees("Your choices are kept").sees_no_longer("Install Lamplit")
    ada.page.evaluate(OFFER)
    ada.presses("Install Lamplit on this device").sees_no_longer("Install Lamplit")
    assert ada.page.evaluate("window.asked") == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_its_server_lamplit_says_so_until_it_is_back(hut: ProcessServer, comes: Come, language: str):
    ada = settles_in(comes("Ada", to=hut, language=language).opens("#/credits"))
    hut.kill()
    ada.page.reload()
    ada.sees(GONE[language])
    other = "de" if language == "en" else "en"
    ada.sees_no_longer(GONE[other])
    assert ada.page.evaluate("document.documentElement.lang") == language
    hut.open()
    ada.sees_no_longer(GONE[language])
    assert ada.page.url.endswith("#/credits"), "one comes back to where one was"
    ada.forgives(CUT)


def test_the_language_somebody_has_chosen_holds_without_a_server_too(hut: ProcessServer, comes: Come):
    ada = settles_in(comes("Ada", to=hut, language="en").opens())
    ada.page.get_by_role("button", name="DE: Deutsch").click()
    ada.sees(START["de"])
    hut.kill()
    ada.page.reload()
    ada.sees(GONE["de"])
    ada.forgives(CUT)


def test_nothing_of_a_game_is_kept_for_when_the_server_is_gone(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ada = settles_in(comes("Ada").sits(table, "survivor1").is_asked())
    ada.page.reload()
    ada.is_asked()
    ada.opens("api/docs").opens("#/numbers")
    ada.forgives("favicon.ico")
    kept = {re.sub(r".*/", "", each) for each in ada.page.evaluate(KEPT)}
    assert kept == {"offline.html", "offline.js"}


def test_a_new_build_takes_the_place_of_the_old_one_at_the_next_visit(
    inn: ThreadServer, comes: Come, monkeypatch: pytest.MonkeyPatch
):
    from lamplit.server.http.pages import File

    served = inn.application._pages._files  # pyright: ignore[reportPrivateUsage]

    def is_built(name: str, body: bytes) -> None:
        monkeypatch.setitem(served, name, File(name, body))

    ada = settles_in(comes("Ada").opens())
    assert "goes on by itself" in ada.page.evaluate(KEPT_PAGE)

    start = inn.get("/").body
    is_built("index.html", start.replace(b"</head>", b"<meta name=build content=2></head>"))
    offline = (PUBLIC / "offline.html").read_bytes()
    is_built("offline.html", offline.replace(b"goes on by itself", b"goes on, renewed"))
    is_built("service-worker.js", (PUBLIC / "service-worker.js").read_bytes() + b"// the next one\n")
    ada.page.reload()
    assert ada.page.locator("meta[name=build]").count() == 1
    ada.waits(lambda: "goes on, renewed" in ada.page.evaluate(KEPT_PAGE), "the page for bad times is renewed")


# -- settings and dialogs --------------------------------------------------------------------------------------------


def choices(person: Person) -> dict[str, Any]:
    """What the browser remembers of the person's choices."""
    return person.page.evaluate("JSON.parse(localStorage['lamplit.settings'])")


def test_every_setting_is_in_force_at_once_and_remembered(inn: ThreadServer, comes: Come):
    ada = comes("Ada", sound=True, motion="system", speed="normal").opens()
    page = ada.presses("Settings").page
    page.get_by_role("button", name="130 %").click()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
    page.get_by_role("button", name="reduced").click()
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    page.get_by_role("button", name="full").click()
    assert page.evaluate("document.documentElement.dataset.motion") == "on"
    page.get_by_role("button", name="fast", exact=True).click()
    for volume, value in (("Music", "0.2"), ("Effects", "0"), ("Signals", "1")):
        page.get_by_label(volume).fill(value)
    page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    ada.sees("Einstellungen")
    assert page.evaluate("document.documentElement.lang") == "de"
    remembered = {"textSize": 1.3, "motion": "full", "speed": "fast", "music": 0.2, "effects": 0, "cues": 1}
    assert remembered.items() <= choices(ada).items()
    page.reload()
    ada.sees(START["de"]).presses("Einstellungen")
    assert page.get_by_label("Musik").input_value() == "0.2"
    assert page.get_by_role("button", name="130 %").get_attribute("aria-pressed") == "true"
    page.get_by_label("an", exact=True).uncheck()
    assert page.get_by_label("Musik").is_disabled()
    assert choices(ada)["sound"] is False


def test_dialogs_keep_the_focus_and_give_it_back(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.sees("Play now")
    for opener in ("Settings", "Play now", "Table for friends"):
        button = ada.button(opener)
        button.focus()
        ada.page.keyboard.press("Enter")
        ada.page.get_by_role("dialog").wait_for()
        for _ in range(60):
            ada.page.keyboard.press("Tab")
            assert ada.page.evaluate(INSIDE), f"the focus leaves the dialog of “{opener}”"
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        expect(button).to_be_focused()


# -- bots ------------------------------------------------------------------------------------------------------------


def test_one_sees_what_bots_think_about_and_lets_them_play_faster(
    inn: ThreadServer, comes: Come, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(BOT_PAUSES, "calm", PATIENCE)  # however slow the page is, they still think when it is read
    slow = {"killer": "bot:random", "survivor2": "bot:random", "survivor3": "bot:random", "bot_pace": "calm"}
    table = laid(inn, **slow)
    ada = comes("Ada").sits(table, "survivor1").is_asked()
    ada.chooses("Calm down")
    ada.sees("at most 10 s")
    thoughts = ada.page.locator(".ask li").filter(has_text="at most").all_inner_texts()
    assert any("What does Marco do?" in each or "What does William do?" in each for each in thoughts), thoughts
    assert not any("Killer" in each for each in thoughts)
    ada.page.get_by_role("tab", name="Seats").click()
    ada.page.get_by_role("button", name="without a pause").click()
    ada.waits(lambda: table.look()["bot_pace"] == "instant", "the bots' new pace")
    ada.page.locator(".gear").click()
    pace = ada.page.get_by_role("dialog").get_by_role("group", name="The bots’ pace")
    expect(pace.get_by_role("button", name="without a pause")).to_have_attribute("aria-pressed", "true")


# -- after a reload --------------------------------------------------------------------------------------------------


def test_after_a_reload_the_killer_still_sees_what_he_was_told(inn: ThreadServer, comes: Come):
    table = laid(inn, **dict.fromkeys(TEAM, "bot:random"))
    ada = comes("Ada").sits(table, "killer")
    told, luck = ada.page.locator("main.board .mark.told"), Random(4)

    for _ in range(150):
        ada.is_asked()
        if told.count():
            break
        ada.acts(luck)
    before = told.count()
    assert before > 0, "the killer has learnt something"
    ada.page.reload()
    ada.is_asked()
    expect(told).to_have_count(before)
