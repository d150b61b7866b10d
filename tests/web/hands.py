"""Hands on the things themselves: rooms, ways and people on the board, cards and items on the sheet.

People look at the list under the board to read, and touch the board to play. Here somebody does so: whatever is asked
must lie somewhere to be touched, and what lies somewhere is touched there.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import TimeoutError

from lamplit import Match
from lamplit.text import say, wording

from ..server.support.servers import Table, ThreadServer
from .people import PATIENCE, WHOLE_GAME, Person

ROOM = re.compile(r"[RBG]\d")
WAY = re.compile(r"[RBG]\d-[RBG]\d")
ZONES = {"red", "blue", "green"}
PEOPLE = {"anna", "johnson", "marco", "sophia", "william"}
PUT_AWAY = "Close"
FOR_ALL_HERE = "We are all done here"
"""One press for all seats of a device: no answer of its own."""
BACK = {"move": "return", "sprint": "sprint-return"}
HERE = {"search", "calm", "stay", "stop", "step"}
ON_THE_SHEET = {"card", "use", "give", "swap", "drop", "discard", "keep", "trait", "plan", "advance"}

# What can be touched, and which answers each thing says it stands for. A thing on the board says so in its name, a
# thing on the sheet in words beside its picture, a button by what is written on it.
LYING = """() => {
  const seen = (it) => it.checkVisibility({visibilityProperty: true});
  const offered = (words) => words.split('; ');
  const things = [];
  const panel = document.querySelector('section.encounter, section.chooser');
  const under = (it) => {
    if (!panel || panel.contains(it)) return false;
    const [over, {left, top, width, height}] = [panel.getBoundingClientRect(), it.getBoundingClientRect()];
    return left < over.right && left + width > over.left && top < over.bottom && top + height > over.top;
  };
  const add = (it, where, offers, opens) =>
    seen(it) && things.push({where, offers, opens, under: under(it), at: things.length, it});
  const askedFirst = (it) => it.ariaLabel.includes('; ') || it.dataset.target.startsWith('person ');
  for (const it of document.querySelectorAll('main.board [data-target]'))
    add(it, it.dataset.target, offered(it.ariaLabel.replace(/^.*?: /, '')), askedFirst(it));
  for (const it of document.querySelectorAll('main.board section button:not([disabled])'))
    add(it, 'panel', [...it.querySelectorAll('b'), it].map((part) => part.innerText.trim().split('\\n')[0]), false);
  for (const it of document.querySelectorAll('.sheet button.thing:enabled'))
    add(it, 'sheet', offered(it.querySelector('.hidden-words')?.innerText ?? ''), it.ariaExpanded !== null);
  window.lying = things.map(({it}) => it);
  return {
    covered: panel !== null,
    over: document.querySelector('dialog[open] a[href^="#/replay"]') !== null,
    listed: [...document.querySelectorAll('.ask [aria-busy=false] .options :enabled')].map((it) => it.innerText.trim()),
    things: things.map(({it, ...thing}) => thing),
  };
}"""


@dataclass(frozen=True)
class Thing:
    """Something to touch, and the answers it stands for in words."""

    where: str
    offers: list[str]
    opens: bool
    under: bool
    """Whether a panel lies over it, or over part of it."""
    at: int

    @property
    def kind(self) -> str:
        """What it is: a room, a way, a zone, somebody, or part of a panel or the sheet."""
        return self.where.partition(" ")[0]


def words_of(option: str) -> str:
    """An answer in words."""
    return wording.option(option, "terrorscape", "en")


def meant(option: str, match: Match, seat: str) -> str:
    """The name by which it is put into words: to go where one stands is to go out and come back."""
    verb, _, place = option.partition(":")
    stands = verb in BACK and any(s["seat"] == seat and s["place"] == place for s in match.view(seat).get("team", ()))
    return f"{BACK[verb]}:{place}" if stands else option


def belongs(option: str) -> str:
    """Where an answer is looked for first: on the board, on the sheet, or nowhere but in the list.

    Nobody knows where on the board somebody is who hides, but their sheet is there.
    """
    verb, *rest = option.split(":")
    if any(ROOM.fullmatch(part) or WAY.fullmatch(part) or part in ZONES for part in rest) or option in HERE:
        return "board"
    return "sheet" if verb in ON_THE_SHEET or PEOPLE & set(rest) else ""


class Hand:
    """The hand of somebody who plays some seats of a table by touching things."""

    def __init__(self, inn: ThreadServer, table: Table, person: Person, *seats: str, finger: bool = False) -> None:
        self.inn, self.table, self.person, self.seats, self.finger = inn, table, person, seats, finger
        self.touched = Counter[str]()
        self.over = False

    def asked(self) -> list[list[str]] | None:
        """What the rules offer the seats now; nothing if the game is over."""
        match = self.inn.live(self.table).state.match
        assert match is not None
        questions = [match.question(seat) for seat in self.seats]
        offered = [
            [meant(option.name, match, question.seat) for option in question.options]
            for question in questions
            if question is not None
        ]
        return None if match.over else offered

    def acts(self, luck: Random) -> bool:
        """Gives any answer by touching what stands for it, rather one on a kind of thing that was not touched yet.

        False if there is nothing to do but wait. Who is asked nothing need not look: looking costs the machine more
        than anything else here.
        """
        asked = self.asked()
        if asked == []:
            return False
        seen: dict[str, Any] = self.person.page.evaluate(LYING)
        self.over = seen["over"]
        if PUT_AWAY in [words for thing in seen["things"] for words in thing["offers"]]:
            self.presses(PUT_AWAY, "section.encounter")
            return True
        listed = sorted(words for words in seen["listed"] if words != FOR_ALL_HERE)
        options = next((each for each in asked or () if listed == sorted(map(words_of, each))), None)
        if not listed or options is None:
            return False
        things = [Thing(**thing) for thing in seen["things"]]
        lying = {option: [thing for thing in things if self.stands_for(thing, option)] for option in options}
        for option, found in lying.items():
            if belongs(option):
                assert found, f"“{words_of(option)}” ({option}) lies neither on board nor sheet: {things}"
            if belongs(option) == "board" and not seen["covered"]:
                assert {thing.where for thing in found} - {"sheet", "panel"}, f"{option} is not on the board"
        reach = {option: [thing for thing in found if not thing.under] for option, found in lying.items()}
        new = [option for option, found in reach.items() if any(thing.kind not in self.touched for thing in found)]
        option = luck.choice(new or options)
        free = [thing for thing in reach[option] if option not in new or thing.kind not in self.touched]
        if free:
            self.touches(luck.choice(free), option)
        else:
            self.presses(words_of(option))
        return True

    def stands_for(self, thing: Thing, option: str) -> bool:
        """Whether a touch there means that answer. A step means the room that is touched."""
        if option == "step":
            return thing.where.startswith("room ") and words_of(f"move:{thing.where[5:]}") in thing.offers
        what = option.rpartition(":")[2]
        names = {words_of(option)}
        if thing.where == "panel":
            names |= {wording.name(what, "terrorscape", "en")}
            if what in PEOPLE:
                names |= {say(f"who-{what}", "en", "terrorscape")}
        return bool(names & set(thing.offers))

    def touches(self, thing: Thing, option: str) -> None:
        """Touches a thing, and the answer in the small list that opens where it stands for several."""
        if not self.person.touches(f"window.lying[{thing.at}]", self.finger):
            return  # somebody else of the team was quicker
        self.touched[thing.kind] += 1
        if thing.opens:
            place = thing.where[5:] if option == "step" else ""
            self.presses(words_of(f"move:{place}" if place else option), "[role=dialog]")

    def presses(self, words: str, within: str = ".ask [aria-busy=false] .options") -> None:
        """Presses a button with these words on it."""
        button = self.person.page.locator(f"{within} button:enabled").filter(
            has_text=re.compile(rf"^\s*{re.escape(words)}\s*$")
        )
        try:
            (button.first.tap if self.finger else button.first.click)(timeout=PATIENCE / 10)
        except TimeoutError:
            assert button.count() == 0, f"{self.person.name} cannot press “{words}”"


def play_by_hand(hands: Iterable[Hand], luck: Random, enough: Callable[[], bool] | None = None) -> None:
    """Lets people play by touching things until the game is over for all of them, or it is enough."""
    hands, until = list(hands), monotonic() + WHOLE_GAME
    while not (enough() if enough else all(hand.over for hand in hands)):
        assert monotonic() < until, f"the game does not end: {[(hand.person.name, hand.person.look) for hand in hands]}"
        acted = [hand.acts(luck) for hand in hands]
        if not any(acted):
            hands[0].person.page.wait_for_timeout(20)
