"""Nights in the house on the hill, in real browsers."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

import lamplit
from lamplit.text import wording

from ..betrayal.house import House as Laid
from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .measure import CAPTIONS, resize
from .moments import MOST_GAMES
from .people import DESK, PHONE, SCREENS, TABLET, Person
from .test_accessible import faults

EAGER = ("open", "attack", "cross")


def house(until: Callable[[lamplit.Match], bool], **options: Any) -> lamplit.Match:
    """A game played anyhow until something holds, and doors are opened where there are any."""
    for tried in range(1, MOST_GAMES):
        match, luck = lamplit.new("betrayal", tried, {"players": 3, **options}), Random(tried)
        while not match.over and not until(match):
            question = match.questions[0]
            names = [option.name for option in question.options]
            eager = [name for name in names if name.split(":")[0] in EAGER]
            match.answer(question.seat, luck.choice(eager or [name for name in names if name != "end"] or names))
        if until(match):
            return match
    raise AssertionError("it never came to that")


def asked(prompt: str, match: lamplit.Match) -> bool:
    return bool(match.questions) and match.questions[0].prompt == prompt


def seat_of(match: lamplit.Match) -> str:
    return match.questions[0].seat


def offered(match: lamplit.Match) -> list[str]:
    return [option.name for option in match.questions[0].options]


def far_rooms(match: lamplit.Match) -> list[str]:
    """Lit rooms on the own floor, more than one step away."""
    view = match.view(seat_of(match))
    acting = view["acting"]
    here = view["explorers"][acting["who"]]["place"] if acting["who"] in view["explorers"] else ""
    floor = view["rooms"][here]["floor"] if here else ""
    return [
        room
        for room, cost in view["reach"].items()
        if cost - acting["used"] == 2 and view["rooms"][room]["floor"] == floor and not view["rooms"][room]["pile"]
    ]


def on(person: Person, target: str) -> Locator:
    """Something on the plan that can be touched."""
    return person.page.locator(f'main.board [data-target="{target}"]')


def in_words(person: Person, room: str) -> Locator:
    """What a screen reader is told of a room."""
    called = wording.name(room, "betrayal", "en")
    return person.page.locator(".hidden-words li").filter(has_text=f"{called}:")


def test_a_touch_on_a_lit_room_walks_there_step_by_step(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("act", match) and not match.view("spectator")["haunt"] and bool(far_rooms(match)))
    seat, room = seat_of(match), far_rooms(match)[0]
    who = match.view(seat)["acting"]["who"]
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    on(ada, f"room {room}").click(position={"x": 12, "y": 40})
    expect(in_words(ada, room)).to_contain_text(wording.name(who, "betrayal", "en"))


def test_nothing_to_take_back_at_first_and_nobody_to_point_for_beside_bots(inn: ThreadServer, comes: Come):
    alone = inn.table("betrayal", explorer1="me", explorer2="bot:thumb", explorer3="bot:thumb", options={"players": 3})
    ada = comes("Ada").sits(alone, "explorer1").is_asked()
    expect(ada.button("Take back")).to_be_disabled()
    expect(ada.button("Point at something")).to_have_count(0)
    match = house(lambda match: asked("act", match))
    ben = comes("Ben").sits(goes_on(inn, match), seat_of(match)).is_asked()
    expect(ben.button("Point at something")).to_have_count(1)


def test_a_door_is_opened_and_the_new_room_laid_on_the_board(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("turn-room", match))
    seat, options = seat_of(match), offered(match)
    room = match.questions[0].args["room"]
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    on(ada, options[-1]).focus()
    ada.page.keyboard.press("Enter")
    expect(in_words(ada, room)).to_have_count(1)


def test_damage_is_dealt_on_the_tracks(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("split-physical", match))
    seat, option = seat_of(match), offered(match)[-1]
    who = match.questions[0].args["who"]
    left = match.view(seat)["explorers"][who]["steps"]["speed"] - int(option.split(":")[1])
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    deal = ada.page.locator(".tracks").get_by_role("button", name=wording.option(option, "betrayal", "en")).first
    deal.focus()
    expect(ada.page.locator(".tracks .aim")).to_have_count(2)
    deal.click()
    expect(ada.page.locator(".tracks .track").first).to_contain_text(f"step {left + 1} of 8")


def test_the_haunt_is_a_scene_and_each_side_reads_its_own_book(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("ready", match), haunt=1)
    view = match.view("spectator")
    seats = {one["role"]: one["seat"] for one in view["explorers"].values()}
    table = goes_on(inn, match)
    ada = comes("Ada").sits(table, seats["hero"]).is_asked()
    ben = comes("Ben").sits(table, seats["traitor"]).is_asked()
    for person, book in ((ada, "The heroes’ book"), (ben, "The traitor’s book")):
        expect(person.page.locator(".reveal h2")).to_have_text("The Mummy Walks")
        expect(person.page.locator(".sheet .book .rule").first).to_be_visible()
        expect(person.page.locator(".sheet .book .head")).to_contain_text(book)
    theirs = ben.page.locator(".sheet .book .rule").first.inner_text()
    assert theirs not in ada.page.content()


def test_whoever_is_asked_for_a_room_while_a_haunt_begins_sees_the_house(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("family-grave", match), haunt=10)
    ada = comes("Ada").sits(goes_on(inn, match), seat_of(match)).is_asked()
    expect(ada.page.locator('main.board [data-target^="room "]').first).to_be_visible()
    expect(ada.page.locator(".reveal")).to_have_count(0)


# What stands in the cards of the others, and sticks out of them.
OUTSIDE_THEIR_CARDS = """() => [...document.querySelectorAll('.mate')].flatMap((card) => {
  const {right} = card.getBoundingClientRect();
  const values = [...card.querySelectorAll('.mini b')];
  return values.filter((each) => each.getBoundingClientRect().right > right).map(() => card.innerText);
})"""


def test_the_house_fits_the_screen(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("act", match) and len(match.view("spectator")["rooms"]) >= 20, players=6)
    ada = comes("Ada", language="de", screen=PHONE).sits(goes_on(inn, match), seat_of(match)).is_asked()
    for screen in SCREENS:
        resize(ada, screen)
        assert max(ada.scrolls) <= 0, f"{screen}: the page scrolls"
        plan = ada.page.locator("main.board .floor svg[role=group]").bounding_box()
        board = ada.page.locator("main.board").bounding_box()
        assert plan is not None
        assert board is not None
        assert plan["x"] >= board["x"]
        assert plan["x"] + plan["width"] <= board["x"] + board["width"] + 1
        assert plan["y"] + plan["height"] <= board["y"] + board["height"] + 1
        assert ada.page.locator("main.board .floor .room").count() >= 5
        turned = ada.page.locator(".sheet button[aria-pressed]")
        if turned.count():
            turned.first.click()
        expect(ada.page.locator(".mate")).to_have_count(5)
        assert not ada.page.evaluate(OUTSIDE_THEIR_CARDS), screen


OUTSIDE_THEIR_PLATES = """() => [...document.querySelectorAll('main.board .link')].flatMap((link) => {
  const [plate, label] = ['rect', '.name'].map((each) => link.querySelector(each).getBoundingClientRect());
  return label.right > plate.right ? [link.textContent] : [];
})"""


def test_where_stairs_lead_fits_on_their_plate_and_how_far_one_can_go_stands_above(inn: ThreadServer, comes: Come):
    def on_the_ground_floor(match: lamplit.Match) -> bool:
        view = match.view("spectator")
        here = view["explorers"].get(view["acting"]["who"], {}).get("place")
        return "stairs_from_basement" in view["rooms"] and bool(here) and view["rooms"][here]["floor"] == "ground"

    match = house(lambda match: asked("act", match) and on_the_ground_floor(match) and "go:foyer" in offered(match))
    seat, left = seat_of(match), match.view("spectator")["acting"]["left"]
    ada = comes("Ada", language="de").sits(goes_on(inn, match), seat).is_asked()
    expect(ada.page.locator("main.board .link .name").filter(has_text="Treppe aus dem Keller")).to_have_count(1)
    assert not ada.page.evaluate(OUTSIDE_THEIR_PLATES)
    expect(ada.page.locator("main.board header b")).to_have_text(re.compile(rf"noch {left} Schritte?"))


def test_what_is_heard_is_written_above_the_foes_and_never_over_them(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("act", match) and "mummy" in match.view("spectator")["monsters"], haunt=1)
    ada = comes("Ada", language="de").sits(goes_on(inn, match), seat_of(match)).is_asked()
    foes = ada.page.locator("main.board .foes")
    ada.page.evaluate(CAPTIONS)
    heard = ada.page.locator(".captions [data-long]")
    assert heard.count()

    def lies_free() -> bool:
        over = foes.bounding_box()
        lines = [line.bounding_box() for line in heard.all()]
        return over is not None and all(line and line["y"] + line["height"] <= over["y"] for line in lines)

    ada.waits(lies_free, "the page knows how high the foes stand, and the captions lie above them")


def test_on_a_phone_whoever_is_offered_a_trade_reads_what_the_cards_do(inn: ThreadServer, comes: Come):
    laid = Laid().holds("ox", "axe").holds("zoe", "candle").begin()
    match = laid.does("trade:zoe_ingstrom", "exchange:axe:candle").match
    given, wanted = match.questions[0].args["card"], match.questions[0].args["wanted"]
    ada = comes("Ada", language="de", screen=PHONE).sits(goes_on(inn, match), seat_of(match)).is_asked()
    for card in (given, wanted):
        told = ada.page.locator("main.board .plate p").filter(has_text=wording.name(card, "betrayal", "de"))
        expect(told).to_be_visible()


def test_whoever_puts_cards_back_reads_their_names_and_what_they_do(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("reorder-pile", match) and match.questions[0].args["pile"] == "events")
    seat = seat_of(match)
    [lying] = match.view(seat)["seen"].values()
    top, *_ = names = [wording.name(card, "betrayal", "de") for card in reversed(lying)]
    ada = comes("Ada", language="de", screen=PHONE).sits(goes_on(inn, match), seat).is_asked()
    told = ada.page.locator("main.board .plate p")
    assert [each.locator("b").inner_text() for each in told.all()] == names
    for above, below in pairwise(told.all()):
        over, under = above.bounding_box(), below.bounding_box()
        assert over is not None
        assert under is not None
        assert over["y"] + over["height"] <= under["y"], "each is read whole, as far as there is room"
    ada.chooses(f"Oben „{top}“, dann „{names[1]}“")
    ada.sees_no_longer("In welcher Reihenfolge")


@everywhere(("language", "screen"), ("en", DESK), ("de", PHONE))
def test_everybody_can_use_the_table_of_betrayal(inn: ThreadServer, comes: Come, language: str, screen: str):
    found: dict[str, list[str]] = {}
    ada = comes("Ada", language=language, screen=screen)
    for state, prompt in {
        "exploring": "act",
        "laying": "turn-room",
        "revealed": "ready",
        "who": "choose-explorer",
        "offered": "agree-to-trade",
    }.items():
        match = house(lambda match, prompt=prompt: asked(prompt, match))
        ada.sits(goes_on(inn, match), seat_of(match)).is_asked()
        found[state] = faults(ada)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def out_of_reach(match: lamplit.Match) -> list[str]:
    """Rooms on the own floor that cannot be gone to now."""
    view = match.view(seat_of(match))
    here = view["explorers"].get(view["acting"]["who"], {}).get("place", "")
    floor = view["rooms"][here]["floor"] if here else ""
    names = offered(match)
    dark = [room for room, lies in view["rooms"].items() if lies["floor"] == floor and room not in view["reach"]]
    return [room for room in dark if room != here and not any(room in name for name in names)]


def test_on_one_device_the_screen_is_covered_from_the_reveal_on_and_not_before(inn: ThreadServer, comes: Come):
    exploring = house(lambda match: asked("act", match) and not match.view("spectator")["haunt"])
    ada = comes("Ada").sits(goes_on(inn, exploring), *exploring.seats).is_asked()
    ada.sees("What does").chooses("End the turn")
    ada.is_asked()
    assert ada.page.get_by_text("Please hand the device to").count() == 0
    revealed = house(lambda match: asked("ready", match), haunt=1)
    table, ben = goes_on(inn, revealed), comes("Ben")
    for seat in revealed.seats:
        ben.opens(f"#/table/{table.id}?seat={seat}&secret={table.secrets[seat]}")
        ben.waits(lambda seat=seat: table.secrets[seat] in ben.keeps, "the seat is kept")
    books: list[str] = []
    for left in range(len(revealed.seats), 0, -1):
        ben.sees("Please hand the device to:")
        explorers = [wording.name(who, "betrayal", "en") for who in revealed.view("spectator")["explorers"]]
        assert any(who in ben.page.locator("h1").inner_text() for who in explorers), "they are called by name"
        assert "The Mummy Walks" not in ben.page.content(), "whoever looks on sees nothing of a book"
        named = ben.page.locator("h1").inner_text()
        ben.page.get_by_role("button", name="Show me!").click()
        ben.is_asked().page.reload()
        expect(ben.page.locator("h1")).to_have_text(named)
        assert "The Mummy Walks" not in ben.page.content(), "whoever loads the page again has to show who they are"
        ben.page.get_by_role("button", name="Show me!").click()
        ben.is_asked()
        books.append(ben.page.locator(".book .head span").first.inner_text())
        ben.chooses("Ready")
        if left > 1:
            ben.presses("Hand over the device")
    assert sorted(books) == ["The heroes’ book", "The heroes’ book", "The traitor’s book"]


def test_when_the_line_breaks_after_the_reveal_all_stays_readable_and_nothing_of_it_on_the_device(
    inn: ThreadServer, comes: Come
):
    match = house(lambda match: asked("ready", match), haunt=1)
    seats = {one["role"]: one["seat"] for one in match.view("spectator")["explorers"].values()}
    table = goes_on(inn, match)
    people = [comes(role).sits(table, seats[role]).is_asked() for role in ("hero", "traitor")]
    rules = [person.page.locator(".sheet .book .rule").first for person in people]
    chapters = [rule.inner_text() for rule in rules]
    assert chapters[0] != chapters[1]
    for person, rule in zip(people, rules, strict=True):
        person.waits(lambda person=person: len(person.traces["cached"]) == 2, "the page for bad times is cached")
        person.context.set_offline(True)
        person.sees("The connection is gone.")
        expect(rule).to_be_visible()
        assert [chapter for chapter in chapters if chapter in json.dumps(person.traces, ensure_ascii=False)] == []
        person.page.reload()
        person.page.get_by_role("heading", name="Lamplit").wait_for()
        assert [chapter for chapter in chapters if chapter in person.page.content()] == []
        person.context.set_offline(False)
        expect(rule).to_be_visible()
        person.forgives(r"WebSocket connection to|net::ERR_|ERR_INTERNET")
    hero, traitor = (person.page.content() for person in people)
    assert chapters[1] not in hero
    assert chapters[0] not in traitor


def test_a_sign_that_does_not_load_is_a_letter(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("act", match) and "mummy" in match.view("spectator")["monsters"], haunt=1)
    table, ada, missed = goes_on(inn, match), comes("Ada"), list[str]()
    ada.context.add_init_script("delete Navigator.prototype.serviceWorker")
    ada.context.route("**/*.txt", lambda route: (missed.append(route.request.url), route.abort()))
    ada.context.route("**/signs-*.js", lambda route: (missed.append(route.request.url), route.abort()))
    ada.sits(table, seat_of(match)).is_asked()
    expect(ada.page.locator("main.board .initial").filter(has_text=re.compile("^M$")).first).to_be_attached()
    assert [url for url in missed if url.endswith(".txt")], "the sign of the haunt was asked for"
    ada.forgives(r"net::ERR_FAILED|Failed to fetch dynamically")


def test_who_was_dealt_a_side_in_secret_finds_it_in_their_book_and_nobody_elses(inn: ThreadServer, comes: Come):
    match = house(lambda match: match.view("spectator")["haunt"] == 34 and asked("act", match), haunt=34)
    table, told = goes_on(inn, match), list[str]()
    for seat in match.seats:
        ada = comes(seat).sits(table, seat)
        told.append(ada.page.locator(".sheet .book .opening").first.inner_text())
        collar = match.view(seat)["modules"]["guillotines"]["collars"]
        mine = next(who for who, one in match.view(seat)["explorers"].items() if one["seat"] == seat)
        expect(ada.page.locator(".sheet h3 small")).to_have_text(f"collar {collar[mine]}")
        assert told[-1].endswith("traitor.")
        assert ("no traitor" in told[-1]) != match.view(seat)["modules"]["guillotines"]["traitor"]
    assert len(set(told)) == 2


@everywhere(("language", "screen"), ("de", DESK), ("en", TABLET))
def test_while_books_are_read_they_have_the_room_of_answers_and_log(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    match = house(lambda match: asked("ready", match), haunt=35)
    reading, waiting = (comes(name, language=language, screen=screen) for name in ("Ada", "Ben"))
    table = goes_on(inn, match)
    for person, seat in zip((reading, waiting), match.seats, strict=False):
        person.sits(table, seat)

    def height(person: Person) -> float:
        return person.page.locator(".sheet .book").evaluate("(book) => book.clientHeight")

    waiting.is_asked().button(wording.option("ready", "betrayal", language)).click()
    expect(waiting.page.locator(".ask li")).to_have_count(len(match.seats) - 1)
    read = [height(reading.is_asked()), height(waiting)]
    assert faults(reading) == []
    for seat in match.seats[2:]:
        comes("Cleo").sits(table, seat).is_asked().button("Ready").click()
    reading.button(wording.option("ready", "betrayal", language)).click()
    expect(reading.page.locator(".reveal")).to_have_count(0)
    assert min(read) > 1.5 * height(waiting)


def test_on_a_phone_the_book_is_read_on_the_whole_screen(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("ready", match), haunt=1)
    ada = comes("Ada", screen=PHONE).sits(goes_on(inn, match), seat_of(match)).is_asked()
    ada.page.get_by_role("button", name="Book", exact=True).click()
    book = ada.page.locator(".book").bounding_box()
    assert book is not None
    assert book["height"] > SCREENS[PHONE][1] * 0.7
    ada.presses("Shut the book").is_asked().chooses("Ready")
