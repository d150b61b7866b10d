"""Who hears the table instead of seeing it: everything has a name, and what happens is told."""

import re
from collections.abc import Iterator
from typing import Any

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .hours import goes_on, leap, let_the_temple_collapse
from .moments import offers, temple
from .people import PHONE, Person
from .test_escape import HURRY
from .test_terrorscape import TEAM, laid

# Roles that mean something only with a name.
NAMED = {
    *("button", "link", "checkbox", "radio", "textbox", "searchbox", "combobox", "slider", "tab", "spinbutton"),
    *("image", "img", "dialog", "region", "group", "toolbar", "progressbar", "tabpanel", "form", "graphics-symbol"),
}
# What the browser itself makes of lists to choose from and of parts of fields.
UNNAMED_BY_NATURE = {"MenuListPopup", "StaticText", "InlineTextBox"}
LISTEN = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll('[aria-live]'))
    new MutationObserver(() => window.heard.push(region.textContent.trim()))
      .observe(region, {childList: true, characterData: true, subtree: true});
}"""


def tree(person: Person) -> Iterator[tuple[str, str]]:
    """All that a screen reader can come to: roles and names."""
    line = person.context.new_cdp_session(person.page)
    nodes: list[dict[str, Any]] = line.send("Accessibility.getFullAXTree")["nodes"]
    line.detach()
    for node in nodes:
        if not node["ignored"]:
            yield node["role"]["value"], node.get("name", {}).get("value", "").strip()


def names(person: Person) -> str:
    """All names on the page."""
    return "\n".join(name for _, name in tree(person))


def nameless(person: Person) -> list[str]:
    """Roles of things that should have a name and have none."""
    return [role for role, name in tree(person) if role in NAMED and not name and role not in UNNAMED_BY_NATURE]


def heard(person: Person) -> str:
    """What was told aloud since somebody listened."""
    return "\n".join(person.page.evaluate("() => window.heard"))


def test_every_piece_of_the_mansion_has_a_name(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, *TEAM).is_asked()
    ada = comes("Ada", screen=PHONE).sits(table, "killer")
    match = inn.live(table).state.match
    assert match is not None
    read = names(ben)
    for survivor in match.view("survivor1")["team"]:
        assert wording.name(survivor["who"], "terrorscape", "en") in read
        assert wording.name(survivor["place"], "terrorscape", "en") in read
    assert wording.name("butcher", "terrorscape", "en") in read
    for card in match.view("killer")["hidden_cards"]["hand"]:
        assert wording.name(card, "terrorscape", "en") in names(ada)
    assert nameless(ben) == []
    assert nameless(ada) == []
    assert [name for _, name in tree(ben) if len(name) == 1 and name.isalpha()] == [], "and no letter stands alone"


def test_every_chamber_and_every_adventurer_has_a_name(inn: ThreadServer, comes: Come):
    match = temple(offers("fate:yes"), seed=2)
    table = goes_on(inn, match)
    ada = comes("Ada").sits(table, "red")
    read = names(ada)
    for place, chamber in match.view("red")["chambers"].items():
        assert wording.name(place, "escape", "en") in read
        signs = ", ".join(wording.name(sign, "escape", "en") for sign in chamber["entry"])
        assert re.search(rf"{re.escape(wording.name(place, 'escape', 'en'))}.*{signs}", read), (
            "and what it takes to get in"
        )
    for seat in match.seats:
        assert re.search(rf"Ada.*{re.escape(wording.name(where(match, seat), 'escape', 'en'))}", read)
    assert nameless(ada) == []


def where(match: lamplit.Match, seat: str) -> str:
    """Where an adventurer stands."""
    return next(each["place"] for each in match.view(seat)["adventurers"] if each["seat"] == seat)


def test_what_happens_in_the_mansion_is_told_aloud(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, *TEAM).is_asked()
    ben.page.evaluate(LISTEN)
    ben.chooses(wording.option("move:B1", "terrorscape", "en"))
    match = inn.live(table).state.match
    assert match is not None
    ben.waits(lambda: any(event["kind"] == "moved" for event in match.events("survivor1")), "somebody moved")
    told = next(
        wording.event(event, "terrorscape", "en") for event in match.events("survivor1") if event["kind"] == "moved"
    )
    ben.waits(lambda: told in heard(ben), f"the screen reader says “{told}”")
    ben.waits(lambda: ben.prompt in heard(ben), "and what is asked next")
    ben.opens("#/").sees("Play now")
    assert "".join(ben.page.locator("[aria-live]").all_text_contents()) == "", "and nothing is left elsewhere"


def test_what_three_seats_of_one_device_see_is_told_once(inn: ThreadServer, comes: Come):
    table = laid(inn)
    ben = comes("Ben").sits(table, *TEAM).is_asked()
    match = inn.live(table).state.match
    assert match is not None
    ben.page.evaluate(LISTEN)
    for number in (1, 2, 3):
        asked = ben.prompt
        ben.chooses(wording.option("move:B1", "terrorscape", "en"))
        ben.waits(lambda asked=asked: bool(ben.look["options"]) and ben.prompt != asked, "the next is asked")
        moves = [each for each in match.events("survivor1") if each["kind"] == "moved"]
        assert len(moves) == number
        told = wording.event(moves[-1], "terrorscape", "en")
        ben.waits(lambda told=told: told in heard(ben), f"the screen reader says “{told}”")
        assert heard(ben).count(told) == 1


def test_gongs_dice_and_the_end_of_the_temple_are_told_aloud(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY | {"players": 1}, red="me")
    ada = comes("Ada").sits(table, "red")
    ada.page.evaluate(LISTEN)

    def rolled() -> bool:
        ada.page.keyboard.press(" ")
        return "1" in heard(ada) or "adventurer" in heard(ada).lower()

    ada.waits(rolled, "the dice are read out")
    let_the_temple_collapse(inn, table, ada)
    ada.sees("How it ended")
    match = inn.live(table).state.match
    assert match is not None
    assert match.result is not None
    end = wording.result(match.result, "escape", "en")
    ada.waits(lambda: end in heard(ada), "how it ended is told")


def test_a_clock_that_ticks_is_shown_and_told(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options={"players": 1, "intro": 60}, red="me")
    ada = comes("Ada").sits(table, "red")
    ada.page.evaluate(LISTEN)
    leap(inn, table, short_of=10)
    ada.sees("The clock ticks")
    ada.waits(lambda: "The clock ticks" in heard(ada), "it is told as well")


def test_whoever_enters_a_chamber_hears_which(inn: ThreadServer, comes: Come):
    def may_enter(match: lamplit.Match) -> bool:
        question = match.question("red")
        return question is not None and any(option.name.startswith("enter:") for option in question.options)

    ada = comes("Ada").sits(goes_on(inn, temple(may_enter, seed=2)), "red")
    ada.page.evaluate(LISTEN)
    ada.page.locator(".pad [aria-disabled=false]").filter(has=ada.page.locator(".arrow")).first.click()
    ada.waits(lambda: f"{wording.name('red', 'escape', 'en')} enters" in heard(ada), "where she is now is told")


def test_what_is_refused_is_told_at_once(inn: ThreadServer, comes: Come):
    table = laid(inn, undo="ask")
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    ben.chooses(wording.option("move:B1", "terrorscape", "en"))
    table.sit("survivor2").answers("move:B1")
    ben.page.evaluate(LISTEN)
    ben.presses("Take back")
    refused = ben.page.locator(".trouble").inner_text()
    ben.waits(lambda: any(told and refused.startswith(told) for told in heard(ben).splitlines()), "the refusal is told")


def test_who_leads_all_three_hears_everything_once_and_takes_back_what_any_of_them_did(inn: ThreadServer, comes: Come):
    ben = comes("Ben", screen=PHONE).sits(laid(inn), *TEAM).is_asked()
    for name in ("William", "Marco", "Anna"):
        ben.page.locator(".table > header").get_by_role("button", name=name).tap()
        ben.waits(lambda name=name: name in ben.prompt, f"{name} is asked")
    before = ben.look["options"]
    ben.page.evaluate(LISTEN)
    ben.chooses(wording.option("move:B1", "terrorscape", "en"))
    ben.waits(lambda: ben.look["options"] != [] and "Anna" not in ben.prompt, "another one is asked")
    ben.waits(lambda: "Anna goes to the Living Room." in heard(ben), "what she did is told")
    ben.waits(lambda: heard(ben).rstrip().endswith(ben.prompt), "and then who is asked")
    assert heard(ben).count("Anna goes to the Living Room.") == 1
    ben.presses("Take back")
    ben.waits(lambda: "Anna" in ben.prompt and ben.look["options"] == before, "Anna is asked again")
