"""Whoever only watches in the house on the hill: what they are told."""

import pytest
from playwright.sync_api import expect

from lamplit.text import wording

from ..server.house import House
from .conftest import Come
from .hours import goes_on
from .people import DESK, PHONE, Person
from .test_betrayal import asked, house

MUMMY, GUILLOTINES = 1, 34


def turned_to(person: Person, side: str) -> Person:
    """Turns the sheet to the party or to the book."""
    person.page.locator(".sheet .tabs").get_by_role("button", name=side).click()
    return person


def called(who: str, language: str = "en") -> str:
    return wording.name(who, "betrayal", language)


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_who_watches_the_reveal_is_told_it_as_one_of_nobody_and_reads_what_all_may(
    inn: House, comes: Come, screen: str
):
    match = house(lambda match: asked("ready", match), haunt=MUMMY)
    table = goes_on(inn, match, spectators="live")
    seats = {one["role"]: one["seat"] for one in match.view("spectator")["explorers"].values()}
    players = [comes(role).sits(table, seats[role]).is_asked() for role in ("hero", "traitor")]
    secrets = [person.page.locator(".sheet .book .rule").first.inner_text() for person in players]
    zoe = comes("Zoe", screen=screen).opens(f"#/table/{table.id}?invite={table.invite}").presses("Watch")
    zoe.sees(f"{called(match.view('spectator')['traitor'])} turns against the others.")
    zoe.sees("Everybody reads their book. When all are ready, it begins.")
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


def test_who_watches_learns_nothing_of_sides_that_were_dealt_in_secret(inn: House, comes: Come):
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
