"""Whoever only watches, has fallen, or comes late to the house on the hill: what they are told, what they can do."""

from random import Random

import pytest
from playwright.sync_api import expect

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .hours import goes_on
from .moments import MOST_GAMES
from .people import DESK, PHONE, Person
from .test_betrayal import EAGER, asked, house, seat_of
from .test_replay import RECORDS, brings

MUMMY, GUILLOTINES = 1, 34


def turned_to(person: Person, side: str) -> Person:
    """Turns the sheet to the party or to the book."""
    person.page.locator(".sheet .tabs").get_by_role("button", name=side).click()
    return person


def dying(role: str) -> tuple[lamplit.Match, str]:
    """Somebody on a side has to split damage, and dies of it, however they do; the game goes on."""

    def dies(match: lamplit.Match) -> bool:
        question = match.questions[0]
        who = question.args["who"]
        ends: list[bool] = []
        for name in question.names:
            trial = match.clone()
            trial.answer(question.seat, name)
            ends.append(trial.over or trial.view("spectator")["explorers"][who]["alive"])
        return not any(ends)

    for tried in range(1, MOST_GAMES):
        match, luck = lamplit.new("betrayal", tried, {"players": 3, "haunt": MUMMY}), Random(tried)
        while not match.over:
            question = match.questions[0]
            if question.prompt.startswith("split-"):
                one = match.view("spectator")["explorers"][question.args["who"]]
                if one["role"] == role and dies(match):
                    return match, question.args["who"]
            eager = [name for name in question.names if name.split(":")[0] in EAGER]
            rest = [name for name in question.names if name != "end"]
            match.answer(question.seat, luck.choice(eager or rest or question.names))
    raise AssertionError("nobody dies")


def called(who: str, language: str = "en") -> str:
    return wording.name(who, "betrayal", language)


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_who_watches_the_reveal_is_told_it_as_one_of_nobody_and_reads_what_all_may(
    inn: ThreadServer, comes: Come, screen: str
):
    match = house(lambda match: asked("ready", match), haunt=MUMMY)
    table = goes_on(inn, match, spectators="live")
    seats = {one["role"]: one["seat"] for one in match.view("spectator")["explorers"].values()}
    players = [comes(role).sits(table, seats[role]).is_asked() for role in ("hero", "traitor")]
    secrets = [person.page.locator(".sheet .book .rule").first.inner_text() for person in players]
    zoe = comes("Zoe", screen=screen).opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    zoe.sees(f"{called(match.view('spectator')['traitor'])} turns against the others.")
    zoe.sees("When all are ready, it begins.")
    turned_to(zoe, "Book")
    expect(zoe.page.locator(".sheet .book .rule").first).to_contain_text("The Mummy has Speed 3")
    if screen == PHONE:
        zoe.presses("Shut the book")
    else:
        turned_to(zoe, "Party")
    expect(zoe.page.locator(".mate")).to_have_count(3)
    reached = "".join([*zoe.told, *zoe.read, zoe.page.content(), str(zoe.traces)])
    assert "The Mummy has Speed 3" in reached, "otherwise this looks in the wrong place"
    assert [secret for secret in secrets if secret in reached] == []


def test_who_watches_learns_nothing_of_sides_that_were_dealt_in_secret(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("ready", match), haunt=GUILLOTINES)
    table = goes_on(inn, match, spectators="live")
    zoe = comes("Zoe").opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    zoe.sees("Nobody turns. Or so it seems.")
    for seat in match.seats:
        comes(seat).sits(table, seat).is_asked().chooses("Ready")
    expect(zoe.page.locator(".reveal")).to_have_count(0)
    expect(zoe.page.locator(".sheet .book")).to_be_visible()
    assert "your-side" not in "".join(zoe.told)
    assert not zoe.page.get_by_text("You look at what you were dealt").count()


def test_a_dead_hero_hears_that_the_side_may_still_win_and_has_nothing_to_take_back(inn: ThreadServer, comes: Come):
    match, _who = dying("hero")
    table = goes_on(inn, match)
    ada = comes("Ada").sits(table, seat_of(match)).is_asked()
    expect(ada.button("Take back")).to_be_enabled()
    ada.page.locator(".ask .options button").first.click()
    ada.sees("If the heroes win, you win with them.")
    expect(ada.page.locator(".sheet h3").first).to_contain_text("dead")
    expect(ada.button("Take back")).to_be_disabled()
    expect(ada.button("Take back my turn")).to_be_disabled()
    expect(ada.page.locator(".sheet .book .rule").first).to_be_visible()


def test_a_dead_traitor_leads_the_monsters_on_and_all_know_that_it_goes_on(inn: ThreadServer, comes: Come):
    match, who = dying("traitor")
    others = [one["seat"] for name, one in match.view("spectator")["explorers"].items() if name != who]
    table = goes_on(inn, match)
    ben = comes("Ben").sits(table, others[0])
    ada = comes("Ada").sits(table, seat_of(match)).is_asked()
    ada.page.locator(".ask .options button").first.click()
    ada.sees("You go on leading your monsters: if they win, so do you.")
    expect(ben.page.locator(".foes")).to_contain_text("dead, the haunt goes on")
    if match.view("spectator")["explorers"][who]["seat"] == match.view("spectator")["turn"]:
        ben.sees(f"({called(who)})")  # whose monsters everybody waits for


def test_in_the_replay_everybody_has_their_name_and_their_own_book(inn: ThreadServer, comes: Come):
    ada = brings(comes("Ada"), RECORDS / "betrayal/haunt-1-b.jsonl")
    eyes, book = ada.page.get_by_label("Through the eyes of"), ada.page.locator(".side .book")
    people = eyes.locator("option").all_inner_texts()
    assert not [each for each in people if each.startswith("Explorer")], people
    ada.presses("To the end")
    sides: dict[str, str] = {}
    for seat in ("explorer1", "explorer2", "explorer3"):
        eyes.select_option(seat)
        own = book.locator(".head span").first.inner_text()
        sides[own] = book.locator(".rule").first.inner_text()
        expect(book.locator("h4")).to_have_count(2)
        assert "win with them" not in ada.page.locator(".side .sheet").first.inner_text(), "nobody hopes then"
    assert sides.keys() == {"The heroes’ book", "The traitor’s book"}
    assert sides["The traitor’s book"].startswith("You win as soon as the Mummy")
    assert sides["The heroes’ book"] != sides["The traitor’s book"]
    ada.presses("Read the secret books")
    for title in ("the traitor’s book", "the heroes’ book"):
        expect(ada.page.locator("dialog[open]").get_by_text(title).first).to_be_attached()


@pytest.mark.parametrize(("role", "book"), [("hero", "The heroes’ book"), ("traitor", "The traitor’s book")])
def test_who_takes_over_a_bot_in_mid_haunt_has_the_book_of_that_side_at_hand(
    inn: ThreadServer, comes: Come, role: str, book: str
):
    def others_act(match: lamplit.Match) -> bool:
        explorers = match.view("spectator")["explorers"].values()
        turn = next((one["role"] for one in explorers if one["seat"] == seat_of(match)), "")
        return asked("act", match) and turn in {"hero", "traitor"} - {role}

    match = house(others_act, haunt=MUMMY)
    explorers = match.view("spectator")["explorers"]
    who = next(name for name, one in explorers.items() if one["role"] == role)
    seats = {seat: "me" if seat == seat_of(match) else "bot:thumb" for seat in match.seats}
    table = goes_on(inn, match, seats=seats)
    comes("Ada").sits(table, seat_of(match)).is_asked()
    ben = comes("Ben").opens(f"#/table/{table.id}?invite={table.invite}")
    ben.page.get_by_role("listitem").filter(has_text=called(who)).get_by_role("button", name="Take over").click()
    expect(ben.page.locator(".sheet .book .head")).to_contain_text(book)
