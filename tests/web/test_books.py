"""Secret books in the browser: each reads their own, on a shared device too, and all of them once it is over."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .. import added_game
from ..server.support.servers import AnyServer, Table, apart
from .conftest import Come
from .people import DESK, PHONE, Person
from .test_accessible import faults

SPY, FRIEND = "Nobody but you can blow out the lamp", "One of the three is false"
SEATS = ("ann", "ben", "cat")


@pytest.fixture(scope="module")
def ballroom(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyServer]:
    """A server in a house that Masks has moved into. Its client was built before that."""
    folder = tmp_path_factory.mktemp("ball")
    with apart(folder, package=added_game.build(folder / "annex", "masks")) as house:
        yield house


def reads_rules(person: Person) -> str:
    """Opens the rulebook, and gives all that stands there."""
    tab = person.page.get_by_role("tab", name="Rules")
    if tab.get_attribute("aria-selected") != "true":
        tab.click()
    expect(person.page.locator(".pane section h2")).to_be_visible()
    return person.page.locator(".pane").inner_text()


def is_uncovered(person: Person, seat: str) -> Person:
    """The device is handed to somebody."""
    person.presses(f"I am playing: {seat}. Show me!").is_asked()
    return person


def ball(house: AnyServer, nights: int = 1) -> Table:
    return house.table("masks", ann="me", ben="me", cat="me", options={"nights": nights}, spectators="live")


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_your_book_comes_with_your_mask_and_stays_after_a_reload(ballroom: AnyServer, comes: Come, screen: str) -> None:
    table = ball(ballroom)
    people = {seat: comes(seat, to=ballroom, screen=screen).sits(table, seat) for seat in SEATS}
    assert "Your book" not in reads_rules(people["ben"])
    if screen == PHONE:
        people["ben"].page.get_by_role("tab", name="Rules").click()
    people["ann"].is_asked().chooses("Put on masks")
    spies: list[str] = []
    for seat, person in people.items():
        person.is_asked().sees("What do you do tonight?")
        if person.page.get_by_role("button", name="Blow out the lamp").count():
            spies.append(seat)
        heard = person.read
        person.replies.clear()
        person.page.reload()
        person.is_asked().sees("What do you do tonight?")
        own, other = (SPY, FRIEND) if seat in spies else (FRIEND, SPY)
        assert own in reads_rules(person)
        assert other not in person.page.content()
        heard += [*person.told, *person.read]
        assert [message for message in heard if own in message], "otherwise this looks in the wrong place"
        assert not [message for message in heard if other in message], "on the line"
        left = json.dumps(person.traces)
        assert SPY not in left
        assert FRIEND not in left
    assert len(spies) == 1
    assert faults(people["ann"]) == []
    assert people["ann"].scrolls == [0, 0]


def test_on_one_device_nobody_reads_the_book_of_another(ballroom: AnyServer, comes: Come) -> None:
    ada = comes("Ada", to=ballroom).sits(ball(ballroom), *SEATS)
    ada.is_asked().chooses("Put on masks")
    found: list[str] = []
    for seat in ("Ann", "Ben", "Cat"):
        ada.sees(f"Please hand the device to: {seat}")
        assert not [book for book in (SPY, FRIEND) if book in ada.page.content()]
        is_uncovered(ada, seat)
        told = reads_rules(ada)
        assert (SPY in told) != (FRIEND in told)
        assert (SPY in told) == bool(ada.page.get_by_role("button", name="Blow out the lamp").count())
        found.append(SPY if SPY in told else FRIEND)
        ada.chooses("Sleep")
        if seat != "Cat":
            ada.presses("Hand over the device")
    assert sorted(found) == sorted([SPY, FRIEND, FRIEND])


def test_who_watches_reads_what_all_may_and_all_read_everything_in_the_replay(ballroom: AnyServer, comes: Come) -> None:
    table = ball(ballroom)
    people = {seat: table.sit(seat) for seat in SEATS}
    eve = comes("Eve", to=ballroom).opens(f"#/table/{table.id}?invite={table.invite}&watch=yes")
    eve.sees("Masks")
    people["ann"].answers("masks")
    eve.sees("Night 1 falls over the ballroom.")
    told = reads_rules(eve)
    assert "every morning all accuse" in told
    assert SPY not in told
    assert FRIEND not in told
    while people["ann"].catches_up().result is None:
        for guest in people.values():
            if question := guest.catches_up().question:
                guest.answers(question["options"][0])
    eve.sees("The masks are off.")
    eve.opens(f"#/replay/{table.id}?invite={table.invite}&at=3")
    eve.presses("Read the secret books")
    eve.sees("The secret books").sees("The spy's book").sees("The friends' book")
    assert faults(eve) == []
