"""Nights of Dawn of the Zeds in real browsers."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import lamplit
from lamplit import text
from lamplit.games.zeds.data.events import EVENTS
from lamplit.games.zeds.state import REDUCED
from lamplit.terminal.zeds import answers
from lamplit.text import wording

from ..server.support.servers import Table, ThreadServer
from ..zeds.siege import Siege
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .measure import lies_still
from .moments import MOST_GAMES
from .people import DESK, OPTIONS, PHONE, SIDEWAYS, TABLET, Person
from .test_accessible import faults
from .words import says

# How the edges of what has the focus on the map are drawn: around a counter, and inside it.
EDGES = """() => Object.fromEntries(['hold', 'lamp'].map((part) =>
  [part, getComputedStyle(document.activeElement.querySelector(`.${part}`)).stroke]))"""

# What the browser would say of whatever has the focus.
STOP = """() => {
  const it = document.activeElement;
  return (it.ariaLabel || it.title || it.innerText || it.querySelector('title')?.textContent || '').trim();
}"""

# Which of these names would not be read whole as the name of the event in the turn's strip.
CUT = """(names) => {
  const name = document.querySelector('.strip .card b'), card = name.parentElement, letters = document.createRange();
  return names.filter((each) => {
    name.textContent = each;
    letters.selectNodeContents(name);
    const [words, beside] = [letters.getBoundingClientRect(), name.nextElementSibling.getBoundingClientRect()];
    const [room, line] = [card.getBoundingClientRect(), name.getBoundingClientRect()];
    const seen = line.top - 3 <= words.top && words.bottom <= line.bottom + 3 && words.right <= line.right + 1;
    return !seen || line.top < room.top || beside.bottom > room.bottom || line.right > room.right;
  });
}"""


def town(until: Callable[[lamplit.Match], bool], seed: int = 1, **options: Any) -> lamplit.Match:
    """A game played anyhow until something holds: the first in which it comes to that."""
    for tried in range(seed, seed + MOST_GAMES):
        match, luck = lamplit.new("zeds", tried, options), Random(tried)
        while not match.over and not until(match):
            question = luck.choice(match.questions)
            names = [option.name for option in question.options]
            match.answer(question.seat, luck.choice([name for name in names if name != "end"] or names))
        if until(match):
            return match
    raise AssertionError("it never came to that")


def offering(start: str) -> Callable[[lamplit.Match], bool]:
    """Whether something of the kind may be done in the Action Phase."""

    def look(match: lamplit.Match) -> bool:
        return any(
            option.name.startswith(start)
            for question in match.questions
            if question.prompt == "action"
            for option in question.options
        )

    return look


def fights(match: lamplit.Match) -> list[str]:
    """The attacks that are open."""
    odds = match.view("red")["odds"]
    return [
        option.name for question in match.questions for option in question.options if "win" in odds.get(option.name, {})
    ]


def on(person: Person, target: str) -> Locator:
    """Something on the map that can be touched."""
    return person.page.locator(f'main.board [data-target="{target}"]')


def solo(inn: ThreadServer, **options: Any) -> Table:
    """A table for one."""
    return inn.table("zeds", options=options, red="me")


def moves(match: lamplit.Match) -> tuple[str, str]:
    """Somebody and a space they can go to without meeting anybody."""
    odds = match.view("red")["odds"]
    names = [option.name for question in match.questions for option in question.options]
    name = next(name for name in names if name.startswith("move:") and name not in odds)
    _, unit, place = name.split(":")
    return unit, place


def test_a_game_alone_is_begun_with_two_clicks(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Dawn of the Zeds").get_by_role("button", name="Play now").click()
    ada.presses("Here we go")
    expect(ada.page.locator("main.board [data-target]").first).to_be_visible()
    ada.is_asked()


def test_somebody_is_chosen_on_the_map_and_goes_where_light_falls(inn: ThreadServer, comes: Come):
    match = town(offering("move:hunt:"))
    unit, place = moves(match)
    table = goes_on(inn, match)
    ada = comes("Ada").sits(table, "red").is_asked()
    assert ada.look["options"] != []
    expect(on(ada, f"place {place}")).to_have_count(0)
    on(ada, f"piece {unit}").click()
    expect(on(ada, f"piece {unit}")).to_have_attribute("aria-pressed", "true")
    on(ada, f"place {place}").click()
    ada.sees(wording.name(unit, "zeds", "en"))
    expect(ada.page.locator(".hidden-words li").filter(has_text=wording.name(place, "zeds", "en"))).to_contain_text(
        wording.name(unit, "zeds", "en")
    )


def test_an_action_by_keyboard_alone(inn: ThreadServer, comes: Come):
    match = town(offering("move:hunt:"))
    unit, place = moves(match)
    ada = comes("Ada").sits(goes_on(inn, match), "red").is_asked()
    on(ada, f"piece {unit}").focus()
    ada.page.keyboard.press("Enter")
    edges = ada.page.evaluate(EDGES)
    assert edges["hold"] != "none", "who has the focus is seen"
    assert edges["lamp"] == "none", "and who it is is not painted over"
    listed = wording.option(f"move:{unit}:{place}", "zeds", "en")
    expect(ada.page.locator(OPTIONS).get_by_text(wording.name(place, "zeds", "en"))).to_be_visible()
    expect(ada.page.get_by_role("button", name=listed, exact=True)).to_be_visible()
    on(ada, f"place {place}").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".hidden-words li").filter(has_text=wording.name(place, "zeds", "en"))).to_contain_text(
        wording.name(unit, "zeds", "en")
    )


def test_a_fight_shows_its_chances_before_and_its_dice_after(inn: ThreadServer, comes: Come):
    match = town(lambda match: bool(fights(match)))
    option = fights(match)[0]
    _, unit, place = option.split(":")
    win = match.view("red")["odds"][option]["win"]
    ada = comes("Ada").sits(goes_on(inn, match), "red").is_asked()
    on(ada, f"piece {unit}").click()
    chip = on(ada, f"chip {option}")
    chip.hover()
    panel = ada.page.get_by_role("region", name="Details")
    expect(panel).to_contain_text(f"{round(win * 100)} % to win")
    expect(chip).to_contain_text(f"{round(win * 100)}%")
    expect(ada.page.locator(".ask .options").first).to_contain_text(f"wins {round(win * 100)} %")
    chip.click()
    expect(panel.locator(".dice")).to_be_visible()
    assert place


@pytest.mark.parametrize("cards", [1, 4])
def test_a_laptop_shows_the_hand_whole_below_a_full_roster(inn: ThreadServer, comes: Come, cards: int):
    siege = Siege("IV", players=2).holds(*("bulldozer", "scouts", "decoy", "stench")[:cards])
    for name in ("hunt", "schmidt", "piazza", "hernandez", "johnson", "santana", "riot", "furies", "salvation"):
        siege.unit(name, "TC")
    for number in range(1, 8):
        siege.unit(f"civilians{number}", "TC")
    ada = comes("Ada", language="de").sits(goes_on(inn, siege.begin().match), "red").is_asked()
    sheet = ada.page.locator("section.sheet").bounding_box()
    assert sheet is not None
    for part in (*ada.page.locator(".held .card").all(), *ada.page.locator(".roster .unit").all()):
        box = part.bounding_box()
        assert box is not None
        assert sheet["y"] <= box["y"]
        assert box["y"] + box["height"] <= sheet["y"] + sheet["height"]
    names = ada.page.locator(".roster .unit b").all()
    assert not [each.inner_text() for each in names if each.evaluate("(it) => it.scrollWidth > it.clientWidth")]


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_the_chances_of_a_fight_are_seen_whole_beside_a_full_roster(inn: ThreadServer, comes: Come, screen: str):
    siege = Siege("IV").unit("hunt", "F3").zed("F4", 5).zed("F4", 4).holds("bulldozer").actions(3)
    for name in ("schmidt", "piazza", "johnson", "santana", "riot", *(f"civilians{number}" for number in range(1, 8))):
        siege.unit(name, "TC")
    ada = comes("Ada", language="de", screen=screen).sits(goes_on(inn, siege.begin().match), "red").is_asked()
    if screen == DESK:
        on(ada, "piece hunt").click()
        ada.page.locator(".ask .options button").filter(has_text="Angriff").hover()
    else:  # a finger cannot point at an answer without giving it
        on(ada, "piece hunt").tap()
        ada.page.get_by_role("group", name="Chancen").get_by_role("button").filter(has_text="siegt").tap()
    chances = ada.page.locator(".sheet .odds").bounding_box()
    sheet = ada.page.locator("section.sheet").bounding_box()
    assert chances is not None
    assert sheet is not None
    assert sheet["y"] <= chances["y"]
    assert chances["y"] + chances["height"] <= sheet["y"] + sheet["height"]
    if screen == PHONE:
        ada.page.locator(".sheet .whole button").tap()
        expect(ada.page.locator(".sheet .odds")).to_have_count(0)


def test_what_is_not_lit_says_why(inn: ThreadServer, comes: Come):
    match = town(offering("move:hunt:"))
    ada = comes("Ada").sits(goes_on(inn, match), "red").is_asked()
    on(ada, "piece hunt").click()
    ada.page.locator('main.board [data-place="F7"]:not([data-target])').click(force=True)
    expect(ada.page.locator("main.board [role=dialog] p")).not_to_be_empty()


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_what_ends_the_actions_lies_apart_under_no_digit_and_is_asked_for_once(
    inn: ThreadServer, comes: Come, screen: str
):
    siege = Siege("II").unit("hunt", "TC").unit("piazza", "F1").unit("schmidt", "M1").zed("F3", 4).actions(2)
    table = goes_on(inn, siege.begin().match)
    ada = comes("Ada", screen=screen).sits(table, "red").is_asked()
    live = inn.live(table)
    match = live.state.match
    assert match is not None
    end = ada.page.locator(".ask .apart button")
    ada.waits(lambda: len(ada.look["options"]) > 0, "the answers are there")
    whom = ada.page.locator(".ask .whom button")
    expect(whom).to_have_count(3)
    assert "wins" in " ".join(whom.all_inner_texts()), "with the best chance each of them has"
    expect(end).to_contain_text("3 actions left")
    for key in "456789abc":
        ada.page.keyboard.press(key)
    expect(end).to_have_count(1)
    assert live.state.answers == 0, "no digit is left for the end"
    ada.page.keyboard.press("1")
    expect(on(ada, "piece hunt")).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("0")
    expect(whom).to_have_count(3)
    end.click()
    ada.sees("3 actions are left, and would be lost.")
    assert live.state.answers == 0
    ada.presses("No, go on").sees_no_longer("would be lost")
    ada.page.keyboard.press("End")
    ada.sees("3 actions are left, and would be lost.")
    ada.presses("End all the same")
    ada.waits(lambda: match.over or match.view("red")["round"] > 1, "the actions are over")


AT_A_COUNTER = "() => document.activeElement.closest('main.board [data-piece]') !== null"
NAMELESS = """() => [...document.querySelectorAll('main.board svg *')]
  .filter((it) => it.tabIndex >= 0 && !it.ariaLabel).map((it) => it.outerHTML.slice(0, 120))"""


def test_by_keyboard_the_first_counter_is_near_and_every_stop_on_the_way_has_a_name(inn: ThreadServer, comes: Come):
    siege = Siege("IV", players=2).unit("hunt", "F3").unit("schmidt", "TC").zed("F5", 4).holds("bulldozer").actions(3)
    ada = comes("Ada").sits(goes_on(inn, siege.begin().match), "red").is_asked()
    ada.page.reload()
    ada.is_asked()
    keys, tabs = ada.page.keyboard, 0
    while not ada.page.evaluate(AT_A_COUNTER):
        keys.press("Tab")
        tabs += 1
        assert tabs <= 10, ada.page.evaluate("() => document.activeElement.outerHTML")
        assert ada.page.evaluate(STOP) != "", ada.page.evaluate("() => document.activeElement.outerHTML")
    keys.press("Enter")
    expect(ada.page.locator("main.board [aria-pressed=true]").first).to_be_visible()
    assert ada.page.evaluate(NAMELESS) == []


def test_a_lit_space_is_gone_to_wherever_in_it_one_clicks_though_friends_stand_there(inn: ThreadServer, comes: Come):
    siege = Siege("II").unit("hunt", "F2").unit("schmidt", "F1").unit("civilians1", "M4").zed("S6", 4).actions(2)
    table = goes_on(inn, siege.begin().match)
    ada = comes("Ada").sits(table, "red").is_asked()
    match = inn.live(table).state.match
    assert match is not None
    on(ada, "piece hunt").click()
    expect(on(ada, "place F1")).to_be_visible()
    on(ada, "piece schmidt").click()
    ada.waits(lambda: match.view("red")["units"]["hunt"]["place"] == "F1", "a friend in the middle is no obstacle")
    assert match.view("red")["units"]["schmidt"]["place"] == "F1"


def test_why_not_is_about_whom_one_has_chosen_and_names_nothing_twice(inn: ThreadServer, comes: Come):
    siege = Siege("II").unit("hunt", "F2").unit("piazza", "TC").unit("furies", "F1")
    for track in "MHS":
        siege.zed(f"{track}6", "zed16" if track == "M" else "zed20" if track == "H" else "zed23")
    ada = comes("Ada").sits(goes_on(inn, siege.actions(2).begin().match), "red").is_asked()
    on(ada, "piece furies").click()
    ada.page.keyboard.press("?")
    listed = ada.page.locator("dialog li button")
    expect(listed.first).to_be_visible()
    told = listed.all_inner_texts()
    assert told
    assert [each for each in told if text.name("furies", "zeds") not in each] == []
    assert len(told) == len(set(told))
    listed.filter(has_text="forage").click()
    about = ada.page.locator("dialog [role=status] p").first
    expect(about).to_contain_text(f"on open road ({text.name('F1', 'zeds')}): nothing to forage there")


def test_who_plays_by_list_sees_no_more_than_the_chosen_ones_deeds(inn: ThreadServer, comes: Come):
    ada = comes("Ada").sits(goes_on(inn, town(offering("move:hunt:"))), "red").is_asked()
    unchosen = len(ada.look["options"])
    ada.page.locator(".sheet .unit.lit").first.click()
    ada.waits(lambda: len(ada.look["options"]) > unchosen, "the deeds of the chosen one are listed")
    assert len(ada.look["options"]) < 40


def actor(option: str, match: lamplit.Match) -> str:
    """Who would do it, if somebody of the town would."""
    return next((part for part in option.split(":")[1:] if part in match.view("red")["units"]), "")


@pytest.mark.parametrize(("level", "decisions"), [("basic", 8), ("V", 12)])
def test_a_decision_takes_one_click_beyond_choosing_who_acts(
    inn: ThreadServer, comes: Come, level: str, decisions: int
):
    table, luck = goes_on(inn, town(offering("move:"), level=level)), Random(7)
    ada = comes("Ada").sits(table, "red").is_asked()
    match = inn.live(table).state.match
    assert match is not None
    kinds: set[str] = set()
    for _ in range(decisions):
        if match.over:
            break
        question, before = match.question("red"), inn.live(table).state.answers
        assert question is not None
        rare = [name for name in question.names if name.split(":")[0] not in kinds and name != "end"]
        option = luck.choice(rare or list(question.names))
        kinds.add(option.split(":")[0])
        told = answers.meant(match.view("red"), "red", option) if option.startswith("hits:") else option
        named = wording.option(told, "zeds", "en")
        button = ada.page.locator(".ask [aria-busy=false] .options button:enabled").filter(has_text=named)
        ada.waits(lambda: ada.look["options"] != [], "something is asked")
        if not button.count() and (who := actor(option, match)):
            # On the map a touch would mean to go there, while somebody else is chosen and light falls there.
            ada.page.locator(f'.sheet .unit[title="{text.name(who, "zeds")}"]').click()
        button.first.click()
        if option == "end" and (sure := ada.page.get_by_role("button", name="End all the same")).count():
            sure.click()
        ada.waits(lambda before=before: inn.live(table).state.answers == before + 1, f"“{named}” is done")
        ada.waits(lambda: match.over or ada.look["over"] or ada.look["options"] != [], "the next question is there")
    assert len(kinds) >= 3, kinds


@everywhere(("language", "screen"), *(("de", screen) for screen in (DESK, PHONE, SIDEWAYS, TABLET)))
@pytest.mark.parametrize("level", ["basic", "V"])
def test_the_town_fits_the_screen(inn: ThreadServer, comes: Come, level: str, language: str, screen: str):
    match = town(offering("move:"), level=level, length="short")
    ada = comes("Ada", language=language, screen=screen).sits(goes_on(inn, match), "red").is_asked()
    assert max(lies_still(ada).scrolls) <= 0, "the page scrolls"
    svg = ada.page.locator("main.board svg[role=group]").bounding_box()
    board = ada.page.locator("main.board").bounding_box()
    assert svg is not None
    assert board is not None
    assert svg["width"] <= board["width"] + 1
    assert svg["y"] + svg["height"] <= board["y"] + board["height"] + 1
    assert min(svg["width"] / board["width"], 1) > 0.7, "the map is smaller than it could be"


@everywhere(("language", "screen"), ("en", DESK), ("de", PHONE))
def test_everybody_can_use_the_table_of_the_zeds(inn: ThreadServer, comes: Come, language: str, screen: str):
    found: dict[str, list[str]] = {}
    ada = comes("Ada", language=language, screen=screen)
    match = town(lambda match: bool(fights(match)), level="II")
    ada.sits(goes_on(inn, match), "red").is_asked()
    found["asked"] = faults(ada)
    on(ada, f"piece {fights(match)[0].split(':')[1]}").click()
    expect(ada.page.locator(f"main.board {'.chip' if screen == DESK else '.light'}").first).to_be_visible()
    found["chosen"] = faults(ada)
    ada.sits(goes_on(inn, town(lambda match: match.questions[0].prompt == "choose-hero", level="I")), "red").is_asked()
    found["heroes"] = faults(ada)
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def test_the_end_is_told_in_pictures(inn: ThreadServer, comes: Come):
    match = town(lambda match: match.over, level="II", length="short")
    match.take_back(1)
    question = match.questions[0]
    luck = Random(1)
    ada = comes("Ada", language="de").sits(goes_on(inn, match), "red")
    for _ in range(200):
        ada.waits(lambda: ada.look["over"] or ada.look["options"] != [], "something is asked, or all is over")
        if ada.look["over"]:
            break
        ada.acts(luck)
    assert question
    ada.sees("Wie nah sie kamen")
    expect(ada.page.locator("dialog .summary svg").first).to_be_visible()


def test_a_game_that_is_won_says_what_it_was_worth_and_counts_it_first(inn: ThreadServer, comes: Come):
    siege = Siege("III").unit("hunt", "TC").unit("piazza", "TC").folk("villagers1", "CAMP", side=REDUCED)
    siege.chaos("M4", 2).store(ammo=2, supplies=2).change(components=["gas"]).next_events("finale_y")
    table = goes_on(inn, siege.actions(1).begin().match)
    ada = comes("Ada", language="de").sits(table, "red").is_asked()
    ada.chooses("Aktionen beenden").chooses("Trotzdem beenden").sees("Farmingdale steht!")
    match = inn.live(table).state.match
    assert match is not None
    assert match.result is not None
    points, rating = match.result["points"], match.result["rating"]
    ada.sees(f"{sum(points.values())}\u00a0Punkte, Wertung {rating} von 5.")
    first = ada.page.locator("dialog .summary section").first
    expect(first.get_by_role("heading")).to_have_text("Der Abspann")
    told = first.locator(".points li").all_inner_texts()
    assert [line.split("\n")[1] for line in told] == [f"{n:+}".replace("-", "−") for n in points.values() if n]
    assert told[0] == "Lebende Einheiten\n+2"
    ada.sees("Was im Labor gebaut wurde, bleibt unter Verschluss. Vorerst.")


def test_at_one_screen_the_hordes_cards_are_covered_until_it_is_uncovered(inn: ThreadServer, comes: Come):
    match = town(lambda match: match.questions[0].prompt == "horde-card", mode="versus", level="II")
    card = wording.option(match.questions[0].options[0].name, "zeds", "en")
    table, ada = goes_on(inn, match), comes("Ada")
    for seat in ("red", "zeds"):
        ada.opens(f"#/table/{table.id}?seat={seat}&secret={table.secrets[seat]}")
        ada.waits(lambda seat=seat: table.secrets[seat] in ada.keeps, "the seat is kept")
    uncover = ada.page.get_by_role("button", name="Show me!")
    ada.sees("Everybody else, please look away now.")
    assert ada.page.get_by_text(card).count() == 0
    uncover.click()
    ada.is_asked()
    assert any(card in option for option in ada.look["options"])
    ada.presses("Red").sees("Everybody else, please look away now.")
    assert ada.page.get_by_text(card).count() == 0
    uncover.click()
    expect(uncover).to_have_count(0)
    assert ada.page.get_by_text(card).count() == 0, "this is the town's side"


@pytest.mark.parametrize("language", ["de", "en"])
def test_on_a_phone_every_event_is_read_whole_however_many_actions_stand_beside_it(
    inn: ThreadServer, comes: Come, language: str
):
    siege = Siege("V", players=4).actions(4)
    for name in ("hunt", "schmidt", "piazza", "johnson"):
        siege.unit(name, "TC")
    ada = comes("Ada", language=language, screen=PHONE).sits(goes_on(inn, siege.begin().match), "red").is_asked()
    names = [text.say(f"card-{card}", language, "zeds") for card in EVENTS]
    assert len(names) > 80
    assert ada.page.evaluate(CUT, names) == []
    assert ada.page.evaluate(CUT, [" ".join(names[:4])]) != [], "what is far too long would be noticed"


def test_on_a_phone_the_seat_of_the_zeds_goes_by_their_letter(inn: ThreadServer, comes: Come):
    table = goes_on(inn, Siege("II", mode="versus").unit("hunt", "TC").begin().match)
    ada = comes("Ada", language="de", screen=PHONE)
    for seat in ("red", "zeds"):
        ada.opens(f"#/table/{table.id}?seat={seat}&secret={table.secrets[seat]}")
        ada.waits(lambda seat=seat: table.secrets[seat] in ada.keeps, "the seat is kept")
    ada.button("Ich spiele: Rot. Zeig her!").click()
    seats = ada.page.get_by_role("group", name="Meine Plätze").get_by_role("button")
    expect(seats).to_have_count(2)
    assert [seat.locator("[aria-hidden]").first.inner_text() for seat in seats.all()] == ["R", "Z"]


def test_the_campaign_goes_on_where_it_was_left(inn: ThreadServer, comes: Come):
    ada = comes("Ada", language="de")
    won = json.dumps({"basic": {"won": True, "score": 9, "rating": 3, "at": "2026-03-01T20:00:00Z"}})
    ada.opens().page.evaluate("(won) => (localStorage['lamplit.zeds-campaign'] = won)", won)
    ada.opens("#/campaign/zeds").sees("gewonnen, 9 Punkte, Wertung 3 von 5")
    step = ada.page.locator("[aria-current=step]")
    expect(step).to_contain_text("kommt als Nächstes")
    step.get_by_role("link", name="Spielen: kurz").click()
    expect(ada.page.get_by_role("combobox", name="Level")).to_have_value("I")
    expect(ada.page.get_by_role("combobox", name="Länge")).to_have_value("short")


def test_whoever_plays_by_keyboard_points_at_a_space_and_the_others_hear_at_which(inn: ThreadServer, comes: Come):
    table = goes_on(inn, Siege("IV", players=2).unit("hunt", "F3").unit("schmidt", "TC").begin().match)
    ada, ben = comes("Ada", language="de").sits(table, "red"), comes("Ben", language="de", screen=PHONE)
    ben.sits(table, "blue")
    point = ada.page.get_by_role("button", name="Auf etwas zeigen")
    point.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("main.board").get_by_role("button", name=wording.name("M3", "zeds", "de")).focus()
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator("main.board .ping")).to_have_count(1)
    expect(ben.page.locator("[aria-live]").filter(has_text="Ada zeigt auf Berg #3")).to_have_count(1)
    expect(point).to_be_focused()
    expect(point).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_nobody_is_offered_to_point_who_plays_alone_or_for_all(inn: ThreadServer, comes: Come, screen: str):
    match = Siege("II", players=2).unit("hunt", "F3").unit("schmidt", "TC").begin().match
    ada = comes("Ada", screen=screen).sits(goes_on(inn, match), "red", "blue").is_asked()
    expect(ada.page.get_by_role("button", name=says("dz-point"))).to_have_count(0)


def test_a_table_for_friends_begins_with_how_many_they_are_and_seats_them_in_their_colours(
    inn: ThreadServer, comes: Come
):
    ada = comes("Ada").opens()
    card = ada.page.get_by_role("article").filter(has_text="Dawn of the Zeds")
    card.get_by_role("button", name=says("play-friends")).click()
    dialog = ada.page.get_by_role("dialog")
    first = dialog.locator("form > .fields select")
    expect(first.first).to_have_value("2")
    assert first.first.locator("option").all_inner_texts() == ["2", "3", "4"]
    first.last.select_option(label=says("setting-mode-versus"))
    expect(dialog.locator("details[open] > .fields select")).to_have_count(3)
    dialog.get_by_role("button", name=says("open-table")).click()
    faces = ada.page.locator(".room .face")
    expect(faces).to_have_count(3)
    drawn = [face.evaluate("(face) => getComputedStyle(face).borderTopColor") for face in faces.all()]
    assert len(set(drawn)) == 3
    ada.sees(says("invite-text"))
    ben = comes("Ben")
    ben.forgives("403")
    ben.opens(ada.page.url).sees("this address is not the invitation")
