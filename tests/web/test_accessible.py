"""Axe finds nothing to complain about, on any page and in any state of the table, in both languages and sizes."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import ROOT, Come
from .everywhere import everywhere
from .hours import goes_on, let_the_temple_collapse
from .moments import asks, before_the_end, mansion, offers, temple
from .people import DESK, PHONE, Person
from .test_replay import RECORDS
from .test_terrorscape import TEAM, laid
from .words import says

# Whoever speaks to their device says what they read: a name begins with what stands there.
LOOK_AT = """() => axe.run(document.querySelector('dialog[open]') ?? document, {
  resultTypes: ['violations'],
  rules: {'label-content-name-mismatch': {enabled: true}},
})"""
at_a_desk_and_on_a_phone = everywhere(("language", "screen"), ("en", DESK), ("de", PHONE))
"""In both languages, at a desk and on a phone: axe takes its time, and what troubles it hardly hangs on both."""


@cache
def axe() -> str:
    """The program that looks for what keeps people out."""
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text()


def faults(person: Person) -> list[str]:
    """What axe finds on the page as it is now, or in the dialog that lies over it."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(f"() => {{ {axe()} }}")
    found: dict[str, Any] = person.page.evaluate(LOOK_AT)
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]
    ]


class Tour:
    """Somebody goes from page to page and from state to state, and has axe look at each of them."""

    def __init__(self, person: Person, language: str) -> None:
        self.person, self.language = person, language
        self.found: dict[str, list[str]] = {}

    def says(self, message: str, **args: Any) -> str:
        """What the client says in the language of the tour."""
        return says(message, self.language, **args)

    def at(self, state: str, message: str = "", **args: Any) -> "Tour":
        """Has axe look once these words can be read."""
        if message:
            self.person.sees(self.says(message, **args))
        if wrong := faults(self.person):
            self.found[state] = wrong
        return self

    def presses(self, message: str, **args: Any) -> "Tour":
        """Presses a button with these words on it."""
        self.person.presses(self.says(message, **args))
        return self

    def opens(self, address: str = "") -> "Tour":
        """Goes to another page."""
        self.person.opens(address)
        return self

    def closes(self) -> "Tour":
        """Puts a dialog away."""
        self.person.page.keyboard.press("Escape")
        expect(self.person.page.locator("dialog[open]")).to_have_count(0)
        return self

    def turns_to(self, pane: str) -> "Tour":
        """Opens one of the panes beside the table."""
        self.person.page.get_by_role("tab", name=self.says(f"pane-{pane}")).click()
        return self

    def folds_up(self) -> "Tour":
        """Closes the pane that lies over the table, where there is no room for it beside."""
        open_pane = self.person.page.locator(".table.compact .pane [role=tab][aria-selected=true]")
        if open_pane.count():
            open_pane.click()
        return self

    def game(self, name: str, door: str) -> "Tour":
        """Presses a button on the card of a game."""
        card = self.person.page.get_by_role("article").filter(has_text=self.says(f"game-{name}"))
        card.get_by_role("button", name=self.says(door)).click()
        return self


@pytest.fixture
def tour(comes: Come, language: str, screen: str) -> Iterator[Tour]:
    """A tour in one language, on one kind of device. What axe found is told at the end, all of it."""
    tour = Tour(comes("Ada", language=language, screen=screen), language)
    yield tour
    assert tour.found == {}


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_start_page_and_open_a_table(inn: ThreadServer, tour: Tour, comes: Come):
    tour.opens().at("start", "play-now")
    tour.presses("settings").at("settings").closes()
    for game in ("terrorscape", "escape"):
        for company, door, last in (("bots", "play-now", "open-level"), ("friends", "play-friends", "open-pace")):
            tour.game(game, door).person.page.locator("form summary").last.click()
            tour.at(f"{game}, {company}, all settings", last).closes()
    tour.game("terrorscape", "play-friends").presses("open-table").at("gathering", "invite-text")
    link = tour.person.page.get_by_label(tour.says("invite-link"), exact=True).input_value()
    guest = Tour(comes("Ben", language=tour.language, screen=tour.person.screen), tour.language)
    guest.opens(link).at("join", "join-choose")
    assert guest.found == {}
    tour.opens().at("my tables", "my-tables")


@at_a_desk_and_on_a_phone
def test_everybody_can_read_the_pages_beside_the_games(inn: ThreadServer, tour: Tour):
    for game in ("terrorscape", "escape"):
        tour.opens(f"#/rules/{game}").person.page.locator(".rule").first.wait_for()
        tour.at(f"rules of {game}", "rules-note")
        tour.opens(f"#/learn/{game}").at(f"{game} in five minutes", "learn-play")
    tour.opens("#/credits").at("credits", "credits-own")
    tour.opens("#/nowhere/at/all").at("an address that is none", "play-now")
    tour.opens("#/table/nobody-knows-it").at("a table that is none", "to-start")
    tour.opens("#/replay/nobody-knows-it").at("a record that is none", "to-start")
    tour.person.forgives("404")
    tour.opens("offline.html").at("offline")


@at_a_desk_and_on_a_phone
def test_everybody_learns_that_a_game_could_not_be_loaded(inn: ThreadServer, tour: Tour):
    table = laid(inn)
    tour.opens().person.sees(tour.says("play-now"))
    tour.person.context.route(f"**/words-*-{tour.language}-*.js", lambda route: route.abort())
    tour.game("escape", "play-now").at("a game that does not come", "page-not-loaded").closes()
    tour.opens(f"#/table/{table.id}?seat=killer&secret={table.secrets['killer']}").at(
        "nor its table", "page-not-loaded"
    )
    tour.person.forgives("net::ERR_FAILED")


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_table_of_terrorscape(inn: ThreadServer, tour: Tour, comes: Come):
    ada, language = tour.person, tour.language
    table = goes_on(inn, mansion(asks("choose-defender"), seed=13))
    tour.person.sits(table, *TEAM)
    tour.at("encounter", "turn-encounter")
    table = laid(inn, undo="ask")
    ada.sits(table, *TEAM).is_asked()
    tour.at("survivors, asked")
    for pane in ("talk", "rules", "seats", "log"):
        tour.turns_to(pane).at(pane)
    tour.folds_up()
    tour.presses("why-not").at("why not", "why-title")
    ada.page.locator("#why-what").fill("B5")
    tour.presses("why-ask")
    expect(ada.page.locator(".answers p")).to_have_count(1)
    tour.at("why not, answered").closes()
    tour.presses("ts-plan").at("pointing").presses("ts-plan")
    killer = Tour(comes("Ben", language=language, screen=ada.screen, lessons=True), language)
    killer.person.sits(table, "killer")
    killer.at("killer, waiting").presses("ts-pencil").at("killer, pencil")
    spectator = laid(inn, spectators="live", survivor2="bot:random")
    killer.opens(f"#/table/{spectator.id}?invite={spectator.invite}").at("watch, or play?", "join-late-welcome")
    killer.presses("join-watch").at("watching", "ask-watching")
    assert killer.found == {}


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_killers_table_votes_and_hand_over(inn: ThreadServer, tour: Tour):
    ada = tour.person
    table = goes_on(inn, mansion(asks("fast-card")))
    ada.sits(table, "killer").is_asked()
    tour.at("killer, asked")
    table = inn.table("terrorscape", options={"killer": "butcher"}, killer="me", **dict.fromkeys(TEAM, "open"))
    mates = [table.join(seat, seat) for seat in TEAM]
    table.sit("killer").does("start", fill="")
    ada.sits(table, "killer")
    inn.knows_of_old(table)
    mates[0].does("kick", seat="survivor3")
    tour.at("vote", "vote-yes")
    hot = laid(inn)
    for seat in ("killer", "survivor1"):
        tour.opens(f"#/table/{hot.id}?seat={seat}&secret={hot.secrets[seat]}")
        ada.waits(lambda seat=seat: hot.secrets[seat] in ada.keeps, "the seat is kept")
    tour.at("hand over", "hand-over-text")


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_page_after_terrorscape_and_the_replay(inn: ThreadServer, tour: Tour):
    match, seat, option = before_the_end()
    ada = tour.person.sits(goes_on(inn, match), seat).is_asked()
    ada.chooses(wording.option(option, "terrorscape", tour.language))
    ada.sees(tour.says("after-title"))
    expect(ada.page.locator("dialog progress")).to_have_count(0)
    tour.at("after the game").presses("after-look").at("the table after the game", "after-show")
    watches(tour, "terrorscape/butcher-v2.jsonl")


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_table_of_escape(inn: ThreadServer, tour: Tour):
    ada = tour.person
    for state, wanted in (("vote on fate", "fate:yes"), ("a gift", "give:nobody")):
        match = temple(offers(wanted))
        asked = next(question.seat for question in match.questions if wanted in question)
        ada.opens().sits(goes_on(inn, match), asked)
        expect(ada.page.locator(".ask h2:not(.quiet)")).to_be_visible()
        tour.at(state)
    options = {"players": 2, "intro": 0, "curses": True, "treasures": True, "pauses": 1}
    table = inn.table("escape", options=options, red="me", blue="bot:thumb", spectators="live")
    ada.sits(table, "red")
    tour.at("running")
    ada.page.locator(".tools [aria-expanded]").click()
    tour.at("running, all listed")
    tour.presses("why-not").at("why not", "why-title").closes()
    for pane in ("talk", "rules", "seats", "log"):
        tour.turns_to(pane).at(pane)
    tour.folds_up()
    ada.page.keyboard.press("p")
    ada.is_asked()
    tour.at("paused, or asked to")
    watched = inn.table("escape", options={"players": 1}, red="me", spectators="live")
    tour.opens(f"#/table/{watched.id}?invite={watched.invite}").presses("join-watch").at("watching", "ask-watching")


@at_a_desk_and_on_a_phone
def test_everybody_can_use_the_page_after_escape_and_the_replay(inn: ThreadServer, tour: Tour):
    table = inn.table("escape", options={"players": 2, "intro": 0}, red="me", blue="bot:thumb")
    ada = tour.person.sits(table, "red")
    let_the_temple_collapse(inn, table, ada)
    ada.sees(tour.says("after-title"))
    expect(ada.page.locator("dialog progress")).to_have_count(0)
    tour.at("after the game")
    watches(tour, "escape/two-players.jsonl")


def watches(tour: Tour, record: str) -> None:
    """Watches a game that was played elsewhere, at its beginning and at its end."""
    tour.opens().person.page.locator("input[type=file]").set_input_files(RECORDS / record)
    tour.person.page.locator("output").wait_for()
    tour.at("replay").presses("replay-last").at("replay, at the end")
